"""Commands that the documents name exist."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from tests.docs.paths import PACKAGE, ROOT, documents

SPAN = re.compile(r"`+([^`]+)`+")
MAKE = re.compile(r"(?:^|\n)make ([a-z][a-z-]*)")
FLIBUSTE = re.compile(r"(?:^|\n)flibuste (?!record \d)([a-z][a-z-]*)")  # a record begins with the other

TARGETS = set(
    re.findall(r"^([a-z][a-z-]*)(?: [a-z-]+)*:", (ROOT / "Makefile").read_text("utf-8"), re.MULTILINE)
)
COMMANDS = {file.stem for file in (PACKAGE / "cli" / "commands").glob("*.py")}


def commands(text: str, pattern: re.Pattern[str]) -> set[str]:
    """The commands in backticks or listings: those that begin a line."""
    return {name for span in SPAN.findall(text) for name in pattern.findall(span)}


@pytest.mark.parametrize("document", documents(), ids=lambda file: str(file.relative_to(ROOT)))
def test_every_command_in_a_document_exists(document: Path) -> None:
    text = document.read_text(encoding="utf-8")
    assert commands(text, MAKE) <= TARGETS
    assert commands(text, FLIBUSTE) <= COMMANDS


def test_a_command_that_is_gone_is_found() -> None:
    text = "`make test` and `make sail`\n```sh\nflibuste play\nflibuste sail x\n```"
    assert commands(text, MAKE) - TARGETS == {"sail"}
    assert commands(text, FLIBUSTE) - COMMANDS == {"sail"}
