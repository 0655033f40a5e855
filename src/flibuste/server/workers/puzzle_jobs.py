"""Jobs for puzzles: the stored position is opened by the real engine. They run in worker processes."""

from __future__ import annotations

import orjson

from flibuste.puzzles import messages
from flibuste.puzzles.puzzle import find_puzzle
from flibuste.puzzles.puzzle_table import session_of
from flibuste.server.workers.table_jobs import foreseen


def puzzle_shown(game: str, name: str) -> bytes:
    """The position, and what its options would do until luck is drawn. The solution is not in it."""
    puzzle = find_puzzle(game, name)
    session = session_of(puzzle)
    foresight = foreseen(session.table.game, session.table.state, puzzle.seat, session.serial)
    told = {"puzzle": messages.title(puzzle), "update": messages.shown(puzzle)}
    return b'%b,"foresight":%b}' % (orjson.dumps(told)[:-1], foresight)


def puzzle_answer(game: str, name: str, choice: str) -> bytes:
    """Whether a choice solves the puzzle, and what every choice is worth."""
    return orjson.dumps(messages.answer(find_puzzle(game, name), choice))


def puzzle_reason(game: str, name: str, choice: str) -> bytes:
    """Why the solver may not choose this."""
    return orjson.dumps(messages.reason(find_puzzle(game, name), choice))
