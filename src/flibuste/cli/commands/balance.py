"""`flibuste balance`: how fair a game is, from bots that play against themselves."""

from __future__ import annotations

from flibuste.arena.balance_study import study
from flibuste.arena.match import Match
from flibuste.arena.match_runner import MatchRunner
from flibuste.cli.batch.match_options import (
    MatchOptions,
    chosen_game,
    match_parameters,
    new_match,
    resumed_match,
)
from flibuste.cli.batch.match_play import Results, play_match, write_results
from flibuste.cli.output import Output
from flibuste.cli.program import command
from flibuste.cli.reports import balance_page, balance_tables

GAMES = 1000
BOTS = ("greedy",)


@command()
@match_parameters
def balance(output: Output, options: MatchOptions) -> None:
    """Studies the seats, ends, lengths and scores of a game, and what its pieces are worth."""
    if options.resume is not None:
        match = resumed_match(output, options, study=True)
    else:
        match = begin(output, options)

    def report(runner: MatchRunner) -> None:
        games = runner.games()
        if not games:
            if not options.json_ and not options.csv_:
                output.say("balance-nothing")
            return
        found = study(match.game, games)
        results = Results(
            json=lambda: balance_tables.as_json(match, found),
            full_json=lambda: balance_tables.as_json(match, found),
            csv=lambda: balance_tables.as_csv(match, found),
            page=lambda: balance_page.page(output, match, found),
            show=lambda: balance_tables.show(output, match, found),
        )
        write_results(output, options, results, len(games))

    play_match(output, options, match, GAMES, report)


def begin(output: Output, options: MatchOptions) -> Match:
    """A new study."""
    game = chosen_game(output, options)
    return new_match(output, options, game, options.bots or BOTS, max(game.meta.seats), study=True)
