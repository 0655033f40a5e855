"""Plays a match for `arena` or `balance`, shows its progress, and writes the results."""

from __future__ import annotations

import json
from collections.abc import Callable
from typing import Any, NamedTuple

from flibuste.arena.match import Match, sets_for
from flibuste.arena.match_file import MatchFile
from flibuste.arena.match_runner import MatchRunner
from flibuste.arena.standings import shares_by_set
from flibuste.arena.statistics.intervals import bounded
from flibuste.arena.statistics.sprt import Claims
from flibuste.cli.batch.match_errors import match_errors
from flibuste.cli.batch.match_options import MatchOptions
from flibuste.cli.batch.progress import shown_progress
from flibuste.cli.batch.workers import executor_maker
from flibuste.cli.output import Output
from flibuste.cli.terminal import saved_games
from flibuste.kernel.types import Facts


def play_match(
    output: Output,
    options: MatchOptions,
    match: Match,
    usual_games: int,
    report: Callable[[MatchRunner], None],
    claims: Claims | None = None,
) -> None:
    """Plays the match and reports the results, even if the user stops it early."""
    output.set_game(match.game)
    games = options.games or usual_games
    with match_errors(output, match.game, options.folder):
        with MatchFile(match, options.folder) as match_file:
            runner = MatchRunner(match_file, sets_for(match, games), claims)
            try:
                play_games(output, options, runner)
            except KeyboardInterrupt:
                report(runner)
                raise
        report(runner)


def play_games(output: Output, options: MatchOptions, runner: MatchRunner) -> None:
    """Plays the games. After Ctrl-C it says how to go on."""
    games = runner.sets * runner.size
    try:
        with shown_progress(output, games, lambda: estimate(output, runner)) as progress:
            runner.run(executor_maker(options.jobs, options.cluster), progress)
    except KeyboardInterrupt:
        command = "balance" if runner.match.study else "arena"
        if options.folder is None:
            output.error(output.text("arena-stopped"))
        else:
            facts: Facts = {"folder": str(options.folder), "command": command}
            output.error(output.text("arena-stopped-kept", facts))
        raise


def estimate(output: Output, runner: MatchRunner) -> str:
    """The win share of the first bot so far, and how near the sequential test is to its end."""
    games = runner.games()
    if not games or runner.match.study:
        return ""
    bot = runner.match.bots[0]
    share = bounded(shares_by_set(games, bot)).scaled(100, 0)
    facts: Facts = {"bot": bot, "mean": share.mean, "low": share.low, "high": share.high}
    text = output.text("arena-estimate", facts)
    if runner.test is not None:
        part = min(1.0, abs(runner.test.verdict.ratio) / runner.test.claims.bound)
        text += " · " + output.text("arena-certainty", {"part": 100 * part})
    return text


class Results(NamedTuple):
    """The same results in every form. Each form is made when it is needed."""

    json: Callable[[], dict[str, Any]]
    full_json: Callable[[], dict[str, Any]]
    csv: Callable[[], str]
    page: Callable[[], str]
    """HTML."""
    show: Callable[[], None]
    """Prints tables."""


def write_results(output: Output, options: MatchOptions, results: Results, finished_games: int) -> None:
    """Writes the form that was asked for; into the folder of the match, all forms."""
    if finished_games and options.html is not None:
        saved_games.write(options.html, results.page())
    if finished_games and options.folder is not None:
        full = json.dumps(results.full_json(), ensure_ascii=False, indent=1) + "\n"
        saved_games.write(options.folder / "result.json", full)
        saved_games.write(options.folder / "result.csv", results.csv())
        saved_games.write(options.folder / "report.html", results.page())
    if options.json_:
        output.console.file.write(json.dumps(results.json(), ensure_ascii=False) + "\n")
    elif options.csv_:
        output.console.file.write(results.csv())
    else:
        results.show()
