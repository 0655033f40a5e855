"""How long a bot thought. Times are counted in steps of four per cent, which takes little memory."""

from __future__ import annotations

from collections import Counter
from math import floor, log2
from typing import Any

STEPS = 16
"""Steps between a time and its double."""
LEAST = 1e-6


class ThinkingTimes:
    """The times of one bot's decisions."""

    def __init__(self) -> None:
        self.count = 0
        self.total = 0.0
        self.longest = 0.0
        self.overruns = 0
        """Decisions that took more than 120 % of the budget."""
        self.steps: Counter[int] = Counter()

    def note(self, seconds: float, budget: float) -> None:
        """Counts a decision."""
        self.count += 1
        self.total += seconds
        self.longest = max(self.longest, seconds)
        self.overruns += seconds > 1.2 * budget
        self.steps[floor(STEPS * log2(max(seconds, LEAST) / LEAST))] += 1

    def add(self, other: ThinkingTimes) -> None:
        """Adds the times of other games."""
        self.count += other.count
        self.total += other.total
        self.longest = max(self.longest, other.longest)
        self.overruns += other.overruns
        self.steps.update(other.steps)

    @property
    def mean(self) -> float:
        """Seconds for a decision on average."""
        return self.total / self.count if self.count else 0.0

    def quantile(self, part: float) -> float:
        """The time that this part of the decisions stayed below, rounded up to a step."""
        seen = 0
        for step in sorted(self.steps):
            seen += self.steps[step]
            if seen >= part * self.count:
                return min(self.longest, upper_end(step))
        return 0.0

    def as_json(self) -> list[Any]:
        """The times as they are written to a file."""
        steps = {str(step): count for step, count in sorted(self.steps.items())}
        return [self.count, round(self.total, 6), round(self.longest, 6), self.overruns, steps]

    @classmethod
    def of_json(cls, read: list[Any]) -> ThinkingTimes:
        """Reads times from a file."""
        times = cls()
        times.count, times.total, times.longest, times.overruns, steps = read
        times.steps = Counter({int(step): count for step, count in steps.items()})
        return times


def upper_end(step: int) -> float:
    """The longest time that counts for a step."""
    return LEAST * float(2.0 ** ((step + 1) / STEPS))
