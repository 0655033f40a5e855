"""Deletes what the settings say is old: closed tables, guests without tables, chat, unused files."""

from __future__ import annotations

from collections.abc import Collection
from typing import NamedTuple

from sqlalchemy import ColumnElement, Table, and_, delete, exists, or_, select, update
from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import AsyncConnection

from flibuste.server.storage.schema import CHAT, FILES, GUESTS, METADATA, TABLE_FILES, TABLES
from flibuste.server.storage.space import give_back
from flibuste.server.storage.store import Store

DAY = 24 * 3600 * 1000
TABLES_AT_ONCE = 20
ROWS_AT_ONCE = 500
"""Rows deleted in one transaction, so that no act waits long for it."""


class Lifetimes(NamedTuple):
    """Days after which things are deleted; 0: never."""

    closed: float
    finished: float
    chat: float
    guest: float


class Expiry:
    """Each call of `step` deletes a little. Who calls it decides how often."""

    def __init__(self, store: Store, lifetimes: Lifetimes) -> None:
        self.store = store
        self.lifetimes = lifetimes
        self.last_guest = ""
        """The guest up to whom all were looked at, in the order of their ids."""

    async def step(self, now: int, in_use: Collection[str] = ()) -> bool:
        """Deletes a batch of each kind, except tables in use; whether there may be more to delete."""
        more = await self._tables(now, in_use)
        more = await self._chat(now) or more
        more = await self._guests(now) or more
        more = await self._files() or more
        if self.store.embedded:
            more = await give_back(self.store.engine) or more
        return more

    async def _tables(self, now: int, in_use: Collection[str]) -> bool:
        kinds = (("closed", self.lifetimes.closed), ("finished", self.lifetimes.finished))
        old = [
            and_(TABLES.c.status == status, TABLES.c.ended_at < before(now, days))
            for status, days in kinds
            if days
        ]
        if not old:
            return False
        query = select(TABLES.c.id).where(or_(*old)).limit(TABLES_AT_ONCE + len(in_use))
        async with self.store.transaction() as connection:
            found = (await connection.execute(query)).scalars().all()
            ids = [id for id in found if id not in in_use][:TABLES_AT_ONCE]
            if ids:
                for part, column in referring_to(TABLES):
                    await connection.execute(delete(part).where(column.in_(ids)))
                again = update(TABLES).where(TABLES.c.rematch.in_(ids)).values(rematch=None)
                await connection.execute(again)
                await connection.execute(delete(TABLES).where(TABLES.c.id.in_(ids)))
        return len(ids) == TABLES_AT_ONCE

    async def _chat(self, now: int) -> bool:
        if not self.lifetimes.chat:
            return False
        # Numbers rise with time, so the oldest lines come first, and nothing else is read.
        query = select(CHAT.c.id, CHAT.c.at).order_by(CHAT.c.id).limit(ROWS_AT_ONCE)
        async with self.store.transaction() as connection:
            rows = (await connection.execute(query)).all()
            old = [row.id for row in rows if row.at < before(now, self.lifetimes.chat)]
            if old:
                await connection.execute(delete(CHAT).where(CHAT.c.id <= old[-1], CHAT.c.id >= old[0]))
        return len(old) == ROWS_AT_ONCE

    async def _guests(self, now: int) -> bool:
        """Looks at some guests, in the order of their ids; those at a table stay, even a finished one."""
        if not self.lifetimes.guest:
            return False
        query = select(GUESTS.c.id).where(GUESTS.c.id > self.last_guest).order_by(GUESTS.c.id)
        old = GUESTS.c.seen_at < before(now, self.lifetimes.guest)
        # What the database deletes together with a guest does not keep them here.
        at_no_table = [
            ~exists().where(column == GUESTS.c.id)
            for _, column in referring_to(GUESTS)
            if all(key.ondelete != "CASCADE" for key in column.foreign_keys)
        ]
        async with self.store.transaction() as connection:
            ids = (await connection.execute(query.limit(ROWS_AT_ONCE))).scalars().all()
            if ids:
                gone = delete(GUESTS).where(GUESTS.c.id.in_(ids), old, *at_no_table)
                await quietly(connection, gone)
        self.last_guest = ids[-1] if len(ids) == ROWS_AT_ONCE else ""
        return bool(self.last_guest)

    async def _files(self) -> bool:
        """Deletes files that no table refers to."""
        unused = ~exists().where(TABLE_FILES.c.file == FILES.c.hash)
        query = select(FILES.c.hash).where(unused).limit(TABLES_AT_ONCE)
        async with self.store.transaction() as connection:
            hashes = (await connection.execute(query)).scalars().all()
            if hashes:
                await quietly(connection, delete(FILES).where(FILES.c.hash.in_(hashes), unused))
        return len(hashes) == TABLES_AT_ONCE


def before(now: int, days: float) -> int:
    return now - int(days * DAY)


def referring_to(what: Table) -> list[tuple[Table, ColumnElement[str]]]:
    """Every table of the schema that refers to this one, with the column; the last in order comes first."""
    return [
        (table, key.parent)
        for table in reversed(METADATA.sorted_tables)
        for key in sorted(table.foreign_keys, key=str)
        if key.column.table is what and table is not what
    ]


async def quietly(connection: AsyncConnection, statement: object) -> None:
    """Deletes, unless somebody begins to use one of the rows at this moment; then the next round tries."""
    try:
        async with connection.begin_nested():
            await connection.execute(statement)  # type: ignore[call-overload]  # a delete
    except IntegrityError:
        pass
