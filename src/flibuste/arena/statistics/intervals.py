"""Confidence intervals over sets of games with the same deals: the sets are the sample, not the games."""

from __future__ import annotations

from collections.abc import Sequence
from math import exp, inf, lgamma, log, log1p, sqrt
from typing import NamedTuple

LEVEL = 0.95


class Estimate(NamedTuple):
    """A mean, and where it lies with 95 % confidence."""

    mean: float
    low: float
    high: float

    def scaled(self, factor: float, offset: float) -> Estimate:
        """The estimate of a linear function of the mean."""
        return Estimate(*(offset + factor * part for part in self))


def bounded(sets: Sequence[float], least: float = 0.0, most: float = 1.0) -> Estimate:
    """The mean of numbers between two bounds: Jeffreys' interval, generalised from games to sets.

    The prior is a Dirichlet process with half an observation at each bound. The posterior mean has a
    known expectation and variance, and a Beta distribution with these two gives the quantiles. For
    single games, won or lost, this is exactly Jeffreys' interval. It is narrower where luck cancels
    within a set, and it does not collapse where all sets are equal.
    """
    count = len(sets)
    if not count:
        return Estimate((least + most) / 2, least, most)
    span = most - least
    shares = [(one - least) / span for one in sets]
    mean = sum(shares) / count
    centre = (sum(shares) + 0.5) / (count + 1)
    square = (sum(share * share for share in shares) + 0.5) / (count + 1)
    variance = (square - centre * centre) / (count + 2)
    weight = centre * (1 - centre) / variance - 1
    tail = (1 - LEVEL) / 2
    low = 0.0 if mean <= 0 else beta_quantile(tail, weight * centre, weight * (1 - centre))
    high = 1.0 if mean >= 1 else beta_quantile(1 - tail, weight * centre, weight * (1 - centre))
    return Estimate(mean, min(low, mean), max(high, mean)).scaled(span, least)


def unbounded(sets: Sequence[float]) -> Estimate:
    """The mean of any numbers, with Student's interval."""
    count = len(sets)
    mean = sum(sets) / count if count else 0.0
    if count < 2:
        return Estimate(mean, -inf, inf)
    error = sqrt(sum((one - mean) ** 2 for one in sets) / (count - 1) / count)
    reach = student(count - 1) * error
    return Estimate(mean, mean - reach, mean + reach)


def student(freedom: int) -> float:
    """The two-sided 95 % quantile of Student's t."""
    x = beta_quantile(1 - LEVEL, freedom / 2, 0.5)
    return sqrt(freedom * (1 - x) / x)


def beta_quantile(part: float, a: float, b: float) -> float:
    """The quantile of a Beta distribution, by bisection."""
    low, high = 0.0, 1.0
    for _ in range(60):
        middle = (low + high) / 2
        if beta_below(middle, a, b) < part:
            low = middle
        else:
            high = middle
    return (low + high) / 2


def beta_below(x: float, a: float, b: float) -> float:
    """The regularised incomplete beta function, by its continued fraction."""
    if x <= 0 or x >= 1:
        return 0.0 if x <= 0 else 1.0
    if x > (a + 1) / (a + b + 2):  # the fraction converges fast below this
        return 1 - beta_below(1 - x, b, a)
    front = exp(lgamma(a + b) - lgamma(a) - lgamma(b) + a * log(x) + b * log1p(-x)) / a
    tiny = 1e-300
    c, d = 1.0, 1 / (1 - (a + b) * x / (a + 1) or tiny)
    fraction = d
    for m in range(1, 1000):
        for part in (
            m * (b - m) * x / ((a + 2 * m - 1) * (a + 2 * m)),
            -(a + m) * (a + b + m) * x / ((a + 2 * m) * (a + 2 * m + 1)),
        ):
            d = 1 / (1 + part * d or tiny)
            c = 1 + part / c or tiny
            fraction *= c * d
        if abs(c * d - 1) < 1e-14:
            break
    return front * fraction
