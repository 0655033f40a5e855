"""Files in the user's data folder: saved games, reports of crashes and of failed games."""

from __future__ import annotations

import errno
import os
import tempfile
import time
from collections.abc import Iterator
from pathlib import Path

from flibuste.cli.errors import FOUND, CommandError
from flibuste.kernel.records.record import BadRecord, Record, parse

SUFFIX = ".record"
LARGEST = 16 << 20
"""Bytes of the largest record that is read."""


def home() -> Path:
    """The data folder: FLIBUSTE_HOME, or `flibuste` in the user's XDG data folder."""
    own = os.environ.get("FLIBUSTE_HOME")
    if own:
        return Path(own)
    data = os.environ.get("XDG_DATA_HOME")
    return (Path(data) if data else Path.home() / ".local" / "share") / "flibuste"


def records() -> Path:
    """The folder of saved games."""
    return home() / "records"


def new_file(game: str, commitment: str) -> Path:
    """The file of a game that begins now. The commitment keeps two games of one second apart."""
    return records() / f"{game}-{time.strftime('%Y%m%d-%H%M%S')}-{commitment[:8]}{SUFFIX}"


def write(file: Path, text: str) -> None:
    """Writes a file completely or not at all, even if the power fails.

    The text goes to a temporary file beside it, is flushed to the disk, and replaces the file then.
    Missing folders are made in the data folder only.
    """
    if home() in file.parents:
        file.parent.mkdir(parents=True, exist_ok=True)
    file = Path(os.path.realpath(file))
    if file.is_dir():
        raise IsADirectoryError(errno.EISDIR, os.strerror(errno.EISDIR), str(file))
    if file.exists() and not file.is_file():
        raise CommandError("file-special", {"file": str(file)}, FOUND)
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
    flush_folder(file.parent)


def flush_folder(folder: Path) -> None:
    """Flushes the new name to the disk. Some systems cannot open folders: there is nothing to do there."""
    try:
        handle = os.open(folder, os.O_RDONLY)
    except OSError:
        return
    try:
        os.fsync(handle)
    finally:
        os.close(handle)


def read(file: Path) -> Record:
    """The record in a file. Whether its moves are legal is not checked here."""
    with file.open("rb") as stream:
        text = stream.read(LARGEST + 1)
    if len(text) > LARGEST:
        raise CommandError("file-too-large", {"file": str(file)}, FOUND)
    return parse(text.decode("utf-8"))


def newest_unfinished() -> Path:
    """The unfinished game that was saved last."""
    for file in newest_first():
        try:
            record = read(file)
        except (BadRecord, CommandError, OSError, UnicodeDecodeError):
            continue
        if record.outcome is None and record.seed is not None:
            return file
    raise CommandError("resume-none", {"folder": str(records())}, FOUND)


def newest_first() -> Iterator[Path]:
    """All saved games, the latest first."""
    if not records().is_dir():
        return
    dated: list[tuple[float, Path]] = []
    for file in records().glob(f"*{SUFFIX}"):
        try:
            dated.append((file.stat().st_mtime, file))
        except OSError:  # another process removed it
            continue
    for _, file in sorted(dated, reverse=True):
        yield file
