"""C-1 to C-3, C-5 to C-15, C-24, C-25: moving the captain through the beginners' town."""

from __future__ import annotations

import pytest

from flibuste.games.rum_and_pirates.march import ComeIn, add_moves, leave
from flibuste.games.rum_and_pirates.parts import DARK, EDGES, Dark
from flibuste.games.rum_and_pirates.tests.scripted_game import ScriptedGame
from flibuste.kernel.types import Choice


def pairs(now: ScriptedGame, seat: int) -> list[tuple[str, str]]:
    """All possible dark moves, as exit and entrance."""
    found: list[tuple[str, str]] = []
    options: list[Choice] = []
    add_moves(now.s, seat, options)
    for choice in options:
        if isinstance(choice, Dark):
            draft = now.s.clone()
            leave(draft, seat, choice)
            inn = ComeIn("enter", "RUM-22").options(draft, seat)
            found += [(EDGES[choice.edge], str(way.facts["alley"])) for way in inn]
    return found


def test_c_1_the_first_moves_are_those_of_the_specification() -> None:
    """RUM-8, RUM-13, RUM-17."""
    now = ScriptedGame(4).turn_of(0)
    assert now.at == "5a" and now.s.reserve[0] == 10 and now.s.coins[0] == 2
    assert sorted(now.options()) == ["board", "move 2d", "move 4b", "move 5b", "move 5d", "rest"]
    assert now.price("move 2d") == ("2.S2+5.N1", "2d", 2, 0)
    assert now.price("move 4b") == ("4.E1+5.W2", "4b", 3, 0)
    assert now.price("move 5b") == ("5.ab", "5b", 1, 0)
    assert now.price("move 5d") == ("5.da", "5d", 2, 0)


def after_c_2() -> ScriptedGame:
    now = ScriptedGame(4).next_accessory("wooden_leg", 2).turn_of(0).play("move 5b")
    now.play("sell").play("move 5c")
    return now.play("move 5d")


def test_c_2_the_first_move_is_free_and_further_moves_are_paid() -> None:
    """RUM-20, RUM-21, RUM-52, RUM-60."""
    now = ScriptedGame(4).next_accessory("wooden_leg", 2).turn_of(0).play("move 5b")
    assert (now.s.reserve[0], now.s.coins[0], now.asked) == (9, 2, (0, "accessory"))
    now.play("sell")
    assert now.s.coins[0] == 4 and now.asked == (0, "further")
    assert sorted(now.options()) == ["end", "move 2c", "move 5c", "move 6a"]
    assert now.price("move 2c") == ("2.S1+5.N2", "2c", 2, 1)
    assert now.price("move 6a") == ("5.E1+6.W2", "6a", 2, 1)
    assert now.price("move 5c") == ("5.bc", "5c", 2, 1)
    now.play("move 5c")
    assert (now.s.reserve[0], now.s.coins[0]) == (7, 4)
    now.play("move 5d")
    assert (now.s.reserve[0], now.s.coins[0], now.at) == (6, 3, "5d")


def test_c_3_an_occupied_alley_is_offered_to_nobody() -> None:
    """RUM-18, RUM-19."""
    now = after_c_2().play("decline")
    assert sorted(now.options("move")) == ["move 4c", "move 5a", "move 8a"]
    occupied = ("occupied", "RUM-18", {"alley": "5.cd", "by_seat": 0})
    assert now.refusal("move 5c") == occupied
    now.play("end")
    assert now.asked == (1, "turn") and now.refusal("move 5c") == occupied
    assert sorted(now.options("move")) == ["move 4c", "move 5a", "move 8a"]


def test_c_5_without_coins_the_turn_ends_without_a_question() -> None:
    """RUM-20, RUM-21."""
    now = ScriptedGame(4).captain("4b").coins(p1=0).maps(("map_green", 3)).turn_of(1)
    now.play("move 4a").play("decline")
    assert now.asked == (2, "turn")


def test_c_6_a_voluntary_dark_move_costs_a_coin() -> None:
    """RUM-22 to RUM-24, RUM-27."""
    now = ScriptedGame(4).captain("9c").pirates(p1=5).coins(p1=3).turn_of(1)
    now.play("dark 9.S1")
    assert now.asked == (1, "enter") and now.price("enter 7.S1") == ("7.S1", "7c", 2, 1)
    now.play("enter 7.S1")
    assert (now.s.reserve[1], now.s.coins[1], now.at) == (3, 3, "7c")
    assert now.told("crept")[0]["coins"] == 1
    assert now.s.owner[now.alley("9.S1")] == now.s.owner[now.alley("7.S1")] == 1  # RUM-23


