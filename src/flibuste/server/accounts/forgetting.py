"""`Forget me`: asked for in two steps, done after days of grace, and complete."""

from __future__ import annotations

import asyncio
import contextlib
import logging
from collections.abc import Sequence

from sqlalchemy import delete, insert, or_, select, union

from flibuste.kernel.types import Refusal
from flibuste.server.accounts.archive import Keeper, same_person
from flibuste.server.accounts.ghosts import haunt
from flibuste.server.accounts.one_time_codes import OneTimeCodes
from flibuste.server.cluster.peers import Peers
from flibuste.server.identity import Guest, now
from flibuste.server.live.history import Histories
from flibuste.server.live.tables import LiveTables
from flibuste.server.lobby.hosting import Hosting
from flibuste.server.lobby.seats import Seats
from flibuste.server.storage.account_tables import (
    FORGETTINGS,
    MERGED_GUESTS,
    ONE_TIME_CODES,
    SESSIONS,
    USED_CHALLENGES,
)
from flibuste.server.storage.expiry import DAY, referring_to
from flibuste.server.storage.schema import ANALYSES, CHAT, GUESTS, HIDDEN, LEAVERS, PLACES, TABLES
from flibuste.server.storage.store import LOST, Store

LOG = logging.getLogger("flibuste.forgetting")
STEP = "forget"
STEP_SECONDS = 600.0
"""How long the second step may take."""
ROUND_SECONDS = 60.0
AT_ONCE = 10
SESSION_DAYS = 400
"""As long as a cookie lives."""


