"""Estimated scores become shares of the win."""

from __future__ import annotations

import pytest

from flibuste.analysis.likeness import FEW, ladders, played_like
from flibuste.analysis.scale import Scale, measured, softened
from flibuste.bots.roster import LEVELS
from flibuste.kernel import registry


def test_shares_add_up_and_follow_the_scores() -> None:
    shares = softened([10.0, 30.0, 20.0], 8.0)
    assert sum(shares) == pytest.approx(1)
    assert shares[1] > shares[2] > shares[0]
    assert softened([5.0, 5.0], 3.0) == [0.5, 0.5]


def test_the_same_lead_is_surer_where_the_scale_is_small() -> None:
    scale = Scale(10.0, [20.0, 5.0])
    early, late, later = (scale.shares([8.0, 0.0], serial)[0] for serial in (3, 15, 900))
    assert 0.5 < early < late == later < 1


def test_the_scale_of_a_table_is_measured_the_same_every_time() -> None:
    game = registry.find("freibeuter")
    assert measured(game, 2).scales == measured(game, 2).scales
    assert measured(game, 2).scales[-1] < measured(game, 2).scales[0]  # the end is surer than the beginning


@pytest.mark.parametrize("title", sorted(ladders()))
def test_a_player_is_like_the_bot_with_the_same_error_rate(title: str) -> None:
    for seats, rungs in ladders()[title].items():
        assert seats in registry.find(title).meta.seats
        assert [rung.bot for rung in rungs] == ["random", *LEVELS]
        assert [rung.rate for rung in rungs] == sorted((rung.rate for rung in rungs), reverse=True)
        for rung in rungs:
            assert rung.low <= rung.rate <= rung.high
            like = played_like(title, seats, rung.rate, 100)
            assert next(one.rate for one in rungs if one.bot == like) == pytest.approx(rung.rate, abs=0.001)
        assert played_like(title, seats, 0.05, FEW - 1) == ""


def test_nobody_is_like_a_bot_in_a_game_without_error_rates() -> None:
    assert played_like("_parley", 2, 0.05, 100) == ""
