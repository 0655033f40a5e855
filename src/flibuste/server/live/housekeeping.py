"""Regular work on all tables: unload idle ones, open those that are due, close abandoned ones."""

from __future__ import annotations

import asyncio
import gc
import logging
import time
from collections.abc import Sequence

from sqlalchemy import and_, func, or_, select, update

from flibuste.kernel.types import Refusal
from flibuste.server.cluster.peers import Peers
from flibuste.server.live.peer_news import PeerNews
from flibuste.server.live.presence import TablePresence
from flibuste.server.live.table import LiveTable, now
from flibuste.server.live.tables import FORBIDDEN, LiveTables
from flibuste.server.settings import Settings
from flibuste.server.storage.expiry import Expiry
from flibuste.server.storage.schema import ACTS, GUESTS, TABLES
from flibuste.server.storage.store import LOST, Store
from flibuste.table.clock import Pace

LOG = logging.getLogger("flibuste.housekeeping")
ROUND_SECONDS = 5.0
BATCH = 100
"""Tables visited together. A round over thousands of tables is spread over its whole time."""
NEVER = 1 << 60
EXPIRY_SECONDS = 600.0
"""How long to wait until old things are looked for again, once there are none."""
COLLECT_QUIET_SECONDS, COLLECT_AT_LATEST_SECONDS = 600.0, 86_400.0
"""How often the garbage collector looks at all objects: while nobody plays, and in any case."""


