"""All bots by name: the four levels, two for programs, and what installed packages add."""

from __future__ import annotations

import importlib
from collections.abc import Callable, Iterator, Mapping
from contextlib import contextmanager
from contextvars import ContextVar
from functools import cache
from importlib.metadata import entry_points
from typing import Any

from flibuste.bots.bot import Bot, as_bot
from flibuste.bots.greedy import Greedy
from flibuste.bots.mousse import Mousse
from flibuste.bots.random_bot import Random
from flibuste.bots.search.search_bot import Searcher, limited
from flibuste.bots.stdio import Stdio
from flibuste.kernel.types import Refusal

GROUP = "flibuste.bots"
"""Packages list their bots in this group of entry points."""


def second() -> Bot:
    return Searcher(0.2)


def captain() -> Bot:
    return Searcher(1.0)


LEVELS: dict[str, Callable[[], Bot]] = {
    "mousse": Mousse,
    "matelot": Greedy,
    "second": second,
    "capitaine": captain,
}
"""What people choose from, the weakest first."""

MAKERS: dict[str, Callable[[], Bot]] = {"random": Random, "greedy": Greedy, **LEVELS}
"""All built-in bots with a plain name. The first two are for programs."""

USUAL = "matelot"
"""The default bot: sensible, and fast."""

_lent: ContextVar[Mapping[str, Callable[[], object]]] = ContextVar("lent", default={})  # noqa: B039 - never changed


def offered() -> list[str]:
    """The bots offered to people: the levels, and those of installed packages."""
    return [*LEVELS, *sorted(installed())]


@cache
def installed() -> dict[str, Any]:
    """Entry points of packages by name. A package cannot replace a built-in bot.

    They are looked up once: that reads the metadata of every package from the disk, and anybody may ask a
    server for its bots.
    """
    return {entry.name: entry for entry in entry_points(group=GROUP) if entry.name not in MAKERS}


def welcome(name: str) -> bool:
    """Whether guests may ask for this bot: it is built in or installed, and runs no program of theirs."""
    return name in MAKERS or name in installed()


def make(name: str) -> Bot:
    """The bot of this name, for callers that may run programs. docs/bots.md lists the names."""
    kind, colon, rest = name.partition(":")
    bot: object | None = None
    if name in _lent.get():
        bot = _lent.get()[name]()
    elif name in MAKERS:
        bot = MAKERS[name]()
    elif kind == "ismcts":
        bot = limited(rest.split(":") if colon else [])
    elif kind == "stdio" and rest.strip():
        bot = Stdio(rest)
    elif colon:
        bot = found(kind, rest)
    elif name in installed():
        bot = installed()[name].load()()
    if bot is None:
        raise Refusal("unknown-bot", "", {"bot": name[:40], "bots": offered()})
    return as_bot(bot, name)


@contextmanager
def lent(makers: Mapping[str, Callable[[], object]]) -> Iterator[None]:
    """Adds bots by name while the block runs: classes of a script or notebook, which no import finds."""
    before = _lent.set({**_lent.get(), **makers})
    try:
        yield
    finally:
        _lent.reset(before)


def found(module: str, attribute: str) -> object | None:
    """What a module's class of this name makes. None if there is no such module or class."""
    try:
        maker = getattr(importlib.import_module(module), attribute)
    except (ImportError, AttributeError, ValueError):
        return None
    bot: object = maker()
    return bot
