"""AC-22 to AC-32: credit, boats, drawing, and the end."""

from __future__ import annotations

import pytest

from flibuste.games.freibeuter import GAME
from flibuste.games.freibeuter.tests.playing import Playing
from flibuste.games.freibeuter.tests.position import Position


def test_ac_22_a_second_loan_uses_the_same_marker() -> None:
    """FRE-53."""
    now = (
        Position("Ann", "Ben")
        .token("BC23", "10/2", boarder="Ann")
        .boats("B2", "Ben")
        .boats("B3", "Ben")
        .boats("C2", "Ann")
        .token("EF23", "warehouse")
        .boats("E2", "Ann")
        .boats("E3", "Ann")
        .boats("F2", "Ann")
        .token("BC56", "15/3", boarder="Ann")
        .boats("B5", "Ben")
        .boats("B6", "Ben")
        .boats("C5", "Ann")
        .hand("Ben", sea=["C3", "C6"], fd=["F"])
        .cash(Ann=2)
        .stock(Ann=5)
        .active("Ben")
    )
    now.play("place C3")
    assert now.told("borrowed") == [{"seat": 0, "amount": 6 - 2, "credit": 4}]
    assert (now.cash["Ann"], now.stock["Ann"], now.markers["Ann"]) == (0, 5 + 1 - 1, 1)
    now.play("draw sea").play(now.options("place G", "place A")[0]).play("draw sea")
    now.play("fd F F3").play("draw sea")  # the warehouse pays Ann for her three boats
    assert now.cash["Ann"] == 6
    now.play(now.options("place G", "place A")[0]).play("draw sea")
    stock = now.stock["Ann"]
    now.play("place C6")
    assert now.told("paid") == [{"from_seat": 0, "to_seat": 1, "amount": 9, "boats": 3}]
    assert now.told("borrowed") == [{"seat": 0, "amount": 9 - 6, "credit": 7}]
    assert now.told("marked") == []
    assert (now.cash["Ann"], now.stock["Ann"], now.markers["Ann"]) == (0, stock + 1, 1)
    assert now.credit["Ann"] == 7
    assert now.sheet("Ann")["credit"] == -14


def test_ac_23_exact_cash_needs_no_credit() -> None:
    """FRE-51."""
    now = (
        Position("Ann", "Ben")
        .token("CD34", "20/4", boarder="Ann")
        .boats("C3", "Ben")
        .boats("C4", "Ann")
        .boats("D3", "Ann")
        .cash(Ann=8)
        .hand("Ben", sea=["D4"])
        .active("Ben")
    )
    now.play("place D4")
    assert now.told("paid") == [{"from_seat": 0, "to_seat": 1, "amount": 8, "boats": 2}]
    assert (now.cash["Ann"], now.credit["Ann"], now.markers["Ann"]) == (0, 0, 0)
    assert now.told("borrowed") == [] and now.told("marked") == []


def test_ac_24_without_a_sea_card_the_draw_is_from_the_sea_deck() -> None:
    """FRE-59."""
    now = (
        Position("Ann", "Ben", "Cat")
        .hand("Ann", sea=["B3"], fd=["A", "C", "2", "5"])
        .boats("B3", "Ben")
        .decks(sea=10, fd=4)
        .active("Ann")
    )
    now.play("place B3")
    assert [facts["deck"] for facts in now.told("drew")] == ["sea"]
    assert now.decks == (9, 4)
    assert (len(now.sea("Ann")), sorted(now.fd("Ann"))) == (1, ["2", "5", "A", "C"])
    assert (now.asked, now.phase) == ("Ben", "turn")


def test_ac_25_with_a_sea_card_the_choice_is_free() -> None:
    """FRE-57."""
    now = (
        Position("Ann", "Ben", "Cat")
        .hand("Ann", sea=["B3", "C2"], fd=["A", "C", "2"])
        .boats("B3", "Ben")
        .decks(sea=10, fd=4)
        .active("Ann")
    )
    now.play("place B3")
    assert (now.sea("Ann"), sorted(now.fd("Ann"))) == (["C2"], ["2", "A", "C"])
    assert now.options() == ["draw sea", "draw fd"]
    now.play("draw fd")
    assert (now.sea("Ann"), len(now.fd("Ann")), now.decks) == (["C2"], 4, (10, 3))
    assert (now.asked, now.phase) == ("Ben", "turn")


def test_ac_26_when_the_dutchman_deck_is_empty_a_sea_card_is_drawn() -> None:
    """FRE-60."""
    now = (
        Position("Ann", "Ben", "Cat")
        .hand("Ann", sea=["B3", "C2"])
        .boats("B3", "Ben")
        .decks(sea=3, fd=0)
        .active("Ann")
    )
    now.play("place B3")
    assert [facts["deck"] for facts in now.told("drew")] == ["sea"]
    assert (now.decks, now.asked, now.phase) == ((2, 0), "Ben", "turn")


