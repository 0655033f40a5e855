"""One call checks a game, and tells all that is wrong with it."""

from __future__ import annotations

import importlib
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from flibuste.cli.developer import new_game
from flibuste.games._parley import GAME
from flibuste.i18n.translator import Translator, bundle
from flibuste.kernel import registry
from flibuste.testing import MissingWords, check_game
from flibuste.testing.checklist import OF_GAME, OF_WALK, PROMISED
from flibuste.testing.checks.replay import check_same_game_again
from flibuste.testing.digest import digest
from flibuste.testing.report import report_on
from flibuste.testing.subject import Subject, subject_of
from flibuste.testing.walk import fresh_walk, setup_of, walk
from flibuste.testing.word_checks.messages import check_game_languages
from tests.conformance import faults


def test_a_sound_game_passes_by_name_and_as_an_object() -> None:
    for game in ("_parley", GAME):
        report = check_game(game, seeds=1)
        assert report.passed and not report.warnings
        assert report.checks == len({**OF_GAME, **PROMISED}) + len(GAME.meta.seats) * len(OF_WALK)
        assert repr(report).startswith(f"<_parley: {report.checks} checks in ")


def test_every_broken_promise_is_in_the_report_once_with_the_first_place() -> None:
    with pytest.raises(AssertionError) as caught:
        check_game(faults.LOSES_A_CARD, seeds=2)
    lines = str(caught.value).splitlines()
    at = lines.index("  nothing is lost:")
    assert "seats, seed 0: after move" in lines[at + 1] and "times more)" in lines[at + 1]
    assert "  a record gives the game back:" not in lines


def test_a_check_that_crashes_is_a_failure_and_stops_no_other() -> None:
    report = report_on(Subject(faults.CRASHES_WHEN_COUNTED, "_parley"), seeds=1)
    assert "RuntimeError('no hands') in faults.py" in report.failures["nothing_is_lost"][0]
    assert report.checks == len({**OF_GAME, **PROMISED}) + len(GAME.meta.seats) * len(OF_WALK)


def test_checks_leave_the_games_they_share_as_they_were() -> None:
    setup = setup_of(GAME, 3, 1)
    shared = walk(GAME, setup, 1)
    assert walk(GAME, setup, 1) is shared
    for check in OF_WALK.values():
        check(Subject(GAME, "_parley"), setup, 1)
    shared._prints.clear()
    shared._looks.clear()
    assert digest(shared) == digest(fresh_walk(GAME, setup, 1))
    check_same_game_again(GAME, setup, 1)


@pytest.fixture
def stray(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Path]:
    """A copy of the template as a package of its own that is not installed."""
    home = tmp_path / "stray"
    for place, page in new_game.pages("stray", "STR").items():
        (home / place).parent.mkdir(parents=True, exist_ok=True)
        (home / place).write_bytes(page.replace(b"flibuste.games.stray", b"stray"))
    monkeypatch.syspath_prepend(str(tmp_path))
    importlib.invalidate_caches()
    yield home
    registry._lent.pop("stray", None)
    for kept in (registry.all_names, registry.find, registry.rulebook, bundle):
        kept.cache_clear()
    for name in [name for name in sys.modules if name.split(".")[0] == "stray"]:
        del sys.modules[name]


def test_a_game_that_is_not_installed_is_checked_all_the_same(stray: Path) -> None:
    game = importlib.import_module("stray").GAME
    report = report_on(subject_of(game), seeds=1)
    assert list(report.failures) == ["every_seat_count_and_every_end_has_a_golden_game"]
    assert registry.find("stray") is game and registry.folder("stray") == stray


def test_a_language_may_be_missing_until_a_game_is_released(stray: Path) -> None:
    (stray / "locales" / "fr.ftl").unlink()
    subject = subject_of(importlib.import_module("stray").GAME)
    report = report_on(subject, seeds=1)
    assert list(report.failures) == ["every_seat_count_and_every_end_has_a_golden_game"]
    assert "fr lacks" in report.warnings[0] and len(report.warnings) == 1
    with pytest.warns(MissingWords, match="fr lacks"):
        check_game_languages(subject)
    subject.game.meta = subject.game.meta._replace(released=True)
    with pytest.raises(AssertionError, match="fr lacks"):
        check_game_languages(subject)


def test_english_stands_in_for_what_a_game_lacks_before_its_release(stray: Path) -> None:
    subject_of(importlib.import_module("stray").GAME)
    french, german = stray / "locales" / "fr.ftl", stray / "locales" / "de.ftl"
    french.unlink()
    german.write_text("game-title = Streuner\ndecision-stand = Nur halb\n", encoding="utf-8")
    english = Translator("en", "stray")
    for language, title in {"fr": english.say("game-title"), "de": "Streuner"}.items():
        voice = Translator(language, "stray")
        assert voice.say("game-title") == title
        for key in ("rule-STR-3", "decision-stand"):
            assert voice.say(key) == english.say(key)
