"""EX-01 to EX-24: order, ties, and the powers of the day."""

from __future__ import annotations

import pytest

from flibuste.games.libertalia.parts import INFLUENCE
from flibuste.games.libertalia.tests.position import Position


def test_ex_01_influence_breaks_a_tie_of_three() -> None:
    """LIB-7, LIB-15, LIB-23."""
    now = Position(4).tiles("goods", "goods", "goods", "goods").play(25, 25, 25, 7)
    assert [INFLUENCE[seat][25] for seat in range(3)] == [3, 4, 5]
    assert now.told("lined-up")[0]["order_seat"] == [3, 0, 1, 2]
    assert now.order("booty-taken") == [2, 1, 0, 3]


def test_ex_02_the_circle_of_influence_wraps_around() -> None:
    """LIB-7, LIB-19."""
    now = Position(2).booty(0, "goods", "jewel").booty(1, "goods", "jewel").tiles("goods", "goods").play(6, 6)
    assert (INFLUENCE[0][6], INFLUENCE[1][6]) == (6, 1)
    assert now.asked == "1 keep"
    now.say("1 keep jewel")
    assert now.asked == "0 keep"
    now.say("0 keep jewel")
    assert now.order("booty-taken") == [0, 1]


def test_ex_03_the_card_that_replaces_a_parrot_acts_in_its_turn() -> None:
    """LIB-16, LIB-18, LIB-20."""
    now = Position(3).hand(0, 5, 14).tiles("jewel", "goods", "relic").play(1, 29, 3)
    assert now.asked == "0 parrot"
    assert now.graves[0] == [1]
    now.say("0 parrot 14")
    assert now.doubloons == [10, 7, 13]
    assert now.ship == [(3, 2), (14, 0)]
    now.say("0 booty jewel", "2 booty goods")
    assert now.space(1) == ["relic"]
    assert now.doubloons == [10, 7, 13]
    assert now.graves == [[1], [29], []]
    assert now.dens == [[14], [], [3]]


def test_ex_04_two_parrots_are_replaced_before_anybody_else_acts() -> None:
    """LIB-17, LIB-20."""
    now = Position(2).hand(0, 3, 15).hand(1, 10, 30).tiles("goods", "jewel").play(1, 1)
    assert now.asked == "0 parrot"
    now.say("0 parrot 15")
    assert now.asked == "1 parrot"
    assert (15, 0) in now.ship
    now.say("1 parrot 10")
    assert now.ship == [(10, 1), (15, 0)]
    assert now.doubloons == [7, 10]
    assert now.told("no-target") == [{"seat": 0}]
    assert now.graves == [[1], [1]]


def test_ex_05_a_second_monkey_passes_on_the_relics_of_the_first() -> None:
    now = (
        Position(3)
        .booty(0, "chest", "relic", "relic")
        .booty(1, "relic")
        .tiles("goods", "goods", "goods")
        .play(2, 2, 9)
    )
    moved = [(facts["from_seat"], facts["to_seat"], facts["count"]) for facts in now.told("relics-moved")]
    assert moved == [(0, 1, 2), (1, 2, 3)]
    assert now.doubloons[2] == 5
    assert now.booty(0) == ["chest", "goods"]
    assert now.booty(1) == ["goods"]
    assert now.booty(2) == ["goods", "relic", "relic", "relic"]


def test_ex_06_with_two_players_the_monkey_gives_its_relics_to_the_opponent() -> None:
    """LIB-2."""
    now = Position(2).booty(0, "relic", "relic").tiles("goods", "jewel").play(2, 16)
    assert now.booty(0) == []
    assert now.booty(1) == ["relic", "relic"]


def test_ex_07_the_beggar_takes_no_more_than_the_victim_has() -> None:
    """LIB-45."""
    now = Position(3).doubloons(10, 10, 2).tiles("goods", "jewel", "map").play(3, 7, 20)
    assert now.doubloons == [12, 10, 0]


def test_ex_08_the_beggar_gets_nothing_as_the_highest() -> None:
    now = Position(2).tiles("goods", "jewel").play(3, 2)
    assert now.doubloons == [10, 10]
    now = Position(2).tiles("goods", "jewel").play(3, 3)
    assert now.doubloons == [13, 7]
    assert len(now.told("paid")) == 1


def test_ex_09_the_recruiter_takes_a_card_from_the_den_into_the_hand() -> None:
    """LIB-11, LIB-21: the recruited card does not act tonight, and is kept for the next campaign."""
    position = Position(2, day=6, campaign=1).den(0, 7, 20).hand(0, 2, 5, 9).tiles("goods", "jewel")
    now = position.play(4, 5)
    assert now.options == ["recruit 7", "recruit 20"]
    now.say("0 recruit 7")
    now.say("0 booty goods", luck=True)
    assert now.s.campaign == 2
    assert now.told("cleaned-up")[0] == {"seat": 0, "kept": 4, "den": [4, 20], "graveyard": 0}
    assert set(now.s.hands[0]) == {2, 5, 7, 9, *now.s.dealt[-1]}
    assert [facts for facts in now.told("gained") if facts["rank"] == 7] == []


