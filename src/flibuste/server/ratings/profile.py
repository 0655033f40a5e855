"""What a profile shows: ratings and how they came about, games by kind, and against whom."""

from __future__ import annotations

from typing import Any

from sqlalchemy import case, func, select
from sqlalchemy.ext.asyncio import AsyncConnection

from flibuste.server.ratings.rating_game import KNOWN_AFTER
from flibuste.server.ratings.reliability import LAST, finished_share
from flibuste.server.storage.people_tables import PROFILES
from flibuste.server.storage.rating_tables import FINISHED, RATINGS, RESULTS
from flibuste.server.storage.schema import GUESTS
from flibuste.server.storage.store import Store

LATEST = 1_000
"""Games from which opponents are counted: a profile must open at once, however much somebody has played."""
POINTS = 200
"""Most points of a curve."""
OPPONENTS = 20


class Profiles:
    def __init__(self, store: Store) -> None:
        self.store = store

    async def show(self, guest: str, own: bool) -> dict[str, Any]:
        async with self.store.read() as connection:
            ratings = [one async for one in self._ratings(connection, guest)]
            kinds = await games_by_kind(connection, guest)
            people, bots = await opponents(connection, guest, own)
            share = await finished_share(connection, guest)
        return {"ratings": ratings, "kinds": kinds, "finished_share": share, "of_last": LAST,
                "people": people, "bots": bots}  # fmt: skip

    async def _ratings(self, connection: AsyncConnection, guest: str) -> Any:  # noqa: ANN401 - an iterator
        query = (
            select(RATINGS).where(RATINGS.c.guest == guest).order_by(RATINGS.c.games.desc(), RATINGS.c.pool)
        )
        for row in (await connection.execute(query)).all():
            known = row.games >= KNOWN_AFTER
            now = {"mu": row.mu, "sigma": row.sigma, "cautious": row.cautious} if known else None
            curve = await curve_of(connection, guest, row.pool) if known else []
            yield {"pool": row.pool, "games": row.games, "now": now, "curve": curve}


async def curve_of(connection: AsyncConnection, guest: str, pool: str) -> list[dict[str, Any]]:
    """The latest ratings in a pool, in order."""
    query = (
        select(FINISHED.c.ended_at, RESULTS.c.mu, RESULTS.c.sigma)
        .join(FINISHED, FINISHED.c.n == RESULTS.c.n)
        .where(RESULTS.c.guest == guest, FINISHED.c.pool == pool, RESULTS.c.mu.is_not(None))
        .order_by(RESULTS.c.n.desc())
        .limit(POINTS)
    )
    rows = (await connection.execute(query)).all()
    return [{"at": row.ended_at, "mu": row.mu, "sigma": row.sigma} for row in reversed(rows)]


async def games_by_kind(connection: AsyncConnection, guest: str) -> list[dict[str, Any]]:
    """How many games of each title and number of seats, how many won, and how many left."""
    query = (
        select(
            FINISHED.c.game,
            FINISHED.c.seats,
            func.count().label("games"),
            func.sum(case((RESULTS.c.place == 1, 1), else_=0)).label("won"),
            func.sum(case((RESULTS.c.how == "left", 1), else_=0)).label("left"),
        )
        .join(FINISHED, FINISHED.c.n == RESULTS.c.n)
        .where(RESULTS.c.guest == guest)
        .group_by(FINISHED.c.game, FINISHED.c.seats)
        .order_by(FINISHED.c.game, FINISHED.c.seats)
    )
    return [dict(row._mapping) for row in await connection.execute(query)]


async def opponents(
    connection: AsyncConnection, guest: str, own: bool
) -> tuple[list[dict[str, Any]], list[dict[str, Any]]]:
    """Results against people and against bots, in the latest games. Others are named public people only."""
    mine = (
        select(RESULTS.c.n, RESULTS.c.place)
        .where(RESULTS.c.guest == guest, RESULTS.c.how != "left")
        .order_by(RESULTS.c.n.desc())
        .limit(LATEST)
        .subquery()
    )
    ahead = func.sum(case((mine.c.place < RESULTS.c.place, 1), (RESULTS.c.how == "left", 1), else_=0))
    behind = func.sum(case((mine.c.place > RESULTS.c.place, 1), else_=0))
    counts = (func.count().label("games"), ahead.label("ahead"), behind.label("behind"))
    joined = mine.join(RESULTS, RESULTS.c.n == mine.c.n)
    others = (
        select(RESULTS.c.guest.label("id"), GUESTS.c.name, *counts)
        .select_from(joined.join(GUESTS, GUESTS.c.id == RESULTS.c.guest))
        .where(RESULTS.c.guest != guest)
        .group_by(RESULTS.c.guest, GUESTS.c.name)
        .order_by(func.count().desc(), RESULTS.c.guest)
        .limit(OPPONENTS)
    )
    if not own:
        public = select(PROFILES.c.guest).where(PROFILES.c.visible == "public")
        others = others.where(RESULTS.c.guest.in_(public))
    levels = (
        select(RESULTS.c.bot, *counts)
        .select_from(joined)
        .where(RESULTS.c.bot.is_not(None))
        .group_by(RESULTS.c.bot)
        .order_by(ahead.desc(), RESULTS.c.bot)
        .limit(OPPONENTS)
    )
    people = [dict(row._mapping) for row in await connection.execute(others)]
    return people, [dict(row._mapping) for row in await connection.execute(levels)]
