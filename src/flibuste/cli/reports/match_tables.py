"""The result of a match as tables."""

from __future__ import annotations

from math import isfinite

from rich.table import Table as Grid
from rich.text import Text

from flibuste.arena.statistics.intervals import Estimate
from flibuste.cli.output import Output
from flibuste.cli.reports.match_data import Outcome
from flibuste.kernel.types import Facts


def heading(outcome: Outcome) -> Facts:
    """Facts for the heading."""
    match = outcome.match
    return {"games": outcome.games, "sets": outcome.sets, "seats": match.seats, "seed": match.seed}


def show(output: Output, outcome: Outcome) -> None:
    """Prints the result."""
    output.say("arena-done", heading(outcome), "bold")
    if not outcome.games:
        return
    output.show(strength(output, outcome))
    if outcome.adjusted:
        output.show(Text(""))
        output.show(without_luck(output, outcome))
    if len(outcome.standings) > 2:
        output.show(Text(""))
        output.show(meetings(output, outcome))
    output.show(Text(""))
    output.show(thinking(output, outcome))
    output.show(Text(""))
    for line in remarks(output, outcome):
        output.show(Text(line))


def strength(output: Output, outcome: Outcome) -> Grid:
    """Win share, place and margin of each bot."""
    keys = ("arena-bot", "arena-share", "arena-place", "arena-margin")
    grid = grid_of(output, keys)
    for one in outcome.standings:
        grid.add_row(
            one.bot,
            spanned(output, one.win_share.scaled(100, 0), " %"),
            spanned(output, one.place, places=2),
            spanned(output, one.margin),
        )
    return grid


def without_luck(output: Output, outcome: Outcome) -> Grid:
    """Win share and margin of each bot after its luck is subtracted, and how much that helped."""
    keys = ("bot", "adjusted-share", "share-factor", "adjusted-margin", "margin-factor")
    grid = grid_of(output, tuple(f"arena-{key}" for key in keys))
    for one in outcome.adjusted:
        grid.add_row(
            one.bot,
            spanned(output, one.win_share.scaled(100, 0), " %"),
            number(output, one.share_factor),
            spanned(output, one.margin),
            number(output, one.margin_factor),
        )
    return grid


def meetings(output: Output, outcome: Outcome) -> Grid:
    """Every bot against every other."""
    grid = grid_of(output, ("arena-duel", "arena-ahead", "arena-games"))
    for duel in outcome.duels:
        grid.add_row(
            f"{duel.one} – {duel.other}", spanned(output, duel.share.scaled(100, 0), " %"), str(duel.games)
        )
    return grid


def thinking(output: Output, outcome: Outcome) -> Grid:
    """Rating and thinking times of each bot."""
    keys = ("bot", "rating", "decisions", "mean", "p99", "max", "over")
    grid = grid_of(output, tuple(f"arena-{key}" for key in keys))
    for one in outcome.standings:
        times = (one.times.mean, one.times.quantile(0.99), one.times.longest)
        grid.add_row(
            one.bot,
            f"{number(output, one.rating.mu)} ± {number(output, 2 * one.rating.sigma)}",
            number(output, one.times.count, 0),
            *[duration(output, seconds) for seconds in times],
            number(output, one.times.overruns, 0),
        )
    return grid


def remarks(output: Output, outcome: Outcome) -> list[str]:
    """Sentences that explain the numbers."""
    lines: list[str] = []
    if outcome.verdict is not None and outcome.claims is not None:
        tested: Facts = {
            "bot": outcome.match.bots[0],
            "low": 100 * outcome.claims.low,
            "high": 100 * outcome.claims.high,
            "sets": outcome.verdict.sets,
        }
        lines.append(output.text(f"arena-verdict-{outcome.verdict.answer}", tested))
    if outcome.elo is not None:
        lines.append(advantage(output, outcome.match.bots[0], outcome.elo))
    lines.append(output.text("arena-even", {"share": 100 * outcome.even}))
    if outcome.adjusted:
        lines.append(output.text("arena-adjusted", {"playouts": outcome.match.playouts}))
    lines.append(output.text("arena-fixed" if outcome.reproducible else "arena-by-clock"))
    return lines


def grid_of(output: Output, keys: tuple[str, ...]) -> Grid:
    """An empty table with these headings."""
    grid = Grid(box=None, pad_edge=False, header_style="dim")
    for at, key in enumerate(keys):
        grid.add_column(output.text(key), justify="right" if at else "left")
    return grid


def advantage(output: Output, bot: str, elo: Estimate) -> str:
    """How far the bot is ahead or behind in Elo, always as a positive number."""
    behind = elo.mean < 0
    distance = Estimate(-elo.mean, -elo.high, -elo.low) if behind else elo
    facts: Facts = {"bot": bot, "behind": behind, "range": spanned(output, distance, places=0)}
    return output.text("arena-elo", facts)


def spanned(output: Output, estimate: Estimate, unit: str = "", places: int = 1) -> str:
    """A mean and its interval."""
    parts = [number(output, part, places) for part in estimate]
    return f"{parts[0]}{unit} [{parts[1]} … {parts[2]}]"


def number(output: Output, value: float, places: int = 1) -> str:
    """A number as it is written in the user's language."""
    if not isfinite(value):
        return "∞" if value > 0 else "−∞"
    words = output.text(("units", "tenths", "hundredths")[places], {"value": round(value, places) + 0.0})
    return words.replace("-", "\N{MINUS SIGN}")


def duration(output: Output, seconds: float) -> str:
    """A duration in seconds, milliseconds or microseconds."""
    units = ((1.0, "s"), (1e-3, "ms"), (1e-6, "µs"))
    size, unit = next((one for one in units if seconds >= one[0]), units[-1])
    places = 0 if seconds >= 99.5 * size or abs(seconds / size - round(seconds / size)) < 0.01 else 1
    return f"{number(output, seconds / size, places)}\N{NO-BREAK SPACE}{unit}"
