"""A lesson as its file says it: a position, and steps with what is said, lit and wanted."""

from __future__ import annotations

import hashlib
import tomllib
from collections.abc import Mapping
from fnmatch import fnmatchcase
from functools import cache
from pathlib import Path
from typing import Any, NamedTuple

from flibuste.kernel import registry
from flibuste.kernel.types import Refusal, Seat

FOLDER = "lessons"
"""The folder of a game that holds its lessons, and their words by language."""
MOST_STEPS = 12
LESSON_KEYS = {"seats", "options", "seed", "seat", "before", "steps"}
STEP_KEYS = {"say", "lit", "play", "want", "answers", "free", "until"}


class BadLesson(ValueError):
    """A file that is no lesson: which one, and why."""


class Scripted(NamedTuple):
    """A choice that the lesson makes."""

    seat: Seat
    text: str


class Goal(NamedTuple):
    """What the learner's view has to show: a number at a path (`players.0.cash`), at least so large."""

    path: str
    least: int


class Step(NamedTuple):
    """One thing to read, to choose, or to try freely."""

    key: str
    """The message that is said. Its attributes are answers to choices that are not wanted."""
    lit: tuple[str, ...]
    """Places of the board, by the names that the board gives them."""
    play: tuple[Scripted, ...]
    """Choices that are made before the step begins."""
    want: tuple[str, ...]
    """Patterns of the choices that lead on, in notation; none: the learner reads, and goes on."""
    answers: tuple[tuple[str, str], ...]
    """Patterns of the other choices, and the message that answers each. The first that fits is said."""
    free: int
    """So many choices the learner makes as they like; 0 in other steps."""
    until: Goal | None
    """Ends a free step earlier."""

    def answer_to(self, text: str) -> str | None:
        """The message about a choice that is not wanted; None for one that leads on."""
        if self.free or any(fnmatchcase(text, pattern) for pattern in self.want):
            return None
        for pattern, key in self.answers:
            if fnmatchcase(text, pattern):
                return key
        raise BadLesson(f"{self.key} has no answer to {text}")


class Lesson(NamedTuple):
    game: str
    name: str
    seats: int
    options: Mapping[str, str]
    seed: bytes
    seat: Seat
    """Where the learner sits."""
    before: tuple[Scripted, ...]
    """The choices that lead to the position."""
    steps: tuple[Step, ...]

    @property
    def title(self) -> str:
        """The key of its title."""
        return f"lesson-{self.name}"

    @property
    def match(self) -> bool:
        """Whether it ends with free play: a small match."""
        return any(step.free for step in self.steps)


@cache
def lessons_of(game: str) -> tuple[Lesson, ...]:
    """A game's lessons in order: `1-goal.toml` comes before `2-board.toml`. A game may have none."""
    return tuple(read_lesson(game, file) for file in sorted((registry.folder(game) / FOLDER).glob("*.toml")))


def find_lesson(game: str, name: str) -> Lesson:
    """The lesson of this name."""
    for lesson in lessons_of(registry.find(game).meta.id):
        if lesson.name == name:
            return lesson
    known = [lesson.name for lesson in lessons_of(game)]
    raise Refusal("unknown-lesson", "", {"lesson": name[:40], "lessons": known})


def read_lesson(game: str, file: Path) -> Lesson:
    """The lesson in a file. What is unknown or missing is an error: nobody notices a typing error later."""
    table = tomllib.loads(file.read_text(encoding="utf-8"))
    name = file.stem.partition("-")[2]
    must_know(file, table, LESSON_KEYS)
    try:
        return Lesson(
            game,
            name,
            table["seats"],
            table.get("options", {}),
            hashlib.sha256(str(table["seed"]).encode()).digest(),
            table.get("seat", 0),
            script(table.get("before", ())),
            tuple(read_step(file, name, step) for step in table["steps"]),
        )
    except KeyError as missing:
        raise BadLesson(f"{file.name} has no {missing}") from missing


def read_step(file: Path, lesson: str, step: Mapping[str, Any]) -> Step:
    must_know(file, step, STEP_KEYS)
    key = f"lesson-{lesson}-{step['say']}"
    until = step.get("until")
    return Step(
        key,
        tuple(step.get("lit", ())),
        script(step.get("play", ())),
        tuple(step.get("want", ())),
        tuple((pattern, f"{key}.{answer}") for pattern, answer in step.get("answers", {}).items()),
        step.get("free", 0),
        None if until is None else Goal(until["path"], until["least"]),
    )


def script(lines: list[str] | tuple[str, ...]) -> tuple[Scripted, ...]:
    """Lines such as `1 place D4`: the seat and its choice."""
    parts = [line.partition(" ") for line in lines]
    return tuple(Scripted(int(seat), text) for seat, _, text in parts)


def must_know(file: Path, table: Mapping[str, Any], known: set[str]) -> None:
    unknown = sorted(table.keys() - known)
    if unknown:
        raise BadLesson(f"{file.name}: nobody reads {', '.join(unknown)}")
