"""Plays a simulation: many games in many processes."""

from __future__ import annotations

import time
from collections.abc import Callable, Iterator
from concurrent.futures import FIRST_COMPLETED, Future, wait

from flibuste.arena import executor
from flibuste.cli.batch.simulation import Simulation, play_games
from flibuste.cli.batch.simulation_totals import Totals

LARGEST_BATCH = 200
BATCH_SECONDS = 0.5
"""How long a process plays before it reports: short enough to show progress and to stop soon."""


class SimulationRunner:
    """Hands out batches of games and adds up their totals."""

    def __init__(self, simulation: Simulation, games: int, jobs: int) -> None:
        self.simulation = simulation
        self.games = games
        self.jobs = jobs
        self.totals = Totals()
        """The totals so far. They are valid after an interruption, too."""
        self._pace = 0.0
        """Seconds of a game, as the last batch showed; 0 before the first."""

    def run(self, progress: Callable[[int], None]) -> None:
        """Plays all games, or up to the first fault. `progress` hears of finished games."""
        progress(0)
        if self.jobs == 1:
            for first, games in self.batches():
                self.add(timed_games(self.simulation, first, games), progress)
                if self.totals.fault is not None:
                    return
        else:
            self.run_in_processes(progress)

    def batches(self) -> Iterator[tuple[int, int]]:
        """The first game and the number of games of each batch."""
        most = max(1, min(LARGEST_BATCH, self.games // (self.jobs * 20)))
        first = 0
        while first < self.games:
            size = min(most, int(BATCH_SECONDS / self._pace)) if self._pace else 1
            games = min(max(1, size), self.games - first)
            yield first, games
            first += games

    def run_in_processes(self, progress: Callable[[int], None]) -> None:
        """Never has more batches under way than the processes can begin soon."""
        batches = self.batches()
        pool = executor.local(self.jobs)
        under_way: set[Future[tuple[Totals, float]]] = set()
        try:
            while True:
                while len(under_way) < 2 * self.jobs and self.totals.fault is None:
                    batch = next(batches, None)
                    if batch is None:
                        break
                    under_way.add(pool.submit(timed_games, self.simulation, *batch))
                if not under_way:
                    return
                done, under_way = wait(under_way, return_when=FIRST_COMPLETED)
                for future in done:
                    self.add(future.result(), progress)
        finally:
            # After Ctrl-C, batches that are soon finished count; a slow game is not waited for.
            done, _ = wait(under_way, timeout=2 * BATCH_SECONDS)
            executor.end(pool)
            for future in done:
                if not future.cancelled() and future.exception() is None:
                    self.add(future.result(), progress)

    def add(self, batch: tuple[Totals, float], progress: Callable[[int], None]) -> None:
        """Counts a finished batch."""
        totals, seconds = batch
        self.totals.add(totals)
        self._pace = max(seconds / max(1, totals.games), 1e-6)
        progress(totals.games)


def timed_games(simulation: Simulation, first: int, games: int) -> tuple[Totals, float]:
    """Plays a batch of games and measures how long that takes."""
    began = time.monotonic()
    totals = play_games(simulation, first, games)
    return totals, time.monotonic() - began
