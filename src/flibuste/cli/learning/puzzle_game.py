"""A puzzle at this terminal: the board and the orders of any game, one choice, and what it is worth."""

from __future__ import annotations

from flibuste.cli.drawing.screen import ask
from flibuste.cli.output import Output
from flibuste.cli.reports.puzzle_tables import values_table
from flibuste.cli.terminal import orders, saved_games
from flibuste.cli.terminal.frame import draw_frame
from flibuste.cli.terminal.next_step import Next
from flibuste.cli.terminal.players import Player
from flibuste.cli.terminal.terminal_game import TerminalGame
from flibuste.kernel import registry
from flibuste.kernel.types import Choice, Seat
from flibuste.lessons.practice import LEVEL
from flibuste.puzzles.puzzle import Puzzle
from flibuste.puzzles.puzzle_table import table_of
from flibuste.puzzles.strength import level_of


class PuzzleGame(TerminalGame):
    """A choice is the answer, and is not played: what follows would depend on luck."""

    def __init__(self, output: Output, puzzle: Puzzle) -> None:
        table = table_of(puzzle)
        you = output.text("default-player-name")
        players = [
            Player(you) if seat == puzzle.seat else Player(name, LEVEL)
            for seat, name in enumerate(table.seated)
        ]
        super().__init__(output, table, players, saved_games.home() / "puzzle.record")
        self.seen[puzzle.seat] = 0
        self.answer: Choice | None = None

    def play(self, seat: Seat, choice: Choice) -> None:
        """Takes the answer. A choice that is not offered is refused as in any game."""
        self.table.game.must_be_legal(self.table.state, seat, choice)
        self.answer = choice

    def save(self) -> None:
        """There is nothing to save."""


def solve(output: Output, puzzle: Puzzle) -> None:
    """Shows the position, takes one answer, and says what it is worth."""
    game = PuzzleGame(output, puzzle)
    menu = draw_frame(game, puzzle.seat)
    level = output.text(f"puzzles-level-{level_of(puzzle.rating)}")
    output.say("puzzles-question", {"puzzle": puzzle.id, "rating": puzzle.rating, "level": level}, "bold")
    done = Next.AGAIN
    while done in (Next.AGAIN, Next.REDRAW):
        if done is Next.REDRAW:
            menu = draw_frame(game, puzzle.seat)
        try:
            line = ask(output, output.text("prompt") + " ")
        except EOFError:
            return
        done = orders.run_line(game, puzzle.seat, menu, line)
    if game.answer is not None:
        tell(output, puzzle, game.answer)


def tell(output: Output, puzzle: Puzzle, answer: Choice) -> None:
    """Whether the answer is right, the best choice and why, and what all are worth."""
    parse = registry.edition(puzzle.game, puzzle.version).vocabulary.parse
    translator = output.translator
    facts = {"choice": translator.choice(answer), "best": translator.choice(parse(puzzle.best))}
    output.say("puzzles-right" if answer.text in puzzle.right else "puzzles-wrong", facts, "bold")
    key, why = puzzle.why
    output.say_folded(
        "puzzles-why", {"why": translator.reason(key, why, parse(str(why.get("other", puzzle.matelot))))}
    )
    output.say("puzzles-theme", {"theme": output.text(f"puzzle-theme-{puzzle.theme}")})
    output.show(values_table(output, puzzle, answer.text))
