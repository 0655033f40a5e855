"""Bots that crash, overrun, talk nonsense or die. Workers find them as `tests.server.bad_bots:Crash`."""

from __future__ import annotations

import ctypes
import os
from typing import Any

from flibuste.bots.bot import Bot
from flibuste.kernel.knowledge import Knowledge
from flibuste.kernel.types import Choice


class Crash(Bot):
    def choose(self, knows: Knowledge[Any]) -> Choice:
        raise RuntimeError("secret: the cards are marked")


class Slow(Bot):
    """Keeps the interpreter's lock for a minute."""

    def choose(self, knows: Knowledge[Any]) -> Choice:
        ctypes.PyDLL(None).sleep(60)
        return knows.decision.options[0]


class Nonsense(Bot):
    def choose(self, knows: Knowledge[Any]) -> Choice:
        return next(choice for choice in knows.game.vocabulary if choice not in knows.decision.options)


class Nothing(Bot):
    def choose(self, knows: Knowledge[Any]) -> Choice:
        return None  # type: ignore[return-value]  # that is what is wrong with it


class Deadly(Bot):
    def choose(self, knows: Knowledge[Any]) -> Choice:
        os.abort()
