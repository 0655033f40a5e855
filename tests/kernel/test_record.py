"""Records: what is written can be read and replayed."""

from __future__ import annotations

from pathlib import Path

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from flibuste.kernel.game import fingerprint
from flibuste.kernel.records.record import (
    FIRST,
    LONGEST,
    NEWEST,
    Back,
    BadRecord,
    Outcome,
    Record,
    Sit,
    committed_key,
    follow,
    parse,
    replay,
    verify,
)
from flibuste.kernel.types import Event
from flibuste.table.table import Table
from flibuste.testing.walk import played, setup_of
from tests.forger import Forger, sealed
from tests.kernel.specimen import GAME, LUCK, PAPER, TABLE, proven, refused


def test_a_record_is_proven_as_it_was_written() -> None:
    assert sealed(PAPER.lines) == PAPER.text
    proven(PAPER.text)


@settings(max_examples=15)
@given(st.integers(0, 10**6), st.sampled_from(GAME.meta.seats), st.integers(0, 40))
def test_what_is_written_is_read_again(seed: int, seats: int, upto: int) -> None:
    whole = played(GAME, setup_of(GAME, seats, seed), seed).record()
    begun = whole._replace(moves=whole.moves[:upto], seed=None, outcome=None, seal="")
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
@given(st.lists(names, min_size=2, max_size=2), names, names)
def test_whatever_players_are_called_and_say_the_record_can_be_read(
    names: list[str], other: str, beacon: str
) -> None:
    table = Table(GAME, setup_of(GAME, 2, 0), names, bytes(32), (), beacon)
    table.sit(0, other, True)
    record = table.record(own=True)
    assert parse(record.text()) == record


def taken_back(form: int) -> tuple[Table, tuple[int, ...]]:
    """A finished game in which the first move that showed luck was taken back, and the luck it showed."""
    table = Table(GAME, setup_of(GAME, 2, 0), ["Ann", "Ben"], bytes(32), record_format=form)
    seen: tuple[int, ...] = ()
    while not table.over:
        seat = table.asking[0]
        table.play(seat, table.game.options(table.state, seat)[0])
        if table.moves[-1].luck and not seen:
            seen = table.moves[-1].luck
            table.take_back(table.version - 1, [1 - seat])
    return table, seen


@pytest.mark.parametrize("form", [FIRST, NEWEST])
def test_luck_seen_by_a_move_that_was_taken_back_does_not_come_again(form: int) -> None:
    table, seen = taken_back(form)
    record = table.record()
    again = parse(record.text())
    assert again.text() == record.text()
    verify(GAME, again)
    assert fingerprint(GAME, Table.resume(GAME, again).state) == fingerprint(GAME, table.state)
    assert next(move for move in record.moves if move.luck).luck != seen
    paper = Forger(record.text())
    refused(paper.changed(paper.first_of("burned " if form == FIRST else "back ")))


def test_a_record_of_the_first_format_counts_burned_numbers_and_cannot_prove_them() -> None:
    table, seen = taken_back(FIRST)
    record = table.record()
    burned = len(seen)
    assert record.luck() == sum(len(move.luck) for move in record.moves) + len(record.opening) + burned
    assert "burned" in verify(GAME, record).unproven
    paper = Forger(record.text())
    number = paper.first_of("burned ")
    for forged in (f"burned {burned + 1}", "burned 0", "burned -1", "burned", f"burned 0{burned}"):
        refused(paper.changed(number, forged))


def test_what_happened_before_a_choice_stays_when_the_choice_is_taken_back() -> None:
    table = Table(GAME, setup_of(GAME, 2, 0), ["Ann", "Ben"], bytes(32))
    options = [choice.text for choice in table.game.options(table.state, 0)]
    table.play(0, options[0])
    table.take_back(0, [1])
    table.sit(1, "Cid", True)
    notes = (Back(0, 0, (1,)), Sit(1, True, "Cid"))
    key = table.key
    table.play(0, options[0])
    table.undo(0)
    assert tuple(table.notes) == notes
    table.play(0, options[1])
    assert (table.moves[0].notes, table.players, table.key) == (notes, ("Ann", "Cid"), key)


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
        again = follow(GAME, record, committed_key(record), upto)
        assert fingerprint(GAME, again) == fingerprint(GAME, s)


