"""A seat as a coloured letter. The letter is for people and terminals without colours."""

from __future__ import annotations

from rich.text import Text

from flibuste.i18n.translator import Translator
from flibuste.kernel.types import Seat

# Both colours are given, so that a chip looks the same on light and dark terminals.
STYLES = (
    "bold white on red",
    "bold black on cyan",
    "bold black on green",
    "bold black on yellow",
    "bold white on blue",
    "bold black on white",
)
"""By seat. No seat is violet: some games use violet for other things."""


def style(seat: Seat) -> str:
    """A seat's colours."""
    return STYLES[seat % len(STYLES)]


def chip(translator: Translator, seat: Seat) -> Text:
    """A seat's letter in its colours."""
    return Text(translator.letter(seat), style(seat))
