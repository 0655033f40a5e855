"""What ends a command in a sentence: a message's key, its facts and the exit code."""

from __future__ import annotations

from math import nan

from flibuste.kernel.words import NO_FACTS, Facts

FOUND = 1
"""A failure was found: a forged record, a file that cannot be read, a broken game."""
USAGE = 2
"""The command line makes no sense."""
FAULT = 70
"""The fault is ours."""
INTERRUPTED = 130


class Trouble(Exception):
    """Why a command cannot go on; never prose."""

    def __init__(self, key: str, facts: Facts = NO_FACTS, code: int = USAGE) -> None:
        super().__init__(key, facts)
        self.key = key
        self.facts = facts
        self.code = code


def whole(text: str, option: str, least: int = 1) -> int:
    """The number written after an option."""
    if not (text.isascii() and text.isdigit() and len(text) < 10) or int(text) < least:
        raise Trouble("usage-number", {"option": option, "text": text[:40], "least": least})
    return int(text)


def decimal(text: str, option: str, least: float, most: float) -> float:
    """The number written after an option, with a point or a comma."""
    try:
        number = float(text.replace(",", "."))
    except ValueError:
        number = nan
    if not least <= number <= most:
        facts: Facts = {"option": option, "text": text[:40], "least": least, "most": most}
        raise Trouble("usage-decimal", facts)
    return number
