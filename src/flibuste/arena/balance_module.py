"""What a game's own `balance.py` looks at: its tables, and the notes it takes of a finished game."""

from __future__ import annotations

import importlib
from collections.abc import Sequence
from functools import cache
from importlib.util import find_spec
from typing import Any

from flibuste.kernel import registry
from flibuste.kernel.balance_notes import Comparison, Note
from flibuste.kernel.types import Event, Result


@cache
def balance_module(game: str) -> Any:  # noqa: ANN401 - a module that a game may have
    """The game's `balance.py`; None if it has none."""
    name = f"{registry.package_of(game)}.balance"
    return importlib.import_module(name) if find_spec(name) else None


def tables_of(game: str) -> tuple[Comparison, ...]:
    """The tables that the game wants to see."""
    found = balance_module(game)
    return found.TABLES if found is not None else ()


def notes_of(game: str, events: Sequence[Event], result: Result) -> tuple[Note, ...]:
    """What was used in one game, and what it brought."""
    found = balance_module(game)
    return tuple(found.notes(events, result)) if found is not None else ()
