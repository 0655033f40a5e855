"""EX-S, the example of the rule sheet, and EX-8 to EX-17, EX-25 and EX-27: broadsides and fights."""

from __future__ import annotations

from flibuste.games.stoertebeker.tests.playing import Playing, named
from flibuste.games.stoertebeker.tests.position import Position


def test_ex_s_the_example_of_the_rule_sheet_goes_as_printed() -> None:
    """STO-24, STO-25, STO-27, STO-28, STO-35, STO-36, STO-42 to STO-46, STO-48, STO-50, STO-51."""
    now = (
        Position("YRB")
        .ships("S04")
        .at("S04", "R", "RU02", "ME03", down=["PI01"])
        .at("S04", "B", "ME01")
        .hand("Y", "RU03", "BE03", "WA05")
        .hand("R", "BE04", "WA06", "WA07", "BR04", "BR05", "PI05")
        .active("Y")
    )
    now.plays("place rum A", "place beans A", "stop", "fire")
    assert now.step == "pay"
    now.play("pay water", "water", "meat")
    assert now.told("aimed") == [{"seat": 0, "ship": "A"}]  # the only ship where Y has provisions
    assert now.told("missed") == [{"seat": 0, "ship": "A", "kind": "water"}]
    assert now.options() == ["loot 1 meat", "loot 2 meat-head"]
    now.play("loot 2 meat-head")
    assert now.at("S04", "B") == [] and now.complete("S04", "Y")
    assert (now.asked, now.options()) == ("Y", ["board A", "pass"])
    now.play("board A", "3+4")
    assert now.told("succeeded") == [{"seat": 0, "ship": "A", "total": 8, "boarding": 8}]
    assert (now.asked, now.options()) == ("R", ["decline", "counter"])
    now.play("counter", "2+4")
    assert now.told("revealed") == [{"seat": 1, "ship": "A", "cards": ["pirate4"]}]
    assert now.told("prevailed") == [{"seat": 1, "from_seat": 0, "ship": "A", "total": 10}]
    assert now.scores == {"Y": 0, "R": 5, "B": 0}
    there = named("RU03", "BE03", "ME01", "RU02", "ME03", "BE04", "PI01", "WA05")
    assert now.discard == there and len(there) == 8
    assert (now.held("Y"), now.held("R"), now.asked) == (6, 5, "R")
    assert now.ship_at("A") not in ("", "S04")


def ex_8() -> Playing:
    now = (
        Position("YRB")
        .ships("S29")
        .at("S29", "Y", "ME04", "BA02")
        .at("S29", "R", "BA01", "BA03")
        .at("S29", "B", "BA04")
        .active("Y")
        .plays("stop", "fire")
    )
    now.play(now.options()[0])
    now.play(now.options()[0])
    now.play(now.options()[0], "bananas", "bananas")
    return now


def test_ex_8_two_equal_colour_dice_take_two_cards_of_the_kind() -> None:
    """STO-27, STO-28, STO-29."""
    now = ex_8()
    assert now.options() == ["loot 1 bananas", "loot 1 bananas-head", "loot 2 bananas"]
    now.play("loot 1 bananas-head")
    assert now.told("looted") and now.at("S29", "Y") == named("ME04", "BA02", "BA01")
    assert now.options() == ["loot 1 bananas", "loot 2 bananas"]
    now.play("loot 2 bananas")
    assert now.told("sunk") and "bananas" in now.discard
    assert now.at("S29", "R") == named("BA03") and now.at("S29", "B") == []
    assert now.complete("S29", "Y") and now.strength("S29", "Y") == 1


def ex_9(*dice: str) -> Playing:
    now = (
        Position("YR")
        .ships("S23")
        .at("S23", "Y", "BE03")
        .at("S23", "R", "WA06", "RU02", down=["PI01", "PI07"])
        .hand("Y", "PI02", "PI03", "PI04")
        .active("Y")
        .plays("stop", "fire", "discard pirate3", "discard pirate4")
    )
    return now.play("pay pirate4", *dice)


