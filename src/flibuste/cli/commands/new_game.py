"""`make new-game NAME=corsairs`: a new game of the source checkout, begun as a copy of the template."""

from __future__ import annotations

import keyword
import re
import sys
from pathlib import Path

from flibuste.kernel.rulebook import read_rulebook
from flibuste.kernel.words import Refusal
from flibuste.tongue.tongue import Tongue, preferred

PACKAGE = Path(__file__).resolve().parents[1]
GAMES = PACKAGE / "games"
TEMPLATE = "_parley"
WORDS = (".py", ".toml", ".ftl", ".md", ".ts", ".svelte", ".css")
"""Files in which names are changed; others are copied as they are."""
LEFT_OUT = ("__pycache__", "records")
"""Records are games of the template: they replay nothing else."""
MADE = (".pyc", ".so", ".pyd", ".c")


def main(arguments: list[str]) -> int:
    tongue = Tongue(preferred())
    try:
        if len(arguments) != 1:
            raise Refusal("usage", "")
        name = arguments[0]
        prefix = prefix_of(name)
        write(name, pages(name, prefix))
    except Refusal as refusal:
        print(tongue.say(f"new-game-{refusal.reason}", refusal.facts), file=sys.stderr)
        return 2
    folder = str((GAMES / name).relative_to(PACKAGE.parents[1]))
    print(tongue.say("new-game-made", {"name": name, "folder": folder, "prefix": prefix}))
    return 0


def prefix_of(name: str) -> str:
    """The letters of its rule numbers; or why this name will not do."""
    shown = "".join(letter for letter in name[:40] if letter.isprintable())
    if PACKAGE.parent.name != "src":
        raise Refusal("no-checkout", "")
    if name.startswith("_"):
        raise Refusal("underscore", "", {"name": shown})
    letters = "".join(letter for letter in name if letter.isalpha())
    if not re.fullmatch(r"[a-z][a-z0-9_]*", name) or len(letters) < 3:
        raise Refusal("not-a-name", "", {"name": shown})
    if keyword.iskeyword(name):
        raise Refusal("keyword", "", {"name": shown})
    if (GAMES / name).exists():
        raise Refusal("exists", "", {"name": shown})
    prefix = letters[:3].upper()
    for book in sorted(GAMES.glob("*/rules.toml")):
        if read_rulebook(book).rules[0].partition("-")[0] == prefix:
            raise Refusal("prefix", "", {"name": shown, "prefix": prefix, "game": book.parent.name})
    return prefix


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
    """Package, class, title and rule numbers, each wherever it is used."""
    words = name.replace("_", " ").split()
    title = " ".join(words).capitalize()
    called = re.search(r"^game-title = (.+)$", text, re.MULTILINE)
    if called:  # a catalogue: it may have a title of its own
        text = re.sub(rf"\b{re.escape(called[1])}\b", title, text)
    text = re.sub(rf"\b{TEMPLATE}\b", name, text)
    text = re.sub(r"\b(class |import )Parley\b", rf"\1{class_of(words)}", text)
    text = re.sub(r"\bParley\(", f"{class_of(words)}(", text)
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
