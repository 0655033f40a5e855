"""What a game reports about its own balance: what was used, by whom, and what it brought.

A game that takes part keeps a `balance.py` with `TABLES` and `notes(events, result)`. Its messages are
`balance-<name>` with the attributes `about`, `row`, `name` and `column`.
"""

from __future__ import annotations

from typing import NamedTuple

from flibuste.kernel.types import Seat


class Comparison(NamedTuple):
    """Things that are compared: characters by day, ships, squares."""

    name: str
    rows: tuple[str, ...]
    columns: tuple[str, ...] = ()
    numbered: bool = False
    """Whether the number of a row has a meaning, as a character's rank has."""
    measures: bool = False
    """Whether the columns are several measures of one thing. The first column then stands for the whole."""


class Note(NamedTuple):
    """One use of one thing in one game."""

    table: str
    row: str
    column: str
    """Empty where the comparison has no columns."""
    seat: Seat
    points: float
    """What it brought this seat, as far as the events show."""