class Housekeeping:
    def __init__(
        self,
        store: Store,
        live_tables: LiveTables,
        presence: TablePresence,
        peer_news: PeerNews,
        peers: Peers,
        expiry: Expiry,
        settings: Settings,
    ) -> None:
        self.store = store
        self.live_tables = live_tables
        self.presence = presence
        self.peer_news = peer_news
        self.peers = peers
        self.expiry = expiry
        self.settings = settings
        self.expire_at = time.monotonic() + ROUND_SECONDS
        """When old things are looked for again."""
        self.collected_at = time.monotonic()
        self.unreadable: set[str] = set()
        """Tables that could not be opened. A server of another release may be able to."""

    async def run_forever(self) -> None:
        while True:
            try:
                await self.run_once()
            except Exception as fault:  # noqa: BLE001 - the work must go on when the database is away for a moment
                LOG.warning("housekeeping failed", extra={"fault": type(fault).__name__})
                await asyncio.sleep(ROUND_SECONDS)

    async def run_once(self) -> None:
        """One round over all tables, spread over its time."""
        self._collect_garbage()
        self.peer_news.forget_processes()
        await self._close_abandoned()
        await self._open_due_tables()
        await self._delete_old_things()
        loaded = tuple(self.live_tables.loaded.values())
        batches = [loaded[at : at + BATCH] for at in range(0, len(loaded), BATCH)]
        for batch in batches:
            await self._visit(batch)
            await asyncio.sleep(ROUND_SECONDS / len(batches))
        if not batches:
            await asyncio.sleep(ROUND_SECONDS)

    def _collect_garbage(self) -> None:
        """Runs a full collection, which takes long: seldom, and while nobody plays."""
        now = time.monotonic()
        quiet = now > self.live_tables.acted_at + ROUND_SECONDS
        if now > self.collected_at + (COLLECT_QUIET_SECONDS if quiet else COLLECT_AT_LATEST_SECONDS):
            gc.collect()
            self.collected_at = time.monotonic()

    async def _delete_old_things(self) -> None:
        """Deletes a little in each round, and rests when there is nothing left to delete."""
        if time.monotonic() < self.expire_at or not self.peers.responsible_for("expiry"):
            return
        more = await self.expiry.step(now(), self.live_tables.loaded.keys())
        self.expire_at = time.monotonic() + (0 if more else EXPIRY_SECONDS)

    async def _visit(self, batch: Sequence[LiveTable]) -> None:
        idle = time.monotonic() - 60 * self.settings.idle_minutes
        for live in batch:
            if live.idle(idle):
                await self._unload(live, idle)
            else:
                self.live_tables.wake(live)  # in case its bot failed to move
        await self._apply_admin_changes(batch)
        if self.peers.several:  # another process may have died between saving something and telling it
            await self.live_tables.catch_up_with(batch)
        self.presence.report(batch)

    async def _apply_admin_changes(self, batch: Sequence[LiveTable]) -> None:
        """Closes tables that an administrator closed, and disconnects guests they banned.

        Also claims tables that another process unloaded and that are still loaded here.
        """
        tables = select(TABLES.c.id, TABLES.c.status).where(
            TABLES.c.id.in_([live.id for live in batch]),
            or_(
                TABLES.c.status == "closed", and_(TABLES.c.status == "running", TABLES.c.due_at.is_not(None))
            ),
        )
        connections = [one for live in batch for one in live.connections]
        present = {one.guest.id for one in connections if one.guest}
        guests = select(GUESTS.c.id).where(GUESTS.c.id.in_(present), GUESTS.c.banned)
        async with self.store.read() as connection:
            found = {row.id: row.status for row in await connection.execute(tables)}
            banned = {row.id for row in await connection.execute(guests)} if present else set()
        for live in batch:
            if live.id not in found or self.live_tables.loaded.get(live.id) is not live:
                continue
            if found[live.id] == "running":
                await self.store.set_due(live.id, None)
            elif not live.closed:
                await self.live_tables.reload(live.id)
        if banned:
            for one in [one for live in batch for one in live.connections]:
                if one.guest is not None and one.guest.id in banned:
                    one.close(FORBIDDEN)

    async def _unload(self, live: LiveTable, idle: float) -> None:
        """Removes a table from memory. Its row says when somebody must open it again."""
        async with live.lock:
            session = live.session if live.running else None
            if session is not None:
                due = 0 if session.waits_for_bot() else session.due() or NEVER
                await self.store.set_due(live.id, due)
        if live.idle(idle):  # nothing is awaited from here to the end, so nobody can connect in between
            self.live_tables.forget(live)
        elif session is not None:
            await self.store.set_due(live.id, None)

    async def _open_due_tables(self) -> None:
        """Opens running tables whose clock runs out soon, or whose next move is a bot's."""
        query = select(TABLES.c.id).where(
            TABLES.c.status == "running",
            TABLES.c.set_aside.is_(None),
            or_(TABLES.c.due_at.is_(None), TABLES.c.due_at < now() + 10_000),
        )
        async with self.store.read() as connection:
            ids = (await connection.execute(query)).scalars().all()
        for id in ids:
            here = id in self.live_tables.loaded or id in self.unreadable
            if not here and self.peers.responsible_for(id):
                await self._open(id)
                await asyncio.sleep(0)

    async def _open(self, id: str) -> None:
        try:
            await self.live_tables.find(id)
        except LOST:
            raise
        except Exception as fault:  # noqa: BLE001 - one unreadable table must not stop the others
            self.unreadable.add(id)
            live = self.live_tables.loaded.get(id)
            if live is not None and not live.connections:
                self.live_tables.forget(live)
            what = fault.reason if isinstance(fault, Refusal) else type(fault).__name__
            LOG.warning("table not opened", extra={"table": id, "fault": what})

    async def _close_abandoned(self) -> None:
        """Closes tables that were never started, and running ones without an act for longer than allowed."""
        waiting = now() - int(3_600_000 * self.settings.waiting_hours)
        silent = now() - int(3_600_000 * self.settings.abandoned_hours)
        last = select(func.max(ACTS.c.at)).where(ACTS.c.table == TABLES.c.id).scalar_subquery()
        acted = func.coalesce(last, TABLES.c.started_at)
        never_started = and_(TABLES.c.status == "open", TABLES.c.made_at < waiting)
        abandoned = and_(TABLES.c.status == "running", TABLES.c.started_at < silent, acted < silent)
        query = select(TABLES.c.id, TABLES.c.status, TABLES.c.clock, acted)
        async with self.store.transaction() as connection:
            rows = await connection.execute(query.where(or_(never_started, abandoned)))
            ids = [
                id
                for id, status, clock, acted in rows
                if status == "open" or now() - acted > Pace(*clock).longest()
            ]
            if ids:
                change = update(TABLES).where(TABLES.c.id.in_(ids))
                await connection.execute(change.values(status="closed", ended_at=now()))
        for id in ids:
            await self.live_tables.reload(id)
