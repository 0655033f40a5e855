"""The model of ratings: OpenSkill's pair, honest intervals, and what is done about who left."""

from __future__ import annotations

import random

import pytest
from openskill.models import ThurstoneMostellerFull

from flibuste.bots.roster import LEVELS
from flibuste.kernel import registry
from flibuste.server.ratings.anchors import STRENGTHS, anchor, pool_of
from flibuste.server.ratings.model import FRESH, Rating, compared, rated
from flibuste.server.ratings.rating_game import Outcome, rate_game
from flibuste.server.ratings.simulation import simulate


def test_a_comparison_is_openskills_thurstone_mosteller_pair() -> None:
    model = ThurstoneMostellerFull(tau=0.0, gamma=lambda *_: 1.0)
    luck = random.Random(1)
    for _ in range(200):
        one, other = (Rating(luck.uniform(15, 35), luck.uniform(0.5, 8.4)) for _ in range(2))
        teams = [[model.rating(mu=who.mu, sigma=who.sigma)] for who in (one, other)]
        for ranks, ahead in (([1, 2], 1), ([2, 1], -1), ([1, 1], 0)):
            theirs = model.rate(teams, ranks=[float(rank) for rank in ranks])[0][0]
            ours = compared(one, other, ahead)
            assert ours == pytest.approx((theirs.mu, theirs.sigma), abs=1e-6)


@pytest.mark.parametrize("seats", [2, 4])
def test_few_games_recover_the_order_and_the_intervals_are_honest(seats: int) -> None:
    found = simulate(seats, games=10, players=1000)
    assert found.order > 0.88
    assert 0.90 <= found.coverage <= 0.98


def test_more_seats_say_more_but_not_as_much_as_as_many_games() -> None:
    after_two = rated([FRESH] * 2, [1, 2], [False] * 2)[0]
    after_four = rated([FRESH] * 4, [1, 2, 3, 4], [False] * 4)[0]
    third = FRESH
    for _ in range(3):
        third = rated([third, FRESH], [1, 2], [False] * 2)[0]
    assert third.sigma < after_four.sigma < after_two.sigma


def test_bots_stay_where_they_are_and_pull_others_to_their_scale() -> None:
    seats = [Outcome(0, "anne", None, "played", 1, 9), Outcome(1, None, "capitaine", "played", 2, 5)]
    new = rate_game("freibeuter:2", seats, lambda _: FRESH)
    assert list(new) == [0]
    assert new[0].mu > FRESH.mu
    unmeasured = [seats[0], seats[1]._replace(bot="parrot")]
    assert rate_game("freibeuter:2", unmeasured, lambda _: FRESH) == {}


def test_who_left_is_behind_all_who_stayed_and_who_joined_is_not_compared() -> None:
    seats = [
        Outcome(0, "anne", None, "left"),
        Outcome(1, "bert", None, "played", 3, 1),
        Outcome(2, "carl", None, "joined", 1, 9),
        Outcome(3, "dora", None, "left"),
    ]
    new = rate_game("freibeuter:3", seats, lambda _: FRESH)
    assert sorted(new) == [0, 1, 3]
    assert new[0] == new[3] and new[0].mu < FRESH.mu < new[1].mu


def test_every_level_of_every_game_is_an_anchor_and_each_is_stronger_than_the_one_below() -> None:
    for game in registry.names():
        for seats in (2, 3, 4):
            pool = pool_of(game, seats)
            assert pool is not None
            found = [anchor(pool, bot) for bot in ("random", *LEVELS)]
            values = [one.mu for one in found if one is not None]
            assert len(values) == len(found) and values == sorted(values), pool
    assert pool_of("freibeuter", 1) is None
    assert len(STRENGTHS) == 2 * len(registry.names())
