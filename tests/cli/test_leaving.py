"""Leaving a game at the terminal: a bot plays on, for a while or to the end."""

from __future__ import annotations

from pathlib import Path

import pytest

from flibuste.kernel import registry
from flibuste.kernel.records.record import parse, verify
from tests.cli.terminal import run

pytestmark = pytest.mark.usefixtures("home")


def saved(home: Path) -> str:
    (file,) = home.rglob("*.rec*")
    return file.read_text(encoding="utf-8")


def test_a_bot_plays_for_me_and_the_saved_game_is_still_mine(home: Path) -> None:
    ran = run(
        "--lang", "en", "play", "freibeuter", "--seats", "you:Anne,random", "--seed", "7", typed="bot\n"
    )
    assert ran.code == 0, ran.err
    assert "A bot plays for Anne from now on." in ran.out
    assert "wins!" in ran.out, "the bot plays to the end"
    record = parse(saved(home))
    assert record.players[0] == "Anne", "a resumed game would be Anne's again"
    verify(registry.find("freibeuter"), record)


def test_who_resigns_is_asked_first_and_is_a_bot_in_the_record(home: Path) -> None:
    ran = run(
        "--lang", "en", "play", "freibeuter", "--seats", "you:Anne,random", "--seed", "7",
        typed="resign\nno\nresign\nyes\n",
    )  # fmt: skip
    assert ran.code == 0, ran.err
    assert ran.out.count("Really resign?") == 2
    assert "Anne resigns; a bot plays to the end." in ran.out
    record = parse(saved(home))
    assert record.players[0] == "Anne", "she sat down"
    assert "\nsit 0 bot Anne (matelot)\n" in saved(home), "and a bot played on"
    verify(registry.find("freibeuter"), record)


@pytest.mark.parametrize(
    ("language", "words"), [("fr", "abandonner\noui\n"), ("de", "aufgeben\nja\n"), ("fr", "robot\n")]
)
def test_the_orders_are_understood_in_every_language(home: Path, language: str, words: str) -> None:
    ran = run(
        "--lang", language, "play", "freibeuter", "--seats", "you:Anne,random", "--seed", "7", typed=words
    )
    assert ran.code == 0, ran.err
    assert parse(saved(home)).outcome is not None


def test_the_others_at_the_keyboard_play_on_and_hands_stay_hidden(home: Path) -> None:
    ran = run(
        "--lang", "en", "play", "libertalia", "--seats", "you:Anne,you:Mary,random", "--seed", "7",
        typed="\nbot\n\n\nquit\n",
    )  # fmt: skip
    assert ran.code == 0, ran.err
    assert "A bot plays for Anne" in ran.out
    assert "Pass the keyboard to Mary" in ran.out
