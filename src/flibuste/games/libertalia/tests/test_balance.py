"""The balance figures add up to what was scored."""

from __future__ import annotations

from collections import defaultdict

import pytest

from flibuste.games.libertalia import GAME
from flibuste.games.libertalia.balance import notes
from flibuste.kernel.types import Event, Result
from tests.balance_games import watched

SEEDS = range(4)


@pytest.mark.parametrize("seed", SEEDS)
def test_every_seat_shows_a_character_per_day(seed: int) -> None:
    events, _, found = watched(GAME, notes, 4, seed)
    parrots = sum(event.kind == "parrot-replaced" for event in events)
    assert len(found) == 4 * 18 + parrots
    shown: defaultdict[tuple[int, str], int] = defaultdict(int)
    for note in found:
        if note.row != "parrot":
            shown[note.seat, note.column] += 1
    assert all(count <= 3 for count in shown.values())  # once in each campaign


def test_seats_that_play_the_same_character_on_the_same_day_gain_nothing_together() -> None:
    sheet = ((("campaign-1", 30),), (("campaign-1", 20),), (("campaign-1", 10),))
    result = Result((30, 20, 10), (1, 2, 3), "over", sheet)
    shown = [
        Event("revealed", "LIB-14", {"seat": seat, "rank": 18, "character": "cook", "influence": 1}, {}, ())
        for seat in range(3)
    ]
    dawn = Event("sun-rose", "LIB-13", {"campaign": 1, "day": 2, "booty": []}, {}, ())
    found = notes([dawn, *shown], result)
    assert [note.points for note in found] == [15, 0, -15]
    assert {note.column for note in found} == {"2"}
