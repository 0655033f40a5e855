"""`flibuste arena`: bots against bots, until it is certain who is better and by how much."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Annotated

import typer

from flibuste.bots.arena import elo
from flibuste.bots.arena.match import Match
from flibuste.bots.arena.sprt import Claims
from flibuste.bots.arena.tournament import Tournament
from flibuste.bots.roster import MAKERS
from flibuste.cli import arena_forms, home
from flibuste.cli.arena_report import report
from flibuste.cli.terms import Terms, agreed, chosen, held, resumed
from flibuste.cli.trouble import Trouble, decimal
from flibuste.cli.voice import Voice

GAMES = 200
ELO = (0.0, 50.0)
"""What `--until-sure` tests if nothing else is said: no better, or clearly better."""


def arena(
    ctx: typer.Context,
    game: Annotated[str, typer.Argument()] = "",
    bots: Annotated[str, typer.Option()] = "",
    games: Annotated[str, typer.Option()] = "",
    seats: Annotated[str, typer.Option()] = "",
    ladder: Annotated[bool, typer.Option("--ladder")] = False,
    until_sure: Annotated[bool, typer.Option("--until-sure")] = False,
    elo0: Annotated[str, typer.Option()] = "",
    elo1: Annotated[str, typer.Option()] = "",
    share0: Annotated[str, typer.Option()] = "",
    share1: Annotated[str, typer.Option()] = "",
    seconds: Annotated[str, typer.Option()] = "",
    iterations: Annotated[str, typer.Option()] = "",
    option: Annotated[list[str] | None, typer.Option()] = None,
    data: Annotated[str, typer.Option()] = "",
    seed: Annotated[str, typer.Option()] = "",
    out: Annotated[str, typer.Option()] = "",
    resume: Annotated[str, typer.Option()] = "",
    jobs: Annotated[str, typer.Option()] = "",
    cluster: Annotated[str, typer.Option()] = "",
    json_: Annotated[bool, typer.Option("--json")] = False,
    csv_: Annotated[bool, typer.Option("--csv")] = False,
    html: Annotated[str, typer.Option()] = "",
) -> None:
    voice: Voice = ctx.obj
    terms = Terms(game, seats, seconds, iterations, option, data, seed, out, resume, games, jobs, cluster)
    match = resumed(voice, terms, bool(bots or ladder)) if resume else begun(voice, terms, bots, ladder)
    claims = claims_of(match, elo0, elo1, share0, share1) if until_sure else None

    def tell(tournament: Tournament) -> None:
        told(voice, tournament, terms.folder, json_, csv_, html)

    held(voice, terms, match, GAMES, tell, claims)


def begun(voice: Voice, terms: Terms, bots: str, ladder: bool) -> Match:
    game = chosen(voice, terms)
    names = everybody() if ladder and not bots else tuple(word.strip() for word in bots.split(","))
    if len(set(names)) < 2:
        raise Trouble("arena-two-bots")
    return agreed(voice, terms, game, names, seats_for(len(names), game.meta.seats, ladder))


def everybody() -> tuple[str, ...]:
    """Every bot of ours once, though it may have several names; the last is the one for people."""
    return tuple({maker: name for name, maker in MAKERS.items()}.values())


def seats_for(bots: int, allowed: tuple[int, ...], ladder: bool) -> int:
    """One for each bot, if the game has so many; a ladder is climbed by two."""
    return bots if bots in allowed and not ladder else min(allowed)


def claims_of(match: Match, elo0: str, elo1: str, share0: str, share1: str) -> Claims:
    """What the first bot is tested for; differences in Elo are against the others taken together."""
    own = match.bots.count(match.bots[0]) if len(match.bots) == match.seats else 1

    def share(text: str, option: str, points: str, other: str, usual: float) -> float:
        if text:
            return decimal(text, option, 0.001, 0.999)
        difference = decimal(points, other, -2000, 2000) if points else usual
        return elo.share_of(difference, match.seats, own)

    low = share(share0, "--share0", elo0, "--elo0", ELO[0])
    high = share(share1, "--share1", elo1, "--elo1", ELO[1])
    if low >= high:
        raise Trouble("arena-claims", {"low": round(100 * low, 1), "high": round(100 * high, 1)})
    return Claims(low, high)


def told(
    voice: Voice, tournament: Tournament, folder: Path | None, json_: bool, csv_: bool, html: str
) -> None:
    """The result in every form that was asked for; in the folder, in all of them."""
    outcome = arena_forms.outcome_of(tournament)
    if outcome.games and html:
        home.write(Path(html), report(voice, outcome))
    if outcome.games and folder is not None:
        whole_story = json.dumps(arena_forms.as_whole_json(outcome), ensure_ascii=False, indent=1) + "\n"
        home.write(folder / "result.json", whole_story)
        home.write(folder / "result.csv", arena_forms.as_csv(outcome))
        home.write(folder / "report.html", report(voice, outcome))
    if json_:
        voice.out.file.write(json.dumps(arena_forms.as_json(outcome), ensure_ascii=False) + "\n")
    elif csv_:
        voice.out.file.write(arena_forms.as_csv(outcome))
    else:
        arena_forms.show(voice, outcome)
