"""How long a bot thought: counted in steps of four per cent, so that many games take little room."""

from __future__ import annotations

from collections import Counter
from math import floor, log2
from typing import Any

STEPS = 16
"""Steps in which a time doubles."""
LEAST = 1e-6


class Stopwatch:
    """Decision times of one bot."""

    def __init__(self) -> None:
        self.count = 0
        self.total = 0.0
        self.longest = 0.0
        self.overruns = 0
        """Decisions that took more than the budget and a fifth."""
        self.steps: Counter[int] = Counter()

    def note(self, seconds: float, budget: float) -> None:
        self.count += 1
        self.total += seconds
        self.longest = max(self.longest, seconds)
        self.overruns += seconds > 1.2 * budget
        self.steps[floor(STEPS * log2(max(seconds, LEAST) / LEAST))] += 1

    def add(self, other: Stopwatch) -> None:
        self.count += other.count
        self.total += other.total
        self.longest = max(self.longest, other.longest)
        self.overruns += other.overruns
        self.steps.update(other.steps)

    @property
    def mean(self) -> float:
        return self.total / self.count if self.count else 0.0

    def quantile(self, part: float) -> float:
        """The time this part of the decisions stayed below, at most one step too long."""
        seen = 0
        for step in sorted(self.steps):
            seen += self.steps[step]
            if seen >= part * self.count:
                return min(self.longest, upper_end(step))
        return 0.0

    def as_json(self) -> list[Any]:
        steps = {str(step): count for step, count in sorted(self.steps.items())}
        return [self.count, round(self.total, 6), round(self.longest, 6), self.overruns, steps]

    @classmethod
    def of_json(cls, kept: list[Any]) -> Stopwatch:
        watch = cls()
        watch.count, watch.total, watch.longest, watch.overruns, steps = kept
        watch.steps = Counter({int(step): count for step, count in steps.items()})
        return watch


def upper_end(step: int) -> float:
    return LEAST * float(2.0 ** ((step + 1) / STEPS))
