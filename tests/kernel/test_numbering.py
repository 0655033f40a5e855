"""Choices as numbers: counted from the asked seat, written into the caller's memory, and pickled."""

from __future__ import annotations

import copy
import pickle

import pytest

from flibuste.kernel import registry
from flibuste.kernel.chance import Dealer, Quick
from flibuste.kernel.game import make_setup
from flibuste.kernel.numbering import Numbering, order_of
from flibuste.kernel.types import Choice, Vocabulary

PARLEY = registry.find("_parley")
LIBERTALIA = registry.find("libertalia")


@pytest.mark.parametrize(
    ("seat", "text", "seen"),
    [(0, "sabre 2 14", "2"), (1, "sabre 2 14", "1"), (2, "sabre 2 14", "0"), (2, "sabre 0 3", "1")],
)
def test_seats_are_counted_clockwise_from_the_one_that_is_asked(seat: int, text: str, seen: str) -> None:
    numbering = Numbering(LIBERTALIA, make_setup(LIBERTALIA.meta, 3))
    choice = LIBERTALIA.vocabulary.parse(text)
    number = numbering.number(seat, choice)
    verb, _, rank = text.split()
    assert numbering.text(number) == f"{verb} {seen} {rank}"
    assert numbering.choice(seat, number) is choice


def test_without_relative_numbers_every_seat_counts_alike() -> None:
    numbering = Numbering(LIBERTALIA, make_setup(LIBERTALIA.meta, 3), relative=False)
    for choice in numbering.choices:
        assert {numbering.number(seat, choice) for seat in range(3)} == {numbering.number(0, choice)}
        assert numbering.text(numbering.number(2, choice)) == choice.text


def test_what_names_a_seat_beyond_the_table_has_no_number() -> None:
    numbering = Numbering(LIBERTALIA, make_setup(LIBERTALIA.meta, 2))
    assert numbering.number(0, LIBERTALIA.vocabulary.parse("gunner 2 14")) == -1
    assert numbering.size == len(LIBERTALIA.vocabulary) - 4 * 30 * 2


def test_a_mask_is_written_where_the_caller_says_and_nowhere_else() -> None:
    setup = make_setup(PARLEY.meta, 2)
    numbering = Numbering(PARLEY, setup)
    s = PARLEY.start(setup, Dealer(Quick(1)))
    wide = bytearray(b"\x07" * (2 * numbering.size + 2))
    count = numbering.mask(s, 1, memoryview(wide), numbering.size + 1)
    assert count == len(PARLEY.options(s, 1)) == sum(wide[numbering.size + 1 : -1])
    assert set(wide[: numbering.size + 1]) == {7} == {wide[-1]}


def test_a_numbering_is_shared_by_copies_and_travels_between_processes() -> None:
    numbering = Numbering(PARLEY, make_setup(PARLEY.meta, 3), relative=False)
    assert copy.copy(numbering) is numbering is copy.deepcopy(numbering)
    there = pickle.loads(pickle.dumps(numbering))
    assert (there.numbers, there.relative) == (numbering.numbers, False)


def test_the_order_is_told_by_every_text_in_its_place() -> None:
    one = Vocabulary("one", [Choice("a"), Choice("b")])
    assert order_of(one) == order_of(Vocabulary("two", [Choice("a"), Choice("b")]))
    assert order_of(one) != order_of(Vocabulary("two", [Choice("b"), Choice("a")]))


@pytest.mark.parametrize(
    ("game", "options", "data", "text", "used"),
    [
        ("stoertebeker", {}, {}, "place pirate12 A", False),  # the box has no such pirate
        ("stoertebeker", {}, {}, "place pirate3 D", True),
        ("stoertebeker", {"advanced": "on"}, {}, "place pirate3 D", False),  # two players have three berths
        ("rum_and_pirates", {}, {}, "dark 1.N3", False),  # the plates have two alleys on a side
        ("rum_and_pirates", {}, {}, "dark 5.N1", True),
        ("rum_and_pirates", {"town": "beginner"}, {}, "dark 5.N1", False),
    ],
)
def test_a_game_leaves_out_what_its_set_up_cannot_use(
    game: str, options: dict[str, str], data: dict[str, str], text: str, used: bool
) -> None:
    rules = registry.find(game)
    usable = [choice.text for choice in rules.usable(make_setup(rules.meta, 2, options, data))]
    assert (text in usable) is used
