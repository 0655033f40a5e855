"""C-31 to C-33: the next round, the score, and ties."""

from __future__ import annotations

import pytest

from flibuste.games.rum_and_pirates import GAME
from flibuste.games.rum_and_pirates.parts import CHESTS, DATES, MAPS, SCORPIONS, SMALL_GUARDS, TAVERNS
from flibuste.games.rum_and_pirates.scoring import map_points, sheet, total
from flibuste.games.rum_and_pirates.tests.scripted_game import ScriptedGame


def test_c_31_the_next_round_begins_with_the_next_seat_and_all_pirates_back() -> None:
    """RUM-100 to RUM-104."""
    now = ScriptedGame(4).captain("7b").coins(p0=3)
    now.s.pool[0], now.s.reserve[0] = 3, 12
    now.brawl(draws=3)
    assert (now.s.round, now.s.reserve[0], now.at, now.s.start) == (2, 12, "7b", 1)
    assert now.s.coins[0] == 3 and now.asked == (1, "turn")
    assert all(owner == -1 for owner in now.s.owner) and now.s.rows == []


def test_rum_105_after_the_fifth_round_the_game_is_over() -> None:
    """RUM-11, RUM-105."""
    now = ScriptedGame(4)
    now.s.round = 5
    now.brawl()
    assert now.s.ended == "five-rounds" and GAME.asking(now.s) == ()
    assert [event.kind for event in now.events][-5:] == ["ended"] + ["scored"] * 4


def scored() -> ScriptedGame:
    """A game with the tiles of C-32 for seat 0."""
    now = ScriptedGame(4)
    s = now.s
    s.won[0] = [now.tile(TAVERNS, value) for value in (2, 5, 4)]
    s.won[0] += [now.tile(CHESTS, 5), now.tile(CHESTS, 6), now.tile(SCORPIONS, -2)]
    s.won[0] += [now.tile(SMALL_GUARDS, 1), now.tile(SMALL_GUARDS + 1, 4), now.tile(8, 7), now.tile(10, 2)]
    s.won[0] += [now.tile(MAPS, value, "map_yellow") for value in (6, 5, 3)]
    s.won[0] += [now.tile(MAPS, 5, "map_pink"), *[now.tile(MAPS, 4, "map_green")] * 2]
    s.gear[0] = [now.tile(4, 5, "hook"), now.tile(4, 3, "hook"), now.tile(4, 4, "wooden_leg")]
    s.met[0] = [now.tile(DATES, 6, "rum"), now.tile(DATES, 4, "map")]
    s.dates[0] = [now.tile(DATES, 6, "chest")]
    return now


def test_c_32_the_score_is_the_sum_of_its_parts() -> None:
    """RUM-110 to RUM-114."""
    points = dict(sheet(scored().s, 0))
    assert points == {
        "taverns": 11, "chests": 11, "scorpions": -2, "guards": 5, "beds": 9,
        "accessories": 9, "rendezvous": 10, "maps": 19,
    }  # fmt: skip
    assert total(scored().s, 0) == 72


@pytest.mark.parametrize(
    ("values", "points"),
    [([], 0), ([6], 0), ([6, 3], 9), ([6, 5, 3], 11), ([4, 4, 3, 3], 14), ([6, 6, 5, 4, 3], 21)],
)
def test_rum_113_maps_count_in_pairs(values: list[int], points: int) -> None:
    """RUM-113."""
    assert map_points(values) == points


def tied(pool: int, rum: int, coins: int) -> tuple[int, ...]:
    """Places when seats 0 and 2 have 72 points. Seat 2 has this pool, rum and coins, seat 0 two of each."""
    now = scored()
    s = now.s
    s.won[2], s.gear[2], s.met[2] = s.won[0][:], s.gear[0][:], s.met[0][:]
    s.pool[0], s.rum[0], s.coins[0] = 2, 2, 2
    s.pool[2], s.rum[2], s.coins[2] = pool, rum, coins
    return GAME.result(s).places


def test_c_33_pool_rum_and_coins_break_ties_in_this_order() -> None:
    """RUM-115."""
    assert tied(3, 9, 9) == (1, 3, 2, 3)
    assert tied(2, 3, 0) == (2, 3, 1, 3)
    assert tied(2, 2, 3) == (2, 3, 1, 3)
    assert tied(2, 2, 2) == (1, 3, 1, 3)
