"""The puzzle of a day: one for each game, the same for everybody, by the date in Greenwich.

The puzzles of a game come in a shuffled order, then in another one, so that each comes once before any comes
again. Nothing is stored: the date, the game and its file say everything.
"""

from __future__ import annotations

import hashlib
from datetime import UTC, date, datetime, timedelta

from flibuste.kernel.types import Refusal
from flibuste.puzzles.puzzle import Puzzle, games_with_puzzles, puzzles_of

FIRST = date(2026, 1, 1)


def today() -> date:
    """The date in Greenwich."""
    return datetime.now(UTC).date()


def day_of(text: str, latest: date) -> date:
    """The day written like 2026-11-18. Days to come are refused: their puzzles would be no surprise."""
    try:
        day = date.fromisoformat(text)
    except ValueError:
        raise Refusal("bad-day", "", {"day": text[:20]}) from None
    if not FIRST <= day <= latest:
        raise Refusal("no-such-day", "", {"day": text[:20], "first": str(FIRST), "last": str(latest)})
    return day


def game_of_day(day: date) -> str:
    """The game whose turn it is; the others have a puzzle that day too. Empty if no game has puzzles."""
    games = games_with_puzzles()
    return games[(day - FIRST).days % len(games)] if games else ""


def puzzle_of_day(game: str, day: date) -> Puzzle | None:
    """The puzzle of a game for a day; None if it has no puzzles."""
    puzzles = puzzles_of(game)
    if not puzzles:
        return None
    turn, at = divmod((day - FIRST).days, len(puzzles))
    return sorted(puzzles, key=lambda one: shuffled(one, turn))[at]


def shuffled(puzzle: Puzzle, turn: int) -> str:
    """Sorts puzzles in an order that looks random and is another one at every turn."""
    return hashlib.sha256(f"{puzzle.game} {turn} {puzzle.id}".encode()).hexdigest()


def beside(day: date, latest: date) -> tuple[date | None, date | None]:
    """The days before and after, where there is a puzzle for them."""
    before, after = day - timedelta(days=1), day + timedelta(days=1)
    return (before if before >= FIRST else None), (after if after <= latest else None)
