"""The balance figures add up to what was scored."""

from __future__ import annotations

import pytest

from flibuste.games.rum_and_pirates import GAME
from flibuste.games.rum_and_pirates.balance import notes
from tests.balance_games import points_by_seat, watched

SEEDS = range(4)


@pytest.mark.parametrize("seed", SEEDS)
def test_the_values_of_all_tiles_add_up_to_the_score(seed: int) -> None:
    _, result, found = watched(GAME, notes, 4, seed)
    assert points_by_seat(found, 4, "tile") == list(result.scores)


@pytest.mark.parametrize("seed", SEEDS)
def test_every_stop_counts_for_a_square_and_for_a_kind(seed: int) -> None:
    events, _, found = watched(GAME, notes, 3, seed)
    stops = sum(event.kind in ("moved", "crept") for event in events)
    for table in ("square", "kind"):
        assert sum(note.table == table for note in found) == stops
