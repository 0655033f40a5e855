"""Text as it is searched: without accents, capitals, ligatures and curly apostrophes."""

from __future__ import annotations

from unicodedata import combining, normalize

LETTERS = str.maketrans({"’": "'", "œ": "oe", "æ": "ae"})


def plain(text: str) -> str:
    """A text without what people leave out when they type."""
    letters = normalize("NFD", text.casefold())
    return "".join(letter for letter in letters if not combining(letter)).translate(LETTERS)


def places_of(wanted: str, text: str) -> list[tuple[int, int]]:
    """Where a text contains another one, both read plainly: beginnings and ends in the text itself."""
    there = [(letter, at) for at, original in enumerate(text) for letter in plain(original)]
    whole, sought = "".join(letter for letter, _ in there), plain(wanted)
    found: list[tuple[int, int]] = []
    at = whole.find(sought) if sought else -1
    while at >= 0:
        end = at + len(sought)
        found.append((there[at][1], there[end - 1][1] + 1))
        at = whole.find(sought, end)
    return found
