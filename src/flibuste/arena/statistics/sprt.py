"""The sequential probability ratio test, as chess engine testers use it: play until the answer is certain.

It decides between two claims: the bot's win share is `low`, or it is `high`. After every set of games it
compares the likelihoods of the best distributions with these means. The observations are whole sets, so that
luck that cancels within a set saves games. This is the testers' pentanomial model, with as many outcomes as a
set can have. See Van den Bergh, "A practical introduction to the GSPRT".
"""

from __future__ import annotations

from collections import Counter
from math import log
from typing import NamedTuple

ERROR = 0.05
"""The probability with which each claim may be rejected although it is true."""
SPECK = 1e-3
"""Weight of an extra observation at 0 and at 1: the true distribution may be wider than what was seen."""

BETTER = "better"
NOT_BETTER = "not-better"
OPEN = "open"


class Claims(NamedTuple):
    """The two claims: a win share of `low`, and one of `high`."""

    low: float
    high: float
    error: float = ERROR

    @property
    def bound(self) -> float:
        """The logarithm of the likelihood ratio at which the answer is certain."""
        return log((1 - self.error) / self.error)


class Verdict(NamedTuple):
    """The answer of the test so far."""

    answer: str
    ratio: float
    """The logarithm of the likelihood ratio."""
    sets: int
    """The number of sets after which the answer was certain, or of all sets."""


class Sequential:
    """The test. It takes sets in their order, and ignores those after the answer is certain."""

    def __init__(self, claims: Claims) -> None:
        self.claims = claims
        self.seen: Counter[float] = Counter()
        self.verdict = Verdict(OPEN, 0.0, 0)

    @property
    def certain(self) -> bool:
        """Whether there is an answer."""
        return self.verdict.answer != OPEN

    def feed(self, share: float) -> None:
        """Adds the win share in the next set."""
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
    """The log likelihood of the best distribution with this mean, relative to the best of all.

    That distribution has p = seen / (1 + t (x - mean)). The right t makes the sum of p (x - mean)
    zero; the sum falls with t. Newton's method finds t, with bisection where a step leads too far.
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
