"""What was found out about a game, as tables, as JSON and as CSV."""

from __future__ import annotations

import csv
import io
from typing import Any

from rich.table import Table as Grid
from rich.text import Text

from flibuste.bots.arena.intervals import Estimate
from flibuste.bots.arena.match import Match
from flibuste.bots.arena.study import Row, Study, Worth
from flibuste.cli.arena_forms import estimate_json, grid_of, number, rounded, spanned
from flibuste.cli.tally import spread
from flibuste.cli.voice import Voice
from flibuste.kernel.balance import Table
from flibuste.kernel.words import Facts, Json

WIDE = 4
"""More columns than these, and a line of the terminal has room for less."""


def as_json(match: Match, found: Study) -> dict[str, Any]:
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
    return {
        "uses": worth.uses,
        "points": estimate_json(worth.points),
        "win_share": estimate_json(worth.win_share),
    }


def as_csv(match: Match, found: Study) -> str:
    """One list of everything: what, of which row and column, how often, and each number with its interval."""
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


# --- for people ------------------------------------------------------------------------------------------


def heading(match: Match, found: Study) -> Facts:
    return {
        "games": found.games,
        "seats": match.seats,
        "bots": list(dict.fromkeys(match.bots)),
        "seed": match.seed,
    }


def show(voice: Voice, match: Match, found: Study) -> None:
    voice.say("balance-done", heading(match, found), "bold")
    voice.show(turns(voice, found))
    voice.show(Text(voice.words("arena-even", {"share": 100 / match.seats}), "dim"))
    voice.show(Text(""))
    voice.show(numbers(voice, found))
    voice.show(Text(""))
    voice.show(ends(voice, found))
    for table, rows in found.tables:
        voice.show(Text(""))
        voice.show(Text(voice.words(f"balance-{table.name}"), "bold"))
        voice.show(worths(voice, table, rows))
        voice.show(Text(voice.words(f"balance-{table.name}.about"), "dim"))


def turns(voice: Voice, found: Study) -> Grid:
    first = "balance-turn" if found.turns else "balance-seat"
    grid = grid_of(voice, (first, "arena-share", "arena-place", "arena-mean-score"))
    for one in found.seats:
        grid.add_row(
            str(one.turn + 1),
            spanned(voice, one.win_share.scaled(100, 0), "\N{NO-BREAK SPACE}%"),
            spanned(voice, one.place, places=2),
            spanned(voice, one.score),
        )
    return grid


def numbers(voice: Voice, found: Study) -> Grid:
    keys = ("balance-what", "simulate-min", "simulate-median", "simulate-max", "simulate-mean")
    grid = grid_of(voice, keys)
    for key, counted in (
        ("simulate-length", found.lengths),
        ("simulate-score", found.scores),
        ("balance-winning", found.winners),
    ):
        parts = spread(counted)
        cells = [number(voice, float(str(parts[name])), 0) for name in ("min", "median", "max")]
        grid.add_row(voice.words(key), *cells, number(voice, float(str(parts["mean"]))))
    return grid


def ends(voice: Voice, found: Study) -> Grid:
    grid = grid_of(voice, ("simulate-ends", "balance-share"))
    for reason, count in found.ends.most_common():
        grid.add_row(voice.words(f"end-{reason}"), percent(voice, count / found.games))
    return grid


def worths(voice: Voice, table: Table, rows: list[Row]) -> Grid:
    """A line for each row: how often it was used, what it brings, how often its users win, and by column."""
    wide = len(table.columns) > WIDE
    heads = [voice.words(f"balance-{table.name}.row")]
    heads += [voice.words(f"balance-{key}") for key in ("uses", "points", *([] if wide else ["wins"]))]
    heads += [column_name(voice, table, column) for column in table.columns]
    grid = Grid(box=None, pad_edge=False, header_style="dim", padding=(0, 0 if wide else 1, 0, 1))
    for at, head in enumerate(heads):
        grid.add_column(head, justify="right" if at else "left", no_wrap=not at)
    for row in rows:
        share = [] if wide else [percent(voice, row.whole.win_share.mean)]
        points = give_or_take(voice, row.whole.points) if wide else spanned(voice, row.whole.points)
        cells = [point(voice, row.columns.get(column)) for column in table.columns]
        grid.add_row(row_name(voice, table, row), number(voice, row.whole.uses, 0), points, *share, *cells)
    return grid


def give_or_take(voice: Voice, estimate: Estimate) -> str:
    """The same in less room, for intervals that reach as far up as down."""
    return f"{number(voice, estimate.mean)}\N{NO-BREAK SPACE}±{number(voice, estimate.high - estimate.mean)}"


def point(voice: Voice, worth: Worth | None) -> str:
    return number(voice, worth.points.mean) if worth is not None else "–"


def percent(voice: Voice, share: float) -> str:
    return f"{number(voice, 100 * share)}\N{NO-BREAK SPACE}%"


def row_name(voice: Voice, table: Table, row: Row) -> str:
    """The game's own name for it; the table's name is the fact's, so that the game's messages can be used."""
    said = voice.words(f"balance-{table.name}.name", {"row": row.key, table.name: row.key})
    if table.numbered and row.key in table.rows:
        return f"{table.rows.index(row.key) + 1} {said}"
    return said


def column_name(voice: Voice, table: Table, column: str) -> str:
    return voice.words(f"balance-{table.name}.column", {"column": column})
