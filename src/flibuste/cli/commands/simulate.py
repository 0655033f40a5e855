"""`flibuste simulate`: thousands of games by bots, counted and, if asked, checked."""

from __future__ import annotations

import json
import secrets
import time
from pathlib import Path
from typing import Annotated

import typer
from rich.table import Table as Grid
from rich.text import Text

from flibuste.bots.executor import cores
from flibuste.bots.roster import make
from flibuste.cli import home
from flibuste.cli.fleet import Fleet, shown
from flibuste.cli.play import options_of
from flibuste.cli.supplies import inspect, own_files
from flibuste.cli.tally import Fault, Tally, spread
from flibuste.cli.trial import Trial
from flibuste.cli.trouble import FOUND, Trouble, whole
from flibuste.cli.voice import Voice
from flibuste.kernel import shelf
from flibuste.kernel.words import Facts, Json


def simulate(
    ctx: typer.Context,
    game: Annotated[str, typer.Argument()],
    seats: Annotated[str, typer.Option()] = "",
    bots: Annotated[str, typer.Option()] = "random",
    games: Annotated[str, typer.Option()] = "1000",
    option: Annotated[list[str] | None, typer.Option()] = None,
    data: Annotated[str, typer.Option()] = "",
    check: Annotated[bool, typer.Option("--check")] = False,
    out: Annotated[str, typer.Option()] = "",
    seed: Annotated[str, typer.Option()] = "",
    jobs: Annotated[str, typer.Option()] = "",
    json_: Annotated[bool, typer.Option("--json")] = False,
) -> None:
    voice: Voice = ctx.obj
    chosen = shelf.find(game)
    voice.about(game)
    counts = (
        tuple(whole(word, "--seats") for word in seats.split(",")) if seats else (max(chosen.meta.seats),)
    )
    options = tuple(options_of(option or []).items())
    files = tuple(own_files(data, chosen.meta).items())
    names = tuple(word.strip() for word in bots.split(","))
    for name in names:
        make(name)
    if out:
        Path(out).mkdir(parents=True, exist_ok=True)
    trial = Trial(game, counts, names, seed or secrets.token_hex(8), check, out, options, files)
    for count in counts:
        inspect(voice, chosen, trial.setup(count))
    fleet = Fleet(trial, whole(games, "--games"), whole(jobs, "--jobs") if jobs else cores())
    began = time.monotonic()
    try:
        with shown(voice, fleet.games) as progress:
            fleet.run(progress)
    finally:  # also after Ctrl-C: what was done is worth telling
        seconds = time.monotonic() - began
        if json_:
            voice.out.file.write(json.dumps(as_json(trial, fleet.tally, seconds), ensure_ascii=False) + "\n")
        else:
            summary(voice, trial, fleet.tally, seconds)
    if fleet.tally.fault is not None:
        raise found(trial, fleet.tally.fault)


def found(trial: Trial, fault: Fault) -> Trouble:
    """Keeps the record that shows the fault."""
    folder = Path(trial.out) if trial.out else home.home() / "faults"
    file = folder / f"fault-{trial.game}-{fault.game}{home.SUFFIX}"
    notes = file.with_suffix(".txt")
    if fault.record:
        home.write(file, fault.record)
    home.write(notes, f"{trial}\n{fault.check}\n{fault.what}\n")
    shown_file = str(file) if fault.record else str(notes)
    return Trouble(f"fault-{fault.check}", {"game": fault.game, "file": shown_file}, FOUND)


def as_json(trial: Trial, tally: Tally, seconds: float) -> dict[str, object]:
    fault = None
    if tally.fault is not None:
        fault = {"game": tally.fault.game, "check": tally.fault.check, "what": tally.fault.what}
    return {
        "game": trial.game,
        "seats": list(trial.seats),
        "seed": trial.seed,
        "checked": trial.check,
        **tally.json(seconds),
        "fault": fault,
    }


def summary(voice: Voice, trial: Trial, tally: Tally, seconds: float) -> None:
    rate = tally.games / seconds if seconds else 0.0
    facts: Facts = {
        "games": tally.games,
        "seconds": round(seconds, 1),
        "rate": round(rate),
        "seed": trial.seed,
    }
    voice.say("simulate-done", facts, "bold")
    if not tally.games:
        return
    numbers = Grid(box=None, pad_edge=False, header_style="dim")
    for key in ("", "simulate-min", "simulate-median", "simulate-max", "simulate-mean"):
        numbers.add_column(voice.words(key) if key else "", justify="right" if key else "left")
    for key, counted in (("simulate-length", tally.lengths), ("simulate-score", tally.scores)):
        parts = spread(counted)
        numbers.add_row(
            voice.words(key),
            *[number(voice, parts[name]) for name in ("min", "median", "max")],
            tenths(voice, parts["mean"]),
        )
    voice.show(numbers)
    ends = Grid(box=None, pad_edge=False, header_style="dim")
    ends.add_column(voice.words("simulate-ends"))
    ends.add_column("%", justify="right")
    for reason, count in tally.ends.most_common():
        ends.add_row(voice.words(f"end-{reason}"), tenths(voice, 100 * count / tally.games))
    voice.show(Text(""))
    voice.show(ends)
    winners = Grid(box=None, pad_edge=False, header_style="dim")
    for key in ("simulate-bot", "simulate-seats", "simulate-won", "simulate-mean-score"):
        winners.add_column(voice.words(key), justify="left" if key == "simulate-bot" else "right")
    for bot, count in sorted(tally.played.items()):
        first = tenths(voice, 100 * tally.won[bot] / count)
        winners.add_row(bot, number(voice, count), f"{first} %", tenths(voice, tally.points[bot] / count))
    voice.show(Text(""))
    voice.show(winners)


def number(voice: Voice, value: Json) -> str:
    """As it is written in the language spoken."""
    return voice.words("number", {"value": value})


def tenths(voice: Voice, value: Json) -> str:
    return voice.words("tenths", {"value": value})
