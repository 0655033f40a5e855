"""The quick policy of playouts: the best of a few random options by the game's own heuristic."""

from __future__ import annotations

from typing import Any

from flibuste.kernel.agenda import State
from flibuste.kernel.chance import Rng
from flibuste.kernel.game import Game
from flibuste.kernel.types import Choice, Seat


def hunch(
    game: Game[Any], s: State, seat: Seat, options: list[Choice], rng: Rng, sample: int, stray: float
) -> Choice:
    """The best of `sample` random options; now and then (`stray`) any option.

    With a sample of 1 it is any option.
    """
    count = len(options)
    if count == 1:
        return options[0]
    if sample <= 1 or (stray > 0.0 and rng.below(1000) < stray * 1000):
        return options[rng.below(count)]
    if count > sample:
        options = [options[rng.below(count)] for _ in range(sample)]
    weights = game.weigh(s, seat, options)
    best = 0
    for at in range(1, len(weights)):
        if weights[at] > weights[best]:
            best = at
    return options[best]
