"""A bot that takes any option."""

from __future__ import annotations

from typing import Any

from flibuste.bots.bot import Budget
from flibuste.kernel.chance import Rng
from flibuste.kernel.knowledge import Knowledge
from flibuste.kernel.words import Choice, Decision


class Random:
    """Every option is as good as any other."""

    def choose(self, knows: Knowledge[Any], decision: Decision, budget: Budget, rng: Rng) -> Choice:
        return decision.options[rng.below(len(decision.options))]
