"""A bot that takes what looks best to the game's own heuristic, and thinks no further."""

from __future__ import annotations

from typing import Any

from flibuste.bots.bot import Budget
from flibuste.bots.explain import Advice, Reason
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

    def explain(self, knows: Knowledge[Any], decision: Decision, budget: Budget, rng: Rng) -> Advice:
        return Advice(self.choose(knows, decision, budget, rng), ranked(knows, decision))


def ranked(knows: Knowledge[Any], decision: Decision) -> tuple[Reason, ...]:
    """The options by weight, and how far each is behind the best."""
    weights = knows.game.weigh(knows.world, knows.seat, list(decision.options))
    best = max(weights)
    reasons = [
        Reason(option, behind=best - weight) for option, weight in zip(decision.options, weights, strict=True)
    ]
    return tuple(sorted(reasons, key=lambda reason: reason.behind or 0.0))
