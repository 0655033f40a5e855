"""Golden games: whole games kept as text, proof that the rules still say what they said."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from flibuste.kernel.game import Game
from flibuste.kernel.record import Record, parse, replay, verify


def check_record(game: Game[Any], text: str) -> Record:
    """A finished game of this game, fair and true to its result; BadRecord says what is wrong, and where."""
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
    assert seats == set(game.meta.seats), f"there are golden games with {sorted(seats)} seats only"
    ends = {record.outcome.reason for record in kept if record.outcome is not None}
    assert ends == set(game.meta.ends), f"there are golden games for {sorted(ends)} only"
