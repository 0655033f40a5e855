"""A puzzle on the table: the real engine shows the board and the options of the stored position."""

from __future__ import annotations

from flibuste.kernel import registry
from flibuste.kernel.game import make_setup
from flibuste.kernel.records.record import FIRST
from flibuste.lessons.practice import OTHERS
from flibuste.puzzles.puzzle import Puzzle, fresh
from flibuste.table.clock import Pace
from flibuste.table.session import Session
from flibuste.table.table import Table

NO_SEED = bytes(32)


def table_of(puzzle: Puzzle) -> Table:
    """A table where the puzzle's seat is asked. It has no past: nothing was told, nothing can be undone."""
    game = registry.edition(puzzle.game, puzzle.version)
    setup = make_setup(game.meta, puzzle.seats, dict(puzzle.options))
    table = Table(game, setup, OTHERS[: puzzle.seats], NO_SEED, record_format=FIRST)
    table.state = fresh(puzzle).world
    table.told = [[]]
    table.kept = [(0, table.state)]
    return table


def session_of(puzzle: Puzzle) -> Session:
    """The same as a session, which says what a client is shown."""
    return Session(table_of(puzzle), {puzzle.seat}, Pace("none", 0, 0), 0)
