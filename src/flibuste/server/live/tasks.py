"""Work that runs in the background until it ends or the server stops."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Coroutine
from typing import Any

LOG = logging.getLogger("flibuste.tasks")


class BackgroundTasks:
    def __init__(self) -> None:
        self.running: set[asyncio.Task[None]] = set()

    def spawn(self, work: Coroutine[Any, Any, None]) -> None:
        """Starts the work. If it fails, the fault is logged."""
        task = asyncio.get_running_loop().create_task(work)
        self.running.add(task)  # the event loop itself holds tasks only weakly
        task.add_done_callback(self._done)

    def _done(self, task: asyncio.Task[None]) -> None:
        self.running.discard(task)
        if not task.cancelled() and (fault := task.exception()) is not None:
            LOG.error("task failed", exc_info=fault)

    def close(self) -> None:
        for task in tuple(self.running):
            task.cancel()
