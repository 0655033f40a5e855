"""What a table may agree on: each ruling of section 6 with its other value."""

from __future__ import annotations

from typing import Any

import pytest

from flibuste.games.rum_and_pirates import GAME
from flibuste.games.rum_and_pirates.tests.scripted_game import ScriptedGame
from flibuste.kernel.chance import Dealer, Quick
from flibuste.kernel.game import make_setup


@pytest.mark.parametrize(("coins", "seen"), [("hidden", None), ("open", 2)])
def test_a_36_coins_are_hidden_or_open(coins: str, seen: int | None) -> None:
    view: Any = GAME.view(ScriptedGame(4, coins=coins).s, 0)
    assert [player["coins"] for player in view["players"]] == [seen] * 4 and view["purse"] == 2


@pytest.mark.parametrize(("barrels", "supply", "out"), [("return", 12, 0), ("leave", 11, 1)])
def test_a_23_a_used_barrel_returns_to_the_supply_or_leaves_the_game(
    barrels: str, supply: int, out: int
) -> None:
    now = ScriptedGame(4, barrels=barrels).captain("2a").chest(5, 10).rum(p2=1).turn_of(2).play("move 2b")
    now.play("open", 3).play("barrel", 3).play("stand", 4, 4, draws=2)
    assert (now.s.barrels, now.s.barrels_out) == (supply, out)


def test_a_7_a_dark_move_may_return_to_the_same_square_and_use_it() -> None:
    """RUM-22, with the other value."""
    now = ScriptedGame(4, dark="anywhere").captain("9c").next_accessory("hat", 3).turn_of(1).play("dark 9.S1")
    assert "enter 9.E2" in now.options() and "enter 9.S1" not in now.options()
    now.play("enter 9.E2")
    assert now.at == "9c" and now.asked == (1, "accessory")


def test_a_7_a_dark_move_back_to_headquarters_has_no_action() -> None:
    """RUM-22, with the other value: otherwise a player could go on for ever."""
    grid = [(4, 0), *[(plate, 0) for plate in range(9) if plate != 4]]
    rows = [[{"plate": plate + 1, "rot": turns} for plate, turns in grid[at : at + 3]] for at in (0, 3, 6)]
    import json

    now = ScriptedGame(4, {"town.json": json.dumps({"grid": rows})}, dark="anywhere").turn_of(1)
    now.play("dark 5.N1").play("enter 5.W2")
    assert now.at == "5a" and now.asked == (1, "further")


def test_a_6_a_dark_move_is_free_for_a_player_with_too_few_pirates_for_other_alleys() -> None:
    """RUM-25, with the other value, in the position of C-9."""
    now = ScriptedGame(4, forced="player").full("3.da").captain("3a").pirates(p1=2).coins(p1=0).turn_of(1)
    assert now.asked == (1, "turn") and now.options() == ["dark 3.N1", "board"]
    assert now.price("dark 3.N1")[3] == 0


def test_a_12_the_sole_player_may_rest() -> None:
    """RUM-36, with the other value."""
    for alone, rests in (("boards", False), ("may-rest", True)):
        now = ScriptedGame(3, alone=alone).finish(0, 2).pirates(p0=0, p2=0).turn_of(1)
        assert ("rest" in now.options()) == rests
    assert now.play("rest").asked == (1, "turn")


def test_a_19_a_tile_won_in_a_tavern_may_be_left() -> None:
    """RUM-75, with the other value: a single tile is asked too."""
    now = (
        ScriptedGame(4, drink="may-leave").captain("1b").taverns(("tavern_1", 3)).coins(p2=0, p3=0).turn_of(0)
    )
    now.play("move 1a").play("invite")
    now.play("join", 4)
    assert now.asked == (0, "prize") and now.options() == ["take 3", "decline"]
    now.play("decline", 5)
    assert now.asked == (1, "prize") and now.told("left-tile")


def test_a_1_rendezvous_tiles_can_show_three_map_colours() -> None:
    """RUM-66, with the other value."""
    s = ScriptedGame(4, dates="three-maps").s
    symbols = {s.box.family[tile] for tile in s.bags[5]}
    assert len(s.bags[5]) == 18 and len(symbols) == 9
    assert symbols != {s.box.family[tile] for tile in s.box.stacks[5]}


def test_a_39_the_start_player_is_chosen_or_random() -> None:
    """RUM-9, RUM-103."""
    assert ScriptedGame(5, start="3").s.start == 3
    starts = {GAME.start(make_setup(GAME.meta, 5), Dealer(Quick(seed))).start for seed in range(60)}
    assert starts == set(range(5))
