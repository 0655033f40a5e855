"""HTTP: puzzles. They come with the games, and the server keeps nothing of who solved which.

The solution is sent with the answer to a choice, and never before. Positions are opened in worker processes.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Literal

from fastapi import APIRouter, Response
from pydantic import BaseModel

from flibuste.kernel import registry
from flibuste.kernel.types import Refusal
from flibuste.puzzles.daily import beside, day_of, game_of_day, puzzle_of_day, today
from flibuste.puzzles.messages import title
from flibuste.puzzles.puzzle import find_puzzle, games_with_puzzles, puzzles_of
from flibuste.server.api.bodies import Body
from flibuste.server.api.dependencies import REFUSALS, From, Here, Somebody
from flibuste.server.api.lessons import Text, counted
from flibuste.server.services import Services
from flibuste.server.workers.faults import TooSlow, WorkerDied
from flibuste.server.workers.puzzle_jobs import puzzle_answer, puzzle_reason, puzzle_shown
from flibuste.table.messages import Foresight, Reason, Update

ROUTER = APIRouter(prefix="/api", responses=REFUSALS)
SECONDS = 5.0
"""How long a worker may take. A puzzle needs milliseconds."""


class PuzzleTitle(BaseModel):
    """A puzzle in a list. `rating` is how hard it is, on the scale of the solvers' ratings."""

    game: str
    id: str
    seats: int
    rating: int
    level: Literal["easy", "medium", "hard"]


class DayShown(BaseModel):
    """The puzzles of a day, one for each game that has any; `turn` is the game of the day.

    `before` and `after` are the neighbouring days, where there is a puzzle for them yet.
    """

    day: str
    today: str
    before: str | None
    after: str | None
    turn: str
    puzzles: list[PuzzleTitle]


class PuzzleShown(BaseModel):
    """A position as its seat sees it, without a word about the solution."""

    puzzle: PuzzleTitle
    update: Update
    foresight: Foresight | None


class PuzzleChoice(Body):
    """A choice in notation."""

    choice: Text


class ChoiceValue(BaseModel):
    """A choice, the share of the win it is worth, and half the width of the 95 % interval."""

    choice: str
    share: float
    error: float


class PuzzleAnswer(BaseModel):
    """Whether the choice is right, what each is worth, and the message that says why the best is best.

    `tempting` is what a bot that does not think ahead would choose. `solvers` says how often bots solve it.
    """

    choice: str
    right: bool
    solutions: list[str]
    values: list[ChoiceValue]
    why: str
    facts: dict[str, Any]
    tempting: str
    theme: str
    solvers: dict[str, float]


@ROUTER.get("/puzzles")
async def puzzles(day: str = "") -> DayShown:
    """The puzzles of a day: of today in Greenwich, or of a day before that."""
    latest = today()
    when = day_of(day, latest) if day else latest
    before, after = beside(when, latest)
    found = [puzzle_of_day(game, when) for game in games_with_puzzles()]
    return DayShown(
        day=str(when),
        today=str(latest),
        before=None if before is None else str(before),
        after=None if after is None else str(after),
        turn=game_of_day(when),
        puzzles=[PuzzleTitle(**title(puzzle)) for puzzle in found if puzzle is not None],
    )


@ROUTER.get("/games/{game}/puzzles")
async def listed(game: str) -> list[PuzzleTitle]:
    """All puzzles of a game, the easiest first."""
    registry.find(game)
    ordered = sorted(puzzles_of(game), key=lambda one: (one.rating, one.id))
    return [PuzzleTitle(**title(puzzle)) for puzzle in ordered]


@ROUTER.get("/games/{game}/puzzles/{name}", response_model=PuzzleShown)
async def puzzle(here: Here, guest: Somebody, sender: From, game: str, name: str) -> Response:
    """One puzzle."""
    whose = counted(here, None if guest is None else guest.id, sender, "foresee")
    return await worked(here, whose, puzzle_shown, game, name)


@ROUTER.post("/games/{game}/puzzles/{name}", response_model=PuzzleAnswer)
async def answer(
    here: Here, guest: Somebody, sender: From, game: str, name: str, chosen: PuzzleChoice
) -> Response:
    """The answer to a choice. One that is not offered is refused as at any table."""
    whose = counted(here, None if guest is None else guest.id, sender, "why")
    return await worked(here, whose, puzzle_answer, game, name, chosen.choice)


@ROUTER.post("/games/{game}/puzzles/{name}/why", response_model=Reason)
async def why(
    here: Here, guest: Somebody, sender: From, game: str, name: str, asked: PuzzleChoice
) -> Response:
    """Why a choice may not be made in this position."""
    whose = counted(here, None if guest is None else guest.id, sender, "why")
    return await worked(here, whose, puzzle_reason, game, name, asked.choice)


async def worked(
    here: Services, whose: str, job: Callable[..., bytes], game: str, name: str, *more: object
) -> Response:
    find_puzzle(game, name)
    try:
        told = await here.short_workers.run(job, game, name, *more, seconds=SECONDS, share=(whose, "puzzle"))
    except (TooSlow, WorkerDied) as fault:
        raise Refusal("too-slow", "") from fault
    return Response(told, media_type="application/json")
