"""The bots there are, by name."""

from __future__ import annotations

from collections.abc import Callable

from flibuste.bots.bot import Bot
from flibuste.bots.greedy import Greedy
from flibuste.bots.simple import Random
from flibuste.kernel.words import Refusal

MAKERS: dict[str, Callable[[], Bot]] = {"random": Random, "greedy": Greedy}
"""The weakest first."""


def make(name: str) -> Bot:
    """The bot of this name."""
    if name not in MAKERS:
        raise Refusal("unknown-bot", "", {"bot": name[:40], "bots": list(MAKERS)})
    return MAKERS[name]()
