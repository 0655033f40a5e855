"""Knowledge: everything one seat may know, and nothing else, on the toy."""

from __future__ import annotations

import pickle

import pytest

from flibuste.games._parley.game import Parley
from flibuste.games._parley.state import Council
from flibuste.kernel.chance import Dealer, NoLuck, Quick
from flibuste.kernel.game import fingerprint, make_setup, play_out
from flibuste.kernel.knowledge import Knowledge
from flibuste.kernel.types import Refusal

GAME = Parley()


def started(seed: int = 1) -> Council:
    return GAME.start(make_setup(GAME.meta, 3), Dealer(Quick(seed)))


def test_a_seat_knows_its_own_hand_and_not_the_others() -> None:
    differs = 0
    for seed in range(10):
        s = started(seed)
        knows = Knowledge(GAME, s, 1)
        assert knows.world.hands[1] == s.hands[1]
        differs += knows.world.hands[0] != s.hands[0]
    assert differs > 5


def test_it_shows_the_view_and_the_decision_of_its_seat() -> None:
    s = started()
    knows = Knowledge(GAME, s, 2)
    assert knows.view == GAME.view(s, 2)
    assert knows.decision == GAME.decision(s, 2)


def test_there_is_no_decision_for_a_seat_that_is_not_asked() -> None:
    s = started()
    GAME.apply(s, 2, GAME.options(s, 2)[0], Dealer(NoLuck()))
    with pytest.raises(Refusal, match="not-asked"):
        _ = Knowledge(GAME, s, 2).decision
    play_out(GAME, s, Dealer(Quick(0)))
    with pytest.raises(Refusal, match="game-over"):
        _ = Knowledge(GAME, s, 2).decision


@pytest.mark.parametrize("seat", [-1, 3])
def test_nobody_knows_or_sees_anything_from_a_seat_that_is_not_at_the_table(seat: int) -> None:
    s = started()
    with pytest.raises(Refusal, match="no-such-seat"):
        Knowledge(GAME, s, seat)
    with pytest.raises(Refusal, match="no-such-seat"):
        GAME.view(s, seat)


def test_ones_own_sealed_answer_stays_and_the_others_choose_again() -> None:
    s = started()
    mine = GAME.options(s, 1)[0]
    GAME.apply(s, 0, GAME.options(s, 0)[0], Dealer(NoLuck()))
    GAME.apply(s, 1, mine, Dealer(NoLuck()))
    world = Knowledge(GAME, s, 1).world
    assert (world.answers, world.asking) == (((1, mine),), (0, 2))
    assert (s.asking, len(s.answers)) == ((2,), 2), "the truth stays as it is"


def test_it_is_the_same_whatever_the_others_hide() -> None:
    s = started()
    other = GAME.imagined(s, 0, Quick(5))
    assert fingerprint(GAME, other) != fingerprint(GAME, s)
    one, two = Knowledge(GAME, s, 0), Knowledge(GAME, other, 0)
    assert fingerprint(GAME, one.world) == fingerprint(GAME, two.world)
    assert fingerprint(GAME, one.imagine(Quick(3))) == fingerprint(GAME, two.imagine(Quick(3)))


def test_worlds_are_played_on_without_changing_what_is_known() -> None:
    knows = Knowledge(GAME, started(), 0)
    before = fingerprint(GAME, knows.world)
    worlds = [knows.imagine(Quick(seed)) for seed in range(5)]
    for world in worlds:
        GAME.apply(world, 0, GAME.options(world, 0)[0], Dealer(NoLuck()))
        world.rum[0] = 99
    assert fingerprint(GAME, knows.world) == before
    assert len({str(world.hands) for world in worlds}) > 1


def test_it_travels_to_another_process() -> None:
    knows = Knowledge(GAME, started(), 0)
    there = pickle.loads(pickle.dumps(knows))
    assert fingerprint(GAME, there.world) == fingerprint(GAME, knows.world)
    assert (there.view, there.decision) == (knows.view, knows.decision)
    for seed in range(3):
        worlds = [one.imagine(Quick(seed)) for one in (knows, there)]
        assert fingerprint(GAME, worlds[0]) == fingerprint(GAME, worlds[1])
