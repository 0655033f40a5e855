"""E-1 to E-6: the examples of the rulebook."""

from __future__ import annotations

from flibuste.games.rum_and_pirates.parts import MAP
from flibuste.games.rum_and_pirates.scoring import sheet
from flibuste.games.rum_and_pirates.tests.scripted_game import ScriptedGame

BLUE, BLACK, GOLD = 0, 1, 2


def es_cruce() -> ScriptedGame:
    """Blue is about to go to tavern 1; the fourth player, Silver, has no coin."""
    return (
        ScriptedGame(4)
        .taverns(("tavern_1", 2), ("tavern_1", 5), ("tavern_2", 4), ("tavern_3", 4))
        .captain("1b")
        .coins(p0=0, p3=0)
        .turn_of(BLUE)
        .play("move 1a")
    )


def test_e_1_three_players_drink_at_es_cruce_until_all_tiles_are_won() -> None:
    """RUM-71 to RUM-77: a single possible tile is taken without a question."""
    now = es_cruce()
    assert now.asked == (BLUE, "host") and now.options() == ["invite", "decline"]
    now.play("invite").play("join")
    now.play("join", 2, 5, 5, 2, 3, 6, draws=2)
    assert [(facts["seat"], facts["value"]) for facts in now.told("won-drink")] == [(BLACK, 2), (GOLD, 5)]
    assert [facts["seat"] for facts in now.told("missed")] == [BLUE, GOLD, BLUE, BLACK]
    assert now.s.coins[BLUE] == 2 and now.s.coins[3] == 0
    assert len(now.s.taverns) == 4 and now.s.stake == []
    assert now.won(BLACK) == [("tavern", 2)] and now.won(GOLD) == [("tavern", 5)]


def test_e_2_nobody_joins_and_blue_takes_both_without_rolling() -> None:
    """RUM-73."""
    now = es_cruce().play("invite").play("pass")
    now.play("pass", draws=2)
    assert now.won(BLUE) == [("tavern", 2), ("tavern", 5)] and not now.told("rolled")


def test_e_3_the_last_roll_counts_even_if_it_is_worse() -> None:
    """RUM-84, RUM-85: after 3 and 5 the second extra roll is 1, which wins less than the 3 would have."""
    now = es_cruce().rum(p1=1).play("invite").play("join")
    now.play("pass", 1, 3)
    assert now.asked == (1, "roll") and now.options() == ["stand", "barrel"]
    barrels = now.s.barrels
    now.play("barrel", 5)
    assert now.options() == ["stand", "again"]
    now.play("again", 1, 3, 1, 6, draws=2)  # wins nothing; then the host takes the 2 and the 5
    assert [facts["seat"] for facts in now.told("missed")] == [1, 1]
    assert now.won(1) == [] and now.won(0) == [("tavern", 2), ("tavern", 5)]
    assert now.s.rum[1] == 0 and now.s.barrels == barrels + 1


def page_7() -> ScriptedGame:
    """Gold 0, Blue 1, Violet 2, Silver 3, from the top."""
    return (
        ScriptedGame(4)
        .boards(0, 3)
        .boards(1, 2)
        .boards(2, 4)
        .boards(3, 1)
        .rum(p2=1, p3=2)
        .beds(bunk=7, hammock=5, rope=2)
    )


def test_e_4_the_brawl_of_page_7_takes_19_rolls() -> None:
    """RUM-91 to RUM-97."""
    now = page_7()
    now.brawl(4, 3)
    assert now.asked == (2, "roll") and now.s.column == 3 and (now.s.left[2], now.s.right[2]) == (3, 1)
    now.play("barrel", 3).play("again", 4, 5, 2, 4, 3, 6, 5, 2)
    assert now.s.column == 1 and (now.s.right[2], now.s.right[0]) == (2, 1)
    assert now.asked == (3, "roll") and (now.s.standing, now.s.standing_die) == (1, 6)
    now.play("barrel", 6)  # Blue is out and does not use the second extra roll
    now.play("stand", 5, 1, 4)
    assert (now.s.right[0], now.s.right[3], now.s.left[2]) == (1, 1, 1) and now.s.series == 2
    now.play("barrel", 2).play("again", 4, 5, 5, draws=3)
    assert [facts["seat"] for facts in now.told("eliminated")] == [3, 0]
    slept = [(facts["seat"], facts["bed"], facts["value"]) for facts in now.told("slept")]
    assert slept == [(3, "rope", 2), (0, "hammock", 5), (2, "bunk", 7)]
    rolls = 2 + 1 + 8 + 1 + 3 + 1 + 3
    assert rolls == 19 and now.s.round == 2


def test_e_4_blue_is_eliminated_with_three_crews_left_and_gets_nothing() -> None:
    """RUM-97."""
    now = page_7()
    now.brawl(4, 3)
    now.play("barrel", 3).play("again", 4, 5, 2, 4, 3, 6, 5, 2).play("barrel", 6)
    now.play("stand", 5, 1, 4)
    out = [(facts["seat"], facts["crews"]) for facts in now.told("eliminated")]
    assert out == [(1, 3)] and not now.told("slept")


def test_e_5_rows_follow_the_order_of_boarding() -> None:
    """RUM-38, RUM-39, RUM-41: Gold 2, Violet 3, Black 1, Silver 2; the fifth player, Blue, has none left."""
    now = ScriptedGame(5).pirates(p0=2, p1=3, p2=1, p3=2, p4=0).finish(4).turn_of(0)
    now.play("board").play("board").play("board")
    now.play("board", 4, 3, 6, 2, 5, 4, 5, 2, 3, draws=3)  # the brawl of C-30 follows
    boarded = [(facts["row"], facts["seat"], facts["pirates"]) for facts in now.told("boarded")]
    assert boarded == [(4, 3, 2)]
    columns = [(facts["column"], facts["crews"]) for facts in now.told("column")]
    assert columns[:3] == [(3, [1]), (2, [0, 1, 3]), (1, [0, 1, 2, 3])]


def test_e_6_the_tiles_of_page_11_that_do_not_count() -> None:
    """RUM-111 to RUM-113: a lower hook, an unmet rendezvous, maps without a pair."""
    now = ScriptedGame(4)
    s = now.s
    s.gear[0] = [now.tile(4, 3, "hook"), now.tile(4, 5, "hook")]
    s.dates[0] = [now.tile(5, 4, "accessory")]
    s.won[0] = [now.tile(1, 3, "map_yellow"), now.tile(1, 5, "map_pink")]
    assert MAP == 5
    points = dict(sheet(s, 0))
    assert (points["accessories"], points["rendezvous"], points["maps"]) == (5, 0, 0)
