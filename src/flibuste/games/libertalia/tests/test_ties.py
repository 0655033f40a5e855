"""Golden games for every seat count and both ways to settle a tie (LIB-49)."""

from __future__ import annotations

import pytest

from flibuste.games.libertalia import GAME
from flibuste.games.libertalia.tests.ties import TIEBREAKS, name_of, played, tied
from flibuste.kernel import registry
from flibuste.kernel.records.record import parse, verify


@pytest.mark.parametrize("seats", GAME.meta.seats)
def test_golden_ties_are_settled_as_agreed(seats: int) -> None:
    winners: list[int] = []
    for tiebreak in TIEBREAKS:
        text = (registry.folder("libertalia") / "records" / name_of(seats, tiebreak)).read_text(
            encoding="utf-8"
        )
        record = parse(text)
        verify(GAME, record)
        assert record.seed is not None and record.outcome is not None
        table = played(seats, tiebreak, record.seed)
        assert table.record().text() == text
        assert tied(table)
        winners.append(record.outcome.places.count(1))
    assert winners[0] > 1 and winners[1] == 1
