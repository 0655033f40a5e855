"""Plays with players of known strength, to see whether rating finds their order and is honest about doubt.

`python -m flibuste.bench.rating_bars` prints the whole table.
"""

from __future__ import annotations

import random
from typing import NamedTuple

from flibuste.server.ratings.model import BETA, FRESH, MU, SIGMA, Rating, rated


class Found(NamedTuple):
    """What a simulation found: Spearman's rank correlation, and how often two sigmas contain the truth."""

    order: float
    coverage: float
    sigma: float


def simulate(seats: int, games: int, players: int = 1000, seed: int = 1, spread: float = SIGMA) -> Found:
    """So many players of known strength play so many games each, at tables drawn by lot."""
    luck = random.Random(seed)
    strengths = [luck.gauss(MU, spread) for _ in range(players)]
    ratings = [FRESH] * players
    for _ in range(games):
        order = list(range(players))
        luck.shuffle(order)
        for at in range(0, players - seats + 1, seats):
            table = order[at : at + seats]
            shown = [strengths[one] + luck.gauss(0, BETA) for one in table]
            places = [1 + sum(other > one for other in shown) for one in shown]
            after = rated([ratings[one] for one in table], places, [False] * seats)
            for one, new in zip(table, after, strict=True):
                ratings[one] = new
    within = sum(covers(one, truth) for one, truth in zip(ratings, strengths, strict=True))
    sigma = sum(one.sigma for one in ratings) / players
    return Found(rank_correlation(strengths, [one.mu for one in ratings]), within / players, sigma)


def covers(one: Rating, truth: float) -> bool:
    return abs(one.mu - truth) <= 2 * one.sigma


def rank_correlation(left: list[float], right: list[float]) -> float:
    """Spearman's: 1 if both have the same order, 0 if they have nothing to do with each other."""
    n = len(left)
    gaps = sum((a - b) ** 2 for a, b in zip(ranks(left), ranks(right), strict=True))
    return 1 - 6 * gaps / (n * (n * n - 1))


def ranks(values: list[float]) -> list[int]:
    found = [0] * len(values)
    for rank, at in enumerate(sorted(range(len(values)), key=values.__getitem__)):
        found[at] = rank
    return found
