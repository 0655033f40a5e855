"""Words in a line of chat that call for a look. The line is shown all the same: a person decides."""

from __future__ import annotations

import re
import unicodedata
from functools import cache
from importlib.resources import files
from itertools import pairwise
from pathlib import Path


@cache
def watched(file: str) -> frozenset[str]:
    """The words to watch for: of this file, or those that come with the server; one in each line."""
    if file:
        text = Path(file).read_text(encoding="utf-8")
    else:
        text = (files("flibuste.server.people") / "watched_words.txt").read_text(encoding="utf-8")
    lines = (line.partition("#")[0].strip() for line in text.splitlines())
    return frozenset(plain(line) for line in lines if line)


def plain(text: str) -> str:
    """Small letters without accents: nobody escapes by an accent."""
    decomposed = unicodedata.normalize("NFKD", text.casefold())
    return "".join(letter for letter in decomposed if not unicodedata.combining(letter))


def calls_for_a_look(text: str, words: frozenset[str]) -> bool:
    """Whether a line has one of the words, whole, or two of them in a row where the list has such a pair."""
    said = re.findall(r"[\w']+", plain(text))
    pairs = (" ".join(pair) for pair in pairwise(said))
    return not words.isdisjoint(said) or not words.isdisjoint(pairs)
