"""Writes acts to the database, in a thread of its own: all that are waiting in one statement."""

from __future__ import annotations

import asyncio
import contextlib
import logging
import queue
import threading
import time
from collections.abc import Callable, Sequence
from typing import Any, NamedTuple

from sqlalchemy import Connection, Engine, Executable, select
from sqlalchemy.exc import DBAPIError, IntegrityError, SQLAlchemyError

from flibuste.server.storage.schema import ACTS
from flibuste.table.act import Act

LOG = logging.getLogger("flibuste.act_writer")
Change = Executable | Callable[[Connection], None]
"""A statement; or a function, for a change that depends on what is in the database at that moment."""
ENOUGH = 16
"""Acts after which the thread is woken before the event loop's round is over."""
GROUP = 500
"""Most acts in one statement."""
RETRY_SECONDS = 15.0
"""How long a lost database may take to come back before an act is refused."""


class Taken(Exception):
    """Another act already has this number: another process was faster."""


class NotSaved(Exception):
    """The database did not save the act. Nothing has changed."""


class Entry(NamedTuple):
    table: str
    act: Act
    changes: Sequence[Change]
    """What else this act changes, in the same transaction."""
    saved: asyncio.Future[None]


class ActWriter:
    """One thread. While it commits, acts gather; then it writes all of them together."""

    def __init__(self, engine: Engine) -> None:
        self.engine = engine
        self.quick = engine.execution_options(isolation_level="AUTOCOMMIT")
        self.connection: Connection | None = None
        """Kept open. Every statement on it is a transaction, so a group needs one round trip."""
        self.gathered: list[Entry] = []
        """Acts of the event loop's current round."""
        self.waiting: queue.SimpleQueue[list[Entry] | None] = queue.SimpleQueue()
        self.thread = threading.Thread(target=self._write, name="act_writer", daemon=True)
        self.loop = asyncio.get_running_loop()
        # One statement for a whole group. Row by row, the thread would wait for the global lock at each.
        mark = "?" if engine.dialect.paramstyle == "qmark" else "%s"
        self.row = f"({', '.join([mark] * 6)})"
        self.insert = 'insert into acts ("table", n, at, kind, seat, text) values '
        self.thread.start()

    def put(self, entry: Entry) -> None:
        """Adds an act. The thread is woken once a round: waking it costs as much as writing an act."""
        self.gathered.append(entry)
        if len(self.gathered) == 1:
            self.loop.call_soon(self.hand_over)
        elif len(self.gathered) == ENOUGH:  # the thread can write while the round goes on
            self.hand_over()

    def hand_over(self) -> None:
        """Gives the gathered acts to the thread."""
        if self.gathered:
            self.waiting.put(self.gathered)
            self.gathered = []

    def close(self) -> None:
        """Writes what was handed over, and ends the thread."""
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
            with contextlib.suppress(RuntimeError):  # the loop is closed, so nobody waits
                self.loop.call_soon_threadsafe(resolve_all, group, outcomes)
        self._disconnect()

    def _save(self, group: list[Entry]) -> list[Exception | None]:
        try:
            self._commit(group)
        except IntegrityError:
            if len(group) == 1:
                return [self._owner_of_number(group[0])]
            return [
                outcome for entry in group for outcome in self._save([entry])
            ]  # one of them is at fault; save the others
        except (SQLAlchemyError, OSError) as fault:
            return [NotSaved(type(fault).__name__)] * len(group)
        except Exception as fault:
            # A change that computes may have a bug. The thread goes on, and only this act is lost.
            if len(group) == 1:
                LOG.exception("change failed", extra={"table": group[0].table})
                return [NotSaved(type(fault).__name__)]
            return [outcome for entry in group for outcome in self._save([entry])]
        return [None] * len(group)

    def _commit(self, group: list[Entry]) -> None:
        """Runs one transaction, and tries again while the database is away."""
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
            self._execute(statement, values)
            return
        with self.engine.begin() as connection:
            connection.exec_driver_sql(statement, values)
            for entry in changes:
                for change in entry.changes:
                    if isinstance(change, Executable):
                        connection.execute(change)
                    else:
                        change(connection)

    def _execute(self, statement: str, values: tuple[Any, ...]) -> None:
        """Runs one statement, which is a transaction of its own."""
        if self.connection is None:
            self.connection = self.quick.connect()
        try:
            self.connection.exec_driver_sql(statement, values)
        except BaseException:
            self._disconnect()
            raise

    def _disconnect(self) -> None:
        connection, self.connection = self.connection, None
        if connection is not None:
            with contextlib.suppress(SQLAlchemyError, OSError):
                connection.close()

    def _owner_of_number(self, entry: Entry) -> Exception | None:
        """Who has this number: this act itself, if only the answer to its commit was lost, or another."""
        query = select(ACTS.c.at, ACTS.c.kind, ACTS.c.seat, ACTS.c.text)
        query = query.where(ACTS.c.table == entry.table, ACTS.c.n == entry.act.n)
        try:
            with self.engine.connect() as connection:
                there = connection.execute(query).first()
        except (SQLAlchemyError, OSError) as fault:
            return NotSaved(type(fault).__name__)
        return None if there is not None and tuple(there) == entry.act[1:] else Taken()


def resolve_all(group: list[Entry], outcomes: list[Exception | None]) -> None:
    for entry, outcome in zip(group, outcomes, strict=True):
        if not entry.saved.done():
            if outcome is None:
                entry.saved.set_result(None)
            else:
                entry.saved.set_exception(outcome)


def away(fault: Exception) -> bool:
    """Whether the database is away for a moment, and did not refuse the statement."""
    if isinstance(fault, OSError):
        return True
    if not isinstance(fault, DBAPIError):
        return False
    said = str(fault.orig)
    return fault.connection_invalidated or any(
        sign in said for sign in ("shutting down", "starting up", "connection failed", "Connection refused")
    )
