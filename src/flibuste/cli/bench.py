"""`flibuste bench`: how fast the rules are, beside peers measured in the same run."""

from __future__ import annotations

import json
from typing import Annotated

import typer
from rich.table import Table

from flibuste.cli.speed import GameSpeed, PeerSpeed, Report, measure
from flibuste.cli.voice import Voice
from flibuste.kernel import shelf


def bench(
    ctx: typer.Context,
    as_json: Annotated[bool, typer.Option("--json")] = False,
    game: Annotated[str | None, typer.Option("--game")] = None,
    peers: Annotated[bool, typer.Option("--peers")] = False,
    rounds: Annotated[int, typer.Option("--rounds", min=1, max=99)] = 5,
) -> None:
    voice: Voice = ctx.obj
    names = [shelf.find(game).meta.id] if game else list(shelf.names())
    for step in measure(names, peers, rounds):
        if isinstance(step, Report):
            show(voice, step, as_json)
        elif voice.err.is_terminal:
            voice.err.print(voice.words("bench-measuring", {"what": step}), end="\r", style="dim")


def show(voice: Voice, report: Report, as_json: bool) -> None:
    if as_json:
        voice.out.file.write(json.dumps(report.json(), indent=2) + "\n")
        return
    voice.say("bench-compiled" if report.compiled else "bench-interpreted")
    voice.show(games_table(voice, report.games))
    if report.peers:
        voice.show(peers_table(voice, report.peers))
        for pair, ratio in report.ratios.items():
            voice.say("bench-ratio", {"pair": pair, "ratio": ratio})


def games_table(voice: Voice, games: list[GameSpeed]) -> Table:
    table = Table(
        *(voice.words(f"bench-{column}") for column in ("game", "seats")),
        *(voice.words(f"bench-{column}") for column in ("decisions", "playouts", "clone", "view", "bytes")),
    )
    for column in table.columns[1:]:
        column.justify = "right"
    for speed in games:
        numbers = (
            speed.decisions_per_s,
            speed.playouts_per_s,
            speed.clone_us,
            speed.view_us,
            speed.state_bytes,
        )
        table.add_row(speed.game, str(speed.seats), *(f"{number:,}" for number in numbers))
    return table


def peers_table(voice: Voice, peers: list[PeerSpeed]) -> Table:
    table = Table(voice.words("bench-peer"), voice.words("bench-decisions"))
    table.columns[1].justify = "right"
    for peer in peers:
        table.add_row(peer.name, f"{peer.decisions_per_s:,}")
    return table
