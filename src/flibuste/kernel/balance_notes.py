"""What a game can tell of its own balance: what was used, by whom, and what it brought.

A game that wants to be asked keeps a `balance.py` with `TABLES` and `notes(events, result)`; its words
are `balance-<table>` and the attributes `about`, `row`, `name` and `column`.
"""

from __future__ import annotations

from typing import NamedTuple

from flibuste.kernel.words import Seat


class Table(NamedTuple):
    """Something that is compared: characters by day, ships, squares."""

    name: str
    rows: tuple[str, ...]
    columns: tuple[str, ...] = ()
    numbered: bool = False
    """Whether the number of a row says something, as a character's rank does."""
    measures: bool = False
    """Whether the columns are several measures of one thing: then the first of them stands for the whole."""


class Note(NamedTuple):
    """One use of one thing in one game."""

    table: str
    row: str
    column: str
    """Nothing where the table has no columns."""
    seat: Seat
    points: float
    """What it brought this seat, as far as that can be told."""
