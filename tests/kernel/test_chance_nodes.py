"""Chance as a player: every number is a node, and the game is the one that those numbers give."""

from __future__ import annotations

import copy
import pickle

import pytest

from flibuste.kernel import registry
from flibuste.kernel.chance import Dealer, Quick, Scripted
from flibuste.kernel.chance_nodes import Unfolded
from flibuste.kernel.game import fingerprint, make_setup, play
from flibuste.kernel.types import Event, Refusal


@pytest.mark.parametrize("known", registry.all_names())
def test_an_unfolded_game_is_the_game_with_these_numbers(known: str) -> None:
    game = registry.find(known)
    setup = make_setup(game.meta, min(game.meta.seats))
    whim = Quick(4)
    unfolded = Unfolded(game, setup)
    numbers: list[int] = []

    def decide() -> None:
        while unfolded.outcomes:
            assert unfolded.asking() == ()
            unfolded.decide(whim.below(unfolded.outcomes))

    decide()
    numbers += unfolded.numbers
    told: list[Event] = []
    s = game.start(setup, Dealer(Scripted(numbers), told))
    for _ in range(30):
        asking = unfolded.asking()
        if not asking:
            break
        options = game.options(unfolded.state, asking[0])
        choice = options[whim.below(len(options))]
        unfolded.choose(asking[0], choice)
        decide()
        play(game, s, asking[0], choice, Dealer(Scripted(unfolded.numbers), told))
        assert fingerprint(game, unfolded.state) == fingerprint(game, s)
    assert [event.truth() for event in unfolded.told] == [event.truth() for event in told]


def test_a_copy_goes_its_own_way() -> None:
    game = registry.find("_parley")
    unfolded = Unfolded(game, make_setup(game.meta, 2))
    unfolded.decide(3)
    for twin in (copy.copy(unfolded), copy.deepcopy(unfolded), pickle.loads(pickle.dumps(unfolded))):
        assert (twin.numbers, twin.outcomes) == (unfolded.numbers, unfolded.outcomes)
        twin.decide(0)
        assert unfolded.numbers == [3] and twin.numbers == [3, 0]


def test_what_cannot_be_is_refused() -> None:
    game = registry.find("_parley")
    unfolded = Unfolded(game, make_setup(game.meta, 2))
    with pytest.raises(ValueError, match="is none of 24 outcomes"):
        unfolded.decide(24)
    with pytest.raises(ValueError, match="luck decides first"):
        unfolded.choose(0, game.vocabulary[0])
    while unfolded.outcomes:
        unfolded.decide(0)
    with pytest.raises(Refusal):
        unfolded.choose(0, game.vocabulary.parse("keep"))
