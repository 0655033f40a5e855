"""Runs planner and sender: at once when somebody is asked here, and regularly for everything else."""

from __future__ import annotations

import asyncio
import contextlib
import logging
import time

from flibuste.server.notices.listeners import Listeners
from flibuste.server.notices.own_data import OwnNotices
from flibuste.server.notices.planner import Planner
from flibuste.server.notices.sender import Sender

LOG = logging.getLogger("flibuste.notices")
ROUND_SECONDS = 2.0
DIGEST_SECONDS = 20.0
CLEAN_SECONDS = 3600.0


class Dispatcher:
    def __init__(self, listeners: Listeners, planner: Planner, sender: Sender, own: OwnNotices) -> None:
        self.listeners = listeners
        self.planner = planner
        self.sender = sender
        self.own = own
        self.woken = asyncio.Event()
        self.digest_at = 0.0
        self.clean_at = time.monotonic() + CLEAN_SECONDS

    def wake(self) -> None:
        """Somebody is asked: does not wait for the next round."""
        self.woken.set()

    async def run_forever(self) -> None:
        while True:
            with contextlib.suppress(TimeoutError):
                async with asyncio.timeout(ROUND_SECONDS):
                    await self.woken.wait()
            self.woken.clear()
            try:
                await self.run_once()
            except Exception as fault:  # noqa: BLE001 - the work must go on when the database is away for a moment
                LOG.warning("notifications delayed", extra={"fault": type(fault).__name__})
                await asyncio.sleep(ROUND_SECONDS)

    async def run_once(self) -> None:
        """One round. While nobody listens it does nothing at all."""
        if not self.listeners:
            return
        await self.planner.questions()
        if time.monotonic() >= self.digest_at:
            self.digest_at = time.monotonic() + DIGEST_SECONDS
            await self.planner.digests()
        await self.sender.send_due()
        if time.monotonic() >= self.clean_at:
            self.clean_at = time.monotonic() + CLEAN_SECONDS
            await self.own.clean()
