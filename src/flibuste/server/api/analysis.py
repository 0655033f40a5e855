"""HTTP: the analysis of a finished game, for everybody who may see the game."""

from __future__ import annotations

from typing import Any, Literal

from fastapi import APIRouter, Response
from pydantic import BaseModel, ConfigDict

from flibuste.kernel.types import Refusal
from flibuste.server.api.dependencies import REFUSALS, From, Here, Link, Me, Somebody
from flibuste.server.identity import Guest
from flibuste.server.services import Services
from flibuste.table.messages import WhyShown

ROUTER = APIRouter(prefix="/api", responses=REFUSALS)


class Analysed(BaseModel):
    """Nothing else is in a report."""

    model_config = ConfigDict(extra="forbid")


class EffortShown(Analysed):
    """How much work the analysis did: with the same, the same report comes out."""

    playouts: int
    pairs: int
    final: int
    deals: int


class StepShown(Analysed):
    """One question: the version after it, each seat's share of the win then, and what changed it.

    Shares add up to 1. What the seat chose, what others chose, and luck add up to the change.
    """

    version: int
    asked: list[int]
    shares: list[float]
    own: list[float]
    others: list[float]
    luck: list[float]


class OptionJudged(Analysed):
    """An option, the share of the win it gives up against the best, and whether it counts as right."""

    choice: str
    loss: float
    right: bool


class MistakeShown(Analysed):
    """A decision that surely cost something, judged by what its seat knew. `version` is the one before it."""

    version: int
    seat: int
    together: bool
    chosen: str
    best: str
    loss: float
    error: float
    mark: Literal["?!", "?", "??"]
    why: WhyShown
    options: list[OptionJudged]


class GoodShown(Analysed):
    """A choice than which nothing better was found: what it gained over the mean of the other options.

    In shares of the win, and in the game's own points. `version` is the one before it.
    """

    version: int
    seat: int
    chosen: str
    share: float
    margin: float


class PartsShown(Analysed):
    """A result and what it is made of: all other parts add up to it."""

    result: float
    start: float
    seat: float
    deal: float
    own: float
    others: float
    luck: float


class PlayerJudged(Analysed):
    """A seat's game in figures: in shares of the win, and in the game's own points. `like` is a bot."""

    seat: int
    shares: PartsShown
    margins: PartsShown
    decisions: int
    error_rate: float
    error: float | None
    mistakes: int
    like: str


class ReportShown(Analysed):
    """What an analysis found. See docs/analysis.md."""

    effort: EffortShown
    policy: str
    start: list[float]
    steps: list[StepShown]
    mistakes: list[MistakeShown]
    good: list[GoodShown] = []
    players: list[PlayerJudged]


class AnalysisShown(BaseModel):
    """How an analysis stands: `stopped` and `failed` ones can be asked for again. `done` of `total`."""

    state: Literal["none", "running", "stopped", "failed", "done"]
    done: int
    total: int
    report: ReportShown | None


@ROUTER.get("/tables/{id}/analysis", response_model=AnalysisShown)
async def analysis(here: Here, guest: Somebody, id: str, link: Link = "") -> Response:
    """How the analysis of a finished game stands, and its report."""
    await finished(here, guest, id, link)
    return Response(await here.analyses.look(id), media_type="application/json")


@ROUTER.post("/tables/{id}/analysis", response_model=AnalysisShown)
async def analyse(here: Here, guest: Me, sender: From, id: str, link: Link = "") -> Response:
    """Begins the analysis of a finished game, unless it is there already. A guest has one under way."""
    await finished(here, guest, id, link)
    here.limits.new_analyses.check(guest.id, sender)
    await here.analyses.ask(id, guest.id)
    return Response(await here.analyses.look(id), media_type="application/json")


async def finished(here: Services, guest: Guest | None, id: str, link: str) -> dict[str, Any]:
    """The table, if this guest may see it and its game was played to the end."""
    table = await here.directory.look_back(id, guest, link)
    if table["status"] == "closed":
        raise Refusal("never-finished", "")
    if table["status"] != "finished":
        raise Refusal("not-over", "")
    return table
