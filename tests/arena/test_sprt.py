"""The sequential test errs as rarely as it promises, and stops early when the answer is clear."""

from __future__ import annotations

import random
from collections import Counter
from math import inf, log

import pytest

from flibuste.arena.statistics.elo import elo_between, elo_of, share_of
from flibuste.arena.statistics.intervals import Estimate
from flibuste.arena.statistics.sprt import BETTER, NOT_BETTER, OPEN, Claims, Sequential, log_ratio

CLAIMS = Claims(0.5, 0.6)


def verdicts(share: float, times: int = 150) -> tuple[Counter[str], float]:
    """The answers and the mean number of sets for a bot with this true share."""
    rng = random.Random(7)
    answers: Counter[str] = Counter()
    needed = 0
    for _ in range(times):
        test = Sequential(CLAIMS)
        while not test.certain:
            test.feed(((rng.random() < share) + (rng.random() < share)) / 2)
        answers[test.verdict.answer] += 1
        needed += test.verdict.sets
    return answers, needed / times


def test_it_errs_in_one_of_twenty_cases_at_the_most() -> None:
    no_better, _ = verdicts(0.5)
    better, _ = verdicts(0.6)
    assert no_better[BETTER] / 150 < 0.05 + 0.04  # plus twice the standard error of 150 trials
    assert better[NOT_BETTER] / 150 < 0.05 + 0.04
    assert no_better[NOT_BETTER] > 135
    assert better[BETTER] > 135


def test_what_is_plain_is_found_out_soon() -> None:
    _, doubtful = verdicts(0.55, 40)
    _, plain = verdicts(0.8, 40)
    assert plain < doubtful / 3


def test_for_small_differences_it_is_the_formula_engine_testers_know() -> None:
    """LLR = n (s1 - s0) (2 mean - s0 - s1) / (2 variance)."""
    seen = Counter({0.0: 300, 0.25: 900, 0.5: 2000, 0.75: 1000, 1.0: 330})
    n = seen.total()
    mean = sum(x * c for x, c in seen.items()) / n
    variance = sum((x - mean) ** 2 * c for x, c in seen.items()) / n
    s0, s1 = 0.5, 0.51
    expected = n * (s1 - s0) * (2 * mean - s0 - s1) / (2 * variance)
    assert log_ratio(Claims(s0, s1), seen) == pytest.approx(expected, rel=0.02)


def test_for_games_won_or_lost_it_is_walds_test() -> None:
    seen = Counter({0.0: 40, 1.0: 60})
    expected = 60 * log(0.6 / 0.5) + 40 * log(0.4 / 0.5)
    assert log_ratio(CLAIMS, seen) == pytest.approx(expected, rel=1e-3)


def test_luck_that_cancels_within_a_set_saves_games() -> None:
    """The same share with equal sets and with different sets."""
    alike, apart = Sequential(CLAIMS), Sequential(CLAIMS)
    for _ in range(10):
        for share in (0.5, 0.5, 0.75, 0.75):
            alike.feed(share)
        for share in (0.0, 1.0, 0.5, 1.0):
            apart.feed(share)
    assert alike.verdict.answer == BETTER
    assert apart.verdict.answer == OPEN


def test_after_the_answer_nothing_is_looked_at() -> None:
    test = Sequential(CLAIMS)
    for _ in range(100):
        test.feed(1.0)
    decided = test.verdict
    assert decided.answer == BETTER
    assert decided.sets < 40
    test.feed(0.0)
    assert test.verdict == decided


def test_elo_and_share_belong_together_for_any_number_of_seats() -> None:
    assert share_of(0) == 0.5
    assert share_of(400) == pytest.approx(10 / 11)
    assert share_of(0, seats=4) == 0.25
    for seats, own in [(2, 1), (4, 1), (6, 3)]:
        assert elo_of(share_of(120, seats, own), seats, own) == pytest.approx(120)
    assert (elo_of(0.0), elo_of(1.0), elo_of(0.5, 4, 2)) == (-inf, inf, inf)
    low, high = elo_between(Estimate(0.6, 0.5, 0.7))[1:]
    assert low == 0
    assert high == pytest.approx(147.19, abs=0.01)
