"""Who is next. Guests share the workers by time, and a guest's tables take turns."""

from __future__ import annotations

from collections import deque
from typing import Generic, NamedTuple, TypeVar

from flibuste.kernel.types import Refusal

T = TypeVar("T")
REMEMBERED = 1_000
"""Guests without waiting jobs whose use is remembered. They are forgotten when there are more."""


class Share(NamedTuple):
    """For whom a job is done. Jobs of one guest, or of one address without a guest, share its time."""

    guest: str
    table: str


class Bounds(NamedTuple):
    """How many jobs may wait."""

    table: int = 32
    guest: int = 256
    all: int = 5_000


class Line(Generic[T]):
    """The waiting jobs of one guest, by table. The first table is next."""

    def __init__(self, used: float) -> None:
        self.used = used
        """The guest's time: seconds of work done, counted on from the queue's time when it came."""
        self.running = 0
        self.tables: dict[str, deque[T]] = {}
        self.waiting = 0

    def take(self) -> T:
        table, jobs = next(iter(self.tables.items()))
        del self.tables[table]
        job = jobs.popleft()
        if jobs:
            self.tables[table] = jobs  # at the end: the other tables come first
        self.waiting -= 1
        return job


class FairQueue(Generic[T]):
    """Start-time fair queueing: the guest who has used the least time since they came is next.

    A guest who comes back after a pause starts at the queue's present time. So they are before everybody who
    has waiting work and had some done, but a pause gives no credit.
    """

    def __init__(self, bounds: Bounds) -> None:
        self.bounds = bounds
        self.lines: dict[str, Line[T]] = {}
        self.waiting = 0
        self.clock = 0.0
        """The queue's time: that of the guest who was served last."""
        self.usual = 0.05
        """Seconds a job takes, as far as is known: what running jobs are reckoned at."""

    def __len__(self) -> int:
        return self.waiting

    def put(self, share: Share, job: T) -> None:
        """Adds a job; refused if too many wait already."""
        line = self._line(share.guest)
        jobs = line.tables.get(share.table, ())
        full = len(jobs) >= self.bounds.table or line.waiting >= self.bounds.guest
        if full or self.waiting >= self.bounds.all:
            raise Refusal("busy", "")
        line.tables.setdefault(share.table, deque()).append(job)
        line.waiting += 1
        self.waiting += 1

    def take(self) -> T:
        """The next job. Its end must be told by `done`."""
        line = min(
            (line for line in self.lines.values() if line.waiting),
            key=lambda line: line.used + line.running * self.usual,
        )
        self.clock = max(self.clock, line.used)
        line.running += 1
        self.waiting -= 1
        return line.take()

    def done(self, share: Share, seconds: float) -> None:
        """A job that was taken has ended; after no time at all if nobody wanted it any more."""
        if seconds:
            self.usual += (seconds - self.usual) / 16
        line = self.lines[share.guest]
        line.running -= 1
        line.used += seconds
        if not (line.running or line.waiting) and line.used <= self.clock:
            del self.lines[share.guest]

    def remove(self, share: Share, job: T) -> None:
        """Removes a job that nobody wants any more, if it still waits."""
        line = self.lines.get(share.guest)
        jobs = line.tables.get(share.table) if line is not None else None
        if line is None or jobs is None or job not in jobs:
            return
        jobs.remove(job)
        if not jobs:
            del line.tables[share.table]
        line.waiting -= 1
        self.waiting -= 1

    def load(self, guest: str) -> int:
        """The jobs that wait or run before one more of this guest is done, if all take equally long."""
        busy = [line for line in self.lines.values() if line.waiting or line.running]
        line = self.lines.get(guest)
        own = 1 + (line.waiting + line.running if line is not None else 0)
        return sum(min(own, other.waiting + other.running) for other in busy if other is not line) + own

    def _line(self, guest: str) -> Line[T]:
        line = self.lines.get(guest)
        if line is None:
            if len(self.lines) >= REMEMBERED:
                self.lines = {name: one for name, one in self.lines.items() if one.waiting or one.running}
            line = self.lines[guest] = Line(self.clock)
        elif not (line.waiting or line.running):
            line.used = max(line.used, self.clock)
        return line
