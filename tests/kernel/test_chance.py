"""Luck is fair and repeatable, and rules have no other source of it."""

from __future__ import annotations

import copy
import hashlib
import pickle
import random
from collections import Counter
from collections.abc import Callable
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from flibuste.kernel.chance import (
    SPAN,
    Dealer,
    LuckRanOut,
    NoLuck,
    Noted,
    Quick,
    Rng,
    Scripted,
    Seeded,
    commitment,
    fresh_seed,
    mix,
)
from flibuste.kernel.types import Event

KEY = bytes(range(32))


def hmac_sha256(key: bytes, message: bytes) -> int:
    """HMAC-SHA256 as RFC 2104 defines it, from SHA-256 alone."""
    padded = key.ljust(64, b"\0")
    inner = hashlib.sha256(bytes(byte ^ 0x36 for byte in padded) + message).digest()
    return int.from_bytes(hashlib.sha256(bytes(byte ^ 0x5C for byte in padded) + inner).digest(), "big")


def test_our_own_hmac_is_the_published_one() -> None:
    assert hmac_sha256(b"Jefe", b"what do ya want for nothing?") == int(
        "5bdcc146bf60754e6a042426089575c75a003f089d2739839dec58b964ec3843", 16
    )


@given(st.binary(min_size=1, max_size=64), st.integers(0, 10**6), st.integers(1, 10**6))
def test_number_k_is_the_hmac_of_k(key: bytes, k: int, n: int) -> None:
    assert Seeded(key, k).below(n) == hmac_sha256(key, str(k).encode()) % n


def test_numbers_that_would_favour_small_remainders_are_drawn_again() -> None:
    n = SPAN // 2 + 1  # about every second number is too high
    again = 0
    for k in range(40):
        attempts = [str(k), *(f"{k}/{attempt}" for attempt in range(1, 40))]
        numbers = [hmac_sha256(KEY, attempt.encode()) for attempt in attempts]
        expected = next(number for number in numbers if number < n)
        again += expected != numbers[0]
        rng = Seeded(KEY, k)
        assert rng.below(n) == expected
        assert rng.counter == k + 1, "one number is one count, however often it was drawn"
    assert 5 < again < 35


def test_every_number_of_a_small_range_comes_up_about_as_often() -> None:
    rng = Seeded(KEY)
    count = Counter(rng.below(6) for _ in range(6000))
    assert sorted(count) == [0, 1, 2, 3, 4, 5]
    assert sum((times - 1000) ** 2 / 1000 for times in count.values()) < 20  # 0.1 % of fair dice are worse


@given(st.integers(0, 30), st.integers(1, 30))
def test_a_game_resumes_from_the_counter(before: int, after: int) -> None:
    whole = Seeded(KEY)
    numbers = [whole.below(100) for _ in range(before + after)]
    resumed = Seeded(KEY, before)
    assert [resumed.below(100) for _ in range(after)] == numbers[before:]
    assert resumed.counter == whole.counter


def test_quick_numbers_are_those_of_pythons_own_random() -> None:
    rng, own = Quick(7), random.Random(7)
    for n in (1, 2, 6, 49, 10**6):
        assert rng.below(n) == int(own.random() * n)


def test_script_gives_its_numbers_in_order_and_then_refuses() -> None:
    rng = Scripted((5, 0, 2))
    assert [rng.below(6), rng.below(1), rng.below(3)] == [5, 0, 2]
    with pytest.raises(LuckRanOut, match="all 3 numbers are used"):
        rng.below(6)


@pytest.mark.parametrize("number", [-1, 6, 100])
def test_a_scripted_number_must_fit_the_range(number: int) -> None:
    rng = Scripted([number])
    with pytest.raises(LuckRanOut, match=f"is {number}, not below 6"):
        rng.below(6)
    assert rng.used == 0


def test_noted_luck_passes_numbers_on_and_keeps_them() -> None:
    rng = Noted(Scripted([3, 1]))
    assert [rng.below(4), rng.below(4)] == rng.numbers == [3, 1]


def test_nobody_foresees_luck() -> None:
    with pytest.raises(LuckRanOut):
        NoLuck().below(1)


def test_a_source_must_say_how_it_draws() -> None:
    with pytest.raises(NotImplementedError):
        Rng().below(2)


def test_a_commitment_is_the_sha256_of_the_seed() -> None:
    assert commitment(b"abc") == "ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad"


