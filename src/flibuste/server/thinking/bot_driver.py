"""Who steers when no person does: bots that are asked, and stand-ins for people whose time is up."""

from __future__ import annotations

import asyncio
import logging
import secrets
from collections.abc import Awaitable, Callable, Coroutine
from typing import Any

from sqlalchemy.exc import SQLAlchemyError

from flibuste.kernel.words import Choice, Refusal, Seat
from flibuste.server.berth import Berth, now
from flibuste.server.lookout import Lookout
from flibuste.server.thinking import SIMPLER, Thinking
from flibuste.table.voyage import Voyage

LOG = logging.getLogger("flibuste.helm")
PATIENCE = 3.0
"""Seconds a process waits for the one that should let the bots think; it may be dead, or not have heard."""


class Helm:
    """Wakes bots and watches clocks; both come in through the same door as people."""

    def __init__(
        self,
        act: Callable[[Berth, str, Seat, str, int | None], Awaitable[None]],
        thinking: Thinking,
        lookout: Lookout,
    ) -> None:
        self.act = act
        self.thinking = thinking
        self.lookout = lookout
        self.tasks: set[asyncio.Task[None]] = set()
        self.closing = False

    def wake(self, berth: Berth) -> None:
        """Lets bots think that are asked, and sets the alarm for people who are."""
        if berth.timer is not None:
            berth.timer.cancel()
            berth.timer = None
        voyage = berth.voyage
        if voyage is None or self.closing or not berth.running:
            return
        bots, due = voyage.waits_for_bot(), voyage.due()
        if not bots and due is None:
            return
        patience = 0.0 if self.lookout.mine(berth.id) else PATIENCE
        if bots and not patience:
            self._ask(berth, bots)
        waits = [patience] if bots and patience else []
        if due is not None:
            waits.append(patience + max(0, due - now()) / 1000)
        if waits:
            berth.timer = asyncio.get_running_loop().call_later(min(waits), self._ring, berth)

    def _ask(self, berth: Berth, bots: list[Seat]) -> None:
        for seat in bots:
            if seat not in berth.thinking:
                berth.thinking.add(seat)
                self.spawn(self._think(berth, seat))

    def _ring(self, berth: Berth) -> None:
        """Somebody's time is up, or a bot has been waited for in vain."""
        if berth.voyage is not None and berth.running and not self.closing:
            self._ask(berth, berth.voyage.waits_for_bot())
            self.spawn(self._relieve(berth))

    async def _think(self, berth: Berth, seat: Seat) -> None:
        """A bot's turn, or a stand-in's; through the same door as people."""
        try:
            voyage = berth.under_way()
            serial = voyage.serial
            choice = await self._bots_choice(voyage, seat, berth.bots.get(seat, SIMPLER))
            await self.act(berth, "choose", seat, choice.text, serial)
        except Refusal as refusal:
            # The question has passed meanwhile, or could not be saved: asked again below if it stands.
            if refusal.reason == "not-saved":
                await asyncio.sleep(1.0)
        except SQLAlchemyError as fault:
            LOG.warning("database lost while a bot played", extra={"fault": type(fault).__name__})
            await asyncio.sleep(1.0)
        finally:
            berth.thinking.discard(seat)
        self.wake(berth)

    async def _bots_choice(self, voyage: Voyage, seat: Seat, bot: str) -> Choice:
        offered = voyage.table.game.options(voyage.table.state, seat)
        try:
            knows = voyage.table.knowledge(seat)
            return await self.thinking.choose(bot, knows, secrets.randbits(48))
        except Exception:  # the game's own fault: it must not stop the table either
            LOG.exception("bot could not be asked")
            return secrets.choice(offered)

    async def _relieve(self, berth: Berth) -> None:
        """Stand-ins play for those who are late."""
        voyage = berth.voyage
        if voyage is None:
            return
        try:
            for seat in voyage.late(now()):
                await self.act(berth, "away", seat, "", None)
        except (Refusal, SQLAlchemyError):  # played meanwhile, or not to be saved just now: looked at again
            await asyncio.sleep(1.0)
        self.wake(berth)

    def spawn(self, work: Coroutine[Any, Any, None]) -> None:
        """Lets something run by itself until it ends, or everything does."""
        task = asyncio.get_running_loop().create_task(work)
        self.tasks.add(task)
        task.add_done_callback(self._done)

    def _done(self, task: asyncio.Task[None]) -> None:
        self.tasks.discard(task)
        if not task.cancelled() and (fault := task.exception()) is not None:
            LOG.error("task failed", exc_info=fault)

    def close(self) -> None:
        self.closing = True
        for task in tuple(self.tasks):
            task.cancel()
