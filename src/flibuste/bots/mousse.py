"""The cabin boy: judges as the sailor does, but overlooks options. That is where its mistakes come from."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

from flibuste.bots.bot import Bot
from flibuste.bots.explain import Advice, Reason
from flibuste.bots.greedy import ranked
from flibuste.kernel.chance import Rng
from flibuste.kernel.knowledge import Knowledge
from flibuste.kernel.types import Choice

FEW: Final = 3
"""Up to so many options, it looks at every one."""
SIGHT: Final = 30
"""The chance, in percent, that it notices one option among many."""
PLAIN: Final = 80
"""The same for a best option that stands out: nobody misses the same prize every turn."""
SENSE: Final = 0.6
"""The share of the options, best first, that it ever takes; it never takes one of the rest."""
FEELING: Final = 1.0
"""Points by which one choice may be better without its noticing; half of that among few options."""


class Mousse(Bot):
    """The best of the options it happens to notice, if that is among the better ones."""

    def choose(self, knows: Knowledge[Any]) -> Choice:
        reasons = ranked(knows)
        rng = knows.rng
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

    def explain(self, knows: Knowledge[Any]) -> Advice:
        return Advice(self.choose(knows), ranked(knows))


def any_of(reasons: Sequence[Reason], feeling: float, rng: Rng) -> Choice:
    """The best of them, or one that feels equal to it."""
    best = behind(reasons[0])
    equals = [reason.choice for reason in reasons if behind(reason) <= best + feeling]
    return equals[rng.below(len(equals))]


def behind(reason: Reason) -> float:
    return reason.behind or 0.0


def stands_out(reasons: tuple[Reason, ...]) -> bool:
    """Whether the best is at least half as far from the second as from the average of the others."""
    others = [behind(reason) for reason in reasons[1:]]
    return bool(others) and 2 * others[0] >= sum(others) / len(others)
