"""Why one choice is better than another, in the game's own terms: its score, its sheet, the others' scores.

The same sentence serves a hint at the table and a mistake in a report. It speaks of the game, never of how
the difference was found.
"""

from __future__ import annotations

import time
from typing import Any, Final, NamedTuple

from flibuste.analysis.judge import Playout
from flibuste.bots.search.hunch import hunch
from flibuste.kernel.agenda import State, offered
from flibuste.kernel.chance import Quick
from flibuste.kernel.game import Game
from flibuste.kernel.knowledge import Knowledge
from flibuste.kernel.types import Choice, Facts, Json, Result, Seat

SAMPLE: Final = 5
STRAY: Final = 0.1
"""How the game is played on: the best of so many random options, and now and then any option."""
WORTH: Final = 1
"""Whole points of the game from which a difference is told as an amount."""
OFTEN: Final = 0.02
"""Share of the win from which a choice is said to win more often."""
MOSTLY: Final = 0.5
"""Part of a gain from which one line of the score sheet is named as where it comes from."""
BEYOND: Final = 1.5
"""Times the gain from which a line is not most of it: another line costs some of it, and is named too."""


class Difference(NamedTuple):
    """What a seat gains by one choice over another: means over the same worlds with the same luck."""

    better: str
    worse: str
    shares: tuple[float, float]
    """The share of the win with each."""
    score: float
    """How much more the seat itself scores."""
    others: float
    """How much more the other seats score, on average."""
    lines: tuple[tuple[str, float], ...]
    """The seat's score sheet: by how much each line differs, the largest gain first."""
    worlds: int

    def words(self, known: float = 0.0) -> tuple[str, Facts]:
        """The key and the facts of the sentence that says why.

        `known` is the share of the win that the better choice gains, if that was measured with more care.
        """
        first, second = self.shares
        gain = max(first - second, known)
        facts: dict[str, Json] = {"other": self.worse}
        score, denied = round(self.score), round(-self.others)
        if score >= WORTH and score >= denied:
            facts["amount"] = score
            key, part = self.lines[0] if self.lines else ("", 0.0)
            several = sum(abs(round(value)) >= WORTH for _, value in self.lines) > 1
            less, cost = self.lines[-1] if self.lines else ("", 0.0)
            if round(part) > BEYOND * score and round(-cost) >= WORTH:
                both: Facts = {"line": key, "part": round(part), "less": less, "cost": round(-cost)}
                return "reason-gain.though", {**facts, **both}
            if several and round(part) >= WORTH and part >= MOSTLY * self.score:
                return "reason-gain.mostly", {**facts, "line": key, "part": round(part)}
            return "reason-gain", facts
        if denied >= WORTH and self.score - self.others > 0:
            return "reason-deny", {**facts, "amount": denied}
        if gain >= OFTEN:
            often = round(100 * min(1.0, second + gain))
            return "reason-wins", {**facts, "often": often, "seldom": min(often - 1, round(100 * second))}
        return "reason-even", facts


def difference(
    knows: Knowledge[Any], better: Choice, worse: Choice, worlds: int, seed: int = 0, seconds: float = 0.0
) -> Difference:
    """Plays both choices in the same imagined worlds; with `seconds` in fewer, if they take too long."""
    game, seat = knows.game, knows.seat
    first, second = Means(seat), Means(seat)
    until = time.thread_time() + seconds
    for number in range(1, worlds + 1):
        base: State = knows.imagine(Quick(seed * 1_000_003 + number))
        for choice, means in ((better, first), (worse, second)):
            luck = Playout(seed, -number)
            world: State = base.clone()
            game.apply(world, seat, choice, luck.dealer)
            means.add(played_out(game, world, luck))
        if seconds and time.thread_time() > until:
            break
    lines = {
        key: first.lines.get(key, 0) - second.lines.get(key, 0) for key in {**first.lines, **second.lines}
    }
    count = first.count
    return Difference(
        better.text,
        worse.text,
        (first.share / count, second.share / count),
        (first.score - second.score) / count,
        (first.others - second.others) / count,
        tuple(sorted(((key, value / count) for key, value in lines.items()), key=lambda one: -one[1])),
        count,
    )


def played_out(game: Game[Any], s: State, luck: Playout) -> Result:
    """Plays this world on to its end: only there is a whole score sheet. Changes it."""
    while s.asking:
        seat = s.asking[0]
        choice = hunch(game, s, seat, offered(s, seat), luck.rng, SAMPLE, STRAY)
        game.apply(s, seat, choice, luck.dealer)
    return game.result(s)


class Means:
    """Sums over the results of one choice, for one seat."""

    def __init__(self, seat: Seat) -> None:
        self.seat = seat
        self.count = 0
        self.share = 0.0
        self.score = 0
        self.others = 0.0
        self.lines: dict[str, int] = {}

    def add(self, result: Result) -> None:
        self.count += 1
        self.share += result.win_shares()[self.seat]
        own = result.scores[self.seat]
        self.score += own
        self.others += (sum(result.scores) - own) / (len(result.scores) - 1)
        for key, value in result.sheet[self.seat]:
            self.lines[key] = self.lines.get(key, 0) + value
