"""`flibuste balance`: what a game's designer and its players want to know, from bots playing themselves."""

from __future__ import annotations

import json
import secrets
from pathlib import Path
from typing import Annotated

import typer

from flibuste.bots.arena.logbook import Logbook, kept
from flibuste.bots.arena.match import Match, sets_for
from flibuste.bots.arena.study import study
from flibuste.bots.arena.tournament import Tournament
from flibuste.bots.roster import make
from flibuste.cli import balance_forms, home
from flibuste.cli.arena import kept_seed
from flibuste.cli.balance_report import report
from flibuste.cli.contest import contested, hired, match_trouble
from flibuste.cli.play import options_of
from flibuste.cli.supplies import inspect, own_files
from flibuste.cli.trouble import Trouble, decimal, whole
from flibuste.cli.voice import Voice
from flibuste.kernel import shelf
from flibuste.kernel.game import settle

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
    folder = Path(resume or out) if resume or out else None
    if resume:
        given = (game, bots != BOT, seats, seconds, iterations, option, data, seed, out)
        match = resumed(voice, resume, any(given))
    else:
        match = agreed(voice, game, bots, seats, seconds, iterations, option, data, seed, folder)
    voice.about(match.game)
    most = whole(games, "--games") if games else GAMES
    hire = hired(jobs, cluster)
    with match_trouble(voice, match.game, folder):
        with Logbook(match, folder) as logbook:
            tournament = Tournament(logbook, sets_for(match, most))
            try:
                contested(voice, tournament, hire, str(folder or ""), "balance")
            except KeyboardInterrupt:  # what was done is worth telling
                told(voice, tournament, folder, json_, csv_, html)
                raise
        told(voice, tournament, folder, json_, csv_, html)


def resumed(voice: Voice, folder: str, more: bool) -> Match:
    if folder == "-":
        raise Trouble("usage-value-missing", {"option": "--resume"})
    if more:
        raise Trouble("arena-resume-alone")
    with match_trouble(voice, "", Path(folder)):
        match = kept(Path(folder))
    if not match.study:
        raise Trouble("arena-other-match", {"folder": folder})
    return match


def agreed(
    voice: Voice,
    game: str,
    bots: str,
    seats: str,
    seconds: str,
    iterations: str,
    option: list[str] | None,
    data: str,
    seed: str,
    folder: Path | None,
) -> Match:
    if not game:
        raise Trouble("usage-which-game", {"games": list(shelf.names())})
    chosen = shelf.find(game)
    voice.about(game)
    names = tuple(word.strip() for word in bots.split(","))
    for name in names:
        make(name)
    count = whole(seats, "--seats") if seats else max(chosen.meta.seats)
    setup = settle(chosen.meta, count, options_of(option or []), own_files(data, chosen.meta))
    inspect(voice, chosen, setup)
    steps = whole(iterations, "--iterations") if iterations else 0
    limit = decimal(seconds, "--seconds", 0.001, 3600) if seconds else 0.0 if steps else 1.0
    luck = seed or kept_seed(voice, folder) or secrets.token_hex(8)
    version = chosen.meta.version
    return Match(game, version, count, names, luck, limit, steps, setup.options, setup.data, study=True)


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
