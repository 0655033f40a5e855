"""Every game is learnt by its lessons: short, in order, finished by whoever does what is asked."""

from __future__ import annotations

import pytest

from flibuste.bots.roster import make
from flibuste.i18n.translator import LANGUAGES, Translator
from flibuste.kernel import registry
from flibuste.kernel.types import Refusal
from flibuste.lessons.lesson import MOST_STEPS, Lesson, find_lesson, lessons_of
from flibuste.lessons.practice import MOST_ACTS, ON, UNDO, Practice, practised

GAMES = registry.names()
LESSONS = [lesson for game in GAMES for lesson in lessons_of(game)]
MOST_WORDS = 260
"""What can be read in two minutes, with time to look at the board."""


def named(lesson: Lesson) -> str:
    return f"{lesson.game}-{lesson.name}"


def wanted(practice: Practice) -> list[str]:
    return [text for text, answer in practice.answers().items() if answer is None]


def mousse_does(practice: Practice) -> str:
    """What a cabin boy does who wants to please: the best of what is asked for, as far as they notice."""
    if not practice.choosing:
        return ON
    asked = wanted(practice)
    chosen = make("mousse").choose(practice.table.knowledge(practice.lesson.seat)).text
    return chosen if chosen in asked else asked[0]


@pytest.mark.parametrize("game", GAMES)
def test_a_game_has_six_to_eight_lessons_and_a_match_at_the_end(game: str) -> None:
    lessons = lessons_of(game)
    assert 6 <= len(lessons) <= 8
    assert [lesson.match for lesson in lessons] == [False] * (len(lessons) - 1) + [True]


@pytest.mark.parametrize("lesson", LESSONS, ids=named)
def test_a_cabin_boy_who_does_what_is_asked_finishes_the_lesson(lesson: Lesson) -> None:
    practice = Practice(lesson)
    for _ in range(MOST_ACTS):
        if practice.done:
            break
        assert practice.act(mousse_does(practice)) is None
    assert practice.done


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("lesson", LESSONS, ids=named)
def test_a_lesson_is_read_in_two_minutes(lesson: Lesson, language: str) -> None:
    voice = Translator(language, lesson.game, lessons=True)
    said = [voice.say(step.key) for step in lesson.steps]
    assert len(said) <= MOST_STEPS
    assert sum(len(text.split()) for text in said) <= MOST_WORDS
    assert max(len(text.split()) for text in said) <= 45, "a step says one thing"


@pytest.mark.parametrize("lesson", LESSONS, ids=named)
def test_what_is_not_wanted_is_answered_and_not_played(lesson: Lesson) -> None:
    practice = Practice(lesson)
    while not practice.done:
        before = practice.session.n
        for text, answer in practice.answers().items():
            if answer is not None:
                assert practice.act(text) == answer
        assert practice.session.n == before
        practice.act(mousse_does(practice))


def test_a_choice_is_taken_back_with_its_step() -> None:
    lesson = find_lesson("stoertebeker", "goal")
    practice = practised(lesson, [ON, "place rum B"])
    assert practice.at == 2
    practice.act(UNDO)
    assert (practice.at, wanted(practice)) == (1, ["place rum B"])


def test_what_others_have_answered_cannot_be_taken_back() -> None:
    lesson = find_lesson("freibeuter", "escape")
    practice = practised(lesson, [ON, "board BC23"])
    with pytest.raises(Refusal) as refused:
        practice.act(UNDO)
    assert refused.value.reason == "undo-others-moved"


def test_reading_is_no_time_to_choose_and_choosing_none_to_read_on() -> None:
    lesson = find_lesson("freibeuter", "ring")
    practice = Practice(lesson)
    with pytest.raises(Refusal) as refused:
        practice.act("place E7")
    assert refused.value.reason == "lesson-read"
    practice.act(ON)
    with pytest.raises(Refusal) as refused:
        practice.act(ON)
    assert refused.value.reason == "lesson-choose"


def test_what_is_not_offered_is_refused_by_its_rule() -> None:
    practice = practised(find_lesson("freibeuter", "ring"), [ON])
    with pytest.raises(Refusal) as refused:
        practice.act("place A1")
    assert refused.value.rule.startswith("FRE-")


def test_a_match_takes_any_choice_and_ends_with_the_game() -> None:
    practice = Practice(find_lesson("libertalia", "match"))
    acts = 0
    while practice.step is not None and practice.step.free:
        assert wanted(practice) == practice.options()
        practice.act(practice.options()[-1])
        acts += 1
    assert acts >= 3
    assert practice.table.over


def test_a_lesson_nobody_wrote_is_refused_with_those_there_are() -> None:
    with pytest.raises(Refusal) as refused:
        find_lesson("freibeuter", "kraken")
    assert refused.value.reason == "unknown-lesson"
    assert "ring" in refused.value.facts["lessons"]  # type: ignore[operator]  # a list of names
