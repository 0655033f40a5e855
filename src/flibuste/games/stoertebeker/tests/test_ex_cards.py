"""EX-1 to EX-7: set-up and phase 1."""

from __future__ import annotations

import pytest

from flibuste.games.stoertebeker import GAME
from flibuste.games.stoertebeker.tests.playing import Playing, named
from flibuste.games.stoertebeker.tests.position import Position
from flibuste.kernel.chance import Dealer, Quick
from flibuste.kernel.game import make_setup


@pytest.mark.parametrize(
    ("seats", "option", "table", "pile", "box", "hands", "deck"),
    [
        (2, "off", 4, 12, 14, 12, 54),
        (3, "off", 4, 15, 11, 18, 48),
        (4, "off", 4, 18, 8, 24, 42),
        (2, "on", 3, 12, 15, 12, 54),
    ],
)
def test_ex_1_the_numbers_of_the_set_up_depend_on_the_players(
    seats: int, option: str, table: int, pile: int, box: int, hands: int, deck: int
) -> None:
    """STO-6, STO-7, STO-8, STO-9, STO-10, STO-11, STO-67."""
    setup = make_setup(GAME.meta, seats, {"adv_three_ships_2p": option})
    s = GAME.start(setup, Dealer(Quick(seats)))
    assert len(s.berths) == table and all(ship >= 0 for ship in s.berths)
    assert (len(s.preview), len(s.preview) + s.pile, len(s.hidden) - s.pile) == (1, pile, box)
    assert (sum(map(len, s.hands)), len(s.deck), sum(s.discard)) == (hands, deck, 0)
    assert s.score == [0] * seats and (s.active, s.asking) == (0, (0,))


def ex_2() -> Playing:
    return (
        Position("YR")
        .ships("S05")
        .at("S05", "Y", "BE05", down=["PI07"])
        .hand("Y", "BE06", "BE07", "WA03", "PI04", "PI08", "RU04")
        .active("Y")
    )


def test_ex_2_placing_is_limited_by_the_demand_and_by_the_provisions() -> None:
    """STO-17, STO-18."""
    now = ex_2()
    assert now.options("place") and [text for text in now.options() if text.endswith(" A")] == [
        "place water A",
        "place beans A",
    ]
    assert now.refusal("place rum A") == ("not-demanded", "STO-17", {"ship": "A", "kind": "rum"})
    for pirate in ("pirate3", "pirate2"):
        facts = {"ship": "A", "pirates": 1, "provisions": 1}
        assert now.refusal(f"place {pirate} A") == ("too-many-pirates", "STO-18", facts)
    now.play("place beans A")
    legal = [text for text in now.options() if text.endswith(" A")]
    assert legal == ["place water A", "place pirate2 A", "place pirate3 A"]
    facts = {"ship": "A", "kind": "beans", "demand": 2}
    assert now.refusal("place beans A") == ("enough-of-that", "STO-17", facts)
    now.play("place pirate3 A")
    assert [text for text in now.options() if text.endswith(" A")] == ["place water A"]
    now.play("place water A")
    assert not now.complete("S05", "Y")
    assert (now.asked, now.step) == ("R", "place")  # no exchange, no broadside, nothing to board


def test_ex_3_a_head_is_not_a_pirate_card() -> None:
    """STO-4, STO-18, STO-35."""
    now = Position("YR").ships("S19").hand("Y", "WA01", "PI10", "PI09", "BR05").active("Y")
    now.play("place water-head A")
    assert now.strength("S19", "Y") == 1
    now.play("place pirate2 A")
    assert now.strength("S19", "Y") == 3
    assert "place pirate2 A" not in now.options()
    now.play("place bread A")
    assert now.complete("S19", "Y") and now.options() == ["board A", "pass"]
    side = now.view("Y")["sides"][0]
    assert (side["dice_needed"], side["ways"]) == (3, 35)


def test_ex_4_placed_discarded_and_paid_cards_count_to_three() -> None:
    """STO-14, STO-20, STO-24."""
    now = Position("YR").ships("S01").hand("Y", "WA03", "RU04").discarded("WA04").active("Y")
    now.plays("place water A", "stop")
    assert now.options() == ["fire", "hold"]
    swap = now.copy().plays("hold", "discard rum")
    assert swap.step == "discard" and swap.refusal("enough") == ("discard-first", "STO-20", {"left": 1})
    swap.play(swap.options()[0])
    assert swap.options() == ["take water", "enough"]
    shot = now.copy().plays("fire", "discard rum")
    assert shot.step == "pay"  # one card was discarded, so none is taken
    shot.play(shot.options()[0])
    assert len(shot.told("paid")) == 1 and len(shot.told("threw-colours")) == 1


