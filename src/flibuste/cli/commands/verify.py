"""`flibuste verify`: proves that a finished game was played by the rules with the luck promised."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer
from rich.text import Text

from flibuste.cli import finale, home
from flibuste.cli.crew import sailor
from flibuste.cli.voice import Voice
from flibuste.kernel import record as records
from flibuste.kernel import shelf
from flibuste.kernel.words import Facts


def verify(ctx: typer.Context, file: Annotated[str, typer.Argument()]) -> None:
    voice: Voice = ctx.obj
    record = home.read(Path(file))
    game = shelf.edition(record.game, record.version)
    voice.about(record.game, [sailor(name).name for name in record.players])
    records.verify(game, record)
    facts: Facts = {
        "title": voice.tongue.say("game-title"),
        "players": [sailor(name).name for name in record.players],
        "moves": len(record.moves),
        "luck": record.luck(),
        "hash": record.commitment,
    }
    for key in (
        "verified",
        "verified-checksum",
        "verified-seed",
        "verified-luck",
        "verified-moves",
        "verified-result",
    ):
        mark = Text("" if key == "verified" else " ✓ ", "bold green")
        voice.out.print(mark.append(voice.words(key, facts), "bold" if key == "verified" else "default"))
    finale.show(voice, game.result(records.replay(game, record)))
