"""C-4, C-16 to C-23, C-34: the actions of the squares."""

from __future__ import annotations

from typing import Any

import pytest

from flibuste.games.rum_and_pirates import GAME
from flibuste.games.rum_and_pirates.parts import LARGE_GUARDS, TAVERNS
from flibuste.games.rum_and_pirates.tests.scripted_game import ScriptedGame


def at_guard(value: int) -> ScriptedGame:
    return ScriptedGame(4).captain("5c").pirates(p0=7).next_guard(value).turn_of(0).play("move 5d")


def test_c_4_more_pirates_than_guards_win_the_tile() -> None:
    """RUM-86, RUM-87: the pirates of this move no longer count."""
    now = at_guard(5)
    assert now.s.reserve[0] == 6 and now.options() == ["small", "large", "decline"]
    now.play("large")
    assert now.won(0) == [("guard_large", 5)] and now.s.coins[0] == 2


def test_c_4_as_many_pirates_as_guards_lose() -> None:
    """RUM-88: the tile goes under its stack, and everybody has seen it."""
    now = at_guard(6).play("large")
    pile = now.s.guards[1]
    assert now.won(0) == [] and len(pile) == 9
    assert pile.under == [(now.tile(LARGE_GUARDS, 6), 0b1111)]


def test_c_4_a_guard_tile_with_a_coin_brings_the_coin_too() -> None:
    """RUM-87."""
    now = at_guard(2).play("small")
    assert now.won(0) == [("guard_small", 2)] and now.s.coins[0] == 3


def test_c_16_the_recruit_square_gives_a_pirate_from_the_pool() -> None:
    """RUM-57."""
    now = ScriptedGame(4).captain("1c").turn_of(0)
    now.s.pool[0] = 1
    now.play("move 1d")
    assert (now.s.pool[0], now.s.reserve[0]) == (0, 10 - 2 + 1)
    now = ScriptedGame(4).captain("1c").turn_of(0)
    now.s.pool[0] = 0
    now.play("move 1d")
    assert now.s.reserve[0] == 8 and now.told("nothing-here")


def test_c_17_each_arrival_meets_one_rendezvous_before_the_action() -> None:
    """RUM-65 to RUM-69."""
    now = ScriptedGame(4).captain("1b").dates(0, "tavern_1", "tavern_1", "map").taverns(("tavern_1", 2))
    now.turn_of(0).play("move 1a")
    assert [event.kind for event in now.events] == ["moved", "met"] and now.asked == (0, "host")
    assert now.values(now.s.met[0]) == [6] and len(now.s.dates[0]) == 2
    now.play("decline")
    now = ScriptedGame(4).captain("4b").dates(0, "tavern_1", "map").maps(("map_green", 5)).turn_of(0)
    now.play("move 4a")
    assert now.told("met") == [{"seat": 0, "symbol": "map", "value": 4, "number": 2}]
    assert now.asked == (0, "map")


def test_c_17_a_move_meets_no_rendezvous_of_other_players() -> None:
    """RUM-69."""
    now = (
        ScriptedGame(4).captain("6a").dates(0, "tavern_1").taverns(("tavern_2", 2)).turn_of(1).play("move 6b")
    )
    assert not now.told("met") and len(now.s.dates[0]) == 1


def test_rum_69_resting_and_relocation_meet_nothing() -> None:
    """RUM-32, RUM-35, RUM-69."""
    now = ScriptedGame(4).captain("6b").dates(0, "tavern_1").turn_of(0).play("rest")
    assert not now.told("met")


def test_rum_67_where_no_tile_is_shown_everybody_knows_that_none_fits() -> None:
    """RUM-67."""
    now = ScriptedGame(4).captain("1b").dates(0, "chest").taverns(("tavern_2", 2)).turn_of(0).play("move 1a")
    assert now.s.dates_not[0] == [1 << now.s.town.kind[now.s.captain]]


def test_c_18_a_map_square_gives_a_map_of_its_colour() -> None:
    """RUM-70."""
    now = (
        ScriptedGame(4)
        .captain("3c")
        .maps(("map_pink", 3), ("map_pink", 6), ("map_yellow", 4), ("map_green", 5))
    )
    now.turn_of(0).play("move 3b")
    assert now.options() == ["take 3", "take 6", "decline"]
    now.play("take 6", draws=1)
    assert now.won(0) == [("map", 6)] and len(now.s.maps) == 4
    now = ScriptedGame(4).captain("1b").maps(("map_pink", 3)).turn_of(0).play("move 1c")
    assert now.told("nothing-here") and now.asked == (0, "further")


def test_c_19_the_roller_chooses_among_the_tiles_beaten() -> None:
    """RUM-75: equal tiles are one option."""
    now = (
        ScriptedGame(4)
        .captain("1b")
        .taverns(("tavern_1", 2), ("tavern_1", 3), ("tavern_1", 3))
        .coins(p2=0, p3=0)
    )
    now.turn_of(0).play("move 1a").play("invite")
    now.play("join", 4)
    assert now.asked == (0, "prize") and now.options() == ["take 2", "take 3"]
    now.play("take 3", 5)
    assert now.asked == (1, "prize") and now.values(now.s.stake) == [2, 3]


def test_c_20_a_player_who_has_boarded_may_join_and_one_without_a_coin_may_not() -> None:
    """RUM-14, RUM-72, RUM-74."""
    now = ScriptedGame(3).boards(1, 3).coins(p1=1, p2=0).captain("1b").taverns(("tavern_1", 5)).turn_of(0)
    now.play("move 1a").play("invite")
    assert now.asked == (1, "guest") and now.options() == ["join", "pass"]
    now.play("join", 1, 2, 3, 4, 6, draws=3 + 1)
    rolled = [facts["seat"] for facts in now.told("rolled")]
    assert rolled == [0, 1, 0, 1, 0] and [facts["seat"] for facts in now.told("passed")] == [2]


