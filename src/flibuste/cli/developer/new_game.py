"""`make new-game NAME=corsairs [PREFIX=COR]`: a new game of the checkout, copied from the template."""

from __future__ import annotations

import keyword
import re
import sys
from pathlib import Path

from flibuste.i18n.translator import Translator, preferred
from flibuste.kernel import registry
from flibuste.kernel.rulebook import read_rulebook
from flibuste.kernel.types import Facts, Refusal

PACKAGE = Path(__file__).resolve().parents[2]
GAMES = PACKAGE / "games"
TEMPLATE = "_parley"
WORDS = (".py", ".toml", ".ftl", ".md", ".ts", ".svelte", ".css")
"""Files in which names are changed; others are copied as they are."""
LEFT_OUT = ("__pycache__", "records")
"""Records are games of the template and replay under no other name."""
MADE = (".pyc", ".so", ".pyd", ".c")


def main(arguments: list[str]) -> int:
    translator = Translator(preferred())
    try:
        if len(arguments) not in (1, 2):
            raise Refusal("usage", "")
        name = arguments[0]
        check_name(name)
        prefix = free_prefix(name, *arguments[1:])
        write(name, pages(name, prefix))
    except Refusal as refusal:
        print(translator.say(f"new-game-{refusal.reason}", refusal.facts), file=sys.stderr)
        return 2
    folder = str((GAMES / name).relative_to(PACKAGE.parents[1]))
    print(translator.say("new-game-made", {"name": name, "folder": folder, "prefix": prefix}))
    return 0


def check_name(name: str) -> None:
    """Refuses a name that no game can have, and one that is taken."""
    shown = shown_of(name)
    if PACKAGE.parent.name != "src":
        raise Refusal("no-checkout", "")
    if name.startswith("_"):
        raise Refusal("underscore", "", {"name": shown})
    if not re.fullmatch(r"[a-z][a-z0-9_]*", name) or len(letters_of(name)) < 3:
        raise Refusal("not-a-name", "", {"name": shown})
    if keyword.iskeyword(name):
        raise Refusal("keyword", "", {"name": shown})
    if (GAMES / name).exists() or name in registry.all_names():
        raise Refusal("exists", "", {"name": shown})


def free_prefix(name: str, wanted: str = "") -> str:
    """The letters before the rule numbers: those that were asked for, or the first three of the name."""
    prefix = wanted or letters_of(name)[:3].upper()
    if not re.fullmatch(r"[A-Z]{2,5}", prefix):
        raise Refusal("not-a-prefix", "", {"prefix": shown_of(prefix)})
    for book in sorted(GAMES.glob("*/rules.toml")):
        if read_rulebook(book).rules[0].partition("-")[0] == prefix:
            facts: Facts = {"name": shown_of(name), "prefix": prefix, "game": book.parent.name}
            raise Refusal("prefix", "", facts)
    return prefix


def letters_of(name: str) -> str:
    return "".join(letter for letter in name if letter.isalpha())


def shown_of(word: str) -> str:
    """What was typed, short enough and safe to print."""
    return "".join(letter for letter in word[:40] if letter.isprintable())


def pages(name: str, prefix: str) -> dict[Path, bytes]:
    """Every file of the new game, by its place in the folder."""
    home = GAMES / TEMPLATE
    found: dict[Path, bytes] = {}
    for file in sorted(home.rglob("*")):
        place = file.relative_to(home)
        if file.is_dir() or file.suffix in MADE or any(left_out(part) for part in place.parts):
            continue
        if file.suffix in WORDS:
            text = renamed(file.read_text(encoding="utf-8"), name, prefix)
            found[place] = text.encode()
        else:
            found[place] = file.read_bytes()
    return found


def left_out(part: str) -> bool:
    return part in LEFT_OUT or part.startswith(".")


def renamed(text: str, name: str, prefix: str) -> str:
    """The text with package, class, title and rule numbers renamed wherever they are used."""
    words = name.replace("_", " ").split()
    title = " ".join(words).capitalize()
    called = re.search(r"^game-title = (.+)$", text, re.MULTILINE)
    if called:  # a catalogue: it may have a title of its own
        text = re.sub(rf"\b{re.escape(called[1])}\b", title, text)
    text = re.sub(rf"\b{TEMPLATE}\b", name, text)
    text = re.sub(r"\b(class |import )Parley\b", rf"\1{class_of(words)}", text)
    text = re.sub(r"\bParley(?=\(|Board\b)", class_of(words), text)  # the game's class, and its board's
    text = re.sub(r"\bParley\b", title, text)
    text = re.sub(r"\bPAR-(?=\d)", f"{prefix}-", text)
    return text.replace('"PAR"', f'"{prefix}"')


def class_of(words: list[str]) -> str:
    return "".join(word.capitalize() for word in words)


def write(name: str, found: dict[Path, bytes]) -> None:
    for place, page in found.items():
        file = GAMES / name / place
        file.parent.mkdir(parents=True, exist_ok=True)
        file.write_bytes(page)


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