class Forgetting:
    def __init__(
        self,
        store: Store,
        codes: OneTimeCodes,
        live_tables: LiveTables,
        seats: Seats,
        hosting: Hosting,
        histories: Histories,
        peers: Peers,
        grace_days: float,
        keepers: Sequence[Keeper],
    ) -> None:
        self.store = store
        self.codes = codes
        self.live_tables = live_tables
        self.seats = seats
        self.hosting = hosting
        self.histories = histories
        self.peers = peers
        self.grace_days = grace_days
        self.keepers = keepers
        self.asked = asyncio.Event()
        """Set when somebody is to be forgotten without delay."""

    # Asking for it

    async def ask(self, guest: Guest) -> str:
        """The first step: a code, with which the second one is made."""
        return await self.codes.make(STEP, guest.id, "", STEP_SECONDS)

    async def confirm(self, guest: Guest, code: str) -> int:
        """The second step; returns when it will be done. Until then it can be cancelled."""
        due = now() + int(self.grace_days * DAY)
        async with self.store.transaction() as connection:
            asked = await self.codes.take(connection, code, (STEP,))
            if asked.guest != guest.id:
                raise Refusal("code-wrong", "")
            await connection.execute(delete(FORGETTINGS).where(FORGETTINGS.c.guest == guest.id))
            await connection.execute(
                insert(FORGETTINGS), {"guest": guest.id, "asked_at": now(), "due_at": due}
            )
        if due <= now():
            self.asked.set()
        return due

    async def cancel(self, guest: Guest) -> None:
        async with self.store.transaction() as connection:
            await connection.execute(delete(FORGETTINGS).where(FORGETTINGS.c.guest == guest.id))

    async def due_at(self, guest: str) -> int | None:
        query = select(FORGETTINGS.c.due_at).where(FORGETTINGS.c.guest == guest)
        async with self.store.read() as connection:
            return (await connection.execute(query)).scalar()

    # Doing it

    async def run_forever(self) -> None:
        while True:
            with contextlib.suppress(TimeoutError):
                await asyncio.wait_for(self.asked.wait(), ROUND_SECONDS)
            self.asked.clear()
            if self.peers.responsible_for("forgetting"):
                try:
                    await self.step()
                except Exception as fault:  # noqa: BLE001 - the next round tries again
                    LOG.warning("forgetting failed", extra={"fault": type(fault).__name__})

    async def step(self) -> None:
        """Forgets everybody whose days of grace are over, and deletes codes that nobody can use any more."""
        await self._tidy()
        query = select(FORGETTINGS.c.guest).where(FORGETTINGS.c.due_at <= now()).limit(AT_ONCE)
        async with self.store.read() as connection:
            due = (await connection.execute(query)).scalars().all()
        for guest in due:
            await self.forget(guest)

    async def forget(self, guest: str) -> None:
        """Forgets one person. It can be interrupted: the next round goes on where it stopped."""
        guests = await same_person(self.store, guest)
        await self._leave_tables(guests)
        tables = await self._tables(guests)
        for table in tables:
            async with self.store.transaction() as connection:
                await haunt(connection, table, guests)
            self.histories.forget(table)
            with contextlib.suppress(Refusal):  # a table that was set aside is not opened
                await self.live_tables.announce_rewritten(table)
        async with self.store.transaction() as connection:
            for keeper in self.keepers:
                await keeper.forget(connection, guests)
            await connection.execute(delete(HIDDEN).where(HIDDEN.c.guest.in_(guests)))
            await connection.execute(delete(MERGED_GUESTS).where(MERGED_GUESTS.c.guest.in_(guests)))
            for part_of, column in referring_to(GUESTS):
                if part_of not in (TABLES, PLACES):
                    await connection.execute(delete(part_of).where(column.in_(guests)))
            await connection.execute(delete(GUESTS).where(GUESTS.c.id.in_(guests)))
        for keeper in self.keepers:
            await keeper.changed(guests)
        for one in guests:
            self.live_tables.announce_sign_out(one)
        await self._empty_journal()

    async def _leave_tables(self, guests: Sequence[str]) -> None:
        """Gives up seats of games that go on, so that nobody waits, and closes tables that have not begun."""
        for guest in guests:
            sat = select(PLACES.c.table).where(PLACES.c.guest == guest)
            query = select(TABLES.c.id, TABLES.c.status, TABLES.c.host).where(
                or_(TABLES.c.host == guest, TABLES.c.id.in_(sat)), TABLES.c.status.in_(("open", "running"))
            )
            async with self.store.read() as connection:
                rows = (await connection.execute(query)).all()
            me = Guest(guest, "")
            for row in rows:
                with contextlib.suppress(Refusal):
                    if row.status == "open" and row.host == guest:
                        await self.hosting.close(row.id, me)
                    else:
                        await self.seats.leave(row.id, me, resign=True)

    async def _tables(self, guests: Sequence[str]) -> list[str]:
        """Every table with a trace of these guests."""
        found = union(
            select(PLACES.c.table).where(or_(PLACES.c.guest.in_(guests), PLACES.c.kept_for.in_(guests))),
            select(LEAVERS.c.table).where(LEAVERS.c.guest.in_(guests)),
            select(CHAT.c.table).where(CHAT.c.guest.in_(guests)),
            select(ANALYSES.c.table).where(ANALYSES.c.guest.in_(guests)),
            select(TABLES.c.id).where(TABLES.c.host.in_(guests)),
        )
        async with self.store.read() as connection:
            return sorted((await connection.execute(found)).scalars())

    async def _empty_journal(self) -> None:
        """The embedded database's journal holds old pages until it is emptied. Readers may delay that."""
        if self.store.embedded:
            with contextlib.suppress(*LOST):
                async with self.store.read() as connection:
                    await connection.exec_driver_sql("pragma wal_checkpoint(truncate)")

    async def _tidy(self) -> None:
        at = now()
        async with self.store.transaction() as connection:
            await connection.execute(delete(ONE_TIME_CODES).where(ONE_TIME_CODES.c.expires_at < at))
            await connection.execute(delete(USED_CHALLENGES).where(USED_CHALLENGES.c.expires_at < at))
            await connection.execute(delete(SESSIONS).where(SESSIONS.c.seen_at < at - SESSION_DAYS * DAY))
