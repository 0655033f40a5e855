"""The box as data: tokens, cards, rum, and every choice the game can offer."""

from __future__ import annotations

from typing import Final

from flibuste.kernel.types import Choice, Vocabulary

SEATS: Final = (2, 3, 4)  # PAR-1
SPOT: Final = 0
"""The black spot among the tokens; a treasure is its own number."""
TOKENS: Final = [SPOT, 1, 2, 3, 4, 5, 6, 7]  # PAR-2
HIGHEST: Final = 6
CARDS: Final = [number for number in range(1, HIGHEST + 1) for _ in range(4)]  # PAR-3
HAND: Final = 5  # PAR-4
RUM: Final = {"fair": 2, "scarce": 1, "plenty": 3}  # PAR-5
LOOKS: Final = 2  # PAR-12
SPOT_COSTS: Final = 3  # PAR-17


class Seal(Choice):
    def __init__(self, card: int) -> None:
        super().__init__(f"seal {card}", {"card": card})
        self.card: int = card


class Take(Choice):
    def __init__(self, token: int) -> None:
        super().__init__(f"take {token or 'spot'}", {"token": token})
        self.token: int = token


class Rob(Choice):
    def __init__(self, victim: int) -> None:
        super().__init__(f"rob {victim}", {"victim_seat": victim})
        self.victim: int = victim


SEAL: Final = [Seal(card) for card in range(HIGHEST + 1)]
"""By card; there is no card 0."""
FIGHT: Final = Choice("fight")
YIELD: Final = Choice("yield")
KEEP: Final = Choice("keep")
REROLL: Final = Choice("reroll")
TAKE: Final = [Take(token) for token in TOKENS]
ROB: Final = [Rob(victim) for victim in range(max(SEATS))]


def _every_choice() -> list[Choice]:
    choices: list[Choice] = []
    choices += SEAL[1:]
    choices += [FIGHT, YIELD, KEEP, REROLL]
    choices += TAKE
    choices += ROB
    return choices


VOCABULARY: Final = Vocabulary(__name__, _every_choice())