def at_chest(threshold: int) -> ScriptedGame:
    return ScriptedGame(4).captain("2a").chest(5, threshold).turn_of(2).play("move 2b")


def test_c_21_the_scorpion_stings_the_player_who_reaches_its_number() -> None:
    """RUM-78 to RUM-81."""
    now = at_chest(13)
    assert now.options() == ["open", "decline"]
    now.play("open", 4, 5, 3, 1, draws=2)
    assert [facts["total"] for facts in now.told("added")] == [4, 9, 12, 13]
    assert now.won(2) == [("chest", 5)] and now.won(1) == [("scorpion", -2)]
    assert now.s.chest >= 0 and now.s.scorpion >= 0 and now.s.total == -1


@pytest.mark.parametrize("die", range(1, 7))
def test_c_21_with_14_the_opener_rolls_again_and_is_stung_by_any_value(die: int) -> None:
    """RUM-79, RUM-80."""
    now = at_chest(14)
    now.play("open", 4, 5, 3, 1, die, draws=2)
    assert now.won(2) == [("chest", 5), ("scorpion", -2)]


def test_c_22_rum_may_be_used_at_a_chest() -> None:
    """RUM-84: the total is 9, the threshold 14."""
    now = ScriptedGame(4).captain("2a").chest(5, 14).rum(p3=1).turn_of(1).play("move 2b")
    barrels = now.s.barrels
    now.play("open", 4, 5, 6)
    assert now.asked == (3, "roll")
    now.play("barrel", 5).play("again", 3, 2, draws=2)
    assert [facts["total"] for facts in now.told("added")] == [12, 14]
    assert now.won(3) == [] and now.s.rum[3] == 0 and now.s.barrels == barrels + 1


@pytest.mark.parametrize(("supply", "taken"), [(12, 2), (1, 1), (0, 0)])
def test_c_23_a_small_supply_gives_less_rum(supply: int, taken: int) -> None:
    """RUM-82, RUM-51."""
    now = ScriptedGame(4).captain("3d").turn_of(0)
    now.s.barrels, now.s.rum[3] = supply, 12 - supply
    now.play("move 3c")
    assert now.s.rum[0] == taken and now.s.barrels == supply - taken


def test_c_34_an_empty_display_gives_nothing() -> None:
    """RUM-51, RUM-71, RUM-77."""
    now = ScriptedGame(4).captain("1b").taverns(("tavern_2", 3), ("tavern_3", 5)).turn_of(0)
    now.s.bags[TAVERNS] = []
    now.play("move 1a")
    assert now.told("nothing-here") and now.asked == (0, "further")
    now = (
        ScriptedGame(4)
        .captain("2c")
        .taverns(("tavern_2", 3), ("tavern_3", 5))
        .coins(p1=0, p2=0, p3=0)
        .turn_of(0)
    )
    now.s.bags[TAVERNS] = []
    now.play("move 2d").play("invite")
    assert now.won(0) == [("tavern", 3)] and now.values(now.s.taverns) == [5]


def test_rum_59_a_kept_accessory_lies_under_the_flag() -> None:
    """RUM-58, RUM-59."""
    now = ScriptedGame(4).captain("5a").next_accessory("hook", 4).turn_of(0).play("move 5b").play("keep")
    assert now.values(now.s.gear[0]) == [4] and now.s.gear_known[0] == [0b0001] and now.s.coins[0] == 2


def test_rum_60_a_sold_accessory_goes_under_the_stack_and_its_seller_knows_it() -> None:
    """RUM-60."""
    now = ScriptedGame(4).captain("5a").next_accessory("hook", 4).turn_of(0).play("move 5b").play("sell")
    assert now.s.gear_pile.known_to(0) == [(19, now.tile(4, 4, "hook"))]
    assert now.s.gear_pile.known_to(1) == []


def test_rum_84_a_new_barrel_is_allowed_only_after_both_rolls_of_the_old_one() -> None:
    """RUM-84."""
    now = ScriptedGame(4).captain("2a").chest(5, 21).rum(p2=2).turn_of(2).play("move 2b").play("open", 6)
    now.play("barrel", 6)
    assert now.options() == ["stand", "again"]
    assert now.refusal("barrel") == ("second-roll-first", "RUM-84", {})
    now.play("again", 6)
    assert now.options() == ["stand", "barrel"]


def test_guards_show_their_range_and_the_odds_against_them() -> None:
    """RUM-86, RUM-87: what was beaten or lies under the stack is known to all."""
    now = ScriptedGame(4).captain("5c").pirates(p0=7).turn_of(0).play("move 5d")
    seen: Any = GAME.view(now.s, 0)
    assert seen["guards"] == [{"low": 1, "high": 3}, {"low": 4, "high": 6}]
    assert seen["guard_odds"] == [[9, 9], [6, 9]]
    now.s.guards[1].bag = [tile for tile in now.s.guards[1].bag if now.s.box.value[tile] == 6][:1]
    seen = GAME.view(now.s, 0)
    assert seen["guards"][1] == {"low": 6, "high": 6} and seen["guard_odds"][1] == [0, 1]
    now.s.guards[0].bag = []
    seen = GAME.view(now.s, 0)
    assert seen["guards"][0] is None
