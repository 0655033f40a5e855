"""Intervals have known values, and contain the truth as often as they promise, by simulation."""

from __future__ import annotations

import random
from collections.abc import Callable
from math import comb, inf

import pytest

from flibuste.arena.statistics.intervals import (
    Estimate,
    beta_below,
    beta_quantile,
    bounded,
    student,
    unbounded,
)


def test_the_beta_distribution_is_that_of_the_textbooks() -> None:
    assert beta_below(0.5, 2, 3) == pytest.approx(0.6875)
    for n, k, p in [(20, 7, 0.3), (200, 150, 0.8), (5, 5, 0.2)]:  # the tail of a binomial distribution
        tail = sum(comb(n, i) * p**i * (1 - p) ** (n - i) for i in range(k, n + 1))
        assert beta_below(p, k, n - k + 1) == pytest.approx(tail, rel=1e-9)
    assert beta_below(beta_quantile(0.3, 4.5, 0.5), 4.5, 0.5) == pytest.approx(0.3, abs=1e-9)


@pytest.mark.parametrize(("freedom", "t"), [(1, 12.706), (4, 2.776), (10, 2.228), (100, 1.984)])
def test_students_t_is_that_of_the_tables(freedom: int, t: float) -> None:
    assert student(freedom) == pytest.approx(t, abs=6e-4)


@pytest.mark.parametrize(
    ("won", "games", "low", "high"),
    [(0, 10, 0.0, 0.217), (1, 10, 0.011, 0.381), (5, 10, 0.224, 0.776)],
)
def test_single_games_give_jeffreys_interval(won: int, games: int, low: float, high: float) -> None:
    estimate = bounded([1.0] * won + [0.0] * (games - won))
    assert estimate.mean == won / games
    assert (estimate.low, estimate.high) == pytest.approx((low, high), abs=6e-4)


def luck(rng: random.Random, share: float, shared: float) -> float:
    """Two games of one deal. With some probability the deal decides both, once for each side."""
    if rng.random() < shared:
        return 0.5
    return ((rng.random() < share) + (rng.random() < share)) / 2


def coverage(one: Callable[[random.Random], list[float]], truth: float, times: int = 400) -> float:
    rng = random.Random(1720)
    right = 0
    for _ in range(times):
        estimate = bounded(one(rng))
        right += estimate.low <= truth <= estimate.high
    return right / times


@pytest.mark.parametrize(("share", "shared"), [(0.5, 0.0), (0.5, 0.7), (0.75, 0.3), (0.97, 0.0), (0.9, 0.5)])
@pytest.mark.parametrize("sets", [15, 100])
def test_the_truth_is_in_nineteen_of_twenty_intervals(share: float, shared: float, sets: int) -> None:
    truth = shared * 0.5 + (1 - shared) * share
    covered = coverage(lambda rng: [luck(rng, share, shared) for _ in range(sets)], truth)
    assert covered > 0.925


def test_games_of_one_set_that_go_together_are_not_counted_twice() -> None:
    """If both games of a set are won or both lost, a set is as uncertain as one game."""

    def both(rng: random.Random) -> list[float]:
        return [float(rng.random() < 0.6) for _ in range(50)]

    assert 0.92 < coverage(both, 0.6) < 0.98


def test_luck_that_cancels_makes_the_interval_narrow_and_equal_sets_do_not_make_it_vanish() -> None:
    cancelled = bounded([0.5] * 98 + [0.0, 1.0])
    single = bounded([0.0, 1.0] * 50)
    assert cancelled.high - cancelled.low < 0.4 * (single.high - single.low)
    same = bounded([0.5] * 4)
    assert same.high - same.low > 0.2
    assert bounded([1.0] * 100).low == pytest.approx(0.975, abs=0.002)


def test_places_lie_between_first_and_last() -> None:
    assert bounded([1.0, 1.0, 1.0], 1.0, 4.0).low == 1.0
    assert bounded([2.5], 1.0, 4.0).mean == 2.5
    assert bounded([]) == Estimate(0.5, 0.0, 1.0)


def test_margins_have_students_interval() -> None:
    assert unbounded([1.0, 2.0, 3.0]) == pytest.approx((2.0, 2.0 - 2.4841, 2.0 + 2.4841), abs=1e-3)
    assert unbounded([7.0]) == Estimate(7.0, -inf, inf)