def test_c_6_a_voluntary_dark_move_as_a_second_move_costs_two_coins() -> None:
    """RUM-27."""
    now = ScriptedGame(4).captain("9b").coins(p1=3).next_accessory("hat", 4).turn_of(1)
    now.play("move 9c").play("keep").play("dark 9.S1")
    assert now.price("enter 7.S1")[2:] == (2, 2)


def test_c_7_a_dark_move_does_not_lead_back_to_the_same_square() -> None:
    """RUM-22."""
    now = ScriptedGame(4).captain("9c").turn_of(1)
    found = pairs(now, 1)
    assert len(found) == 2 * 22 and ("9.E2", "9.S1") not in found
    assert now.play("dark 9.E2").refusal("enter 9.S1") == ("same-square", "RUM-22", {"alley": "9.S1"})
    assert len(pairs(ScriptedGame(4).captain("1b").turn_of(1), 1)) == 23


def forced(coins: int) -> ScriptedGame:
    return ScriptedGame(4).full("3.bc").captain("3b").pirates(p1=4).coins(p1=coins)


def test_c_8_a_forced_dark_move_needs_no_coin() -> None:
    """RUM-25."""
    now = forced(0).turn_of(1)
    assert len(now.s.town.ways[now.s.captain]) == 1 and len(pairs(now, 1)) == 44
    now.play("dark 3.E1")
    assert now.price("enter 6.E2") == ("6.E2", "6c", 2, 0)


def test_c_8_a_forced_dark_move_as_a_second_move_costs_one_coin() -> None:
    """RUM-25, RUM-27."""
    now = ScriptedGame(4).captain("3c").maps(("map_pink", 3)).coins(p1=1).pirates(p1=6).turn_of(1)
    now.play("move 3b").play("decline")
    assert now.asked == (1, "further")
    assert now.price("dark 3.E1")[3] == 1
    now = ScriptedGame(4).captain("3c").maps(("map_pink", 3)).coins(p1=0).pirates(p1=6).turn_of(1)
    assert now.play("move 3b").play("decline").asked == (2, "turn")


def test_c_9_too_few_pirates_do_not_make_a_dark_move_free() -> None:
    """RUM-25, RUM-26, RUM-37: the player must board, without a question."""
    now = ScriptedGame(4).full("3.da").captain("3a").pirates(p1=2).coins(p1=0).turn_of(1)
    assert now.asked == (2, "turn") and now.s.rows == [1] and now.s.left[1] == 2


def test_c_9_a_coin_would_allow_eleven_dark_moves() -> None:
    """RUM-24."""
    now = ScriptedGame(4).full("3.da").captain("3a").pirates(p1=2).coins(p1=1).turn_of(1)
    assert now.options() == ["dark 3.N1", "rest", "board"] and len(pairs(now, 1)) == 11


def test_c_10_a_dead_end_leads_to_the_next_coin_square() -> None:
    """RUM-28 to RUM-33."""
    now = (
        ScriptedGame(4)
        .full("4.S1+7.N2", "4.bc")
        .captain("5d")
        .taverns(("tavern_1", 2))
        .pirates(p1=5)
        .turn_of(1)
    )
    now.play("move 4c")
    assert now.told("relocated") == [{"square": "4c", "to": "5c", "skipped": [], "count": 0}]
    assert now.at == "5c" and now.s.coins[1] == 2
    assert now.asked == (1, "further") and now.price("move 5b")[3] == 1


def test_c_11_dead_ends_are_skipped() -> None:
    """RUM-31."""
    now = ScriptedGame(4).full("4.S1+7.N2", "4.bc", by=0).full("5.E2+6.W1", "5.S1+8.N2", "5.bc", "5.cd", by=2)
    now.captain("5d").taverns(("tavern_1", 2)).pirates(p0=2, p1=5, p2=2).turn_of(1).play("move 4c")
    assert now.at == "6a" and now.told("relocated")[0]["skipped"] == ["5c"]


def test_c_12_after_plate_nine_comes_plate_one() -> None:
    """RUM-30, RUM-31."""
    now = ScriptedGame(4).full("6.S2+9.N1", "8.E1+9.W2").captain("9b").pirates(p0=3, p1=5).turn_of(1)
    now.play("move 9a", draws=1)
    assert now.at == "1b"


def all_dark_but(now: ScriptedGame, *empty: str) -> ScriptedGame:
    for at, alley in enumerate(now.s.town.darks):
        if now.s.town.name[alley] not in empty:
            now.full(now.s.town.name[alley], by=2 + at % 2)
    return now


