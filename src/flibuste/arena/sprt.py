"""The sequential probability ratio test, as engine testers use it: play until the answer is certain.

Two claims stand against each other: the bot's win share is `low`, or it is `high`. After every set of
games the likelihoods of the best distributions with either mean are compared; the sets' own spread
is used, so that luck which cancels within a set saves games (engine testers' pentanomial model,
with as many outcomes as a set can have). Van den Bergh, "A practical introduction to the GSPRT".
"""

from __future__ import annotations

from collections import Counter
from math import log
from typing import NamedTuple

ERROR = 0.05
"""How often each of the two claims may be rejected although it is true."""
SPECK = 1e-3
"""Of an observation, at either end: a distribution nobody has seen all of yet is not quite so narrow."""

BETTER = "better"
NOT_BETTER = "not-better"
OPEN = "open"


class Claims(NamedTuple):
    """What is tested: a win share of `low` against one of `high`."""

    low: float
    high: float
    error: float = ERROR

    @property
    def bound(self) -> float:
        """The log of the likelihood ratio at which the answer is certain."""
        return log((1 - self.error) / self.error)


class Verdict(NamedTuple):
    answer: str
    ratio: float
    """The log of the likelihood ratio."""
    sets: int
    """After how many sets of games it was certain; or how many there were."""


class Sequential:
    """The test, fed with sets in their order. What comes after the answer is certain is not looked at."""

    def __init__(self, claims: Claims) -> None:
        self.claims = claims
        self.seen: Counter[float] = Counter()
        self.verdict = Verdict(OPEN, 0.0, 0)

    @property
    def certain(self) -> bool:
        return self.verdict.answer != OPEN

    def feed(self, share: float) -> None:
        if self.certain:
            return
        self.seen[round(share, 9)] += 1
        ratio = log_ratio(self.claims, self.seen)
        answer = OPEN if abs(ratio) < self.claims.bound else BETTER if ratio > 0 else NOT_BETTER
        self.verdict = Verdict(answer, ratio, self.verdict.sets + 1)


def log_ratio(claims: Claims, seen: Counter[float]) -> float:
    """The generalised log likelihood ratio of the two claims."""
    counts = {share: float(count) for share, count in seen.items()}
    for end in (0.0, 1.0):
        counts[end] = counts.get(end, 0.0) + SPECK
    return log_likelihood(counts, claims.high) - log_likelihood(counts, claims.low)


def log_likelihood(counts: dict[float, float], mean: float) -> float:
    """Of the likeliest distribution with this mean, compared with the likeliest of all.

    It has p = seen / (1 + t (x - mean)), and t makes the mean right: the sum of p (x - mean) falls
    with t. Newton's method finds it; where a step leads too far, halving does.
    """
    off = [(x - mean, count) for x, count in counts.items()]
    low, high = -1 / max(x for x, _ in off), -1 / min(x for x, _ in off)
    t = 0.0
    for _ in range(100):
        shares = [(x / (1 + t * x), count) for x, count in off]
        slope = sum(count * x for x, count in shares)
        low, high = (t, high) if slope > 0 else (low, t)
        new = t + slope / sum(count * x * x for x, count in shares)
        if not low < new < high:
            new = (low + high) / 2
        if abs(new - t) < 1e-12:
            break
        t = new
    return -sum(count * log(1 + t * x) for x, count in off)
