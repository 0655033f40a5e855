"""Positions built by hand are legal to play on, and say what is wrong with them."""

from __future__ import annotations

import pytest

import flibuste as fb
from flibuste.games._parley.hoard import ROB_RUM
from flibuste.kernel.chance import Dealer, Quick
from flibuste.kernel.game import play
from flibuste.testing import position


def test_a_position_is_played_on_from_its_own_options() -> None:
    game = fb.game("_parley")
    s = position("_parley", 3, rum=[3, 0, 1], barrel=5, question=ROB_RUM, seat=1)
    assert [choice.text for choice in game.options(s, 1)] == ["rob 0", "rob 2"]
    play(game, s, 1, game.vocabulary.parse("rob 0"), Dealer(Quick(1)))
    assert s.rum[:2] == [2, 1]


def test_what_a_position_lacks_is_told() -> None:
    with pytest.raises(AttributeError, match="no field 'gold'"):
        position("_parley", gold=3)
    with pytest.raises(ValueError, match=r"too many parts, or too few: {'rum': 7"):
        position("_parley", 2, rum=[9, 2], barrel=2)
    with pytest.raises(ValueError, match="has no option at rob-rum"):
        position("_parley", 2, rum=[0, 0], complete=False, question=ROB_RUM, seat=0)
