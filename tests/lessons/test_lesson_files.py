"""A lesson is a file. What is wrong with one is found by the conformance suite, and said."""

from __future__ import annotations

from pathlib import Path

import pytest

from flibuste.lessons import lesson as lessons
from flibuste.lessons.lesson import BadLesson, Lesson, read_lesson
from flibuste.lessons.practice import Practice
from flibuste.testing.subject import subject_of
from flibuste.testing.word_checks import lessons as checks

TOY = "_parley"
HEAD = 'seats = 2\nseed = 10\n\n[[steps]]\nsay = "seal"\n'
"""The toy's first round: the learner holds 1, 2, 3, 4 and 6."""


@pytest.fixture
def written(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """The file that is the toy's only lesson."""
    file = tmp_path / "1-floor.toml"
    monkeypatch.setattr(checks, "lessons_of", lambda name: (read_lesson(name, file),))
    return file


def test_the_parts_of_a_lesson_are_read(tmp_path: Path) -> None:
    file = tmp_path / "3-floor.toml"
    file.write_text(
        'seats = 3\nseed = "x"\nseat = 1\nbefore = ["0 seal 1"]\n[options]\nrum = "scarce"\n'
        '[[steps]]\nsay = "a"\nlit = ["hoard"]\nplay = ["2 seal 4"]\nwant = ["seal 6"]\n'
        'answers = { "seal 1" = "low", "*" = "no" }\n'
        '[[steps]]\nsay = "b"\nfree = 3\nuntil = { path = "players.1.rum", least = 4 }\n'
    )
    lesson = read_lesson(TOY, file)
    assert (lesson.name, lesson.seats, lesson.seat, lesson.options) == ("floor", 3, 1, {"rum": "scarce"})
    assert lesson.before == ((0, "seal 1"),)
    first, second = lesson.steps
    assert (first.key, first.lit, first.play) == ("lesson-floor-a", ("hoard",), ((2, "seal 4"),))
    assert first.answer_to("seal 6") is None
    assert first.answer_to("seal 1") == "lesson-floor-a.low"
    assert first.answer_to("seal 3") == "lesson-floor-a.no"
    assert second.until == ("players.1.rum", 4)
    assert second.answer_to("seal 3") is None


@pytest.mark.parametrize(
    ("text", "fault"),
    [
        (HEAD + 'wnat = ["seal 6"]', "nobody reads wnat"),
        ("seats = 2\n[[steps]]\nsay = 'a'", "has no 'seed'"),
    ],
)
def test_a_typing_error_in_a_file_is_an_error(tmp_path: Path, text: str, fault: str) -> None:
    file = tmp_path / "1-floor.toml"
    file.write_text(text)
    with pytest.raises(BadLesson, match=fault):
        read_lesson(TOY, file)


@pytest.mark.parametrize(
    ("step", "fault"),
    [
        ('want = ["seal 6"]', "has no answer to seal 1"),
        ('want = ["seal 5"]\nanswers = { "*" = "low" }', "nothing of .'seal 5',. is offered"),
        ('want = ["seal 6"]\nplay = ["1 seal 6"]\nanswers = { "*" = "low" }', "card-not-in-hand"),
        ('play = ["1 seal 5", "0 seal 6"]\n[[steps]]\nsay = "x"\nplay = ["1 take 6"]', "not-asked"),
    ],
)
def test_a_lesson_that_leads_nowhere_fails_the_suite(written: Path, step: str, fault: str) -> None:
    written.write_text(HEAD + step)
    with pytest.raises(AssertionError, match=fault):
        checks.check_lessons(subject_of(TOY))


def test_a_lesson_with_thirteen_steps_fails_the_suite(written: Path) -> None:
    written.write_text("seats = 2\nseed = 10\n" + '[[steps]]\nsay = "a"\n' * 13)
    with pytest.raises(AssertionError, match="13 steps"):
        checks.check_lessons(subject_of(TOY))


@pytest.mark.parametrize(
    ("file", "fault"),
    [
        (HEAD + 'want = ["seal *"]\n[[steps]]\nsay = "more"', "lacks .*lesson-floor-more"),
        (HEAD + 'want = ["seal *"]', "nobody asks for"),
    ],
)
def test_words_that_are_missing_or_idle_fail_the_suite(written: Path, file: str, fault: str) -> None:
    written.write_text(file)
    with pytest.raises(AssertionError, match=fault):
        checks.check_lesson_words(subject_of(TOY))


def test_what_a_seat_cannot_know_fails_the_suite(written: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    written.write_text(HEAD + 'want = ["seal *"]')
    subject = subject_of(TOY)

    def gossip(practice: Practice, _told: object) -> dict[str, object]:
        return {"hand": list(practice.table.state.hands[1])}

    monkeypatch.setattr(checks, "update", gossip)
    with pytest.raises(AssertionError, match="cannot know"):
        checks.check_lessons_show_no_secrets(subject)


def test_lessons_come_in_the_order_of_their_numbers() -> None:
    names = [lesson.name for lesson in lessons.lessons_of("freibeuter")]
    assert names == ["goal", "ring", "escape", "money", "shares", "dutchman", "end", "match"]
    assert all(isinstance(one, Lesson) for one in lessons.lessons_of(TOY))
