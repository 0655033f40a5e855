"""Plays stored tables again, in worker processes. A table that takes too long is set aside."""

from __future__ import annotations

import logging
from collections.abc import Callable
from types import SimpleNamespace
from typing import Any, TypeVar

from sqlalchemy import Row

from flibuste.kernel.types import Refusal
from flibuste.server.storage.store import Store
from flibuste.server.workers.faults import TooSlow, WorkerDied
from flibuste.server.workers.pool import Workers
from flibuste.table.act import Act

LOG = logging.getLogger("flibuste.replays")
T = TypeVar("T")


class Replays:
    def __init__(self, store: Store, workers: Workers, seconds: float) -> None:
        self.store = store
        self.workers = workers
        self.seconds = seconds
        """How long one job may run."""

    async def run(
        self,
        job: Callable[..., T],
        row: Row[Any],
        acts: list[Act],
        *more: object,
        whose: str,
    ) -> T:
        """What a job makes of a table. `whose` is the guest or address that waits for it, or empty.

        A table that once took too long is refused until an administrator gives it back. Otherwise it would
        keep a worker busy whenever somebody asks for it, after every restart.
        """
        if row.set_aside is not None:
            raise Refusal("set-aside", "")
        for last in (False, True):
            try:
                return await self.workers.run(
                    job,
                    row_to_send(row),
                    acts,
                    *more,
                    seconds=self.seconds,
                    share=(whose, row.id),
                    present=bool(whose),
                )
            except TooSlow:
                why = "too-slow"
                break
            except WorkerDied:  # perhaps for another reason: once more
                why = "died"
                if self.workers.closed:
                    raise Refusal("closing", "") from None
                if last:
                    break
        await self.store.set_aside(row.id, why)
        LOG.error("table set aside", extra={"table": row.id, "why": why, "acts": len(acts)})
        raise Refusal("set-aside", "")


def row_to_send(row: Row[Any]) -> SimpleNamespace:
    """A row that can be pickled, and read without the database's library."""
    return SimpleNamespace(**row._mapping)
