"""`flibuste learn`: lessons at the terminal, left and resumed, in every language."""

from __future__ import annotations

from pathlib import Path

import pytest

from flibuste.cli.learning import lesson_progress
from flibuste.i18n.translator import LANGUAGES, Translator
from tests.cli.terminal import Ran, Terminal, run

RING = ("", "place E7", "draw sea", "")
"""What a good learner types in the lesson `ring`."""


def learn(*words: str, typed: tuple[str, ...] = (), language: str = "en") -> Ran:
    ran = run("learn", *words, "--lang", language, typed="".join(f"{line}\n" for line in typed))
    assert (ran.code, ran.err) == (0, "")
    return ran


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_lesson_is_played_and_remembered(home: Path, language: str) -> None:
    ran = learn("freibeuter", "ring", typed=(*RING, "quit"), language=language)
    said = " ".join(ran.out.replace("│", " ").split())
    voice = Translator(language, "freibeuter", lessons=True)
    for step in ("four", "close", "draw", "end"):
        assert " ".join(voice.say(f"lesson-ring-{step}").split()) in said
    assert voice.say("teach-done", {"title": voice.say("lesson-ring")}) in ran.out
    assert lesson_progress.done("freibeuter") == ["ring"]
    assert f"✓ 2. {voice.say('lesson-ring')}" in learn("freibeuter", "1", language=language).out


def test_a_choice_that_is_not_wanted_is_answered(home: Path) -> None:
    ran = learn("freibeuter", "ring", typed=("", "place A2", "hint", "place A1"))
    assert "A2 does not touch the ship at EF67" in ran.out
    assert "The lesson asks for this: Place a boat in E7." in ran.out
    assert "FRE-" in ran.out.split("place A1")[1], "why not, with its rule"
    assert lesson_progress.done("freibeuter") == []


def test_who_leaves_goes_on_where_they_were(home: Path) -> None:
    left = learn("freibeuter", "ring", typed=("", "place E7", "quit"))
    assert "flibuste learn freibeuter ring" in left.out
    back = learn("freibeuter", "ring", typed=("draw sea", ""))
    assert "3 of 4" in back.out and "1 of 4" not in back.out
    assert lesson_progress.done("freibeuter") == ["ring"]
    assert "1 of 4" in learn("freibeuter", "ring", "--again", typed=("quit",)).out


def test_a_choice_is_taken_back(home: Path) -> None:
    ran = learn("stoertebeker", "goal", typed=("", "place rum B", "undo", "place rum B"))
    assert ran.out.count("2 of 5") == 2


def test_lessons_follow_one_another(home: Path) -> None:
    ran = learn("freibeuter", typed=("", "", "board EF34", "", "", *RING))
    assert "Lesson done: What wins." in ran.out
    assert "Lesson done: The ring." in ran.out
    assert lesson_progress.done("freibeuter") == ["goal", "ring"]


def test_a_file_of_progress_that_is_none_is_begun_anew(home: Path) -> None:
    home.mkdir(parents=True, exist_ok=True)
    for text in ("[]", '{"freibeuter": 3}', '{"freibeuter": {"done": 1, "left": {"ring": ["fly"]}}}', "{"):
        (home / "lessons.json").write_text(text)
        assert "1 of 4" in learn("freibeuter", "ring", typed=("quit",)).out


def test_a_lesson_nobody_wrote_is_refused(home: Path) -> None:
    ran = run("learn", "freibeuter", "kraken", "--lang", "en")
    assert ran.code != 0
    assert "There is no lesson “kraken”" in ran.err


def test_a_lesson_at_a_real_terminal(home: Path) -> None:
    terminal = Terminal("learn", "libertalia", "booty", "--lang", "de", FLIBUSTE_HOME=str(home))
    terminal.until("Weiter mit Enter")
    terminal.type("")
    terminal.until("Drei Schatzkarten sind 12 wert")
    terminal.until(">")
    terminal.type("booty relic")
    terminal.until("Überlass es Jack")
    terminal.until(">")
    terminal.type("booty map")
    terminal.until("Weiter mit Enter")
    terminal.type("ende")
    code, rest = terminal.end()
    assert code == 0
    assert "flibuste learn libertalia booty" in rest
