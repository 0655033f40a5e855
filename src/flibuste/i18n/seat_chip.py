"""A seat as a coloured letter: colour for those who see it, the letter for everybody."""

from __future__ import annotations

from rich.text import Text

from flibuste.kernel.words import Seat
from flibuste.tongue.tongue import Tongue

# Ground and ink are both named, so that a chip reads the same on light and dark terminals.
STYLES = (
    "bold white on red",
    "bold black on cyan",
    "bold black on green",
    "bold black on yellow",
    "bold white on blue",
    "bold black on white",
)
"""By seat; violet is nobody's, ghosts have it."""


def style(seat: Seat) -> str:
    return STYLES[seat % len(STYLES)]


def chip(tongue: Tongue, seat: Seat) -> Text:
    return Text(tongue.letter(seat), style(seat))
