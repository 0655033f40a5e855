"""The result of a match as a table, as JSON and as CSV."""

from __future__ import annotations

import csv
import io
from math import isfinite
from typing import Any, NamedTuple

from rich.table import Table as Grid
from rich.text import Text

from flibuste.bots.arena.bout import by_clock
from flibuste.bots.arena.elo import elo_between
from flibuste.bots.arena.intervals import Estimate
from flibuste.bots.arena.match import Match
from flibuste.bots.arena.sprt import Claims, Verdict
from flibuste.bots.arena.standing import Duel, Standing, duels, standings
from flibuste.bots.arena.tournament import Tournament
from flibuste.cli.voice import Voice
from flibuste.kernel.words import Facts, Json


class Outcome(NamedTuple):
    """A match that was played, or as much of it as there is."""

    match: Match
    games: int
    sets: int
    standings: list[Standing]
    """The strongest first."""
    duels: list[Duel]
    """The stronger of two first."""
    claims: Claims | None
    verdict: Verdict | None

    @property
    def even(self) -> float:
        return 1 / self.match.seats

    @property
    def reproducible(self) -> bool:
        return not any(by_clock(name, self.match) for name in self.match.names())

    @property
    def elo(self) -> Estimate | None:
        """The first bot's, against the others; where it has one meaning."""
        first = self.match.bots[0]
        if len(self.match.bots) != self.match.seats or len(self.match.names()) != 2:
            return None
        share = next(one.win_share for one in self.standings if one.bot == first)
        return elo_between(share, self.match.seats, self.match.bots.count(first))


def outcome_of(tournament: Tournament) -> Outcome:
    games = tournament.games()
    ranked = standings(games, tournament.match.names()) if games else []
    ranked.sort(key=lambda one: (-one.win_share.mean, one.place.mean))
    return Outcome(
        tournament.match,
        len(games),
        len(games) // tournament.size,
        ranked,
        duels(games, [one.bot for one in ranked]),
        tournament.test.claims if tournament.test else None,
        tournament.test.verdict if tournament.test else None,
    )


def as_json(outcome: Outcome) -> dict[str, Json]:
    """What another program wants to know first; all of it is in the folder's `result.json`."""
    answer: dict[str, Json] = {
        "game": outcome.match.game,
        "seats": outcome.match.seats,
        "games": outcome.games,
        "bots": [
            {
                "bot": one.bot,
                "win_share": rounded(one.win_share.mean),
                "low": rounded(one.win_share.low),
                "high": rounded(one.win_share.high),
                "mean_place": rounded(one.place.mean),
                "mean_margin": rounded(one.margin.mean),
                "rating": rounded(one.rating.mu),
            }
            for one in outcome.standings
        ],
    }
    if outcome.verdict is not None:
        answer["test"] = test_json(outcome)
    return answer


def test_json(outcome: Outcome) -> dict[str, Json] | None:
    if outcome.verdict is None or outcome.claims is None:
        return None
    return {
        "bot": outcome.match.bots[0],
        "answer": outcome.verdict.answer,
        "share0": rounded(outcome.claims.low),
        "share1": rounded(outcome.claims.high),
        "log_ratio": rounded(outcome.verdict.ratio),
        "bound": rounded(outcome.claims.bound),
        "sets": outcome.verdict.sets,
        "elo": estimate_json(outcome.elo) if outcome.games and outcome.elo else None,
    }


def as_whole_json(outcome: Outcome) -> dict[str, Any]:
    """Everything there is to know."""
    rows = {row["bot"]: row for row in rows_of(outcome)}
    return {
        **as_json(outcome),
        "match": outcome.match.as_json(),
        "sets": outcome.sets,
        "reproducible": outcome.reproducible,
        "elo": estimate_json(outcome.elo) if outcome.elo else None,
        "test": test_json(outcome),
        "details": [
            {**rows[one.bot], "scores": dict(sorted(one.scores.items())), "times": one.watch.as_json()}
            for one in outcome.standings
        ],
        "duels": [
            {"one": duel.one, "other": duel.other, "games": duel.games, **estimate_json(duel.share)}
            for duel in outcome.duels
        ],
    }


def rows_of(outcome: Outcome) -> list[dict[str, Json]]:
    """A line for each bot, flat."""
    return [
        {
            "game": outcome.match.game,
            "table": outcome.match.seats,
            "games": outcome.games,
            "bot": one.bot,
            "seats": one.seats,
            **flat("win_share", one.win_share),
            **flat("place", one.place),
            **flat("margin", one.margin),
            "mean_score": rounded(one.score),
            "rating_mu": rounded(one.rating.mu),
            "rating_sigma": rounded(one.rating.sigma),
            "decisions": one.watch.count,
            "seconds_mean": rounded(one.watch.mean, 6),
            "seconds_p99": rounded(one.watch.quantile(0.99), 6),
            "seconds_max": rounded(one.watch.longest, 6),
            "overruns": one.watch.overruns,
        }
        for one in outcome.standings
    ]


def as_csv(outcome: Outcome) -> str:
    rows = rows_of(outcome)
    text = io.StringIO()
    if rows:
        writer = csv.DictWriter(text, list(rows[0]), lineterminator="\n")
        writer.writeheader()
        writer.writerows(rows)
    return text.getvalue()


