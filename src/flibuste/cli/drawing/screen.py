"""The screen and the keyboard: reads lines, and hides one player's hand from the next."""

from __future__ import annotations

import os
import signal
import sys
from collections.abc import Iterator
from contextlib import contextmanager

from rich.text import Text

from flibuste.cli.output import Output, without_control_characters
from flibuste.i18n.line_folding import folded

try:
    import readline
except ImportError:  # not on every system; lines are read without it, too
    readline = None  # type: ignore[assignment]  # mypy knows the module only

ERASE_ALL = "\x1b[H\x1b[2J\x1b[3J"
"""Moves the cursor home, clears the screen, and clears the scrollback."""


def interactive(output: Output) -> bool:
    """Whether a person is at the terminal, reading and typing."""
    return sys.stdin.isatty() and output.console.is_terminal


def ask(output: Output, prompt: str) -> str:
    """Reads one line. At the end of the input it raises EOFError."""
    if interactive(output):
        *above, last = folded(Text(prompt.rstrip(" ")), output.console.width - 1, "")
        for part in above:
            output.show(part)
        return without_control_characters(input(f"{last.plain} ").strip())
    output.console.file.write(prompt)
    output.console.file.flush()
    line = sys.stdin.readline()
    output.console.file.write(
        without_control_characters(line.rstrip("\r\n")) + "\n"
    )  # so that a transcript shows the answers, too
    if not line:
        raise EOFError
    return without_control_characters(line.strip())


def redraw(output: Output) -> None:
    """Clears the screen. The scrollback stays."""
    if output.console.is_terminal:
        output.console.clear()


def erase(output: Output) -> None:
    """Clears the screen, the scrollback and the lines typed, so that nobody can read them any more."""
    if readline is not None:
        readline.clear_history()
    if not output.console.is_terminal:
        return
    if output.console.is_dumb_terminal:
        output.console.file.write("\n" * max(100, 2 * output.console.height))
    else:
        output.console.file.write(ERASE_ALL)
    output.console.file.flush()


@contextmanager
def secret_screen(output: Output, wanted: bool) -> Iterator[None]:
    """Uses the terminal's alternate screen, which has no scrollback: nobody can look at a hand afterwards."""
    if not wanted or not output.console.set_alt_screen(True):
        yield
        return
    before = signal.signal(signal.SIGTERM, leave)
    try:
        yield
    finally:
        signal.signal(signal.SIGTERM, before)
        erase(output)
        output.console.set_alt_screen(False)


def leave(number: int, _frame: object) -> None:
    """On SIGTERM: exits by an exception, so that every `finally` runs."""
    sys.exit(128 + number)


def tolerant_streams() -> None:
    """Replaces invalid bytes and letters that the terminal lacks, instead of failing."""
    for stream in (sys.stdin, sys.stdout, sys.stderr):
        reconfigure = getattr(stream, "reconfigure", None)
        if reconfigure is not None:
            reconfigure(errors="replace")


def drop_output() -> None:
    """Sends buffered output to nowhere, because the reader closed the pipe."""
    nowhere = os.open(os.devnull, os.O_WRONLY)
    try:
        os.dup2(nowhere, sys.stdout.fileno())
    except (OSError, ValueError):
        pass
    finally:
        os.close(nowhere)
