"""A result is the sum of its parts, whatever the values are."""

from __future__ import annotations

import os

import pytest

import flibuste as fb
from flibuste.analysis.analyse import Job, analyse_here
from flibuste.analysis.report import Effort
from flibuste.kernel import registry

QUICK = Effort(playouts=1, pairs=0, final=0, deals=2)
"""As little as possible: the sum is exact even if every value is wrong. No decision is judged."""
COMPILED = os.environ.get("FLIBUSTE_BUILD") == "compiled"
TABLES = [
    (name, seats)
    for name in registry.names()
    for seats in registry.find(name).meta.seats
    if COMPILED or seats == 2  # plain Python would take minutes for the large tables
]


@pytest.mark.parametrize(("title", "seats"), TABLES)
def test_seat_deal_luck_and_choices_add_up_to_the_result(title: str, seats: int) -> None:
    record = fb.play(title, ["greedy"] * seats, seed=3).record()
    report = analyse_here(Job(record.text(), QUICK, seed=1))
    assert record.outcome is not None
    for player in report.players:
        assert player.shares.total() == pytest.approx(player.shares.result, abs=1e-9)
        assert player.margins.total() == pytest.approx(player.margins.result, abs=1e-9)
    assert sum(player.shares.result for player in report.players) == pytest.approx(1.0, abs=1e-9)
    assert [player.shares.result > 0 for player in report.players] == [
        place == 1 for place in record.outcome.places
    ]


def test_a_step_without_luck_has_no_luck() -> None:
    record = fb.play("freibeuter", ["greedy"] * 2, seed=3).record()
    report = analyse_here(Job(record.text(), QUICK, seed=1))
    lucky = [any(record.moves[move].luck for move in step.moves) for step in report.steps]
    assert any(lucky)
    assert not all(lucky)
    for drew, step in zip(lucky, report.steps, strict=True):
        if not drew:
            assert set(step.shares.luck) == {0.0}
