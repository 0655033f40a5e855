"""The town as bytes: its squares, and its alleys in the order in which choices name them."""

from __future__ import annotations

from typing import Final

from flibuste.games.rum_and_pirates.parts import EDGES, INNER, KINDS, Recover
from flibuste.games.rum_and_pirates.plates import LONGEST
from flibuste.games.rum_and_pirates.town import Town
from flibuste.kernel.observation import one_hot

SQUARES: Final = 36
ALLEYS: Final = len(INNER) + len(EDGES)
"""Every alley that any town can have: one place for each choice that recovers from it."""
SEGMENTS: Final = 2 * LONGEST + 1


class TownBytes:
    """What never changes in a town, made once for each number of seats."""

    def __init__(self, town: Town, seats: int) -> None:
        kind = one_hot(len(KINDS))
        self.seats: int = seats
        self.kinds: bytes = b"".join([kind[town.kind[square]] for square in range(SQUARES)])
        self.place: list[int] = [place_of(town, alley) for alley in range(len(town.name))]
        """By alley: its place."""
        width = 5 + seats
        alleys = bytearray(ALLEYS * width)
        for alley in range(len(town.name)):
            at = self.place[alley] * width
            dark = 1 if town.is_dark(alley) else 0
            told = [1, town.length[alley], dark, town.end[alley] + 1, town.other[alley] + 1]
            alleys[at : at + 5] = bytes(told)
        self.alleys: bytes = bytes(alleys)
        """All alleys, empty."""


def place_of(town: Town, alley: int) -> int:
    """The place of an alley: that of the choice that recovers from it."""
    choice = town.recover[alley]
    assert isinstance(choice, Recover)
    return choice.inner if choice.inner >= 0 else len(INNER) + choice.edge


def town_bytes(town: Town, seats: int) -> TownBytes:
    """The bytes of a town, kept with it."""
    kept = town.told
    if isinstance(kept, TownBytes) and kept.seats == seats:
        return kept
    made = TownBytes(town, seats)
    town.told = made
    return made
