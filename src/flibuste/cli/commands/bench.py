"""`flibuste bench`: how fast rules, server or environments are, beside others in the same run."""

from __future__ import annotations

import json

import click

from flibuste.bench.rules_speed import Report, measure
from flibuste.cli.output import Output
from flibuste.cli.parameters import GameName, Integer
from flibuste.cli.program import command
from flibuste.cli.reports import bench_tables
from flibuste.kernel import registry


@command()
@click.option("--json", "as_json", is_flag=True)
@click.option("--game", type=GameName())
@click.option("--peers", is_flag=True)
@click.option("--rounds", type=Integer(1, 99), default=5)
@click.option("--research", is_flag=True)
@click.option("--server", is_flag=True)
@click.option("--tables", type=Integer(1, 500), default=50)
@click.option("--seconds", type=Integer(1, 600), default=10)
@click.pass_obj
def bench(
    output: Output,
    as_json: bool,
    game: str | None,
    peers: bool,
    rounds: int,
    research: bool,
    server: bool,
    tables: int,
    seconds: int,
) -> None:
    """Measures the rules, the server, or the environments for research."""
    if server:
        bench_server(output, as_json, game, tables, seconds, peers)
        return
    names = [registry.find(game).meta.id] if game else list(registry.names())
    if research:
        bench_research(output, as_json, names, peers, rounds)
        return
    for step in measure(names, peers, rounds):
        if not isinstance(step, Report):
            show_progress(output, step)
        elif as_json:
            write_json(output, step.json())
        else:
            bench_tables.show_rules(output, step)


def bench_research(output: Output, as_json: bool, names: list[str], peers: bool, rounds: int) -> None:
    """Measures the environments."""
    from flibuste.bench import research_speed

    for step in research_speed.measure(names, peers, rounds):
        if isinstance(step, str):
            show_progress(output, step)
        elif as_json:
            write_json(output, step.json())
        else:
            bench_tables.show_research(output, step)


def bench_server(
    output: Output, as_json: bool, game: str | None, tables: int, seconds: int, peers: bool
) -> None:
    """Measures the server."""
    from flibuste.bench import server_speed

    name = registry.find(game or server_speed.GAME).meta.id
    for step in server_speed.measure(name, tables, seconds, peers):
        if isinstance(step, str):
            show_progress(output, step)
        elif as_json:
            write_json(output, step.json())
        else:
            bench_tables.show_server(output, step)


def show_progress(output: Output, what: str) -> None:
    """Shows what is being measured, on a terminal."""
    if output.error_console.is_terminal:
        text = output.text("bench-measuring", {"what": what})
        output.error_console.print(text, end="\r", style="dim")


def write_json(output: Output, report: dict[str, object]) -> None:
    """Writes a report for other programs."""
    output.console.file.write(json.dumps(report, indent=2) + "\n")
