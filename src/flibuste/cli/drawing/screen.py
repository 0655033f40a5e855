"""The screen and the keyboard: lines read, and hands hidden from the next person."""

from __future__ import annotations

import os
import signal
import sys
from collections.abc import Iterator
from contextlib import contextmanager

from flibuste.cli.voice import Voice, clean

try:
    import readline
except ImportError:  # on some systems there is none: lines are read all the same
    readline = None  # type: ignore[assignment]

ERASE_ALL = "\x1b[H\x1b[2J\x1b[3J"
"""Home, clear the screen, clear what was scrolled away."""


def interactive(voice: Voice) -> bool:
    """Somebody sits there, reading and typing."""
    return sys.stdin.isatty() and voice.out.is_terminal


def ask(voice: Voice, prompt: str) -> str:
    """One line typed. The end of the input is an EOFError."""
    if interactive(voice):
        return clean(input(prompt).strip())
    voice.out.file.write(prompt)
    voice.out.file.flush()
    line = sys.stdin.readline()
    voice.out.file.write(clean(line.rstrip("\r\n")) + "\n")  # a transcript shows the answers too
    if not line:
        raise EOFError
    return clean(line.strip())


def redraw(voice: Voice) -> None:
    """A fresh screen; what was on it can still be scrolled back to."""
    if voice.out.is_terminal:
        voice.out.clear()


def erase(voice: Voice) -> None:
    """Nothing of what was on the screen, or typed, can be read any more."""
    if readline is not None:
        readline.clear_history()
    if not voice.out.is_terminal:
        return
    if voice.out.is_dumb_terminal:
        voice.out.file.write("\n" * max(100, 2 * voice.out.height))
    else:
        voice.out.file.write(ERASE_ALL)
    voice.out.file.flush()


@contextmanager
def secret_screen(voice: Voice, wanted: bool) -> Iterator[None]:
    """Terminals keep no history of their second screen: hands shown there are gone afterwards."""
    if not wanted or not voice.out.set_alt_screen(True):
        yield
        return
    before = signal.signal(signal.SIGTERM, leave)
    try:
        yield
    finally:
        signal.signal(signal.SIGTERM, before)
        erase(voice)
        voice.out.set_alt_screen(False)


def leave(number: int, _frame: object) -> None:
    """Told to stop: the way out leads past everything that tidies up."""
    sys.exit(128 + number)


def forgiving_streams() -> None:
    """Bytes that are no text, and letters the terminal lacks, are shown as such and stop nothing."""
    for stream in (sys.stdin, sys.stdout, sys.stderr):
        reconfigure = getattr(stream, "reconfigure", None)
        if reconfigure is not None:
            reconfigure(errors="replace")


def drop_output() -> None:
    """Nobody reads any more: what is still buffered goes nowhere, without a word."""
    nowhere = os.open(os.devnull, os.O_WRONLY)
    try:
        os.dup2(nowhere, sys.stdout.fileno())
    except (OSError, ValueError):
        pass
    finally:
        os.close(nowhere)
