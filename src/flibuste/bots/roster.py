"""The bots there are, by name: the four levels, those for programs, and whatever somebody adds."""

from __future__ import annotations

import importlib
from collections.abc import Callable
from importlib.metadata import entry_points
from typing import Any

from flibuste.bots.bot import Bot
from flibuste.bots.greedy import Greedy
from flibuste.bots.mousse import Mousse
from flibuste.bots.searcher import Searcher, limited
from flibuste.bots.simple import Random
from flibuste.bots.stdio import Stdio
from flibuste.kernel.words import Refusal

GROUP = "flibuste.bots"
"""Packages name their bots under this group of entry points."""


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
"""What people choose from, everywhere; the weakest first."""

MAKERS: dict[str, Callable[[], Bot]] = {"random": Random, "greedy": Greedy, **LEVELS}
"""All bots of our own with a plain name. The first two are for programs."""

USUAL = "matelot"
"""Who plays where nobody said who should: sensible, and at once."""


def offered() -> list[str]:
    """The bots people are offered: the levels, and those of installed packages."""
    return [*LEVELS, *sorted(installed())]


def installed() -> dict[str, Any]:
    """Entry points of packages by name; a package cannot take the name of a bot of ours."""
    return {entry.name: entry for entry in entry_points(group=GROUP) if entry.name not in MAKERS}


def welcome(name: str) -> bool:
    """Whether strangers may ask for this bot: it is ours or installed, and starts no program of theirs."""
    return name in MAKERS or name in installed()


def make(name: str) -> Bot:
    """The bot of this name, for whoever may run programs here: docs/bots.md lists what a name can be."""
    kind, colon, rest = name.partition(":")
    bot: Bot | None = None
    if name in MAKERS:
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
    return bot


def found(module: str, attribute: str) -> Bot | None:
    """The bot a module keeps under this name; None if there is no such module or name."""
    try:
        maker = getattr(importlib.import_module(module), attribute)
    except (ImportError, AttributeError, ValueError):
        return None
    bot: Bot = maker()
    return bot
