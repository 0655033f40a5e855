"""The notes of a game add up to its scores."""

from __future__ import annotations

from typing import Any

import pytest

from flibuste.arena.balance_module import notes_of, tables_of
from flibuste.arena.balance_study import ratio, study
from flibuste.arena.match import Match
from flibuste.arena.match_game import Fixture, Played, play
from flibuste.cli.output import Output
from flibuste.cli.reports.balance_tables import column_name, row_name
from flibuste.i18n.translator import LANGUAGES
from flibuste.kernel import registry
from flibuste.kernel.balance_notes import Note
from flibuste.kernel.chance import Dealer, Quick
from flibuste.kernel.game import make_setup, play_out
from flibuste.kernel.types import Event, Result, places_of


def watched(name: str, seats: int, seed: int) -> tuple[list[Event], Result, tuple[Note, ...]]:
    """A random game with its events, result and notes."""
    game = registry.find(name)
    events: list[Event] = []
    dealer = Dealer(Quick(seed), events)
    s = game.start(make_setup(game.meta, seats), dealer)
    play_out(game, s, dealer)
    result = game.result(s)
    return events, result, notes_of(name, events, result)


def test_whatever_a_game_notes_is_in_its_tables_and_has_words(name: str) -> None:
    tables = {table.name: table for table in tables_of(name)}
    if "balance" in registry.find(name).meta.promises:
        assert tables
    for seed in range(2):
        _, _, notes = watched(name, max(registry.find(name).meta.seats), seed)
        for note in notes:
            assert note.row in tables[note.table].rows, note
            assert note.column in ("", *tables[note.table].columns), note
    for language in LANGUAGES:
        output = Output(language)
        output.set_game(name)
        for table in tables.values():
            for key in ("", ".about", ".row", ".name", ".column"):
                assert output.translator.knows(f"balance-{table.name}{key}"), (language, table.name, key)
            rows: Any = [type("R", (), {"key": key})() for key in table.rows]
            said = [row_name(output, table, row) for row in rows]
            assert len(set(said)) == len(said), "two rows read the same"
            assert all(column_name(output, table, column) for column in table.columns)


def test_a_game_without_balance_is_studied_all_the_same() -> None:
    match = Match("_parley", 1, 3, ("greedy",), "s", study=True)
    found = study("_parley", [play(match, Fixture(number, 0)) for number in range(12)])
    assert (found.games, found.sets, found.tables) == (12, 12, [])
    assert sum(one.win_share.mean for one in found.seats) == pytest.approx(1)
    assert found.ends.total() == found.lengths.total() == 12
    assert found.scores.total() == 36


def test_turns_are_counted_from_whoever_has_the_first() -> None:
    """The player with the first turn wins, in every seat."""
    games = [
        Played(Fixture(number, 0), ("a", "a", "a"), scores, places_of(scores), "over", 9, (), number % 3)
        for number in range(9)
        for scores in [tuple(10 if seat == number % 3 else 5 for seat in range(3))]
    ]
    first, second, third = study("_parley", games).seats
    assert (first.win_share.mean, second.win_share.mean, third.place.mean) == (1.0, 0.0, 2.5)
    assert first.score.mean == 10


def test_where_all_choose_at_once_seats_are_counted_instead() -> None:
    def turns(name: str) -> bool:
        match = Match(name, 1, 3, ("random",), "s", study=True)
        return study(name, [play(match, Fixture(number, 0)) for number in range(3)]).turns

    assert not turns("libertalia")
    assert turns("freibeuter")


def test_a_game_that_is_studied_survives_json() -> None:
    match = Match("freibeuter", 1, 2, ("random",), "s", study=True)
    played = play(match, Fixture(0, 0))
    assert played.notes
    again = Played.of_json(played.as_json())
    assert again.timeless == played.timeless


def test_many_uses_in_one_game_are_no_more_certain_than_one() -> None:
    """Ten games with one use each are not the same as one game with ten uses."""
    apart = ratio([[1.0], [3.0], [1.0], [3.0], [1.0], [3.0]])
    together = ratio([[1.0, 1.0, 1.0], [3.0, 3.0, 3.0]])
    assert apart.mean == together.mean == 2.0
    assert together.high - together.low > apart.high - apart.low
