"""`flibuste balance`: what a game's designer and its players want to know, from bots playing themselves."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Annotated

import typer

from flibuste.bots.arena.match import Match
from flibuste.bots.arena.study import study
from flibuste.bots.arena.tournament import Tournament
from flibuste.cli import balance_forms, home
from flibuste.cli.balance_report import report
from flibuste.cli.terms import Terms, agreed, chosen, held, resumed
from flibuste.cli.voice import Voice

GAMES = 1000
BOT = "greedy"


def balance(
    ctx: typer.Context,
    game: Annotated[str, typer.Argument()] = "",
    bots: Annotated[str, typer.Option()] = BOT,
    games: Annotated[str, typer.Option()] = "",
    seats: Annotated[str, typer.Option()] = "",
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
    match = resumed(voice, terms, bots != BOT, study=True) if resume else begun(voice, terms, bots)

    def tell(tournament: Tournament) -> None:
        told(voice, tournament, terms.folder, json_, csv_, html)

    held(voice, terms, match, GAMES, tell)


def begun(voice: Voice, terms: Terms, bots: str) -> Match:
    game = chosen(voice, terms)
    names = tuple(word.strip() for word in bots.split(","))
    return agreed(voice, terms, game, names, max(game.meta.seats), study=True)


def told(
    voice: Voice, tournament: Tournament, folder: Path | None, json_: bool, csv_: bool, html: str
) -> None:
    """What was found, in every form that was asked for; in the folder, in all of them."""
    games = tournament.games()
    match = tournament.match
    if not games:
        if not json_ and not csv_:
            voice.say("balance-nothing")
        return
    found = study(match.game, games)
    if html:
        home.write(Path(html), report(voice, match, found))
    if folder is not None:
        text = json.dumps(balance_forms.as_json(match, found), ensure_ascii=False, indent=1)
        home.write(folder / "result.json", text + "\n")
        home.write(folder / "result.csv", balance_forms.as_csv(match, found))
        home.write(folder / "report.html", report(voice, match, found))
    if json_:
        voice.out.file.write(json.dumps(balance_forms.as_json(match, found), ensure_ascii=False) + "\n")
    elif csv_:
        voice.out.file.write(balance_forms.as_csv(match, found))
    else:
        balance_forms.show(voice, match, found)
