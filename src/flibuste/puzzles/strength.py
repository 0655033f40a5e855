"""How hard a puzzle is: a rating from which of our bots solve it.

Each bot has a nominal rating, and the puzzle gets the one at which Elo's formula expects as many solutions
as there were. One solved and one unsolved try at the middle of the scale count as well, so that a puzzle
that all or none solve has a rating too.
"""

from __future__ import annotations

from collections.abc import Collection, Mapping
from typing import Any, NamedTuple

from flibuste.bots.roster import make
from flibuste.kernel.chance import Quick
from flibuste.kernel.knowledge import Knowledge
from flibuste.puzzles.second_opinion import PATIENCE


class Rung(NamedTuple):
    """A bot, its nominal rating, and how often it is asked."""

    bot: str
    rating: int
    tries: int


LADDER = (
    Rung("mousse", 800, 10),
    Rung("matelot", 1000, 2),
    Rung("ismcts:30it", 1200, 5),
    Rung("ismcts:120it", 1400, 5),
    Rung("ismcts:500it", 1600, 5),
    Rung("ismcts:2000it", 1800, 5),
)
"""From the weakest. Iterations instead of seconds: then a slow machine finds the same."""
MIDDLE = 1400
STEPS = (1300, 1600)
"""Puzzles below the first are easy, from the second on hard."""


def solvers(knows: Knowledge[Any], right: Collection[str], seed: int) -> dict[str, float]:
    """For each bot the share of its tries that are right."""
    found: dict[str, float] = {}
    for rung in LADDER:
        solved = 0
        for turn in range(rung.tries):
            given = knows.given(PATIENCE, Quick(1_000 * seed + turn))
            solved += make(rung.bot).choose(given).text in right
        found[rung.bot] = round(solved / rung.tries, 3)
    return found


def rating_of(solved: Mapping[str, float]) -> int:
    """The rating at which these results are expected."""
    low, high = 0.0, 3_000.0
    wanted = 1 + sum(rung.tries * solved[rung.bot] for rung in LADDER)
    while high - low > 0.5:
        middle = (low + high) / 2
        solutions = 2 * expected(MIDDLE, middle)
        solutions += sum(rung.tries * expected(rung.rating, middle) for rung in LADDER)
        low, high = (middle, high) if solutions > wanted else (low, middle)
    return round(low)


def expected(player: float, puzzle: float) -> float:
    """Elo's formula: how likely a player of this rating solves a puzzle of that rating."""
    return float(1 / (1 + 10 ** ((puzzle - player) / 400)))


def level_of(rating: int) -> str:
    """The word for a rating: the key of a message."""
    return ("easy", "medium", "hard")[sum(rating >= step for step in STEPS)]
