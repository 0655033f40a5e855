"""Replaying the golden games written by `more_golden` gives the same records."""

from __future__ import annotations

import pytest

from flibuste.games.stoertebeker import GAME
from flibuste.games.stoertebeker.tests.more_golden import played, tables
from flibuste.kernel import registry
from flibuste.kernel.records.record import parse, verify


@pytest.mark.parametrize("name", sorted(tables()))
def test_golden_games_with_other_rules_or_files_are_unchanged(name: str) -> None:
    """STO-62, STO-63, STO-64, STO-65, STO-66, STO-67, and 2.4."""
    text = (registry.folder("stoertebeker") / "records" / f"{name}.txt").read_text(encoding="utf-8")
    assert played(tables()[name]) == text
    record = parse(text)
    verify(GAME, record)
    assert record.outcome is not None
    assert record.outcome.reason == ("stand-still" if "stand-still" in name else "last-ship")


def test_golden_games_cover_every_seat_count_with_and_without_advanced_rules() -> None:
    kept = {file.stem for file in (registry.folder("stoertebeker") / "records").glob("*.txt")}
    for seats in GAME.meta.seats:
        assert {f"{seats}-last-ship", f"{seats}-advanced"} <= kept
