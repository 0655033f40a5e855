"""Shows how many of many games are finished: a bar on a terminal, a line now and then elsewhere."""

from __future__ import annotations

import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager

from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

from flibuste.cli.output import Output

SECONDS_BETWEEN_LINES = 5.0
SECONDS_BETWEEN_ESTIMATES = 1.0


def no_estimate() -> str:
    """Nothing to say besides the number of games."""
    return ""


@contextmanager
def shown_progress(
    output: Output, games: int, estimate: Callable[[], str] = no_estimate, words: str = "simulate"
) -> Iterator[Callable[[int], None]]:
    """Yields a function to call with the number of games, or other pieces, that were just finished.

    The first call says how many were finished before. `estimate` is shown beside the numbers. The messages
    are `<words>-progress` and `<words>-line`.
    """
    if not output.error_console.is_terminal:
        yield ProgressLines(output, games, estimate, f"{words}-line")
        return
    columns = (
        TextColumn("{task.description}"),
        BarColumn(),
        MofNCompleteColumn(),
        TimeRemainingColumn(),
        TextColumn("{task.fields[estimate]}"),
    )
    with Progress(*columns, console=output.error_console, transient=True) as bar:
        task = bar.add_task(output.text(f"{words}-progress"), total=games, estimate="")
        last = 0.0

        def advance(count: int) -> None:
            nonlocal last
            bar.advance(task, count)
            if time.monotonic() - last > SECONDS_BETWEEN_ESTIMATES:
                last = time.monotonic()
                bar.update(task, estimate=estimate())

        yield advance


class ProgressLines:
    """Progress as plain lines."""

    def __init__(self, output: Output, games: int, estimate: Callable[[], str], key: str) -> None:
        self.output = output
        self.games = games
        self.estimate = estimate
        self.key = key
        self.began = self.last = time.monotonic()
        self.before: int | None = None
        """Games that were finished before the start."""
        self.done = 0

    def __call__(self, count: int) -> None:
        """Counts finished games, and prints a line if the last one is long ago."""
        self.done += count
        if self.before is None:
            self.before = self.done
        now = time.monotonic()
        if now - self.last < SECONDS_BETWEEN_LINES or self.done == self.before:
            return
        self.last = now
        left = int((now - self.began) / (self.done - self.before) * (self.games - self.done))
        facts = {"done": self.done, "games": self.games, "seconds": left}
        estimate = self.estimate()
        line = self.output.text(self.key, facts)
        self.output.error(f"{line} · {estimate}" if estimate else line)
