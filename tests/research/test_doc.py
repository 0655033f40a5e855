"""The examples of docs/research.md are true."""

from __future__ import annotations

import doctest

import pytest

from tests import SOURCES
from tests.research.tables import MISSING

pytest.importorskip("pettingzoo", reason=MISSING)


def test_the_examples_are_true() -> None:
    done = doctest.testfile(
        str(SOURCES.parent / "docs" / "research.md"), module_relative=False, optionflags=doctest.ELLIPSIS
    )
    assert done.attempted > 15
    assert done.failed == 0
