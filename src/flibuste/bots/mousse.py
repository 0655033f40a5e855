"""The cabin boy: he judges as the sailor does, but does not see everything. His mistakes are oversights."""

from __future__ import annotations

from typing import Any, Final

from flibuste.bots.bot import Budget
from flibuste.bots.explain import Advice
from flibuste.bots.greedy import ranked
from flibuste.kernel.chance import Rng
from flibuste.kernel.knowledge import Knowledge
from flibuste.kernel.words import Choice, Decision

SIGHT: Final = 40
"""Of a hundred options he notices so many …"""
SENSE: Final = 0.6
"""… and whatever he notices, he never takes one of the worse part of them: it begins here."""


class Mousse:
    """The best of the options he happens to notice, if it is among the better ones."""

    def choose(self, knows: Knowledge[Any], decision: Decision, budget: Budget, rng: Rng) -> Choice:
        reasons = ranked(knows, decision)
        seen = [reason for reason in reasons if rng.below(100) < SIGHT]
        limit = reasons[int(SENSE * (len(reasons) - 1))].behind or 0.0
        worst = reasons[-1].behind or 0.0
        sensible = [reason for reason in seen if (reason.behind or 0.0) <= limit and reason.behind != worst]
        if not sensible:
            return reasons[0].choice
        best = sensible[0].behind
        equals = [reason.choice for reason in sensible if reason.behind == best]
        return equals[rng.below(len(equals))]

    def explain(self, knows: Knowledge[Any], decision: Decision, budget: Budget, rng: Rng) -> Advice:
        return Advice(self.choose(knows, decision, budget, rng), ranked(knows, decision))
