"""Writes acts: all that wait in one statement, in a thread of its own, and only then are they known."""

from __future__ import annotations

import asyncio
import contextlib
import queue
import threading
import time
from collections.abc import Mapping
from typing import Any, NamedTuple

from sqlalchemy import Connection, Engine, select, update
from sqlalchemy.exc import DBAPIError, IntegrityError, SQLAlchemyError

from flibuste.server.schema import ACTS, TABLES
from flibuste.table.act import Act

ENOUGH = 16
"""Acts worth waking the thread for before a round is over."""
GROUP = 500
"""Acts after which a statement takes no more."""
RETRY_SECONDS = 15.0
"""How long a lost database may take to come back before a choice is refused."""


class Taken(Exception):
    """Another act has this number already: somebody was quicker."""


class NotSaved(Exception):
    """The database did not take it; nothing has happened."""


class Entry(NamedTuple):
    table: str
    act: Act
    changes: Mapping[str, Any]
    saved: asyncio.Future[None]


class Scribe:
    """One thread; it takes what has gathered while the last commit was on its way."""

    def __init__(self, engine: Engine) -> None:
        self.engine = engine
        self.quick = engine.execution_options(isolation_level="AUTOCOMMIT")
        self.line: Connection | None = None
        """Kept open: here every statement is a transaction, so a group is one way there and back."""
        self.gathered: list[Entry] = []
        """Acts of this round of the event loop."""
        self.waiting: queue.SimpleQueue[list[Entry] | None] = queue.SimpleQueue()
        self.thread = threading.Thread(target=self._write, name="scribe", daemon=True)
        self.loop = asyncio.get_running_loop()
        # One statement for a whole group: row by row, the thread would wait for the interpreter at each.
        mark = "?" if engine.dialect.paramstyle == "qmark" else "%s"
        self.row = f"({', '.join([mark] * 6)})"
        self.insert = 'insert into acts ("table", n, at, kind, seat, text) values '
        self.thread.start()

    def put(self, entry: Entry) -> None:
        """To be written; handed over once a round, since to wake the thread costs as much as an act."""
        self.gathered.append(entry)
        if len(self.gathered) == 1:
            self.loop.call_soon(self.hand_over)
        elif len(self.gathered) == ENOUGH:  # it can write while the rest of the round is looked at
            self.hand_over()

    def hand_over(self) -> None:
        """Gives what has gathered to the thread."""
        if self.gathered:
            self.waiting.put(self.gathered)
            self.gathered = []

    def close(self) -> None:
        """Writes what was handed over, and ends."""
        self.waiting.put(None)
        self.thread.join()

    def _write(self) -> None:
        last = False
        while not last and (group := self.waiting.get()) is not None:
            with contextlib.suppress(queue.Empty):
                while len(group) < GROUP and not last:
                    more = self.waiting.get_nowait()
                    last = more is None
                    group += more or []
            outcomes = self._save(group)
            with contextlib.suppress(RuntimeError):  # the loop is closed: nobody waits any more
                self.loop.call_soon_threadsafe(settle, group, outcomes)
        self._hang_up()

    def _save(self, group: list[Entry]) -> list[Exception | None]:
        try:
            self._commit(group)
        except IntegrityError:
            if len(group) == 1:
                return [self._whose(group[0])]
            return [outcome for entry in group for outcome in self._save([entry])]  # the others are innocent
        except (SQLAlchemyError, OSError) as fault:
            return [NotSaved(type(fault).__name__)] * len(group)
        return [None] * len(group)

    def _commit(self, group: list[Entry]) -> None:
        """One transaction, tried again while the database is away."""
        give_up = time.monotonic() + RETRY_SECONDS
        pause = 0.05
        while True:
            try:
                self._transact(group)
            except (SQLAlchemyError, OSError) as fault:
                if not away(fault) or time.monotonic() > give_up:
                    raise
                time.sleep(pause)
                pause = min(1.0, 2 * pause)
            else:
                return

    def _transact(self, group: list[Entry]) -> None:
        statement = self.insert + ", ".join([self.row] * len(group))
        values = tuple([value for entry in group for value in (entry.table, *entry.act)])
        changes = [entry for entry in group if entry.changes]
        if not changes:
            self._say(statement, values)
            return
        with self.engine.begin() as connection:
            connection.exec_driver_sql(statement, values)
            for entry in changes:
                change = update(TABLES).where(TABLES.c.id == entry.table).values(**entry.changes)
                connection.execute(change)

    def _say(self, statement: str, values: tuple[Any, ...]) -> None:
        """One statement, which is one transaction."""
        if self.line is None:
            self.line = self.quick.connect()
        try:
            self.line.exec_driver_sql(statement, values)
        except BaseException:
            self._hang_up()
            raise

    def _hang_up(self) -> None:
        line, self.line = self.line, None
        if line is not None:
            with contextlib.suppress(SQLAlchemyError, OSError):
                line.close()

    def _whose(self, entry: Entry) -> Exception | None:
        """The number is taken: by ourselves, if the answer to a commit was lost on the way."""
        query = select(ACTS.c.at, ACTS.c.kind, ACTS.c.seat, ACTS.c.text)
        query = query.where(ACTS.c.table == entry.table, ACTS.c.n == entry.act.n)
        try:
            with self.engine.connect() as connection:
                there = connection.execute(query).first()
        except (SQLAlchemyError, OSError) as fault:
            return NotSaved(type(fault).__name__)
        return None if there is not None and tuple(there) == entry.act[1:] else Taken()


def settle(group: list[Entry], outcomes: list[Exception | None]) -> None:
    for entry, outcome in zip(group, outcomes, strict=True):
        if not entry.saved.done():
            if outcome is None:
                entry.saved.set_result(None)
            else:
                entry.saved.set_exception(outcome)


def away(fault: Exception) -> bool:
    """Whether the database is gone for a moment, rather than unwilling."""
    if isinstance(fault, OSError):
        return True
    if not isinstance(fault, DBAPIError):
        return False
    said = str(fault.orig)
    return fault.connection_invalidated or any(
        sign in said for sign in ("shutting down", "starting up", "connection failed", "Connection refused")
    )
