"""Places in cups and leagues follow the written rule, whatever the results are."""

from __future__ import annotations

from itertools import pairwise

from hypothesis import given
from hypothesis import strategies as st

from flibuste.kernel.types import places_of
from flibuste.server.cups.league_points import Played, lines, table_points
from flibuste.server.cups.ranking import Outcome, adjusted_ranks, outcome_of, ranks
from flibuste.server.cups.terms import day_after, day_of, names_at, times_of_day

scores = st.lists(st.integers(-20, 200), min_size=2, max_size=6)
outcomes = st.lists(
    st.builds(
        Outcome,
        st.integers(1, 4),
        st.integers(0, 50),
        st.integers(-5, 5).map(float),
        st.none() | st.integers(-3, 3).map(float),
    ),
    max_size=20,
)


@given(outcomes)
def test_a_better_try_is_never_behind_a_worse_one(tries: list[Outcome]) -> None:
    found, without_luck = ranks(tries), adjusted_ranks(tries)
    for one, mine in zip(tries, found, strict=True):
        better = sum(
            (two.place, -two.margin, -two.score) < (one.place, -one.margin, -one.score) for two in tries
        )
        assert mine == 1 + better
    for one, rank in zip(tries, without_luck, strict=True):
        if one.adjusted is None:
            assert rank is None
        else:
            known = [two.adjusted for two in tries if two.adjusted is not None]
            assert rank == 1 + sum(two > one.adjusted for two in known)


def test_a_try_counts_its_own_seat() -> None:
    assert outcome_of([10, 30, 20], [3, 1, 2], 2, None) == Outcome(2, 20, 0.0, None)


@given(scores)
def test_the_points_of_a_table_are_shared_out_whole(found: list[int]) -> None:
    points = table_points(places_of(found))
    assert abs(sum(points) - len(found) / 2) < 1e-9
    assert all(0 <= one <= 1 for one in points)
    assert points[found.index(max(found))] == max(points)


tables = st.lists(
    st.permutations(range(5)).flatmap(
        lambda who: st.lists(st.integers(0, 9), min_size=3, max_size=3).map(
            lambda said: Played(tuple(who[:3]), tuple(said), places_of(said))
        )
    ),
    max_size=8,
)


@given(tables)
def test_the_table_of_a_league_is_ordered_by_points_and_does_not_depend_on_the_order_of_games(
    played: list[Played],
) -> None:
    found = lines(range(5), played)
    assert sorted(line.member for line in found) == list(range(5))
    assert [line.points for line in found] == sorted((line.points for line in found), reverse=True)
    assert [line.place for line in found] == sorted(line.place for line in found)
    assert found == lines(range(5), list(reversed(played)))
    for one, two in pairwise(found):
        same = (one.points, one.wins, one.strength, one.margin) == (
            two.points,
            two.wins,
            two.strength,
            two.margin,
        )
        assert same == (one.place == two.place) or not same


def test_ties_are_broken_by_wins_then_by_those_met_then_by_margin() -> None:
    first = Played((0, 1, 2), (30, 20, 10), (1, 2, 3))
    second = Played((2, 1, 0), (25, 20, 10), (1, 2, 3))
    found = lines(range(3), [first, second])
    assert [line.points for line in found] == [1.0, 1.0, 1.0]
    assert [line.member for line in found][-1] == 1  # never won
    assert [line.member for line in found][:2] == [0, 2]  # by margin: 15 - 12.5 against -15 + 10
    assert [line.place for line in found] == [1, 2, 3]


def test_a_table_without_a_result_and_a_bot_that_fills_up_count_for_nobody() -> None:
    found = lines([0, 1], [Played((0, 1)), Played((0, None), (5, 9), (2, 1))])
    assert [(line.member, line.played, line.points) for line in found] == [(1, 0, 0.0), (0, 1, 0.0)]


@given(st.integers(0, 4_000_000_000_000))
def test_a_day_ends_where_the_next_begins(at: int) -> None:
    day = day_of(at)
    times = times_of_day(day)
    assert times.opens_at <= at < times.closes_at < times.ends_at
    assert times_of_day(day_after(day)).opens_at == times.closes_at


@given(st.text(max_size=12), st.integers(2, 6))
def test_the_names_at_a_cup_differ_from_each_other_and_are_the_same_everywhere(id: str, seats: int) -> None:
    names = names_at(id, seats)
    assert len(set(names)) == seats and names == names_at(id, seats)
