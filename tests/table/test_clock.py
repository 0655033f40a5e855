"""The clock: the time left, and when it is up, computed from given times."""

from __future__ import annotations

from hypothesis import given
from hypothesis import strategies as st

from flibuste.table.clock import GRACE, Clock, Pace

LIVE = Pace("live", 60_000, 5_000)
TURN = Pace("turn", 0, 86_400_000)


def test_without_a_clock_no_time_is_ever_up() -> None:
    clock = Clock(Pace(), 2)
    clock.ask([0, 1], 0)
    assert clock.due(0) is None
    assert clock.shown() == {"kind": "none", "banks": [0, 0], "due": {"0": None, "1": None}}


def test_a_live_clock_takes_the_time_used_and_adds_the_increment() -> None:
    clock = Clock(LIVE, 2)
    clock.ask([0], 1_000)
    assert clock.due(0) == 61_000
    clock.answered(0, 21_000)
    assert clock.banks == [45_000, 60_000]
    assert clock.due(0) is None


def test_time_runs_on_while_another_seat_answers_the_same_question() -> None:
    clock = Clock(LIVE, 2)
    clock.ask([0, 1], 0)
    clock.answered(0, 10_000)
    clock.ask([1], 10_000)
    assert clock.due(1) == 60_000


def test_who_is_asked_anew_begins_anew() -> None:
    clock = Clock(TURN, 2)
    clock.ask([0], 0)
    clock.answered(0, 50_000)
    clock.ask([0], 50_000)
    assert clock.due(0) == 50_000 + TURN.step
    assert clock.banks == [0, 0]


def test_a_bank_never_falls_below_nothing() -> None:
    clock = Clock(LIVE, 1)
    clock.ask([0], 0)
    clock.answered(0, 1_000_000)
    assert clock.banks == [5_000]


def test_to_answer_without_being_asked_earns_no_increment() -> None:
    clock = Clock(LIVE, 1)
    clock.answered(0, 10_000)
    assert clock.banks == [60_000]


def test_who_comes_back_has_a_moment_and_not_less_than_he_had() -> None:
    clock = Clock(LIVE, 2)
    clock.ask([0, 1], 0)
    clock.banks = [0, 50_000]
    clock.returned(0, 90_000)
    clock.returned(1, 90_000)
    assert clock.banks == [GRACE, 50_000]
    assert clock.due(0) == 90_000 + GRACE


@given(st.lists(st.integers(0, 200_000), max_size=20))
def test_answers_that_are_taken_back_gain_no_time(pauses: list[int]) -> None:
    clock = Clock(LIVE, 1)
    now, left = 0, 60_000
    for pause in pauses:
        clock.ask([0], now)
        now += pause
        clock.answered(0, now)
        clock.taken_back(0, now)
        left = max(0, left - pause)
        assert clock.banks == [left]


@given(st.lists(st.integers(0, 200_000), max_size=20))
def test_choosing_and_taking_back_neither_stops_nor_refills_a_turn_clock(pauses: list[int]) -> None:
    clock = Clock(TURN, 1)
    now = 0
    clock.ask([0], now)
    due = clock.due(0)
    for pause in pauses:
        now += pause
        clock.answered(0, now)
        clock.ask([0], now)  # the next question of the same turn
        clock.taken_back(0, now)
        clock.ask([0], now)
        assert clock.due(0) == due


def test_swapping_a_seat_back_and_forth_gains_no_time() -> None:
    for pace in (LIVE, TURN):
        clock = Clock(pace, 1)
        clock.ask([0], 0)
        due = clock.due(0)
        for now in (10_000, 20_000, 30_000):
            clock.stopped(0, now)
            clock.ask([], now)
            clock.ask([0], now)
            assert clock.due(0) == due


def test_a_table_is_waited_for_as_long_as_its_clock_says() -> None:
    assert TURN.longest() == 86_400_000
    assert LIVE.longest() == 65_000
    assert Pace().longest() == 0
