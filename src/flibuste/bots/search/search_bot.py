"""A bot that searches: `ismcts`, for a time, for a number of iterations, or both."""

from __future__ import annotations

import gc
import re
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

from flibuste.bots.bot import Bot
from flibuste.bots.explain import Advice, Reason
from flibuste.bots.search.ismcts import Manner, Search
from flibuste.bots.search.tree import Arm
from flibuste.kernel.knowledge import Knowledge
from flibuste.kernel.types import Choice

LIMIT = re.compile(r"([1-9]\d{0,8})(ms|it)")
MARGIN = 0.04
"""Seconds of a budget, at most an eighth of it, kept for the work before and after the search."""


class Searcher(Bot):
    """Thinks until its own limit or the budget's, whichever comes first.

    With a limit of iterations alone it looks at no clock, however long they take. The same seed then gives
    the same choice on every machine.
    """

    def __init__(self, seconds: float = 0.0, iterations: int = 0, manner: Manner | None = None) -> None:
        self.seconds = seconds
        self.iterations = iterations
        self.manner = manner or Manner()

    def choose(self, knows: Knowledge[Any]) -> Choice:
        options = knows.decision.options
        if len(options) == 1:
            return options[0]
        return self.search(knows, settled=True).best().choice

    def explain(self, knows: Knowledge[Any]) -> Advice:
        options = knows.decision.options
        if len(options) == 1:
            return Advice(options[0], (Reason(options[0]),))
        search = self.search(knows)
        reasons = sorted((reason(arm) for arm in search.own()), key=lambda found: -found.visits)
        return Advice(search.best().choice, tuple(reasons), search.iterations)

    def search(self, knows: Knowledge[Any], settled: bool = False) -> Search:
        """With `settled` it ends as soon as more thinking is unlikely to change the choice."""
        budget = knows.budget
        search = Search(knows, knows.rng, self.manner)
        search.processor = budget.processor
        iterations = self.iterations or budget.iterations
        seconds = min(self.seconds, budget.seconds) if self.seconds else budget.seconds
        exactly = iterations and not self.seconds
        with no_garbage():
            search.run(0.0 if exactly else seconds - min(MARGIN, seconds / 8), iterations, settled)
        return search


@contextmanager
def no_garbage() -> Iterator[None]:
    """Pauses the garbage collector. A tree grows and has no reference cycles, so collecting finds nothing."""
    looking = gc.isenabled()
    gc.disable()
    try:
        yield
    finally:
        if looking:
            gc.enable()


def reason(arm: Arm) -> Reason:
    if not arm.visits:
        return Reason(arm.choice)
    return Reason(arm.choice, arm.visits, arm.place / arm.visits, arm.lead / arm.visits)


def is_limited(name: str) -> bool:
    """Whether a name means this bot."""
    kind, *words = name.split(":")
    return kind == "ismcts" and limited(words) is not None


def limited(words: list[str]) -> Searcher | None:
    """The bot for limits such as 200ms or 2000it, each at most once. None if a limit is not valid."""
    found: dict[str, int] = {}
    for word in words:
        limit = LIMIT.fullmatch(word)
        if limit is None or limit[2] in found:
            return None
        found[limit[2]] = int(limit[1])
    return Searcher(found.get("ms", 0) / 1000, found.get("it", 0))
