"""`flibuste simulate`: thousands of games by bots, counted and, if asked, checked."""

from __future__ import annotations

import json
import secrets
import time
from pathlib import Path

import click

from flibuste.arena.executor import cores
from flibuste.bots.roster import make
from flibuste.cli.batch.progress import shown_progress
from flibuste.cli.batch.simulation import Simulation
from flibuste.cli.batch.simulation_runner import SimulationRunner
from flibuste.cli.batch.simulation_totals import Fault
from flibuste.cli.errors import FOUND, CommandError
from flibuste.cli.output import Output
from flibuste.cli.parameters import GameName, Integer, Integers, KeyValue, Words
from flibuste.cli.program import command
from flibuste.cli.reports import simulation_tables
from flibuste.cli.terminal import saved_games
from flibuste.cli.terminal.own_files import check_files, own_files
from flibuste.kernel import registry
from flibuste.kernel.types import Facts


@command()
@click.argument("game", type=GameName())
@click.option("--seats", type=Integers())
@click.option("--bots", type=Words(), default="random")
@click.option("--games", type=Integer(), default=1000)
@click.option("--option", type=KeyValue(), multiple=True)
@click.option("--data", default="")
@click.option("--check", is_flag=True)
@click.option("--out", default="")
@click.option("--seed", default="")
@click.option("--jobs", type=Integer())
@click.option("--json", "json_", is_flag=True)
@click.pass_obj
def simulate(
    output: Output,
    game: str,
    seats: tuple[int, ...] | None,
    bots: tuple[str, ...],
    games: int,
    option: tuple[tuple[str, str], ...],
    data: str,
    check: bool,
    out: str,
    seed: str,
    jobs: int | None,
    json_: bool,
) -> None:
    """Plays games by bots and shows the totals, also after Ctrl-C."""
    chosen = registry.find(game)
    output.set_game(game)
    counts = seats or (max(chosen.meta.seats),)
    files = tuple(own_files(data, chosen.meta).items())
    for name in bots:
        make(name)  # refuses a bot that does not exist
    if out:
        Path(out).mkdir(parents=True, exist_ok=True)
    simulation = Simulation(game, counts, bots, seed or secrets.token_hex(8), check, out, option, files)
    for count in counts:
        check_files(output, chosen, simulation.setup(count))
    runner = SimulationRunner(simulation, games, jobs or cores())
    began = time.monotonic()
    stopped = False
    try:
        with shown_progress(output, games) as progress:
            runner.run(progress)
    except KeyboardInterrupt:
        stopped = True
        raise
    finally:
        seconds = time.monotonic() - began
        if json_:
            report = {**simulation_tables.as_json(simulation, runner.totals, seconds), "stopped": stopped}
            output.console.file.write(json.dumps(report, ensure_ascii=False) + "\n")
        else:
            simulation_tables.show(output, simulation, runner.totals, seconds)
            if stopped:
                facts: Facts = {"done": runner.totals.games, "games": games, "checked": check}
                output.say_folded("simulate-stopped", facts)
    if runner.totals.fault is not None:
        raise fault_error(simulation, runner.totals.fault)


def fault_error(simulation: Simulation, fault: Fault) -> CommandError:
    """Writes the record that shows a fault, and returns the error that names it."""
    folder = Path(simulation.out) if simulation.out else saved_games.home() / "faults"
    file = folder / f"fault-{simulation.game}-{fault.game}{saved_games.SUFFIX}"
    notes = file.with_suffix(".txt")
    if fault.record:
        saved_games.write(file, fault.record)
    saved_games.write(notes, f"{simulation}\n{fault.check}\n{fault.what}\n")
    shown_file = str(file) if fault.record else str(notes)
    return CommandError(f"fault-{fault.check}", {"game": fault.game, "file": shown_file}, FOUND)
