"""The end of a game: why, the score sheet line by line, who won, and the proof of fair luck."""

from __future__ import annotations

from rich import box
from rich.console import RenderableType
from rich.table import Table as Grid
from rich.text import Text

from flibuste.cli.voice import Voice
from flibuste.kernel.words import Result
from flibuste.tongue.chip import chip
from flibuste.tongue.tongue import Tongue


def show(voice: Voice, result: Result) -> None:
    voice.say(f"end-{result.reason}", style="bold")
    voice.show(sheet(result, voice.tongue))
    winners = [seat for seat, place in enumerate(result.places) if place == 1]
    voice.say("winners", {"count": len(winners), "winner_seat": winners}, "bold")


def sheet(result: Result, tongue: Tongue) -> RenderableType:
    """A column for each seat, a line for each summand."""
    grid = Grid(box=box.SIMPLE_HEAVY, pad_edge=False)
    grid.add_column("")
    for seat in range(len(result.scores)):
        grid.add_column(Text.assemble(chip(tongue, seat), f" {tongue.name(seat)}"), justify="right")
    for line, (key, _) in enumerate(result.sheet[0] if result.sheet else ()):
        grid.add_row(tongue.say(f"score-{key}"), *[number(parts[line][1]) for parts in result.sheet])
    grid.add_section()
    grid.add_row(Text(total(tongue), "bold"), *[Text(number(score), "bold") for score in result.scores])
    grid.add_row(
        tongue.say("place"), *[tongue.say("place-number", {"place": place}) for place in result.places]
    )
    return grid


def total(tongue: Tongue) -> str:
    return tongue.say("score-total") if tongue.has("score-total") else tongue.say("total")


def number(value: int) -> str:
    return str(value).replace("-", "−")
