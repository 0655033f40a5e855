"""Starts bots when they are asked, and stand-ins for people whose time is up."""

from __future__ import annotations

import asyncio
import hashlib
import logging
import secrets
from collections.abc import Awaitable, Callable

from sqlalchemy.exc import SQLAlchemyError

from flibuste.kernel.types import Choice, Refusal, Seat
from flibuste.server.cluster.peers import Peers
from flibuste.server.live.table import LiveTable, now
from flibuste.server.live.tasks import BackgroundTasks
from flibuste.server.thinking.bot_workers import NOT_NOW, SIMPLER, Asker, BotWorkers
from flibuste.table.session import Session

LOG = logging.getLogger("flibuste.bot_driver")
PATIENCE = 3.0
"""Seconds to wait for the process that is responsible for a table's bots. It may be dead."""


class BotDriver:
    """Watches the tables for bots and clocks. Both act through the same method as people."""

    def __init__(
        self,
        act: Callable[[LiveTable, str, Seat, str, int | None], Awaitable[None]],
        bot_workers: BotWorkers,
        peers: Peers,
        tasks: BackgroundTasks,
    ) -> None:
        self.act = act
        self.bot_workers = bot_workers
        self.peers = peers
        self.tasks = tasks
        self.stopped = False

    def wake(self, live: LiveTable) -> None:
        """Starts the bots that are asked, and a timer for the people who are."""
        if live.timer is not None:
            live.timer.cancel()
            live.timer = None
        session = live.session
        if session is None or self.stopped or not live.running:
            return
        bots, due = session.waits_for_bot(), session.due()
        if not bots and due is None:
            return
        patience = 0.0 if self.peers.responsible_for(live.id) else PATIENCE
        if bots and not patience:
            self._ask(live, bots)
        waits = [patience] if bots and patience else []
        if due is not None:
            waits.append(patience + max(0, due - now()) / 1000)
        if waits:
            live.timer = asyncio.get_running_loop().call_later(min(waits), self._ring, live)

    def _ask(self, live: LiveTable, bots: list[Seat]) -> None:
        for seat in bots:
            if seat not in live.thinking_seats:
                live.thinking_seats.add(seat)
                self.tasks.spawn(self._think(live, seat))

    def _ring(self, live: LiveTable) -> None:
        """Somebody's time is up, or the responsible process did not let a bot move."""
        if live.session is not None and live.running and not self.stopped:
            self._ask(live, live.session.waits_for_bot())
            self.tasks.spawn(self._relieve(live))

    async def _think(self, live: LiveTable, seat: Seat) -> None:
        """Asks a bot, or a stand-in, and plays its choice."""
        try:
            session = live.under_way()
            serial = session.serial
            choice = await self._bots_choice(live, session, seat)
            await self.act(live, "choose", seat, choice.text, serial)
        except Refusal as refusal:
            # Answered meanwhile, not saved, or too many bots wait. If the question still stands, it is asked
            # again below.
            if refusal.reason in ("not-saved", *NOT_NOW):
                await asyncio.sleep(1.0)
        except SQLAlchemyError as fault:
            LOG.warning("database lost while a bot played", extra={"fault": type(fault).__name__})
            await asyncio.sleep(1.0)
        finally:
            live.thinking_seats.discard(seat)
        self.wake(live)

    async def _bots_choice(self, live: LiveTable, session: Session, seat: Seat) -> Choice:
        bot = live.bots.get(seat, SIMPLER)
        offered = session.table.game.options(session.table.state, seat)
        seed = steady_seed(session, seat) if live.cup else secrets.randbits(48)
        try:
            knows = session.table.knowledge(seat)
            present = any(self.peers.everywhere(live.id, live.connections.presence()))
            asker = Asker(live.host, live.id, present)
            return await self.bot_workers.choose(bot, knows, seed, asker)
        except Exception as fault:  # a fault in the game must not stop the table either
            if isinstance(fault, Refusal) and fault.reason in NOT_NOW:
                raise
            LOG.exception("bot could not be asked")
            return offered[seed % len(offered)]

    async def _relieve(self, live: LiveTable) -> None:
        """Marks people whose time is up as away, so that stand-ins play for them."""
        session = live.session
        if session is None:
            return
        try:
            for seat in session.late(now()):
                await self.act(live, "away", seat, "", None)
        except (Refusal, SQLAlchemyError):  # they played meanwhile, or it was not saved: try again
            await asyncio.sleep(1.0)
        self.wake(live)

    def stop(self) -> None:
        """Starts no more bots and no more timers."""
        self.stopped = True


def steady_seed(session: Session, seat: Seat) -> int:
    """The luck of a bot at a table of a cup: equal choices of people meet equal answers.

    It depends on the cup's secret, the seat and the number of the question. The number of moves would not do:
    where several seats are asked at once, it depends on who answers first.
    """
    table = session.table
    said = f"bot {seat} {table.state.serial}".encode()
    return int.from_bytes(hashlib.sha256(table.seed + said).digest()[:6], "big")
