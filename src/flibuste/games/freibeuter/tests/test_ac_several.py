"""AC-18 to AC-21: several tokens encircled at once, in the order the active player chooses."""

from __future__ import annotations

from itertools import permutations

import pytest

from flibuste.games.freibeuter import GAME
from flibuste.games.freibeuter.tests.playing import Playing
from flibuste.games.freibeuter.tests.position import Position


def about_to_close(ann: int, ben: int, cat: int) -> Playing:
    """Ann holds D4, the last region of three rings."""
    return (
        Position("Ann", "Ben", "Cat")
        .token("CD34", "20/4", boarder="Ann")
        .token("CD45", "10/2", boarder="Ben")
        .token("DE34", "warehouse")
        .token("DE45", "15/3")
        .boats("C3", "Ben")
        .boats("C4", "Cat")
        .boats("C5", "Ann")
        .boats("D3", "Ann")
        .boats("D5", "Ann")
        .boats("E3", "Ben")
        .boats("E4", "Ann")
        .cash(Ann=ann, Ben=ben, Cat=cat)
        .hand("Ann", sea=["D4"])
        .active("Ann")
    )


def three_rings(ann: int, ben: int, cat: int) -> Playing:
    now = about_to_close(ann, ben, cat)
    now.play("place D4")
    assert now.pending == {"CD34", "CD45", "DE34"}
    assert (now.asked, now.phase) == ("Ann", "resolve")
    assert now.options() == ["resolve CD34", "resolve CD45", "resolve DE34"]
    return now


def money(now: Playing) -> tuple[int, ...]:
    return tuple(now.cash.values())


def in_order(now: Playing, *order: str) -> list[tuple[int, ...]]:
    """Resolves the tokens in this order; the last needs no choice. Returns the cash after each choice."""
    after = []
    for token in order[:-1]:
        now.play(f"resolve {token}")
        after.append(money(now))
    return after


def test_ac_18_order_and_credit_paying_first_costs_a_loan_of_seven() -> None:
    """FRE-41, FRE-51, FRE-52, FRE-53."""
    now = three_rings(1, 8, 5)
    now.play("resolve CD34")
    assert (money(now), now.credit["Ann"]) == ((0, 12, 9), 7)
    now.play("resolve CD45")  # DE34 follows without a choice
    assert now.told("paid") == [
        {"from_seat": 1, "to_seat": 0, "amount": 6, "boats": 3},
        {"from_seat": 1, "to_seat": 2, "amount": 2, "boats": 1},
    ]
    assert [facts["amount"] for facts in now.told("earned")] == [6, 2]
    assert money(now) == (12, 6, 11)
    assert now.credit == {"Ann": 7, "Ben": 0, "Cat": 0}
    assert now.totals["Ann"] == 12 - 14 + 20 == -2 + 20


def test_ac_18_order_and_credit_income_first_costs_nothing() -> None:
    """FRE-41."""
    now = three_rings(1, 8, 5)
    now.play("resolve CD45")
    assert money(now) == (7, 0, 7)
    now.play("resolve DE34")  # Ann 13, Ben 2; CD34 follows without a choice
    assert [facts["amount"] for facts in now.told("earned")] == [6, 2]
    assert [facts["amount"] for facts in now.told("paid")] == [4, 4]
    assert (money(now), set(now.credit.values())) == ((5, 6, 11), {0})
    assert now.totals["Ann"] == 5 + 20


def test_ac_18_order_and_credit_warehouse_first_costs_a_loan_of_one() -> None:
    """FRE-41."""
    now = three_rings(1, 8, 5)
    now.play("resolve DE34")
    assert money(now) == (7, 10, 5)
    now.play("resolve CD34")  # Ann borrows 1: Ann 0, Ben 14, Cat 9; CD45 follows without a choice
    assert now.told("borrowed") == [{"seat": 0, "amount": 1, "credit": 1}]
    assert (money(now), now.credit["Ann"]) == ((6, 6, 11), 1)
    assert now.totals["Ann"] == 4 + 20


@pytest.mark.parametrize("order", [*permutations(["CD34", "CD45", "DE34"])])
def test_ac_18_in_all_orders_both_ships_are_captured_and_both_boats_return(order: tuple[str, ...]) -> None:
    """FRE-43, FRE-47: the boarding boat returns; a player who borrowed loses one boat to the marker."""
    now = three_rings(1, 8, 5)
    stock = now.stock
    in_order(now, *order)
    assert now.captured == {"Ann": [20], "Ben": [10], "Cat": []}
    assert now.stock["Ann"] + now.markers["Ann"] == stock["Ann"] + 1
    assert now.stock["Ben"] + now.markers["Ben"] == stock["Ben"] + 1
    assert now.token("DE45") == "15/3" and now.boats("E5") == []
    assert (now.asked, now.phase) == ("Ann", "draw")


def test_ac_19_an_order_that_helps_ben() -> None:
    """FRE-41."""
    now = three_rings(20, 4, 5)
    assert in_order(now, "CD34", "CD45", "DE34") == [(12, 8, 9), (24, 2, 11)]
    assert [facts["amount"] for facts in now.told("earned")] == [6, 2]  # from 18, 0 and 11
    assert set(now.credit.values()) == {0}
    assert now.cash["Ben"] - 2 * now.credit["Ben"] == 2


def test_ac_19_an_order_that_hurts_ben() -> None:
    """FRE-41."""
    now = three_rings(20, 4, 5)
    now.play("resolve CD45")
    assert now.told("borrowed") == [{"seat": 1, "amount": 4, "credit": 4}]
    assert money(now) == (26, 0, 7)
    now.play("resolve DE34")  # Ann 32, Ben 2; CD34 follows without a choice
    assert (money(now), now.credit) == ((24, 6, 11), {"Ann": 0, "Ben": 4, "Cat": 0})
    assert now.cash["Ben"] - 2 * now.credit["Ben"] == 6 - 8 == -2


