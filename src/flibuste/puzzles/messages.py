"""A puzzle as a client is shown it: before the answer without any word about the solution, and after it."""

from __future__ import annotations

from typing import Any

from flibuste.kernel.types import Refusal
from flibuste.puzzles.puzzle import Puzzle
from flibuste.puzzles.puzzle_table import session_of
from flibuste.puzzles.strength import level_of


def title(puzzle: Puzzle) -> dict[str, Any]:
    """A puzzle in a list: nothing here hints at the solution."""
    return {
        "game": puzzle.game,
        "id": puzzle.id,
        "seats": puzzle.seats,
        "rating": puzzle.rating,
        "level": level_of(puzzle.rating),
    }


def shown(puzzle: Puzzle) -> dict[str, Any]:
    """The position: the update that the seat would be sent at a table."""
    session, seat = session_of(puzzle), puzzle.seat
    return {
        "type": "update",
        "version": 0,
        "seat": seat,
        "since": 0,
        "chose": 0,
        "events": [],
        "view": session.table.view(seat),
        "play": session.state_of_play(),
        "decision": session.decision_for(seat),
    }


def answer(puzzle: Puzzle, text: str) -> dict[str, Any]:
    """Whether a choice is right, what every choice is worth, and why the best is the best.

    A choice that is not offered is refused, and nothing is told.
    """
    session = session_of(puzzle)
    game, state = session.table.game, session.table.state
    choice = game.vocabulary.parse(text)
    game.must_be_legal(state, puzzle.seat, choice)
    key, facts = puzzle.why
    return {
        "choice": choice.text,
        "right": choice.text in puzzle.right,
        "solutions": list(puzzle.right),
        "values": [value._asdict() for value in puzzle.values],
        "why": key,
        "facts": dict(facts),
        "tempting": puzzle.matelot,
        "theme": puzzle.theme,
        "solvers": dict(puzzle.solvers),
    }


def reason(puzzle: Puzzle, text: str) -> dict[str, Any]:
    """Why the seat may not choose this; without a reason if it may."""
    session = session_of(puzzle)
    table = session.table
    why: Refusal | None
    try:
        why = table.game.why_not(table.state, puzzle.seat, table.game.vocabulary.parse(text))
    except Refusal as unknown:
        why = unknown
    said = (None, "", {}) if why is None else (why.reason, why.rule, dict(why.facts))
    message = {"type": "reason", "serial": session.serial, "choice": text}
    return {**message, **dict(zip(("reason", "rule", "facts"), said, strict=True))}
