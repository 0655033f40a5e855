"""`flibuste benchmark`: fixed tasks for bots, with a result file that anybody can repeat."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import click
from rich.table import Table

import flibuste
from flibuste.arena import benchmark as tasks
from flibuste.bench.build import compiled
from flibuste.bots.roster import make, welcome
from flibuste.cli.batch.match_errors import match_errors
from flibuste.cli.batch.progress import shown_progress
from flibuste.cli.batch.workers import executor_maker
from flibuste.cli.errors import FOUND, CommandError
from flibuste.cli.output import Output
from flibuste.cli.parameters import FilePath, Integer
from flibuste.cli.program import command
from flibuste.cli.terminal import saved_games

ORDERS = ("run", "check", "list")
LARGEST = 64_000_000
"""Bytes of a result file: a complete one has less than one million."""


@command()
@click.argument("order")
@click.argument("what", default="")
@click.option("--task", "names", multiple=True)
@click.option("--games", type=Integer(2, 100_000), default=tasks.GAMES, show_default=str(tasks.GAMES))
@click.option("--jobs", type=Integer())
@click.option("--cluster", default="")
@click.option("--out", type=FilePath())
@click.option("--trust", is_flag=True)
@click.pass_obj
def benchmark(
    output: Output,
    order: str,
    what: str,
    names: tuple[str, ...],
    games: int,
    jobs: int | None,
    cluster: str,
    out: Path | None,
    trust: bool,
) -> None:
    """Does what the order says."""
    if order not in ORDERS:
        raise CommandError("benchmark-orders", {"orders": ", ".join(ORDERS)})
    if order == "list":
        for task in tasks.TASKS:
            output.console.file.write(f"{task.name}\n")
        return
    if not what:
        raise CommandError("benchmark-no-bot" if order == "run" else "benchmark-no-file")
    if order == "run":
        found = played(output, what, chosen(names), games, jobs, cluster)
        file = out or Path(f"benchmark-{''.join(c if c.isalnum() else '-' for c in what)}.json")
        saved_games.write(file, json.dumps(found, separators=(",", ":")) + "\n")
        show(output, found)
        output.say("benchmark-written", {"file": str(file)})
    else:
        said = read(Path(what))
        if not trust and not welcome(said["bot"]):  # the file could name any program of this machine
            raise CommandError("benchmark-stranger", {"bot": said["bot"][:200]}, FOUND)
        check(output, said, jobs, cluster)


def chosen(names: tuple[str, ...]) -> list[tasks.Task]:
    try:
        return tasks.find(names)
    except LookupError as unknown:
        known = ", ".join(task.name for task in tasks.TASKS)
        raise CommandError("benchmark-no-task", {"task": str(unknown.args[0])[:60], "known": known}) from None


def played(
    output: Output, bot: str, wanted: list[tasks.Task], games: int, jobs: int | None, cluster: str
) -> dict[str, Any]:
    """Plays the tasks and shows the progress."""
    make(bot).close()  # an unknown name is refused before the first game
    with match_errors(output, wanted[0].game, None), shown_progress(output, games * len(wanted)) as progress:
        results = list(tasks.run(bot, wanted, games, executor_maker(jobs, cluster), progress))
    return tasks.report(bot, flibuste.__version__, compiled(), results)


def read(file: Path) -> dict[str, Any]:
    """A result file of this edition."""
    try:
        if file.stat().st_size > LARGEST:
            raise ValueError
        found = json.loads(file.read_text(encoding="utf-8"))
        if found["benchmark"] != tasks.EDITION or not found["tasks"] or type(found["bot"]) is not str:
            raise ValueError
        for one in found["tasks"]:
            tasks.find((one["task"],))
            if one["digest"] != tasks.digest(one["games"]) or not 1 < one["count"] <= 100_000:
                raise ValueError
    except (OSError, ValueError, TypeError, LookupError, RecursionError):
        raise CommandError("benchmark-unreadable", {"file": str(file)}, FOUND) from None
    return dict(found)


def check(output: Output, said: dict[str, Any], jobs: int | None, cluster: str) -> None:
    """Plays all games of a result file again and compares them."""
    wrong = []
    for one in said["tasks"]:
        again = played(output, said["bot"], tasks.find((one["task"],)), one["count"], jobs, cluster)
        if again["tasks"][0]["digest"] != one["digest"] or again["tasks"][0]["wins"] != one["wins"]:
            wrong.append(one["task"])
    if wrong:
        raise CommandError("benchmark-differs", {"tasks": ", ".join(wrong)}, FOUND)
    output.say("benchmark-same", {"count": len(said["tasks"])})


def show(output: Output, found: dict[str, Any]) -> None:
    """The result as a table."""
    table = Table(*(output.text(f"benchmark-{column}") for column in ("task", "wins", "interval")))
    for column in table.columns[1:]:
        column.justify = "right"
    for one in found["tasks"]:
        low, high = one["interval"] or (one["wins"], one["wins"])
        table.add_row(one["task"], f"{100 * one['wins']:.1f}", f"{100 * low:.1f} – {100 * high:.1f}")
    output.show(table)
    output.say("benchmark-score", {"bot": found["bot"], "score": f"{found['score']:.2f}"})
