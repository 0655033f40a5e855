"""One puzzle a day for each game, the same for everybody."""

from __future__ import annotations

from datetime import date, timedelta

import pytest

from flibuste.kernel.types import Refusal
from flibuste.puzzles import daily
from flibuste.puzzles.daily import FIRST, beside, day_of, game_of_day, puzzle_of_day
from flibuste.puzzles.puzzle import games_with_puzzles, puzzles_of

DAY = date(2026, 11, 18)


def test_the_day_decides_alone(monkeypatch: pytest.MonkeyPatch) -> None:
    """Also if the file lists its puzzles in another order."""
    for game in games_with_puzzles():
        first = puzzle_of_day(game, DAY)
        assert first is not None
        backwards = tuple(reversed(puzzles_of(game)))
        with monkeypatch.context() as turned:
            turned.setattr(daily, "puzzles_of", lambda _, found=backwards: found)
            assert puzzle_of_day(game, DAY) == first


def test_every_puzzle_comes_once_before_any_comes_again() -> None:
    for game in games_with_puzzles():
        count = len(puzzles_of(game))
        turns = [
            [puzzle_of_day(game, FIRST + timedelta(days=turn * count + at)) for at in range(count)]
            for turn in range(2)
        ]
        for found in turns:
            assert {one.id for one in found if one} == {one.id for one in puzzles_of(game)}
        assert count < 4 or turns[0] != turns[1]


def test_the_games_take_turns() -> None:
    games = games_with_puzzles()
    turns = [game_of_day(FIRST + timedelta(days=at)) for at in range(2 * len(games))]
    assert turns == [*games, *games]


def test_days_to_come_and_words_are_refused() -> None:
    assert day_of("2026-11-18", DAY) == DAY
    for text, reason in (
        ("2026-11-19", "no-such-day"),
        ("2025-12-31", "no-such-day"),
        ("tomorrow", "bad-day"),
        ("2026-13-01", "bad-day"),
    ):
        with pytest.raises(Refusal) as refused:
            day_of(text, DAY)
        assert refused.value.reason == reason


def test_days_lead_to_their_neighbours() -> None:
    assert beside(DAY, DAY) == (date(2026, 11, 17), None)
    assert beside(FIRST, DAY) == (None, date(2026, 1, 2))
