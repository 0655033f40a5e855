"""Section 8 of the specification: who sees what, and what others imagine."""

from __future__ import annotations

import json
from typing import Any

import pytest

from flibuste.games.rum_and_pirates import GAME
from flibuste.games.rum_and_pirates.parts import ACCESSORIES, DATES
from flibuste.games.rum_and_pirates.state import Harbour
from flibuste.games.rum_and_pirates.tests.scripted_game import ScriptedGame
from flibuste.kernel.chance import Quick

PUBLIC = {
    "ended", "round", "rounds", "start", "active", "moves", "alone", "captain", "exit", "dead_end", "town",
    "displays", "stacks", "guards", "guards_below", "barrels", "barrels_out", "out", "roll", "drinking",
    "scorpion", "ship", "players",
}  # fmt: skip
OF_ALL = {
    "reserve", "pool", "alleys", "aboard", "row", "done", "coins", "rum", "tiles", "accessories",
    "rendezvous",
}  # fmt: skip
OWN = {"seat", "purse", "flag", "known_accessories", "drawn", "ways", "guard_odds"}


def seen(s: Harbour, seat: int | None) -> Any:  # noqa: ANN401 - a view, as it goes over the wire
    return json.loads(json.dumps(GAME.view(s, seat)))


def middle() -> ScriptedGame:
    """Seat 0 has an accessory and two rendezvous, seat 1 looks at an accessory, seat 2 has won tiles."""
    now = ScriptedGame(4).dates(0, "chest", "rum").captain("5a").next_accessory("hook", 4)
    now.s.gear[0] = [now.out_of_bag(ACCESSORIES, now.tile(ACCESSORIES, 5, "hat"))]
    now.s.gear_known[0] = [0b0001]
    now.s.won[2] = [now.tile(0, 5, "tavern_1")]
    return now.turn_of(1).play("move 5b")


@pytest.mark.parametrize("seat", [None, 0, 1, 2, 3])
def test_a_view_has_these_keys_and_no_others(seat: int | None) -> None:
    view = seen(middle().s, seat)
    assert set(view) == (PUBLIC if seat is None else PUBLIC | OWN) and view.get("seat") == seat
    assert [set(player) for player in view["players"]] == [OF_ALL] * 4


def test_equal_keys_mean_the_same_in_the_open_and_the_public_view() -> None:
    """A replay merges the open table into the public view, and then a seat's own view."""
    s = middle().s
    public, face_up = GAME.public(s), GAME.open(s)
    for key in public.keys() & face_up.keys() - {"players"}:
        assert face_up[key] == public[key], key
    assert not face_up.keys() & GAME.own(s, 1).keys()


def test_only_the_player_who_draws_an_accessory_sees_it() -> None:
    now = middle()
    assert seen(now.s, 1)["drawn"] == {"stack": "accessory", "value": 4, "family": "hook"}
    for seat in (0, 2, 3):
        assert seen(now.s, seat)["drawn"] is None
    looked = next(event for event in now.events if event.kind == "looked")
    assert looked.knowers == (1,) and looked.secret == {"item": "hook", "value": 4}


def test_flags_hide_tiles_and_show_how_many() -> None:
    view = seen(middle().s, 1)
    assert [player["tiles"] for player in view["players"]] == [1, 0, 1, 0]
    assert all("flag" not in player for player in view["players"])
    assert view["flag"]["under"] == [] and view["flag"]["points"] == 0
    mine = seen(middle().s, 0)["flag"]
    assert [tile["family"] for tile in mine["under"]] == ["hat"]
    assert [tile["family"] for tile in mine["rendezvous"]] == ["chest", "rum"]


def test_ways_are_shown_to_the_player_who_is_asked() -> None:
    now = ScriptedGame(4).turn_of(1)
    assert len(seen(now.s, 1)["ways"]) == 4
    for seat in (None, 0, 2, 3):
        assert not seen(now.s, seat).get("ways")


