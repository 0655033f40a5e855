"""What is kept: one class for SQLite and PostgreSQL. Acts are committed in groups, and only then known."""

from __future__ import annotations

import asyncio
import contextlib
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any

from sqlalchemy import Row, bindparam, create_engine, event, func, select, text, update
from sqlalchemy.engine import make_url
from sqlalchemy.exc import InterfaceError, OperationalError, SQLAlchemyError
from sqlalchemy.exc import TimeoutError as NoConnection
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine, create_async_engine

from flibuste.server.migrate import upgrade
from flibuste.server.schema import ACTS, PLACES, TABLES
from flibuste.server.scribe import Entry, Scribe
from flibuste.table.act import Act

LOST = (OperationalError, InterfaceError, NoConnection)
"""What is raised when the database is away, full or too busy; all else is a fault of ours."""

ROW = select(TABLES).where(TABLES.c.id == bindparam("id"))
LABEL = tuple(column for column in TABLES.c if column.name != "data")
"""A table but for the files of its host's own, which may be large."""
LABEL_OF = select(*LABEL).where(TABLES.c.id == bindparam("id"))
PLACES_OF = select(PLACES).where(PLACES.c.table == bindparam("id")).order_by(PLACES.c.seat)
ACTS_OF = (
    select(ACTS.c.n, ACTS.c.at, ACTS.c.kind, ACTS.c.seat, ACTS.c.text)
    .where(ACTS.c.table == bindparam("id"), ACTS.c.n >= bindparam("since"))
    .order_by(ACTS.c.n)
)


class Store:
    """The database. Reading and rare writing go through `connect`; acts through `append`."""

    def __init__(self, url: str) -> None:
        self.url = url
        self.embedded = url.startswith("sqlite")
        self.engine: AsyncEngine = create_async_engine(url, **pooled(url))
        self._scribe: Scribe | None = None
        if self.embedded:
            event.listen(self.engine.sync_engine, "connect", set_up_sqlite)

    async def open(self) -> None:
        """Makes the database if it is not there, brings it up to date, and starts writing."""
        make_folder(self.url)
        async with self.engine.begin() as connection:
            await connection.run_sync(upgrade)
        writer = create_engine(self.url.replace("+aiosqlite", ""), **pooled(self.url))
        if self.embedded:
            event.listen(writer, "connect", set_up_sqlite)
        self._scribe = Scribe(writer)

    async def close(self) -> None:
        """Writes what is still waiting, and closes."""
        if self._scribe is not None:
            self._scribe.hand_over()
            await asyncio.to_thread(self._scribe.close)
            self._scribe.engine.dispose()
        await self.engine.dispose()

    def connect(self) -> contextlib.AbstractAsyncContextManager[AsyncConnection]:
        """A transaction: committed at the end, undone by an exception."""
        return self.engine.begin()

    async def ready(self) -> bool:
        """Whether the database answers."""
        try:
            async with self.engine.connect() as connection:
                await connection.execute(text("select 1"))
        except (SQLAlchemyError, OSError):
            return False
        return True

    async def append(self, table: str, act: Act, changes: Mapping[str, Any] | None = None) -> None:
        """Saves an act, and what it changes of its table's row; returns when it is on disk."""
        assert self._scribe is not None
        saved: asyncio.Future[None] = self._scribe.loop.create_future()
        self._scribe.put(Entry(table, act, changes or {}, saved))
        await saved

    async def acts(self, table: str, since: int = 0) -> list[Act]:
        async with self.engine.connect() as connection:
            return [Act(*row) for row in await connection.execute(ACTS_OF, {"id": table, "since": since})]

    async def heads(self, tables: Sequence[str]) -> dict[str, int]:
        """How many acts each of these tables has."""
        query = (
            select(ACTS.c.table, func.max(ACTS.c.n)).where(ACTS.c.table.in_(tables)).group_by(ACTS.c.table)
        )
        async with self.engine.connect() as connection:
            return {table: last + 1 for table, last in await connection.execute(query)}

    async def statuses(self, tables: Sequence[str]) -> dict[str, str]:
        query = select(TABLES.c.id, TABLES.c.status).where(TABLES.c.id.in_(tables))
        async with self.engine.connect() as connection:
            return {row.id: row.status for row in await connection.execute(query)}

    async def whole(self, table: str, since: int) -> tuple[Row[Any] | None, list[Row[Any]], list[Act]]:
        """A table's row, its places, and its acts from this one on."""
        if "\0" in table:  # no id has one, and PostgreSQL takes none
            return None, [], []
        async with self.engine.connect() as connection:
            row = (await connection.execute(ROW, {"id": table})).first()
            places = list(await connection.execute(PLACES_OF, {"id": table}))
            acts = [Act(*act) for act in await connection.execute(ACTS_OF, {"id": table, "since": since})]
        return row, places, acts

    async def table(self, id: str) -> tuple[Row[Any] | None, list[Row[Any]]]:
        """A table's row and its places."""
        if "\0" in id:
            return None, []
        async with self.engine.connect() as connection:
            row = (await connection.execute(LABEL_OF, {"id": id})).first()
            return row, list(await connection.execute(PLACES_OF, {"id": id}))

    async def set_due(self, table: str, due: int | None) -> None:
        """When somebody must look at a table that is in nobody's memory; None while it is in somebody's."""
        async with self.connect() as connection:
            await connection.execute(update(TABLES).where(TABLES.c.id == table).values(due_at=due))

    async def row(self, table: str) -> Row[Any] | None:
        if "\0" in table:
            return None
        async with self.engine.connect() as connection:
            return (await connection.execute(ROW, {"id": table})).first()


def pooled(url: str) -> dict[str, Any]:
    """How engines are made. No error names a statement's values, which may be seeds: errors are logged."""
    pool = {} if url.startswith("sqlite") else {"pool_size": 10, "max_overflow": 10, "pool_pre_ping": True}
    return {"hide_parameters": True, **pool}


def make_folder(url: str) -> None:
    file = make_url(url).database if url.startswith("sqlite") else None
    if file:
        Path(file).parent.mkdir(parents=True, exist_ok=True)


def set_up_sqlite(connection: Any, _: object) -> None:  # noqa: ANN401 - the driver's own
    """Readers and a writer side by side, and a commit that is on disk when it returns."""
    cursor = connection.cursor()
    cursor.execute("pragma journal_mode=wal")
    cursor.execute("pragma synchronous=full")
    cursor.execute("pragma busy_timeout=10000")
    cursor.execute("pragma foreign_keys=on")
    cursor.close()
