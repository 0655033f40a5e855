"""The results of a study as tables, as JSON and as CSV."""

from __future__ import annotations

import csv
import io
from typing import Any

from rich.table import Table as Grid
from rich.text import Text

from flibuste.arena.balance_study import Row, Study, Worth
from flibuste.arena.match import Match
from flibuste.arena.statistics.intervals import Estimate
from flibuste.cli.batch.simulation_totals import spread
from flibuste.cli.output import Output
from flibuste.cli.reports.match_data import estimate_json, rounded
from flibuste.cli.reports.match_tables import grid_of, number, spanned
from flibuste.kernel.balance_notes import Comparison
from flibuste.kernel.types import Facts, Json

WIDE = 4
"""A table with more columns leaves something out, to fit on a terminal."""


def as_json(match: Match, found: Study) -> dict[str, Any]:
    """The results for other programs."""
    return {
        "game": match.game,
        "seats": match.seats,
        "bots": list(match.bots),
        "seed": match.seed,
        "games": found.games,
        "turns": [
            {
                "turn": one.turn + 1,
                "win_share": estimate_json(one.win_share),
                "place": estimate_json(one.place),
                "score": estimate_json(one.score),
            }
            for one in found.seats
        ],
        "ends": dict(sorted(found.ends.items())),
        "length": spread(found.lengths),
        "score": spread(found.scores),
        "winning_score": spread(found.winners),
        "tables": {
            table.name: [
                {
                    "row": row.key,
                    **worth_json(row.whole),
                    "columns": {name: worth_json(worth) for name, worth in row.columns.items()},
                }
                for row in rows
            ]
            for table, rows in found.tables
        },
    }


def worth_json(worth: Worth) -> dict[str, Json]:
    """What a row is worth, for other programs."""
    return {
        "uses": worth.uses,
        "points": estimate_json(worth.points),
        "win_share": estimate_json(worth.win_share),
    }


def as_csv(match: Match, found: Study) -> str:
    """All results as one list: table, row, column, uses, and each number with its interval."""
    text = io.StringIO()
    writer = csv.writer(text, lineterminator="\n")
    writer.writerow(["game", "seats", "table", "row", "column", "uses", "measure", "mean", "low", "high"])

    def line(table: str, row: object, column: str, uses: object, measure: str, one: Estimate) -> None:
        numbers = [rounded(part) for part in one]
        writer.writerow([match.game, match.seats, table, row, column, uses, measure, *numbers])

    for one in found.seats:
        for measure, estimate in (("win_share", one.win_share), ("place", one.place), ("score", one.score)):
            line("turn", one.turn + 1, "", found.games, measure, estimate)
    for reason, count in sorted(found.ends.items()):
        share = count / found.games
        line("end", reason, "", count, "share", Estimate(share, share, share))
    for table, rows in found.tables:
        for row in rows:
            for column, worth in {"": row.whole, **row.columns}.items():
                line(table.name, row.key, column, worth.uses, "points", worth.points)
                line(table.name, row.key, column, worth.uses, "win_share", worth.win_share)
    return text.getvalue()


def heading(match: Match, found: Study) -> Facts:
    """Facts for the heading."""
    return {
        "games": found.games,
        "seats": match.seats,
        "bots": list(dict.fromkeys(match.bots)),
        "seed": match.seed,
    }


def show(output: Output, match: Match, found: Study) -> None:
    """Prints the results."""
    output.say("balance-done", heading(match, found), "bold")
    output.show(turns(output, found))
    output.show(Text(output.text("arena-even", {"share": 100 / match.seats}), "dim"))
    output.show(Text(""))
    output.show(numbers(output, found))
    output.show(Text(""))
    output.show(ends(output, found))
    for table, rows in found.tables:
        output.show(Text(""))
        output.show(Text(output.text(f"balance-{table.name}"), "bold"))
        output.show(worths(output, table, rows))
        output.show(Text(output.text(f"balance-{table.name}.about"), "dim"))


def turns(output: Output, found: Study) -> Grid:
    """Win share, place and score by turn or by seat."""
    first = "balance-turn" if found.turns else "balance-seat"
    grid = grid_of(output, (first, "arena-share", "arena-place", "arena-mean-score"))
    for one in found.seats:
        grid.add_row(
            str(one.turn + 1),
            spanned(output, one.win_share.scaled(100, 0), "\N{NO-BREAK SPACE}%"),
            spanned(output, one.place, places=2),
            spanned(output, one.score),
        )
    return grid


def numbers(output: Output, found: Study) -> Grid:
    """Lengths and scores."""
    keys = ("balance-what", "simulate-min", "simulate-median", "simulate-max", "simulate-mean")
    grid = grid_of(output, keys)
    for key, counted in (
        ("simulate-length", found.lengths),
        ("simulate-score", found.scores),
        ("balance-winning", found.winners),
    ):
        parts = spread(counted)
        cells = [number(output, float(str(parts[name])), 0) for name in ("min", "median", "max")]
        grid.add_row(output.text(key), *cells, number(output, float(str(parts["mean"]))))
    return grid


def ends(output: Output, found: Study) -> Grid:
    """How often games end in which way."""
    grid = grid_of(output, ("simulate-ends", "balance-share"))
    for reason, count in found.ends.most_common():
        grid.add_row(output.text(f"end-{reason}"), percent(output, count / found.games))
    return grid


def worths(output: Output, table: Comparison, rows: list[Row]) -> Grid:
    """A line for each row: uses, points, wins of its users, and points by column."""
    wide = len(table.columns) > WIDE
    heads = [output.text(f"balance-{table.name}.row")]
    heads += [output.text(f"balance-{key}") for key in ("uses", "points", *([] if wide else ["wins"]))]
    heads += [column_name(output, table, column) for column in table.columns]
    grid = Grid(box=None, pad_edge=False, header_style="dim", padding=(0, 0 if wide else 1, 0, 1))
    for at, head in enumerate(heads):
        grid.add_column(head, justify="right" if at else "left", no_wrap=not at)
    for row in rows:
        share = [] if wide else [percent(output, row.whole.win_share.mean)]
        points = give_or_take(output, row.whole.points) if wide else spanned(output, row.whole.points)
        cells = [point(output, row.columns.get(column)) for column in table.columns]
        grid.add_row(row_name(output, table, row), number(output, row.whole.uses, 0), points, *share, *cells)
    return grid


def give_or_take(output: Output, estimate: Estimate) -> str:
    """A mean and a symmetric interval in little space."""
    return (
        f"{number(output, estimate.mean)}\N{NO-BREAK SPACE}±{number(output, estimate.high - estimate.mean)}"
    )


def point(output: Output, worth: Worth | None) -> str:
    """A mean, or a dash where there is none."""
    return number(output, worth.points.mean) if worth is not None else "–"


def percent(output: Output, share: float) -> str:
    """A share in per cent."""
    return f"{number(output, 100 * share)}\N{NO-BREAK SPACE}%"


def row_name(output: Output, table: Comparison, row: Row) -> str:
    """The game's name for a row. The fact has the table's name, so that the game's `fact-` messages apply."""
    name = output.text(f"balance-{table.name}.name", {"row": row.key, table.name: row.key})
    if table.numbered and row.key in table.rows:
        return f"{table.rows.index(row.key) + 1} {name}"
    return name


def column_name(output: Output, table: Comparison, column: str) -> str:
    """The game's name for a column."""
    return output.text(f"balance-{table.name}.column", {"column": column})
