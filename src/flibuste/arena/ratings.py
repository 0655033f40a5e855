"""Ratings on one scale, by OpenSkill's Plackett-Luce model: any number of seats, ties, and how sure it is."""

from __future__ import annotations

from collections.abc import Iterable
from math import sqrt
from typing import NamedTuple

from openskill.models import PlackettLuce

from flibuste.bots.arena.bout import Played


class Rating(NamedTuple):
    """Where a bot stands, and the standard deviation of that."""

    mu: float
    sigma: float


def ratings(games: Iterable[Played]) -> dict[str, Rating]:
    """All bots from the same start, game after game in the order of the match.

    A bot does not learn, so nothing is added to its uncertainty from game to game (tau is 0). A bot
    with several seats is rated once for each, from the same start, and the changes are averaged.
    """
    model = PlackettLuce(tau=0.0)
    fresh = Rating(model.mu, model.sigma)
    known: dict[str, Rating] = {}
    for played in games:
        before = [known.get(bot, fresh) for bot in played.bots]
        teams = [[model.rating(mu=one.mu, sigma=one.sigma)] for one in before]
        after = [team[0] for team in model.rate(teams, ranks=[float(place) for place in played.places])]
        for bot in dict.fromkeys(played.bots):
            own = [after[seat] for seat, name in enumerate(played.bots) if name == bot]
            known[bot] = Rating(
                sum(one.mu for one in own) / len(own), sqrt(sum(one.sigma**2 for one in own) / len(own))
            )
    return known
