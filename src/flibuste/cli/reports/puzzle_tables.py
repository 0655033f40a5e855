"""Puzzles as tables: the list of them, and what each choice of one is worth."""

from __future__ import annotations

from rich.table import Table
from rich.text import Text

from flibuste.cli.output import Output
from flibuste.i18n.translator import Translator
from flibuste.kernel import registry
from flibuste.puzzles.daily import puzzle_of_day, today
from flibuste.puzzles.puzzle import Puzzle, games_with_puzzles, puzzles_of
from flibuste.puzzles.strength import level_of

SHOWN = 12
"""Choices whose value is listed; the weakest are left out."""


def show_list(output: Output, game: str) -> None:
    """The puzzles of a game, or how many every game has and which is today's."""
    if not game:
        table = Table(*(output.text(f"puzzles-{column}") for column in ("game", "count", "today")))
        for name in games_with_puzzles():
            daily = puzzle_of_day(name, today())
            title = Translator(output.language, name).say("game-title")
            table.add_row(title, str(len(puzzles_of(name))), daily.id if daily else "")
        output.show(table)
        return
    columns = ("puzzle", "players", "rating", "strength")
    table = Table(*(output.text(f"puzzles-{column}") for column in columns))
    for puzzle in sorted(puzzles_of(game), key=lambda one: (one.rating, one.id)):
        level = output.text(f"puzzles-level-{level_of(puzzle.rating)}")
        table.add_row(puzzle.id, str(puzzle.seats), str(puzzle.rating), level)
    output.show(table)


def values_table(output: Output, puzzle: Puzzle, chosen: str) -> Table:
    """What each choice is worth, the best first; the one that was made is marked."""
    translator = output.translator
    parse = registry.edition(puzzle.game, puzzle.version).vocabulary.parse
    table = Table("", output.text("puzzles-choice"), output.text("puzzles-worth"))
    for at, value in enumerate(puzzle.values):
        if at >= SHOWN and value.choice != chosen:
            continue
        mark = "✓" if value.choice in puzzle.right else "✗" if value.choice == chosen else ""
        worth = output.text("puzzles-share", {"share": points(value.share), "error": points(value.error)})
        style = "bold" if value.choice == chosen else ""
        table.add_row(mark, Text(translator.choice(parse(value.choice)), style), worth)
    return table


def points(share: float) -> float:
    """A share of the win in points of a hundred."""
    return round(100 * share, 1)
