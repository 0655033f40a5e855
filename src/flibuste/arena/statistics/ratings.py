"""Ratings by OpenSkill's Plackett-Luce model, which allows any number of seats and ties."""

from __future__ import annotations

from collections.abc import Iterable
from math import sqrt
from typing import NamedTuple

from openskill.models import PlackettLuce

from flibuste.arena.match_game import Played


class Rating(NamedTuple):
    """A bot's rating and its standard deviation."""

    mu: float
    sigma: float


def ratings(games: Iterable[Played]) -> dict[str, Rating]:
    """Rates all bots, game after game in the order of the match. All begin with the same rating.

    Bots do not learn, so their uncertainty does not grow from game to game (tau is 0). A bot with
    several seats in a game is rated for each seat, and the new ratings are averaged.
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
