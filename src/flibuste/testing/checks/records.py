"""Golden games: whole games kept as text, proof that the rules still say what they said."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from flibuste.kernel.game import Game
from flibuste.kernel.records.record import BadRecord, Record, parse, replay, verify
from flibuste.testing import golden
from flibuste.testing.subject import Subject


def check_record(game: Game[Any], text: str) -> Record:
    """The record is a finished game, fair and with the right result. BadRecord says what is wrong where."""
    record = parse(text)
    assert record.text() == text, "the record is not written as records are"
    assert record.game == game.meta.id, f"a record of {record.game}"
    verify(game, record)
    assert record.outcome is not None
    assert replay(game, record).ended == record.outcome.reason
    return record


def check_coverage(game: Game[Any], records: Iterable[Record]) -> None:
    """There is one for every number of seats, and one for every reason to be over."""
    kept = list(records)
    seats = {record.setup.seats for record in kept}
    assert seats == set(game.meta.seats), (
        f"golden games only with {sorted(seats)} seats: `make golden` writes more"
    )
    ends = {record.outcome.reason for record in kept if record.outcome is not None}
    assert ends == set(game.meta.ends), f"golden games only for {sorted(ends)}: `make golden` writes more"


def check_golden_games(subject: Subject) -> None:
    """Every golden game replays and verifies."""
    for file, text in golden.texts_of(subject.name).items():
        try:
            check_record(subject.game, text)
        except BadRecord as bad:
            raise AssertionError(f"{file}, line {bad.line}: {bad.reason} {bad.facts} {bad.why!r}") from bad


def check_golden_coverage(subject: Subject) -> None:
    check_coverage(subject.game, map(parse, golden.texts_of(subject.name).values()))


def check_golden_command(subject: Subject) -> None:
    """The golden games are those the command `golden` writes today."""
    meta = subject.game.meta
    for seats in meta.seats:
        for reason in meta.ends:
            file = golden.file_of(subject.name, seats, reason)
            if file.exists():
                text = file.read_text(encoding="utf-8")
                kept = parse(text)
                assert kept.seed is not None, f"{file.name} has no seed"
                again = golden.played(subject.game, seats, kept.seed, kept.format).text()
                assert again == text, f"{file.name}: the command writes another game"
