"""The result of a match as one page with plots."""

from __future__ import annotations

from math import inf

from flibuste.bots.arena.intervals import Estimate
from flibuste.bots.arena.standing import Standing
from flibuste.bots.arena.stopwatch import Stopwatch, upper_end
from flibuste.cli import plots, webpage
from flibuste.cli.arena_forms import Outcome, duration, heading, number, remarks
from flibuste.cli.voice import Voice
from flibuste.kernel import shelf
from flibuste.kernel.game import settle

COARSE = 4
"""Steps of the stopwatch in one bin of the plot."""


def report(voice: Voice, outcome: Outcome) -> str:
    title = voice.words("arena-title", {"game": voice.tongue.say("game-title")})
    return webpage.page(
        voice.language,
        title,
        webpage.paragraph(voice.words("arena-done", heading(outcome)), quiet=True),
        *[webpage.paragraph(line) for line in remarks(voice, outcome)],
        webpage.section(voice.words("arena-strength"), strength(voice, outcome)),
        webpage.pair(ladder(voice, outcome), duels(voice, outcome)),
        webpage.pair(scores(voice, outcome), times(voice, outcome)),
        webpage.section(voice.words("arena-thinking"), clock(voice, outcome)),
        webpage.section(voice.words("arena-again"), again(outcome)),
    )


def strength(voice: Voice, outcome: Outcome) -> str:
    keys = ("bot", "share", "place", "margin", "mean-score", "rating")
    return webpage.table(
        [voice.words(f"arena-{key}") for key in keys],
        [
            [
                one.bot,
                ranged(voice, one.win_share.scaled(100, 0), 1, "\N{NO-BREAK SPACE}%"),
                ranged(voice, one.place, 2),
                ranged(voice, one.margin, 1),
                number(voice, one.score),
                f"{number(voice, one.rating.mu)} ± {number(voice, 2 * one.rating.sigma)}",
            ]
            for one in outcome.standings
        ],
    )


def ranged(voice: Voice, estimate: Estimate, places: int, unit: str = "") -> webpage.Cell:
    mean, low, high = (number(voice, part, places) for part in estimate)
    return webpage.ranged(mean + unit, low, high)


def percent(voice: Voice, value: float) -> str:
    return f"{number(voice, 100 * value, 0)}\N{NO-BREAK SPACE}%"


def ladder(voice: Voice, outcome: Outcome) -> str:
    title = voice.words("arena-plot-share")
    rows = [(one.bot, one.win_share) for one in outcome.standings]
    plot = plots.whiskers(title, rows, lambda value: percent(voice, value), outcome.even)
    return webpage.section(title, plot, webpage.paragraph(voice.words("arena-plot-even"), quiet=True))


def duels(voice: Voice, outcome: Outcome) -> str:
    """Everybody against everybody; of two there is the rating to show."""
    if len(outcome.standings) == 2:
        title = voice.words("arena-plot-rating")
        rows = [(one.bot, rating_range(one)) for one in outcome.standings]
        return webpage.section(title, plots.whiskers(title, rows, lambda value: number(voice, value, 0)))
    title = voice.words("arena-duels")
    heads = [voice.words(f"arena-{key}") for key in ("duel", "ahead", "games")]
    rows_ = [
        [
            f"{duel.one} – {duel.other}",
            ranged(voice, duel.share.scaled(100, 0), 1, "\N{NO-BREAK SPACE}%"),
            duel.games,
        ]
        for duel in outcome.duels
    ]
    return webpage.section(title, webpage.table(heads, rows_))


def rating_range(one: Standing) -> Estimate:
    mu, sigma = one.rating
    return Estimate(mu, mu - 1.96 * sigma, mu + 1.96 * sigma)


def scores(voice: Voice, outcome: Outcome) -> str:
    title = voice.words("arena-plot-scores")
    rows = [
        plots.Ridge(one.bot, plots.binned(one.scores), [(one.score, "mean")]) for one in outcome.standings
    ]
    plot = plots.ridges(title, rows, lambda value: number(voice, value, 0))
    return webpage.section(title, plot, webpage.paragraph(voice.words("arena-plot-mean"), quiet=True))


def times(voice: Voice, outcome: Outcome) -> str:
    title = voice.words("arena-plot-times")
    rows = [plots.Ridge(one.bot, spread(one.watch), marks(one.watch)) for one in outcome.standings]
    limit = outcome.match.seconds or inf
    plot = plots.ridges(title, rows, lambda value: duration(voice, value), log=True, limit=limit)
    return webpage.section(title, plot, webpage.paragraph(voice.words("arena-plot-clock"), quiet=True))


def spread(watch: Stopwatch) -> dict[tuple[float, float], int]:
    """Decision times in bins wide enough to be seen."""
    bins: dict[tuple[float, float], int] = {}
    for step, count in watch.steps.items():
        first = step // COARSE * COARSE
        ends = (upper_end(first - 1), upper_end(first + COARSE - 1))
        bins[ends] = bins.get(ends, 0) + count
    return bins


def marks(watch: Stopwatch) -> list[tuple[float, str]]:
    found = [(watch.mean, "mean"), (watch.quantile(0.99), "far"), (watch.longest, "far")]
    return [(value, kind) for value, kind in found if value > 0]


def clock(voice: Voice, outcome: Outcome) -> str:
    keys = ("bot", "decisions", "mean", "p99", "max", "over")
    return webpage.table(
        [voice.words(f"arena-{key}") for key in keys],
        [
            [
                one.bot,
                number(voice, one.watch.count, 0),
                *[
                    duration(voice, part)
                    for part in (one.watch.mean, one.watch.quantile(0.99), one.watch.longest)
                ],
                number(voice, one.watch.overruns, 0),
            ]
            for one in outcome.standings
        ],
    )


def again(outcome: Outcome) -> str:
    """The command that gives these games again."""
    match = outcome.match
    usual = settle(shelf.find(match.game).meta, match.seats).options
    words = [f"flibuste arena {match.game}", f"--bots {','.join(match.bots)}", f"--seats {match.seats}"]
    words += [f"--games {outcome.games}", f"--seed {match.seed}"]
    words += [f"--seconds {match.seconds:g}"] if match.seconds else []
    words += [f"--iterations {match.iterations}"] if match.iterations else []
    words += [f"--option {key}={value}" for key, value in match.options if (key, value) not in usual]
    return webpage.command(words)
