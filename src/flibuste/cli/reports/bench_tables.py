"""`flibuste bench`: how fast the rules are, or the server, beside peers measured in the same run."""

from __future__ import annotations

import json
from typing import TYPE_CHECKING, Annotated

import typer
from rich.table import Table

from flibuste.cli.speed import GameSpeed, PeerSpeed, Report, measure
from flibuste.cli.trouble import FOUND, Trouble
from flibuste.cli.voice import Voice
from flibuste.kernel import shelf
from flibuste.kernel.words import Facts

if TYPE_CHECKING:
    from flibuste.cli.server_speed import ServerReport


def bench(
    ctx: typer.Context,
    as_json: Annotated[bool, typer.Option("--json")] = False,
    game: Annotated[str | None, typer.Option("--game")] = None,
    peers: Annotated[bool, typer.Option("--peers")] = False,
    rounds: Annotated[int, typer.Option("--rounds", min=1, max=99)] = 5,
    server: Annotated[bool, typer.Option("--server")] = False,
    tables: Annotated[int, typer.Option("--tables", min=1, max=500)] = 50,
    seconds: Annotated[int, typer.Option("--seconds", min=1, max=600)] = 10,
) -> None:
    voice: Voice = ctx.obj
    if server:
        bench_server(voice, as_json, game, tables, seconds, peers)
        return
    names = [shelf.find(game).meta.id] if game else list(shelf.names())
    for step in measure(names, peers, rounds):
        if isinstance(step, Report):
            show(voice, step, as_json)
        else:
            progress(voice, step)


def progress(voice: Voice, what: str) -> None:
    if voice.err.is_terminal:
        voice.err.print(voice.words("bench-measuring", {"what": what}), end="\r", style="dim")


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
        *(
            voice.words(f"bench-{column}")
            for column in ("decisions", "playouts", "clone", "view", "bytes", "iterations")
        ),
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
            speed.iterations_per_s,
        )
        table.add_row(speed.game, str(speed.seats), *(f"{number:,}" for number in numbers))
    return table


def peers_table(voice: Voice, peers: list[PeerSpeed]) -> Table:
    table = Table(voice.words("bench-peer"), voice.words("bench-decisions"))
    table.columns[1].justify = "right"
    for peer in peers:
        table.add_row(peer.name, f"{peer.decisions_per_s:,}")
    return table


def bench_server(
    voice: Voice, as_json: bool, game: str | None, tables: int, seconds: int, peers: bool
) -> None:
    try:
        from flibuste.cli import server_speed
    except ModuleNotFoundError as lack:  # who measures the rules needs no server
        if str(lack.name).partition(".")[0] == "flibuste":
            raise
        facts: Facts = {"command": "bench --server", "package": str(lack.name)}
        raise Trouble("package-missing", facts, FOUND) from None
    name = shelf.find(game or server_speed.GAME).meta.id
    for step in server_speed.measure(name, tables, seconds, peers):
        if isinstance(step, str):
            progress(voice, step)
        else:
            show_server(voice, step, as_json)


def show_server(voice: Voice, report: ServerReport, as_json: bool) -> None:
    if as_json:
        voice.out.file.write(json.dumps(report.json(), indent=2) + "\n")
        return
    voice.say("bench-compiled" if report.compiled else "bench-interpreted")
    table = Table(*(voice.words(f"bench-{column}") for column in ("server", "moves", "p50", "p99")))
    for column in table.columns[1:]:
        column.justify = "right"
    for speed in (report.ours, *report.peers):
        figures = (f"{speed.moves_per_s:,.0f}", f"{speed.p50_ms:,.1f}", f"{speed.p99_ms:,.1f}")
        table.add_row(speed.name, *figures)
    voice.show(table)
    for opening in (report.game, report.long):
        voice.say("bench-opening", {"acts": opening.acts, "ms": opening.ms})