def test_ex_10_the_preacher_keeps_one_tile_and_brings_five_at_the_end() -> None:
    """LIB-46, LIB-12."""
    now = Position(2).booty(0, "chest", "map", "map", "relic").tiles("goods", "jewel").play(6, 16)
    assert now.options == ["keep chest", "keep map", "keep relic"]
    bag = now.s.bag[:]
    now.say("0 keep chest")
    assert now.booty(0) == ["chest"]
    assert [after - before for after, before in zip(now.s.bag, bag, strict=True)] == [0, 0, 0, 2, 1, 0, 0]
    assert Position(2).den(0, 6).rest().doubloons[0] == 15
    for tiles in ([], ["relic"]):
        now = Position(2).booty(0, *tiles).tiles("goods", "jewel").play(6, 16)
        assert now.asked == "1 booty"
        assert now.booty(0) == tiles


@pytest.mark.parametrize(("has", "left", "rest"), [(11, 6, 16), (1, 1, 11), (0, 0, 10)])
def test_ex_11_the_carpenter_costs_half_rounded_down_and_brings_ten_at_the_end(
    has: int, left: int, rest: int
) -> None:
    """LIB-44."""
    now = Position(2).doubloons(has, 10).tiles("goods", "jewel").play(9, 16)
    assert now.doubloons[0] == left
    assert Position(2).doubloons(left, 10).den(0, 9).rest().doubloons[0] == rest


def test_ex_12_the_french_officer_brings_five_to_whoever_has_eight_or_fewer() -> None:
    for has, then in ((8, 13), (9, 9)):
        now = Position(2).doubloons(has, 10).tiles("goods", "jewel").play(10, 16)
        assert now.doubloons[0] == then
    now = Position(2).tiles("goods", "jewel").play(10, 3)
    assert [facts["from_doubloons"] for facts in now.told("paid")] == [7]
    assert now.doubloons == [12, 13]


def test_ex_13_the_voodoo_witch_brings_two_for_each_card_in_the_graveyard() -> None:
    now = Position(2).grave(0, 9, 30).tiles("goods", "jewel").play(11, 16)
    assert now.doubloons[0] == 14
    now = Position(2).grave(0, 9, 30).hand(0, 11, 5).tiles("goods", "jewel").play(1, 16)
    now.say("0 parrot 11")
    assert now.graves[0] == [1, 9, 30]
    assert now.doubloons[0] == 16


def test_ex_14_a_brute_who_is_the_highest_discards_himself() -> None:
    """LIB-18, LIB-31."""
    now = Position(3).tiles("goods", "goods", "goods").play(14, 3, 7)
    assert now.doubloons[:2] == [7, 13]
    assert now.graves[0] == [14]
    assert now.order("booty-taken") == [2, 1]
    assert now.space(1) == ["goods"]
    assert now.booty(0) == []


def test_ex_15_the_gunner_pays_up_to_three_and_discards_from_any_den() -> None:
    """LIB-9, LIB-44."""
    now = Position(3).doubloons(2, 10, 10).den(0, 8).den(1, 20).tiles("goods", "jewel", "map").play(15, 16, 7)
    assert now.doubloons[0] == 0
    assert now.options == ["gunner 0 8", "gunner 1 20"]
    own = now.copy().say("0 gunner 0 8")
    assert own.graves == [[8], [], []]
    now.say("0 gunner 1 20")
    assert now.graves == [[], [20], []]
    now = Position(3).tiles("goods", "jewel", "map").play(15, 16, 7)
    assert now.doubloons == [7, 10, 10]
    assert now.told("character-discarded") == []


def test_a_gunner_whose_only_target_is_in_the_own_den_must_take_it() -> None:
    """LIB-8; A-8."""
    now = Position(2).den(0, 8).tiles("goods", "goods").play(15, 16)
    assert now.graves[0] == [8]
    assert now.doubloons[0] == 7


