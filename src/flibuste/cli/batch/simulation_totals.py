"""Totals of many games: counted game by game, added up over processes."""

from __future__ import annotations

from collections import Counter
from typing import NamedTuple

from flibuste.kernel.types import Json, Result


class Fault(NamedTuple):
    """A fault that a check found, in which game, and the record that shows it."""

    game: int
    check: str
    """Names the message `fault-<check>`."""
    what: str
    """The difference or the traceback, for developers."""
    record: str


class Totals:
    """What is counted over all games."""

    def __init__(self) -> None:
        self.games = 0
        self.lengths: Counter[int] = Counter()
        self.scores: Counter[int] = Counter()
        self.ends: Counter[str] = Counter()
        self.played: Counter[str] = Counter()
        """Seats of each bot."""
        self.won: Counter[str] = Counter()
        """How often each bot came first, alone or not."""
        self.points: Counter[str] = Counter()
        self.fault: Fault | None = None

    def count(self, result: Result, decisions: int, bots: list[str]) -> None:
        """Counts a game."""
        self.games += 1
        self.lengths[decisions] += 1
        self.ends[result.reason] += 1
        for seat, bot in enumerate(bots):
            self.scores[result.scores[seat]] += 1
            self.played[bot] += 1
            self.points[bot] += result.scores[seat]
            if result.places[seat] == 1:
                self.won[bot] += 1

    def add(self, other: Totals) -> None:
        """Adds the totals of another process. Of two faults, the one of the earlier game is kept."""
        self.games += other.games
        for name in ("lengths", "scores", "ends", "played", "won", "points"):
            getattr(self, name).update(getattr(other, name))
        if other.fault is not None and (self.fault is None or other.fault.game < self.fault.game):
            self.fault = other.fault

    @property
    def decisions(self) -> int:
        """Decisions in all games."""
        return sum(length * count for length, count in self.lengths.items())

    def json(self, seconds: float) -> dict[str, Json]:
        """The totals for other programs."""
        bots: dict[str, Json] = {
            bot: {
                "seats": seats,
                "won": self.won[bot],
                "share": round(self.won[bot] / seats, 4),
                "mean_score": round(self.points[bot] / seats, 2),
            }
            for bot, seats in sorted(self.played.items())
        }
        return {
            "games": self.games,
            "decisions": self.decisions,
            "seconds": round(seconds, 3),
            "games_per_second": round(self.games / seconds, 1) if seconds else 0.0,
            "length": spread(self.lengths),
            "score": spread(self.scores),
            "ends": dict(sorted(self.ends.items())),
            "bots": bots,
        }


def spread(counted: Counter[int]) -> dict[str, Json]:
    """Minimum, median, maximum and mean."""
    total = sum(counted.values())
    if not total:
        return {"min": 0, "median": 0, "max": 0, "mean": 0.0}
    seen = 0
    median = 0
    for value in sorted(counted):
        seen += counted[value]
        if 2 * seen >= total:
            median = value
            break
    mean = sum(value * count for value, count in counted.items()) / total
    return {"min": min(counted), "median": median, "max": max(counted), "mean": round(mean, 2)}
