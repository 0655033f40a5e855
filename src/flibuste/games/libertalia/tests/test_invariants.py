"""What holds at every moment of every game (the specification's list of invariants)."""

from __future__ import annotations

from hypothesis import given, settings
from hypothesis import strategies as st

from flibuste.games.libertalia.memory import ranks_in
from flibuste.games.libertalia.parts import ALL_TILES, CARD, COUNT, INFLUENCE, KINDS, RANKS, TILES, seat_of
from flibuste.games.libertalia.state import Crews
from flibuste.games.libertalia.tests.wander import Step, begin, wander
from flibuste.games.libertalia.view import public


def check_ranks(s: Crews) -> None:
    """LIB-40, LIB-42: these places together always hold each player's thirty ranks."""
    for seat in range(s.seats):
        aboard = [card >> 6 for card in s.ship if seat_of(card) == seat]
        assert len(aboard) <= 1
        split = [
            *s.undealt, *s.hands[seat], *aboard, *s.dens[seat], *s.graves[seat],
            *ranks_in(s.gone[seat]), *ranks_in(s.lost[seat]),
        ]  # fmt: skip
        assert sorted(split) == list(RANKS)


def check_tiles(s: Crews) -> None:
    """LIB-5, LIB-46."""
    for tile in range(KINDS):
        assert s.bag[tile] + sum(s.board[tile::KINDS]) + sum(s.booty[tile::KINDS]) == COUNT[tile]
    assert min([*s.bag, *s.board, *s.booty]) >= 0
    assert sum(s.bag) >= ALL_TILES - 6 * s.seats


def check_ship(s: Crews) -> None:
    """LIB-7, LIB-15."""
    assert s.ship == sorted(set(s.ship))
    for card in s.ship:
        seat, rank = seat_of(card), card >> 6
        assert card == CARD[s.colours[seat]][seat][rank]
    pairs = [(card >> 6, card >> 3 & 7) for card in s.ship]
    assert len(set(pairs)) == len(pairs)
    assert not s.ship or s.question is None or s.question.kind != "play"


def check_step(step: Step) -> None:
    s = step.after
    check_ranks(s)
    check_tiles(s)
    check_ship(s)
    assert min(s.doubloons) >= 0  # LIB-44
    for before, after in zip(step.before.score, s.score, strict=True):
        assert before <= after
    for event in step.events:
        if event.kind == "fortune":
            check_fortune(
                {key: fact for key, fact in event.facts.items() if isinstance(fact, int)}, event.facts
            )
        if event.kind == "cleaned-up":
            kept = event.facts["kept"]
            assert isinstance(kept, int) and kept >= 2


def check_fortune(told: dict[str, int], facts: object) -> None:
    """LIB-37, LIB-38: the lines add up, and so does the formula with the counted tiles."""
    assert isinstance(facts, dict)
    counts = facts["counts"]
    value = told["doubloons"] + 5 * counts["chest"] + 3 * counts["jewel"] + counts["goods"]
    value += 12 * (counts["map"] // 3) - 3 * counts["relic"]
    assert told["fortune"] == max(0, value)
    assert told["doubloons"] + sum(told[tile] for tile in TILES) == value


def check_counts(s: Crews) -> None:
    """LIB-37 to LIB-39: the lines that can be looked up later add up to the fortune that was scored."""
    players = public(s)["players"]
    assert isinstance(players, list)
    for player in players:
        assert len(player["counts"]) == len(player["fortunes"]) == s.campaigns
        for lines, scored in zip(player["counts"], player["fortunes"], strict=True):
            brought = sum(power["amount"] for power in lines["powers"])
            assert scored == max(0, lines["doubloons"] + brought + sum(lines["worth"].values()))


@settings(max_examples=40, deadline=None, derandomize=True, database=None)
@given(seats=st.integers(2, 6), seed=st.integers(0, 1 << 30), sly=st.booleans())
def test_parts_add_up_and_nobody_owes_anything(seats: int, seed: int, sly: bool) -> None:
    s, _ = begin(seats, seed)
    check_ranks(s)
    check_tiles(s)
    played = 0
    for step in wander(seats, seed, sly):
        check_step(step)
        played += step.kind == "play"
        s = step.after
    assert played == 18 * seats  # LIB-13: nobody passes
    assert s.score == [sum(fortunes) for fortunes in zip(*s.fortunes, strict=True)]  # LIB-39
    check_counts(s)
    assert len(s.undealt) == 9  # LIB-43


def test_the_influence_table_treats_six_colours_alike() -> None:
    """LIB-7: each colour has each influence five times, and each rank has each influence once."""
    for colour in range(6):
        assert [INFLUENCE[colour][1:].count(value) for value in range(1, 7)] == [5] * 6
    for rank in RANKS:
        assert sorted(INFLUENCE[colour][rank] for colour in range(6)) == [1, 2, 3, 4, 5, 6]
    for first in range(6):
        for steps in range(1, 6):
            ahead = (first + steps) % 6
            wins = sum(INFLUENCE[ahead][rank] > INFLUENCE[first][rank] for rank in RANKS)
            assert wins == 30 - 5 * steps


def test_the_influence_table_is_as_printed() -> None:
    """LIB-7: a few rows of the printed table."""
    rows = {
        5: [5, 6, 1, 2, 3, 4],
        7: [6, 1, 2, 3, 4, 5],
        13: [5, 6, 1, 2, 3, 4],
        19: [4, 5, 6, 1, 2, 3],
        30: [2, 3, 4, 5, 6, 1],
    }
    for rank, row in rows.items():
        assert [INFLUENCE[colour][rank] for colour in range(6)] == row
