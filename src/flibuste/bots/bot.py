"""What a bot is."""

from __future__ import annotations

from typing import Any, NamedTuple, Protocol, runtime_checkable

from flibuste.bots.explain import Advice
from flibuste.kernel.chance import Rng
from flibuste.kernel.knowledge import Knowledge
from flibuste.kernel.words import Choice, Decision


class Budget(NamedTuple):
    """How long a bot may think about one decision; a bot's own limits may be tighter."""

    seconds: float = 1.0
    iterations: int = 0
    """For bots that think in rounds: how many; 0: as many as there is time for."""
    processor: bool = False
    """Whether the seconds are the processor's: then a machine with other work makes no bot weaker."""


class Bot(Protocol):
    """Chooses one of the decision's options, knowing what its seat knows."""

    def choose(self, knows: Knowledge[Any], decision: Decision, budget: Budget, rng: Rng) -> Choice: ...


@runtime_checkable
class Adviser(Protocol):
    """A bot that can also say why."""

    def explain(self, knows: Knowledge[Any], decision: Decision, budget: Budget, rng: Rng) -> Advice: ...
