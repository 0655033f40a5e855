"""The results of a study as an HTML page with plots."""

from __future__ import annotations

from flibuste.arena.balance_study import Row, Study, Worth
from flibuste.arena.match import Match
from flibuste.cli.batch.simulation_totals import spread
from flibuste.cli.output import Output
from flibuste.cli.reports import html, svg_plots
from flibuste.cli.reports.balance_tables import column_name, heading, row_name
from flibuste.cli.reports.match_page import percent, ranged
from flibuste.cli.reports.match_tables import number
from flibuste.kernel.balance_notes import Comparison

DEEP = 4
"""Shades above and below the mean in a table."""


def page(output: Output, match: Match, found: Study) -> str:
    """The whole page."""
    title = output.text("balance-title", {"game": output.translator.say("game-title")})
    return html.page(
        output.language,
        title,
        html.paragraph(output.text("balance-done", heading(match, found)), quiet=True),
        html.paragraph(output.text("balance-caution")),
        html.pair(turns(output, match, found), scores(output, found)),
        html.pair(ends(output, found), lengths(output, found)),
        *[worths(output, table, rows) for table, rows in found.tables],
    )


def turns(output: Output, match: Match, found: Study) -> str:
    """Win shares by turn or by seat."""
    title = output.text("balance-turns" if found.turns else "balance-seats")
    label = output.text("balance-turn" if found.turns else "balance-seat")
    rows = [(f"{label} {one.turn + 1}", one.win_share) for one in found.seats]
    plot = svg_plots.whiskers(title, rows, lambda value: percent(output, value), 1 / match.seats)
    return html.section(title, plot, html.paragraph(output.text("arena-plot-even"), quiet=True))


def scores(output: Output, found: Study) -> str:
    """How the scores are spread."""
    title = output.text("arena-plot-scores")
    rows = [
        svg_plots.Ridge(
            output.text(key), svg_plots.binned(counted), [(float(str(spread(counted)["mean"])), "mean")]
        )
        for key, counted in (("balance-all", found.scores), ("balance-winning", found.winners))
    ]
    plot = svg_plots.ridges(title, rows, lambda value: number(output, value, 0))
    return html.section(title, plot, html.paragraph(output.text("arena-plot-mean"), quiet=True))


def ends(output: Output, found: Study) -> str:
    """How often games end in which way."""
    rows = [
        [output.text(f"end-{reason}"), percent(output, count / found.games), number(output, count, 0)]
        for reason, count in found.ends.most_common()
    ]
    heads = [output.text(key) for key in ("simulate-ends", "balance-share", "arena-games")]
    return html.section(output.text("simulate-ends"), html.table(heads, rows, wrap=True))


def lengths(output: Output, found: Study) -> str:
    """How the lengths of games are spread."""
    title = output.text("simulate-length")
    mean = float(str(spread(found.lengths)["mean"]))
    row = svg_plots.Ridge("", svg_plots.binned(found.lengths), [(mean, "mean")])
    return html.section(title, svg_plots.ridges(title, [row], lambda value: number(output, value, 0)))


def worths(output: Output, table: Comparison, rows: list[Row]) -> str:
    """A table of the game. Cells that are clearly above or below the mean of their column are shaded."""
    heads = [output.text(f"balance-{table.name}.row")]
    heads += [output.text(f"balance-{key}") for key in ("uses", "points", "wins")]
    heads += [column_name(output, table, column) for column in table.columns]
    middles = {column: middle([row.columns.get(column) for row in rows]) for column in table.columns}
    body = [
        [
            row_name(output, table, row),
            number(output, row.whole.uses, 0),
            ranged(output, row.whole.points, 1),
            ranged(output, row.whole.win_share.scaled(100, 0), 1, "\N{NO-BREAK SPACE}%"),
            *[shaded(output, row.columns.get(column), *middles[column]) for column in table.columns],
        ]
        for row in rows
    ]
    return html.section(
        output.text(f"balance-{table.name}"),
        html.paragraph(output.text(f"balance-{table.name}.about"), quiet=True),
        html.table(heads, body),
    )


def middle(worths: list[Worth | None]) -> tuple[float, float]:
    """The mean of a column, and the largest distance of a cell from it."""
    means = [worth.points.mean for worth in worths if worth is not None]
    centre = sum(means) / len(means) if means else 0.0
    return centre, max((abs(one - centre) for one in means), default=0.0)


def shaded(output: Output, worth: Worth | None, centre: float, reach: float) -> html.Cell:
    """A cell with its mean and the number of uses."""
    if worth is None:
        return html.Cell('<span class="range">–</span>')
    off = (worth.points.mean - centre) / reach if reach else 0.0
    clear = not worth.points.low <= centre <= worth.points.high
    shade = f"{'more' if off > 0 else 'less'}-{max(1, round(DEEP * abs(off)))}" if clear else "average"
    text = html.text(number(output, worth.points.mean))
    return html.Cell(
        f'<span class="cell {shade}" title="n = {worth.uses}">{text}<small>{worth.uses}</small></span>'
    )
