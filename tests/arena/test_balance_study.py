"""What games say of themselves adds up to what was scored."""

from __future__ import annotations

from collections import defaultdict
from typing import Any

import pytest

from flibuste.bots.arena.bout import Fixture, Played, play
from flibuste.bots.arena.match import Match
from flibuste.bots.arena.study import notes_of, ratio, study, tables_of
from flibuste.cli.balance_forms import column_name, row_name
from flibuste.cli.voice import Voice
from flibuste.kernel import shelf
from flibuste.kernel.balance import Note
from flibuste.kernel.chance import Dealer, Quick
from flibuste.kernel.game import play_out, settle
from flibuste.kernel.words import Event, Result, places_of
from flibuste.tongue.tongue import LANGUAGES

SEEDS = range(4)


def watched(name: str, seats: int, seed: int) -> tuple[list[Event], Result, tuple[Note, ...]]:
    """A random game, heard from beginning to end."""
    game = shelf.find(name)
    events: list[Event] = []
    dealer = Dealer(Quick(seed), events)
    s = game.start(settle(game.meta, seats), dealer)
    play_out(game, s, dealer)
    result = game.result(s)
    return events, result, notes_of(name, events, result)


def by_seat(notes: tuple[Note, ...], seats: int, table: str, column: str = "") -> list[float]:
    found = [0.0] * seats
    for note in notes:
        if note.table == table and (not column or note.column == column):
            found[note.seat] += note.points
    return found


def parts(result: Result, key: str) -> list[int]:
    return [dict(sheet)[key] for sheet in result.sheet]


@pytest.mark.parametrize("seed", SEEDS)
def test_rum_and_pirates_all_tiles_together_are_the_score(seed: int) -> None:
    _, result, notes = watched("rum_and_pirates", 4, seed)
    assert by_seat(notes, 4, "tile") == list(result.scores)


@pytest.mark.parametrize("seed", SEEDS)
def test_rum_and_pirates_every_stop_is_a_square_and_a_kind(seed: int) -> None:
    events, _, notes = watched("rum_and_pirates", 3, seed)
    stops = sum(event.kind in ("moved", "crept") for event in events)
    for table in ("square", "kind"):
        assert sum(note.table == table for note in notes) == stops


@pytest.mark.parametrize("seed", SEEDS)
def test_stoertebeker_all_captures_together_are_the_score(seed: int) -> None:
    events, result, notes = watched("stoertebeker", 3, seed)
    assert by_seat(notes, 3, "ship", "capture") == list(result.scores)
    assert by_seat(notes, 3, "ship", "attempt") == list(result.scores)
    tried = sum(event.kind in ("boarded", "countered") for event in events)
    assert sum(note.column == "attempt" for note in notes) == tried


@pytest.mark.parametrize("seed", SEEDS)
def test_freibeuter_all_boardings_together_are_the_ships_less_the_fees(seed: int) -> None:
    events, result, notes = watched("freibeuter", 3, seed)
    paid = [0.0] * 3
    for event in events:
        if event.kind == "paid":
            seat, amount = event.facts["from_seat"], event.facts["amount"]
            assert isinstance(seat, int) and isinstance(amount, int)
            paid[seat] += amount
    boarded = by_seat(notes, 3, "boarding")
    assert [one + fees for one, fees in zip(boarded, paid, strict=True)] == parts(result, "ships")
    assert sum(note.table == "boarding" for note in notes) == sum(event.kind == "boarded" for event in events)


def test_freibeuter_doublers_bring_what_their_ships_count_again() -> None:
    fallen = 0
    for seed in range(12):
        events, result, notes = watched("freibeuter", 4, seed)
        values = [event.facts["value"] for event in events if event.kind == "doubled"]
        plain = [0] * 4
        for event in events:
            if event.kind == "captured":
                seat, value = event.facts["seat"], event.facts["value"]
                assert isinstance(seat, int) and isinstance(value, int)
                plain[seat] += value
        more = by_seat(notes, 4, "doubler")
        assert [one + two for one, two in zip(plain, more, strict=True)] == parts(result, "ships")
        assert sum(note.column == "closer" for note in notes) == len(values)
        fallen += len(values)
    assert fallen


@pytest.mark.parametrize("seed", SEEDS)
def test_libertalia_everybody_shows_a_character_a_day(seed: int) -> None:
    events, _, notes = watched("libertalia", 4, seed)
    parrots = sum(event.kind == "parrot-replaced" for event in events)
    assert len(notes) == 4 * 18 + parrots
    shown: defaultdict[tuple[int, str], int] = defaultdict(int)
    for note in notes:
        if note.row != "parrot":
            shown[note.seat, note.column] += 1
    assert all(count <= 3 for count in shown.values())  # once in each campaign


def test_libertalia_all_who_play_the_same_on_the_same_day_gain_nothing_by_it() -> None:
    sheet = ((("campaign-1", 30),), (("campaign-1", 20),), (("campaign-1", 10),))
    result = Result((30, 20, 10), (1, 2, 3), "over", sheet)
    shown = [
        Event("revealed", "LIB-14", {"seat": seat, "rank": 18, "character": "cook", "influence": 1}, {}, ())
        for seat in range(3)
    ]
    dawn = Event("sun-rose", "LIB-13", {"campaign": 1, "day": 2, "booty": []}, {}, ())
    notes = notes_of("libertalia", [dawn, *shown], result)
    assert [note.points for note in notes] == [15, 0, -15]
    assert {note.column for note in notes} == {"2"}


def test_whatever_a_game_notes_is_in_its_tables_and_has_words(name: str) -> None:
    tables = {table.name: table for table in tables_of(name)}
    if not name.startswith("_"):
        assert tables
    for seed in range(2):
        _, _, notes = watched(name, max(shelf.find(name).meta.seats), seed)
        for note in notes:
            assert note.row in tables[note.table].rows, note
            assert note.column in ("", *tables[note.table].columns), note
    for language in LANGUAGES:
        voice = Voice(language)
        voice.about(name)
        for table in tables.values():
            for key in ("", ".about", ".row", ".name", ".column"):
                assert voice.tongue.knows(f"balance-{table.name}{key}"), (language, table.name, key)
            rows: Any = [type("R", (), {"key": key})() for key in table.rows]
            said = [row_name(voice, table, row) for row in rows]
            assert len(set(said)) == len(said), "two rows read the same"
            assert all(column_name(voice, table, column) for column in table.columns)


def test_a_game_without_balance_is_studied_all_the_same() -> None:
    match = Match("_parley", 1, 3, ("greedy",), "s", study=True)
    found = study("_parley", [play(match, Fixture(number, 0)) for number in range(12)])
    assert (found.games, found.sets, found.tables) == (12, 12, [])
    assert sum(one.win_share.mean for one in found.seats) == pytest.approx(1)
    assert found.ends.total() == found.lengths.total() == 12
    assert found.scores.total() == 36


def test_turns_are_counted_from_whoever_has_the_first() -> None:
    """The first to have a turn wins, wherever he sits."""
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
    """Ten games with one use each are told apart from one game with ten."""
    apart = ratio([[1.0], [3.0], [1.0], [3.0], [1.0], [3.0]])
    together = ratio([[1.0, 1.0, 1.0], [3.0, 3.0, 3.0]])
    assert apart.mean == together.mean == 2.0
    assert together.high - together.low > apart.high - apart.low
