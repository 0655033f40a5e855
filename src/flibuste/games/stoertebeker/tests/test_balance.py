"""The balance figures add up to what was scored."""

from __future__ import annotations

import pytest

from flibuste.games.stoertebeker import GAME
from flibuste.games.stoertebeker.balance import notes
from tests.balance_games import points_by_seat, watched

SEEDS = range(4)


@pytest.mark.parametrize("seed", SEEDS)
def test_the_points_of_all_captures_add_up_to_the_score(seed: int) -> None:
    events, result, found = watched(GAME, notes, 3, seed)
    assert points_by_seat(found, 3, "ship", "capture") == list(result.scores)
    assert points_by_seat(found, 3, "ship", "attempt") == list(result.scores)
    tried = sum(event.kind in ("boarded", "countered") for event in events)
    assert sum(note.column == "attempt" for note in found) == tried
