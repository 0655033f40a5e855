"""Measured speeds as tables."""

from __future__ import annotations

from typing import TYPE_CHECKING

from rich.table import Table

from flibuste.bench.rules_speed import GameSpeed, PeerSpeed, Report
from flibuste.cli.output import Output

if TYPE_CHECKING:
    from flibuste.bench.research_speed import ResearchReport
    from flibuste.bench.server_speed import ServerReport


def show_rules(output: Output, report: Report) -> None:
    """Prints how fast the rules are."""
    output.say("bench-compiled" if report.compiled else "bench-interpreted")
    output.show(games_table(output, report.games))
    if report.peers:
        output.show(peers_table(output, report.peers))
        for pair, ratio in report.ratios.items():
            output.say("bench-ratio", {"pair": pair, "ratio": ratio})


def games_table(output: Output, games: list[GameSpeed]) -> Table:
    """A line for each game and number of seats."""
    table = Table(
        *(output.text(f"bench-{column}") for column in ("game", "seats")),
        *(
            output.text(f"bench-{column}")
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


def peers_table(output: Output, peers: list[PeerSpeed]) -> Table:
    """A line for each other library."""
    table = Table(output.text("bench-peer"), output.text("bench-decisions"))
    table.columns[1].justify = "right"
    for peer in peers:
        table.add_row(peer.name, f"{peer.decisions_per_s:,}")
    return table


def show_research(output: Output, report: ResearchReport) -> None:
    """Prints how fast the environments are."""
    output.say("bench-compiled" if report.compiled else "bench-interpreted")
    table = Table(output.text("bench-environment"), output.text("bench-turns"))
    table.columns[1].justify = "right"
    for speed in (*report.ours, *report.peers):
        table.add_row(speed.name, f"{speed.turns_per_s:,}")
    output.show(table)
    for pair, ratio in report.ratios.items():
        output.say("bench-ratio", {"pair": pair, "ratio": ratio})


def show_server(output: Output, report: ServerReport) -> None:
    """Prints how fast the server is."""
    output.say("bench-compiled" if report.compiled else "bench-interpreted")
    table = Table(*(output.text(f"bench-{column}") for column in ("server", "moves", "p50", "p99")))
    for column in table.columns[1:]:
        column.justify = "right"
    for speed in (report.ours, *report.peers):
        figures = (f"{speed.moves_per_s:,.0f}", f"{speed.p50_ms:,.1f}", f"{speed.p99_ms:,.1f}")
        table.add_row(speed.name, *figures)
    output.show(table)
    for opening in (report.game, report.long):
        output.say("bench-opening", {"acts": opening.acts, "ms": opening.ms})