def flat(name: str, estimate: Estimate) -> dict[str, Json]:
    return {
        name: rounded(estimate.mean),
        **{f"{name}_{end}": rounded(getattr(estimate, end)) for end in ENDS},
    }


ENDS = ("low", "high")


def estimate_json(estimate: Estimate) -> dict[str, Json]:
    return {"mean": rounded(estimate.mean), **{end: rounded(getattr(estimate, end)) for end in ENDS}}


def rounded(number: float, digits: int = 4) -> Json:
    """JSON knows no infinity: an interval without end has none."""
    return round(number, digits) if isfinite(number) else None


# --- for people ------------------------------------------------------------------------------------------


def heading(outcome: Outcome) -> Facts:
    match = outcome.match
    return {"games": outcome.games, "sets": outcome.sets, "seats": match.seats, "seed": match.seed}


def show(voice: Voice, outcome: Outcome) -> None:
    voice.say("arena-done", heading(outcome), "bold")
    if not outcome.games:
        return
    voice.show(strength(voice, outcome))
    if len(outcome.standings) > 2:
        voice.show(Text(""))
        voice.show(meetings(voice, outcome))
    voice.show(Text(""))
    voice.show(thinking(voice, outcome))
    voice.show(Text(""))
    for line in remarks(voice, outcome):
        voice.show(Text(line))


def strength(voice: Voice, outcome: Outcome) -> Grid:
    keys = ("arena-bot", "arena-share", "arena-place", "arena-margin")
    grid = grid_of(voice, keys)
    for one in outcome.standings:
        grid.add_row(
            one.bot,
            spanned(voice, one.win_share.scaled(100, 0), " %"),
            spanned(voice, one.place, places=2),
            spanned(voice, one.margin),
        )
    return grid


def meetings(voice: Voice, outcome: Outcome) -> Grid:
    grid = grid_of(voice, ("arena-duel", "arena-ahead", "arena-games"))
    for duel in outcome.duels:
        grid.add_row(
            f"{duel.one} – {duel.other}", spanned(voice, duel.share.scaled(100, 0), " %"), str(duel.games)
        )
    return grid


def thinking(voice: Voice, outcome: Outcome) -> Grid:
    keys = ("bot", "rating", "decisions", "mean", "p99", "max", "over")
    grid = grid_of(voice, tuple(f"arena-{key}" for key in keys))
    for one in outcome.standings:
        times = (one.watch.mean, one.watch.quantile(0.99), one.watch.longest)
        grid.add_row(
            one.bot,
            f"{number(voice, one.rating.mu)} ± {number(voice, 2 * one.rating.sigma)}",
            number(voice, one.watch.count, 0),
            *[duration(voice, seconds) for seconds in times],
            number(voice, one.watch.overruns, 0),
        )
    return grid


def remarks(voice: Voice, outcome: Outcome) -> list[str]:
    """What one must know to read the numbers."""
    lines: list[str] = []
    if outcome.verdict is not None and outcome.claims is not None:
        tested: Facts = {
            "bot": outcome.match.bots[0],
            "low": 100 * outcome.claims.low,
            "high": 100 * outcome.claims.high,
            "sets": outcome.verdict.sets,
        }
        lines.append(voice.words(f"arena-verdict-{outcome.verdict.answer}", tested))
    if outcome.elo is not None:
        lines.append(advantage(voice, outcome.match.bots[0], outcome.elo))
    lines.append(voice.words("arena-even", {"share": 100 * outcome.even}))
    lines.append(voice.words("arena-fixed" if outcome.reproducible else "arena-by-clock"))
    return lines


def grid_of(voice: Voice, keys: tuple[str, ...]) -> Grid:
    grid = Grid(box=None, pad_edge=False, header_style="dim")
    for at, key in enumerate(keys):
        grid.add_column(voice.words(key), justify="right" if at else "left")
    return grid


def advantage(voice: Voice, bot: str, elo: Estimate) -> str:
    """How far ahead it is in Elo, or how far behind: nobody is ahead by −158."""
    behind = elo.mean < 0
    distance = Estimate(-elo.mean, -elo.high, -elo.low) if behind else elo
    facts: Facts = {"bot": bot, "behind": behind, "range": spanned(voice, distance, places=0)}
    return voice.words("arena-elo", facts)


def spanned(voice: Voice, estimate: Estimate, unit: str = "", places: int = 1) -> str:
    """A mean and its interval."""
    parts = [number(voice, part, places) for part in estimate]
    return f"{parts[0]}{unit} [{parts[1]} … {parts[2]}]"


def number(voice: Voice, value: float, places: int = 1) -> str:
    """As it is written in the language spoken."""
    if not isfinite(value):
        return "∞" if value > 0 else "−∞"
    words = voice.words(("units", "tenths", "hundredths")[places], {"value": round(value, places) + 0.0})
    return words.replace("-", "\N{MINUS SIGN}")


def duration(voice: Voice, seconds: float) -> str:
    """In the unit that suits it."""
    units = ((1.0, "s"), (1e-3, "ms"), (1e-6, "µs"))
    size, unit = next((one for one in units if seconds >= one[0]), units[-1])
    places = 0 if seconds >= 99.5 * size or abs(seconds / size - round(seconds / size)) < 0.01 else 1
    return f"{number(voice, seconds / size, places)}\N{NO-BREAK SPACE}{unit}"