def test_c_13_a_single_empty_dark_alley_is_no_way_out() -> None:
    """RUM-28."""
    now = all_dark_but(ScriptedGame(4).full("1.S2+4.N1"), "4.W2").captain("4b").maps(("map_green", 3))
    now.turn_of(1).play("move 4a").play("decline")
    assert now.at == "5c"


def test_c_13_with_other_empty_dark_alleys_it_is_a_free_way_out() -> None:
    """RUM-25, RUM-28."""
    now = ScriptedGame(4).full("1.S2+4.N1").captain("4b").maps(("map_green", 3)).turn_of(1)
    now.play("move 4a").play("decline")
    assert now.at == "4a" and len(pairs(now, 1)) == 23
    assert now.price("dark 4.W2")[3] == 1  # for the second move, not for the dark alley


def test_c_14_headquarters_return_the_pirates_of_one_alley_or_two_dark_ones() -> None:
    """RUM-53 to RUM-56."""
    now = ScriptedGame(4).full("4.W1", "6.E1", by=1).captain("5d").pirates(p1=5).turn_of(1)
    now.play("move 5a")
    assert now.asked == (1, "recover")
    assert sorted(now.options()) == ["recover 4.W1", "recover 5.da", "recover 6.E1", "recover nothing"]
    now.play("recover 6.E1")
    assert now.asked == (1, "recover-dark") and now.options() == ["recover nothing", "recover 4.W1"]
    now.play("recover 4.W1")
    assert now.s.reserve[1] == 5 - 2 + 3 and now.s.owner[now.alley("4.W1")] == -1


@pytest.mark.parametrize(("text", "back"), [("recover 5.da", 2), ("recover nothing", 0)])
def test_c_14_headquarters_may_return_the_alley_just_used_or_nothing(text: str, back: int) -> None:
    """RUM-55, RUM-56."""
    now = ScriptedGame(4).full("4.W1", by=1).captain("5d").pirates(p1=5).turn_of(1).play("move 5a")
    now.play(text)
    assert now.s.reserve[1] == 3 + back and now.asked == (1, "further")


def test_c_15_the_last_pirates_may_return_at_headquarters() -> None:
    """RUM-14, RUM-41, RUM-55."""
    now = ScriptedGame(4).captain("5d").pirates(p2=2).turn_of(2).play("move 5a")
    now.play("recover 5.da")
    assert now.s.reserve[2] == 2 and not now.s.done[2]
    now = ScriptedGame(4).captain("5d").pirates(p2=2).turn_of(2).play("move 5a")
    now.play("recover nothing")
    assert now.s.done[2] and now.s.rows == [] and now.asked == (3, "turn")


def test_c_24_resting_costs_a_coin_and_does_nothing() -> None:
    """RUM-35, RUM-36."""
    now = ScriptedGame(4).captain("4b").coins(p0=1).turn_of(0).play("rest")
    assert (now.s.coins[0], now.at, now.asked) == (0, "4b", (1, "turn"))
    assert [event.kind for event in now.events] == ["rested"]


def test_c_25_the_last_active_player_moves_for_free() -> None:
    """RUM-45, RUM-46, RUM-24, RUM-38."""
    now = ScriptedGame(3).boards(0, 3).boards(2, 3).captain("5c").pirates(p1=6).coins(p1=0)
    now.taverns(("tavern_1", 2)).next_guard(4).turn_of(1)
    now.play("move 5d").play("decline")
    assert now.asked == (1, "turn")
    now.play("move 4c").play("move 7b")
    assert (now.s.coins[1], now.s.reserve[1]) == (0, 3) and not now.options("dark", "rest")
    assert now.s.coins[1] == 0
    now.play("board", *[3] * 9, draws=2)
    assert now.told("boarded") == [{"seat": 1, "row": 3, "pirates": 3}]


def test_rum_34_with_nine_dead_ends_the_captain_stays() -> None:
    """Nobody can move the captain; players rest or board (RUM-34)."""
    now = ScriptedGame(4).captain("5d")
    town = now.s.town
    for alley in range(len(town.name)):
        if town.name[alley] != "4.E2+5.W1":
            now.s.fill(alley, 3)
    now.s.reserve[3] = 15
    now.taverns(("tavern_1", 2)).turn_of(1).play("move 4c")
    assert now.at == "4c" and now.told("stuck") == [{"square": "4c"}]
    assert now.asked == (2, "turn") and now.options() == ["rest", "board"]


def test_every_choice_of_a_dark_alley_names_an_edge() -> None:
    """RUM-22."""
    assert [choice.facts["alley"] for choice in DARK] == EDGES
