"""The town as a graph, for policies that share their weights over squares and alleys."""

from __future__ import annotations

from typing import Final, NamedTuple

from flibuste.games.rum_and_pirates.parts import KINDS
from flibuste.games.rum_and_pirates.scenery import place_of
from flibuste.games.rum_and_pirates.state import Harbour
from flibuste.games.rum_and_pirates.town_bytes import SEGMENTS, SQUARES
from flibuste.kernel.observation import BYTE, Part, capped, columns, one_hot, seen_from
from flibuste.kernel.types import Seat

OUTSIDE: Final = SQUARES
"""The node beyond the town, where all dark alleys lead."""


class TownGraph(NamedTuple):
    """Nodes are the 36 squares and the outside. Edges are the alleys, in the order of the town."""

    nodes: bytes
    edges: list[tuple[int, int]]
    """The two nodes of each alley."""
    alleys: bytes


def graph_parts(s: Harbour) -> tuple[Part, Part]:
    """How nodes and alleys are told: kind, captain, place and free alleys; length, dark, leaving, owner."""
    nodes = columns("nodes", (SQUARES + 1,), *(1,) * len(KINDS), 1, BYTE, BYTE, BYTE, BYTE)
    alleys = columns("alleys", (len(s.town.name),), SEGMENTS, 1, 1, *(1,) * s.seats)
    return nodes, alleys


def graph_of(s: Harbour, seat: Seat) -> TownGraph:
    """All of it is public. Owners are counted from this seat."""
    town, kind, who = s.town, one_hot(len(KINDS)), one_hot(s.seats)
    seen = seen_from(seat, s.seats)
    nodes: list[bytes] = []
    for square in range(SQUARES):
        east, south = place_of(town, square)
        place = [int(east * 85), int(south * 85)]  # the town is three plates wide
        few = [s.captain == square, *place, s.ways_free[square], s.outs_free[square]]
        nodes.append(kind[town.kind[square]] + capped(few))
    nodes.append(bytes(len(KINDS) + 4) + capped([s.darks_free]))
    edges: list[tuple[int, int]] = []
    alleys: list[bytes] = []
    for alley in range(len(town.name)):
        dark = town.is_dark(alley)
        edges.append((town.end[alley], OUTSIDE if dark else town.other[alley]))
        few = [town.length[alley], dark, s.exit == alley]
        alleys.append(capped(few) + who[seen[s.owner[alley]]])
    return TownGraph(b"".join(nodes), edges, b"".join(alleys))
