"""C-26 to C-30: the brawl, compared with the specification's reference procedure."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from flibuste.games.rum_and_pirates import GAME
from flibuste.games.rum_and_pirates.brawl import brawl
from flibuste.games.rum_and_pirates.tests.scripted_game import ScriptedGame
from flibuste.kernel.agenda import run
from flibuste.kernel.chance import Dealer, Noted, Quick, Scripted

Slept = list[tuple[object, object]]


def slept(now: ScriptedGame) -> Slept:
    return [(facts["seat"], facts["bed"]) for facts in now.told("slept")]


def test_c_26_of_two_crews_with_four_players_the_winner_takes_bunk_and_rope() -> None:
    """RUM-92 to RUM-97."""
    now = ScriptedGame(4).boards(0, 3).boards(1, 2).brawl(5, 5, 6, 4, 3, 2, draws=3)
    assert slept(now) == [(1, "hammock"), (0, "bunk"), (0, "rope")]


def test_c_27_one_column_can_eliminate_several_crews() -> None:
    """RUM-94, RUM-96, RUM-97."""
    now = ScriptedGame(5).boards(0, 1).boards(1, 1).boards(2, 1).brawl(2, 5, 3, draws=3)
    assert slept(now) == [(0, "rope"), (2, "hammock"), (1, "bunk")]
    now = ScriptedGame(3).boards(0, 1).boards(1, 1).boards(2, 1).brawl(2, 5, 3, draws=2)
    assert slept(now) == [(2, "hammock"), (1, "bunk")]


def test_c_28_a_single_crew_wins_at_once_and_without_crews_nobody_wins() -> None:
    """RUM-90, RUM-97, RUM-100."""
    now = ScriptedGame(4).boards(2, 1).brawl(draws=3)
    assert slept(now) == [(2, "bunk"), (2, "rope")]
    assert [facts["bed"] for facts in now.told("unclaimed")] == ["hammock"]
    now = ScriptedGame(3).boards(2, 1).brawl(draws=2)
    assert slept(now) == [(2, "bunk")] and [facts["bed"] for facts in now.told("unclaimed")] == ["hammock"]
    now = ScriptedGame(4).brawl(draws=3)
    assert slept(now) == [] and len(now.told("unclaimed")) == 3


def test_c_29_with_two_players_the_imaginary_crew_fights_too() -> None:
    """RUM-98: the tiles it wins leave the game."""
    now = ScriptedGame(2).boards(2, 3).boards(0, 2).boards(1, 1).rum(p1=1)
    now.brawl(4, 4, 2, 1, 5)
    assert now.asked == (1, "roll")
    now.play("stand", 6, 3, 2)
    assert now.asked == (1, "roll") and (now.s.standing, now.s.standing_die) == (2, 6)
    now.play("barrel", 6)
    hammock = now.s.beds[1]
    now.play("stand", draws=3)  # two beds are turned up, and the next imaginary crew is rolled
    assert [(facts["seat"], facts["imaginary"], facts["bed"]) for facts in now.told("slept")] == [
        (None, True, "hammock"),
        (1, False, "bunk"),
    ]
    assert hammock in now.s.out and now.won(0) == []


def test_a_32_bunk_and_hammock_leave_the_game_if_only_the_imaginary_crew_is_aboard() -> None:
    """RUM-98."""
    now = ScriptedGame(2).boards(2, 4)
    beds = now.s.beds[:2]
    now.brawl(draws=3)
    assert sorted(now.s.out) == sorted(beds) and now.s.round == 2


def test_c_30_the_order_of_boarding_matters() -> None:
    """RUM-91 to RUM-97."""
    now = ScriptedGame(5).boards(0, 2).boards(1, 3).boards(2, 1).boards(3, 2)
    now.brawl(4, 3, 6, 2, 5, 4, 5, 2, 3, draws=3)
    assert slept(now) == [(2, "rope"), (1, "hammock"), (3, "bunk")]
    assert [facts["seat"] for facts in now.told("eliminated")] == [0, 2, 1]


def test_rum_95_losers_go_back_to_their_reserve_at_once() -> None:
    """RUM-95."""
    now = ScriptedGame(4).boards(0, 1).boards(1, 1).boards(2, 1).rum(p2=1).brawl(2, 5, 3)
    assert now.s.reserve[0] == 1 and now.s.aboard(0) == 0


def reference(  # noqa: C901, PLR0912 - as in the specification
    rows: list[tuple[int, int]], seats: int, dice: Iterator[int]
) -> Slept:
    """The procedure of section 4.4; nobody has rum."""
    order = [crew for crew, _ in rows]
    side = dict(rows)
    alive = dict(rows)
    beds: Slept = []

    def award(crew: int, bed: str) -> None:
        beds.append((crew if crew < seats else None, bed))

    if len(order) < 2:
        for crew in order:
            award(crew, "bunk")
            if seats >= 4:
                award(crew, "rope")
        return beds
    while True:
        after = dict.fromkeys(order, 0)
        for k in range(max(side.values()), 0, -1):
            column = [crew for crew in order if side[crew] >= k]
            champ = column[0]
            if len(column) >= 2:
                val = next(dice)
                for c in column[1:]:
                    v = next(dice)
                    if v < val:
                        loser = c
                    else:
                        loser, champ, val = champ, c, v
                    alive[loser] -= 1
                    if alive[loser] == 0:
                        left = [crew for crew in order if alive[crew]]
                        if len(left) == 2 and len(order) >= 3 and seats >= 4:
                            award(loser, "rope")
                        if len(left) == 1:
                            award(loser, "hammock")
                            award(left[0], "bunk")
                            if len(order) == 2 and seats >= 4:
                                award(left[0], "rope")
                            return beds
            after[champ] += 1
        side = after


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_the_brawl_goes_as_the_reference_procedure_says(seats: int) -> None:
    """RUM-90 to RUM-98, for 300 random ships with each number of players."""
    rng = Quick(seats)
    for _ in range(300):
        crews = [crew for crew in range(seats + 1 if seats == 2 else seats) if rng.below(4)]
        rows: list[tuple[int, int]] = []
        while crews:
            rows.append((crews.pop(rng.below(len(crews))), 1 + rng.below(7)))
        now = ScriptedGame(seats)
        for crew, pirates in rows:
            now.boards(crew, pirates)
        s = now.s
        s.question, s.asking, s.menu = None, (), None
        s.todo[:] = [(brawl, 0)]
        luck = Noted(Quick(rng.below(1_000_000)))
        run(s, Dealer(luck, now.events))
        dice = iter([number + 1 for number in luck.numbers])
        assert reference(rows, seats, dice) == slept(now)
        assert next(dice, None) is None, "the reference throws fewer dice"
        assert len(GAME.asking(s)) == 0


def test_scripted_dice_are_thrown_as_written() -> None:
    """RUM-94."""
    assert Dealer(Scripted([5])).roll(6) == 6
