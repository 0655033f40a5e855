"""The result of a match as an HTML page with plots."""

from __future__ import annotations

from math import inf

from flibuste.arena.standings import Standing
from flibuste.arena.statistics.intervals import Estimate
from flibuste.arena.thinking_times import ThinkingTimes, upper_end
from flibuste.cli.output import Output
from flibuste.cli.reports import html, svg_plots
from flibuste.cli.reports.match_data import Outcome
from flibuste.cli.reports.match_tables import duration, heading, number, remarks
from flibuste.kernel import registry
from flibuste.kernel.game import make_setup

COARSE = 4
"""Steps of the thinking times in one bin of the plot."""


def page(output: Output, outcome: Outcome) -> str:
    """The whole page."""
    title = output.text("arena-title", {"game": output.translator.say("game-title")})
    return html.page(
        output.language,
        title,
        html.paragraph(output.text("arena-done", heading(outcome)), quiet=True),
        *[html.paragraph(line) for line in remarks(output, outcome)],
        html.section(output.text("arena-strength"), strength(output, outcome)),
        *([html.section(output.text("arena-no-luck"), calm(output, outcome))] if outcome.adjusted else []),
        html.pair(ladder(output, outcome), duels(output, outcome)),
        html.pair(scores(output, outcome), times(output, outcome)),
        html.section(output.text("arena-thinking"), clock(output, outcome)),
        html.section(output.text("arena-again"), again(outcome)),
    )


def strength(output: Output, outcome: Outcome) -> str:
    """Win share, place, margin, score and rating of each bot."""
    keys = ("bot", "share", "place", "margin", "mean-score", "rating")
    return html.table(
        [output.text(f"arena-{key}") for key in keys],
        [
            [
                one.bot,
                ranged(output, one.win_share.scaled(100, 0), 1, "\N{NO-BREAK SPACE}%"),
                ranged(output, one.place, 2),
                ranged(output, one.margin, 1),
                number(output, one.score),
                f"{number(output, one.rating.mu)} ± {number(output, 2 * one.rating.sigma)}",
            ]
            for one in outcome.standings
        ],
    )


def calm(output: Output, outcome: Outcome) -> str:
    """Win share and margin of each bot without luck."""
    keys = ("bot", "adjusted-share", "share-factor", "adjusted-margin", "margin-factor")
    return html.table(
        [output.text(f"arena-{key}") for key in keys],
        [
            [
                one.bot,
                ranged(output, one.win_share.scaled(100, 0), 1, "\N{NO-BREAK SPACE}%"),
                number(output, one.share_factor),
                ranged(output, one.margin, 1),
                number(output, one.margin_factor),
            ]
            for one in outcome.adjusted
        ],
    )


def ranged(output: Output, estimate: Estimate, places: int, unit: str = "") -> html.Cell:
    """A number with its interval."""
    mean, low, high = (number(output, part, places) for part in estimate)
    return html.ranged(mean + unit, low, high)


def percent(output: Output, value: float) -> str:
    """A share in per cent."""
    return f"{number(output, 100 * value, 0)}\N{NO-BREAK SPACE}%"


def ladder(output: Output, outcome: Outcome) -> str:
    """Win shares of the bots."""
    title = output.text("arena-plot-share")
    rows = [(one.bot, one.win_share) for one in outcome.standings]
    plot = svg_plots.whiskers(title, rows, lambda value: percent(output, value), outcome.even)
    return html.section(title, plot, html.paragraph(output.text("arena-plot-even"), quiet=True))


def duels(output: Output, outcome: Outcome) -> str:
    """Every bot against every other. If there are only two, their ratings instead."""
    if len(outcome.standings) == 2:
        title = output.text("arena-plot-rating")
        rows = [(one.bot, rating_range(one)) for one in outcome.standings]
        return html.section(title, svg_plots.whiskers(title, rows, lambda value: number(output, value, 0)))
    title = output.text("arena-duels")
    heads = [output.text(f"arena-{key}") for key in ("duel", "ahead", "games")]
    rows_ = [
        [
            f"{duel.one} – {duel.other}",
            ranged(output, duel.share.scaled(100, 0), 1, "\N{NO-BREAK SPACE}%"),
            duel.games,
        ]
        for duel in outcome.duels
    ]
    return html.section(title, html.table(heads, rows_))


def rating_range(one: Standing) -> Estimate:
    """A rating with its 95 % interval."""
    mu, sigma = one.rating
    return Estimate(mu, mu - 1.96 * sigma, mu + 1.96 * sigma)


def scores(output: Output, outcome: Outcome) -> str:
    """How each bot's scores are spread."""
    title = output.text("arena-plot-scores")
    rows = [
        svg_plots.Ridge(one.bot, svg_plots.binned(one.scores), [(one.score, "mean")])
        for one in outcome.standings
    ]
    plot = svg_plots.ridges(title, rows, lambda value: number(output, value, 0))
    return html.section(title, plot, html.paragraph(output.text("arena-plot-mean"), quiet=True))


def times(output: Output, outcome: Outcome) -> str:
    """How long each bot thought."""
    title = output.text("arena-plot-times")
    rows = [svg_plots.Ridge(one.bot, spread(one.times), marks(one.times)) for one in outcome.standings]
    limit = outcome.match.seconds or inf
    plot = svg_plots.ridges(title, rows, lambda value: duration(output, value), log=True, limit=limit)
    return html.section(title, plot, html.paragraph(output.text("arena-plot-clock"), quiet=True))


def spread(times: ThinkingTimes) -> dict[tuple[float, float], int]:
    """Decision times in bins that are wide enough to see."""
    bins: dict[tuple[float, float], int] = {}
    for step, count in times.steps.items():
        first = step // COARSE * COARSE
        ends = (upper_end(first - 1), upper_end(first + COARSE - 1))
        bins[ends] = bins.get(ends, 0) + count
    return bins


def marks(times: ThinkingTimes) -> list[tuple[float, str]]:
    """The mean, the 99 % quantile and the longest time."""
    found = [(times.mean, "mean"), (times.quantile(0.99), "far"), (times.longest, "far")]
    return [(value, kind) for value, kind in found if value > 0]


def clock(output: Output, outcome: Outcome) -> str:
    """Thinking times in numbers."""
    keys = ("bot", "decisions", "mean", "p99", "max", "over")
    return html.table(
        [output.text(f"arena-{key}") for key in keys],
        [
            [
                one.bot,
                number(output, one.times.count, 0),
                *[
                    duration(output, part)
                    for part in (one.times.mean, one.times.quantile(0.99), one.times.longest)
                ],
                number(output, one.times.overruns, 0),
            ]
            for one in outcome.standings
        ],
    )


def again(outcome: Outcome) -> str:
    """The command that plays these games again."""
    match = outcome.match
    usual = make_setup(registry.find(match.game).meta, match.seats).options
    words = [f"flibuste arena {match.game}", f"--bots {','.join(match.bots)}", f"--seats {match.seats}"]
    words += [f"--games {outcome.games}", f"--seed {match.seed}"]
    words += [f"--seconds {match.seconds:g}"] if match.seconds else []
    words += [f"--iterations {match.iterations}"] if match.iterations else []
    words += [f"--adjusted --playouts {match.playouts}"] if match.playouts else []
    words += [f"--option {key}={value}" for key, value in match.options if (key, value) not in usual]
    return html.command(words)
