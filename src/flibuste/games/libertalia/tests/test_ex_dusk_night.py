"""EX-25 to EX-37: booty, sabres, officers, and the powers of the night."""

from __future__ import annotations

from flibuste.games.libertalia.tests.position import Position


def test_ex_25_the_cabin_boy_takes_no_tile() -> None:
    """LIB-24, LIB-31."""
    now = Position(3).tiles("officer", "relic", "relic").play(5, 16, 19)
    now.say("2 booty relic", "1 booty relic")
    assert now.booty(0) == []
    assert now.dens[0] == [5]
    assert now.space(1) == ["officer"]
    assert now.s.day == 2


def test_ex_26_the_cook_takes_two_tiles_and_the_last_player_gets_none() -> None:
    """LIB-25, LIB-26, LIB-30."""
    now = Position(3).den(0, 9).den(2, 20).tiles("jewel", "officer", "sabre").play(7, 18, 8)
    now.say("1 booty jewel", "1 booty sabre")
    assert now.options == ["sabre 2 20", "sabre 0 9"]
    now.say("1 sabre 0 9")
    assert [now.booty(seat) for seat in range(3)] == [[], ["jewel", "sabre"], ["officer"]]
    assert now.doubloons == [11, 10, 10]
    assert now.dens == [[7], [18], [20]]
    assert now.graves == [[9], [], [8]]


def test_a_cook_who_finds_nothing_is_told_once() -> None:
    """LIB-25, LIB-30."""
    now = Position(2).tiles("jewel", "chest").play(18, 18)
    first = now.s.asking[0]
    now.say(f"{first} booty jewel")
    assert len(now.booty(first)) == 2
    assert now.told("took-nothing") == [{"seat": 1 - first, "reason": "none-left"}]


def test_a_cook_who_finds_one_tile_is_told_that_there_is_no_second() -> None:
    """LIB-25, LIB-30."""
    now = Position(2).tiles("map", "goods").play(18, 29)
    now.say("1 booty map")
    assert now.booty(0) == ["goods"]
    assert now.told("took-nothing") == [{"seat": 0, "reason": "no-second"}]


def test_ex_27_a_cook_with_an_officer_takes_the_second_tile_before_the_graveyard() -> None:
    """LIB-28, LIB-30."""
    now = Position(2).tiles("officer", "chest").play(18, 3)
    now.say("0 booty officer")
    assert now.booty(0) == ["chest", "officer"]
    assert now.graves[0] == [18]
    assert now.booty(1) == []
    assert now.dens == [[], [3]]
    assert now.doubloons == [7, 13]


def test_ex_28_a_sabre_strikes_only_characters_that_have_entered_the_den() -> None:
    """LIB-27, LIB-29."""
    now = Position(2).tiles("sabre", "goods").play(29, 20)
    now.say("0 booty sabre")
    assert now.booty(0) == ["sabre"]
    assert now.told("sabre-missed") == [{"seat": 0}]
    assert now.dens == [[29], [20]]
    now = Position(2).tiles("sabre", "chest").play(20, 29)
    now.say("1 booty chest")
    assert now.dens == [[20], []]
    assert now.graves == [[], [29]]


def test_ex_29_a_sabre_reaches_the_neighbours_only() -> None:
    """LIB-2, LIB-27."""
    now = Position(5).den(2, 7).den(3, 12).tiles("sabre", *["goods"] * 4).play(29, 16, 10, 11, 9)
    now.say("0 booty sabre")
    assert now.told("sabre-missed") == [{"seat": 0}]
    now = Position(2).den(0, 8).den(1, 9, 12).tiles("sabre", "goods").play(29, 16).say("0 booty sabre")
    assert now.options == ["sabre 1 9", "sabre 1 12"]


def test_ex_30_a_spanish_officer_sends_the_taker_to_the_graveyard() -> None:
    """LIB-24, LIB-28."""
    now = Position(2).tiles("officer").play(28, 29)
    assert now.booty(1) == ["officer"]
    assert now.graves[1] == [29]
    now = Position(2).tiles("officer").play(5, 28)
    assert now.graves[1] == [28]
    assert now.booty(1) == ["officer"]
    assert Position(2).grave(1, 28).booty(1, "officer").rest().doubloons[1] == 10


