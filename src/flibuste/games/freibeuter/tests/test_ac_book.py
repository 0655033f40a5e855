"""AC-1 to AC-3: the examples of the rule sheet, and AC-4 to AC-9: set-up and simple actions."""

from __future__ import annotations

import pytest

from flibuste.games.freibeuter import GAME
from flibuste.games.freibeuter.tests.naive import REGIONS, TOKEN_SPOTS, is_outer
from flibuste.games.freibeuter.tests.playing import Playing, token_name
from flibuste.games.freibeuter.tests.position import Position
from flibuste.games.freibeuter.tests.wander import TASTES, wander
from flibuste.kernel.chance import Dealer, Quick
from flibuste.kernel.game import make_setup

OUTER = [region for region in REGIONS if is_outer(region)]


def volkers_ship(cash: int) -> Playing:
    return (
        Position("Volker", "Birgit", "Dieter")
        .token("CD34", "15/3", boarder="Volker")
        .boats("C3", "Volker", "Birgit")
        .boats("C4", "Dieter")
        .boats("D3", "Volker")
        .cash(Volker=cash, Birgit=20, Dieter=20)
        .hand("Birgit", sea=["D4"])
        .active("Birgit")
    )


def test_ac_1_volker_pays_six_to_birgit_and_three_to_dieter() -> None:
    """FRE-43, FRE-44, FRE-45, FRE-47, FRE-48."""
    now = volkers_ship(20)
    before = now.stock["Volker"]
    now.play("place D4")
    assert now.told("encircled") == [{"token": "CD34"}]
    assert now.told("paid") == [
        {"from_seat": 0, "to_seat": 1, "amount": 6, "boats": 2},
        {"from_seat": 0, "to_seat": 2, "amount": 3, "boats": 1},
    ]
    assert now.cash == {"Volker": 11, "Birgit": 26, "Dieter": 23}
    assert now.captured == {"Volker": [15], "Birgit": [], "Dieter": []}
    assert now.stock["Volker"] == before + 1
    assert now.credit == {"Volker": 0, "Birgit": 0, "Dieter": 0}
    assert now.token("CD34") == "" and now.boarder("CD34") == ""
    assert now.boats("C3") == ["Volker", "Birgit"]
    assert (now.boats("C4"), now.boats("D3"), now.boats("D4")) == (["Dieter"], ["Volker"], ["Birgit"])


def test_ac_1_then_birgit_draws_one_card_from_the_deck_she_chooses() -> None:
    """FRE-56."""
    now = volkers_ship(20).play("place D4")
    assert (now.asked, now.phase, now.options()) == ("Birgit", "draw", ["draw sea", "draw fd"])
    sea, fd = now.decks
    other = now.copy()
    now.play("draw sea", draws="G7")
    assert now.decks == (sea - 1, fd) and "G7" in now.sea("Birgit") and len(now.sea("Birgit")) == 5
    assert (now.asked, now.phase) == ("Dieter", "turn")
    other.play("draw fd", draws="7")
    assert other.decks == (sea, fd - 1) and other.fd("Birgit") == ["7"] and len(other.sea("Birgit")) == 4
    assert (other.asked, other.phase) == ("Dieter", "turn")


def test_ac_2_volker_borrows_the_seven_he_lacks_and_owes_them_twice() -> None:
    """FRE-51, FRE-52, FRE-53, FRE-54, FRE-55, FRE-69."""
    now = volkers_ship(2)
    before = now.stock["Volker"]
    now.play("place D4")
    assert now.told("borrowed") == [{"seat": 0, "amount": 7, "credit": 7}]
    assert now.cash == {"Volker": 0, "Birgit": 26, "Dieter": 23}
    assert now.credit == {"Volker": 7, "Birgit": 0, "Dieter": 0}
    assert now.markers == {"Volker": 1, "Birgit": 0, "Dieter": 0}
    assert now.stock["Volker"] == before
    assert now.captured["Volker"] == [15]
    assert now.totals["Volker"] == 0 + 15 - 2 * 7 == 1


def test_ac_3_birgits_booty_is_126() -> None:
    """FRE-67, FRE-68."""
    now = (
        Position("Birgit", "Volker")
        .doubled(10, 15)
        .cash(Birgit=36)
        .captured(Birgit=[15, 15, 5, 5, 20])
        .stock(Volker=0)
        .active("Volker")
    )
    assert now.phase == "no-boats"
    assert now.sheet("Birgit") == {"cash": 36, "ships": 90, "credit": 0}
    assert now.totals["Birgit"] == 36 + (30 + 30) + (5 + 5) + 20 == 126


@pytest.mark.parametrize(("seats", "sea", "fd"), [(2, 66, 12), (3, 62, 11), (4, 58, 10)])
def test_ac_4_set_up_numbers(seats: int, sea: int, fd: int) -> None:
    """FRE-4, FRE-5, FRE-10, FRE-11, FRE-12, FRE-13, FRE-14, FRE-15."""
    s = GAME.start(make_setup(GAME.meta, seats), Dealer(Quick(seats)))
    now = Playing(s, ("Ann", "Ben", "Cat", "Dan")[:seats])
    assert now.decks == (sea, fd)
    assert set(now.stock.values()) == {25} and set(now.cash.values()) == {20}
    assert {(len(now.sea(name)), len(now.fd(name))) for name in now.names} == {(4, 1)}
    tokens = [token_name(token) for token in s.spot]
    ships = ["5/1"] * 7 + ["10/2"] * 7 + ["15/3"] * 7 + ["20/4"] * 7
    doublers = ["doubler 5", "doubler 10", "doubler 15", "doubler 20"]
    assert len(ships) == 28 and len(tokens) == 36
    assert sorted(tokens) == sorted(ships + ["warehouse"] * 4 + doublers)
    for seat in (None, *range(seats)):
        seen = GAME.view(s, seat)["tokens"]
        assert isinstance(seen, list) and len(seen) == 36


