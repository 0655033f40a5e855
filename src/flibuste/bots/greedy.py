"""A bot that takes what looks best to the game's own heuristic, and thinks no further."""

from __future__ import annotations

from typing import Any

from flibuste.bots.bot import Budget
from flibuste.kernel.chance import Rng
from flibuste.kernel.knowledge import Knowledge
from flibuste.kernel.words import Choice, Decision


class Greedy:
    """The best-weighing option; among equals, any."""

    def choose(self, knows: Knowledge[Any], decision: Decision, budget: Budget, rng: Rng) -> Choice:
        options = list(decision.options)
        weights = knows.game.weigh(knows.world, knows.seat, options)
        best = max(weights)
        good = [option for option, weight in zip(options, weights, strict=True) if weight == best]
        return good[rng.below(len(good))]