def test_ex_9_surplus_pirates_leave_after_a_broadside() -> None:
    """STO-31."""
    now = ex_9("water", "rum")
    assert now.at("S23", "Y") == named("BE03", "WA06", "RU02") and now.at("S23", "R") == []
    assert [fact["card"] for fact in now.told("dismissed")] == ["pirate2", "pirate4"]
    now = ex_9("water", "meat")
    assert now.told("missed") == [{"seat": 0, "ship": "A", "kind": "meat"}]
    assert (now.asked, now.options()) == ("R", ["dismiss pirate2 down", "dismiss pirate4 down"])
    now.play("dismiss pirate2 down")
    assert now.at("S23", "R") == named("RU02", "PI01") and now.face_up("S23", "R") == []


def test_ex_9_a_player_with_two_equal_face_down_pirates_is_asked() -> None:
    """STO-31, A-31: that there is no choice is a secret."""
    now = (
        Position("YR")
        .ships("S23")
        .at("S23", "Y", "BE03")
        .at("S23", "R", "WA06", "RU02", down=["PI07", "PI08"])
        .active("Y")
        .plays("stop", "fire")
    )
    now.play(now.options()[0])
    now.play(now.options()[0])
    now.play(now.options()[0], "water", "meat")
    assert (now.asked, now.options()) == ("R", ["dismiss pirate2 down"])


def test_ex_10_a_broadside_may_have_no_target() -> None:
    """STO-24, STO-30, STO-32."""
    now = Position("YR").ships("S19").hand("Y", "WA03").first_turn("Y", "R").active("Y")
    now.plays("place water A", "stop", "fire")
    now.play(now.options()[0])
    now.play(now.options()[0], "water", "bread")
    assert len(now.told("missed")) == 2 and now.at("S19", "Y") == ["water"]
    none = Position("YR").ships("S19").first_turn("Y", "R").active("Y").play("stop")
    assert none.step == "discard"  # a broadside is not offered


def ex_11(dice: str) -> Playing:
    now = Position("YR").ships("S10").at("S10", "Y", "WA03", "BE03", "BA02", down=["PI04"]).active("Y")
    return now.plays("stop", "hold", *now_discards(now)).play("board A", dice)


def now_discards(now: Playing) -> list[str]:
    """Any three cards of the active player's hand."""
    return [f"discard {card}" for card in now.hand(now.asked)[:3]]


def test_ex_11_a_total_equal_to_the_boarding_value_is_enough() -> None:
    """STO-35, STO-36."""
    assert ex_11("2+4").told("succeeded") == [{"seat": 0, "ship": "A", "total": 9, "boarding": 9}]
    assert ex_11("1+4").told("failed") == [{"seat": 0, "ship": "A", "total": 8, "boarding": 9}]
    side = Position("YR").ships("S10").at("S10", "Y", "WA03", "BE03", "BA02", down=["PI04"]).active("Y")
    assert side.view("Y")["sides"][0]["ways"] == 26


def test_ex_12_a_failure_costs_provisions_and_surplus_pirates() -> None:
    """STO-37, STO-38, STO-39."""
    now = (
        Position("YR")
        .ships("S21")
        .at("S21", "Y", "WA01", "BE03", "BR04", down=["PI02", "PI05"])
        .at("S21", "R", "WA05")
        .active("Y")
    )
    now.plays("stop", "hold", *now_discards(now)).play("board A", "1+1", "water", "beans")
    assert now.told("failed") == [{"seat": 0, "ship": "A", "total": 10, "boarding": 11}]
    assert [fact["card"] for fact in now.told("lost")] == ["water-head", "beans"]
    assert now.options() == ["dismiss pirate3 up", "dismiss pirate4 up"]
    now.play("dismiss pirate3 up")
    assert now.at("S21", "Y") == named("BR04", "PI02") and now.face_up("S21", "Y") == [4]
    assert now.told("declined") == [] and now.asked == "R"


def ex_12_b(*colours: str) -> Playing:
    now = (
        Position("YR")
        .ships("S06")
        .at("S06", "Y", "BR01", "BR04", "RU02", "RU03", "BA02", down=["PI07"])
        .active("Y")
    )
    return now.plays("stop", "hold", *now_discards(now)).play("board A", "4+4", *colours)


