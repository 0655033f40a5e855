"""Jobs for worker processes, good and bad."""

from __future__ import annotations

import ctypes
import os
import time
from contextlib import suppress
from pathlib import Path

from flibuste.kernel.records.record import BadRecord
from flibuste.kernel.types import Refusal


def add(a: int, b: int) -> int:
    return a + b


def sleep(seconds: float) -> float:
    time.sleep(seconds)
    return seconds


def keep_the_lock(seconds: int) -> None:
    """Sleeps without giving the interpreter's lock away, as compiled code may."""
    ctypes.PyDLL(None).sleep(seconds)


def crash() -> None:
    ctypes.string_at(0)


def eat() -> int:
    return len(bytearray(1 << 34))


def refuse() -> None:
    raise Refusal("data-size", "RULE-1", {"most": 3})


def bad_record() -> None:
    raise BadRecord(7, "checksum", {"a": 1})


def leave() -> None:
    raise SystemExit(3)


def stop() -> None:
    raise StopIteration


def pid() -> int:
    return os.getpid()


def open_sockets() -> list[str]:
    """The sockets that this process has open."""
    links = []
    for file in Path("/proc/self/fd").iterdir():
        with suppress(OSError):  # the one that lists the folder
            links.append(str(file.readlink()))
    return [link for link in links if link.startswith("socket:")]
