"""Elo: how a difference in strength and a share of wins belong together, for any number of seats."""

from __future__ import annotations

from math import inf, log10

from flibuste.bots.arena.intervals import Estimate


def share_of(elo: float, seats: int = 2, own: int = 1) -> float:
    """The win share of each seat of a bot that has so many of the seats and is stronger by so much."""
    weight = 10.0 ** (elo / 400)
    return float(weight / (own * weight + seats - own))


def elo_of(share: float, seats: int = 2, own: int = 1) -> float:
    """How much stronger a bot is whose seats win this share each."""
    if share <= 0:
        return -inf
    if own * share >= 1:
        return inf
    return 400 * log10(share * (seats - own) / (1 - own * share))


def elo_between(share: Estimate, seats: int = 2, own: int = 1) -> Estimate:
    return Estimate(*(elo_of(part, seats, own) for part in share))
