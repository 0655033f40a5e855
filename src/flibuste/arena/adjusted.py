"""Results of a match without luck: the same mean, less spread.

The luck of a set has mean zero. So a set's result minus any fixed multiples of its luck has the mean of the
result. The multiples are found by least squares in other sets, never in the set itself: that would be bias.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import NamedTuple

from flibuste.arena.match_game import Played
from flibuste.arena.standings import by_set, set_means
from flibuste.arena.statistics.intervals import Estimate, unbounded
from flibuste.kernel.types import margins_of, shares_of

FEW = 12
"""Sets that are needed before luck is weighed. Until then results stay as they are."""
SHY = 2.0
"""How strongly the multiples are drawn towards zero while there are few sets for each look."""


class Adjusted(NamedTuple):
    """A bot's results without luck."""

    bot: str
    win_share: Estimate
    margin: Estimate
    share_factor: float
    """How many times as many sets would be needed without this, for the same interval."""
    margin_factor: float


class Weights:
    """Least squares of results on luck, one set at a time."""

    def __init__(self, looks: int) -> None:
        self.count = 0
        self.total = 0.0
        self.looks = looks
        self.sums = [0.0] * looks
        self.products = [0.0] * looks
        self.squares = [[0.0] * looks for _ in range(looks)]

    def add(self, luck: Sequence[float], result: float, sign: int = 1) -> None:
        """Adds a set; with a sign of -1 takes it out again."""
        self.count += sign
        self.total += sign * result
        for row, one in enumerate(luck):
            self.sums[row] += sign * one
            self.products[row] += sign * one * result
            for column, other in enumerate(luck):
                self.squares[row][column] += sign * one * other

    def solve(self) -> list[float]:
        """The multiples; zero while there are few sets."""
        if self.count < FEW:
            return [0.0] * self.looks
        mean = self.total / self.count
        right = [product - mean * one for product, one in zip(self.products, self.sums, strict=True)]
        matrix = [row[:] for row in self.squares]
        for at in range(self.looks):
            matrix[at][at] = (1 + SHY * self.looks / self.count) * matrix[at][at] + 1e-9
        return solved(matrix, right)


def solved(matrix: list[list[float]], right: list[float]) -> list[float]:
    """Solves a small system with a positive matrix by elimination."""
    size = len(right)
    rows = [[*row, value] for row, value in zip(matrix, right, strict=True)]
    for at in range(size):
        for below in range(at + 1, size):
            part = rows[below][at] / rows[at][at]
            rows[below] = [one - part * other for one, other in zip(rows[below], rows[at], strict=True)]
    found = [0.0] * size
    for at in reversed(range(size)):
        rest = sum(rows[at][later] * found[later] for later in range(at + 1, size))
        found[at] = (rows[at][size] - rest) / rows[at][at]
    return found


def without(luck: Sequence[float], result: float, multiples: Sequence[float]) -> float:
    return result - sum(one * times for one, times in zip(luck, multiples, strict=True))


class Forward:
    """Adjusts sets in their order, each by the sets before it: for a test that may stop at any set."""

    def __init__(self) -> None:
        self.weights: Weights | None = None

    def next(self, luck: Sequence[float], result: float) -> float:
        if self.weights is None:
            self.weights = Weights(len(luck))
        multiples = self.weights.solve()
        self.weights.add(luck, result)
        return without(luck, result, multiples)


def each_by_the_others(luck: Sequence[Sequence[float]], results: Sequence[float]) -> list[float]:
    """Adjusts every set by all other sets."""
    weights = Weights(len(luck[0]))
    for one, result in zip(luck, results, strict=True):
        weights.add(one, result)
    adjusted: list[float] = []
    for one, result in zip(luck, results, strict=True):
        weights.add(one, result, -1)
        adjusted.append(without(one, result, weights.solve()))
        weights.add(one, result)
    return adjusted


def luck_by_set(games: Sequence[Played], bot: str) -> list[list[float]]:
    """For each set and look, how lucky the bot's seats were on average."""
    sets = by_set(games)
    looks = len(games[0].luck)
    columns = [set_means(sets, bot, at_look(look)) for look in range(looks)]
    return [list(row) for row in zip(*columns, strict=True)]


def at_look(look: int) -> Callable[[Played], Sequence[float]]:
    return lambda played: played.luck[look]


def adjusted(games: Sequence[Played], bots: Sequence[str]) -> list[Adjusted]:
    """Every bot's results without luck. The games must be whole sets that were watched."""
    found: list[Adjusted] = []
    sets = by_set(games)
    for bot in bots:
        luck = luck_by_set(games, bot)
        shares = set_means(sets, bot, lambda played: shares_of(played.places))
        margins = set_means(sets, bot, lambda played: margins_of(played.scores))
        calm_shares, calm_margins = each_by_the_others(luck, shares), each_by_the_others(luck, margins)
        found.append(
            Adjusted(
                bot,
                unbounded(calm_shares),
                unbounded(calm_margins),
                factor(shares, calm_shares),
                factor(margins, calm_margins),
            )
        )
    return found


def factor(before: Sequence[float], after: Sequence[float]) -> float:
    """How many times larger the variance was before; 1 if neither varies."""
    one, other = spread(before), spread(after)
    return one / other if other > 0 else 1.0


def spread(values: Sequence[float]) -> float:
    mean = sum(values) / len(values)
    return sum((value - mean) ** 2 for value in values)
