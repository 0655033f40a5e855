"""The database, SQLite or PostgreSQL. Acts are committed in groups, and shown only after that."""

from __future__ import annotations

import asyncio
import contextlib
import sqlite3
from collections.abc import Sequence
from pathlib import Path
from typing import Any

from sqlalchemy import Row, bindparam, create_engine, event, func, select, update
from sqlalchemy.engine import make_url
from sqlalchemy.exc import InterfaceError, InternalError, OperationalError
from sqlalchemy.exc import TimeoutError as NoConnection
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine, create_async_engine

from flibuste.server.storage.act_writer import ActWriter, Change, Entry
from flibuste.server.storage.database_faults import explained
from flibuste.server.storage.migrate import upgrade
from flibuste.server.storage.own_files import own_files
from flibuste.server.storage.schema import ACTS, PLACES, TABLES
from flibuste.server.storage.space import convert_if_small
from flibuste.server.storage.write_probe import write
from flibuste.table.act import Act

LOST = (OperationalError, InterfaceError, InternalError, NoConnection)
"""Errors when the database is away, full, read-only or too busy. Any other error is a bug."""

JOURNAL_BYTES = 16 * 1024 * 1024
"""To this size the embedded database's journal is cut after a burst of writes."""

ROW = select(TABLES, own_files()).where(TABLES.c.id == bindparam("id"))
LABEL_OF = select(TABLES).where(TABLES.c.id == bindparam("id"))
"""A table's row without its own files, which may be large."""
PLACES_OF = select(PLACES).where(PLACES.c.table == bindparam("id")).order_by(PLACES.c.seat)
ACTS_OF = (
    select(ACTS.c.n, ACTS.c.at, ACTS.c.kind, ACTS.c.seat, ACTS.c.text)
    .where(ACTS.c.table == bindparam("id"), ACTS.c.n >= bindparam("since"))
    .order_by(ACTS.c.n)
)


