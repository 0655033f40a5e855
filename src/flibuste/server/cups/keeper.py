"""Regular work on cups: announces those of tomorrow, opens and ends them, and has finished tries analysed."""

from __future__ import annotations

import asyncio
import logging

import orjson
from sqlalchemy import insert, select, update
from sqlalchemy.exc import IntegrityError

from flibuste.kernel import registry
from flibuste.kernel.types import Refusal
from flibuste.server.cluster.peers import Peers
from flibuste.server.cups.cups import new_cup
from flibuste.server.cups.terms import daily_terms, day_after, day_of, times_of_day
from flibuste.server.live.table import now
from flibuste.server.live.tables import LiveTables
from flibuste.server.lobby.beacon import Beacon
from flibuste.server.storage.cup_tables import CUP_TRIES, CUPS
from flibuste.server.storage.schema import TABLES
from flibuste.server.storage.store import Store
from flibuste.server.thinking.analyses import Analyses

LOG = logging.getLogger("flibuste.cups")
ROUND_SECONDS = 5.0
ASKED_BY = "cups"
"""The name under which analyses for cups are asked for: at most one is under way."""
AGAIN = 3
"""How often the analysis of a try may fail before it is left without an adjusted result."""


class CupKeeper:
    """One process does this at a time. If two do, the database accepts one of their cups."""

    def __init__(
        self,
        store: Store,
        live_tables: LiveTables,
        analyses: Analyses,
        peers: Peers,
        beacon: Beacon,
        daily: bool,
    ) -> None:
        self.store = store
        self.live_tables = live_tables
        self.analyses = analyses
        self.peers = peers
        self.beacon = beacon
        self.daily = daily
        self.analysed = ""
        """The table of the try whose analysis was asked for last."""

    async def run_forever(self) -> None:
        while True:
            try:
                if self.peers.responsible_for("cups"):
                    await self.run_once(now())
            except Exception as fault:  # noqa: BLE001 - it goes on when the database is back
                LOG.warning("cups not kept", extra={"fault": type(fault).__name__})
            await asyncio.sleep(ROUND_SECONDS)

    async def run_once(self, at: int) -> None:
        if self.daily:
            await self.announce(at)
        await self.open(at)
        await self.end(at)
        await self.adjust()

    async def announce(self, at: int) -> None:
        """Makes the cups of today and tomorrow that are missing. A day's luck is fixed the day before."""
        today = day_of(at)
        for day in (today, day_after(today)):
            async with self.store.read() as connection:
                query = select(CUPS.c.game).where(CUPS.c.day == day)
                known = set((await connection.execute(query)).scalars())
            for game in registry.names():
                if game not in known:
                    terms = daily_terms(registry.find(game).meta, day)
                    row = new_cup(terms, times_of_day(day), "", day=day)
                    try:
                        async with self.store.transaction() as connection:
                            await connection.execute(insert(CUPS), row)
                    except IntegrityError:  # another process was faster
                        LOG.info("cup announced elsewhere", extra={"game": game})

    async def open(self, at: int) -> None:
        """Opens cups whose time has come. With a beacon its next value is part of their luck."""
        query = select(CUPS.c.id).where(~CUPS.c.open, ~CUPS.c.over, CUPS.c.opens_at <= at)
        async with self.store.read() as connection:
            waiting = (await connection.execute(query)).scalars().all()
        if not waiting:
            return
        try:
            value = await self.beacon.next() if self.beacon else ""
        except Refusal:  # silent: the cups open when it speaks again
            return
        async with self.store.transaction() as connection:
            still = update(CUPS).where(CUPS.c.id.in_(waiting), ~CUPS.c.open)
            await connection.execute(still.values(open=True, beacon=value or None))

    async def end(self, at: int) -> None:
        """Ends the games that are still played when a cup ends. Only then everything is shown."""
        query = select(CUPS.c.id).where(~CUPS.c.over, CUPS.c.ends_at <= at)
        async with self.store.read() as connection:
            ending = (await connection.execute(query)).scalars().all()
        for cup in ending:
            late = (
                select(TABLES.c.id, CUPS.c.seat)
                .join(CUPS, CUPS.c.id == TABLES.c.cup)
                .where(TABLES.c.cup == cup, TABLES.c.status == "running", TABLES.c.set_aside.is_(None))
            )
            async with self.store.read() as connection:
                tables = (await connection.execute(late)).all()
            for id, seat in tables:
                try:
                    await self.live_tables.act(await self.live_tables.find(id), "end", seat)
                except Refusal as refusal:  # finished meanwhile, or not saved: the next round sees
                    LOG.info("cup table not ended", extra={"table": id, "fault": refusal.reason})
            async with self.store.transaction() as connection:
                playing = late.where(TABLES.c.cup == cup).exists()
                await connection.execute(update(CUPS).where(CUPS.c.id == cup, ~playing).values(over=True))

    async def adjust(self) -> None:
        """Has one finished try after the other analysed, and keeps its margin without luck."""
        query = (
            select(CUP_TRIES.c.table, CUP_TRIES.c.given_up, CUPS.c.seat)
            .join(TABLES, TABLES.c.id == CUP_TRIES.c.table)
            .join(CUPS, CUPS.c.id == CUP_TRIES.c.cup)
            .where(
                TABLES.c.status == "finished", CUP_TRIES.c.adjusted.is_(None), CUP_TRIES.c.given_up < AGAIN
            )
            .order_by(CUP_TRIES.c.given_up, TABLES.c.ended_at)
            .limit(1)
        )
        async with self.store.read() as connection:
            waiting = (await connection.execute(query)).first()
        if waiting is None:
            return
        try:
            said = orjson.loads(await self.analyses.look(waiting.table))
            if said["state"] == "done":
                await self._note(waiting.table, adjusted=adjusted_margin(said["report"], waiting.seat))
            elif said["state"] in ("failed", "stopped") and self.analysed == waiting.table:
                self.analysed = ""
                await self._note(waiting.table, given_up=waiting.given_up + 1)
            elif said["state"] != "running":
                await self.analyses.ask(waiting.table, ASKED_BY)
                self.analysed = waiting.table
        except Refusal as refusal:  # busy: later
            if refusal.reason == "set-aside":
                await self._note(waiting.table, given_up=AGAIN)

    async def _note(self, table: str, **values: object) -> None:
        async with self.store.transaction() as connection:
            await connection.execute(update(CUP_TRIES).where(CUP_TRIES.c.table == table).values(**values))


def adjusted_margin(report: dict[str, object], seat: int) -> float:
    """The margin minus the part of it that was luck during the game. The deal is the same for everybody."""
    players: list[dict[str, dict[str, float]]] = report["players"]  # type: ignore[assignment]  # as analysis_jobs writes it
    parts = players[seat]["margins"]
    return round(parts["result"] - parts["luck"], 2)
