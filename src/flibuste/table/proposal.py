"""Proposals: what one seat asks of all other people at the table. Nothing happens before all have agreed."""

from __future__ import annotations

from collections.abc import Collection
from typing import NamedTuple

from flibuste.kernel.types import Json, Refusal, Seat

WHATS = ("take-back", "end", "replace", "take")


class Proposal(NamedTuple):
    """An open question to the people at the table.

    | what | text of its act | what happens once all have agreed |
    |---|---|---|
    | take-back | number of the move | the game goes back to before that move |
    | end | | the game ends without a result |
    | replace | absent seat, seats that need not answer, bot's name | a bot plays for somebody absent |
    | take | guest, name | a newcomer plays this seat, which a bot has played |
    """

    seat: Seat
    """Who asks; for a newcomer the seat they want."""
    what: str
    about: int = -1
    """The move to go back to, or the seat of the person to be replaced."""
    guest: str = ""
    name: str = ""
    """The name of the newcomer, or of the bot that replaces somebody."""
    excused: frozenset[Seat] = frozenset()
    """People who are absent as well, and need not answer."""
    agreed: frozenset[Seat] = frozenset()
    lenient: bool = False
    """Made by a `wish` of an earlier release, where people who were away counted as agreeing."""

    def voters(self, people: Collection[Seat]) -> set[Seat]:
        """The people who have to agree."""
        return set(people) - {self.seat} - self.excused

    def shown(self, people: Collection[Seat]) -> dict[str, Json]:
        """What everybody is shown of it."""
        waiting = self.voters(people) - self.agreed
        return {
            "seat": self.seat,
            "what": self.what,
            "about": self.about if self.what == "replace" else None,
            "name": self.name,
            "agreed": sorted(self.agreed),
            "waiting": sorted(waiting),
        }


def read_proposal(seat: Seat, text: str) -> Proposal:
    """The proposal in the text of an act."""
    what, _, rest = text.partition(" ")
    if what == "take-back":
        return Proposal(seat, what, int(rest))
    if what == "replace":
        about, excused, name = rest.split(" ", 2)
        return Proposal(seat, what, int(about), "", name, frozenset(int(one) for one in excused.split(",")))
    if what == "take":
        guest, _, name = rest.partition(" ")
        return Proposal(seat, what, -1, guest, name)
    if what == "end":
        return Proposal(seat, what)
    raise Refusal("bad-message", "", {"why": "what"})


def replacing(about: Seat, excused: Collection[Seat], name: str) -> str:
    """The text of a proposal to let a bot of this name play for somebody who is absent."""
    seats = ",".join(str(seat) for seat in sorted({about, *excused}))
    return f"replace {about} {seats} {name}"
