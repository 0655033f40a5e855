"""A hint: what a bot would choose, what that gains over the next best choice, and why."""

from __future__ import annotations

from typing import Any, Final, NamedTuple

from flibuste.analysis.reasons import difference
from flibuste.bots.bot import Adviser, Bot
from flibuste.bots.explain import Advice
from flibuste.kernel.knowledge import Knowledge
from flibuste.kernel.types import Facts

WORLDS: Final = 80
"""Worlds in which the choice is compared with the next best one."""
SECONDS: Final = 2.0
"""Processor time after which fewer have to do. A compiled build never needs it."""


class Hint(NamedTuple):
    """The bot's advice, and the key and facts of the sentence that says why."""

    advice: Advice
    key: str
    facts: Facts


def hint_of(bot: Bot, knows: Knowledge[Any]) -> Hint:
    """What this bot would choose, by what the seat knows. The same luck gives the same hint."""
    options = knows.decision.options
    advice = bot.explain(knows) if isinstance(bot, Adviser) else Advice(bot.choose(knows), ())
    if advice.choice not in options:
        raise ValueError(f"{bot.name} advises {advice.choice}, which is not offered")
    if len(options) == 1:
        return Hint(advice, "reason-only", {})
    second = advice.second()
    other = second.choice if second is not None else next(one for one in options if one is not advice.choice)
    found = difference(knows, advice.choice, other, WORLDS, seconds=SECONDS)
    key, facts = found.words()
    return Hint(advice, key, facts)
