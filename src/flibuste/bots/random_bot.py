"""A bot that takes any option."""

from __future__ import annotations

from typing import Any

from flibuste.bots.bot import Bot
from flibuste.kernel.knowledge import Knowledge
from flibuste.kernel.types import Choice


class Random(Bot):
    """Every option is as likely as any other."""

    def choose(self, knows: Knowledge[Any]) -> Choice:
        options = knows.decision.options
        return options[knows.rng.below(len(options))]
