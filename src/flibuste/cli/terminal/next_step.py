"""What the game loop does after a line was typed."""

from __future__ import annotations

from enum import Enum, auto


class Next(Enum):
    AGAIN = auto()
    """Ask again; the screen stays as it is."""
    REDRAW = auto()
    PLAYED = auto()
    LEFT = auto()
    """A bot plays for the person at the keyboard."""
    QUIT = auto()
