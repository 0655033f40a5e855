"""Random games with what a game's own `balance.py` notes of them, for the games' tests."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from flibuste.kernel.balance_notes import Note
from flibuste.kernel.chance import Dealer, Quick
from flibuste.kernel.game import Game, make_setup, play_out
from flibuste.kernel.types import Event, Result

Notes = Callable[[Sequence[Event], Result], list[Note]]


def watched(game: Game[Any], notes: Notes, seats: int, seed: int) -> tuple[list[Event], Result, list[Note]]:
    """A random game with all its events, its result, and its notes."""
    events: list[Event] = []
    dealer = Dealer(Quick(seed), events)
    s = game.start(make_setup(game.meta, seats), dealer)
    play_out(game, s, dealer)
    result = game.result(s)
    return events, result, notes(events, result)


def points_by_seat(found: list[Note], seats: int, table: str, column: str = "") -> list[float]:
    """What the notes of a table, or of one of its columns, brought each seat."""
    points = [0.0] * seats
    for note in found:
        if note.table == table and (not column or note.column == column):
            points[note.seat] += note.points
    return points
