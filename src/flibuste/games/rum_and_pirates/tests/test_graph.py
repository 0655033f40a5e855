"""The town as a graph: every alley is an edge, and all of it is public."""

from __future__ import annotations

import pytest

from flibuste.games.rum_and_pirates import GAME
from flibuste.games.rum_and_pirates.graph import OUTSIDE, graph_of, graph_parts
from flibuste.games.rum_and_pirates.state import Harbour
from flibuste.kernel.chance import Dealer, Quick
from flibuste.kernel.game import make_setup


def after(decisions: int, seats: int) -> Harbour:
    luck = Quick(decisions)
    s = GAME.start(make_setup(GAME.meta, seats), Dealer(luck))
    for _ in range(decisions):
        seat = GAME.asking(s)[0]
        options = GAME.options(s, seat)
        GAME.apply(s, seat, options[luck.below(len(options))], Dealer(luck))
    return s


@pytest.mark.parametrize("decisions", [0, 3, 12, 40])
def test_nodes_and_edges_are_the_town(decisions: int) -> None:
    s = after(decisions, 3)
    for seat in range(3):
        graph, (nodes, alleys) = graph_of(s, seat), graph_parts(s)
        assert len(graph.nodes) == nodes.size and len(graph.alleys) == alleys.size
        wide = alleys.shape[1]
        for alley, (one, two) in enumerate(graph.edges):
            row = graph.alleys[alley * wide : (alley + 1) * wide]
            ends = (s.town.end[alley], OUTSIDE if s.town.is_dark(alley) else s.town.other[alley])
            assert (one, two) == ends and row[0] == s.town.length[alley]
            owner = s.owner[alley]
            assert list(row[3:]) == [int(owner >= 0 and (seat + step) % 3 == owner) for step in range(3)]
        width = nodes.shape[1]
        standing = [at for at in range(37) if graph.nodes[at * width + 14]]
        assert standing == [s.captain]


def test_the_graph_shows_nothing_that_a_seat_cannot_know() -> None:
    s = after(25, 4)
    for seat in range(4):
        assert graph_of(GAME.imagined(s, seat, Quick(1)), seat) == graph_of(s, seat)
