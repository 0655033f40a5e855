"""AC-10 to AC-17: what one encircled token brings."""

from __future__ import annotations

import pytest

from flibuste.games.freibeuter.tests.playing import Playing
from flibuste.games.freibeuter.tests.position import Position


def test_ac_10_an_encircled_ship_nobody_boarded_escapes() -> None:
    """FRE-42."""
    now = (
        Position("Ann", "Ben")
        .token("AB12", "20/4")
        .boats("A1", "Ann")
        .boats("A2", "Ben")
        .boats("B1", "Ben")
        .hand("Ann", sea=["B2"])
        .active("Ann")
    )
    now.play("place B2")
    assert (now.token("AB12"), now.escaped) == ("", [20])
    assert now.captured == {"Ann": [], "Ben": []}
    assert now.cash == {"Ann": 20, "Ben": 20}
    assert [now.boats(at) for at in ("A1", "A2", "B1", "B2")] == [["Ann"], ["Ben"], ["Ben"], ["Ann"]]
    assert (now.asked, now.phase) == ("Ann", "draw")


def test_ac_11_alone_there_is_nothing_to_pay() -> None:
    """FRE-45."""
    now = (
        Position("Ann", "Ben")
        .token("CD34", "15/3", boarder="Ann")
        .boats("C3", "Ann")
        .boats("C4", "Ann")
        .boats("D3", "Ann")
        .hand("Ann", sea=["D4"])
        .cash(Ann=0)
        .stock(Ann=3)
        .active("Ann")
    )
    now.play("place D4")
    assert now.told("paid") == [] and now.told("borrowed") == []
    assert (now.credit["Ann"], now.markers["Ann"]) == (0, 0)
    assert now.captured["Ann"] == [15]
    assert (now.stock["Ann"], now.cash) == (3 - 1 + 1, {"Ann": 0, "Ben": 20})


def seven_boats() -> Position:
    return (
        Position("Ann", "Ben", "Cat")
        .token("CD34", "20/4", boarder="Ann")
        .cash(Ann=20, Ben=0, Cat=0)
        .boats("C3", "Ben", "Ben")
        .boats("C4", "Ben", "Cat")
        .boats("D3", "Cat", "Cat")
        .hand("Ben", sea=["D4"])
    )


def test_ac_12_seven_boats_cost_twenty_eight() -> None:
    """FRE-44, FRE-51, FRE-52."""
    now = seven_boats().active("Ben")
    before = now.totals["Ann"]
    now.play("place D4")
    assert now.told("paid") == [
        {"from_seat": 0, "to_seat": 1, "amount": 16, "boats": 4},
        {"from_seat": 0, "to_seat": 2, "amount": 12, "boats": 3},
    ]
    assert now.told("borrowed") == [{"seat": 0, "amount": 8, "credit": 8}]
    assert now.cash == {"Ann": 0, "Ben": 16, "Cat": 12}
    assert now.credit == {"Ann": 8, "Ben": 0, "Cat": 0}
    assert now.totals["Ann"] - before == 20 - 20 - 16 == -16


def test_ac_12_after_seven_boats_a_doubler_still_leaves_a_gain_of_four() -> None:
    now = seven_boats().doubled(20).active("Ben")
    before = now.totals["Ann"]
    now.play("place D4")
    assert now.cash == {"Ann": 0, "Ben": 16, "Cat": 12} and now.credit["Ann"] == 8
    assert now.totals["Ann"] - before == 40 - 20 - 16 == 4


def warehouse() -> Playing:
    return (
        Position("Ann", "Ben", "Cat", "Dan")
        .token("CD34", "warehouse")
        .boats("C3", "Ann", "Ben")
        .boats("C4", "Ben")
        .boats("D3", "Cat")
        .cash(Ann=4, Ben=4, Cat=4, Dan=4)
        .hand("Dan", sea=["D4"], fd=["D"])
        .active("Dan")
    )


def test_ac_13_a_warehouse_pays_two_for_every_boat() -> None:
    """FRE-49."""
    now = warehouse()
    left = now.s.warehouses
    now.play("place D4")
    assert now.told("earned") == [
        {"seat": 0, "amount": 2, "boats": 1},
        {"seat": 1, "amount": 4, "boats": 2},
        {"seat": 2, "amount": 2, "boats": 1},
        {"seat": 3, "amount": 2, "boats": 1},
    ]
    assert now.cash == {"Ann": 6, "Ben": 8, "Cat": 6, "Dan": 6}
    assert (now.token("CD34"), now.s.warehouses) == ("", left - 1)
    assert (now.asked, now.phase) == ("Dan", "draw")


