"""Section 8 of the rulebook row by row: who sees what, before and after the end."""

from __future__ import annotations

import json
from collections import Counter
from typing import Any

import pytest

from flibuste.games.freibeuter import GAME
from flibuste.games.freibeuter.parts import CARD_NAMES
from flibuste.games.freibeuter.state import Sea
from flibuste.games.freibeuter.tests.playing import Playing
from flibuste.games.freibeuter.tests.position import Position
from flibuste.games.freibeuter.tests.wander import TASTES, begin, wander
from flibuste.kernel.chance import Quick

PUBLIC = {
    "active", "ended", "tokens", "regions", "dutchman", "pending", "doubled", "escaped",
    "warehouses", "decks", "discards", "players",
}  # fmt: skip
OF_ALL = {"stock", "marker", "cash", "credit", "captured", "sea", "fd"}
OWN = {"seat", "hand", "ships"}


def seen(s: Sea, seat: int | None) -> Any:  # noqa: ANN401 - a view, as it goes over the wire
    return json.loads(json.dumps(GAME.view(s, seat)))


def middle() -> Playing:
    """Ann and Cat have captured ships, Cat owes money, and Ben is about to play D4."""
    return (
        Position("Ann", "Ben", "Cat")
        .token("CD34", "15/3", boarder="Ann")
        .token("CD45", "5/1")
        .boats("C3", "Ben", "Cat")
        .boats("C4", "Cat")
        .boats("D3", "Ben")
        .boats("C5", "Ann")
        .boats("D5", "Ann")
        .captured(Ann=[5, 20], Cat=[10])
        .credit(Cat=4)
        .looted(1)
        .doubled(20)
        .gone("FG12", "FG23", "FG34", "FG45", "FG56", "FG67")
        .hand("Ann", sea=["E3", "E4"], fd=["A", "7"])
        .hand("Ben", sea=["D4", "C4"], fd=["D"])
        .active("Ben")
    )


@pytest.mark.parametrize("seat", [None, 0, 1, 2])
def test_view_has_these_keys_and_no_others(seat: int | None) -> None:
    view = seen(middle().s, seat)
    assert set(view) == (PUBLIC if seat is None else PUBLIC | OWN) and view.get("seat") == seat
    assert [set(player) for player in view["players"]] == [OF_ALL] * 3
    assert {key for token in view["tokens"] for key in token} == {
        "at", "kind", "missing", "boats", "value", "fee", "boarder",
    }  # fmt: skip
    assert {key for region in view["regions"] for key in region} == {"at", "boats", "unplayed"}


@pytest.mark.parametrize("seat", [None, 0, 1, 2])
def test_view_row_active_pending_dutchman_and_end_reason_are_public(seat: int | None) -> None:
    now = middle()
    view = seen(now.s, seat)
    assert (view["active"], view["pending"], view["dutchman"], view["ended"]) == (1, [], None, "")
    view = seen(now.play("fd D D4").s, seat)
    assert (view["active"], view["pending"], view["dutchman"]) == (1, ["CD34", "CD45"], "D4")
    view = seen(now.play("resolve CD34").s, seat)
    assert (view["pending"], view["dutchman"]) == ([], None)
    over = Position("Ann", "Ben", "Cat").stock(Ben=0).active("Ben").s
    assert seen(over, seat)["ended"] == "no-boats"


def test_view_row_phase_follows_from_the_public_view() -> None:
    """It depends on the end, the pending tokens, and whether the active hand has four cards or five."""
    kinds = set()
    for seed in range(4):
        for step in wander(3, seed, "verbs"):
            view = seen(step.before, None)
            active = view["players"][view["active"]]
            to_draw = "draw" if active["sea"] + active["fd"] == 4 else "turn"
            assert (("resolve" if view["pending"] else to_draw), view["ended"]) == (step.kind, "")
            kinds.add(step.kind)
    assert kinds == {"turn", "resolve", "draw"}


def test_view_row_options_are_shown_to_their_owner_only() -> None:
    now = middle()
    decision = GAME.decision(now.s, 1)
    assert decision is not None and "fd D D4" in [choice.text for choice in decision.options]
    assert GAME.decision(now.s, 0) is None and GAME.decision(now.s, 2) is None


@pytest.mark.parametrize("seat", [None, 0, 1, 2])
def test_view_row_board_and_boats_are_public(seat: int | None) -> None:
    view = seen(middle().s, seat)
    tokens = {token["at"]: token for token in view["tokens"]}
    ring = {
        "at": "CD34",
        "kind": "ship",
        "value": 15,
        "fee": 3,
        "boarder": 0,
        "missing": 1,
        "boats": [0, 2, 2],
    }
    assert tokens["CD34"] == ring and tokens["CD45"]["boarder"] is None
    assert len(tokens) == 30 and "FG67" not in tokens
    assert Counter(token["kind"] for token in tokens.values()) == {"ship": 24, "warehouse": 3, "doubler": 3}
    regions = {region["at"]: region for region in view["regions"]}
    assert len(regions) == 49
    assert regions["C3"] == {"at": "C3", "boats": [1, 2], "unplayed": 0}
    assert regions["D4"] == {"at": "D4", "boats": [], "unplayed": 2}
    assert regions["C4"]["unplayed"] == regions["A1"]["unplayed"] == 1


