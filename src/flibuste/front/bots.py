"""Bots, given by name, as a class or as an object."""

from __future__ import annotations

from collections.abc import Callable
from typing import TypeAlias

from flibuste.bots.bot import Bot, as_bot
from flibuste.bots.roster import make

BotLike: TypeAlias = str | Bot | Callable[[], object]
"""A bot's name, a bot, or a class (or any function without arguments) that makes one."""


def bot(spec: BotLike) -> Bot:
    """A bot by name, or made by a class.

    Names are the levels "mousse", "matelot", "second" and "capitaine", the plain "random" and "greedy", a
    search with limits such as "ismcts:500it" or "ismcts:200ms", a class as "module:Class", and a program
    in any language as "stdio:command".

    >>> import flibuste as fb
    >>> fb.bot("greedy"), fb.bot("ismcts:500it")
    (<Bot greedy>, <Bot ismcts:500it>)
    >>> fb.bot("parrot")
    Traceback (most recent call last):
    flibuste.kernel.types.Refusal: ('unknown-bot', '', {'bot': 'parrot', 'bots': [...]})
    """
    if isinstance(spec, str):
        return make(spec)
    if callable(spec):
        return as_bot(spec(), getattr(spec, "__name__", ""))
    return as_bot(spec)
