"""Games on the command line."""

from __future__ import annotations

from difflib import get_close_matches

from flibuste.cli.errors import CommandError
from flibuste.i18n.plain_text import plain
from flibuste.i18n.translator import LANGUAGES, Translator
from flibuste.kernel import registry
from flibuste.kernel.types import Refusal

BEGINNING = 3
"""Letters from which the beginning of a name is enough, if it is the beginning of one game only."""
SHOWN = 40
"""Letters of a wrong name that the message quotes."""


def game_named(text: str) -> str:
    """The game of this name, as the program calls it or by its title in any language.

    Accents, capitals, spaces and marks do not matter. For a near miss the likeliest game is named.
    """
    if text in registry.all_names():
        return text
    known = {squeezed(title): name for name in registry.names() for title in titles_of(name)}
    wanted = squeezed(text)
    if wanted in known:
        return known[wanted]
    begun = {name for title, name in known.items() if title.startswith(wanted)}
    if len(wanted) >= BEGINNING and len(begun) == 1:
        return begun.pop()
    near = get_close_matches(wanted, list(known), 1)
    if near:
        raise CommandError("usage-no-game-but", {"text": text[:SHOWN], "game": known[near[0]]})
    raise Refusal("unknown-game", "", {"game": text[:SHOWN], "games": list(registry.names())})


def titles_of(name: str) -> list[str]:
    """What a game is called: by the program, and in every language."""
    return [name, *(Translator(language, name).say("game-title") for language in LANGUAGES)]


def squeezed(text: str) -> str:
    """The letters and digits of a name alone."""
    return "".join(letter for letter in plain(text) if letter.isalnum())


def only_game() -> str:
    """The game that is meant where none is named. There must be only one."""
    names = registry.names()
    if len(names) != 1:
        raise CommandError("usage-which-game", {"games": list(names)})
    return names[0]


def players_range(seats: tuple[int, ...]) -> str:
    """Possible numbers of players: "2–4"."""
    return f"{seats[0]}–{seats[-1]}" if len(seats) > 1 else str(seats[0])