def test_ex_12_the_loser_chooses_a_card_with_or_without_a_head() -> None:
    """STO-37."""
    now = ex_12_b("bread", "bananas")
    assert now.options() == ["lose bread", "lose bread-head"]
    now.play("lose bread")
    assert now.at("S06", "Y") == named("BR01", "RU02", "RU03", "PI07")
    both = ex_12_b("bread", "bread").play("lose bread")
    assert [fact["card"] for fact in both.told("lost")] == ["bread", "bread-head"]


def ex_13(**options: str) -> Playing:
    now = (
        Position("YR", **options)
        .ships("S03", "S19")
        .at("S03", "Y", "WA03", "BR05", "ME04")
        .at("S19", "Y", "WA04", "BR06")
        .active("Y")
    )
    return now.plays("stop", "hold", *now_discards(now)).play("board A", "2+3", "rum", "bananas")


def test_ex_13_a_failure_may_cost_nothing_but_allows_no_second_try() -> None:
    """STO-33, STO-37, STO-40, STO-65."""
    now = ex_13()
    assert now.at("S03", "Y") == named("WA03", "BR05", "ME04")
    assert (now.asked, now.options()) == ("Y", ["board B", "pass"])
    assert now.refusal("board A") == ("already-tried", "STO-33", {"ship": "A"})
    assert ex_13(adv_fail_ends="on").asked == "R"


def test_boarding_is_closed_by_a_failure_only_after_its_losses() -> None:
    """STO-65: the losses are taken as usual, and then no other ship may be boarded."""
    now = (
        Position("YR", adv_fail_ends="on")
        .ships("S06", "S19")
        .at("S06", "Y", "BR01", "BR04", "RU02", "RU03", "BA02")
        .at("S19", "Y", "WA04", "BR06")
        .active("Y")
    )
    now.plays("stop", "hold", *now_discards(now)).play("board A", "1+1", "bread", "water")
    assert (now.step, now.view()["turn"]["closed"]) == ("lose", False)
    now.play("lose bread")
    assert now.asked == "R", "the complete set at the other ship does not help"


def test_ex_14_nobody_boards_in_their_first_turn() -> None:
    """STO-34."""
    now = (
        Position("YR").ships("S19", "S01").hand("Y", "WA03", "BR05", "BE03").first_turn("Y", "R").active("Y")
    )
    now.plays("place water A", "place bread A", "place beans B")
    assert now.complete("S19", "Y") and now.asked == "R"
    now.plays("stop", *now_discards(now))
    assert now.asked == "Y" and now.step == "place"
    now.play("stop").play("hold")
    now.plays(*now_discards(now))
    while now.step == "take":
        now.play("enough")
    assert now.options() == ["board A", "pass"]


def ex_15() -> Playing:
    now = (
        Position("YRB")
        .ships("S12")
        .at("S12", "Y", "WA01", "WA02", "BE01", "BE02", "ME01", "BA01")
        .at("S12", "R", "WA03")
        .at("S12", "B", "WA04", "BE05", "BA02", down=["PI03"])
        .hand("B", "WA07", "BE06", "ME02", "PI02", "RU04", exactly=True)
        .active("Y")
    )
    return now.plays("stop", "hold", *now_discards(now)).play("board A", "3+4")


def test_ex_15_a_counter_attack_lays_at_most_three_cards() -> None:
    """STO-42, STO-44, STO-45, STO-46."""
    now = ex_15()
    assert now.told("succeeded")[0]["total"] == 13
    assert (now.asked, now.options()) == ("B", ["decline", "counter meat-head"])
    assert now.view("B")["sides"][0]["beat"] == 10
    assert now.refusal("counter") == ("other-cards", "STO-44", {"ship": "A"})
    won = now.copy().play("counter meat-head", "4+5")
    assert won.told("countered")[0]["cards"] == ["water", "beans", "meat-head"]
    assert won.told("prevailed")[0]["total"] == 14 and won.scores["B"] == 9
    lost = now.copy().play("counter meat-head", "4+4")
    assert lost.told("repelled")[0]["total"] == 13 and lost.scores == {"Y": 9, "R": 0, "B": 0}
    assert won.held("B") == lost.held("B") == 2


