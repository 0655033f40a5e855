"""Bugs: a sentence, a file with the details, exit code 70."""

from __future__ import annotations

from pathlib import Path

import pytest

from flibuste.bots.greedy import Greedy
from flibuste.cli.drawing import rule_pages
from flibuste.cli.terminal import saved_games as homes
from flibuste.i18n.translator import LANGUAGES
from tests.cli.terminal import run


def broken(*_: object, **__: object) -> None:
    raise ZeroDivisionError("of all things")


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_fault_of_ours_is_said_in_a_sentence_and_kept_in_a_file(
    home: Path, monkeypatch: pytest.MonkeyPatch, language: str
) -> None:
    monkeypatch.setattr(rule_pages, "book", broken)
    ran = run("rules", "freibeuter", "--lang", language)
    assert (ran.code, ran.out) == (70, "")
    assert "Traceback" not in ran.err
    (file,) = (home / "crashes").iterdir()
    assert str(file) in ran.err
    text = file.read_text(encoding="utf-8")
    assert "Traceback" in text
    assert "of all things" in text


def test_the_game_so_far_is_in_the_file_without_its_seed(home: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Greedy, "choose", broken)
    ran = run("play", "freibeuter", "--option", "start=0", "--seats", "you,greedy", typed="1\n" * 5)
    assert ran.code == 70
    (file,) = (home / "crashes").iterdir()
    text = file.read_text(encoding="utf-8")
    assert "flibuste record 2" in text
    assert "\n0 place " in text
    assert "\nseed " not in text
    (saved,) = (home / "records").iterdir()
    assert "\n0 place " in saved.read_text(encoding="utf-8")


def test_where_not_even_the_file_can_be_written_a_sentence_remains(monkeypatch: pytest.MonkeyPatch) -> None:
    def full(_file: Path, _text: str) -> None:
        raise OSError(28, "full")

    monkeypatch.setattr(rule_pages, "book", broken)
    monkeypatch.setattr(homes, "write", full)
    ran = run("rules", "freibeuter", "--lang", "en")
    assert ran.code == 70
    assert "could not be written" in ran.err