def test_fresh_seeds_are_long_and_differ() -> None:
    seeds = {fresh_seed() for _ in range(20)}
    assert len(seeds) == 20
    assert {len(seed) for seed in seeds} == {32}


def test_without_nonces_the_key_is_the_seed() -> None:
    assert mix(KEY, []) == KEY


def test_the_key_is_the_hmac_of_what_each_player_said() -> None:
    said = hashlib.sha256(b"\0\0\0\3Ann" + b"\0\0\0\5B\xc3\xa9bu").digest()
    assert int.from_bytes(mix(KEY, ["Ann", "Bébu"]), "big") == hmac_sha256(KEY, said)


@given(st.lists(st.text(max_size=4), min_size=1, max_size=4), st.lists(st.text(max_size=4), max_size=4))
def test_other_nonces_are_another_key(one: list[str], other: list[str]) -> None:
    assert (mix(KEY, one) == mix(KEY, other)) == (one == other)


def test_a_die_shows_one_to_its_sides() -> None:
    assert [Dealer(Scripted([number])).roll(6) for number in range(6)] == [1, 2, 3, 4, 5, 6]


@given(st.lists(st.integers(), min_size=1), st.integers(0, 1000))
def test_drawing_takes_one_thing_out_of_the_bag_and_leaves_the_others(bag: list[int], seed: int) -> None:
    left = bag[:]
    thing = Dealer(Quick(seed)).draw(left)
    assert Counter(left) + Counter([thing]) == Counter(bag)


@given(st.lists(st.integers(), min_size=1), st.data())
def test_every_thing_in_the_bag_can_be_drawn(bag: list[int], data: st.DataObject) -> None:
    at = data.draw(st.integers(0, len(bag) - 1))
    assert Dealer(Scripted([at])).draw(bag[:]) == bag[at]


def test_a_dealer_tells_only_who_listens() -> None:
    log: list[Event] = []
    silent, heard = Dealer(NoLuck()), Dealer(NoLuck(), log)
    for dealer in (silent, heard):
        dealer.tell("drew", "X-1", {"seat": 0}, {"card": 5}, (0,))
    assert (silent.heard, heard.heard) == (False, True)
    assert [event.truth() for event in log] == [
        {"kind": "drew", "rule": "X-1", "facts": {"seat": 0}, "secret": {"card": 5}, "knowers": [0]}
    ]


def test_whoever_looks_ahead_stops_where_secrets_are_laid_open() -> None:
    luck = Scripted([])
    Dealer(luck).unveil()
    assert luck.used == 0, "it draws nothing"
    with pytest.raises(LuckRanOut):
        Dealer(NoLuck()).unveil()


WAYS = {"copy": copy.copy, "deepcopy": copy.deepcopy, "pickle": lambda luck: pickle.loads(pickle.dumps(luck))}


@pytest.mark.parametrize("way", WAYS.values(), ids=WAYS)
@pytest.mark.parametrize(
    "luck",
    [
        Quick(7),
        Seeded(KEY, 3),
        Scripted([1, 5, 2, 0, 3, 3, 4, 1]),
        Noted(Quick(7)),
        Noted(Noted(Seeded(KEY))),
    ],
    ids=lambda luck: type(luck).__name__,
)
def test_a_copy_of_luck_goes_on_with_the_same_numbers_and_shares_nothing(
    luck: Rng, way: Callable[[Any], Any]
) -> None:
    luck = copy.deepcopy(luck)  # the parameter is shared by all cases
    luck.below(6)
    twin = way(luck)
    first = [luck.below(6) for _ in range(5)]
    assert [twin.below(6) for _ in range(5)] == first


@pytest.mark.parametrize("way", WAYS.values(), ids=WAYS)
def test_a_copied_dealer_keeps_the_log_and_writes_its_own(way: Callable[[Any], Any]) -> None:
    dealer = Dealer(Quick(1), [])
    dealer.tell("rolled", "PAR-9", {"die": dealer.roll(6)})
    twin = way(dealer)
    dealer.tell("rolled", "PAR-9", {"die": dealer.roll(6)})
    assert [event.kind for event in twin.log] == ["rolled"]
    assert twin.roll(6) == dealer.log[-1].facts["die"]  # type: ignore[index]
    assert way(Dealer(Quick(1))).heard is False


@pytest.mark.parametrize("way", WAYS.values(), ids=WAYS)
def test_no_luck_stays_none(way: Callable[[Any], Any]) -> None:
    with pytest.raises(LuckRanOut):
        way(NoLuck()).below(6)
