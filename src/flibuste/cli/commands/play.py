"""`flibuste play`: a game at this terminal, against bots or with friends at one keyboard."""

from __future__ import annotations

import shlex
from pathlib import Path

import click
from rich.text import Text

from flibuste.bots.roster import USUAL
from flibuste.cli.drawing import event_lines, plain_view, score_sheet
from flibuste.cli.errors import FOUND, CommandError
from flibuste.cli.game_names import only_game
from flibuste.cli.output import Output
from flibuste.cli.parameters import GameName, KeyValue, Seed
from flibuste.cli.program import command
from flibuste.cli.terminal import saved_games
from flibuste.cli.terminal.companion import Companion, beside
from flibuste.cli.terminal.game_loop import GameLoop
from flibuste.cli.terminal.own_files import built_in, check_files, own_files
from flibuste.cli.terminal.players import Player, parse_players, read_player
from flibuste.cli.terminal.setup_wizard import ask_setup
from flibuste.cli.terminal.terminal_game import TerminalGame
from flibuste.i18n.companion import has_companion
from flibuste.kernel import registry
from flibuste.kernel.chance import fresh_seed
from flibuste.kernel.game import make_setup
from flibuste.lessons.practice import LEVEL
from flibuste.table.table import Table

NEWEST = "-"
"""The value of `--resume` without a file: the game that was saved last."""


@command()
@click.argument("game", type=GameName(), default="")
@click.option("--seats", default="")
@click.option("--names", default="")
@click.option("--seed", type=Seed())
@click.option("--option", type=KeyValue(), multiple=True)
@click.option("--data", default="")
@click.option("--companion", is_flag=True)
@click.option("--resume", default="", is_flag=False, flag_value=NEWEST)
@click.pass_obj
def play(
    output: Output,
    game: str,
    seats: str,
    names: str,
    seed: bytes | None,
    option: tuple[tuple[str, str], ...],
    data: str,
    companion: bool,
    resume: str,
) -> None:
    """Begins a game or goes on with a saved one."""
    if resume:
        if game or seats or names or seed or option or data:
            raise CommandError("usage-resume-alone")
        play_to_the_end(accompanied(resumed_game(output, resume), companion))
        return
    if not game and not seats:
        try:
            game, seats = ask_setup(output, choose_language=not output.language_chosen)
        except EOFError:
            output.console.print()
            return
    chosen = registry.find(game or only_game())
    meta = chosen.meta
    usual = usual_seats(meta.seats, LEVEL if companion else USUAL)
    players = parse_players(seats or usual, names, output.translator)
    setup = make_setup(meta, len(players), dict(option), own_files(data, meta))
    check_files(output, chosen, setup)
    table = Table(chosen, setup, [player.written() for player in players], seed or fresh_seed())
    file = saved_games.new_file(meta.id, table.commitment)
    play_to_the_end(accompanied(TerminalGame(output, table, players, file), companion))


def accompanied(game: TerminalGame, companion: bool) -> TerminalGame:
    """The game, with a companion if one is wanted or was there before."""
    file = beside(game.file)
    if companion or file.is_file():
        if not has_companion(game.table.game.meta.id):
            raise CommandError("usage-no-companion", {"game": game.translator.say("game-title")})
        game.companion = Companion(file)
    return game


def play_to_the_end(game: TerminalGame) -> None:
    """Plays. At the end it shows the result, or how to go on later if somebody quits."""
    try:
        over = GameLoop(game).run()
    except KeyboardInterrupt:
        show_how_to_resume(game.output, game.file)
        raise
    if over:
        show_end(game)
    else:
        show_how_to_resume(game.output, game.file)


def show_how_to_resume(output: Output, file: Path) -> None:
    """Prints the command that continues the game."""
    output.console.print()
    output.say("left", {"file": shlex.quote(str(file))})


def show_end(game: TerminalGame) -> None:
    """Shows the last events, the board, the score sheet and the seed."""
    output, table = game.output, game.table
    person = game.people[0] if len(game.people) == 1 else None
    if person is not None:
        output.show(event_lines.lines(game.unread(person), person, output.translator))
    output.show(
        plain_view.draw(table.game.meta.id, table.view(person), output.translator, output.console.width)
    )
    score_sheet.show(output, table.game.result(table.state))
    note = built_in(output, table.game, table.setup)
    if note:
        output.show(Text(note, "dim"))
    output.say("fair", {"seed": table.seed.hex(), "hash": table.commitment})
    output.say("receipt", {"hash": table.record().receipt})
    output.say("kept", {"file": str(game.file)})
    if game.companion is not None:
        output.say("after-companion", {"file": shlex.quote(str(game.file)), "number": (person or 0) + 1})


def resumed_game(output: Output, resume: str) -> TerminalGame:
    """The game in a file, or the one that was saved last."""
    file = saved_games.newest_unfinished() if resume == NEWEST else Path(resume)
    record = saved_games.read(file)
    output.set_game(record.game, [read_player(name).name for name in record.players])
    if record.outcome is not None:
        raise CommandError("resume-finished", {"file": str(file)}, FOUND)
    table = Table.resume(registry.edition(record.game, record.version), record)
    players: list[Player] = [read_player(name) for name in table.players]  # somebody may have resigned
    return TerminalGame(output, table, players, file)


def usual_seats(allowed: tuple[int, ...], bot: str = USUAL) -> str:
    """One person and bots; three players where the game allows it."""
    count = 3 if 3 in allowed else allowed[0]
    return ",".join(["you"] + [bot] * (count - 1))