def test_ac_14_the_dutchman_earns_nothing_at_a_warehouse() -> None:
    """FRE-35, FRE-37, FRE-49."""
    now = warehouse()
    left, stock = now.s.warehouses, now.stock["Dan"]
    now.play("fd D D4")
    assert [facts["amount"] for facts in now.told("earned")] == [2, 4, 2]
    assert now.cash == {"Ann": 6, "Ben": 8, "Cat": 6, "Dan": 4}
    assert (now.token("CD34"), now.s.warehouses) == ("", left - 1)
    assert (now.dutchman, now.boats("D4"), now.stock["Dan"]) == ("", [], stock)
    assert (now.asked, now.phase) == ("Dan", "draw")


@pytest.mark.parametrize(("card", "options"), [("D", 1), ("4", 1), ("3", 0), ("C", 0), ("2", 0)])
def test_ac_15_the_dutchman_goes_only_where_it_closes_a_ring(card: str, options: int) -> None:
    """FRE-35, FRE-36."""
    ring = Position("Ann", "Ben").boats("C3", "Ann").boats("C4", "Ben").boats("D3", "Ann")
    now = ring.hand("Ann", fd=[card]).active("Ann")
    assert sum(token != 0 for token in now.s.spot) == 36
    assert now.options("fd") == [f"fd {card} D4"] * options


@pytest.mark.parametrize("card", ["D", "4", "3", "C", "2"])
def test_ac_15_the_dutchman_has_no_option_once_the_ring_is_closed(card: str) -> None:
    """FRE-36."""
    ring = Position("Ann", "Ben").boats("C3", "Ann").boats("C4", "Ben").boats("D3", "Ann")
    now = ring.boats("D4", "Ben").gone("CD34").hand("Ann", fd=[card]).active("Ann")
    assert now.options("fd") == []


def test_ac_16_the_dutchman_closes_a_boarded_ship_without_a_fee() -> None:
    """FRE-43, FRE-46, FRE-47."""
    now = (
        Position("Ann", "Ben")
        .token("CD34", "20/4", boarder="Ann")
        .boats("C3", "Ben")
        .boats("C4", "Ben")
        .boats("D3", "Ann")
        .cash(Ann=20, Ben=20)
        .stock(Ann=5)
        .hand("Ben", sea=["D4"], fd=["4"])
        .active("Ben")
    )
    now.play("fd 4 D4")
    assert now.told("paid") == [{"from_seat": 0, "to_seat": 1, "amount": 8, "boats": 2}]
    assert now.cash == {"Ann": 12, "Ben": 28}
    assert (now.captured["Ann"], now.stock["Ann"]) == ([20], 6)
    assert (now.boats("D4"), now.dutchman) == ([], "")
    now.play("draw sea")
    now.play(now.options("board")[0])
    assert [text for text in now.options() if text.endswith(" D4")] == ["place D4"]  # FRE-29
    assert now.refusal("cash D4") == ("region-empty", "FRE-31", {"region": "D4"})


def test_ac_17_a_doubler_doubles_ships_of_all_players_and_times_but_never_a_fee() -> None:
    """FRE-48, FRE-50, FRE-68."""
    now = (
        Position("Ann", "Ben")
        .token("CD34", "doubler 10")
        .boats("C3", "Ann")
        .boats("C4", "Ben")
        .boats("D3", "Ben")
        .captured(Ben=[10, 10, 10])
        .token("FG67", "10/2", boarder="Ann")
        .boats("F6", "Ben", "Ben")
        .boats("F7", "Ann")
        .boats("G6", "Ben")
        .hand("Ann", sea=["D4"])
        .hand("Ben", sea=["G7"])
        .active("Ann")
    )
    assert now.sheet("Ben")["ships"] == 30
    now.play("place D4")
    assert now.told("doubled") == [{"token": "CD34", "value": 10}]
    assert now.cash == {"Ann": 20, "Ben": 20}
    assert (now.doubled, now.token("CD34")) == ({10}, "")
    now.play("draw sea").play("place G7")
    assert now.told("paid") == [{"from_seat": 0, "to_seat": 1, "amount": 8, "boats": 4}]  # 2 per boat
    assert now.cash == {"Ann": 12, "Ben": 28}
    assert now.sheet("Ben")["ships"] == 60
    assert now.sheet("Ann")["ships"] == 20
