"""Rolling and rum: the same in taverns, at chests and in the brawl (RUM-83 to RUM-85)."""

from __future__ import annotations

from typing import Final

from flibuste.games.rum_and_pirates.parts import AGAIN, BARREL, DIE, STAND
from flibuste.games.rum_and_pirates.state import Harbour
from flibuste.kernel.agenda import Question
from flibuste.kernel.chance import Dealer
from flibuste.kernel.types import Choice, Refusal, Seat


def throw(s: Harbour, seat: Seat, dealer: Dealer) -> None:
    """A player rolls and may improve the roll with rum before anybody else rolls (RUM-85)."""
    roll(s, seat, dealer)
    s.ask(USE_RUM, seat)


def roll(s: Harbour, crew: int, dealer: Dealer) -> None:
    s.roller = crew
    s.spare = False
    s.die = dealer.roll(DIE)
    if dealer.heard:
        if crew < s.seats:
            dealer.tell("rolled", "RUM-84", {"seat": crew, "die": s.die})
        else:
            dealer.tell("imaginary-rolled", "RUM-98", {"die": s.die})


class UseRum(Question[Harbour]):
    """Keep the roll, give a barrel and roll again, or use the barrel's second roll (RUM-84)."""

    def options(self, s: Harbour, seat: Seat) -> list[Choice]:
        if s.spare:
            return WITH_SPARE
        return WITH_RUM if s.rum[seat] else WITHOUT

    def answer(self, s: Harbour, seat: Seat, choice: Choice, dealer: Dealer) -> None:
        if choice is STAND:
            s.spare = False  # an unused second roll is lost
            return
        if choice is BARREL:
            s.rum[seat] -= 1
            s.spare = True
            if s.house.barrels_leave:
                s.barrels_out += 1
            else:
                s.barrels += 1
            if dealer.heard:
                dealer.tell("gave-barrel", "RUM-84", {"seat": seat, "barrels": 1, "left": s.rum[seat]})
        else:
            s.spare = False
        s.die = dealer.roll(DIE)  # the last roll counts, even if it is worse
        if dealer.heard:
            dealer.tell("rolled-again", "RUM-84", {"seat": seat, "die": s.die})
        s.ask(USE_RUM, seat)

    def why_not(self, s: Harbour, seat: Seat, choice: Choice) -> Refusal:
        if choice is BARREL:
            return Refusal("second-roll-first", "RUM-84")
        if choice is AGAIN:
            return Refusal("no-second-roll", "RUM-84")
        return Refusal("roll-first", "RUM-85")


WITHOUT: Final[list[Choice]] = [STAND]
WITH_RUM: Final[list[Choice]] = [STAND, BARREL]
WITH_SPARE: Final[list[Choice]] = [STAND, AGAIN]
USE_RUM: Final = UseRum("roll", "RUM-84", plain=True)
