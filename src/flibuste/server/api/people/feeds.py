"""HTTP: feeds of the tables that wait, at addresses that only their owner knows."""

from __future__ import annotations

from hashlib import sha256
from typing import Annotated, Any

from fastapi import APIRouter, Path, Response
from sqlalchemy import Row, select

from flibuste.kernel.types import Refusal
from flibuste.server.api.dependencies import REFUSALS, Here
from flibuste.server.notices.transports.feeds import Entry, atom, calendar
from flibuste.server.services import Services
from flibuste.server.storage.notice_tables import QUESTIONS
from flibuste.server.storage.schema import TABLES

ROUTER = APIRouter(prefix="/api/feeds", responses=REFUSALS)
MOST = 100
Secret = Annotated[str, Path(min_length=20, max_length=40, pattern="^[A-Za-z0-9_-]+$")]


@ROUTER.get("/{secret}/waiting.atom", response_class=Response)
async def feed(here: Here, secret: Secret) -> Response:
    """The tables that wait for the owner of this address, as Atom."""
    owner, entries = await found(here, secret)
    name = sha256(owner.feed.encode()).hexdigest()[:16]
    body = atom(entries, owner.language, owner.site, name)
    return Response(body, media_type="application/atom+xml")


@ROUTER.get("/{secret}/deadlines.ics", response_class=Response)
async def deadlines(here: Here, secret: Secret) -> Response:
    """Their deadlines, as a calendar."""
    owner, entries = await found(here, secret)
    return Response(calendar(entries, owner.language, owner.site), media_type="text/calendar")


async def found(here: Services, secret: str) -> tuple[Row[Any], list[Entry]]:
    owner = await here.wish_list.by_feed(secret)
    if owner is None:
        raise Refusal("no-such-feed", "")
    query = (
        select(TABLES.c.game, QUESTIONS.c.table, QUESTIONS.c.serial, QUESTIONS.c.asked_at, QUESTIONS.c.due_at)
        .join(TABLES, TABLES.c.id == QUESTIONS.c.table)
        .where(QUESTIONS.c.guest == owner.guest, QUESTIONS.c.waiting, TABLES.c.status == "running")
        .order_by(QUESTIONS.c.due_at.is_(None), QUESTIONS.c.due_at, QUESTIONS.c.table)
        .limit(MOST)
    )
    async with here.store.read() as connection:
        return owner, [Entry(*row) for row in await connection.execute(query)]
