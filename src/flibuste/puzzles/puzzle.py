"""A puzzle, and the file of a game's puzzles: a line about how they were made, and a line for each."""

from __future__ import annotations

import json
from collections.abc import Iterable, Mapping
from functools import cache
from pathlib import Path
from typing import Any, NamedTuple

from flibuste.kernel import registry
from flibuste.kernel.game import make_setup
from flibuste.kernel.knowledge import Knowledge
from flibuste.kernel.types import Refusal, Seat
from flibuste.puzzles.criteria import Valued, is_right
from flibuste.puzzles.world_text import world_of

FILE = "puzzles.ndjson"
"""The file in a game's folder."""


class BadPuzzle(ValueError):
    """A file that holds no puzzles: which line, and why."""


class Puzzle(NamedTuple):
    """A position as its seat saw it, and what its options are worth.

    `world` is imagined from what the seat knew. What is hidden in it is invented, and not what was played.
    """

    id: str
    game: str
    version: int
    seats: int
    options: Mapping[str, str]
    """What the players agreed on."""
    seat: Seat
    theme: str
    rating: int
    best: str
    matelot: str
    """The tempting mistake."""
    lead: float
    error: float
    worlds: float
    values: tuple[Valued, ...]
    """The best first."""
    why: tuple[str, Mapping[str, Any]]
    """The key and facts of the sentence that says why the best is better than the tempting mistake."""
    solvers: Mapping[str, float]
    world: Mapping[str, Any]

    @property
    def right(self) -> tuple[str, ...]:
        """The options that count as solutions."""
        return tuple(value.choice for value in self.values if is_right(value, self.values))

    def line(self) -> str:
        """The puzzle as a line of its file."""
        told = self._asdict()
        del told["game"], told["version"]
        told["values"] = [list(value) for value in self.values]
        return json.dumps(told, ensure_ascii=False, separators=(",", ":"))


@cache
def puzzles_of(game: str) -> tuple[Puzzle, ...]:
    """The puzzles that come with a game. A game may have none."""
    file = registry.folder(registry.find(game).meta.id) / FILE
    return read_puzzles(file) if file.is_file() else ()


def games_with_puzzles() -> tuple[str, ...]:
    """The games that have puzzles, in the order in which games are listed."""
    return tuple(name for name in registry.names() if puzzles_of(name))


def find_puzzle(game: str, name: str) -> Puzzle:
    """The puzzle of this name."""
    for puzzle in puzzles_of(game):
        if puzzle.id == name:
            return puzzle
    raise Refusal("unknown-puzzle", "", {"puzzle": name[:40]})


def read_puzzles(file: Path) -> tuple[Puzzle, ...]:
    """The puzzles of a file."""
    first, *lines = file.read_text(encoding="utf-8").splitlines()
    head = json.loads(first)
    try:
        return tuple(puzzle_of(head["game"], head["version"], json.loads(line)) for line in lines)
    except (KeyError, TypeError, ValueError) as fault:
        raise BadPuzzle(f"{file.name}: {fault}") from fault


def puzzle_of(game: str, version: int, told: Mapping[str, Any]) -> Puzzle:
    """A puzzle as it was written."""
    values = tuple(Valued(*value) for value in told["values"])
    key, facts = told["why"]
    rest = {name: told[name] for name in told if name not in ("values", "why")}
    return Puzzle(game=game, version=version, values=values, why=(key, facts), **rest)


def file_text(head: Mapping[str, Any], puzzles: Iterable[Puzzle]) -> str:
    """The text of a file with these puzzles."""
    first = json.dumps(head, ensure_ascii=False, separators=(",", ":"))
    return "\n".join([first, *(puzzle.line() for puzzle in puzzles)]) + "\n"


def fresh(puzzle: Puzzle) -> Knowledge[Any]:
    """What the puzzle's seat knows, from the stored world."""
    game = registry.edition(puzzle.game, puzzle.version)
    setup = make_setup(game.meta, puzzle.seats, dict(puzzle.options))
    return Knowledge(game, world_of(game, setup, puzzle.world), puzzle.seat)
