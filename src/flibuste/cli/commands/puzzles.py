"""`flibuste puzzles`: plays, lists, makes and checks puzzles."""

from __future__ import annotations

from pathlib import Path

import click

from flibuste.cli.batch import puzzle_work
from flibuste.cli.errors import CommandError
from flibuste.cli.game_names import only_game
from flibuste.cli.learning import puzzle_game
from flibuste.cli.output import Output
from flibuste.cli.parameters import FilePath, GameName, Integer
from flibuste.cli.program import command
from flibuste.cli.reports import puzzle_tables
from flibuste.puzzles.daily import day_of, game_of_day, puzzle_of_day, today
from flibuste.puzzles.making import WANTED
from flibuste.puzzles.puzzle import find_puzzle

ORDERS = ("play", "list", "make", "check")


@command()
@click.argument("order")
@click.argument("game", type=GameName(), default="")
@click.option("--day", default="")
@click.option("--puzzle", default="")
@click.option("--games", type=Integer(0, 1_000_000), default=100, show_default="100")
@click.option("--seats", type=Integer(0, 12), default=0)
@click.option("--seed", type=Integer(0), default=1, show_default="1")
@click.option("--record", "records", type=FilePath(), multiple=True)
@click.option("--most", type=Integer(), default=WANTED, show_default=str(WANTED))
@click.option("--effort", type=Integer(1, 1_000), default=1, show_default="1")
@click.option("--sample", type=Integer(0), default=0)
@click.option("--jobs", type=Integer())
@click.option("--cluster", default="")
@click.option("--out", type=FilePath())
@click.pass_obj
def puzzles(
    output: Output,
    order: str,
    game: str,
    day: str,
    puzzle: str,
    games: int,
    seats: int,
    seed: int,
    records: tuple[Path, ...],
    most: int,
    effort: int,
    sample: int,
    jobs: int | None,
    cluster: str,
    out: Path | None,
) -> None:
    """Does what the order says."""
    if order not in ORDERS:
        raise CommandError("puzzles-orders", {"orders": ", ".join(ORDERS)})
    if order == "list":
        puzzle_tables.show_list(output, game)
    elif order == "play":
        play(output, game, day, puzzle)
    elif order == "check":
        puzzle_work.check(output, game or only_game(), effort, sample, seed, jobs, cluster)
    else:
        wish = puzzle_work.Wish(game or only_game(), games, seats, seed, effort, records, most)
        puzzle_work.make(output, wish, jobs, cluster, out or Path(f"{wish.game}-puzzles.ndjson"))


def play(output: Output, game: str, day: str, name: str) -> None:
    """One puzzle: the named one, or the puzzle of a day."""
    when = day_of(day, today()) if day else today()
    game = game or game_of_day(when)
    found = find_puzzle(game, name) if name else puzzle_of_day(game, when) if game else None
    if found is None:
        raise CommandError("puzzles-none")
    puzzle_game.solve(output, found)
