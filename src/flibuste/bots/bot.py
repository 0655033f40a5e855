"""What a bot is."""

from __future__ import annotations

from typing import Any, NamedTuple, Protocol

from flibuste.kernel.chance import Rng
from flibuste.kernel.knowledge import Knowledge
from flibuste.kernel.words import Choice, Decision


class Budget(NamedTuple):
    """How long a bot may think about one decision."""

    seconds: float = 1.0


class Bot(Protocol):
    """Chooses one of the decision's options, knowing what its seat knows."""

    def choose(self, knows: Knowledge[Any], decision: Decision, budget: Budget, rng: Rng) -> Choice: ...
