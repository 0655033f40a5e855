"""The watchman's rounds: leaves idle tables, opens those that must go on, ends abandoned ones."""

from __future__ import annotations

import asyncio
import gc
import logging
import time
from collections.abc import Sequence

from sqlalchemy import and_, func, or_, select, update

from flibuste.kernel.words import Refusal
from flibuste.server.berth import Berth, now
from flibuste.server.harbour import FORBIDDEN, Harbour
from flibuste.server.schema import ACTS, GUESTS, TABLES
from flibuste.server.settings import Settings
from flibuste.server.store import LOST
from flibuste.table.clock import Pace

LOG = logging.getLogger("flibuste.rounds")
ROUND_SECONDS = 5.0
PART = 100
"""Tables looked at in one go. A round over thousands is spread over its time: nobody waits for it."""
NEVER = 1 << 60
SWEEP_SECONDS, PATIENT_SECONDS = 600.0, 86_400.0
"""How often everything is searched for garbage: while nobody plays, and at the latest."""


class Rounds:
    def __init__(self, harbour: Harbour, settings: Settings) -> None:
        self.harbour = harbour
        self.store = harbour.store
        self.settings = settings
        self.swept_at = time.monotonic()
        self.unreadable: set[str] = set()
        """Tables that could not be opened: a server of another release may."""

    async def go_for_ever(self) -> None:
        while True:
            try:
                await self.go()
            except Exception as fault:  # noqa: BLE001 - the rounds must outlive a bad moment of the database
                LOG.warning("round failed", extra={"fault": type(fault).__name__})
                await asyncio.sleep(ROUND_SECONDS)

    async def go(self) -> None:
        """One round, which takes as long as a round should."""
        self._sweep()
        self.harbour.forget_the_dead()
        await self._end_abandoned()
        await self._go_on()
        berths = tuple(self.harbour.berths.values())
        parts = [berths[at : at + PART] for at in range(0, len(berths), PART)]
        for part in parts:
            await self._look_after(part)
            await asyncio.sleep(ROUND_SECONDS / len(parts))
        if not parts:
            await asyncio.sleep(ROUND_SECONDS)

    def _sweep(self) -> None:
        """Looks for garbage through everything, which takes long: now and then, while nobody plays."""
        now = time.monotonic()
        quiet = now > self.harbour.acted_at + ROUND_SECONDS
        if now > self.swept_at + (SWEEP_SECONDS if quiet else PATIENT_SECONDS):
            gc.collect()
            self.swept_at = time.monotonic()

    async def _look_after(self, part: Sequence[Berth]) -> None:
        idle = time.monotonic() - 60 * self.settings.idle_minutes
        for berth in part:
            if berth.idle(idle):
                await self._leave(berth, idle)
            else:
                self.harbour.helm.wake(berth)  # should its bot have failed to move, for whatever reason
        await self._heed_office(part)
        if self.harbour.wharf.me:  # whoever saved something may have died before it told anybody
            await self.harbour.catch_up_with(part)
        self.harbour.lookout.tell({berth.id: berth.crew for berth in part if berth.crew})

    async def _heed_office(self, part: Sequence[Berth]) -> None:
        """Closes here what was closed in the database, shows the banned out, and keeps what others left."""
        tables = select(TABLES.c.id, TABLES.c.status).where(
            TABLES.c.id.in_([berth.id for berth in part]),
            or_(
                TABLES.c.status == "closed", and_(TABLES.c.status == "running", TABLES.c.due_at.is_not(None))
            ),
        )
        aboard = {one.guest.id for berth in part for one in berth.crew if one.guest}
        guests = select(GUESTS.c.id).where(GUESTS.c.id.in_(aboard), GUESTS.c.banned)
        async with self.store.engine.connect() as connection:
            found = {row.id: row.status for row in await connection.execute(tables)}
            banned = {row.id for row in await connection.execute(guests)} if aboard else set()
        for berth in part:
            if berth.id not in found or self.harbour.berths.get(berth.id) is not berth:
                continue
            if found[berth.id] == "running":
                await self.store.set_due(berth.id, None)
            elif not berth.closed:
                await self.harbour.reload(berth.id)
        if banned:
            for one in [one for berth in part for one in berth.crew]:
                if one.guest is not None and one.guest.id in banned:
                    one.close(FORBIDDEN)

    async def _leave(self, berth: Berth, idle: float) -> None:
        """Forgets a table nobody is connected to; its row says when somebody must look at it again."""
        async with berth.lock:
            voyage = berth.voyage if berth.running else None
            if voyage is not None:
                due = 0 if voyage.waits_for_bot() else voyage.due() or NEVER
                await self.store.set_due(berth.id, due)
        if berth.idle(idle):  # from here on nobody finds it, and nobody can have come in between
            self.harbour.forget(berth)
        elif voyage is not None:
            await self.store.set_due(berth.id, None)

    async def _go_on(self) -> None:
        """Opens running tables with a clock that runs out soon, or whose next move is a bot's."""
        query = select(TABLES.c.id).where(
            TABLES.c.status == "running", or_(TABLES.c.due_at.is_(None), TABLES.c.due_at < now() + 10_000)
        )
        async with self.store.engine.connect() as connection:
            ids = (await connection.execute(query)).scalars().all()
        for id in ids:
            if id not in self.harbour.berths and self.harbour.lookout.mine(id) and id not in self.unreadable:
                await self._open(id)
                await asyncio.sleep(0)

    async def _open(self, id: str) -> None:
        try:
            await self.harbour.find(id)
        except LOST:
            raise
        except Exception as fault:  # noqa: BLE001 - its rules are gone, say: the other tables must go on
            self.unreadable.add(id)
            berth = self.harbour.berths.get(id)
            if berth is not None and not berth.crew:
                self.harbour.forget(berth)
            what = fault.reason if isinstance(fault, Refusal) else type(fault).__name__
            LOG.warning("table not opened", extra={"table": id, "fault": what})

    async def _end_abandoned(self) -> None:
        """Never started for a day, or silent for three and longer than its clock: closed without result."""
        waiting = now() - int(3_600_000 * self.settings.waiting_hours)
        silent = now() - int(3_600_000 * self.settings.abandoned_hours)
        last = select(func.max(ACTS.c.at)).where(ACTS.c.table == TABLES.c.id).scalar_subquery()
        acted = func.coalesce(last, TABLES.c.started_at)
        never_started = and_(TABLES.c.status == "open", TABLES.c.made_at < waiting)
        abandoned = and_(
            TABLES.c.status == "running",
            TABLES.c.started_at < silent,
            acted < silent,
        )
        query = select(TABLES.c.id, TABLES.c.status, TABLES.c.clock, acted)
        async with self.store.connect() as connection:
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
            await self.harbour.reload(id)
