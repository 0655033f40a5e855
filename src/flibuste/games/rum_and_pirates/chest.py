"""Treasure chests and their scorpions (RUM-78 to RUM-81)."""

from __future__ import annotations

from typing import Final

from flibuste.games.rum_and_pirates.dice import throw
from flibuste.games.rum_and_pirates.parts import CHESTS, DECLINE, OPEN_CHEST, SCORPIONS
from flibuste.games.rum_and_pirates.squares import nothing_here, tell_revealed
from flibuste.games.rum_and_pirates.state import Harbour
from flibuste.kernel.agenda import Question
from flibuste.kernel.chance import Dealer
from flibuste.kernel.types import Choice, Facts, Refusal, Seat


def chest(s: Harbour, seat: Seat) -> None:
    s.ask(OPEN_IT, seat)


class OpenIt(Question[Harbour]):
    """Whether to take the open chest tile, if there is one; then everybody rolls (RUM-78)."""

    def options(self, s: Harbour, seat: Seat) -> list[Choice]:
        return OPEN_OR_NOT if s.chest >= 0 else NO_CHOICE

    def answer(self, s: Harbour, seat: Seat, choice: Choice, dealer: Dealer) -> None:
        if choice is DECLINE:
            if dealer.heard:
                dealer.tell("declined", "RUM-78", {"seat": seat, "kind": "chest"})
            return
        s.won[seat].append(s.chest)
        s.total = 0
        if dealer.heard:
            threshold = s.box.number[s.scorpion]
            facts: Facts = {"seat": seat, "value": s.box.value[s.chest], "threshold": threshold}
            dealer.tell("opened-chest", "RUM-78", facts)
        s.chest = -1
        s.then(reach_in, seat)

    def nothing(self, s: Harbour, seat: Seat, dealer: Dealer) -> None:
        if dealer.heard:
            nothing_here(s, seat, dealer)

    def why_not(self, s: Harbour, seat: Seat, choice: Choice) -> Refusal:
        return Refusal("open-first", "RUM-78")


NO_CHOICE: Final[list[Choice]] = []
OPEN_OR_NOT: Final[list[Choice]] = [OPEN_CHEST, DECLINE]
OPEN_IT: Final = OpenIt("chest", "RUM-78", plain=True)


def reach_in(s: Harbour, seat: Seat, dealer: Dealer) -> None:
    """All players roll in turn, again and again, including those who are done (RUM-79)."""
    s.then(throw, seat)
    s.then(add_up, seat)


def add_up(s: Harbour, seat: Seat, dealer: Dealer) -> None:
    """The player who reaches the scorpion's number is stung (RUM-80)."""
    s.total += s.die
    threshold = s.box.number[s.scorpion]
    if dealer.heard:
        facts: Facts = {"seat": seat, "die": s.die, "total": s.total, "threshold": threshold}
        dealer.tell("added", "RUM-79", facts)
    if s.total < threshold:
        s.then(reach_in, (seat + 1) % s.seats)
        return
    s.won[seat].append(s.scorpion)
    if dealer.heard:
        dealer.tell("stung", "RUM-80", {"seat": seat, "value": s.box.value[s.scorpion]})
    s.total = -1
    s.roller = -1
    s.die = 0
    next_chest(s, dealer)


def next_chest(s: Harbour, dealer: Dealer) -> None:
    """Turns up a new chest and a new scorpion; both stacks run out together (RUM-81)."""
    s.chest = dealer.draw(s.bags[CHESTS]) if s.bags[CHESTS] else -1
    s.scorpion = dealer.draw(s.bags[SCORPIONS]) if s.bags[SCORPIONS] else -1
    if dealer.heard and s.chest >= 0:
        tell_revealed(s, s.chest, dealer)
        tell_revealed(s, s.scorpion, dealer)
