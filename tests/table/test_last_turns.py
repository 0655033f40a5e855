"""What is new to a seat: since its last choice, and since its last turn."""

from __future__ import annotations

import pickle

from flibuste.table.last_turns import LastTurns
from tests.table.test_session import do, option, play_until, session


def test_everything_is_new_at_the_start() -> None:
    turns = LastTurns(3)
    assert (turns.since, turns.chose) == ([0, 0, 0], [0, 0, 0])


def test_a_turn_of_several_choices_keeps_what_was_new_at_its_beginning() -> None:
    turns = LastTurns(2)
    turns.chosen(0, 1, together=False)
    turns.chosen(1, 2, together=False)
    turns.chosen(0, 3, together=False)
    turns.chosen(0, 4, together=False)
    assert (turns.since[0], turns.chose[0]) == (1, 4)
    turns.chosen(1, 5, together=False)
    assert turns.since == [4, 2]


def test_what_follows_from_answers_given_together_is_new_to_the_last_one_too() -> None:
    v = session()
    for seat in (2, 0):
        do(v, "choose", seat, option(v, seat))
    do(v, "choose", 1, option(v, 1))
    assert v.sealed == () and v.n == 3
    assert v.turns.since == [2, 2, 1] and v.turns.chose == [2, 2, 1]


def test_an_answer_that_is_sealed_again_is_no_turn() -> None:
    v = session()
    do(v, "choose", 0, option(v, 0))
    do(v, "choose", 0, option(v, 0, 1))
    assert v.turns.since == [0, 0, 0]


def test_every_seat_has_chosen_when_its_version_says_so() -> None:
    v = session()
    play_until(v, lambda _: False)
    assert v.table.over
    assert all(0 < since <= chose <= v.n for since, chose in zip(v.turns.since, v.turns.chose, strict=True))


def test_it_travels_between_processes() -> None:
    turns = LastTurns(2)
    turns.chosen(1, 7, together=False)
    there = pickle.loads(pickle.dumps(turns))
    assert (there.since, there.chose) == (turns.since, turns.chose)
