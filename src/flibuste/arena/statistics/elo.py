"""Converts between differences in Elo and shares of wins, for any number of seats."""

from __future__ import annotations

from math import inf, log10

from flibuste.arena.statistics.intervals import Estimate


def share_of(elo: float, seats: int = 2, own: int = 1) -> float:
    """The win share of each of a bot's `own` seats if it is stronger by `elo`."""
    weight = 10.0 ** (elo / 400)
    return float(weight / (own * weight + seats - own))


def elo_of(share: float, seats: int = 2, own: int = 1) -> float:
    """How much stronger a bot is if each of its `own` seats wins this share."""
    if share <= 0:
        return -inf
    if own * share >= 1:
        return inf
    return 400 * log10(share * (seats - own) / (1 - own * share))


def elo_between(share: Estimate, seats: int = 2, own: int = 1) -> Estimate:
    """A win share with its interval as a difference in Elo."""
    return Estimate(*(elo_of(part, seats, own) for part in share))
