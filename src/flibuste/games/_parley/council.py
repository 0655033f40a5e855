"""The council: who has the floor in this round (PAR-6 to PAR-9)."""

from __future__ import annotations

from typing import Final

from flibuste.games._parley.brawl import brawl, give_floor
from flibuste.games._parley.hoard import look, plunder
from flibuste.games._parley.parts import FIGHT, SEAL, YIELD, Seal
from flibuste.games._parley.state import Council
from flibuste.kernel.agenda import Question
from flibuste.kernel.chance import Dealer
from flibuste.kernel.types import Choice, Refusal, Seat


def next_round(s: Council, _: int, dealer: Dealer) -> None:
    if not s.hands[0]:  # PAR-15
        s.end("last-card")
        if dealer.heard:
            dealer.tell("ended", "PAR-15", {"reason": "last-card"})
        return
    s.round += 1
    s.shown = [0] * s.seats
    s.fighters = ()
    s.dice = [0] * s.seats
    s.speaker = -1
    if dealer.heard:
        dealer.tell("opened", "PAR-6", {"round": s.round})
    s.ask_all(SEAL_CARD)
    s.then(compare)
    s.then(look)  # PAR-12
    s.then(plunder)  # PAR-14
    s.then(next_round)


class SealCard(Question[Council]):
    """Everybody at once, in secret. A seat with one card left is asked, too (PAR-6)."""

    def options(self, s: Council, seat: Seat) -> list[Choice]:
        options: list[Choice] = []
        last = 0
        for card in s.hands[seat]:
            if card != last:  # the same card twice is one option
                options.append(SEAL[card])
                last = card
        return options

    def answer(self, s: Council, seat: Seat, choice: Choice, dealer: Dealer) -> None:
        """The kernel calls this when the last card is sealed: they are shown together (PAR-7)."""
        assert isinstance(choice, Seal)
        s.hands[seat].remove(choice.card)
        s.shown[seat] = choice.card
        s.played.append(choice.card)
        if dealer.heard:
            dealer.tell("showed", "PAR-7", {"seat": seat, "card": choice.card})

    def why_not(self, s: Council, seat: Seat, choice: Choice) -> Refusal:
        if isinstance(choice, Seal):
            return Refusal("card-not-in-hand", "PAR-6", {"card": choice.card})
        return Refusal("seal-first", "PAR-6")


SEAL_CARD: Final = SealCard("seal-card", "PAR-6")


def compare(s: Council, _: int, dealer: Dealer) -> None:
    """The highest card has the floor; a tie is settled among those who share it (PAR-7, PAR-8)."""
    highest = max(s.shown)
    rivals = [seat for seat in range(s.seats) if s.shown[seat] == highest]
    if len(rivals) == 1:
        give_floor(s, rivals[0], dealer)
        return
    if dealer.heard:
        dealer.tell("tied", "PAR-8", {"rival_seat": rivals, "card": highest})
    s.ask_together(STAND, rivals)
    s.then(brawl)


class Stand(Question[Council]):
    """Only those who are tied choose, in secret (PAR-8)."""

    def options(self, s: Council, seat: Seat) -> list[Choice]:
        return [FIGHT, YIELD]

    def answer(self, s: Council, seat: Seat, choice: Choice, dealer: Dealer) -> None:
        """The kernel calls this seat by seat: the lower seat is nearer to the barrel (PAR-9)."""
        if choice is FIGHT:
            s.fighters = (*s.fighters, seat)
            if dealer.heard:
                dealer.tell("fought", "PAR-8", {"seat": seat})
            return
        tapped = min(1, s.barrel)
        s.barrel -= tapped
        s.rum[seat] += tapped
        if dealer.heard:
            dealer.tell("yielded", "PAR-9", {"seat": seat, "rum": tapped})

    def why_not(self, s: Council, seat: Seat, choice: Choice) -> Refusal:
        return Refusal("stand-first", "PAR-8")


STAND: Final = Stand("stand", "PAR-8")
