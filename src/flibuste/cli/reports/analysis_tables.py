"""An analysis as tables: what each result is made of, and the costliest decisions."""

from __future__ import annotations

from math import inf, isfinite
from typing import Any

from rich.table import Table as Grid
from rich.text import Text

from flibuste.analysis.decisions import DecisionValue
from flibuste.analysis.report import PlayerReport, Report
from flibuste.cli.output import Output
from flibuste.cli.reports.match_tables import grid_of, number
from flibuste.kernel.game import Game
from flibuste.kernel.types import Facts, Seat

PARTS = ("result", "start", "seat", "deal", "luck", "own", "others")
"""The columns: a result, and the parts that add up to it."""

FIGURES = ("player", "decisions", "error-rate", "mistakes", "like")


def show(output: Output, game: Game[Any], report: Report, seat: Seat | None) -> None:
    """Prints the report; with a seat, only that player's."""
    players = [one for one in report.players if seat is None or one.seat == seat]
    output.say("analyse-title", {"title": output.translator.say("game-title")}, "bold")
    output.show(parts_table(output, players))
    output.show(Text(""))
    output.show(figures_table(output, players))
    output.show(Text(""))
    worst = report.costliest(seat, marked=True)
    if not worst:
        output.say("analyse-no-mistakes")
    else:
        output.say("analyse-costliest", {}, "bold")
        for decision in worst:
            output.show(Text("  " + decision_line(output, game, decision)))
    output.show(Text(""))
    output.say_folded("analyse-how", effort_facts(report))


def parts_table(output: Output, players: list[PlayerReport]) -> Grid:
    """Each player's result and its parts, in points of win share."""
    grid = grid_of(output, ("analyse-player", *(f"analyse-{part}" for part in PARTS)))
    for player in players:
        grid.add_row(output.translator.name(player.seat), *part_cells(output, player))
    return grid


def part_cells(output: Output, player: PlayerReport) -> list[str]:
    """The parts in points of a hundred; all but the result and the start with their sign."""
    parts = player.shares
    luck = signed(output, parts.luck)
    if 0 < player.luck_error < inf:
        luck += f" ± {points(output, player.luck_error)}"
    return [
        points(output, parts.result),
        points(output, parts.start),
        signed(output, parts.seat),
        signed(output, parts.deal),
        luck,
        signed(output, parts.own),
        signed(output, parts.others),
    ]


def figures_table(output: Output, players: list[PlayerReport]) -> Grid:
    """Error rate and mistakes of each player, and whom they played like."""
    grid = grid_of(output, tuple(f"analyse-{key}" for key in FIGURES))
    for player in players:
        grid.add_row(*figure_cells(output, player))
    return grid


def figure_cells(output: Output, player: PlayerReport) -> list[str]:
    """The cells of one player under FIGURES."""
    return [
        output.translator.name(player.seat),
        str(player.decisions),
        error_rate(output, player),
        str(player.mistakes),
        output.text(f"bot-{player.like}") if player.like else "–",
    ]


def error_rate(output: Output, player: PlayerReport) -> str:
    """Points lost by an unforced decision, with half the width of its interval."""
    rate = number(output, 100 * player.error_rate)
    return f"{rate} ± {number(output, 100 * player.error)}" if isfinite(player.error) else rate


def decision_line(output: Output, game: Game[Any], decision: DecisionValue) -> str:
    """One mistake in words."""
    translator = output.translator
    facts: Facts = {
        "number": decision.move + 1,
        "seat": decision.seat,
        "mark": decision.mark,
        "chosen": translator.choice(game.vocabulary.parse(decision.chosen)),
        "best": translator.choice(game.vocabulary.parse(decision.best)),
        "loss": number(output, 100 * decision.loss, 0),
        "error": number(output, 100 * decision.error, 0),
        "together": decision.together,
    }
    return output.text("analyse-decision", facts)


def effort_facts(report: Report) -> dict[str, Any]:
    """Facts for the sentence that says how the figures were found."""
    effort = report.effort
    return {
        "policy": report.policy,
        "playouts": effort.playouts,
        "pairs": effort.pairs,
        "final": effort.final,
        "seed": str(report.seed),
    }


def points(output: Output, share: float) -> str:
    return number(output, 100 * share, 0)


def signed(output: Output, share: float) -> str:
    """A difference in points, with its sign."""
    written = points(output, share)
    return f"+{written}" if round(100 * share) > 0 else written
