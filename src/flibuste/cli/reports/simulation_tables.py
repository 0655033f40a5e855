"""The totals of a simulation as tables and as JSON."""

from __future__ import annotations

from rich.table import Table as Grid
from rich.text import Text

from flibuste.cli.batch.simulation import Simulation
from flibuste.cli.batch.simulation_totals import Totals, spread
from flibuste.cli.output import Output
from flibuste.kernel.types import Facts, Json


def as_json(simulation: Simulation, totals: Totals, seconds: float) -> dict[str, object]:
    """The totals for other programs."""
    fault = None
    if totals.fault is not None:
        fault = {"game": totals.fault.game, "check": totals.fault.check, "what": totals.fault.what}
    return {
        "game": simulation.game,
        "seats": list(simulation.seats),
        "seed": simulation.seed,
        "checked": simulation.check,
        **totals.json(seconds),
        "fault": fault,
    }


def show(output: Output, simulation: Simulation, totals: Totals, seconds: float) -> None:
    """Prints the totals as tables."""
    rate = totals.games / seconds if seconds else 0.0
    facts: Facts = {
        "games": totals.games,
        "seconds": round(seconds, 1),
        "rate": round(rate),
        "seed": simulation.seed,
    }
    output.say("simulate-done", facts, "bold")
    if not totals.games:
        return
    numbers = Grid(box=None, pad_edge=False, header_style="dim")
    for key in ("", "simulate-min", "simulate-median", "simulate-max", "simulate-mean"):
        numbers.add_column(output.text(key) if key else "", justify="right" if key else "left")
    for key, counted in (("simulate-length", totals.lengths), ("simulate-score", totals.scores)):
        parts = spread(counted)
        numbers.add_row(
            output.text(key),
            *[number(output, parts[name]) for name in ("min", "median", "max")],
            tenths(output, parts["mean"]),
        )
    output.show(numbers)
    ends = Grid(box=None, pad_edge=False, header_style="dim")
    ends.add_column(output.text("simulate-ends"))
    ends.add_column("%", justify="right")
    for reason, count in totals.ends.most_common():
        ends.add_row(output.text(f"end-{reason}"), tenths(output, 100 * count / totals.games))
    output.show(Text(""))
    output.show(ends)
    winners = Grid(box=None, pad_edge=False, header_style="dim")
    for key in ("simulate-bot", "simulate-seats", "simulate-won", "simulate-mean-score"):
        winners.add_column(output.text(key), justify="left" if key == "simulate-bot" else "right")
    for bot, count in sorted(totals.played.items()):
        first = tenths(output, 100 * totals.won[bot] / count)
        winners.add_row(bot, number(output, count), f"{first} %", tenths(output, totals.points[bot] / count))
    output.show(Text(""))
    output.show(winners)


def number(output: Output, value: Json) -> str:
    """A number as it is written in the user's language."""
    return output.text("number", {"value": value})


def tenths(output: Output, value: Json) -> str:
    """A number with one decimal place."""
    return output.text("tenths", {"value": value})
