"""What a person may type: a choice, or an order to the program."""

from __future__ import annotations

from collections.abc import Callable
from enum import Enum, auto
from pathlib import Path
from typing import TYPE_CHECKING

from rich.text import Text

from flibuste.cli import explain, home, language, pages, story
from flibuste.cli.menu import Menu
from flibuste.cli.trouble import FOUND, Trouble
from flibuste.cli.voice import Voice, sentence
from flibuste.kernel.record import BadRecord
from flibuste.kernel.words import Choice, Refusal, Seat
from flibuste.tongue.tongue import LANGUAGES, Tongue

if TYPE_CHECKING:
    from flibuste.cli.sitting import Sitting

LINES = 15
"""Of the log, if no number is said."""


class Next(Enum):
    AGAIN = auto()
    """Ask again, the screen as it is."""
    REDRAW = auto()
    PLAYED = auto()
    LEFT = auto()


def obey(sitting: Sitting, seat: Seat, menu: Menu | None, text: str) -> Next:
    """Does what was typed; whatever cannot be done is said and asked again.

    Without a menu nobody is asked anything just now.
    """
    try:
        return idly(sitting, seat, text) if menu is None else done(sitting, seat, menu, text)
    except Trouble as trouble:
        sitting.voice.tell(trouble.key, trouble.facts)
    except Refusal as refusal:
        explain.refused(sitting.voice, refusal)
    return Next.AGAIN


def done(sitting: Sitting, seat: Seat, menu: Menu, text: str) -> Next:
    if not text:
        sitting.voice.tell("prompt-empty")
        return Next.AGAIN
    if text.startswith("?"):
        return show_help(sitting, seat, menu, text[1:].strip())
    word, _, rest = text.partition(" ")
    order = named(word.casefold(), sitting.voice)
    choice = choice_of(sitting, menu, text, order == "")
    if choice is not None:
        return play(sitting, seat, choice)
    if order:
        return ORDERS[order](sitting, seat, menu, rest.strip())
    raise Refusal("unknown-choice", "", {"text": text[:60]})


def idly(sitting: Sitting, seat: Seat, text: str) -> Next:
    """Between two questions, while the game waits for Enter."""
    word, _, rest = text.partition(" ")
    order = named(word.casefold(), sitting.voice)
    if order not in AT_ANY_TIME:
        raise Trouble("prompt-paused", {"text": text[:60]})
    return AT_ANY_TIME[order](sitting, seat, None, rest.strip())


def named(word: str, voice: Voice) -> str:
    """The order called so, in the language spoken or in English; nothing if there is none."""
    for order in ORDERS:
        for tongue in (voice.tongue, Tongue("en")):
            if word in [name.strip() for name in tongue.say(f"order-{order}").split(",")]:
                return order
    return ""


def choice_of(sitting: Sitting, menu: Menu, text: str, guess: bool) -> Choice | None:
    """A choice by number, in notation, or without its verb where only one option is meant."""
    if text.isascii() and text.isdigit():
        return numbered(sitting, menu, text)
    try:
        return sitting.table.game.vocabulary.parse(text)
    except Refusal:
        meant = menu.meant(text) if guess else []
    if len(meant) > 1:
        said = [
            sitting.voice.words(
                "prompt-which.one",
                {"number": menu.number_of(choice), "choice": sitting.tongue.choice(choice)},
            )
            for choice in meant
        ]
        raise Trouble("prompt-which", {"choices": ", ".join(said)})
    return meant[0] if meant else None


def numbered(sitting: Sitting, menu: Menu, text: str) -> Choice:
    """The choice of this number; where another is called so, a tile of this value perhaps, nobody guesses."""
    alike = menu.meant(text)
    if int(text[:9]) > len(menu.entries) and len(alike) == 1:
        return alike[0]
    choice = menu.numbered(int(text[:9]))
    if alike and choice not in alike:
        said = [f"{one.text} ({sitting.tongue.choice(one)})" for one in (choice, *alike)]
        raise Trouble("prompt-number", {"number": text[:9], "choices": ", ".join(said)})
    return choice


