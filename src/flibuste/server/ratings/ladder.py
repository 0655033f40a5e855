"""The ladder of a pool: people whose profile is public, and the bots between them."""

from __future__ import annotations

from typing import Any, NamedTuple

from sqlalchemy import and_, func, or_, select
from sqlalchemy.ext.asyncio import AsyncConnection

from flibuste.server.ratings.anchors import STRENGTHS
from flibuste.server.ratings.rating_game import KNOWN_AFTER
from flibuste.server.storage.rating_tables import RATINGS
from flibuste.server.storage.schema import GUESTS
from flibuste.server.storage.store import Store

PAGE = 50


class Above(NamedTuple):
    """Where a page goes on: after this value, and there after this guest."""

    cautious: float
    guest: str


class Ladder:
    def __init__(self, store: Store) -> None:
        self.store = store

    async def page(self, pool: str, after: Above | None, me: str | None) -> dict[str, Any]:
        """Fifty people by their cautious value, from the best on; with one's own line in any case."""
        listed = and_(RATINGS.c.pool == pool, RATINGS.c.listed.is_(True))
        async with self.store.read() as connection:
            first = 1 if after is None else 1 + await rank(connection, pool, after, inclusive=True)
            where = listed if after is None else and_(listed, below(after))
            query = (
                select(RATINGS, GUESTS.c.name)
                .join(GUESTS, GUESTS.c.id == RATINGS.c.guest)
                .where(where)
                .order_by(RATINGS.c.cautious.desc(), RATINGS.c.guest.desc())
                .limit(PAGE + 1)
            )
            rows = list(await connection.execute(query))
            mine = await self._mine(connection, pool, me)
        people = [
            {"rank": first + at, **person(row), "you": row.guest == me} for at, row in enumerate(rows[:PAGE])
        ]
        last = rows[PAGE - 1] if len(rows) > PAGE else None
        more = None if last is None else f"{last.cautious!r} {last.guest}"
        return {"pool": pool, "people": people, "more": more, "mine": mine, "bots": bots(pool)}

    async def _mine(self, connection: AsyncConnection, pool: str, me: str | None) -> dict[str, Any] | None:
        if me is None:
            return None
        query = select(RATINGS, GUESTS.c.name).join(GUESTS, GUESTS.c.id == RATINGS.c.guest)
        row = (await connection.execute(query.where(RATINGS.c.pool == pool, RATINGS.c.guest == me))).first()
        if row is None:
            return None
        place = None
        if row.games >= KNOWN_AFTER:
            place = 1 + await rank(connection, pool, Above(row.cautious, row.guest), inclusive=False)
        return {"rank": place, **person(row), "you": True, "listed": row.listed}


def person(row: Any) -> dict[str, Any]:  # noqa: ANN401 - a row
    known = row.games >= KNOWN_AFTER
    shown = {"mu": row.mu, "sigma": row.sigma, "cautious": row.cautious} if known else {}
    return {"id": row.guest, "name": row.name, "games": row.games, **shown}


def bots(pool: str) -> list[dict[str, Any]]:
    """The bots of this pool, the best first."""
    found = sorted(STRENGTHS.get(pool, {}).items(), key=lambda one: -one[1])
    return [{"bot": bot, "mu": mu} for bot, mu in found]


def below(after: Above) -> Any:  # noqa: ANN401 - a condition
    equal = and_(RATINGS.c.cautious == after.cautious, RATINGS.c.guest < after.guest)
    return and_(RATINGS.c.cautious <= after.cautious, or_(RATINGS.c.cautious < after.cautious, equal))


async def rank(connection: AsyncConnection, pool: str, one: Above, inclusive: bool) -> int:
    """How many listed people are above this one, or are this one."""
    higher = RATINGS.c.guest >= one.guest if inclusive else RATINGS.c.guest > one.guest
    above = or_(RATINGS.c.cautious > one.cautious, and_(RATINGS.c.cautious == one.cautious, higher))
    where = (RATINGS.c.pool == pool, RATINGS.c.listed.is_(True), RATINGS.c.cautious >= one.cautious, above)
    return int((await connection.execute(select(func.count()).where(*where))).scalar() or 0)
