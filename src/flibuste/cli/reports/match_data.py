"""The result of a match, as JSON and as CSV."""

from __future__ import annotations

import csv
import io
from math import isfinite
from typing import Any, NamedTuple

from flibuste.arena.adjusted import Adjusted, adjusted
from flibuste.arena.match import Match
from flibuste.arena.match_game import by_clock
from flibuste.arena.match_runner import MatchRunner
from flibuste.arena.standings import Duel, Standing, duels, standings
from flibuste.arena.statistics.elo import elo_between
from flibuste.arena.statistics.intervals import Estimate
from flibuste.arena.statistics.sprt import Claims, Verdict
from flibuste.kernel.types import Json


class Outcome(NamedTuple):
    """The result of a match, or of as many of its games as are played."""

    match: Match
    games: int
    sets: int
    standings: list[Standing]
    """The strongest first."""
    duels: list[Duel]
    """The stronger of two first."""
    claims: Claims | None
    verdict: Verdict | None
    adjusted: list[Adjusted]
    """The same bots without their luck, if the match measured it."""

    @property
    def even(self) -> float:
        """The win share of bots of equal strength."""
        return 1 / self.match.seats

    @property
    def reproducible(self) -> bool:
        """Whether the same command gives the same games again."""
        return not any(by_clock(name, self.match) for name in self.match.names())

    @property
    def elo(self) -> Estimate | None:
        """The first bot's advantage over the others in Elo; None if there are more than two kinds of bots."""
        first = self.match.bots[0]
        if len(self.match.bots) != self.match.seats or len(self.match.names()) != 2:
            return None
        share = next(one.win_share for one in self.standings if one.bot == first)
        return elo_between(share, self.match.seats, self.match.bots.count(first))


def outcome_of(runner: MatchRunner) -> Outcome:
    """The result of a match so far."""
    games = runner.games()
    ranked = standings(games, runner.match.names()) if games else []
    ranked.sort(key=lambda one: (-one.win_share.mean, one.place.mean))
    return Outcome(
        runner.match,
        len(games),
        len(games) // runner.size,
        ranked,
        duels(games, [one.bot for one in ranked]),
        runner.test.claims if runner.test else None,
        runner.test.verdict if runner.test else None,
        adjusted(games, [one.bot for one in ranked]) if runner.match.playouts and games else [],
    )


def as_json(outcome: Outcome) -> dict[str, Json]:
    """The main results for other programs. The folder's `result.json` has all of them."""
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
    if outcome.adjusted:
        answer["adjusted"] = [
            {
                "bot": one.bot,
                "win_share": estimate_json(one.win_share),
                "margin": estimate_json(one.margin),
                "share_factor": rounded(one.share_factor),
                "margin_factor": rounded(one.margin_factor),
            }
            for one in outcome.adjusted
        ]
    return answer


def test_json(outcome: Outcome) -> dict[str, Json] | None:
    """The sequential test for other programs."""
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


def as_full_json(outcome: Outcome) -> dict[str, Any]:
    """All results for other programs."""
    rows = {row["bot"]: row for row in rows_of(outcome)}
    return {
        **as_json(outcome),
        "match": outcome.match.as_json(),
        "sets": outcome.sets,
        "reproducible": outcome.reproducible,
        "elo": estimate_json(outcome.elo) if outcome.elo else None,
        "test": test_json(outcome),
        "details": [
            {**rows[one.bot], "scores": dict(sorted(one.scores.items())), "times": one.times.as_json()}
            for one in outcome.standings
        ],
        "duels": [
            {"one": duel.one, "other": duel.other, "games": duel.games, **estimate_json(duel.share)}
            for duel in outcome.duels
        ],
    }


def rows_of(outcome: Outcome) -> list[dict[str, Json]]:
    """A flat line for each bot."""
    calm = {one.bot: one for one in outcome.adjusted}
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
            "decisions": one.times.count,
            "seconds_mean": rounded(one.times.mean, 6),
            "seconds_p99": rounded(one.times.quantile(0.99), 6),
            "seconds_max": rounded(one.times.longest, 6),
            "overruns": one.times.overruns,
            **(calm_columns(calm[one.bot]) if one.bot in calm else {}),
        }
        for one in outcome.standings
    ]


def calm_columns(one: Adjusted) -> dict[str, Json]:
    """The columns of a match that measured luck."""
    return {
        **flat("adjusted_share", one.win_share),
        **flat("adjusted_margin", one.margin),
        "share_factor": rounded(one.share_factor),
        "margin_factor": rounded(one.margin_factor),
    }


def as_csv(outcome: Outcome) -> str:
    """A line for each bot."""
    rows = rows_of(outcome)
    text = io.StringIO()
    if rows:
        writer = csv.DictWriter(text, list(rows[0]), lineterminator="\n")
        writer.writeheader()
        writer.writerows(rows)
    return text.getvalue()


def flat(name: str, estimate: Estimate) -> dict[str, Json]:
    """An estimate as three columns."""
    return {
        name: rounded(estimate.mean),
        **{f"{name}_{end}": rounded(getattr(estimate, end)) for end in ENDS},
    }


ENDS = ("low", "high")


def estimate_json(estimate: Estimate) -> dict[str, Json]:
    """An estimate for other programs."""
    return {"mean": rounded(estimate.mean), **{end: rounded(getattr(estimate, end)) for end in ENDS}}


def rounded(number: float, digits: int = 4) -> Json:
    """A rounded number. JSON has no infinity: None instead."""
    return round(number, digits) if isfinite(number) else None
