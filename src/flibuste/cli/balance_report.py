"""What was found out about a game as one page with plots."""

from __future__ import annotations

from flibuste.bots.arena.match import Match
from flibuste.bots.arena.study import Row, Study, Worth
from flibuste.cli import plots, webpage
from flibuste.cli.arena_forms import number
from flibuste.cli.arena_report import percent, ranged
from flibuste.cli.balance_forms import column_name, heading, row_name
from flibuste.cli.tally import spread
from flibuste.cli.voice import Voice
from flibuste.kernel.balance import Table

DEEP = 4
"""Shades on either side of a table's cells."""


def report(voice: Voice, match: Match, found: Study) -> str:
    title = voice.words("balance-title", {"game": voice.tongue.say("game-title")})
    return webpage.page(
        voice.language,
        title,
        webpage.paragraph(voice.words("balance-done", heading(match, found)), quiet=True),
        webpage.paragraph(voice.words("balance-caution")),
        webpage.pair(turns(voice, match, found), scores(voice, found)),
        webpage.pair(ends(voice, found), lengths(voice, found)),
        *[worths(voice, table, rows) for table, rows in found.tables],
    )


def turns(voice: Voice, match: Match, found: Study) -> str:
    title = voice.words("balance-turns" if found.turns else "balance-seats")
    label = voice.words("balance-turn" if found.turns else "balance-seat")
    rows = [(f"{label} {one.turn + 1}", one.win_share) for one in found.seats]
    plot = plots.whiskers(title, rows, lambda value: percent(voice, value), 1 / match.seats)
    return webpage.section(title, plot, webpage.paragraph(voice.words("arena-plot-even"), quiet=True))


def scores(voice: Voice, found: Study) -> str:
    title = voice.words("arena-plot-scores")
    rows = [
        plots.Ridge(voice.words(key), plots.binned(counted), [(float(str(spread(counted)["mean"])), "mean")])
        for key, counted in (("balance-all", found.scores), ("balance-winning", found.winners))
    ]
    plot = plots.ridges(title, rows, lambda value: number(voice, value, 0))
    return webpage.section(title, plot, webpage.paragraph(voice.words("arena-plot-mean"), quiet=True))


def ends(voice: Voice, found: Study) -> str:
    rows = [
        [voice.words(f"end-{reason}"), percent(voice, count / found.games), number(voice, count, 0)]
        for reason, count in found.ends.most_common()
    ]
    heads = [voice.words(key) for key in ("simulate-ends", "balance-share", "arena-games")]
    return webpage.section(voice.words("simulate-ends"), webpage.table(heads, rows, wrap=True))


def lengths(voice: Voice, found: Study) -> str:
    title = voice.words("simulate-length")
    mean = float(str(spread(found.lengths)["mean"]))
    row = plots.Ridge("", plots.binned(found.lengths), [(mean, "mean")])
    return webpage.section(title, plots.ridges(title, [row], lambda value: number(voice, value, 0)))


def worths(voice: Voice, table: Table, rows: list[Row]) -> str:
    """The table; cells that are surely above or below the mean of their column are shaded."""
    heads = [voice.words(f"balance-{table.name}.row")]
    heads += [voice.words(f"balance-{key}") for key in ("uses", "points", "wins")]
    heads += [column_name(voice, table, column) for column in table.columns]
    middles = {column: middle([row.columns.get(column) for row in rows]) for column in table.columns}
    body = [
        [
            row_name(voice, table, row),
            number(voice, row.whole.uses, 0),
            ranged(voice, row.whole.points, 1),
            ranged(voice, row.whole.win_share.scaled(100, 0), 1, "\N{NO-BREAK SPACE}%"),
            *[shaded(voice, row.columns.get(column), *middles[column]) for column in table.columns],
        ]
        for row in rows
    ]
    return webpage.section(
        voice.words(f"balance-{table.name}"),
        webpage.paragraph(voice.words(f"balance-{table.name}.about"), quiet=True),
        webpage.table(heads, body),
    )


def middle(worths: list[Worth | None]) -> tuple[float, float]:
    """The mean of a column, and how far its cells are from it at the most."""
    means = [worth.points.mean for worth in worths if worth is not None]
    centre = sum(means) / len(means) if means else 0.0
    return centre, max((abs(one - centre) for one in means), default=0.0)


def shaded(voice: Voice, worth: Worth | None, centre: float, reach: float) -> webpage.Cell:
    if worth is None:
        return webpage.Cell('<span class="range">–</span>')
    off = (worth.points.mean - centre) / reach if reach else 0.0
    sure = not worth.points.low <= centre <= worth.points.high
    shade = f"{'more' if off > 0 else 'less'}-{max(1, round(DEEP * abs(off)))}" if sure else "as-ever"
    said = webpage.text(number(voice, worth.points.mean))
    return webpage.Cell(
        f'<span class="cell {shade}" title="n = {worth.uses}">{said}<small>{worth.uses}</small></span>'
    )
