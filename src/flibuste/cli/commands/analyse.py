"""`flibuste analyse`: how much of a finished game was luck, and which decisions were mistakes."""

from __future__ import annotations

import json as json_text
from pathlib import Path

import click

from flibuste.analysis.effort import job_for
from flibuste.analysis.runner import analyse as run_analysis
from flibuste.arena.executor import cores
from flibuste.cli.batch.progress import shown_progress
from flibuste.cli.batch.workers import executor_maker
from flibuste.cli.commands.replay import viewer_of
from flibuste.cli.errors import FOUND, CommandError
from flibuste.cli.output import Output
from flibuste.cli.parameters import Decimal, FilePath, Integer, SeatOrName
from flibuste.cli.program import command
from flibuste.cli.reports import analysis_page, analysis_tables
from flibuste.cli.terminal import saved_games
from flibuste.cli.terminal.players import read_player
from flibuste.cli.terminal.replay_steps import check
from flibuste.kernel import registry

SECONDS = 20.0


@command()
@click.argument("file", type=FilePath())
@click.option("--seconds", type=Decimal(0.1, 86_400), default=SECONDS)
@click.option("--seat", type=SeatOrName())
@click.option("--seed", type=Integer(0), default=0)
@click.option("--jobs", type=Integer())
@click.option("--cluster", default="")
@click.option("--json", "json_", type=FilePath())
@click.option("--html", type=FilePath())
@click.pass_obj
def analyse(
    output: Output,
    file: Path,
    seconds: float,
    seat: int | str | None,
    seed: int,
    jobs: int | None,
    cluster: str,
    json_: Path | None,
    html: Path | None,
) -> None:
    """Analyses a finished game and shows what it found."""
    record = saved_games.read(file)
    game = registry.edition(record.game, record.version)
    names = [read_player(name).name for name in record.players]
    output.set_game(record.game, names)
    check(game, record)
    if record.outcome is None or not record.moves:
        raise CommandError("analyse-unfinished", {}, FOUND)
    viewer = viewer_of(seat, names)
    workers = jobs or cores()
    job = job_for(record.text(), seconds, workers, seed)
    maker = executor_maker(jobs, cluster) if workers > 1 or cluster else None
    with shown_progress(output, len(record.moves) + 1, words="analyse") as advance:
        told = 0

        def progress(done: int, _: int) -> None:
            nonlocal told
            advance(done - told)
            told = done

        report = run_analysis(job, maker, progress, saved_games.home() / "analyses")
    if json_ is not None:
        saved_games.write(json_, json_text.dumps(report.as_json(), ensure_ascii=False) + "\n")
    if html is not None:
        saved_games.write(html, analysis_page.page(output, game, report))
    analysis_tables.show(output, game, report, viewer)
