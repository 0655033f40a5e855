"""Places, shares, margins, ratings and times of invented games."""

from __future__ import annotations

import pytest

from flibuste.arena.match_game import Fixture, Played
from flibuste.arena.standings import duels, shared_places, shares_by_set, standings
from flibuste.arena.statistics.ratings import ratings
from flibuste.arena.thinking_times import ThinkingTimes
from flibuste.kernel.types import margins_of, places_of, shares_of


def game(number: int, turn: int, **scores: int) -> Played:
    """A game with these scores. A name ends in a number if a bot has several seats."""
    bots = tuple(name.rstrip("0123456789") for name in scores)
    points = tuple(scores.values())
    return Played(Fixture(number, turn), bots, points, places_of(points), "over", 10)


def test_ties_share_wins_and_places() -> None:
    assert shares_of((1, 1, 3)) == [0.5, 0.5, 0.0]
    assert shared_places((1, 1, 3)) == [1.5, 1.5, 3.0]
    assert shared_places((1, 2, 2, 2)) == [1, 3, 3, 3]
    assert margins_of((10, 4, 4)) == [6, -3, -3]


def test_a_bot_with_several_seats_has_the_mean_of_them() -> None:
    games = [game(0, 0, a=9, b1=3, b2=6), game(0, 1, b1=9, b2=0, a=9)]
    a, b = standings(games, ["a", "b"])
    assert (a.win_share.mean, b.win_share.mean) == (0.75, 0.125)
    assert (a.place.mean, b.place.mean) == (1.25, 2.375)
    assert (a.seats, b.seats) == (2, 4)
    assert b.score == 4.5
    assert shares_by_set(games, "b") == [0.125]
    (duel,) = duels(games, ["a", "b"])
    assert duel.share.mean == 3.5 / 4


def test_bots_that_never_met_have_no_duel() -> None:
    games = [game(0, 0, a=1, b=0), game(0, 1, b=1, c=0)]
    assert [(duel.one, duel.other) for duel in duels(games, ["a", "b", "c"])] == [("a", "b"), ("b", "c")]


def test_ratings_follow_the_results_and_grow_surer() -> None:
    few = [game(n, 0, a=9, b=5, c=1) for n in range(5)]
    many = [game(n, 0, a=9, b=5, c=1) for n in range(50)]
    early, late = ratings(few), ratings(many)
    assert early["a"].mu > early["b"].mu > early["c"].mu
    assert late["a"].mu > late["b"].mu > late["c"].mu
    assert all(late[bot].sigma < early[bot].sigma for bot in "abc")


def test_ties_leave_equals_equal() -> None:
    rated = ratings([game(n, 0, a=5, b=5) for n in range(20)])
    assert rated["a"].mu == pytest.approx(rated["b"].mu)


def test_the_more_one_wins_the_higher_one_is_rated() -> None:
    def rated(wins: int) -> float:
        return ratings([game(n, 0, a=2 * (n % 20 < wins), b=1) for n in range(40)])["a"].mu

    assert rated(4) < rated(10) < rated(14) < rated(20)


def test_a_stopwatch_knows_mean_longest_and_most() -> None:
    watch = ThinkingTimes()
    for _ in range(985):
        watch.note(0.010, 0.1)
    for _ in range(15):
        watch.note(0.500, 0.1)
    assert watch.mean == pytest.approx(0.01735)
    assert watch.longest == 0.5
    assert watch.overruns == 15
    assert watch.quantile(0.5) == pytest.approx(0.010, rel=0.05)
    assert watch.quantile(0.99) == pytest.approx(0.5, rel=0.05)
    again = ThinkingTimes.of_json(watch.as_json())
    again.add(watch)
    assert (again.count, again.overruns, again.quantile(0.99)) == (2000, 30, watch.quantile(0.99))


def test_the_budget_and_a_fifth_is_no_overrun() -> None:
    watch = ThinkingTimes()
    watch.note(0.119, 0.1)
    watch.note(0.121, 0.1)
    assert watch.overruns == 1
