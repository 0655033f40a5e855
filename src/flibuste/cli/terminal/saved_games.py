"""Where games are kept, and how they are written so that a power cut loses nothing."""

from __future__ import annotations

import errno
import os
import tempfile
import time
from collections.abc import Iterator
from pathlib import Path

from flibuste.cli.trouble import FOUND, Trouble
from flibuste.kernel.record import BadRecord, Record, parse

SUFFIX = ".record"
LARGEST = 16 << 20
"""Bytes of a record we are willing to read."""


def home() -> Path:
    own = os.environ.get("FLIBUSTE_HOME")
    if own:
        return Path(own)
    data = os.environ.get("XDG_DATA_HOME")
    return (Path(data) if data else Path.home() / ".local" / "share") / "flibuste"


def records() -> Path:
    return home() / "records"


def new_file(game: str, commitment: str) -> Path:
    """A name for a game that begins now; the commitment keeps two of one second apart."""
    return records() / f"{game}-{time.strftime('%Y%m%d-%H%M%S')}-{commitment[:8]}{SUFFIX}"


def write(file: Path, text: str) -> None:
    """All of it or nothing: beside the file first, onto the disk, then under its name.

    Folders are made in our own home only.
    """
    if home() in file.parents:
        file.parent.mkdir(parents=True, exist_ok=True)
    file = Path(os.path.realpath(file))
    if file.is_dir():
        raise IsADirectoryError(errno.EISDIR, os.strerror(errno.EISDIR), str(file))
    if file.exists() and not file.is_file():
        raise Trouble("file-special", {"file": str(file)}, FOUND)
    handle, draft = tempfile.mkstemp(prefix=f".{file.name}.", dir=file.parent)
    try:
        with os.fdopen(handle, "w", encoding="utf-8", newline="\n") as stream:
            stream.write(text)
            stream.flush()
            os.fsync(stream.fileno())
        Path(draft).replace(file)
    except BaseException:
        Path(draft).unlink(missing_ok=True)
        raise
    settle_folder(file.parent)


def settle_folder(folder: Path) -> None:
    """The new name itself, onto the disk; where folders cannot be opened there is nothing to do."""
    try:
        handle = os.open(folder, os.O_RDONLY)
    except OSError:
        return
    try:
        os.fsync(handle)
    finally:
        os.close(handle)


def read(file: Path) -> Record:
    """The record in a file; whether its game is a game is for others to see."""
    with file.open("rb") as stream:
        text = stream.read(LARGEST + 1)
    if len(text) > LARGEST:
        raise Trouble("file-too-large", {"file": str(file)}, FOUND)
    return parse(text.decode("utf-8"))


def newest_unfinished() -> Path:
    """The game that was left last."""
    for file in newest_first():
        try:
            record = read(file)
        except (BadRecord, Trouble, OSError, UnicodeDecodeError):
            continue
        if record.outcome is None and record.seed is not None:
            return file
    raise Trouble("resume-none", {"folder": str(records())}, FOUND)


def newest_first() -> Iterator[Path]:
    if not records().is_dir():
        return
    dated: list[tuple[float, Path]] = []
    for file in records().glob(f"*{SUFFIX}"):
        try:
            dated.append((file.stat().st_mtime, file))
        except OSError:  # somebody took it away
            continue
    for _, file in sorted(dated, reverse=True):
        yield file
