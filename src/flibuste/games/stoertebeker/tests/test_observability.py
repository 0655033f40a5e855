"""Section 9: who sees what, and imagined worlds that agree with everything seen."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest

from flibuste.games.stoertebeker import GAME
from flibuste.games.stoertebeker.draw import draw
from flibuste.games.stoertebeker.memory import leave_hand, turn_up
from flibuste.games.stoertebeker.parts import CARD_AT, CARD_NAMES, PIRATE, TYPES
from flibuste.games.stoertebeker.state import LOOSE, UP, Roads, card_of
from flibuste.games.stoertebeker.tests.playing import Luck, Playing
from flibuste.games.stoertebeker.tests.position import Position
from flibuste.games.stoertebeker.tests.wander import TASTES, wander
from flibuste.kernel.chance import Dealer, Quick


def middle() -> Playing:
    return (
        Position("YRB")
        .ships("S04", "S19")
        .at("S04", "R", "RU02", "ME01", down=["PI01"], up=["PI07"])
        .at("S19", "Y", "WA03", down=["PI04"])
        .discarded("WA04", "PI03")
        .active("Y")
    )


def test_provisions_and_face_up_pirates_are_public_and_face_down_ones_only_counted() -> None:
    now = middle()
    for name in (None, "Y", "B"):
        side = now.view(name)["ships"][0]["sides"][1]
        assert side == {
            "places": [None, "rum", "meat-head"],
            "lack": 1,
            "face_up": [2],
            "face_down": 1,
            "open_strength": 3,
        }
    assert now.view("R")["sides"][0]["face_down"] == [4]
    assert now.view("R")["sides"][0]["strength"] == 7


def test_others_see_only_the_size_of_a_hand_and_of_a_pile() -> None:
    now = middle()
    seen = now.view("B")
    assert [player["cards"] for player in seen["players"]] == [6, 6, 6]
    assert all("hand" not in player for player in seen["players"])
    assert seen["hand"] == [CARD_NAMES[card] for card in now.s.hands[2]]
    assert seen["deck"] == len(now.s.deck) and seen["discard"] == ["water", "pirate4"]
    assert seen["pile"] == 15 and len(seen["preview"]) == 1 and seen["box"] == 11


def test_no_view_or_event_names_a_card_or_ship_by_its_id() -> None:
    """A-31."""
    for step in wander(3, 2, "boarder"):
        words = str([GAME.view(step.after, seat) for seat in (None, 0, 1, 2)])
        words += str([event.truth() for event in step.events])
        assert "'S0" not in words and "'S1" not in words and "'PI" not in words


def test_everybody_sees_everything_when_the_game_is_over() -> None:
    *_, last = wander(3, 1)
    for seat in (None, 0, 1, 2):
        seen: Any = GAME.view(last.after, seat)
        assert all("hand" in player for player in seen["players"])


def worlds(now: Playing, name: str, count: int = 60) -> list[Roads]:
    return [GAME.imagined(now.s, now.seat(name), Quick(seed)) for seed in range(count)]


def test_a_card_taken_openly_stays_in_every_imagined_hand_until_it_may_have_been_played() -> None:
    """STO-21, STO-22, STO-54."""
    now = (
        Position("YR")
        .hand("Y", "RU05", "RU06", "BR07", "WA08", "WA09", "BE08")
        .discarded("BA02", "BA01")
        .active("Y")
    )
    now.plays("stop", "discard rum", "discard rum", "discard bread", "take bananas", "take bananas-head")
    assert now.asked == "R"
    for world in worlds(now, "R"):
        assert {CARD_AT["bananas"], CARD_AT["bananas-head"]} <= set(world.hands[0])
    now.s.hands[0].remove(CARD_AT["bananas"])  # as if Y had played it openly
    now.s.hands[0].append(CARD_AT["bananas"])
    now.s.hands[0].sort()

    leave_hand(now.s, 0, CARD_AT["bananas"])
    held = [CARD_AT["bananas"] in world.hands[0] for world in worlds(now, "R")]
    assert not all(held)
    assert all(CARD_AT["bananas-head"] in world.hands[0] for world in worlds(now, "R"))


def after_taking_a_pirate(laid: str) -> Playing:
    """Y took the last 4 openly, also holds a 2, and then lays one of them face down."""
    now = (
        Position("YR")
        .ships("S19", "S04")
        .at("S19", "Y", "WA03")
        .hand("Y", "RU05", "RU06", "RU07", "WA08", "PI07", "BE08")
        .discarded("PI01")
        .active("Y")
    )
    now.plays("stop", "hold", "discard rum", "discard rum", "discard rum", "take pirate4")
    assert now.asked == "R"
    now.play("stop")
    if now.step == "broadside":
        now.play("hold")
    now.plays(*[f"discard {card}" for card in now.hand("R")[:3]])
    if now.step == "take":
        now.play("enough")
    assert now.asked == "Y"
    return now.play(f"place {laid} A")


@pytest.mark.parametrize("laid", ["pirate4", "pirate2"])
def test_a_pirate_taken_openly_is_in_hand_or_among_those_laid_since(laid: str) -> None:
    """STO-18, STO-21: the others imagine both possibilities, and no third one."""
    now = after_taking_a_pirate(laid)
    side = now.s.side(0, 0)
    assert now.s.crew[side][0] & LOOSE
    where: Counter[str] = Counter()
    for world in worlds(now, "R", 200):
        there = world.crew[side][0] & 15 == 4
        held = CARD_AT["pirate4"] in world.hands[0]
        assert there or held
        where["there" if there else "held"] += 1
    assert set(where) == {"there", "held"}


def test_a_pirate_turned_up_shows_where_the_other_one_is() -> None:
    now = after_taking_a_pirate("pirate2")

    turn_up(now.s, now.s.side(0, 0), 0)
    assert all(CARD_AT["pirate4"] in world.hands[0] for world in worlds(now, "R"))
    then = after_taking_a_pirate("pirate4")
    turn_up(then.s, then.s.side(0, 0), 0)
    assert sum(then.s.shown) == 0


def test_a_seat_that_draws_a_whole_shuffled_pile_is_known_to_hold_it() -> None:
    """STO-56, STO-57."""
    s = Position("YR").hand("Y", "WA03", exactly=True).deck(1).discarded("BA02", "PI01").laid_out()
    draw(s, 0, Dealer(Luck([])))
    now = Playing(s, "YR")
    s.sealed = [max(have, 0) for have in s.sealed]
    assert {name for name in now.hand("Y") if s.shown[CARD_AT[name]]} == {"bananas", "pirate4"}


def test_the_deck_holds_only_what_was_shuffled_into_it() -> None:
    """STO-56: right after a shuffle, a seat knows that the others hold all other cards."""
    seen = 0
    for seed in range(12):
        for step in wander(2, 7 * seed, "even"):
            if not step.told("shuffled") or step.after.ended:
                continue
            s = step.after
            drawer = step.before.active
            seen += 1
            truth = Counter(s.hands[1 - drawer]) + hidden_pirates(s, 1 - drawer)
            for number in range(5):
                world = GAME.imagined(s, drawer, Quick(number))
                assert Counter(world.hands[1 - drawer]) + hidden_pirates(world, 1 - drawer) == truth
    assert seen > 5


def hidden_pirates(s: Roads, seat: int) -> Counter[int]:
    return Counter(
        card_of(pirate)
        for berth in range(len(s.berths))
        for pirate in s.crew[s.side(berth, seat)]
        if not pirate & UP
    )


def check_memory(s: Roads) -> None:
    """Checks that what is remembered is true."""
    for seat in range(s.seats):
        hand = Counter(s.hands[seat])
        loose = Counter(
            card_of(pirate)
            for berth in range(len(s.berths))
            for pirate in s.crew[s.side(berth, seat)]
            if pirate & LOOSE
        )
        deck = Counter(s.deck)
        for card in range(TYPES):
            assert hand[card] >= s.shown[TYPES * seat + card]
            assert deck[card] <= s.sealed[card] - s.drawn[TYPES * seat + card]
            if card >= PIRATE:
                known = s.loose[12 * seat + card - PIRATE]
                assert hand[card] + loose[card] >= known >= s.shown[TYPES * seat + card]


@pytest.mark.parametrize("taste", TASTES)
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_what_is_remembered_is_true_and_every_imagined_world_agrees_with_it(seats: int, taste: str) -> None:
    for at, step in enumerate(wander(seats, 3, taste)):
        s = step.after
        if s.ended:
            break
        check_memory(s)
        if at % 5 == 0:
            for seat in range(seats):
                world = GAME.imagined(s, seat, Quick(at))
                check_memory(world)
                assert GAME.census(world) == GAME.census(s)
                for side, crew in enumerate(world.crew):
                    assert len(crew) == len(s.crew[side])


def test_declining_looks_the_same_with_or_without_the_cards() -> None:
    """A-29: hidden cards never decide who is asked."""
    told = []
    for card in ("RU04", "WA07"):
        now = (
            Position("YR")
            .ships("S07")
            .at("S07", "Y", "BE03", "RU02")
            .at("S07", "R", "BE04")
            .hand("R", card, "WA08", "WA09", "WA10", "WA11", "WA12")
            .active("Y")
        )
        now.plays("stop", "hold", *[f"discard {name}" for name in now.hand("Y")[:3]])
        now.play("board A", "6+6")
        assert now.asked == "R"
        now.play("decline")
        told.append([(event.kind, event.rule) for event in now.events])
    assert told[0] == told[1]
