"""Which of our bots a player played like: the one with the nearest error rate.

`ladder.json` has the error rates of the bots by game and number of seats.
`python -m flibuste.bench.analysis_bars ladder` measures them.
"""

from __future__ import annotations

import json
import math
from functools import cache
from importlib.resources import files
from typing import NamedTuple

FEW = 5
"""Decisions that mattered before a player is compared with anybody."""
FLOOR = 0.001
"""Error rates below this count as equal: a tenth of a point."""


class Rung(NamedTuple):
    """A bot's error rate, with its 95 % interval."""

    bot: str
    rate: float
    low: float
    high: float
    decisions: int
    games: int


Ladder = dict[int, tuple[Rung, ...]]
"""By the number of seats."""


@cache
def ladders() -> dict[str, Ladder]:
    """All error rates that were measured, by game."""
    text = (files("flibuste.analysis") / "ladder.json").read_text(encoding="utf-8")
    return {
        game: {int(seats): tuple(Rung(*rung) for rung in rungs) for seats, rungs in tables.items()}
        for game, tables in json.loads(text).items()
    }


def played_like(game: str, seats: int, rate: float, decisions: int) -> str:
    """The name of the bot with the nearest error rate; "" if nothing can be said."""
    measured = ladders().get(game)
    if not measured or decisions < FEW:
        return ""
    rungs = measured[min(measured, key=lambda count: (abs(count - seats), count))]
    return min(rungs, key=lambda rung: abs(level(rung.rate) - level(rate))).bot


def level(rate: float) -> float:
    """Error rates differ by factors, so they are compared by their logarithms."""
    return math.log(max(rate, FLOOR))
