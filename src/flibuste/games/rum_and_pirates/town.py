"""The town: squares joined by alleys, built from nine plates in any arrangement (RUM-2 to RUM-4)."""

from __future__ import annotations

from typing import Final

from flibuste.games.rum_and_pirates.box import Box
from flibuste.games.rum_and_pirates.parts import (
    COIN,
    DARK,
    EDGES,
    ENTER,
    HQ,
    INNER,
    MOVE,
    RECOVER_EDGE,
    RECOVER_INNER,
    Enter,
    Recover,
    edge_at,
)
from flibuste.games.rum_and_pirates.plates import Grid
from flibuste.kernel.types import Choice, Json

BESIDE: Final = ((-1, 0), (0, 1), (1, 0), (0, -1))
"""Row and column of the neighbour to the north, east, south and west."""


class Town:
    """The squares and alleys of one arrangement. Alleys are small numbers. It never changes during a game."""

    def __init__(self, box: Box, grid: Grid) -> None:
        self.box: Box = box
        self.grid: Grid = grid
        self.kind: list[int] = box.kind
        self.name: list[str] = []
        """The name of an alley as in the specification: 5.ab, 1.E1+2.W2, or 9.S1 if it is dark."""
        self.end: list[int] = []
        self.other: list[int] = []
        """`end` and `other` are the squares at the ends of an alley; `other` is -1 for a dark alley."""
        self.length: list[int] = []
        self.recover: list[Choice] = []
        self.of_inner: list[int] = [-1] * len(INNER)
        self.of_edge: list[int] = [-1] * len(EDGES)
        """The alley to which an internal or edge alley of a plate belongs."""
        self.darks: list[int] = []
        self.entrances: list[Enter] = []
        """The choice that enters by each of `darks`."""
        self.ways: list[list[int]] = [[] for _ in range(36)]
        """The normal alleys at a square."""
        self.moves: list[list[Choice]] = [[] for _ in range(36)]
        """The choice that goes through each of `ways` from the square."""
        self.outs: list[list[int]] = [[] for _ in range(36)]
        """The dark alleys at a square."""
        self.exits: list[list[Choice]] = [[] for _ in range(36)]
        """The choice that leaves the town by each of `outs`."""
        self.coin_of: list[int] = [0] * 9
        """The coin square of each plate (RUM-30)."""
        self.ways_count: list[int] = []
        self.outs_count: list[int] = []
        """`ways_count` and `outs_count` are the numbers of normal and dark alleys at each square."""
        self.squares_drawn: list[dict[str, Json]] = []
        self.alleys_drawn: list[dict[str, Json]] = []
        """The alleys as `scenery` draws them, computed when first needed."""
        self.told: object = None
        """The town as observations tell it (`town_bytes`), made when first needed."""
        self.hq: int = box.kind.index(HQ)
        for square in range(36):
            if box.kind[square] == COIN:
                self.coin_of[square >> 2] = square
        self.build()

    def __reduce__(self) -> tuple[object, ...]:
        return Town, (self.box, self.grid)

    def build(self) -> None:
        """Builds the alleys as in section 2.6 of the specification."""
        places = self.box.plates[0].places
        slots = [-1] * (9 * 4 * places)
        """The edge at each cell, world side and place."""
        square_of = [-1] * len(EDGES)
        full_of = [0] * len(EDGES)
        for cell, (plate, turns) in enumerate(self.grid):
            for one, two, pair, length in self.box.plates[plate].inner:
                inner = 6 * plate + pair
                self.of_inner[inner] = len(self.name)
                self.add(INNER[inner], 4 * plate + one, 4 * plate + two, length, RECOVER_INNER[inner])
            for side, place, letter, full in self.box.plates[plate].edges:
                edge = edge_at(plate, side, place)
                square_of[edge] = 4 * plate + letter
                full_of[edge] = full
                slots[(4 * cell + (side + turns) % 4) * places + place] = edge
        for cell in range(9):
            for side in range(4):
                row, column = cell // 3 + BESIDE[side][0], cell % 3 + BESIDE[side][1]
                inside = 0 <= row < 3 and 0 <= column < 3
                for place in range(places):
                    edge = slots[(4 * cell + side) * places + place]
                    if not inside:
                        self.add_dark(edge, square_of[edge], full_of[edge] + 1)
                    elif side in (1, 2):  # joins each pair of plates once, from the west or the north
                        facing = (4 * (3 * row + column) + (side + 2) % 4 + 1) * places - 1 - place
                        self.join(edge, slots[facing], square_of, full_of)
        self.ways_count = [len(ways) for ways in self.ways]
        self.outs_count = [len(outs) for outs in self.outs]
        self.name_moves()

    def add(self, name: str, one: int, two: int, length: int, recover: Choice) -> None:
        alley = len(self.name)
        self.name.append(name)
        self.end.append(one)
        self.other.append(two)
        self.length.append(length)
        self.recover.append(recover)
        if two >= 0:
            self.ways[one].append(alley)
            self.ways[two].append(alley)

    def join(self, edge: int, partner: int, square_of: list[int], full_of: list[int]) -> None:
        """Joins two edge alleys; the two half segments make one."""
        if partner < edge:
            edge, partner = partner, edge
        self.of_edge[edge] = self.of_edge[partner] = len(self.name)
        name = f"{EDGES[edge]}+{EDGES[partner]}"
        length = full_of[edge] + full_of[partner] + 1
        self.add(name, square_of[edge], square_of[partner], length, RECOVER_EDGE[edge])

    def add_dark(self, edge: int, square: int, length: int) -> None:
        alley = len(self.name)
        self.of_edge[edge] = alley
        self.outs[square].append(alley)
        self.exits[square].append(DARK[edge])
        self.darks.append(alley)
        self.entrances.append(ENTER[edge])
        self.add(EDGES[edge], square, -1, length, RECOVER_EDGE[edge])

    def name_moves(self) -> None:
        """Names each move after its destination; of several alleys to a square, the shortest comes first."""
        for square in range(36):
            ways = self.ways[square]
            targets = [self.end[alley] + self.other[alley] - square for alley in ways]
            for alley, target in zip(ways, targets, strict=True):
                before = 0
                if targets.count(target) > 1:
                    for at in range(len(ways)):
                        if targets[at] == target and self.is_shorter(ways[at], alley):
                            before += 1
                self.moves[square].append(MOVE[target][before])

    def is_shorter(self, one: int, two: int) -> bool:
        """Compares by length, then by name."""
        if self.length[one] != self.length[two]:
            return self.length[one] < self.length[two]
        return self.name[one] < self.name[two]

    def far(self, alley: int, square: int) -> int:
        """The other end of a normal alley."""
        return self.end[alley] + self.other[alley] - square

    def is_dark(self, alley: int) -> bool:
        return self.other[alley] < 0

    def alley_of(self, choice: Recover) -> int:
        """The alley of this choice in this town, -1 if there is none."""
        return self.of_edge[choice.edge] if choice.edge >= 0 else self.of_inner[choice.inner]

    def is_connected(self) -> bool:
        """Whether normal alleys connect all squares."""
        seen = [False] * 36
        seen[0] = True
        found = [0]
        for square in found:
            for alley in self.ways[square]:
                target = self.far(alley, square)
                if not seen[target]:
                    seen[target] = True
                    found.append(target)
        return len(found) == 36
