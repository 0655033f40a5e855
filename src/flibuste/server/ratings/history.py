"""Games somebody has played, newest first, with filters. A game under way is never among them."""

from __future__ import annotations

from collections.abc import AsyncIterator
from typing import Any, NamedTuple

from sqlalchemy import ColumnElement, Select, and_, exists, func, select
from sqlalchemy.ext.asyncio import AsyncConnection

from flibuste.server.storage.rating_tables import FINISHED, RESULTS
from flibuste.server.storage.schema import GUESTS, TABLES
from flibuste.server.storage.store import Store

PAGE = 30
EXPORTED_AT_ONCE = 500


class Wanted(NamedTuple):
    """Which games somebody looks for."""

    game: str | None = None
    seats: int | None = None
    result: str | None = None
    """`won`, `lost` or `left`."""
    rated: bool | None = None
    words: str = ""
    """Part of the name of somebody else at the table."""


class History:
    def __init__(self, store: Store) -> None:
        self.store = store

    async def page(
        self, guest: str, wanted: Wanted, before: int | None, own: bool, size: int = PAGE
    ) -> dict[str, Any]:
        """The next games before this number. Strangers are shown only games of public tables."""
        query = games_of(guest, wanted)
        if before is not None:
            query = query.where(RESULTS.c.n < before)
        if not own:
            query = query.where(FINISHED.c.public.is_(True))
        async with self.store.read() as connection:
            rows = list(await connection.execute(query.limit(size + 1)))
            games = await described(connection, rows[:size], guest, own)
        more = rows[size - 1].n if len(rows) > size else None
        return {"games": games, "more": more}

    async def all(self, guest: str) -> AsyncIterator[dict[str, Any]]:
        """Every game of somebody, for themselves."""
        before: int | None = None
        while True:
            page = await self.page(guest, Wanted(), before, own=True, size=EXPORTED_AT_ONCE)
            for game in page["games"]:
                yield game
            before = page["more"]
            if before is None:
                return


def games_of(guest: str, wanted: Wanted) -> Select[Any]:
    columns = (FINISHED.c.n, FINISHED.c.table, FINISHED.c.game, FINISHED.c.seats, FINISHED.c.pool,
               FINISHED.c.over, FINISHED.c.ended_at)  # fmt: skip
    mine = (RESULTS.c.seat, RESULTS.c.how, RESULTS.c.place, RESULTS.c.score, RESULTS.c.mu, RESULTS.c.sigma)
    query = (
        select(*columns, *mine, TABLES.c.id.label("kept"))
        .join(FINISHED, FINISHED.c.n == RESULTS.c.n)
        .outerjoin(TABLES, TABLES.c.id == FINISHED.c.table)
        .where(RESULTS.c.guest == guest)
        .order_by(RESULTS.c.n.desc())
    )
    for condition in conditions(guest, wanted):
        query = query.where(condition)
    return query


def conditions(guest: str, wanted: Wanted) -> list[ColumnElement[bool]]:
    found: list[ColumnElement[bool]] = []
    if wanted.game is not None:
        found.append(FINISHED.c.game == wanted.game)
    if wanted.seats is not None:
        found.append(FINISHED.c.seats == wanted.seats)
    if wanted.rated is not None:
        found.append(FINISHED.c.pool.is_not(None) if wanted.rated else FINISHED.c.pool.is_(None))
    if wanted.result == "left":
        found.append(RESULTS.c.how == "left")
    elif wanted.result == "won":
        found.append(RESULTS.c.place == 1)
    elif wanted.result == "lost":
        found.append(RESULTS.c.place > 1)
    if wanted.words:
        others = RESULTS.alias("others")
        named = and_(others.c.n == RESULTS.c.n, others.c.guest == GUESTS.c.id, others.c.guest != guest)
        like = func.lower(GUESTS.c.name).contains(wanted.words.lower(), autoescape=True)
        found.append(exists().where(named, like))
    return found


async def described(
    connection: AsyncConnection, rows: list[Any], guest: str, own: bool
) -> list[dict[str, Any]]:
    """The games with everybody who played there. Others learn no names from somebody's profile."""
    others: dict[int, list[dict[str, Any]]] = {row.n: [] for row in rows}
    query = (
        select(RESULTS.c.n, RESULTS.c.seat, RESULTS.c.guest, RESULTS.c.bot, RESULTS.c.how, RESULTS.c.place,
               RESULTS.c.score, GUESTS.c.name)
        .outerjoin(GUESTS, GUESTS.c.id == RESULTS.c.guest)
        .where(RESULTS.c.n.in_(others))
        .order_by(RESULTS.c.n, RESULTS.c.k)
    )  # fmt: skip
    for row in await connection.execute(query):
        if row.guest != guest:
            who = {"name": row.name if own else None, "bot": row.bot, "how": row.how}
            others[row.n].append({"seat": row.seat, **who, "place": row.place, "score": row.score})
    return [
        {
            "n": row.n,
            "table": row.table if row.kept is not None and row.over else None,
            "game": row.game,
            "seats": row.seats,
            "rated": row.pool is not None,
            "ended_at": row.ended_at,
            "seat": row.seat,
            "how": row.how,
            "place": row.place,
            "score": row.score,
            "mu": row.mu,
            "sigma": row.sigma,
            "others": others[row.n],
        }
        for row in rows
    ]
