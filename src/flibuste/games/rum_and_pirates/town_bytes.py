"""The town as bytes: its squares, and its alleys in the order in which choices name them."""

from __future__ import annotations

from typing import Final

from flibuste.games.rum_and_pirates.parts import EDGES, INNER, KINDS
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
        self.kinds: bytes = b"".join([kind[town.kind[square]] for square in range(SQUARES)])
        self.order: list[int] = [-1] * ALLEYS
        """By place: the alley, -1 for none."""
        for alley in range(len(town.name)):
            self.order[place_of(town, alley)] = alley
        who = one_hot(seats)
        self.rows: list[list[bytes]] = [
            [
                bytes(
                    [1, town.length[alley], town.is_dark(alley), town.end[alley] + 1, town.other[alley] + 1]
                )
                + who[owner]
                for owner in range(seats + 1)
            ]
            for alley in range(len(town.name))
        ]
        """By alley and by owner as the seat counts: the bytes of the alley."""
        self.nothing: bytes = bytes(5 + seats)


def place_of(town: Town, alley: int) -> int:
    """The place of an alley: that of the choice that recovers from it."""
    name = str(town.recover[alley].facts["alley"])
    return INNER.index(name) if name in INNER else len(INNER) + EDGES.index(name)


def town_bytes(town: Town, seats: int) -> TownBytes:
    """The bytes of a town, kept with it."""
    kept = town.told
    if isinstance(kept, TownBytes) and len(kept.nothing) == 5 + seats:
        return kept
    made = TownBytes(town, seats)
    town.told = made
    return made