def test_ex_16_the_spanish_spy_swaps_officers_for_hidden_tiles() -> None:
    """LIB-46: the officers are in the bag before the draw."""
    now = Position(6).booty(0, "officer", "officer", "goods").tiles("goods", "jewel").bag(14).sunrise()
    now.s.hands[0].append(17)
    now.s.hands[0].sort()
    for seat in range(1, 6):
        now.say(f"{seat} play {now.s.hands[seat][0]}")
    now.say("0 play 17", draws=("sabre", "chest"))
    assert now.booty(0) == ["chest", "goods", "sabre"]
    assert sum(now.s.bag) == 14
    assert now.told("tiles-discarded")[0]["count"] == 2
    assert now.told("tiles-discarded")[0]["bag"] == 16
    drawn = [event for event in now.events if event.kind == "tile-drawn"]
    assert [event.facts["bag"] for event in drawn] == [15, 14]
    assert [event.secret["tile"] for event in drawn] == ["sabre", "chest"]
    assert [event.knowers for event in drawn] == [(0,), (0,)]
    assert now.told("sabre-missed") == []


def test_ex_17_the_bosun_brings_two_for_each_lower_rank_in_the_den() -> None:
    now = Position(2).den(0, 4, 7, 18, 22).tiles("goods", "jewel").play(19, 16)
    assert now.doubloons[0] == 16


def test_ex_18_the_second_brute_hits_the_next_highest() -> None:
    """LIB-18, LIB-19."""
    now = Position(3).tiles("goods", "goods", "goods").play(14, 14, 29)
    assert now.graves == [[14], [], [29]]
    assert now.doubloons == [10, 10, 10]
    assert now.order("booty-taken") == [1]
    now = Position(3).tiles("goods", "jewel", "map").play(14, 14, 3)
    assert now.ship == [(3, 2), (14, 1)]
    assert now.graves == [[14], [], []]
    assert now.doubloons == [7, 10, 13]


def test_ex_19_the_merchant_has_to_sell_two_or_three_tiles_of_a_kind() -> None:
    """LIB-8."""
    now = Position(2).booty(0, "relic", "relic", "relic", "goods", "goods").tiles("jewel", "map").play(21, 16)
    assert sorted(now.options) == ["sell goods 2", "sell relic 2", "sell relic 3"]
    now.say("0 sell relic 3")
    assert now.doubloons[0] == 15
    assert now.booty(0) == ["goods", "goods"]
    now = Position(2).booty(0, "chest", "chest", "map").tiles("jewel", "map").play(21, 16)
    assert now.doubloons[0] == 13
    assert now.booty(0) == ["map"]
    now = Position(2).booty(0, "chest", "map", "goods").tiles("jewel", "map").play(21, 16)
    assert now.doubloons[0] == 10
    assert now.booty(0) == ["chest", "goods", "map"]
    assert now.asked == "0 booty"


def test_ex_20_the_surgeon_takes_a_card_from_the_graveyard_into_the_hand() -> None:
    """LIB-21: only the owner is told the rank."""
    now = Position(2).grave(0, 1, 15).hand(0, 5).tiles("goods", "jewel").play(22, 16)
    assert now.options == ["surgeon 1", "surgeon 15"]
    now.say("0 surgeon 15")
    assert now.s.hands[0] == [5, 15]
    assert now.graves[0] == [1]
    event = next(event for event in now.events if event.kind == "revived")
    assert event.facts == {"seat": 0}
    assert (event.secret["rank"], event.knowers) == (15, (0,))


def test_ex_21_the_gambler_costs_one_for_each_tile_and_brings_eight_at_the_end() -> None:
    """LIB-44."""
    four = ("goods", "jewel", "map", "relic")
    now = Position(2).doubloons(3, 10).booty(0, *four).tiles("goods", "jewel").play(24, 16)
    assert now.doubloons[0] == 0
    assert Position(2).doubloons(0, 10).den(0, 24).rest().doubloons[0] == 8


def test_ex_22_the_quartermaster_brings_one_for_each_tile_and_costs_eight_at_the_end() -> None:
    five = ("goods", "jewel", "map", "relic", "relic")
    now = Position(2).doubloons(4, 10).booty(0, *five).tiles("goods", "jewel").play(26, 16)
    assert now.doubloons[0] == 9
    assert Position(2).doubloons(6, 10).den(0, 26).rest().doubloons[0] == 0


def test_ex_23_the_captain_brings_three_and_costs_three_for_each_relic_at_the_end() -> None:
    now = Position(2).tiles("goods", "jewel").play(29, 16)
    assert now.doubloons[0] == 13
    now = Position(2).doubloons(13, 10).booty(0, "relic", "relic").den(0, 29).rest()
    assert now.doubloons[0] == 7
    assert now.s.fortunes[-1][0] == 1


def test_ex_24_the_spanish_governor_discards_the_whole_den() -> None:
    """LIB-33: nobody is left to act at night."""
    now = Position(2).den(0, 7, 20, 27).tiles("jewel", "goods").play(30, 16)
    now.say("0 booty jewel")
    assert now.graves[0] == [7, 20, 27]
    assert now.dens[0] == [30]
    assert now.doubloons[0] == 10
