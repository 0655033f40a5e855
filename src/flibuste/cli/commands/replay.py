"""`flibuste replay`: shows a recorded game, or writes it line by line for other programs."""

from __future__ import annotations

from pathlib import Path

import click

from flibuste.cli.drawing import score_sheet
from flibuste.cli.errors import FOUND, CommandError
from flibuste.cli.output import Output
from flibuste.cli.parameters import FilePath, SeatOrName
from flibuste.cli.program import command
from flibuste.cli.reports import ndjson
from flibuste.cli.terminal import replay_view, saved_games
from flibuste.cli.terminal.players import read_player
from flibuste.cli.terminal.replay_steps import check, steps
from flibuste.kernel import registry
from flibuste.kernel.types import Seat

OPEN = "open"
"""The word for everything, instead of one seat's point of view."""


@command()
@click.argument("file", type=FilePath())
@click.option("--step", "stepwise", is_flag=True)
@click.option("--seat", type=SeatOrName())
@click.option("--ndjson", "ndjson_", is_flag=True)
@click.pass_obj
def replay(output: Output, file: Path, stepwise: bool, seat: int | str | None, ndjson_: bool) -> None:
    """Shows a recorded game. An unfinished game is shown from one seat's point of view only."""
    record = saved_games.read(file)
    game = registry.edition(record.game, record.version)
    names = [read_player(name).name for name in record.players]
    output.set_game(record.game, names)
    check(game, record)
    viewer = viewer_of(seat, names)
    if record.outcome is None and viewer is None:
        raise CommandError("replay-unfinished", {"seats": len(names)}, FOUND)
    if ndjson_:
        for line in ndjson.lines(game, record, viewer):
            output.console.file.write(line + "\n")
        return
    played = list(steps(game, record))
    if stepwise:
        replay_view.show_stepwise(output, game, played, viewer)
    else:
        replay_view.show_all(output, game, played, viewer)
    if record.outcome is not None:
        score_sheet.show(output, game.result(played[-1].state))


def viewer_of(seat: int | str | None, names: list[str]) -> Seat | None:
    """The seat with this number, from 1, or with this name; None for the open table."""
    if seat is None or (isinstance(seat, str) and seat.casefold() in ("", OPEN)):
        return None
    if isinstance(seat, int) and 1 <= seat <= len(names):
        return seat - 1
    found = [at for at, name in enumerate(names) if name.casefold() == str(seat).casefold()]
    if len(found) != 1:
        raise CommandError("replay-no-seat", {"text": str(seat)[:40], "seats": len(names), "names": names})
    return found[0]
