"""The cabin boy: he judges as the sailor does, but does not see everything. His mistakes are oversights."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

from flibuste.bots.bot import Budget
from flibuste.bots.explain import Advice, Reason
from flibuste.bots.greedy import ranked
from flibuste.kernel.chance import Rng
from flibuste.kernel.knowledge import Knowledge
from flibuste.kernel.words import Choice, Decision

FEW: Final = 3
"""So few options he looks at one by one …"""
SIGHT: Final = 30
"""… and of a hundred among many he notices so many …"""
PLAIN: Final = 80
"""… but of a hundred best ones that stand out so many: nobody overlooks the same prize turn after turn …"""
SENSE: Final = 0.6
"""… and whatever he notices, he never takes one of the worse part of them: it begins here."""
FEELING: Final = 1.0
"""Points by which one choice may be better without his feeling it; half of that where there are few."""


class Mousse:
    """The best of the options he happens to notice, if it is among the better ones."""

    def choose(self, knows: Knowledge[Any], decision: Decision, budget: Budget, rng: Rng) -> Choice:
        reasons = ranked(knows, decision)
        if len(reasons) <= FEW:
            return any_of(reasons, FEELING / 2, rng)
        limit = max(behind(reasons[int(SENSE * (len(reasons) - 1))]), FEELING)
        worst = behind(reasons[-1])
        sensible = [
            one for one in reasons if behind(one) <= limit and (behind(one) < worst or worst <= FEELING)
        ]
        plain = stands_out(reasons)
        seen = [
            reason
            for at, reason in enumerate(sensible)
            if rng.below(100) < (PLAIN if plain and at == 0 else SIGHT)
        ]
        return any_of(seen, FEELING, rng) if seen else sensible[rng.below(len(sensible))].choice

    def explain(self, knows: Knowledge[Any], decision: Decision, budget: Budget, rng: Rng) -> Advice:
        return Advice(self.choose(knows, decision, budget, rng), ranked(knows, decision))


def any_of(reasons: Sequence[Reason], feeling: float, rng: Rng) -> Choice:
    """The best of them, or what he cannot tell from it."""
    best = behind(reasons[0])
    equals = [reason.choice for reason in reasons if behind(reason) <= best + feeling]
    return equals[rng.below(len(equals))]


def behind(reason: Reason) -> float:
    return reason.behind or 0.0


def stands_out(reasons: tuple[Reason, ...]) -> bool:
    """Whether the best is as far from the next as that one is from the usual."""
    others = [behind(reason) for reason in reasons[1:]]
    return bool(others) and 2 * others[0] >= sum(others) / len(others)
