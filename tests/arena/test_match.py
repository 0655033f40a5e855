"""In every set all bots sit in all seats, equally often."""

from __future__ import annotations

from collections import Counter

import pytest

from flibuste.arena.match import Match, line_ups, rotations, seatings, seed_of, set_size, sets_for


def match(*bots: str, seats: int) -> Match:
    return Match("libertalia", 1, seats, bots, "seed")


@pytest.mark.parametrize(
    ("bots", "seats", "games"),
    [
        ("ab", 2, 2),
        ("abb", 3, 3),
        ("abc", 3, 3),
        ("abbbbb", 6, 6),
        ("ab", 3, 6),  # a has two seats in three of them, b in the others
        ("ab", 4, 2),  # abab and baba; or two of the four others
        ("abc", 4, 12),
        ("abcd", 6, 12),
        ("abcd", 2, 12),  # all meet, in both seats
        ("abc", 2, 6),
    ],
)
def test_in_every_set_all_bots_have_all_seats_equally_often(bots: str, seats: int, games: int) -> None:
    given = match(*bots, seats=seats)
    assert set_size(given) == games
    for number in range(12):
        played = seatings(given, number)
        assert len(played) == games
        assert len(set(played)) == games
        for seat in range(seats):
            at = Counter(seating[seat] for seating in played)
            weights = Counter(bots)
            each = games / len(bots)
            assert at == {bot: each * weights[bot] for bot in weights}


def test_neighbours_change_from_set_to_set() -> None:
    """Three bots can sit in two orders; both occur after some sets."""
    given = match("a", "b", "c", seats=3)
    orders = {frozenset(seatings(given, number)) for number in range(12)}
    assert orders == {frozenset(rotations(("a", "b", "c"))), frozenset(rotations(("a", "c", "b")))}


def test_the_first_set_begins_as_it_was_written() -> None:
    assert seatings(match("c", "a", "b", seats=3), 0)[0] == ("c", "a", "b")


def test_nobody_plays_against_himself_alone() -> None:
    assert line_ups(("a", "a", "b"), 2) == [("a", "b")]


def test_games_are_rounded_up_to_whole_sets() -> None:
    assert sets_for(match("a", "b", "b", seats=3), 200) == 67
    assert sets_for(match("a", "b", seats=2), 200) == 100


def test_seeds_depend_on_all_they_are_made_of() -> None:
    assert seed_of("s", 1, 2) == seed_of("s", 1, 2)
    assert len({seed_of("s", 1, 2), seed_of("s", 12), seed_of("s", 2, 1), seed_of("t", 1, 2)}) == 4


def test_a_match_survives_json() -> None:
    given = match("a", "b", seats=2)._replace(options=(("k", "v"),), data=(("f", "x"),), iterations=7)
    assert Match.of_json(given.as_json()) == given