class Store:
    """Reads through `read`, rare writes through `transaction`, acts through `append`."""

    def __init__(self, url: str) -> None:
        self.url = url
        self.embedded = url.startswith("sqlite")
        self.engine: AsyncEngine = create_async_engine(url, **pooled(url))
        self._act_writer: ActWriter | None = None
        if self.embedded:
            event.listen(self.engine.sync_engine, "connect", set_up_sqlite)

    async def open(self) -> None:
        """Creates the database if it is missing, brings it up to date, and starts the act writer."""
        with explained(self.url):
            try_file(self.url)
            await convert_if_small(self.engine, self.url)
            async with self.engine.begin() as connection:
                await connection.run_sync(upgrade)
        writer = create_engine(self.url.replace("+aiosqlite", ""), **pooled(self.url))
        if self.embedded:
            event.listen(writer, "connect", set_up_sqlite)
        self._act_writer = ActWriter(writer)

    async def must_be_writable(self) -> None:
        """Refused if nothing can be saved: a server should not start then."""
        with explained(self.url):
            await write(self.engine)

    async def close(self) -> None:
        """Writes the acts that are still waiting, and closes."""
        if self._act_writer is not None:
            self._act_writer.hand_over()
            await asyncio.to_thread(self._act_writer.close)
            self._act_writer.engine.dispose()
        await self.engine.dispose()

    def read(self) -> contextlib.AbstractAsyncContextManager[AsyncConnection]:
        """A connection for reading."""
        return self.engine.connect()

    def transaction(self) -> contextlib.AbstractAsyncContextManager[AsyncConnection]:
        """A connection for writing: committed at the end, rolled back by an exception."""
        return self.engine.begin()

    async def append(self, table: str, act: Act, changes: Sequence[Change] = ()) -> None:
        """Saves an act, and what else it changes; returns when all of it is on disk."""
        assert self._act_writer is not None
        saved: asyncio.Future[None] = self._act_writer.loop.create_future()
        self._act_writer.put(Entry(table, act, changes, saved))
        await saved

    async def acts(self, table: str, since: int = 0) -> list[Act]:
        async with self.read() as connection:
            return [Act(*row) for row in await connection.execute(ACTS_OF, {"id": table, "since": since})]

    async def heads(self, tables: Sequence[str]) -> dict[str, int]:
        """The number of acts each of these tables has."""
        query = (
            select(ACTS.c.table, func.max(ACTS.c.n)).where(ACTS.c.table.in_(tables)).group_by(ACTS.c.table)
        )
        async with self.read() as connection:
            return {table: last + 1 for table, last in await connection.execute(query)}

    async def statuses(self, tables: Sequence[str]) -> dict[str, str]:
        query = select(TABLES.c.id, TABLES.c.status).where(TABLES.c.id.in_(tables))
        async with self.read() as connection:
            return {row.id: row.status for row in await connection.execute(query)}

    async def whole(self, table: str, since: int) -> tuple[Row[Any] | None, list[Row[Any]], list[Act]]:
        """A table's row, its places, and its acts from number `since` on."""
        if "\0" in table:  # no id contains one, and PostgreSQL accepts none
            return None, [], []
        async with self.read() as connection:
            row = (await connection.execute(ROW, {"id": table})).first()
            places = list(await connection.execute(PLACES_OF, {"id": table}))
            if row is None or row.set_aside is not None:
                return row, places, []
            acts = [Act(*act) for act in await connection.execute(ACTS_OF, {"id": table, "since": since})]
        return row, places, acts

    async def table(self, id: str) -> tuple[Row[Any] | None, list[Row[Any]]]:
        """A table's row and its places."""
        if "\0" in id:
            return None, []
        async with self.read() as connection:
            row = (await connection.execute(LABEL_OF, {"id": id})).first()
            return row, list(await connection.execute(PLACES_OF, {"id": id}))

    async def set_due(self, table: str, due: int | None) -> None:
        """Says when a table that no process has loaded must be opened; None while one has it loaded."""
        async with self.transaction() as connection:
            await connection.execute(update(TABLES).where(TABLES.c.id == table).values(due_at=due))

    async def set_aside(self, table: str, why: str) -> None:
        """Marks a table that takes too long, so that nobody opens it until an administrator gives it back."""
        async with self.transaction() as connection:
            await connection.execute(update(TABLES).where(TABLES.c.id == table).values(set_aside=why))

    async def row(self, table: str) -> Row[Any] | None:
        if "\0" in table:
            return None
        async with self.read() as connection:
            return (await connection.execute(ROW, {"id": table})).first()


def pooled(url: str) -> dict[str, Any]:
    """Options for engines. Errors are logged, so they must not contain values of statements, like seeds."""
    pool = {} if url.startswith("sqlite") else {"pool_size": 10, "max_overflow": 10, "pool_pre_ping": True}
    return {"hide_parameters": True, **pool}


def try_file(url: str) -> None:
    """Makes the embedded database's folder, and sees whether its file can be read, without other threads."""
    file = make_url(url).database if url.startswith("sqlite") else None
    if file:
        Path(file).parent.mkdir(parents=True, exist_ok=True)
        with contextlib.closing(sqlite3.connect(file)) as connection:
            connection.execute("select count(*) from sqlite_master")


def set_up_sqlite(connection: Any, _: object) -> None:  # noqa: ANN401 - the driver's own
    """Lets readers work beside a writer, and makes a commit return only when it is on disk."""
    cursor = connection.cursor()
    cursor.execute("pragma auto_vacuum=incremental")  # only says something to a database that is still empty
    cursor.execute("pragma journal_mode=wal")
    cursor.execute(f"pragma journal_size_limit={JOURNAL_BYTES}")
    cursor.execute("pragma synchronous=full")
    cursor.execute("pragma busy_timeout=10000")
    cursor.execute("pragma foreign_keys=on")
    cursor.execute("pragma secure_delete=on")  # what is forgotten is overwritten, not only unlinked
    cursor.close()


def plain(row: Row[Any]) -> dict[str, Any]:
    """A row by its columns, as JSON wants it: SQLAlchemy has names that are strings of its own kind."""
    return {str(name): value for name, value in row._mapping.items()}
