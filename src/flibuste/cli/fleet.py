"""Many games over many processes, with a sign of how far they are."""

from __future__ import annotations

import time
from collections.abc import Callable, Iterator
from concurrent.futures import FIRST_COMPLETED, Future, wait
from contextlib import contextmanager

from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

from flibuste.bots import executor
from flibuste.cli.tally import Tally
from flibuste.cli.trial import Trial, sail
from flibuste.cli.voice import Voice

MOST = 200
"""Games in one errand: small enough that progress is seen and a stop obeyed."""
EVERY = 5.0
"""Seconds between two lines of progress where there is no terminal."""


class Fleet:
    def __init__(self, trial: Trial, games: int, jobs: int) -> None:
        self.trial = trial
        self.games = games
        self.jobs = jobs
        self.tally = Tally()
        """What is done so far: also after an interruption."""

    def run(self, progress: Callable[[int], None]) -> None:
        if self.jobs == 1:
            for first, count in self.errands():
                self.take(sail(self.trial, first, count), progress)
                if self.tally.fault is not None:
                    return
        else:
            self.run_together(progress)

    def errands(self) -> Iterator[tuple[int, int]]:
        size = max(1, min(MOST, self.games // (self.jobs * 20)))
        for first in range(0, self.games, size):
            yield first, min(size, self.games - first)

    def run_together(self, progress: Callable[[int], None]) -> None:
        """Never more errands out than the processes can soon begin."""
        errands = self.errands()
        pool = executor.local(self.jobs)
        under_way: set[Future[Tally]] = set()
        try:
            while True:
                while len(under_way) < 2 * self.jobs and self.tally.fault is None:
                    errand = next(errands, None)
                    if errand is None:
                        break
                    under_way.add(pool.submit(sail, self.trial, *errand))
                if not under_way:
                    return
                done, under_way = wait(under_way, return_when=FIRST_COMPLETED)
                for future in done:
                    self.take(future.result(), progress)
        finally:
            pool.shutdown(wait=True, cancel_futures=True)
            for future in under_way:  # after Ctrl-C: what was still finished counts
                if not future.cancelled() and future.exception() is None:
                    self.take(future.result(), progress)

    def take(self, tally: Tally, progress: Callable[[int], None]) -> None:
        self.tally.add(tally)
        progress(tally.games)


@contextmanager
def shown(voice: Voice, games: int) -> Iterator[Callable[[int], None]]:
    """A bar with the time left on a terminal; elsewhere a line now and then."""
    if not voice.err.is_terminal:
        yield Lines(voice, games)
        return
    columns = (
        TextColumn("{task.description}"),
        BarColumn(),
        MofNCompleteColumn(),
        TimeRemainingColumn(),
    )
    with Progress(*columns, console=voice.err, transient=True) as bar:
        task = bar.add_task(voice.words("simulate-progress"), total=games)
        yield lambda count: bar.advance(task, count)


class Lines:
    """Progress as plain lines."""

    def __init__(self, voice: Voice, games: int) -> None:
        self.voice = voice
        self.games = games
        self.done = 0
        self.began = self.last = time.monotonic()

    def __call__(self, count: int) -> None:
        self.done += count
        now = time.monotonic()
        if now - self.last < EVERY or not self.done:
            return
        self.last = now
        left = int((now - self.began) / self.done * (self.games - self.done))
        facts = {"done": self.done, "games": self.games, "seconds": left}
        self.voice.complain(self.voice.words("simulate-line", facts))