def no_sea_deck(sea: list[str], fd: list[str], fd_deck: int) -> Playing:
    return (
        Position("Ann", "Ben", "Cat")
        .hand("Ann", sea=sea, fd=fd)
        .boats("B2", "Ben")
        .boats("B3", "Ben")
        .boats("C2", "Cat")
        .boats("C3", "Cat")
        .boats("D4", "Cat")
        .token("AB67", "20/4")
        .boats("A7", "Cat")
        .boats("B6", "Cat")
        .boats("B7", "Ben")
        .hand("Ben", sea=["A6"], fd=["6"])
        .looted(3)
        .doubled(5, 10, 15, 20)
        .decks(sea=0, fd=fd_deck)
        .active("Ann")
    )


def test_ac_27_a_with_an_empty_sea_deck_and_a_sea_card_in_hand_a_dutchman_card_is_drawn() -> None:
    """FRE-61, AMB-8."""
    now = no_sea_deck(["B3", "C2"], ["A", "C", "2"], 2).play("place B3")
    assert [facts["deck"] for facts in now.told("drew")] == ["fd"]
    assert (now.sea("Ann"), len(now.fd("Ann")), now.decks) == (["C2"], 4, (0, 1))
    assert (now.asked, now.phase) == ("Ben", "turn")


def test_ac_27_b_an_empty_sea_deck_and_no_sea_card_in_hand_end_the_game() -> None:
    """FRE-61, FRE-64."""
    now = no_sea_deck(["B3"], ["A", "C", "2", "5"], 2).play("place B3")
    assert (now.sea("Ann"), len(now.fd("Ann")), now.decks) == ([], 4, (0, 2))
    assert (now.asked, now.phase) == ("", "no-sea-card")


def test_ac_27_c_two_empty_decks_end_the_game() -> None:
    """FRE-61, FRE-64."""
    now = no_sea_deck(["B3", "C2", "B2", "C3", "D4"], [], 0).play("place B3")
    assert (now.sea("Ann"), now.decks) == (["B2", "C2", "C3", "D4"], (0, 0))
    assert (now.asked, now.phase) == ("", "no-sea-card")


def test_ac_27_d_boarding_with_an_empty_sea_deck_draws_nothing() -> None:
    """FRE-26, AMB-8."""
    now = no_sea_deck(["B3"], ["A", "C", "2", "5"], 2).play("board AB67")
    assert (now.told("drew"), now.decks) == ([], (0, 2))
    assert (now.asked, now.phase) == ("Ben", "turn")


def last_boat(cash: int = 20, marker: bool = False, ship: str = "10/2") -> Playing:
    """Ann has one boat left, a Dutchman card that could close CD34, and a ship boarded there."""
    position = (
        Position("Ann", "Ben")
        .token("CD34", ship, boarder="Ann")
        .boats("C3", "Ben")
        .boats("C4", "Ben")
        .boats("D3", "Ann")
        .hand("Ann", sea=["G7"], fd=["D"])
        .hand("Ben", sea=["D4"])
        .cash(Ann=cash)
        .stock(Ann=1)
    )
    now = position.credit(Ann=3 if marker else 0).active("Ann")
    assert now.stock["Ann"] == 1 and "fd D D4" in now.options()
    now.play("place G7").play("draw sea")
    assert now.stock["Ann"] == 0 and now.captured["Ann"] == []
    assert (now.asked, now.phase) == ("Ben", "turn")  # only checked when her next turn begins
    return now


def test_ac_28_a_turn_without_a_boat_in_stock_ends_the_game_even_with_a_playable_dutchman() -> None:
    """FRE-17, FRE-65, AMB-10."""
    now = last_boat()
    assert now.fd("Ann") == ["D"] and now.s.gaps[24] == 1
    now.play(now.options("board")[0])
    assert (now.asked, now.phase) == ("", "no-boats")


def test_ac_28_a_boat_that_returns_in_time_saves_the_game() -> None:
    """FRE-47, FRE-65."""
    now = last_boat().play("place D4").play("draw sea")
    assert now.captured["Ann"] == [10] and now.credit["Ann"] == 0
    assert (now.stock["Ann"], now.asked, now.phase) == (1, "Ann", "turn")


def test_ac_28_a_first_credit_takes_the_returning_boat_away_again() -> None:
    """FRE-53, FRE-65, AMB-15, AMB-16."""
    now = last_boat(cash=2).play("place D4")
    assert now.told("paid") == [{"from_seat": 0, "to_seat": 1, "amount": 6, "boats": 3}]
    assert now.told("borrowed") == [{"seat": 0, "amount": 4, "credit": 4}]
    assert now.stock["Ann"] == 0 + 1 - 1
    now.play("draw sea")
    assert (now.asked, now.phase) == ("", "no-boats")


