"""Drawing a card after playing one (FRE-56 to FRE-62)."""

from __future__ import annotations

from typing import Final

from flibuste.games.freibeuter.parts import CARD_NAMES, DRAW_FD, DRAW_SEA
from flibuste.games.freibeuter.scoring import finish
from flibuste.games.freibeuter.state import Sea
from flibuste.kernel.agenda import Question
from flibuste.kernel.chance import Dealer
from flibuste.kernel.types import Choice, Facts, Refusal, Seat

BOTH: Final[list[Choice]] = [DRAW_SEA, DRAW_FD]
ONLY_SEA: Final[list[Choice]] = [DRAW_SEA]
ONLY_FD: Final[list[Choice]] = [DRAW_FD]
NEITHER: Final[list[Choice]] = []


class Draw(Question[Sea]):
    """The sea deck or the Dutchman deck; nobody ends a turn without a sea card (FRE-57, FRE-59)."""

    def options(self, s: Sea, seat: Seat) -> list[Choice]:
        fd = s.fd_deck and s.seas[seat] > 0  # FRE-59, FRE-60
        if s.sea_deck:
            return BOTH if fd else ONLY_SEA
        return ONLY_FD if fd else NEITHER

    def answer(self, s: Sea, seat: Seat, choice: Choice, dealer: Dealer) -> None:
        hand = s.hands[seat]
        if choice is DRAW_SEA:
            card = dealer.draw(s.sea_deck)
            s.seas[seat] += 1
            left = len(s.sea_deck)
            deck = "sea"
        else:
            card = dealer.draw(s.fd_deck)
            left = len(s.fd_deck)
            deck = "fd"
        hand.append(card)
        hand.sort()
        if dealer.heard:
            facts: Facts = {"seat": seat, "deck": deck, "left": left}
            dealer.tell("drew", "FRE-57", facts, {"card": CARD_NAMES[card]}, (seat,))

    def nothing(self, s: Sea, seat: Seat, dealer: Dealer) -> None:
        """A sea card must be drawn and there is none: the game is over (FRE-61, FRE-64)."""
        finish(s, "no-sea-card", "FRE-64", dealer)

    def why_not(self, s: Sea, seat: Seat, choice: Choice) -> Refusal:
        if choice is DRAW_SEA:
            return Refusal("sea-deck-empty", "FRE-61")
        if choice is DRAW_FD:
            if s.seas[seat] == 0:
                return Refusal("must-draw-sea", "FRE-59")
            return Refusal("fd-deck-empty", "FRE-60")
        return Refusal("draw-first", "FRE-56")


DRAW: Final = Draw("draw", "FRE-57", plain=True)
