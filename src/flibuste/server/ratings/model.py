"""How a result changes ratings: OpenSkill's Thurstone-Mosteller model, pair by pair.

docs/ratings.md says why this model and these numbers. `tests/server/test_rating_model.py` compares the pair
with OpenSkill's own, and `flibuste.server.ratings.simulation` measures how honest the intervals are.
"""

from __future__ import annotations

from collections.abc import Sequence
from math import erf, erfc, exp, pi, sqrt
from typing import NamedTuple

MU = 25.0
SIGMA = 25.0 / 3
"""The rating of somebody nobody knows: anything within 0 and 50 would not surprise."""
BETA = 25.0 / 6
"""How much one game differs from another: the standard deviation of a performance."""
TAU = 25.0 / 300
"""How much somebody changes from one game to the next."""
EPSILON = 0.1
"""Two performances that are closer than this are a tie."""
KAPPA = 0.0001
"""A variance never shrinks below this share in one comparison."""
TINY = 1e-12
"""OpenSkill divides by nothing smaller."""


class Rating(NamedTuple):
    """What is known of a strength: the best guess, and its standard deviation."""

    mu: float
    sigma: float

    @property
    def cautious(self) -> float:
        """What the strength is at least, nearly for sure. The ladder is ordered by it."""
        return self.mu - 3 * self.sigma


FRESH = Rating(MU, SIGMA)


def rated(before: Sequence[Rating], places: Sequence[int], fixed: Sequence[bool]) -> list[Rating]:
    """The ratings after a game with these places; lower is better, and equal places are a tie.

    Each pair is compared once. A seat's own luck is in all of its comparisons, so that several say less than
    as many games of two would: each counts less, the more seats there are. What is fixed does not change.
    """
    weight = 3.5 / (len(before) + 1.5)
    grown = [one if still else Rating(one.mu, sqrt(one.sigma**2 + TAU**2))
             for one, still in zip(before, fixed, strict=True)]  # fmt: skip
    precision = [0.0] * len(grown)
    shift = [0.0] * len(grown)
    for i, one in enumerate(grown):
        if fixed[i]:
            continue
        for j, other in enumerate(grown):
            if i == j:
                continue
            after = compared(one, other, places[j] - places[i])
            gained = 1.0 / after.sigma**2
            precision[i] += weight * (gained - 1.0 / one.sigma**2)
            shift[i] += weight * (after.mu - one.mu) * gained
    return [before[i] if fixed[i] else settled(one, precision[i], shift[i]) for i, one in enumerate(grown)]


def settled(one: Rating, precision: float, shift: float) -> Rating:
    """A rating with all comparisons of a game taken together."""
    total = 1.0 / one.sigma**2 + precision
    return Rating(one.mu + shift / total, sqrt(1.0 / total))


def compared(one: Rating, other: Rating, ahead: int) -> Rating:
    """One's rating after a comparison: they were `ahead` of the other (above 0), behind, or tied (0)."""
    variance = one.sigma**2
    c = sqrt(variance + other.sigma**2 + 2 * BETA**2)
    x, t = (one.mu - other.mu) / c, EPSILON / c
    if ahead > 0:
        v = surprise(x - t)
        w = v * (v + x - t)
    elif ahead < 0:
        v = surprise(-x - t)
        w = v * (v - x - t)
        v = -v
    else:
        v, w = tie(x, t)
    shrunk = max(1.0 - variance / c**2 * w, KAPPA)
    return Rating(one.mu + variance / c * v, one.sigma * sqrt(shrunk))


def surprise(x: float) -> float:
    """How much the mean of a normal distribution moves when everything below -x is cut off."""
    share = cdf(x)
    return -x if share < TINY else pdf(x) / share


def tie(x: float, t: float) -> tuple[float, float]:
    """The same for everything outside -t … t: how the mean moves, and how much the variance shrinks."""
    share = cdf(t - abs(x)) - cdf(-t - abs(x))
    if share < TINY:
        return (-x - t if x < 0 else -x + t), 1.0
    low, high = pdf(-t - abs(x)), pdf(t - abs(x))
    v = (low - high) / share
    w = v * v + ((t - abs(x)) * high - (-t - abs(x)) * low) / share
    return (-v if x < 0 else v), w


def pdf(x: float) -> float:
    return exp(-x * x / 2) / sqrt(2 * pi)


def cdf(x: float) -> float:
    return 0.5 * erfc(-x / sqrt(2)) if x < 0 else 0.5 * (1 + erf(x / sqrt(2)))
