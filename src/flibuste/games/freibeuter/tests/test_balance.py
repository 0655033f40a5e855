"""The balance figures add up to what was scored."""

from __future__ import annotations

import pytest

from flibuste.games.freibeuter import GAME
from flibuste.games.freibeuter.balance import notes
from flibuste.kernel.types import Result
from tests.balance_games import points_by_seat, watched

SEEDS = range(4)


def parts(result: Result, key: str) -> list[int]:
    return [dict(sheet)[key] for sheet in result.sheet]


@pytest.mark.parametrize("seed", SEEDS)
def test_the_points_of_all_boardings_are_the_ships_minus_the_fees(seed: int) -> None:
    events, result, found = watched(GAME, notes, 3, seed)
    paid = [0.0] * 3
    for event in events:
        if event.kind == "paid":
            seat, amount = event.facts["from_seat"], event.facts["amount"]
            assert isinstance(seat, int) and isinstance(amount, int)
            paid[seat] += amount
    boarded = points_by_seat(found, 3, "boarding")
    assert [one + fees for one, fees in zip(boarded, paid, strict=True)] == parts(result, "ships")
    assert sum(note.table == "boarding" for note in found) == sum(event.kind == "boarded" for event in events)


def test_doublers_bring_the_value_of_their_ships_again() -> None:
    opened = 0
    for seed in range(12):
        events, result, found = watched(GAME, notes, 4, seed)
        values = [event.facts["value"] for event in events if event.kind == "doubled"]
        plain = [0] * 4
        for event in events:
            if event.kind == "captured":
                seat, value = event.facts["seat"], event.facts["value"]
                assert isinstance(seat, int) and isinstance(value, int)
                plain[seat] += value
        more = points_by_seat(found, 4, "doubler")
        assert [one + two for one, two in zip(plain, more, strict=True)] == parts(result, "ships")
        assert sum(note.column == "closer" for note in found) == len(values)
        opened += len(values)
    assert opened
