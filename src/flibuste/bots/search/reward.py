"""What the end of an imagined game is worth to each seat."""

from __future__ import annotations

import math
from typing import Final

from flibuste.kernel.types import Seat

FULL: Final = 40.0
"""Margins are cut off at so many average margins. Where most worlds end level, one may be larger."""


class Reward:
    """From 0 to 1 for each seat: for the seats it beat, for winning, and for the margin."""

    def __init__(self, margin: float, first: float) -> None:
        self.margin: float = margin
        self.first: float = first
        self.spread: float = 0.0
        """The sum of the absolute margins so far. It shows what a large margin is."""
        self.spreads: int = 0

    def of(self, scores: list[float], places: list[float]) -> list[float]:
        seats = len(scores)
        for one in range(seats):
            for other in range(one):
                self.spread += abs(scores[one] - scores[other])
                self.spreads += 1
        scale = self.spread / self.spreads if self.spread > 0.0 else 1.0
        first = self.first if seats > 2 else 0.0
        winners = 0
        for place in places:
            if place < 1.5:
                winners += 1
        rewards: list[float] = []
        for one in range(seats):
            beaten = 0.0
            ahead = 0.0
            for other in range(seats):
                if other == one:
                    continue
                if places[one] < places[other]:
                    beaten += 1.0
                elif places[one] == places[other]:
                    beaten += 0.5
                ahead += clearly((scores[one] - scores[other]) / scale)
            beaten /= seats - 1
            ahead /= seats - 1
            won = 1.0 / winners if places[one] < 1.5 else 0.0
            rewards.append(self.margin * ahead + (1.0 - self.margin) * (first * won + (1.0 - first) * beaten))
        return rewards


def clearly(margin: float) -> float:
    """From 0 for a clear defeat to 1 for a clear victory. The cut-off keeps `exp` in range."""
    return 1.0 / (1.0 + math.exp(-max(-FULL, min(FULL, margin))))


def lead(scores: list[float], seat: Seat) -> float:
    """The seat's score minus the best score of the others."""
    best = -1e9
    for other in range(len(scores)):
        if other != seat and scores[other] > best:
            best = scores[other]
    return scores[seat] - best


def soft_places(scores: list[float]) -> list[float]:
    """The places for these scores; equal scores share the better place."""
    places: list[float] = []
    for score in scores:
        place = 1.0
        for other in scores:
            if other > score:
                place += 1.0
        places.append(place)
    return places
