"""What a bot is, and bots by name."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, NamedTuple, Protocol

from flibuste.kernel.chance import Rng
from flibuste.kernel.knowledge import Knowledge
from flibuste.kernel.words import Choice, Decision, Refusal


class Budget(NamedTuple):
    """How long a bot may think about one decision."""

    seconds: float = 1.0


class Bot(Protocol):
    """Chooses one of the decision's options, knowing what its seat knows."""

    def choose(self, knows: Knowledge[Any], decision: Decision, budget: Budget, rng: Rng) -> Choice: ...


def makers() -> dict[str, Callable[[], Bot]]:
    """The bots there are, by name, the weakest first."""
    from flibuste.bots.greedy import Greedy
    from flibuste.bots.simple import Random

    return {"random": Random, "greedy": Greedy}


def make(name: str) -> Bot:
    """The bot of this name."""
    bots = makers()
    if name not in bots:
        raise Refusal("unknown-bot", "", {"bot": name[:40], "bots": list(bots)})
    return bots[name]()
