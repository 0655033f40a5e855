"""`flibuste bench --server`: a real server and a real driver, for a moment."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

pytest.importorskip("sqlalchemy")

from flibuste.bench.table_opening import ACTS_OPENED
from tests.cli.terminal import run


def test_two_tables_for_a_second(home: Path) -> None:
    ran = run("bench", "--server", "--json", "--tables", "2", "--seconds", "1")
    assert ran.code == 0, ran.err
    report = json.loads(ran.out)
    assert report["moves_per_s"] > 1
    assert 0 < report["p50_ms"] <= report["p99_ms"] < 60_000
    assert 0 < report["driver_busy"] < 1.5
    assert report["server_busy"] is None or report["server_busy"] > 0
    assert report["tables"] == 2
    assert isinstance(report["compiled"], bool)
    assert report["open_500_acts"] == ACTS_OPENED
    assert report["open_500_ms"] > 0 and report["open_game_ms"] > 0
    assert report["peers"] == []
    assert list((home / "cache").iterdir()) == []  # nothing is left behind


def test_without_node_it_says_so(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("shutil.which", lambda _: None)
    ran = run("bench", "--server", "--peers", "--tables", "1", "--seconds", "1", "--lang", "en")
    assert (ran.code, ran.out) == (1, "")
    assert "Node and npm" in ran.err
