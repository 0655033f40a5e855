"""`flibuste verify`: proves that a finished game follows the rules and the promised random numbers."""

from __future__ import annotations

from pathlib import Path

import click
from rich.text import Text

from flibuste.cli.drawing import score_sheet
from flibuste.cli.output import Output
from flibuste.cli.parameters import FilePath
from flibuste.cli.program import command
from flibuste.cli.terminal import saved_games
from flibuste.cli.terminal.players import read_player
from flibuste.kernel import registry
from flibuste.kernel.records import record as records
from flibuste.kernel.records.record import Shown
from flibuste.kernel.types import Facts


@command()
@click.argument("file", type=FilePath())
@click.option("--commitment", default="")
@click.option("--nonce", default="")
@click.option("--receipt", default="")
@click.pass_obj
def verify(output: Output, file: Path, commitment: str, nonce: str, receipt: str) -> None:
    """Checks a record and shows what is proven and what is not."""
    record = saved_games.read(file)
    game = registry.edition(record.game, record.version)
    names = [read_player(name).name for name in record.players]
    output.set_game(record.game, names)
    shown = Shown(*(text.strip().lower() for text in (commitment, nonce, receipt)))
    proof = records.verify(game, record, shown)
    facts: Facts = {
        "title": output.translator.say("game-title"),
        "players": names,
        "moves": len(record.moves),
        "luck": record.luck(),
        "hash": record.commitment,
        "beacon": record.beacon,
    }
    output.say("verified", facts, "bold")
    for key in proof.proven:
        output.show(Text.assemble((" ✓ ", "bold green"), output.text(f"proven-{key}", facts)))
    if proof.unproven:
        output.say("not-proven", facts, "bold")
    for key in proof.unproven:
        output.show(Text.assemble((" – ", "bold yellow"), output.text(f"unproven-{key}", facts)))
    output.say("receipt", {"hash": record.receipt})
    score_sheet.show(output, game.result(records.replay(game, record)))