def test_ex_16_only_a_higher_total_wins_among_several_counter_attacks() -> None:
    """STO-43, STO-46, STO-47."""
    now = (
        Position("YRBG")
        .ships("S07")
        .at("S07", "Y", "BE03", "RU02")
        .at("S07", "R", "BE04", "RU03")
        .at("S07", "B", "BE05", "RU04")
        .at("S07", "G", "BE06", "RU05")
        .active("Y")
    )
    now.plays("stop", "hold", *now_discards(now)).play("board A", "4+5")
    assert now.asked == "R"
    now.play("counter", "4+5")
    assert (now.s.leader, now.s.best, now.asked) == (0, 9, "B")
    now.play("counter", "5+6")
    assert (now.s.leader, now.s.best, now.asked) == (2, 11, "G")
    assert now.copy().play("decline").scores["B"] == 3
    now.play("counter", "5+6")
    assert now.scores == {"Y": 0, "R": 0, "B": 3, "G": 0}
    assert len(now.told("rolled")) == 1  # Y does not throw again


def test_ex_17_a_player_who_cannot_complete_is_asked_and_can_only_decline() -> None:
    """STO-44, A-29."""
    now = (
        Position("YR")
        .ships("S23")
        .at("S23", "Y", "WA01", "BE01", "RU02", "ME01")
        .at("S23", "R", "WA06")
        .hand("R", "BE04", "ME05", "WA07", "WA08", "BR04", "BR05")
        .active("Y")
    )
    now.plays("stop", "hold", *now_discards(now)).play("board A", "5+5")
    assert (now.asked, now.options()) == ("R", ["decline"])
    assert now.refusal("counter") == ("cannot-complete", "STO-44", {"ship": "A", "card": "rum", "count": 1})
    now.play("decline")
    assert now.told("declined") == [{"seat": 1, "ship": "A"}]


def test_ex_17_a_player_with_fewer_cards_than_are_missing_is_not_asked() -> None:
    """A-29: the number of cards is public."""
    now = (
        Position("YR")
        .ships("S23")
        .at("S23", "Y", "WA01", "BE01", "RU02", "ME01")
        .at("S23", "R", "WA06")
        .hand("R", "BE04", "ME05", exactly=True)
        .active("Y")
    )
    now.plays("stop", "hold", *now_discards(now)).play("board A", "5+5")
    assert now.told("declined") == [] and now.scores["Y"] == 6


def ex_25(dice: str) -> Playing:
    now = (
        Position("YR", adv_counter_ends="on")
        .ships("S07", "S16")
        .at("S07", "Y", "BE03", "RU02")
        .at("S16", "Y", "RU03", "RU04", "BA02")
        .at("S07", "R", "BE04", "RU05")
        .active("Y")
    )
    return now.plays("stop", "hold", *now_discards(now)).play("board A", "4+5").play("counter", dice)


def test_ex_25_with_the_option_a_won_counter_attack_ends_the_boarding() -> None:
    """STO-66."""
    won = ex_25("5+5")
    assert won.scores["R"] == 3 and won.asked == "R" and won.step == "place"
    failed = ex_25("4+5")
    assert failed.scores["Y"] == 3 and failed.options() == ["board B", "pass"]


def test_ex_27_a_capture_makes_all_cards_at_the_ship_public() -> None:
    """STO-50, STO-23."""
    now = (
        Position("YRBG")
        .ships("S17")
        .at("S17", "Y", "BE01", "BR01", "BR02", "RU01", "RU02")
        .at("S17", "G", "RU07", down=["PI06"])
        .active("Y")
    )
    now.plays("stop", "hold", *now_discards(now)).play("board A", "5+5")
    assert now.told("declined") == []  # G lacks four cards and is not asked
    assert {"seat": 3, "ship": "A", "count": 2, "cards": ["rum", "pirate3"]} in now.told("cleared")
    assert {"rum", "pirate3"} <= set(now.discard)
