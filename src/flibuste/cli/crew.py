"""Who sits where: people and bots, as they are asked for and as a record names them."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from flibuste.bots.roster import make, offered, welcome
from flibuste.bots.searcher import is_limited
from flibuste.cli.trouble import Trouble
from flibuste.table.table import plain_name
from flibuste.tongue.tongue import Tongue

YOU = "you"
CAPTAINS = ("Morgan", "Kidd", "Rackham", "Surcouf", "Vane", "Teach", "Bonny", "Read")
"""Under these names bots sail."""
LONGEST = 20
"""Letters of a name we ask for; a record may hold longer ones."""


class Sailor(NamedTuple):
    """One at the table: a name, and the bot that plays, if it is no person."""

    name: str
    bot: str = ""

    def written(self) -> str:
        """As a record names him: a bot's kind stands behind its name, so a saved game knows it."""
        return f"{self.name} ({self.bot})" if self.bot else self.name


def sailor(written: str) -> Sailor:
    """Reads a name out of a record."""
    name, bracket, rest = plain_name(written).rpartition(" (")
    if bracket and rest.endswith(")") and is_bot(rest[:-1]):
        return Sailor(name, rest[:-1])
    return Sailor(plain_name(written))


def is_bot(word: str) -> bool:
    """Whether a record may name it: nothing that would run a program because a file says so."""
    return welcome(word) or is_limited(word)


def muster(seats: str, names: str, tongue: Tongue) -> list[Sailor]:
    """The crew for words such as "you:Anne,greedy,greedy"; names, seat by seat, go before these."""
    words = [word.strip() for word in seats.split(",")]
    given = [tidy(name) for name in names.split(",")] if names else []
    if len(given) > len(words):
        raise Trouble("usage-names", {"names": len(given), "seats": len(words)})
    crew: list[Sailor] = []
    for at, word in enumerate(words):
        kind, _, own = word.partition(":")
        person = kind.casefold() in (YOU, tongue.say("seat-word-you"))
        name = (given[at] if at < len(given) else "") or (tidy(own) if person else "")
        if not person:
            make(word)
        crew.append(Sailor(unlike(name or usual(crew, person, tongue), crew), "" if person else word))
    return crew


def tidy(name: str) -> str:
    """A name as we take it from a person: short, and no bot's."""
    return sailor(plain_name(name.replace(",", " "))).name[:LONGEST].strip()


def usual(crew: Sequence[Sailor], person: bool, tongue: Tongue) -> str:
    """What somebody is called who was given no name."""
    if person:
        return tongue.say("crew-captain")
    taken = [other.name for other in crew]
    return next((name for name in CAPTAINS if name not in taken), CAPTAINS[0])


def unlike(name: str, crew: Sequence[Sailor]) -> str:
    """Two of one name are told apart by a number."""
    taken = [other.name for other in crew]
    number = 2
    other = name
    while other in taken:
        other = f"{name} {number}"
        number += 1
    return other


def bot_names() -> list[str]:
    return offered()


def persons(crew: Sequence[Sailor]) -> list[int]:
    return [seat for seat, one in enumerate(crew) if not one.bot]
