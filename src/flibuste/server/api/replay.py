"""HTTP: looking back. A finished game is open to all eyes; a game under way shows each what it was shown."""

from __future__ import annotations

from typing import Annotated, Any

from fastapi import APIRouter, Path, Query, Response
from pydantic import BaseModel

from flibuste.kernel.words import Refusal
from flibuste.server.http import REFUSALS, Here, Link, Somebody
from flibuste.server.moments import Eyes
from flibuste.table.messages import Play, Question, SeenEvent

ROUTER = APIRouter(prefix="/api", responses=REFUSALS)
Version = Annotated[int, Path(ge=0, le=1_000_000)]
Viewpoint = Annotated[str | None, Query(alias="as", pattern="^(open|none|[0-9]|1[01])$")]


class MomentShown(BaseModel):
    """A table as it was at a version, of which `last` is the newest: what its `update` showed.

    With every card face up the view has, under `open`, what each seat saw besides, and `decision` is that of
    the one seat that was asked.
    """

    version: int
    last: int
    seat: int | None
    events: list[SeenEvent]
    view: dict[str, Any]
    play: Play
    decision: Question | None


class CurveShown(BaseModel):
    """For each version, what each seat's score was then."""

    scores: list[list[int]]


@ROUTER.get("/tables/{id}/moments/{n}", response_model=MomentShown)
async def moment(
    here: Here, guest: Somebody, id: str, n: Version, link: Link = "", viewpoint: Viewpoint = None
) -> Response:
    """The table after its first n acts, with one's own eyes; once the game is over with anybody's, or all."""
    table = await here.lobby.look(id, guest, link)
    body = await here.walks.moment(id, n, eyes_for(table, viewpoint))
    return Response(body, media_type="application/json")


@ROUTER.get("/tables/{id}/curve", response_model=CurveShown)
async def curve(here: Here, guest: Somebody, id: str, link: Link = "") -> Response:
    """How the scores of a finished game grew."""
    table = await here.lobby.look(id, guest, link)
    if table["status"] != "finished":
        raise Refusal("not-over", "")
    return Response(await here.walks.curve(id), media_type="application/json")


def eyes_for(table: dict[str, Any], wanted: str | None) -> Eyes:
    """Whose eyes a guest may look through at this table; a table closed early keeps its secrets."""
    over = table["status"] == "finished"
    if not over and table["mine"] is None and not table["spectators"]:
        raise Refusal("no-spectators", "")
    if table["started_at"] is None:
        raise Refusal("not-started", "")
    if wanted is None:
        mine: int | None = table["mine"]
        return mine
    if wanted == "none":
        return None
    if wanted == "open":
        if not over:
            raise Refusal("not-over", "")
        return "open"
    seat = int(wanted)
    if seat >= table["seats"]:
        raise Refusal("no-such-seat", "", {"number": seat + 1})
    if not over and seat not in table["held"]:
        raise Refusal("not-over", "")
    return seat
