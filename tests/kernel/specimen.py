"""One finished game of the toy, its record, and whether a changed record is accepted."""

from __future__ import annotations

import pytest

from flibuste.kernel import registry
from flibuste.kernel.records.record import BadRecord, parse, verify
from flibuste.testing.walk import played, setup_of
from tests.forger import Forger

GAME = registry.find("_parley")
TABLE = played(GAME, setup_of(GAME, 3, 2), 2)
PAPER = Forger(TABLE.record().text())
LUCK = PAPER.all_of("luck ")
CHOICES = PAPER.choices()


def proven(text: str) -> None:
    verify(GAME, parse(text))


def trouble(text: str) -> int | None:
    """The line for which a record is refused, if it is. No text may raise anything but a BadRecord."""
    try:
        proven(text)
    except BadRecord as bad:
        return bad.line
    return None


def refused(text: str) -> BadRecord:
    """Why it is refused; the reason and the line must make sense."""
    with pytest.raises(BadRecord) as caught:
        proven(text)
    bad = caught.value
    assert 1 <= bad.line <= max(1, len(text.splitlines())), f"line {bad.line}: {bad.reason}"
    assert bad.reason
    return bad
