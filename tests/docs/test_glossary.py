"""The glossary points to files that know its words."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from tests.docs.paths import DOCS, PACKAGE, ROOT

ROW = re.compile(r"^\| ([^|]+?) \| ([^|]+?) \| `([^`]+)` \|$", re.MULTILINE)
ROWS: list[tuple[str, str, str]] = ROW.findall((DOCS / "glossary.md").read_text(encoding="utf-8"))


def test_words_are_in_alphabetical_order_and_each_is_there_once() -> None:
    words = [word for word, _, _ in ROWS]
    assert len(words) > 40
    assert words == sorted(set(words), key=str.casefold)


@pytest.mark.parametrize(("word", "file"), [(word, file) for word, _, file in ROWS])
def test_the_file_named_uses_the_word(word: str, file: str) -> None:
    spelled = re.compile(re.sub(r"[ _-]", "[ _-]?", word), re.IGNORECASE)
    assert any(spelled.search(text) for text in texts(file)), f"{file} does not speak of {word}"


def texts(file: str) -> list[str]:
    """The text of a file, or of every module in a folder."""
    place = next((home / file for home in (PACKAGE, ROOT) if (home / file).exists()), None)
    assert place is not None, f"there is no {file}"
    files: list[Path] = [place] if place.is_file() else sorted(place.rglob("*.py"))
    return [one.read_text(encoding="utf-8") for one in files]