def play(sitting: Sitting, seat: Seat, choice: Choice) -> Next:
    sitting.table.play(seat, choice, sitting.table.state.serial)
    sitting.keep()
    return Next.PLAYED


def show_help(sitting: Sitting, seat: Seat, menu: Menu, rest: str) -> Next:
    if not rest:
        explain.orders(sitting.voice, list(ORDERS), sitting.table, seat, menu)
        return Next.AGAIN
    choice = choice_of(sitting, menu, rest, True)
    if choice is None:
        raise Refusal("unknown-choice", "", {"text": rest[:60]})
    explain.choice(sitting.voice, sitting.table, seat, choice, menu.number_of(choice))
    return Next.AGAIN


def log(sitting: Sitting, seat: Seat, _menu: Menu | None, rest: str) -> Next:
    count = int(rest[:6]) if rest.isascii() and rest.isdigit() else LINES
    sitting.voice.show(story.told(sitting.table.events()[-count:] if count else [], seat, sitting.tongue))
    return Next.AGAIN


def rules(sitting: Sitting, _seat: Seat, _menu: Menu | None, rest: str) -> Next:
    pages.look_up(sitting.voice, sitting.table.game.meta.id, rest)
    return Next.AGAIN


def undo(sitting: Sitting, seat: Seat, _menu: Menu | None = None, _rest: str = "") -> Next:
    """Takes back, if nothing was revealed or drawn; refused aloud otherwise."""
    try:
        taken = sitting.table.undo(seat)
    except Refusal as refusal:
        explain.refused(sitting.voice, refusal)
        return Next.AGAIN
    sitting.seen[seat] = min(sitting.seen[seat], sitting.table.version)
    sitting.keep()
    choice = sitting.table.game.vocabulary.parse(taken.text)
    sitting.notice = sitting.voice.words("undone", {"choice": sitting.tongue.choice(choice)})
    return Next.REDRAW


def save(sitting: Sitting, _seat: Seat, _menu: Menu | None, rest: str) -> Next:
    file = Path(rest).expanduser() if rest else sitting.file
    try:
        if file.exists() and file != sitting.file and not same_game(sitting, file):
            raise Trouble("save-exists", {"file": str(file)}, FOUND)
        home.write(file, sitting.table.record(own=True).text())
    except OSError as fault:
        from flibuste.cli.boundary import file_sentence

        sentence(sitting.voice.out, Text(file_sentence(sitting.voice, fault)))
        return Next.AGAIN
    sitting.voice.say("saved", {"file": str(file)})
    return Next.AGAIN


def same_game(sitting: Sitting, file: Path) -> bool:
    """An earlier save of this game may be written over, nothing else."""
    try:
        return home.read(file).commitment == sitting.table.commitment
    except (BadRecord, Trouble, UnicodeDecodeError):
        return False


def hint(sitting: Sitting, seat: Seat, menu: Menu, _rest: str) -> Next:
    explain.hint(sitting.voice, sitting.table, seat, menu)
    return Next.AGAIN


def view(_sitting: Sitting, _seat: Seat, _menu: Menu, _rest: str) -> Next:
    return Next.REDRAW


def lang(sitting: Sitting, _seat: Seat, _menu: Menu | None, rest: str) -> Next:
    if not rest:
        raise Trouble("usage-language", {"text": "", "languages": list(LANGUAGES)})
    sitting.voice.speak(language.known(rest))
    return Next.REDRAW


def leave(_sitting: Sitting, _seat: Seat, _menu: Menu | None, _rest: str) -> Next:
    return Next.LEFT


def asked_help(sitting: Sitting, seat: Seat, menu: Menu, rest: str) -> Next:
    return show_help(sitting, seat, menu, rest)


ORDERS: dict[str, Callable[[Sitting, Seat, Menu, str], Next]] = {
    "help": asked_help,
    "hint": hint,
    "undo": undo,
    "log": log,
    "rules": rules,
    "view": view,
    "save": save,
    "lang": lang,
    "quit": leave,
}

AT_ANY_TIME: dict[str, Callable[[Sitting, Seat, Menu | None, str], Next]] = {
    "undo": undo,
    "log": log,
    "rules": rules,
    "save": save,
    "lang": lang,
    "quit": leave,
}
"""What needs no question."""
