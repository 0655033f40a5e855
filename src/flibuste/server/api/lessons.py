"""HTTP: lessons. The server keeps nothing of them: a client sends what the learner did so far.

Every request plays the lesson again in a worker process. A lesson is short, and the list of acts is bounded.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Annotated, Literal

from fastapi import APIRouter, Response
from pydantic import BaseModel, Field

from flibuste.i18n.translator import lesson_words
from flibuste.kernel import registry
from flibuste.kernel.types import Refusal
from flibuste.lessons.lesson import find_lesson, lessons_of
from flibuste.lessons.practice import MOST_ACTS
from flibuste.server.api.bodies import Body
from flibuste.server.api.dependencies import REFUSALS, From, Here, Somebody
from flibuste.server.services import Services
from flibuste.server.workers.faults import TooSlow, WorkerDied
from flibuste.server.workers.lesson_jobs import lesson_after, lesson_reason
from flibuste.table.messages import Foresight, Reason, Update

ROUTER = APIRouter(prefix="/api", responses=REFUSALS)
SECONDS = 5.0
"""How long a worker may take. A lesson needs milliseconds."""
Text = Annotated[str, Field(max_length=120)]


class LessonTitle(BaseModel):
    """A lesson in the list. `match`: it ends with free play."""

    name: str
    steps: int
    match: bool


class LessonsShown(BaseModel):
    """A game's lessons in order, and their words as Fluent text."""

    lessons: list[LessonTitle]
    catalogue: str


class LessonActs(Body):
    """What the learner did so far: choices in notation, `>` to go on, `<` to take back.

    `seen` is the last version the client was shown; -1 for none.
    """

    acts: list[Text] = Field(default_factory=list, max_length=MOST_ACTS)
    seen: int = Field(-1, ge=-1, le=10_000)


class LessonWhy(Body):
    """A choice that is not offered after these acts."""

    acts: list[Text] = Field(default_factory=list, max_length=MOST_ACTS)
    choice: Text


class Guide(BaseModel):
    """The step: the message to say, the places to light, the choices wanted, and the answers to the others.

    While the learner is not `choosing` they read and go on. A `free` step takes any choice. `scores` are
    there once the game is over.
    """

    step: int
    steps: int
    say: str | None
    lit: list[str]
    choosing: bool
    free: bool
    wanted: list[str]
    answers: dict[str, str]
    done: bool
    scores: list[int] | None


class LessonShown(BaseModel):
    """A lesson as it stands. `answer` is the message about a last act that was not wanted, nor played."""

    guide: Guide
    updates: list[Update]
    answer: str | None
    foresight: Foresight | None


@ROUTER.get("/games/{game}/lessons")
async def lessons(game: str, language: Literal["fr", "en", "de"] = "en") -> LessonsShown:
    """The lessons of a game. Many games have none."""
    registry.find(game)
    listed = [LessonTitle(name=one.name, steps=len(one.steps), match=one.match) for one in lessons_of(game)]
    return LessonsShown(lessons=listed, catalogue=lesson_words(language, game))


@ROUTER.post("/games/{game}/lessons/{name}", response_model=LessonShown)
async def lesson(
    here: Here, guest: Somebody, sender: From, game: str, name: str, done: LessonActs
) -> Response:
    """A lesson after these acts. The last one may be refused like a choice at any table."""
    whose = counted(here, None if guest is None else guest.id, sender, "foresee")
    return await worked(here, whose, lesson_after, game, name, done.acts, done.seen)


@ROUTER.post("/games/{game}/lessons/{name}/why", response_model=Reason)
async def why(here: Here, guest: Somebody, sender: From, game: str, name: str, asked: LessonWhy) -> Response:
    """Why a choice may not be made after these acts."""
    whose = counted(here, None if guest is None else guest.id, sender, "why")
    return await worked(here, whose, lesson_reason, game, name, asked.acts, asked.choice)


def counted(here: Services, guest: str | None, sender: str, kind: str) -> str:
    """Counts the request like the message of this kind. Returns for whom the work is done."""
    here.limits.by_kind[kind].check(guest, sender)
    return guest or sender


async def worked(
    here: Services, whose: str, job: Callable[..., bytes], game: str, name: str, *more: object
) -> Response:
    find_lesson(game, name)
    try:
        answer = await here.short_workers.run(
            job, game, name, *more, seconds=SECONDS, share=(whose, "lesson")
        )
    except (TooSlow, WorkerDied) as fault:
        raise Refusal("too-slow", "") from fault
    return Response(answer, media_type="application/json")
