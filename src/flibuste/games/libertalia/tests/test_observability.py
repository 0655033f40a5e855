"""Who sees what (section 8 of the specification)."""

from __future__ import annotations

import json
from typing import Any

import pytest

from flibuste.games.libertalia import GAME
from flibuste.games.libertalia.tests.playing import Playing
from flibuste.games.libertalia.tests.position import Position
from flibuste.games.libertalia.tests.wander import wander

HIDDEN = {"hand", "graveyard", "booty", "lost", "worth", "fortune_now", "maps_missing", "sealed"}


def seen(now: Playing, seat: int | None) -> Any:  # noqa: ANN401 - a view
    return json.loads(json.dumps(GAME.view(now.s, seat)))


def test_hands_graveyards_and_booty_are_shown_to_their_owner_only() -> None:
    now = (
        Position(3)
        .den(0, 7)
        .grave(0, 1, 15)
        .booty(0, "chest", "map")
        .tiles("goods", "jewel", "map")
        .sunrise()
    )
    own, other, spectator = seen(now, 0), seen(now, 1), seen(now, None)
    assert [card["rank"] for card in own["graveyard"]] == [1, 15]
    assert (own["booty"]["chest"], own["worth"]["chest"], own["fortune_now"]) == (1, 5, 15)
    assert own["maps_missing"] == 2
    for view in (own, other, spectator):
        for player in view["players"]:
            assert not HIDDEN & player.keys()
        first = view["players"][0]
        assert (first["graveyard_size"], first["tiles"], first["cards"]) == (2, 2, 2)
        assert [card["rank"] for card in first["den"]] == [7]
    assert not HIDDEN & spectator.keys()
    assert other["players"] == own["players"]


def test_nobody_sees_a_choice_before_the_last_is_in() -> None:
    """LIB-13, LIB-14."""
    now = Position(2).tiles("goods", "jewel").sunrise()
    before, public = seen(now, 1), seen(now, None)
    now.say("0 play 30")
    assert (seen(now, 1), seen(now, None)) == (before, public)
    assert seen(now, 0)["sealed"] == ["play 30"]
    assert now.told("revealed") == []
    now.say("1 play 16")
    assert [(facts["seat"], facts["rank"]) for facts in now.told("revealed")] == [(0, 30), (1, 16)]


def test_a_choice_may_be_changed_until_the_last_is_in() -> None:
    """LIB-13; A-39: the kernel can take back a sealed answer."""
    from flibuste.kernel.agenda import unanswer

    now = Position(2).tiles("goods", "jewel").sunrise()
    now.say("0 play 30")
    unanswer(now.s, 0)
    now.say("0 play 16", "1 play 16")
    assert now.told("revealed")[0]["rank"] == 16


def test_the_board_shows_all_days_and_what_was_left_over() -> None:
    """LIB-5, LIB-31."""
    now = Position(3).tiles("officer", "relic", "relic").tiles("map", day=2).play(5, 16, 19)
    now.say("2 booty relic", "1 booty relic")
    board = seen(now, None)["board"]
    assert board[0] == {"day": 1, "when": "past", "tiles": ["officer"]}
    assert board[1] == {"day": 2, "when": "today", "tiles": ["map"]}
    assert [space["when"] for space in board[2:]] == ["ahead"] * 4


def test_the_ship_shows_order_influence_and_whose_turn_it_is() -> None:
    """LIB-15."""
    now = Position(3).den(1, 7).tiles("goods", "jewel", "map").play(29, 15, 18)
    view = seen(now, None)
    assert view["phase"] == "dusk"  # the Gunner had one target only
    assert [(card["rank"], card["seat"], card["influence"]) for card in view["ship"]] == [
        (15, 1, 2), (18, 2, 6), (29, 0, 1),
    ]  # fmt: skip
    assert view["turn"] == {"seat": 0, "rank": 29, "tiles_due": 1, "officer": False}
    now.say("0 booty goods")
    assert seen(now, None)["turn"] == {"seat": 2, "rank": 18, "tiles_due": 2, "officer": False}


@pytest.mark.parametrize("seats", [2, 6])
def test_when_the_game_is_over_everything_is_open(seats: int) -> None:
    last = list(wander(seats, 3))[-1].after
    view: Any = GAME.view(last, None)
    for player in view["players"]:
        assert player.keys() >= {"hand", "graveyard", "booty"}


def test_past_fortunes_are_public_and_removed_cards_are_if_they_lay_open() -> None:
    """LIB-40."""
    now = Position(2, campaign=1).den(0, 9).grave(0, 1, 15).rest()
    own, other = seen(now, 0), seen(now, 1)
    assert own["players"][0]["fortunes"] == [20]
    (lines,) = other["players"][0]["counts"]
    assert lines["powers"] == [{"rank": 9, "character": "carpenter", "amount": 10}]
    assert (lines["doubloons"], sum(lines["worth"].values())) == (10, 0)
    assert 9 in other["players"][0]["gone"]
    assert not {1, 15} & set(other["players"][0]["gone"])
    assert own["lost"] == [1, 15]