def test_ac_28_a_second_credit_takes_no_boat() -> None:
    """FRE-53, AMB-16."""
    now = last_boat(cash=2, marker=True).play("place D4")
    assert now.told("borrowed") == [{"seat": 0, "amount": 4, "credit": 7}]
    now.play("draw sea")
    assert (now.stock["Ann"], now.asked, now.phase) == (1, "Ann", "turn")


def over(position: Position) -> Playing:
    """The position with the game over: Eve has no boat left."""
    now = position.stock(Eve=0).active("Eve")
    assert now.phase == "no-boats"
    return now


def test_ac_29_credit_counts_against_and_a_doubler_for_the_score() -> None:
    """FRE-67, FRE-68, FRE-69."""
    now = over(
        Position("Ann", "Eve").cash(Ann=3).captured(Ann=[20, 20, 5]).doubled(20).credit(Ann=12),
    )
    assert now.sheet("Ann") == {"cash": 3, "ships": 80 + 5, "credit": -24}
    assert now.totals["Ann"] == 64


def test_ac_30_a_total_may_be_negative() -> None:
    """FRE-69."""
    now = over(Position("Ann", "Eve").cash(Ann=0).captured(Ann=[10]).credit(Ann=8))
    assert now.totals["Ann"] == 10 - 16 == -6
    assert now.places == {"Ann": 2, "Eve": 1}


@pytest.mark.parametrize("names", [("Ann", "Ben", "Eve"), ("Eve", "Ann", "Ben"), ("Ann", "Eve", "Ben")])
def test_ac_31_equal_totals_share_the_victory(names: tuple[str, ...]) -> None:
    """FRE-71, AMB-37."""
    now = over(Position(*names).cash(Ann=64, Ben=44, Eve=40).captured(Ben=[20]))
    assert now.totals == {"Ann": 64, "Ben": 64, "Eve": 40}
    assert now.places == {"Ann": 1, "Ben": 1, "Eve": 3}


def test_ac_32_leftovers_are_worthless() -> None:
    """FRE-70."""
    position = Position("Ann", "Eve").cash(Ann=9).stock(Ann=6)
    for at in ("BC23", "DE23", "BC45"):
        position.token(at, "20/4", boarder="Ann")
    now = over(position)
    assert [now.boarder(at) for at in ("BC23", "DE23", "BC45")] == ["Ann"] * 3
    assert (now.stock["Ann"], len(now.sea("Ann")) + len(now.fd("Ann"))) == (6, 5)
    assert now.sheet("Ann") == {"cash": 9, "ships": 0, "credit": 0}
    assert now.totals["Ann"] == 9


def last_boats(rescued: bool = False) -> Playing:
    """Ben is next and has no boat, unless the ring around his ship is closed."""
    position = (
        Position("Ann", "Ben")
        .boats("F6", "Ben")
        .token("CD34", "5/1", boarder="Ben")
        .boats("C3", "Ann")
        .boats("C4", "Ann")
        .boats("D3", "Ann")
        .hand("Ann", sea=["F6", "D4" if rescued else "G7"])
        .cash(Ben=10)
        .stock(Ben=0)
    )
    return position.active("Ann")


@pytest.mark.parametrize("text", ["place F6", "cash F6", "place G7"])
def test_the_log_tells_before_the_draw_that_the_next_player_has_no_boat(text: str) -> None:
    """FRE-65: a preview of the choice tells it too, although a card is drawn first."""
    now = last_boats()
    foreseen = GAME.foresee(now.s, 0, GAME.vocabulary.parse(text))
    assert foreseen is not None
    assert [event.facts for event in foreseen if event.kind == "boatless"] == [{"seat": 1}]
    now.play(text)
    assert now.told("boatless") == [{"seat": 1}] and now.phase == "draw"
    now.play("draw sea")
    assert now.s.ended == "no-boats"


def test_the_log_tells_nothing_when_a_boat_comes_back_in_time() -> None:
    """FRE-47, FRE-65."""
    now = last_boats(rescued=True).play("place D4")
    assert now.told("captured") and now.told("boatless") == []
    now.play("draw sea")
    assert now.asked == "Ben"


def test_the_log_tells_nothing_of_boats_when_the_game_ends_because_no_sea_card_is_left() -> None:
    """FRE-64, FRE-65: the game is over before the turn of the player without a boat."""
    now = no_sea_deck(["B3"], ["A", "C", "2", "5"], 2)
    now.s.stock[1] = 0
    foreseen = GAME.foresee(now.s, 0, GAME.vocabulary.parse("place B3"))
    assert foreseen is not None
    kinds = [event.kind for event in foreseen]
    assert "ended" in kinds and "boatless" not in kinds
    now.play("place B3")
    assert now.s.ended == "no-sea-card" and now.told("boatless") == []
