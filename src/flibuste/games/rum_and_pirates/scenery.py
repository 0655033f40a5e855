"""The town for drawing: plates, squares and alleys with coordinates, and who stands where."""

from __future__ import annotations

from flibuste.games.rum_and_pirates.parts import (
    ACCESSORY,
    BARRELS_TAKEN,
    CHEST,
    COIN,
    DATES,
    EDGES,
    GUARD,
    KINDS,
    MAP,
    RENDEZVOUS,
    RUM,
    SQUARES,
    TAVERN,
)
from flibuste.games.rum_and_pirates.state import Harbour
from flibuste.games.rum_and_pirates.town import Town
from flibuste.kernel.types import Json

Point = tuple[float, float]


def scenery(s: Harbour) -> dict[str, Json]:
    """Coordinates run from 0 to 3, eastwards and southwards; every plate is 1 wide."""
    town = s.town
    if not town.alleys_drawn:
        town.squares_drawn = [square_of(town, square) for square in range(36)]
        town.alleys_drawn = [alley_of(town, alley) for alley in range(len(town.name))]
    owner = s.owner
    offers = [offer(s, kind) for kind in range(len(KINDS))]
    return {
        "origin": "own" if town.box.text else "reconstruction",
        "plates": [
            {"plate": plate + 1, "turns": turns, "column": cell % 3, "row": cell // 3}
            for cell, (plate, turns) in enumerate(town.grid)
        ],
        "squares": [
            {**drawn, "offer": offers[town.kind[square]]} for square, drawn in enumerate(town.squares_drawn)
        ],
        "alleys": [
            {**drawn, "owner": owner[alley] if owner[alley] >= 0 else None}
            for alley, drawn in enumerate(town.alleys_drawn)
        ],
    }


def square_of(town: Town, square: int) -> dict[str, Json]:
    east, south = place_of(town, square)
    return {
        "at": SQUARES[square], "kind": KINDS[town.kind[square]], "plate": (square >> 2) + 1,
        "x": round(east, 3), "y": round(south, 3),
    }  # fmt: skip


def offer(s: Harbour, kind: int) -> list[Json]:
    """What a square of this kind gives now: coins, barrels, values of tiles, or sizes of stacks."""
    if MAP <= kind < TAVERN:
        return values_of(s, s.maps, kind)
    if TAVERN <= kind < TAVERN + 3:
        return values_of(s, s.taverns, kind)
    if kind == RUM:
        return [min(BARRELS_TAKEN, s.barrels)]
    if kind == GUARD:
        return [len(s.guards[0]), len(s.guards[1])]
    if kind == RENDEZVOUS:
        return [len(s.bags[DATES])]
    if kind == ACCESSORY:
        return [len(s.gear_pile)]
    if kind == CHEST and s.chest >= 0:
        return [s.box.value[s.chest], s.box.number[s.scorpion]]
    return [1] if kind == COIN else []


def values_of(s: Harbour, tiles: list[int], kind: int) -> list[Json]:
    values: list[Json] = []
    values += sorted([s.box.value[tile] for tile in tiles if s.box.family[tile] == kind])
    return values


def alley_of(town: Town, alley: int) -> dict[str, Json]:
    """Ends, segments, and the points of an alley. A dark alley ends where it leaves the town."""
    dark = town.is_dark(alley)
    ends: list[Json] = [SQUARES[town.end[alley]]]
    line = [place_of(town, town.end[alley])]
    if not dark:
        ends.append(SQUARES[town.other[alley]])
        line.append(place_of(town, town.other[alley]))
    rim = rim_of(town, town.name[alley])
    if rim is not None:
        line.insert(1, rim)
    return {
        "at": town.name[alley], "name": town.recover[alley].facts["alley"], "dark": dark, "ends": ends,
        "length": town.length[alley], "line": [[round(east, 3), round(south, 3)] for east, south in line],
    }  # fmt: skip


def place_of(town: Town, square: int) -> Point:
    """The coordinates of a square in the town."""
    return turned(town, square >> 2, town.box.plates[square >> 2].spots[square & 3])


def turned(town: Town, plate: int, point: Point) -> Point:
    """The town coordinates of a point on a plate: a quarter turn maps (x, y) to (1 - y, x)."""
    east, south = point
    for cell, (other, turns) in enumerate(town.grid):
        if other == plate:
            for _ in range(turns):
                east, south = 1 - south, east
            return cell % 3 + east, cell // 3 + south
    return point


def rim_of(town: Town, name: str) -> Point | None:
    """The point where an edge alley crosses the rim of its plate; joined alleys cross at the same point."""
    edge = name.partition("+")[0]
    if edge not in EDGES:
        return None
    number = EDGES.index(edge)
    plate, side = number // 12, number // 3 % 4
    share = (number % 3 + 1) / (town.box.plates[0].places + 1)
    point = ((share, 0.0), (1.0, share), (1 - share, 1.0), (0.0, 1 - share))[side]
    return turned(town, plate, point)