FOUR = ["CD34", "DE34", "CD45", "DE45"]


def four_rings() -> Playing:
    now = (
        Position("Ann", "Ben", "Cat")
        .token("CD34", "5/1")
        .token("DE34", "doubler 5")
        .token("CD45", "5/1", boarder="Cat")
        .token("DE45", "warehouse")
        .boats("C3", "Ann")
        .boats("D3", "Ann")
        .boats("E3", "Ben")
        .boats("C4", "Ben")
        .boats("E4", "Cat")
        .boats("C5", "Ann", "Ben")
        .boats("D5", "Cat")
        .boats("E5", "Cat")
        .cash(Ann=10, Ben=10, Cat=0)
        .hand("Ben", fd=["D"])
        .active("Ben")
    )
    return now.play("fd D D4")


@pytest.mark.parametrize("order", [*permutations(FOUR)])
def test_ac_20_four_tokens_around_one_dutchman(order: tuple[str, ...]) -> None:
    """FRE-37, FRE-41, FRE-42, FRE-49, FRE-50."""
    now = four_rings()
    assert now.pending == set(FOUR)
    for left in (4, 3, 2):
        assert (now.dutchman, now.asked, now.phase, len(now.options())) == ("D4", "Ben", "resolve", left)
        now.play(f"resolve {order[4 - left]}")
    assert now.cash["Ann"] == 11 and now.cash["Ben"] == 12
    if order.index("CD45") < order.index("DE45"):
        assert (now.cash["Cat"], now.credit["Cat"]) == (6, 3)
        assert now.totals["Cat"] == 6 + 2 * 5 - 6 == 10
    else:
        assert (now.cash["Cat"], now.credit["Cat"]) == (3, 0)
        assert now.totals["Cat"] == 3 + 10 == 13
    assert now.credit["Ann"] == now.credit["Ben"] == 0
    assert (now.escaped, now.doubled, now.captured["Cat"]) == ([5], {5}, [5])
    assert (now.dutchman, now.boats("D4")) == ("", [])
    assert [now.token(at) for at in FOUR] == ["", "", "", ""]
    assert (now.asked, now.phase) == ("Ben", "draw")


def last_warehouse() -> Playing:
    now = (
        Position("Ann", "Ben")
        .looted(3)
        .token("DE34", "warehouse")
        .token("CD34", "20/4", boarder="Ann")
        .boats("C3", "Ann")
        .boats("C4", "Ann")
        .boats("D3", "Ann")
        .boats("E3", "Ben")
        .boats("E4", "Ben")
        .cash(Ann=10, Ben=20)
        .hand("Ben", sea=["D4"])
        .active("Ben")
    )
    return now.play("place D4")


def test_ac_21_the_last_warehouse_ends_the_game_at_once() -> None:
    """FRE-63, FRE-66, AMB-9."""
    now = last_warehouse()
    decks = now.decks
    now.play("resolve DE34")
    assert [facts["amount"] for facts in now.told("earned")] == [2, 6]
    assert (now.phase, now.asked, now.pending) == ("last-warehouse", "", set())
    assert (now.token("CD34"), now.boarder("CD34"), now.captured["Ann"]) == ("20/4", "Ann", [])
    assert now.decks == decks and len(now.sea("Ben")) + len(now.fd("Ben")) == 4
    assert now.totals == {"Ann": 12, "Ben": 26}
    assert now.places == {"Ann": 2, "Ben": 1}


def test_ac_21_what_was_resolved_before_the_last_warehouse_counts() -> None:
    """FRE-63, AMB-9."""
    now = last_warehouse()
    decks = now.decks
    now.play("resolve CD34")  # Ann 6, Ben 24; DE34 follows without a choice
    assert now.told("paid") == [{"from_seat": 0, "to_seat": 1, "amount": 4, "boats": 1}]
    assert [facts["amount"] for facts in now.told("earned")] == [2, 6]
    assert (now.phase, now.cash, now.captured["Ann"]) == ("last-warehouse", {"Ann": 8, "Ben": 30}, [20])
    assert now.decks == decks and now.told("drew") == []
    assert now.totals == {"Ann": 28, "Ben": 30}
    assert now.places == {"Ann": 2, "Ben": 1}


def test_the_log_and_the_preview_name_the_rings_that_the_last_warehouse_leaves_unresolved() -> None:
    """FRE-63, FRE-66."""
    now = last_warehouse()
    events = GAME.foresee(now.s, 1, GAME.vocabulary.parse("resolve DE34")) or []
    assert [event.facts for event in events if event.kind == "unresolved"] == [{"tokens": ["CD34"]}]
    assert now.play("resolve DE34").told("unresolved") == [{"tokens": ["CD34"]}]
    assert last_warehouse().play("resolve CD34").told("unresolved") == []


def foreseen(now: Playing) -> list[str]:
    events = GAME.foresee(now.s, 0, GAME.vocabulary.parse("place D4"))
    assert events is not None
    return [event.kind for event in events]


def test_the_preview_shows_the_money_of_several_rings_when_their_order_makes_no_difference() -> None:
    """FRE-41: with enough cash for all of them, Ann sees what placing the boat would bring and cost."""
    rich, poor = about_to_close(50, 50, 50), about_to_close(1, 8, 5)
    assert foreseen(rich).count("captured") == 2
    assert foreseen(rich).count("paid") == 4
    assert foreseen(poor) == ["placed", "encircled", "encircled", "encircled"], "here it does: FRE-51"