@pytest.mark.parametrize("seat", [None, 0, 1, 2])
def test_view_row_stock_marker_cash_credit_and_numbers_of_cards_and_ships_are_public(
    seat: int | None,
) -> None:
    """AMB-26, AMB-27."""
    now = middle()
    players = seen(now.s, seat)["players"]
    assert [player["stock"] for player in players] == list(now.stock.values())
    assert [player["marker"] for player in players] == [0, 0, 1]
    assert [player["cash"] for player in players] == [20, 20, 20]
    assert [player["credit"] for player in players] == [0, 0, 4]
    assert [player["captured"] for player in players] == [2, 0, 1]
    assert [(player["sea"], player["fd"]) for player in players] == [(3, 2), (4, 1), (4, 1)]


@pytest.mark.parametrize("seat", [None, 0, 1, 2])
def test_view_row_doublers_escapes_warehouses_discards_and_decks_are_public(seat: int | None) -> None:
    now = middle()
    view = seen(now.s, seat)
    assert (view["doubled"], view["escaped"], view["warehouses"]) == ([20], [5], 3)
    assert view["decks"] == {"sea": now.decks[0], "fd": now.decks[1]}
    assert view["discards"] == {"sea": ["C3", "C3", "C4", "D3", "C5", "D5"], "fd": []}
    assert seen(now.play("fd D D4").s, seat)["discards"]["fd"] == ["D"]


def test_view_row_hands_and_captured_values_are_the_owners_only() -> None:
    """AMB-27."""
    now = middle()
    ann = seen(now.s, 0)
    assert ann["ships"] == [5, 20]
    assert ann["hand"] == {"sea": now.sea("Ann"), "fd": ["A", "7"]} and "E3" in ann["hand"]["sea"]
    assert seen(now.s, 2)["ships"] == [10]


def test_view_row_everything_is_open_once_the_game_is_over() -> None:
    """Hands and ships are in every view, totals and places in the result."""
    position = Position("Ann", "Ben", "Cat").captured(Ann=[5, 20]).hand("Cat", sea=["E3"], fd=["A"])
    now = position.stock(Ben=0).active("Ben")
    for seat in (None, 0, 1, 2):
        players = seen(now.s, seat)["players"]
        assert [set(player) for player in players] == [OF_ALL | {"hand", "ships"}] * 3
        assert players[0]["ships"] == [5, 20] and players[2]["hand"]["fd"] == ["A"]
    assert (now.totals, now.places) == ({"Ann": 45, "Ben": 20, "Cat": 20}, {"Ann": 1, "Ben": 2, "Cat": 2})


@pytest.mark.parametrize("taste", TASTES)
def test_view_of_a_seat_is_the_same_in_every_world_it_cannot_tell_apart(taste: str) -> None:
    """The view shows neither the order of a pile nor another seat's hand."""
    for step in wander(3, 7, taste):
        for seat in range(3):
            world = GAME.imagined(step.after, seat, Quick(seat))
            assert GAME.view(world, seat) == GAME.view(step.after, seat)
            assert GAME.view(world, None) == GAME.view(step.after, None)


def test_log_names_only_the_deck_of_a_drawn_card_to_others() -> None:
    now = middle().play("cash C4").play("draw sea", draws="G7")
    (event,) = [event for event in now.events if event.kind == "drew"]
    told = {"kind": "drew", "rule": "FRE-57", "facts": {"seat": 1, "deck": "sea", "left": now.decks[0]}}
    for seat in (None, 0, 2):
        assert event.seen_by(seat) == told
    assert event.seen_by(1) == {**told, "secret": {"card": "G7"}}


def test_log_of_the_deal_names_cards_to_their_owner_only() -> None:
    s, told = begin(3, 1)
    deals = [event for event in told if event.kind == "dealt"]
    assert [event.facts for event in deals] == [{"seat": seat, "sea": 4, "fd": 1} for seat in range(3)]
    for owner, event in enumerate(deals):
        cards = [CARD_NAMES[card] for card in s.hands[owner]]
        assert event.seen_by(owner)["secret"] == {"cards": cards}
        for other in {None, 0, 1, 2} - {owner}:
            assert "secret" not in event.seen_by(other)


def test_log_tells_everybody_every_action_capture_payment_and_loan() -> None:
    """Everything but the cards drawn: whoever remembers the log knows all captured values (AMB-27)."""
    for seed in range(3):
        for step in wander(3, seed, "verbs"):
            for event in step.events:
                assert event.kind == "drew" or (event.secret == {} and event.knowers == ())
                if event.kind in ("captured", "escaped", "doubled", "boarded"):
                    assert event.facts["value"] in (5, 10, 15, 20)
    now = middle().play("place D4").play("resolve CD34")
    assert now.told("captured") == [{"seat": 0, "token": "CD34", "value": 15, "fee": 3}]