def test_ac_5_boarding_costs_a_boat_and_nothing_else() -> None:
    """FRE-23, FRE-24, FRE-25, FRE-26, FRE-27."""
    now = (
        Position("Ann", "Ben")
        .token("AB12", "20/4")
        .token("BC12", "5/1", boarder="Ben")
        .token("CD12", "warehouse")
        .token("DE12", "doubler 10")
        .active("Ann")
    )
    assert now.stock["Ann"] == 25
    hand, decks = now.sea("Ann") + now.fd("Ann"), now.decks
    assert len(hand) == 5
    for illegal in ("board BC12", "board CD12", "board DE12"):
        assert now.refusal(illegal) is not None and illegal not in now.options()
    now.play("board AB12")
    assert (now.stock["Ann"], now.boarder("AB12")) == (24, "Ann")
    assert now.sea("Ann") + now.fd("Ann") == hand and now.decks == decks
    assert now.cash == {"Ann": 20, "Ben": 20}
    assert (now.asked, now.phase) == ("Ben", "turn")
    now.play(now.options("board")[0])
    assert now.asked == "Ann"
    assert now.refusal("board AB12") == ("already-boarded", "FRE-24", {"token": "AB12", "by_seat": 0})


def test_ac_6_in_an_empty_region_placing_is_compulsory() -> None:
    """FRE-29, FRE-31."""
    now = Position("Ann", "Ben").hand("Ann", sea=["D4"]).active("Ann")
    assert [text for text in now.options() if text.endswith(" D4")] == ["place D4"]
    assert now.refusal("cash D4") == ("region-empty", "FRE-31", {"region": "D4"})


def second_card() -> Playing:
    return (
        Position("Ann", "Ben")
        .gone("CD34", "CD45", "DE34", "DE45")
        .boats("D4", "Ben")
        .hand("Ann", sea=["D4"])
        .stock(Ann=10)
        .cash(Ann=5)
        .active("Ann")
    )


def test_ac_7_in_an_occupied_region_there_is_a_choice_to_place() -> None:
    """FRE-30, FRE-33."""
    now = second_card()
    assert [text for text in now.options() if text.endswith(" D4")] == ["place D4", "cash D4"]
    now.play("place D4")
    assert now.boats("D4") == ["Ben", "Ann"]
    assert (now.stock["Ann"], now.cash["Ann"], now.pending) == (9, 5, set())
    assert now.told("encircled") == []
    assert (now.asked, now.phase) == ("Ann", "draw")


def test_ac_7_in_an_occupied_region_there_is_a_choice_to_take_two() -> None:
    """FRE-30, FRE-58."""
    now = second_card().play("cash D4")
    assert now.boats("D4") == ["Ben"]
    assert (now.stock["Ann"], now.cash["Ann"], now.pending) == (10, 7, set())
    assert (now.asked, now.phase) == ("Ann", "draw")


def test_ac_8_a_second_boat_never_encircles() -> None:
    """FRE-38, FRE-40."""
    now = (
        Position("Ann", "Ben")
        .token("CD34", "10/2")
        .boats("C3", "Ann")
        .boats("C4", "Ann")
        .boats("D3", "Ann")
        .hand("Ben", sea=["C4"])
        .active("Ben")
    )
    now.play("place C4")
    assert now.boats("C4") == ["Ann", "Ben"] and now.boats("D4") == []
    assert (now.pending, now.told("encircled"), now.phase) == (set(), [], "draw")
    assert now.token("CD34") == "10/2"


@pytest.mark.parametrize("taste", TASTES)
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_ac_8_a_second_boat_never_encircles_in_any_reachable_position(seats: int, taste: str) -> None:
    """FRE-38."""
    seconds = 0
    for seed in range(4):
        for step in wander(seats, seed, taste):
            if step.verb == "place" and step.boats_before(step.region):
                seconds += 1
                assert not any(event.kind == "encircled" for event in step.events)
                assert step.after.pending == () and step.after.spot == step.before.spot
    assert seconds


@pytest.mark.parametrize("region", OUTER)
def test_ac_9_the_single_card_of_an_outer_region_can_only_be_placed(region: str) -> None:
    """FRE-32."""
    assert len(OUTER) == 24
    around = {at for ring in TOKEN_SPOTS.values() if region in ring for at in ring} - {region}
    position = Position("Ann", "Ben").hand("Ann", sea=[region])
    for at in sorted(around)[:2]:
        position.boats(at, "Ben")
    now = position.active("Ann")
    assert [text for text in now.options() if text.endswith(f" {region}")] == [f"place {region}"]
    now.play(f"place {region}")
    assert now.boats(region) == ["Ann"]


def test_ac_9_whenever_an_outer_card_is_held_its_region_is_empty() -> None:
    """FRE-32."""
    seen = set()
    for seed in range(12):
        for step in wander(2 + seed % 3, seed, TASTES[seed % len(TASTES)]):
            if step.kind == "turn":
                for card in step.sea_in_hand():
                    if is_outer(card):
                        seen.add(card)
                        assert step.boats_before(card) == []
                        assert f"place {card}" in step.options and f"cash {card}" not in step.options
    assert seen == set(OUTER)
