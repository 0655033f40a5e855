"""The end of a game: why it ended, the score sheet, and who won."""

from __future__ import annotations

from rich import box
from rich.console import RenderableType
from rich.table import Table as Grid
from rich.text import Text

from flibuste.cli.output import Output
from flibuste.i18n.seat_chip import chip
from flibuste.i18n.translator import Translator
from flibuste.kernel.types import Result


def show(output: Output, result: Result) -> None:
    """Prints the result of a game."""
    output.say(f"end-{result.reason}", style="bold")
    output.show(sheet(result, output.translator))
    winners = [seat for seat, place in enumerate(result.places) if place == 1]
    output.say("winners", {"count": len(winners), "winner_seat": winners}, "bold")


def sheet(result: Result, translator: Translator) -> RenderableType:
    """The score sheet: a column for each seat, a line for each part of the score."""
    grid = Grid(box=box.SIMPLE_HEAVY, pad_edge=False)
    grid.add_column("")
    for seat in range(len(result.scores)):
        grid.add_column(Text.assemble(chip(translator, seat), f" {translator.name(seat)}"), justify="right")
    for line, (key, _) in enumerate(result.sheet[0] if result.sheet else ()):
        grid.add_row(translator.say(f"score-{key}"), *[number(parts[line][1]) for parts in result.sheet])
    grid.add_section()
    grid.add_row(Text(total(translator), "bold"), *[Text(number(score), "bold") for score in result.scores])
    grid.add_row(
        translator.say("place"),
        *[translator.say("place-number", {"place": place}) for place in result.places],
    )
    return grid


def total(translator: Translator) -> str:
    """The game's own word for the total, if it has one."""
    return translator.say("score-total") if translator.has("score-total") else translator.say("total")


def number(value: int) -> str:
    """A number with a proper minus sign."""
    return str(value).replace("-", "−")
