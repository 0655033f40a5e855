"""EX-38 to EX-49: the rest day, a whole day, the change of campaign and the end."""

from __future__ import annotations

from typing import Any

import pytest

from flibuste.games.libertalia import GAME
from flibuste.games.libertalia.tests.position import Position


@pytest.mark.parametrize(("smallest", "gain"), [(4, 5), (3, 0)])
def test_ex_38_the_topman_brings_five_if_no_den_is_smaller(smallest: int, gain: int) -> None:
    ranks = (2, 3, 4, 5, 10, 11)
    now = (
        Position(4)
        .den(0, 2, 3, 4, 16)
        .den(1, *ranks[:smallest])
        .den(2, *ranks[:5])
        .den(3, *ranks[:6])
        .rest()
    )  # fmt: skip
    assert now.doubloons[0] == 10 + gain


def test_ex_39_the_treasurer_brings_one_for_each_goods_jewel_and_chest() -> None:
    owned = ("goods", "goods", "jewel", "chest", "map", "map", "map", "sabre")
    assert Position(2).den(0, 23).booty(0, *owned).rest().doubloons[0] == 14


def test_ex_40_the_governors_daughter_brings_six_alone_and_costs_three_otherwise() -> None:
    """LIB-44."""
    now = Position(3).den(0, 25).den(2, 25).doubloons(10, 10, 1).rest()
    assert now.doubloons == [7, 10, 0]
    assert Position(3).den(0, 25).grave(2, 25).rest().doubloons[0] == 16


def test_ex_41_the_first_mate_brings_one_for_each_card_in_the_den() -> None:
    assert Position(2).den(0, 7, 12, 22, 28).rest().doubloons[0] == 14


def test_ex_42_the_fortune_is_the_doubloons_and_the_value_of_all_tiles() -> None:
    """LIB-37."""
    owned = ["chest"] + ["jewel"] * 2 + ["goods"] * 3 + ["map"] * 4 + ["relic", "sabre", "officer"]
    now = Position(2).doubloons(14, 10).booty(0, *owned).rest()
    assert now.s.fortunes[-1][0] == 37
    told = now.told("fortune")[0]
    assert [told[tile] for tile in ("chest", "jewel", "goods", "map", "relic", "sabre", "officer")] == [
        5, 6, 3, 12, -3, 0, 0,
    ]  # fmt: skip
    assert (told["doubloons"], told["fortune"]) == (14, 37)


@pytest.mark.parametrize("maps", range(9))
def test_ex_43_only_sets_of_three_maps_count(maps: int) -> None:
    """LIB-37."""
    now = Position(2).doubloons(0, 0).booty(0, *["map"] * maps).rest()
    assert now.s.fortunes[-1][0] == (0, 0, 0, 12, 12, 12, 24, 24, 24)[maps]


def test_ex_44_a_fortune_is_never_below_zero() -> None:
    """LIB-38."""
    now = Position(2).doubloons(2, 10).booty(0, "goods", "relic", "relic").rest()
    assert now.s.fortunes[-1][0] == 0


def test_ex_45_end_powers_work_in_descending_rank() -> None:
    """LIB-36."""
    now = Position(2).doubloons(4, 10).den(0, 24, 26, 29).booty(0, "relic", "relic", "jewel").rest()
    told = [(event.kind, event.facts["rank"]) for event in now.events if "rank" in event.facts]
    assert told == [("lost", 29), ("no-effect", 26), ("gained", 24)]
    assert now.doubloons[0] == 8
    assert now.s.fortunes[-1][0] == 5


def test_ex_46_a_whole_day_goes_as_in_the_book() -> None:
    now = (
        Position(3)
        .doubloons(9, 12, 7)
        .den(0, 7, 22)
        .den(1, 8)
        .den(2, 13, 20)
        .booty(2, "sabre")
        .tiles("officer", "sabre", "chest")
        .play(4, 30, 10)
    )
    now.say("0 recruit 7")
    assert 7 in now.s.hands[0]
    assert now.doubloons == [9, 12, 12]
    assert now.graves[1] == [8]
    now.say("1 booty chest")
    assert now.dens[1] == [30]
    now.say("2 booty sabre")
    assert now.options == ["sabre 0 22", "sabre 1 30"]
    now.say("2 sabre 0 22")
    assert now.s.day == 2
    assert now.doubloons == [9, 12, 16]
    assert now.dens == [[], [30], [13, 20]]
    assert now.graves == [[4, 22], [8], [10]]


def test_ex_47_a_new_campaign_keeps_hands_and_scores_only() -> None:
    """LIB-40 to LIB-43."""
    now = (
        Position(3, day=6, campaign=1)
        .hand(0, 3, 4)
        .hand(1, 3, 4, 5, 6)
        .hand(2, 3, 4, 5)
        .den(0, 9)
        .grave(0, 1)
        .booty(0, "jewel")
        .doubloons(8, 34, 18)
        .rest()
    )
    assert now.s.score == [21, 34, 18]
    assert now.s.campaign == 2
    assert [facts["kept"] for facts in now.told("cleaned-up")] == [2, 4, 3]
    assert now.dens == [[], [], []]
    assert now.graves == [[], [], []]
    assert sum(now.s.bag) == 32
    assert [sum(now.s.space(day)) for day in range(1, 7)] == [3] * 6
    assert now.doubloons == [10, 10, 10]
    assert list(map(len, now.s.hands)) == [8, 10, 9]
    assert now.s.day == 1


@pytest.mark.parametrize(("tiebreak", "places"), [(False, (1, 1, 3)), (True, (2, 1, 3))])
def test_ex_48_a_final_tie_is_shared_or_broken_by_the_last_fortune(
    tiebreak: bool, places: tuple[int, ...]
) -> None:
    """LIB-48, LIB-49."""
    position = Position(3).doubloons(25, 31, 20).scores(65, 59, 51)
    now = (position.tiebreak() if tiebreak else position).rest()
    assert now.s.ended == "last-rest-day"
    result = GAME.result(now.s)
    assert result.scores == (90, 90, 71)
    assert result.places == places


def test_what_is_turned_up_at_the_end_are_hands_graveyards_and_booty_and_not_the_bag() -> None:
    """R-4."""
    now = Position(2).den(0, 9).grave(0, 12).booty(0, "map").sunrise()
    secret = {"hand", "graveyard", "booty", "lost"}
    before: Any = GAME.view(now.s, None)
    assert not secret & set(before["players"][0])
    over: Any = GAME.view(Position(2).grave(0, 12).booty(0, "map").rest().s, None)
    assert secret <= set(over["players"][0])
    assert not {"bag_tiles", "doubts", "ledger"} & set(over)


def test_ex_49_a_cook_who_is_second_of_two_players_takes_the_one_tile_left() -> None:
    """LIB-24, LIB-25."""
    now = Position(2).tiles("map", "goods").play(18, 29)
    now.say("1 booty map")
    assert now.doubloons == [10, 13]
    assert now.booty(0) == ["goods"]
    assert now.dens == [[18], [29]]
