"""A bot that takes what the game's own heuristic likes best and does not think ahead."""

from __future__ import annotations

from typing import Any

from flibuste.bots.bot import Bot
from flibuste.bots.explain import Advice, Reason
from flibuste.kernel.knowledge import Knowledge
from flibuste.kernel.types import Choice


class Greedy(Bot):
    """Takes the option with the largest weight; among equals, any."""

    def choose(self, knows: Knowledge[Any]) -> Choice:
        options = list(knows.decision.options)
        weights = knows.game.weigh(knows.world, knows.seat, options)
        best = max(weights)
        good = [option for option, weight in zip(options, weights, strict=True) if weight == best]
        return good[knows.rng.below(len(good))]

    def explain(self, knows: Knowledge[Any]) -> Advice:
        return Advice(self.choose(knows), ranked(knows))


def ranked(knows: Knowledge[Any]) -> tuple[Reason, ...]:
    """The options by weight, and how far each is behind the best."""
    options = list(knows.decision.options)
    weights = knows.game.weigh(knows.world, knows.seat, options)
    best = max(weights)
    reasons = [Reason(option, behind=best - weight) for option, weight in zip(options, weights, strict=True)]
    return tuple(sorted(reasons, key=lambda reason: reason.behind or 0.0))
