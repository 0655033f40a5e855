"""Judges a host's own files before there is a table, in a worker process."""

from __future__ import annotations

from typing import Any

from flibuste.kernel.game import Game, Setup, make_setup
from flibuste.kernel.types import Refusal
from flibuste.server.workers.faults import TooSlow, WorkerDied
from flibuste.server.workers.pool import Workers
from flibuste.server.workers.table_jobs import judge


class Judges:
    def __init__(self, workers: Workers, seconds: float) -> None:
        self.workers = workers
        self.seconds = seconds

    async def setup(
        self, game: Game[Any], seats: int, options: dict[str, str], data: dict[str, str] | None, host: str
    ) -> Setup:
        """The agreed set-up. Files that break the rules, or take too long to judge, are refused."""
        if not data:
            return make_setup(game.meta, seats, options)
        try:
            return await self.workers.run(
                judge, game.meta.id, seats, options, data, seconds=self.seconds, share=(host, "files")
            )
        except (TooSlow, WorkerDied):
            raise Refusal("data-too-slow", "", {"files": sorted(data)[:8]}) from None
