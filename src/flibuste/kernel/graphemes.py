"""Characters as people see them: a family, a flag or an accented letter is one, whatever it is made of."""

from __future__ import annotations

from unicodedata import category

JOINER = "\u200d"
"""Joins pictures to one: woman, joiner, rocket is an astronaut."""
VARIANT = "\ufe0f"
"""Asks for the colourful form of the picture before it."""
FLAG = "\U0001f3f4"
"""The black flag. Invisible letters behind it name a region, as for Scotland."""
LAST_TAG = "\U000e007f"


def cut(text: str, most: int) -> str:
    """The longest beginning with at most so many code points that ends between two characters."""
    if len(text) <= most:
        return text
    end = most
    while end > 0 and continues(text, end):
        end -= 1
    return text[: end or most]


def continues(text: str, at: int) -> bool:
    """Whether the code point at this place belongs to the character before it."""
    here, before = text[at], text[at - 1] if at else ""
    if not before:
        return False
    if here == JOINER or category(here).startswith("M") or is_tone(here) or is_tag(here):
        return True
    if before == JOINER:
        return True
    if is_regional(here):  # flags are pairs, counted from where their row begins
        row = at
        while row > 0 and is_regional(text[row - 1]):
            row -= 1
        return (at - row) % 2 == 1
    return False


def printable(text: str) -> str:
    """The text without what cannot be seen. What joins pictures stays, where it joins some."""
    return "".join(ch for at, ch in enumerate(text) if ch.isprintable() or joins(text, at))


def joins(text: str, at: int) -> bool:
    """Whether an invisible code point is part of a picture: a joiner between two, or a tag of a flag."""
    if text[at] == JOINER:
        before, after = text[at - 1 : at], text[at + 1 : at + 2]
        return bool(after) and category(after) == "So" and (is_picture(before) or before == VARIANT)
    return is_tag(text[at]) and in_flag(text, at)


def in_flag(text: str, at: int) -> bool:
    """Whether the tags around this place begin behind a black flag and are complete."""
    begin, end = at, at
    while begin > 0 and is_tag(text[begin - 1]):
        begin -= 1
    while end < len(text) - 1 and is_tag(text[end]) and text[end] != LAST_TAG:
        end += 1
    return text[begin - 1 : begin] == FLAG and text[end] == LAST_TAG and end - begin <= 6


def is_picture(ch: str) -> bool:
    return ch != "" and (category(ch) == "So" or is_tone(ch))


def is_tone(ch: str) -> bool:
    """A skin tone, which colours the picture before it."""
    return "\U0001f3fb" <= ch <= "\U0001f3ff"


def is_regional(ch: str) -> bool:
    """Half of a country's flag."""
    return "\U0001f1e6" <= ch <= "\U0001f1ff"


def is_tag(ch: str) -> bool:
    return "\U000e0020" <= ch <= LAST_TAG
