"""The brawl: dice settle a tie for the floor (PAR-10, PAR-11)."""

from __future__ import annotations

from typing import Final

from flibuste.games._parley.parts import KEEP, REROLL
from flibuste.games._parley.state import Council
from flibuste.kernel.agenda import Question
from flibuste.kernel.chance import Dealer
from flibuste.kernel.types import Choice, Refusal, Seat


def brawl(s: Council, _: int, dealer: Dealer) -> None:
    """One fighter has the floor at once; several roll, one after the other (PAR-10)."""
    if not s.fighters:
        if dealer.heard:
            dealer.tell("fell-silent", "PAR-10", {})
    elif len(s.fighters) == 1:
        give_floor(s, s.fighters[0], dealer)
    else:
        for seat in s.fighters:
            s.then(roll, seat)
        s.then(win_brawl)


def roll(s: Council, seat: Seat, dealer: Dealer) -> None:
    s.dice[seat] = dealer.roll(6)
    if dealer.heard:
        dealer.tell("rolled", "PAR-10", {"seat": seat, "die": s.dice[seat]})
    s.ask(KEEP_ROLL, seat)


class KeepRoll(Question[Council]):
    """Asked in the middle of a brawl; without rum there is nothing to ask (PAR-11)."""

    def options(self, s: Council, seat: Seat) -> list[Choice]:
        return [KEEP, REROLL] if s.rum[seat] else [KEEP]

    def answer(self, s: Council, seat: Seat, choice: Choice, dealer: Dealer) -> None:
        if choice is REROLL:
            s.rum[seat] -= 1
            s.barrel += 1
            s.then(roll, seat)  # comes before the next fighter's roll, which is planned already

    def why_not(self, s: Council, seat: Seat, choice: Choice) -> Refusal:
        return Refusal("keep-or-reroll", "PAR-11")


KEEP_ROLL: Final = KeepRoll("keep-roll", "PAR-11")


def win_brawl(s: Council, _: int, dealer: Dealer) -> None:
    """The best die wins; among equals, the lower seat (PAR-10)."""
    give_floor(s, s.dice.index(max(s.dice)), dealer)


def give_floor(s: Council, seat: Seat, dealer: Dealer) -> None:
    s.speaker = seat
    if dealer.heard:
        dealer.tell("spoke", "PAR-7", {"seat": seat})
