"""The command that plays the golden games anew."""

from __future__ import annotations

from pathlib import Path

import pytest

from flibuste.cli.developer import golden
from flibuste.i18n.translator import Translator
from flibuste.kernel import registry
from flibuste.kernel.types import Facts


class Echo(Translator):
    """Says keys and facts: these tests are not about words."""

    def say(self, key: str, facts: Facts | None = None) -> str:
        return " ".join([key, *(str(fact) for fact in (facts or {}).values())])


def elsewhere(folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Writes into another folder, and not into the sources."""
    monkeypatch.setattr(
        golden, "file_of", lambda name, seats, reason: folder / f"{name}-{seats}" / f"{seats}-{reason}.txt"
    )


def test_it_writes_the_same_games_as_last_time(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    kept = {
        file.name: file.read_text(encoding="utf-8")
        for file in (registry.folder("_parley") / "records").iterdir()
    }
    elsewhere(tmp_path, monkeypatch)
    assert golden.write("_parley", Echo("en"))
    written = {file.name: file.read_text(encoding="utf-8") for file in tmp_path.rglob("*.txt")}
    assert written.items() <= kept.items()
    assert len(written) == len(capsys.readouterr().out.splitlines())


def test_it_says_so_if_an_end_is_never_reached_and_keeps_no_old_game_for_it(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    elsewhere(tmp_path, monkeypatch)
    monkeypatch.setattr(golden, "GAMES", 0)
    old = tmp_path / "_parley-2" / "2-black-spot.txt"
    old.parent.mkdir()
    old.write_text("an old game", encoding="utf-8")
    assert not golden.write("_parley", Echo("en"))
    assert not old.exists()
    assert capsys.readouterr().err.splitlines() == [
        "golden-not-found _parley black-spot 0",
        "golden-not-found _parley last-card 0",
    ]


def test_an_unknown_game_is_a_wrong_command(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(golden, "Translator", Echo)
    assert golden.main(["chess"]) == 2
    assert "chess" in capsys.readouterr().err


def test_an_end_kept_in_a_record_of_another_name_is_not_missing(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    kept = (registry.folder("_parley") / "records" / "2-black-spot.txt").read_text(encoding="utf-8")
    monkeypatch.setattr(golden, "file_of", lambda name, seats, reason: tmp_path / f"{seats}-{reason}.txt")
    monkeypatch.setattr(golden, "GAMES", 0)
    (tmp_path / "a-strange-game.txt").write_text(kept, encoding="utf-8")
    assert not golden.write("_parley", Echo("en"))
    assert capsys.readouterr().err.splitlines() == ["golden-not-found _parley last-card 0"]
