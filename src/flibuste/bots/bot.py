"""What a bot is."""

from __future__ import annotations

import inspect
from collections.abc import Callable
from functools import partial
from typing import Any, Protocol, cast, runtime_checkable

from flibuste.bots.explain import Advice
from flibuste.kernel.knowledge import Budget, Knowledge
from flibuste.kernel.types import Choice

__all__ = ["Adviser", "Bot", "Budget", "as_bot"]


class Bot:
    """Chooses one of its seat's options from what the seat knows. Write `choose`; the rest is optional.

    >>> import flibuste as fb
    >>> class Last(fb.Bot):
    ...     def choose(self, knows):  # knows.decision, .view, .rng, .budget, .imagine()
    ...         return knows.decision.options[-1]
    >>> fb.bot(Last)
    <Bot Last>
    >>> fb.play("freibeuter", [Last, "greedy"], seed=7).result.reason
    'no-boats'
    """

    name: str = ""
    """The name it was asked for by; empty for a bot that has none."""

    def choose(self, knows: Knowledge[Any]) -> Choice:
        """One of `knows.decision.options`. Anything else is a fault."""
        raise NotImplementedError

    def close(self) -> None:
        """Releases what the bot holds, such as a process. Called after every game."""

    def __repr__(self) -> str:
        return f"<Bot {self.name or type(self).__name__}>"


@runtime_checkable
class Adviser(Protocol):
    """A bot that can also say why."""

    def explain(self, knows: Knowledge[Any], /) -> Advice:
        """The choice, and what the bot thinks of it and of others."""


def as_bot(made: object, name: str = "") -> Bot:
    """Completes whatever has a `choose` to a bot, and gives a name to a bot without one.

    Bots used to be called as `choose(knows, decision, budget, rng)`. One that is still written that way
    gets a method of the new form. It stays the same object, so its type and attributes remain.
    """
    bot = cast("Any", made)
    if not callable(getattr(bot, "choose", None)):
        raise TypeError(f"{type(bot).__name__} is no bot: it has no method choose(knows)")
    for method in ("choose", "explain"):
        called = getattr(bot, method, None)
        if called is not None and not takes(called, 1):
            if not takes(called, 4):
                raise TypeError(f"{type(bot).__name__}.{method} must take one argument: what the seat knows")
            setattr(bot, method, partial(with_four, called))
    if not getattr(bot, "name", ""):
        bot.name = name
    if not hasattr(bot, "close"):
        bot.close = nothing
    return cast("Bot", bot)


def takes(called: Callable[..., object], count: int) -> bool:
    """Whether it can be called with so many positional arguments."""
    try:
        inspect.signature(called).bind(*[None] * count)
    except TypeError:
        return False
    return True


def with_four(called: Callable[..., Any], knows: Knowledge[Any], *old: object) -> Any:  # noqa: ANN401 - a choice or an advice
    """Calls a bot's method in the old form. The bot itself may call it with the three old arguments."""
    return called(knows, *(old or (knows.decision, knows.budget, knows.rng)))


def nothing() -> None:
    """What a bot that holds nothing releases."""