def test_ex_31_the_barkeep_brings_one_every_night() -> None:
    """LIB-11."""
    now = Position(2, day=2).hand(0, 5, 14, 17, 21, 10).hand(1, 4, 9, 16, 23, 26)
    playing = now.play(7, 1 + 1)
    for _ in range(4):
        assert playing.asked == "play"
        mine, theirs = playing.s.hands[0][0], playing.s.hands[1][0]
        playing.say(f"0 play {mine}")
        playing.say(f"1 play {theirs}", luck=True)
        while playing.asked not in ("play", ""):
            seat = playing.asked.split()[0]
            playing.say(f"{seat} {playing.options[-1]}", luck=True)
    barkeep = [facts for facts in playing.told("gained") if facts["character"] == "barkeep"]
    assert [facts["delta"] for facts in barkeep] == [1] * 5


def test_ex_32_the_waitress_sells_one_map_a_night() -> None:
    """LIB-8: declining is always allowed."""
    for maps, rest in ((4, 12), (3, 0)):
        now = Position(2).den(0, 8).booty(0, *["map"] * maps).night()
        assert now.options == ["waitress yes", "waitress no"]
        kept = now.copy().say("0 waitress no")
        assert (kept.doubloons[0], kept.booty(0)) == (10, ["map"] * maps)
        now.say("0 waitress yes")
        assert (now.doubloons[0], now.booty(0)) == (13, ["map"] * (maps - 1))
        scored = Position(2).booty(0, *["map"] * (maps - 1)).rest()
        assert scored.s.fortunes[-1][0] == 10 + rest
    assert Position(2).den(0, 8).night().asked == ""


def test_ex_33_the_freed_slave_brings_one_for_each_higher_rank_in_the_den() -> None:
    assert Position(2).den(0, 7, 12, 20, 29).night().doubloons[0] == 13


def test_ex_34_whoever_the_mutineer_discards_does_not_act_that_night() -> None:
    """LIB-32, LIB-33."""
    now = Position(2).den(0, 7, 12, 13, 20, 29).booty(0, "sabre", "sabre").night()
    gains = [(facts["rank"], facts["delta"]) for facts in now.told("gained")]
    assert gains == [(20, 2), (13, 2), (12, 3)]
    assert now.doubloons[0] == 17
    assert now.dens[0] == [12, 13, 20, 29]


def test_ex_35_a_mutineer_discards_the_lowest_and_does_nothing_alone() -> None:
    """LIB-33."""
    now = Position(2).den(0, 13, 29).night()
    assert (now.doubloons[0], now.dens[0]) == (12, [13])
    assert Position(2).den(0, 13).doubloons(12, 10).night().doubloons[0] == 12
    now = Position(2).den(0, 12, 13).night()
    assert (now.doubloons[0], now.dens[0]) == (12, [13])


def test_ex_36_the_armorer_brings_one_for_each_sabre_every_night() -> None:
    doubloons = 10
    for day in range(3, 7):
        now = Position(2, day=day).den(0, 20).booty(0, "sabre", "sabre").doubloons(doubloons, 10).night()
        doubloons = now.doubloons[0]
    assert doubloons == 18


def test_ex_37_granny_wata_brings_two_alone_and_is_discarded_otherwise() -> None:
    """LIB-34."""
    now = Position(3).den(0, 13, 27).den(1, 27).den(2, 7).night()
    assert now.doubloons == [10, 10, 11]
    assert now.graves == [[27], [27], []]
    now = Position(2).den(0, 13, 27).night()
    assert (now.doubloons[0], now.dens[0]) == (14, [13])


def test_the_waitresses_are_asked_in_descending_influence() -> None:
    """LIB-35: 8 has influence 1, 2, 3 in the colours of seats 0, 1, 2."""
    now = Position(3).den(0, 7, 8).den(1, 8).den(2, 8).booty(0, "map").booty(1, "map").booty(2, "map").night()
    asked = []
    while now.asked:
        asked.append(now.asked)
        assert now.doubloons[0] == 10
        now.say(f"{now.asked.split()[0]} waitress no")
    assert asked == ["2 waitress", "1 waitress", "0 waitress"]
    assert now.doubloons[0] == 11
