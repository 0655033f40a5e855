"""The box as data: dice, cups, and every choice the game can offer."""

from __future__ import annotations

from typing import Final

from flibuste.kernel.types import Choice, Vocabulary

SEATS: Final = (2, 3, 4, 5, 6)  # LIA-1
DICE: Final = 5  # LIA-1
ACE: Final = 1
SIDES: Final = 6
MOST: Final = DICE * max(SEATS)
"""More dice than any table has cannot be bid."""


class Bid(Choice):
    def __init__(self, count: int) -> None:
        super().__init__(f"bid {count}", {"count": count})
        self.count: int = count


class Face(Choice):
    def __init__(self, face: int) -> None:
        super().__init__(f"face {face}", {"face": face})
        self.face: int = face


CHALLENGE: Final = Choice("challenge")
BID: Final = [Bid(count) for count in range(MOST + 1)]
"""By the number of dice; nobody bids no dice."""
FACE: Final = [Face(face) for face in range(SIDES + 1)]
"""By the face; there is no face 0."""


def _every_choice() -> list[Choice]:
    choices: list[Choice] = [CHALLENGE]
    choices += BID[1:]
    choices += FACE[1:]
    return choices


VOCABULARY: Final = Vocabulary(__name__, _every_choice())
