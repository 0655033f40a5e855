"""`flibuste arena`: bots against bots, until it is certain which is better and by how much."""

from __future__ import annotations

import click

from flibuste.arena.match import Match
from flibuste.arena.match_runner import MatchRunner
from flibuste.arena.statistics import elo
from flibuste.arena.statistics.sprt import Claims
from flibuste.bots.roster import MAKERS
from flibuste.cli.batch.match_options import (
    MatchOptions,
    chosen_game,
    match_parameters,
    new_match,
    resumed_match,
)
from flibuste.cli.batch.match_play import Results, play_match, write_results
from flibuste.cli.errors import CommandError
from flibuste.cli.output import Output
from flibuste.cli.parameters import Decimal, Integer
from flibuste.cli.program import command
from flibuste.cli.reports import match_data, match_page, match_tables

GAMES = 200
ELO = (0.0, 50.0)
"""The claims that `--until-sure` tests if no others are given: not better, or clearly better."""

PLAYOUTS = 32
"""Playouts by which `--adjusted` measures the luck of a step, if nothing else is said."""
MOST_PLAYOUTS = 1000

ELO_DIFFERENCE = Decimal(-2000, 2000)
SHARE = Decimal(0.001, 0.999)


@command()
@match_parameters
@click.option("--ladder", is_flag=True)
@click.option("--until-sure", is_flag=True)
@click.option("--elo0", type=ELO_DIFFERENCE, default=ELO[0])
@click.option("--elo1", type=ELO_DIFFERENCE, default=ELO[1])
@click.option("--share0", type=SHARE)
@click.option("--share1", type=SHARE)
@click.option("--adjusted", is_flag=True)
@click.option("--playouts", type=Integer(1, MOST_PLAYOUTS), default=PLAYOUTS)
def arena(
    output: Output,
    options: MatchOptions,
    ladder: bool,
    until_sure: bool,
    elo0: float,
    elo1: float,
    share0: float | None,
    share1: float | None,
    adjusted: bool,
    playouts: int,
) -> None:
    """Plays a match between bots."""
    if options.resume is not None:
        if ladder or adjusted:
            raise CommandError("arena-resume-alone")
        match = resumed_match(output, options)
    else:
        match = begin(output, options, ladder)._replace(playouts=playouts if adjusted else 0)
    claims = claims_of(match, (elo0, elo1), (share0, share1)) if until_sure else None

    def report(runner: MatchRunner) -> None:
        outcome = match_data.outcome_of(runner)
        results = Results(
            json=lambda: match_data.as_json(outcome),
            full_json=lambda: match_data.as_full_json(outcome),
            csv=lambda: match_data.as_csv(outcome),
            page=lambda: match_page.page(output, outcome),
            show=lambda: match_tables.show(output, outcome),
        )
        write_results(output, options, results, outcome.games)

    play_match(output, options, match, GAMES, report, claims)


def begin(output: Output, options: MatchOptions, ladder: bool) -> Match:
    """A new match."""
    game = chosen_game(output, options)
    bots = all_bots() if ladder and not options.bots else options.bots
    if len(set(bots)) < 2:
        raise CommandError("arena-two-bots")
    return new_match(output, options, game, bots, seats_for(len(bots), game.meta.seats, ladder))


def all_bots() -> tuple[str, ...]:
    """Every bot once, by its last name: a bot may have several, and the last one is for people."""
    return tuple({maker: name for name, maker in MAKERS.items()}.values())


def seats_for(bots: int, allowed: tuple[int, ...], ladder: bool) -> int:
    """One seat for each bot, if the game has so many; as few as possible on a ladder."""
    return bots if bots in allowed and not ladder else min(allowed)


def claims_of(match: Match, elos: tuple[float, float], shares: tuple[float | None, float | None]) -> Claims:
    """The claims about the first bot. Differences in Elo are against all others together."""
    own = match.bots.count(match.bots[0]) if len(match.bots) == match.seats else 1
    low, high = (
        elo.share_of(difference, match.seats, own) if share is None else share
        for difference, share in zip(elos, shares, strict=True)
    )
    if low >= high:
        raise CommandError("arena-claims", {"low": round(100 * low, 1), "high": round(100 * high, 1)})
    return Claims(low, high)
