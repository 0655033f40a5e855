"""Piles lose nothing, and remember who knows what lies where."""

from __future__ import annotations

import pickle
from collections import Counter
from typing import Any

from hypothesis import given
from hypothesis import strategies as st

from flibuste.kernel.chance import Dealer, NoLuck, Quick, Scripted
from flibuste.kernel.pile import Pile, mask_of, open_pile
from flibuste.kernel.types import Seat

SEATS = 3
seats = st.lists(st.integers(0, SEATS - 1), unique=True).map(lambda some: tuple(sorted(some)))
deeds = st.one_of(
    st.tuples(st.just("look"), st.integers(0, 4), seats),
    st.tuples(st.just("draw"), st.just(0), seats),
    st.tuples(st.just("on"), st.just(0), seats),
    st.tuples(st.just("under"), st.just(0), seats),
)


def after(size: int, done: list[tuple[str, int, tuple[Seat, ...]]], seed: int) -> tuple[Pile[int], list[int]]:
    """A pile after some actions, and what was drawn from it. Drawn things may be laid back on or under it."""
    pile, out = Pile(list(range(size))), list(range(size, size + 2))
    dealer = Dealer(Quick(seed))
    for deed, count, who in done:
        if deed == "look":
            pile.look(count, who, dealer)
        elif deed == "draw" and len(pile):
            out.append(pile.draw(dealer))
        elif deed == "on" and out:
            pile.lay_on(out.pop(), mask_of(who))
        elif deed == "under" and out:
            pile.lay_under(out.pop(), mask_of(who))
    return pile, out


handled = st.builds(after, st.integers(0, 8), st.lists(deeds, max_size=12), st.integers(0, 99))
Handled = tuple[Pile[int], list[int]]


def drawn(pile: Pile[int], seed: int) -> list[int]:
    """The whole pile from the top, as it would come up with this luck."""
    copy, dealer = pile.clone(), Dealer(Quick(seed))
    return [copy.draw(dealer) for _ in range(len(copy))]


@given(handled)
def test_nothing_is_lost(both: Handled) -> None:
    pile, out = both
    size = len(pile) + len(out)
    assert sorted(pile.everything() + out) == list(range(size))
    assert sorted(drawn(pile, 0)) == sorted(pile.everything())


@given(handled, st.integers(0, 99))
def test_what_a_seat_knows_comes_up_where_it_knows_it_whatever_the_luck(both: Handled, seed: int) -> None:
    pile, _ = both
    order = drawn(pile, seed)
    for seat in range(SEATS):
        for at, thing in pile.known_to(seat):
            assert order[at] == thing


@given(handled)
def test_a_thing_is_known_to_a_seat_or_unseen(both: Handled) -> None:
    pile, _ = both
    for seat in range(SEATS):
        known = [thing for _, thing in pile.known_to(seat)]
        assert Counter(known) + Counter(pile.unseen(seat)) == Counter(pile.everything())


@given(handled, st.integers(0, 5), seats, st.integers(0, 99))
def test_who_looks_sees_what_will_be_drawn(
    both: Handled, count: int, who: tuple[Seat, ...], seed: int
) -> None:
    pile, _ = both
    before = {seat: pile.known_to(seat) for seat in range(SEATS)}
    size = len(pile)
    seen = pile.look(count, who, Dealer(Quick(seed)))
    assert (len(seen), len(pile)) == (min(count, size), size)
    assert drawn(pile, seed + 1)[: len(seen)] == seen
    for seat in range(SEATS):
        known = set(before[seat]) | (set(enumerate(seen)) if seat in who else set())
        assert set(pile.known_to(seat)) == known


@given(handled, st.integers(0, SEATS - 1), st.integers(0, 99))
def test_dealing_anew_keeps_what_the_seat_knows_and_who_knows_what(
    both: Handled, seat: Seat, seed: int
) -> None:
    pile, _ = both
    world = pile.clone()
    pool = sorted(pile.unseen(seat))
    world.redeal(seat, pool, Dealer(Quick(seed)))
    assert pool == []
    assert sorted(world.everything()) == sorted(pile.everything())
    assert world.known_to(seat) == pile.known_to(seat)
    for other in range(SEATS):
        assert [at for at, _ in world.known_to(other)] == [at for at, _ in pile.known_to(other)]
    assert (len(world.top), len(world.bag), len(world.under)) == (
        len(pile.top),
        len(pile.bag),
        len(pile.under),
    )


