"""Pairings, groups and seats: everybody sits once, and rematches come only when they must."""

from __future__ import annotations

from collections import Counter
from itertools import combinations

from hypothesis import given, settings
from hypothesis import strategies as st

from flibuste.server.cups.pairing import Sat, in_groups, met, pair, seated, sizes

members = st.integers(1, 24)
table_sizes = st.integers(2, 6)


@given(members, table_sizes)
def test_tables_are_as_few_and_as_equal_as_possible(count: int, size: int) -> None:
    found = sizes(count, size)
    assert sum(found) == count and len(found) == -(-count // size)
    assert max(found) <= size and max(found) - min(found) <= 1


@settings(max_examples=60)
@given(members, table_sizes, st.integers(1, 5), st.booleans(), st.integers(0, 99))
def test_everybody_sits_exactly_once_in_every_round(
    count: int, size: int, rounds: int, by_places: bool, seed: int
) -> None:
    order, before = list(range(count)), list[Sat]()
    for number in range(rounds):
        tables = pair(order, size, met(before), by_places, seed + number)
        assert sorted(one for table in tables for one in table) == list(range(count))
        assert sorted(map(len, tables)) == sorted(sizes(count, size))
        assert tables == pair(order, size, met(before), by_places, seed + number)  # it is repeatable
        before += [Sat(tuple(seated(table, before))) for table in tables]


@given(st.sampled_from([4, 6, 8]), st.integers(0, 20))
def test_two_by_two_nobody_meets_again_while_there_are_others(count: int, seed: int) -> None:
    before: list[Sat] = []
    for number in range(count // 2):
        tables = pair(range(count), 2, met(before), by_places=False, seed=seed + number)
        before += [Sat(tuple(table)) for table in tables]
    assert max(met(before).values()) == 1


@given(table_sizes, st.integers(0, 20))
def test_a_round_has_no_more_rematches_than_the_round_before_repeated(size: int, seed: int) -> None:
    count = 2 * size
    first = pair(range(count), size, Counter(), by_places=True, seed=seed)
    again = pair(range(count), size, met([Sat(tuple(table)) for table in first]), by_places=True, seed=seed)
    known = met([Sat(tuple(table)) for table in first])
    rematches = sum(known[two] for table in again for two in combinations(sorted(table), 2))
    assert rematches <= len(again) * (size * (size - 1) // 2) // 2


def test_without_rematches_neighbours_in_the_table_of_places_meet() -> None:
    assert pair([5, 3, 1, 0, 2, 4], 2, Counter(), by_places=True, seed=0) == [[5, 3], [1, 0], [2, 4]]
    again = pair([5, 3, 1, 0, 2, 4], 2, Counter({(3, 5): 1}), by_places=True, seed=0)
    assert [5, 3] not in again and [2, 4] in again


@given(table_sizes)
def test_in_as_many_rounds_as_seats_everybody_has_had_every_seat(size: int) -> None:
    before: list[Sat] = []
    for _ in range(size):
        before.append(Sat(tuple(seated(range(size), before))))
    had = Counter((member, seat) for sat in before for seat, member in enumerate(sat.members))
    assert set(had.values()) == {1} or max(had.values()) <= 2


@given(members, st.integers(1, 6))
def test_groups_are_equally_large(count: int, groups: int) -> None:
    found = Counter(in_groups(range(count), groups).values())
    assert max(found.values()) - min(found[group] for group in range(groups)) <= 2
