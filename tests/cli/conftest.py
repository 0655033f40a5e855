"""Every test of the terminal has a home of its own, and French is what the machine speaks."""

from __future__ import annotations

from pathlib import Path

import pytest


@pytest.fixture(autouse=True)
def home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    for name in ("FLIBUSTE_LANG", "LC_ALL", "LC_MESSAGES", "COLUMNS", "LINES"):
        monkeypatch.delenv(name, raising=False)
    monkeypatch.setenv("LANG", "fr_FR.UTF-8")
    monkeypatch.setenv("FLIBUSTE_HOME", str(tmp_path / "home"))
    return tmp_path / "home"