@given(handled, st.integers(0, SEATS - 1), st.integers(0, 99))
def test_dealing_anew_does_not_depend_on_what_is_hidden(both: Handled, seat: Seat, seed: int) -> None:
    pile, _ = both
    one, two = pile.clone(), pile.clone()
    two.redeal(seat, sorted(pile.unseen(seat)), Dealer(Quick(seed + 1)))
    for world in (one, two):
        world.redeal(seat, sorted(world.unseen(seat)), Dealer(Quick(seed)))
    assert open_pile(one) == open_pile(two)
    assert one.bag == two.bag


def test_dealing_anew_can_put_every_unseen_thing_in_every_unseen_place() -> None:
    orders = set()
    for seed in range(200):
        pile = Pile([2, 3])
        pile.lay_on(1, mask_of((1,)))
        pile.lay_under(4, mask_of(()))
        pile.lay_under(5, mask_of((0,)))
        pile.redeal(0, sorted(pile.unseen(0)), Dealer(Quick(seed)))
        orders.add((pile.top[0][0], tuple(sorted(pile.bag)), pile.under[0][0], pile.under[1][0]))
    assert len(orders) == 12
    assert {order[3] for order in orders} == {5}


@given(handled)
def test_shuffling_forgets_every_place(both: Handled) -> None:
    pile, _ = both
    everything = Counter(pile.everything())
    pile.shuffle()
    assert Counter(pile.bag) == everything
    assert not any(pile.known_to(seat) for seat in range(SEATS))


@given(handled, st.lists(deeds, max_size=6))
def test_a_copy_goes_its_own_way(both: Handled, done: list[Any]) -> None:
    pile, _ = both
    before = open_pile(pile)
    copy = pile.clone()
    assert open_pile(copy) == before
    dealer = Dealer(Quick(0))
    while len(copy):
        copy.look(2, (0,), dealer)
        copy.draw(dealer)
    copy.lay_on(99, mask_of((0, 1)))
    assert open_pile(pile) == before


@given(handled)
def test_a_pile_travels_to_other_processes(both: Handled) -> None:
    pile, _ = both
    there = pickle.loads(pickle.dumps(pile))
    assert open_pile(there) == open_pile(pile)
    assert there.bag == pile.bag


@given(handled, st.integers(0, 5), st.integers(0, 99))
def test_fixed_things_come_up_whatever_the_luck(both: Handled, count: int, seed: int) -> None:
    pile, _ = both
    fixed = pile.fixed(count)
    assert len(fixed) == min(count, len(pile.top))
    assert drawn(pile, seed)[: len(fixed)] == fixed


def test_fixed_places_need_no_luck() -> None:
    pile = Pile[int]([])
    pile.lay_on(1, mask_of(()))
    pile.lay_on(2, mask_of(()))
    pile.lay_under(3, mask_of(()))
    pile.lay_under(4, mask_of(()))
    dealer = Dealer(NoLuck())
    assert [pile.draw(dealer) for _ in range(4)] == [2, 1, 3, 4]


def test_a_thing_drawn_is_known_to_whom_it_was() -> None:
    pile = Pile([7])
    pile.lay_on(8, mask_of((0, 2)))
    dealer = Dealer(Scripted([0]))
    assert pile.draw_known(dealer) == (8, mask_of((0, 2)))
    assert pile.draw_known(dealer) == (7, 0)


def test_the_open_pile_shows_everything_from_top_to_bottom() -> None:
    pile = Pile([5, 3, 4])
    pile.lay_on(1, mask_of((0,)))
    pile.lay_on(2, mask_of((1,)))
    pile.lay_under(6, mask_of(()))
    assert open_pile(pile) == {"top": [[2, 2], [1, 1]], "bag": [3, 4, 5], "under": [[6, 0]]}