def test_ex_4_without_a_provision_anywhere_there_is_no_broadside() -> None:
    """STO-24, A-8."""
    now = Position("YR").ships("S01").discarded("WA04").active("Y").play("stop")
    assert now.step == "discard" and now.s.due == 3
    then = Position("YR").ships("S01").at("S01", "Y", "WA03").discarded("WA04").active("Y").play("stop")
    assert then.options() == ["fire", "hold"]
    then.play("fire")
    assert then.s.due == 2


def ex_5() -> Playing:
    return (
        Position("YR")
        .hand("Y", "RU05", "RU06", "BR07", "WA08", "WA09", "BE08")
        .discarded("WA04", "PI03", "BA02")
        .active("Y")
    )


def test_ex_5_three_discarded_cards_bring_two_from_the_pile() -> None:
    """STO-21, STO-22, STO-54, STO-55."""
    now = ex_5().plays("stop", "discard rum", "discard rum", "discard bread")
    assert now.told("discarded") == [{"seat": 0, "count": 3, "cards": ["bread", "rum", "rum"]}]
    assert now.options() == ["take water", "take bananas", "take pirate4", "enough"]
    assert now.refusal("take rum") == ("just-discarded", "STO-21", {"card": "rum"})
    now.play("take pirate4")
    assert now.front == ["pirate4"] and "pirate4" not in now.hand("Y")
    now.play("take bananas")
    assert now.told("picked-up") == [{"seat": 0, "count": 2, "cards": ["bananas", "pirate4"]}]
    assert [event["count"] for event in now.told("drew")] == [1]
    assert now.discard == named("WA04", "RU05", "RU06", "BR07")
    assert now.held("Y") == 6 and {"pirate4", "bananas"} <= set(now.hand("Y"))


def test_ex_5_nobody_sees_the_set_before_it_is_complete() -> None:
    """STO-20: until then, players may change their mind."""
    now = ex_5().play("stop")
    before = now.view()
    now.play("discard rum")
    assert now.events == []
    assert now.view()["discard"] == before["discard"]
    assert now.view("Y")["aside"] == ["rum"] and now.view("R")["aside"] == []


def test_ex_6_a_small_discard_pile_limits_the_exchange() -> None:
    """STO-21, A-6."""
    now = Position("YR").ships("S01").hand("Y", "WA03", "RU04", "RU05").active("Y")
    now.plays("place water A", "stop", "hold", "discard rum", "discard rum")
    assert now.told("took") == [] and [event["count"] for event in now.told("drew")] == [3]
    then = Position("YR").hand("Y", "RU04", "RU05", "RU06").discarded("WA04").active("Y")
    then.plays("stop", "discard rum", "discard rum", "discard rum")
    assert then.options() == ["take water", "enough"]
    then.play("take water")
    assert then.asked == "R"


def test_ex_7_a_short_hand_lowers_the_quota() -> None:
    """STO-14, STO-48."""
    one = (
        Position("YRB")
        .ships("S01", "S19", "S13", "S15")
        .at("S19", "B", "WA05")
        .hand("B", "WA03", exactly=True)
        .active("B")
    )
    assert one.s.quota == 1 and one.options() == ["place water A", "stop"]
    placed = one.copy().play("place water A")
    assert placed.held("B") == 6
    thrown = one.copy().plays("stop", "hold")
    assert thrown.told("discarded") == [{"seat": 2, "count": 1, "cards": ["water"]}] and thrown.held("B") == 6
    fired = one.copy().plays("stop", "fire")
    assert fired.told("paid") == [{"seat": 2, "card": "water"}] and fired.held("B") == 6
    none = Position("YRB").ships("S19").at("S19", "B", "WA05", "BR05").hand("B", exactly=True).active("B")
    assert (none.asked, none.step, none.s.quota) == ("B", "board", 0)
    none.play("pass")
    assert none.held("B") == 6
