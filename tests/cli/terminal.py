"""Runs the command as people do: in this process, as a process, or at a real terminal."""

from __future__ import annotations

import codecs
import os
import pty
import re
import select
import signal
import subprocess
import sys
import time
from pathlib import Path
from typing import Any, NamedTuple

from click.testing import CliRunner

import flibuste
from flibuste.cli.main import main
from flibuste.kernel import registry
from flibuste.kernel.records.record import Record, parse
from flibuste.table.table import Table

COMMAND = [sys.executable, "-m", "flibuste"]
PATIENCE = 60.0
"""Seconds that a test waits for output."""


class Ran(NamedTuple):
    code: int
    out: str
    err: str


def run(*args: str, typed: str = "") -> Ran:
    """Runs a command line in this process."""
    with CliRunner().isolation(input=typed) as streams:
        code = main(list(args))
        sys.stdout.flush()
        sys.stderr.flush()
        return Ran(code, streams[0].getvalue().decode(), streams[1].getvalue().decode())


def environment() -> dict[str, str]:
    assert flibuste.__file__ is not None
    source = str(Path(flibuste.__file__).parents[1])
    path = os.pathsep.join(part for part in (source, os.environ.get("PYTHONPATH", "")) if part)
    return {**os.environ, "PYTHONPATH": path, "PYTHONIOENCODING": "utf-8", "TERM": "xterm-256color"}


def process(*args: str) -> subprocess.Popen[bytes]:
    """Starts a command line as a process with pipes."""
    return subprocess.Popen(
        [*COMMAND, *args],
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        env=environment(),
    )


class Terminal:
    """A process at its own pseudo-terminal."""

    def __init__(self, *args: str, columns: int = 100, lines: int = 50, **extra: str) -> None:
        size = {"COLUMNS": str(columns), "LINES": str(lines), **extra}
        self.pid, self.handle = pty.fork()
        if self.pid == 0:  # the child
            os.execve(COMMAND[0], [*COMMAND, *args], {**environment(), **size})
        self.seen = ""
        self.decoder = codecs.getincrementaldecoder("utf-8")("replace")
        """A letter may come in two parts."""

    def until(self, pattern: str) -> str:
        """Waits for a pattern and returns the output up to its end."""
        end = time.monotonic() + PATIENCE
        while time.monotonic() < end:
            match = re.search(pattern, self.seen)
            if match:
                said, self.seen = self.seen[: match.end()], self.seen[match.end() :]
                return said
            if select.select([self.handle], [], [], 0.2)[0]:
                try:
                    part = os.read(self.handle, 65536)
                except OSError:  # the other end is gone
                    break
                if not part:
                    break
                self.seen += self.decoder.decode(part)
        raise AssertionError(f"no {pattern!r} in {self.seen[-2000:]!r}")

    def type(self, text: str) -> None:
        os.write(self.handle, text.encode() + b"\n")

    def interrupt(self) -> None:
        time.sleep(0.5)  # readline misses a signal between its prompt and its read
        os.write(self.handle, b"\x03")

    def end(self) -> tuple[int, str]:
        """Waits for the end and returns the exit code and the remaining output."""
        rest = self.seen
        end = time.monotonic() + PATIENCE
        while time.monotonic() < end:
            if select.select([self.handle], [], [], 0.2)[0]:
                try:
                    part = os.read(self.handle, 65536)
                except OSError:
                    return os.waitstatus_to_exitcode(os.waitpid(self.pid, 0)[1]), rest
                rest += self.decoder.decode(part)
        self.kill()
        raise AssertionError(f"no end: {rest[-2000:]!r}")

    def kill(self) -> None:
        os.kill(self.pid, signal.SIGKILL)
        os.waitpid(self.pid, 0)
        os.close(self.handle)


def only_record(home: Path) -> Path:
    files = list((home / "records").glob("*.record"))
    assert len(files) == 1, files
    return files[0]


def record_in(home: Path) -> Record:
    return parse(only_record(home).read_text(encoding="utf-8"))


def table_in(home: Path) -> Table:
    record = record_in(home)
    return Table.resume(registry.find(record.game), record)


def sea_cards(table: Table, seat: int) -> list[str]:
    """The sea cards in the hand of a seat of Freibeuter."""
    players: Any = table.game.open(table.state)["players"]
    return list(players[seat]["hand"]["sea"])


def ones(count: int = 400) -> str:
    return "1\n" * count


def finished(home: Path, seed: str = "5") -> Path:
    """Plays a whole game by bots and returns its record."""
    ran = run("play", "freibeuter", "--seats", "greedy,random", "--seed", seed)
    assert ran.code == 0
    return only_record(home)
