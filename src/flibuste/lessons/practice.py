"""A lesson being played: a real session of the real game. The lesson says what comes before each step."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from flibuste.bots.roster import make
from flibuste.kernel import registry
from flibuste.kernel.game import make_setup
from flibuste.kernel.records.record import FIRST
from flibuste.kernel.types import Event, Json, Refusal
from flibuste.lessons.lesson import Goal, Lesson, Scripted, Step
from flibuste.table.clock import Pace
from flibuste.table.session import Session
from flibuste.table.table import Table

OTHERS = ("Anne", "Jack", "Mary", "Calico", "Grace", "Edward")
"""Who sits in the other seats."""
LEVEL = "mousse"
"""The bot that plays them where the lesson does not say what they choose."""
ON, UNDO = ">", "<"
"""What a learner may do besides choosing: go on, and take back. The rest is notation."""
MOST_ACTS = 200
"""A lesson is short; a longer list of acts is nobody's."""

Hearer = Callable[[list[Event]], None]


class Practice:
    """What the learner does comes in by `act`. Everything else follows from the lesson and its seed."""

    def __init__(self, lesson: Lesson, hear: Hearer | None = None) -> None:
        """`hear` is told after every act of any seat what happened."""
        game = registry.find(lesson.game)
        setup = make_setup(game.meta, lesson.seats, dict(lesson.options))
        # The first format: its luck comes from the seed alone, and not from names and versions.
        table = Table(game, setup, OTHERS[: lesson.seats], lesson.seed, record_format=FIRST)
        for seat, text in lesson.before:
            table.play(seat, text)
        self.lesson = lesson
        self.session = Session(table, {lesson.seat}, Pace("none", 0, 0), 0)
        self.session.story[0] = table.events()
        self.hear = hear
        self.at = 0
        """The step; behind the last one, the lesson is done."""
        self.made = 0
        """Choices made in this free step."""
        self.past: list[tuple[int, int]] = []
        """The step, and what was made in it, before each of the learner's choices."""
        self._enter()

    @property
    def table(self) -> Table:
        return self.session.table

    @property
    def step(self) -> Step | None:
        return self.lesson.steps[self.at] if self.at < len(self.lesson.steps) else None

    @property
    def done(self) -> bool:
        return self.step is None

    @property
    def choosing(self) -> bool:
        """Whether the learner has to choose. Otherwise they read."""
        step = self.step
        return step is not None and bool(step.want or step.free) and self.session.asks(self.lesson.seat)

    def options(self) -> list[str]:
        """What is offered to the learner now, in notation."""
        if not self.choosing:
            return []
        return [choice.text for choice in self.table.game.options(self.table.state, self.lesson.seat)]

    def answers(self) -> dict[str, str | None]:
        """For every option the message that answers it; None where it leads on."""
        step = self.step
        return {} if step is None else {text: step.answer_to(text) for text in self.options()}

    def act(self, text: str) -> str | None:
        """Does what the learner wants. A choice that is not wanted is answered, and not played."""
        if text == UNDO:
            self._undo()
        elif text == ON:
            if self.choosing or self.done:
                raise Refusal("lesson-choose", "")
            self._advance()
        else:
            return self._choose(text)
        return None

    def _choose(self, text: str) -> str | None:
        step = self.step
        if step is None or not self.choosing:
            raise Refusal("lesson-read", "")
        if text in self.options():
            answer = step.answer_to(text)
            if answer is not None:
                return answer
        before = (self.at, self.made)
        self._take("choose", Scripted(self.lesson.seat, text))
        self.past.append(before)
        self.made += 1
        if not step.free:
            self._advance()
            return None
        self._settle()
        if self._tried(step):
            self._advance()
        return None

    def _tried(self, step: Step) -> bool:
        """Whether a free step is over."""
        over = self.table.over or self.made >= step.free
        return over or (step.until is not None and reached(self.table.view(self.lesson.seat), step.until))

    def _undo(self) -> None:
        self._take("undo", Scripted(self.lesson.seat, ""))
        self.at, self.made = self.past.pop()

    def _advance(self) -> None:
        self.at += 1
        self.made = 0
        self._enter()

    def _enter(self) -> None:
        step = self.step
        if step is None:
            return
        for move in step.play:
            self._take("choose", move)
        if step.want or step.free:
            self._settle()

    def _settle(self) -> None:
        """Lets bots play until the learner is asked."""
        bot = make(LEVEL)
        while others := [seat for seat in self.session.asking if seat != self.lesson.seat]:
            choice = bot.choose(self.table.knowledge(others[0]))
            self._take("choose", Scripted(others[0], choice.text))

    def _take(self, kind: str, move: Scripted) -> None:
        told = self.session.take(self.session.plan(kind, move.seat, move.text, 0))
        if self.hear is not None:
            self.hear(told)


def practised(lesson: Lesson, acts: Sequence[str], hear: Hearer | None = None) -> Practice:
    """The lesson after these acts."""
    practice = Practice(lesson, hear)
    for text in acts:
        practice.act(text)
    return practice


def reached(view: dict[str, Json], goal: Goal) -> bool:
    """Whether the view shows what is wanted."""
    found: Any = view
    for part in goal.path.split("."):
        found = found[int(part)] if isinstance(found, list) else found[part]
    return bool(found >= goal.least)
