"""HTTP: earlier versions of a table. Before the end of a game, everybody sees what they were shown."""

from __future__ import annotations

from typing import Annotated, Any

from fastapi import APIRouter, Path, Query, Response
from pydantic import BaseModel

from flibuste.kernel.types import Refusal
from flibuste.server.api.dependencies import REFUSALS, From, Here, Link, Somebody
from flibuste.server.workers.table_history import Viewer
from flibuste.table.messages import Play, Question, SeenEvent

ROUTER = APIRouter(prefix="/api", responses=REFUSALS)
Version = Annotated[int, Path(ge=0, le=1_000_000)]
MOST = 16
"""Most moments in one answer."""
First = Annotated[int, Query(ge=0, le=1_000_000)]
Count = Annotated[int, Query(ge=1, le=MOST)]
Viewpoint = Annotated[str | None, Query(alias="as", pattern="^(open|none|[0-9]|1[01])$")]


class MomentShown(BaseModel):
    """A table at one version, as its `update` showed it. `last` is the newest version.

    With every card face up, the view has under `open` what each seat saw besides, and `decision` is that of
    the one seat that was asked.
    """

    version: int
    last: int
    seat: int | None
    events: list[SeenEvent]
    view: dict[str, Any]
    play: Play
    decision: Question | None


class MomentsShown(BaseModel):
    """Some versions of a table, one after the other. There are fewer than asked for at the end."""

    moments: list[MomentShown]


class CurveShown(BaseModel):
    """For each version, the score of each seat."""

    scores: list[list[int]]


@ROUTER.get("/tables/{id}/moments/{n}", response_model=MomentShown)
async def moment(
    here: Here,
    guest: Somebody,
    sender: From,
    id: str,
    n: Version,
    link: Link = "",
    viewpoint: Viewpoint = None,
) -> Response:
    """The table after its first n acts, as one's own seat saw it; after the end as any seat, or face up."""
    table = await here.directory.look_back(id, guest, link)
    body = await here.histories.moment(id, n, viewer_for(table, viewpoint), guest.id if guest else sender)
    return Response(body, media_type="application/json")


@ROUTER.get("/tables/{id}/moments", response_model=MomentsShown)
async def moments(
    here: Here,
    guest: Somebody,
    sender: From,
    id: str,
    first: First,
    count: Count = MOST,
    link: Link = "",
    viewpoint: Viewpoint = None,
) -> Response:
    """Several moments in one answer, for a replay that plays on."""
    table = await here.directory.look_back(id, guest, link)
    whose = guest.id if guest else sender
    bodies = await here.histories.moments(id, first, count, viewer_for(table, viewpoint), whose)
    return Response(b'{"moments":[' + b",".join(bodies) + b"]}", media_type="application/json")


@ROUTER.get("/tables/{id}/curve", response_model=CurveShown)
async def curve(here: Here, guest: Somebody, sender: From, id: str, link: Link = "") -> Response:
    """The scores of a finished game at every version."""
    table = await here.directory.look_back(id, guest, link)
    if table["status"] != "finished":
        raise Refusal("not-over", "")
    return Response(
        await here.histories.curve(id, guest.id if guest else sender), media_type="application/json"
    )


def viewer_for(table: dict[str, Any], wanted: str | None) -> Viewer:
    """The viewer that a guest may choose at this table. A table that was closed early keeps its secrets."""
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
