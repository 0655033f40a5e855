"""Decides who is told now. Each decision is claimed in the database before anything is sent."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, NamedTuple

from sqlalchemy import Row, and_, select, update
from sqlalchemy.dialects import postgresql, sqlite
from sqlalchemy.ext.asyncio import AsyncConnection

from flibuste.server.notices.attention import Attention
from flibuste.server.notices.questions import row_of, waiting_for
from flibuste.server.notices.wishes import Wishes, wishes_of
from flibuste.server.storage.notice_tables import CHANNELS, DELIVERIES, QUESTIONS, WISHES
from flibuste.server.storage.schema import TABLES
from flibuste.server.storage.store import Store

AT_ONCE = 200
"""Most questions looked at in one round."""
LATE = 6 * 3600 * 1000
"""A digest that is later than this, because the server was down, is not sent any more."""


class Decision(NamedTuple):
    """What to tell about a question, and when to look at it again."""

    tell: str = ""
    """`asked`, `reminder`, or nothing."""
    again: int | None = None


def decide(row: Row[Any], wishes: Wishes, away_at: int, now: int) -> Decision:
    """What to do now about a question that waits. A table may have been closed since, without an act."""
    if row.status != "running":
        return Decision()
    remind = row.remind_at if wishes.reminders else None
    if row.told_at is None and not row.looked and wishes.turns:
        tell = "asked"
    elif remind is not None and remind <= now:
        tell = "reminder"
    else:
        return Decision(again=remind)
    busy = max(away_at, wishes.quiet_until(max(now, away_at)))
    if busy > now:
        over = tell == "reminder" and row.due_at is not None and busy >= row.due_at
        return Decision(again=None if over else busy)
    # One that is told so late is its own reminder.
    later = remind is not None and remind > now and tell == "asked"
    return Decision(tell, remind if later else None)


class Planner:
    def __init__(self, store: Store, attention: Attention, clock: Callable[[], int]) -> None:
        self.store = store
        self.attention = attention
        self.clock = clock

    async def questions(self) -> int:
        """Looks at questions whose time has come; returns how many there were."""
        now = self.clock()
        wishes = [WISHES.c[name] for name in Wishes._fields]
        query = select(QUESTIONS, TABLES.c.status, *wishes).join(TABLES, TABLES.c.id == QUESTIONS.c.table)
        query = query.outerjoin(WISHES, WISHES.c.guest == QUESTIONS.c.guest)
        query = query.where(QUESTIONS.c.next_at <= now).order_by(QUESTIONS.c.next_at).limit(AT_ONCE)
        async with self.store.read() as connection:
            rows = (await connection.execute(query)).all()
        for row in rows:
            decision = decide(row, wishes_of(row), self.attention.away_at(row.guest), now)
            await self._claim(row, decision, now)
        return len(rows)

    async def _claim(self, row: Row[Any], decision: Decision, now: int) -> None:
        """Of several processes only one finds the row as it was."""
        values: dict[str, Any] = {"next_at": decision.again}
        if decision.tell:
            values["told_at"] = now
            if decision.again is None:
                values["remind_at"] = None
        same = and_(
            row_of(row.table, row.guest),
            QUESTIONS.c.serial == row.serial,
            QUESTIONS.c.looked == row.looked,
            QUESTIONS.c.next_at == row.next_at,
        )
        async with self.store.transaction() as connection:
            mine = (await connection.execute(update(QUESTIONS).where(same).values(values))).rowcount == 1
            if mine and decision.tell:
                await self._post(connection, row.guest, decision.tell, row.table, row.serial, now)

    async def _post(
        self, connection: AsyncConnection, guest: str, kind: str, table: str, serial: int, now: int
    ) -> None:
        """Puts one message for each channel into the outbox; none where there is one already."""
        query = select(CHANNELS.c.id).where(CHANNELS.c.guest == guest, CHANNELS.c.confirmed)
        channels = (await connection.execute(query)).scalars().all()
        new = {"kind": kind, "table": table, "serial": serial, "guest": guest, "state": "waiting"}
        rows = [{**new, "channel": id, "attempts": 0, "next_at": now} for id in channels]
        if rows:
            post = (sqlite if self.store.embedded else postgresql).insert(DELIVERIES)
            await connection.execute(post.on_conflict_do_nothing(), rows)

    async def digests(self) -> int:
        """Begins the digests of those whose hour has come; nothing is sent where nothing waits."""
        now = self.clock()
        async with self.store.read() as connection:
            query = select(WISHES).where(WISHES.c.digest_at <= now).limit(AT_ONCE)
            rows = (await connection.execute(query)).all()
        for row in rows:
            next_one = wishes_of(row).digest_after(now)
            mine = and_(WISHES.c.guest == row.guest, WISHES.c.digest_at == row.digest_at)
            asked = waiting_for(row.guest, QUESTIONS.c.table)
            async with self.store.transaction() as connection:
                claim = update(WISHES).where(mine).values(digest_at=next_one)
                claimed = (await connection.execute(claim)).rowcount == 1
                if claimed and now - row.digest_at < LATE and (await connection.execute(asked)).first():
                    await self._post(connection, row.guest, "digest", "", row.digest_at // 60_000, now)
        return len(rows)