def test_a_way_says_where_it_leads_what_it_costs_and_what_it_offers() -> None:
    now = ScriptedGame(4).taverns(("tavern_2", 2), ("tavern_2", 5)).dates(1, "tavern_2").turn_of(1)
    way = next(way for way in seen(now.s, 1)["ways"] if way["to"] == "2d")
    assert way == {
        "choice": "move 2d", "to": "2d", "kind": "tavern_2", "alleys": ["2.S2+5.N1"], "pirates": 2,
        "coins": 0, "offer": [2, 5], "meets": 6,
    }  # fmt: skip


def test_the_seller_knows_a_sold_accessory_wherever_it_goes() -> None:
    """RUM-60: even when another player draws and keeps it."""
    now = middle().play("sell").play("end")
    s = now.s
    s.gear_pile.bag, rest = [], s.gear_pile.bag
    s.gear[3] += rest
    s.gear_known[3] += [0b1000] * len(rest)
    now.captain("5a").full("5.bc", by=0).turn_of(2)
    s.empty(now.alley("5.ab"))
    assert seen(s, 1)["known_accessories"] == [
        {"place": 1, "stack": "accessory", "value": 4, "family": "hook"}
    ]
    now.turn_of(2).play("move 5b")
    looked = next(event for event in now.events if event.kind == "looked")
    assert looked.knowers == (1, 2)
    now.play("keep")
    assert s.gear_known[2] == [0b0110]
    for number in range(20):
        world = GAME.imagined(s, 1, Quick(number))
        assert world.gear[2] == s.gear[2]
    others = {tuple(GAME.imagined(s, 0, Quick(number)).gear[2]) for number in range(40)}
    assert len(others) > 5


def test_everybody_knows_guards_laid_under_the_stack() -> None:
    """RUM-88."""
    now = ScriptedGame(4).captain("5c").pirates(p0=4).next_guard(6).turn_of(0).play("move 5d").play("large")
    assert seen(now.s, None)["guards_below"] == [[], [6]]


def test_unmet_rendezvous_are_imagined_again_but_none_that_would_have_been_met() -> None:
    """RUM-67."""
    now = ScriptedGame(4).captain("1b").dates(0, "chest").taverns(("tavern_2", 2)).turn_of(0).play("move 1a")
    assert seen(now.s, None)["players"][0]["rendezvous"] == [{"not_at": ["tavern_1"]}]
    found: set[int] = set()
    for number in range(300):
        world = GAME.imagined(now.s, 1, Quick(number))
        found.add(world.dates[0][0])
    symbols = {now.s.box.family[tile] for tile in found}
    everything = {now.s.box.family[tile] for tile in now.s.box.stacks[DATES]}
    here = now.tile(DATES, 6, "tavern_1")
    assert here not in found and symbols == everything - {now.s.box.family[here]}


def test_what_was_won_openly_is_not_imagined_again() -> None:
    """Tavern, map, chest, scorpion, guard and sleeping tiles, rendezvous met, coins."""
    now = middle()
    for number in range(10):
        world = GAME.imagined(now.s, 3, Quick(number))
        assert (world.won, world.met, world.coins) == (now.s.won, now.s.met, now.s.coins)


def test_only_its_drawer_imagines_the_drawn_accessory_as_it_is() -> None:
    now = middle()
    worlds = {GAME.imagined(now.s, 2, Quick(number)).drawn for number in range(60)}
    assert len(worlds) > 8
    assert {GAME.imagined(now.s, 1, Quick(number)).drawn for number in range(10)} == {now.s.drawn}


def test_after_the_end_all_flags_are_lifted() -> None:
    now = ScriptedGame(4)
    now.s.gear[0] = [now.out_of_bag(ACCESSORIES, now.tile(ACCESSORIES, 5, "hat"))]
    now.s.gear_known[0] = [0b0001]
    now.s.round = 5
    now.brawl()
    view = seen(now.s, None)
    assert [player["flag"]["points"] for player in view["players"]] == [5, 0, 0, 0]
    assert [player["coins"] for player in view["players"]] == [2] * 4
    assert GAME.imagined(now.s, 3, Quick(1)).gear == now.s.gear
