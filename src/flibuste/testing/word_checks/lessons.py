"""Lessons: each can be solved, answers whatever is offered, has its words, and shows its seat's view only."""

from __future__ import annotations

from collections.abc import Iterator

from flibuste.i18n.translator import LANGUAGES, Missing, Translator
from flibuste.kernel.chance import Quick
from flibuste.kernel.types import Refusal
from flibuste.lessons.lesson import FOLDER, MOST_STEPS, BadLesson, Lesson, lessons_of
from flibuste.lessons.messages import guide, update
from flibuste.lessons.practice import MOST_ACTS, ON, Practice, practised
from flibuste.testing.subject import Subject
from flibuste.testing.word_checks.messages import I18N, Texts, check_languages, check_own, texts_in, words_in


def check_lessons(subject: Subject) -> None:
    """Every lesson has a few steps and leads to its end, whichever wanted choices the learner makes."""
    for lesson in lessons_of(subject.name):
        where = f"lesson {lesson.name}"
        assert 1 <= len(lesson.steps) <= MOST_STEPS, f"{where} has {len(lesson.steps)} steps"
        try:
            solved = moments(lesson)
            for at, (practice, acts) in enumerate(solved):
                if practice.step is None or practice.step.free:
                    continue
                for other in wanted(practice)[1:]:
                    check_leads_on(lesson, [*acts, other], f"{where}, act {at}")
        except (Refusal, BadLesson) as fault:
            reason = f"{fault.reason} {fault.facts}" if isinstance(fault, Refusal) else str(fault)
            raise AssertionError(f"{where}: {reason}") from fault


def moments(lesson: Lesson) -> list[tuple[Practice, list[str]]]:
    """Every moment of the way on which the learner does the first thing that is wanted."""
    acts: list[str] = []
    found = [(practised(lesson, acts), list(acts))]
    while not found[-1][0].done:
        check_moment(found[-1][0], f"lesson {lesson.name}, {acts}")
        acts.append(next_act(found[-1][0]))
        assert len(acts) <= MOST_ACTS, f"lesson {lesson.name} does not end"
        found.append((practised(lesson, acts), list(acts)))
    return found


def next_act(practice: Practice) -> str:
    return wanted(practice)[0] if practice.choosing else ON


def wanted(practice: Practice) -> list[str]:
    return [text for text, answer in practice.answers().items() if answer is None]


def check_moment(practice: Practice, where: str) -> None:
    step = practice.step
    if step is None or not (step.want or step.free) or practice.table.over:
        return
    assert practice.choosing, f"{where}: nobody asks the learner"
    assert wanted(practice), f"{where}: nothing of {step.want} is offered: {practice.options()}"


def check_leads_on(lesson: Lesson, acts: list[str], where: str) -> None:
    """Another wanted choice leads to the end, too."""
    practice = practised(lesson, acts)
    for _ in range(MOST_ACTS):
        if practice.done:
            return
        check_moment(practice, f"{where}, {acts[-1]}")
        practice.act(next_act(practice))
    raise AssertionError(f"{where}: after {acts[-1]} it does not end")


def check_lessons_show_no_secrets(subject: Subject) -> None:
    """What the learner is shown stays the same when all that their seat cannot know is dealt again."""
    for lesson in lessons_of(subject.name):
        for practice, acts in moments(lesson):
            table = practice.table
            if table.over:
                continue
            before = [update(practice, ()), guide(practice)]
            truth = table.state
            table.state = table.game.imagine(truth, lesson.seat, Quick(len(acts)))
            after = [update(practice, ()), guide(practice)]
            table.state = truth
            assert before == after, f"lesson {lesson.name}, {acts}: it shows what the seat cannot know"


def check_lesson_words(subject: Subject) -> None:
    """Every language says all of every lesson, with facts that choices have, and nothing nobody asks for."""
    lessons = lessons_of(subject.name)
    if not lessons:
        return
    texts = texts_in(subject.folder, FOLDER)
    check_languages(texts, subject.game.meta.released)
    check_own(texts, texts_in(I18N))
    check_own(texts, {**dict.fromkeys(texts, ""), **texts_in(subject.folder)})
    needed = set(keys_of(lessons))
    for language, text in texts.items():
        known = words_in(text, language).keys()
        assert needed <= known, f"{language} lacks {sorted(needed - known)}"
        assert known <= needed, f"{language}: nobody asks for {sorted(known - needed)}"
    check_answers(subject, lessons, texts)


def keys_of(lessons: tuple[Lesson, ...]) -> Iterator[str]:
    """The messages that lessons ask for."""
    for lesson in lessons:
        yield lesson.title
        for step in lesson.steps:
            yield step.key
            for _, key in step.answers:
                yield key


def check_answers(subject: Subject, lessons: tuple[Lesson, ...], texts: Texts) -> None:
    """Every answer can be said about every choice it is given to, and every answer is given to one."""
    game = subject.game
    voices = [
        Translator(language, subject.name, ("",) * max(game.meta.seats), lessons=True)
        for language in LANGUAGES
        if language in texts
    ]
    for lesson in lessons:
        given: set[str] = set()
        for practice, _ in moments(lesson):
            for text, key in practice.answers().items():
                if key is not None:
                    given.add(key)
                    check_said(voices, key, dict(game.vocabulary.parse(text).facts))
        idle = {key for step in lesson.steps for _, key in step.answers} - given
        assert not idle, f"lesson {lesson.name}: nothing is answered with {sorted(idle)}"


def check_said(voices: list[Translator], key: str, facts: dict[str, object]) -> None:
    for voice in voices:
        try:
            voice.say(key, facts)  # type: ignore[arg-type]  # the facts of a choice
        except Missing as missing:
            raise AssertionError(str(missing)) from missing
