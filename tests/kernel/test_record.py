"""Records: what is written is read again, and replayed."""

from __future__ import annotations

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from flibuste.kernel.chance import Seeded
from flibuste.kernel.game import fingerprint
from flibuste.kernel.record import (
    LONGEST,
    BadRecord,
    Outcome,
    Record,
    committed_key,
    follow,
    parse,
    replay,
    verify,
)
from flibuste.kernel.words import Event
from flibuste.table.table import Table
from tests.conformance.walk import played, setup_of
from tests.forger import Forger, sealed
from tests.kernel.specimen import GAME, LUCK, PAPER, TABLE, proven, refused


def test_a_record_is_proven_as_it_was_written() -> None:
    assert sealed(PAPER.lines) == PAPER.text
    proven(PAPER.text)


@settings(max_examples=15)
@given(st.integers(0, 10**6), st.sampled_from(GAME.meta.seats), st.integers(0, 40))
def test_what_is_written_is_read_again(seed: int, seats: int, upto: int) -> None:
    whole = played(GAME, setup_of(GAME, seats, seed), seed).record()
    begun = whole._replace(moves=whole.moves[:upto], seed=None, outcome=None)
    for record in (whole, begun):
        again = parse(record.text())
        assert again.text() == record.text()
        unnumbered = tuple(move._replace(line=0) for move in again.moves)
        assert again._replace(moves=unnumbered) == record
        lines = record.text().splitlines()
        for move in again.moves:
            assert lines[move.line - 1] == f"{move.seat} {move.text}"
        assert again.luck() == len(again.opening) + sum(len(move.luck) for move in again.moves)


names = st.text(max_size=50)


@settings(max_examples=30)
@given(st.lists(names, min_size=2, max_size=2), st.lists(names, max_size=2))
def test_whatever_players_are_called_and_say_the_record_can_be_read(
    names: list[str], nonces: list[str]
) -> None:
    table = Table(GAME, setup_of(GAME, 2, 0), names, bytes(32), nonces)
    record = table.record(own=True)
    assert parse(record.text()) == record


def test_a_move_taken_back_leaves_its_luck_burned() -> None:
    table = Table(GAME, setup_of(GAME, 2, 0), ["Ann", "Ben"], bytes(32))
    burned = 0
    while not table.over:
        seat = table.game.asking(table.state)[0]
        table.play(seat, table.game.options(table.state, seat)[0])
        if table.moves[-1].luck and not burned:
            burned = len(table.moves[-1].luck)
            table.take_back(table.version - 1)
    record = table.record()
    assert record.luck() == sum(len(move.luck) for move in record.moves) + len(record.opening) + burned
    again = parse(record.text())
    assert again.text() == record.text()
    verify(GAME, again)
    assert fingerprint(GAME, Table.resume(GAME, again).state) == fingerprint(GAME, table.state)
    paper = Forger(record.text())
    number = paper.first_of("burned ")
    for forged in (f"burned {burned + 1}", "burned 0", "burned -1", "burned", f"burned 0{burned}"):
        refused(paper.changed(number, forged))
    refused(paper.changed(number))


def test_a_game_that_is_not_over_is_not_proven() -> None:
    whole = TABLE.record()
    assert refused(whole._replace(outcome=None).text()).reason == "unfinished"
    assert refused(whole._replace(seed=None).text()).reason == "no-seed"
    shorter = whole._replace(moves=whole.moves[:-1])
    assert refused(shorter.text()).reason == "not-over"


def test_a_record_that_is_too_long_is_not_read() -> None:
    bad = refused("\n" * (LONGEST + 1))
    assert bad.reason == "too-long"


def test_line_ends_of_any_kind_are_read() -> None:
    for text in (PAPER.text.replace("\n", "\r\n"), PAPER.text.rstrip("\n")):
        proven(text)


def test_a_replay_stops_where_it_is_told_and_tells_what_happened() -> None:
    record = parse(PAPER.text)
    for upto in range(len(record.moves) + 1):
        told: list[Event] = []
        s = replay(GAME, record, upto, told)
        expected = [event.truth() for events in TABLE.told[: upto + 1] for event in events]
        assert [event.truth() for event in told] == expected
        again = follow(GAME, record, Seeded(committed_key(record)), upto)
        assert fingerprint(GAME, again) == fingerprint(GAME, s)


def test_a_record_without_seed_has_no_key() -> None:
    with pytest.raises(BadRecord, match="no-seed"):
        committed_key(TABLE.record()._replace(seed=None))


def test_a_replay_needs_all_its_luck_and_no_more() -> None:
    number = LUCK[-1]
    words = PAPER.line(number).split(" ")
    for forged, reason in ((words[:-1], "luck-missing"), ([*words, "0"], "luck-left-over")):
        line = [" ".join(forged)] if len(forged) > 1 else []
        with pytest.raises(BadRecord) as caught:
            replay(GAME, parse(PAPER.changed(number, *line)))
        assert (caught.value.line, caught.value.reason) == (number, reason)


def test_an_outcome_is_written_in_three_lines() -> None:
    record = Record(
        "toy", 1, TABLE.setup, ("a", "b", "c"), "00" * 32, (), None, (), (), Outcome("over", (3, -1), (1, 2))
    )
    assert record.text().splitlines()[-4:-1] == ["end over", "scores 3 -1", "places 1 2"]
    assert parse(record.text()) == record


def test_luck_burned_since_the_last_move_is_kept_in_a_saved_game() -> None:
    table = Table(GAME, setup_of(GAME, 2, 0), ["Ann", "Ben"], bytes(32))
    while not table.moves or not table.moves[-1].luck:
        seat = table.game.asking(table.state)[0]
        table.play(seat, table.game.options(table.state, seat)[0])
    seen = table.moves[-1].luck
    table.take_back(table.version - 1)
    again = Table.resume(GAME, parse(table.record(own=True).text()))
    assert (again.burned, again.drawn) == (len(seen), table.drawn)


def test_own_files_are_part_of_the_record_to_the_letter() -> None:
    files = (("ships.csv", 'a;"b"\r\nété\n\n'), ("cards.csv", ""))
    record = TABLE.record()._replace(setup=TABLE.record().setup._replace(data=files))
    text = record.text()
    assert parse(text).setup.data == files
    assert text.splitlines()[5:7] == ['data ships.csv "a;\\"b\\"\\r\\nété\\n\\n"', 'data cards.csv ""']


@pytest.mark.parametrize("line", ["data", "data ships.csv", "data ships.csv 12", 'data ships.csv "a'])
def test_a_file_that_cannot_be_read_is_refused_in_its_line(line: str) -> None:
    lines = TABLE.record().text().splitlines()[:-1]
    with pytest.raises(BadRecord) as caught:
        parse(sealed([*lines[:5], line, *lines[5:]]))
    assert (caught.value.line, caught.value.reason) == (6, "not-a-file")