def test_a_record_without_seed_has_no_key() -> None:
    with pytest.raises(BadRecord, match="no-seed"):
        committed_key(TABLE.record()._replace(seed=None))


def test_a_replay_needs_all_its_luck_and_no_more() -> None:
    number = LUCK[-1]
    words = PAPER.line(number).split(" ")
    for forged, reason in ((words[:-1], "luck-missing"), ([*words, "0/6"], "luck-left-over")):
        line = [" ".join(forged)] if len(forged) > 1 else []
        with pytest.raises(BadRecord) as caught:
            replay(GAME, parse(PAPER.changed(number, *line)))
        assert (caught.value.line, caught.value.reason) == (number, reason)


def test_an_outcome_is_written_in_three_lines() -> None:
    record = Record(
        "toy",
        1,
        TABLE.setup,
        ("a", "b", "c"),
        "00" * 32,
        (),
        None,
        (),
        (),
        Outcome("over", (3, -1), (1, 2)),
        seal="ab" * 32,
    )
    assert record.text().splitlines()[-5:-1] == ["end over", "scores 3 -1", "places 1 2", "seal " + "ab" * 32]
    assert parse(record.text()) == record


@pytest.mark.parametrize("form", [FIRST, NEWEST])
def test_a_saved_game_goes_on_with_luck_that_nobody_has_seen(form: int) -> None:
    table = Table(GAME, setup_of(GAME, 2, 0), ["Ann", "Ben"], bytes(32), record_format=form)
    while not table.moves or not table.moves[-1].luck:
        seat = table.asking[0]
        table.play(seat, table.game.options(table.state, seat)[0])
    seen = table.moves[-1]
    table.take_back(table.version - 1, [1 - seen.seat])
    again = Table.resume(GAME, parse(table.record(own=True).text()))
    for one in (table, again):
        one.play(seen.seat, seen.text)
    assert again.moves[-1] == table.moves[-1]
    assert again.moves[-1].luck != seen.luck


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


FIRST_FORMAT = sorted((Path(__file__).parent / "first_format").glob("*.txt"))


@pytest.mark.parametrize("file", FIRST_FORMAT, ids=lambda file: file.stem)
def test_a_record_of_the_first_format_is_read_replayed_and_proven_by_its_own_rules(file: Path) -> None:
    text = file.read_text(encoding="utf-8")
    record = parse(text)
    assert (record.format, record.text()) == (FIRST, text)
    proof = verify(GAME, record)
    assert proof.proven == ("rules", "seed", "luck") and "names" in proof.unproven
    again = Table.resume(GAME, record)
    assert again.record().text() == text
    assert GAME.result(replay(GAME, record)) == again.result


HOSTILE = {
    "digits": "version " + "9" * 5000,
    "wide": "player 0 " + "x" * 100_000,
    "surrogate": "player 0 \ud800",
    "nested": "data ships.csv " + "[" * 100_000,
    "nested text": 'data ships.csv "' + "[" * 100_000 + '"',
    "luck": "luck " + "9" * 5000 + "/6",
    "seat": "9" * 5000 + " seal 1",
    "no end": "data ships.csv " + "\\" * 100_000,
    "NUL": 'data ships.csv "\\u0000"',
    "half a character": 'data ships.csv "\\ud800"',
}


@pytest.mark.parametrize("line", HOSTILE.values(), ids=HOSTILE.keys())
@pytest.mark.parametrize("at", [1, 3, 5, 10, 20])
def test_a_hostile_line_is_refused_wherever_it_stands(line: str, at: int) -> None:
    lines = PAPER.lines[:]
    lines[at] = line
    text = "\n".join([*lines, "check " + "0" * 64])
    with pytest.raises(BadRecord):
        parse(text)
    if "\ud800" not in line:
        with pytest.raises(BadRecord):
            verify(GAME, parse(sealed(lines)))
