"""Why a database cannot be used, as a refusal with a sentence in the catalogues."""

from __future__ import annotations

import contextlib
import errno
import sqlite3
from collections.abc import Iterator

from alembic.util.exc import CommandError
from sqlalchemy.engine import make_url
from sqlalchemy.exc import ArgumentError, SQLAlchemyError

from flibuste.kernel.types import Refusal

SIGNS = {
    "database-damaged": ("malformed", "file is not a database", "disk i/o error", "invalid page"),
    "database-locked": ("locked", "lock timeout", "canceling statement due to lock"),
    "database-read-only": ("readonly", "read-only", "read only"),
    "database-full": ("is full", "no space left", "file too large"),
    "database-no-file": ("unable to open database file",),
    "database-not-ours": ("no such table", "already exists", "does not exist", "no such column"),
    "database-away": (
        "connection",
        "server closed",
        "could not translate",
        "password",
        "authentication",
        "timeout",
    ),
}
"""Words in the errors of SQLite and PostgreSQL that tell what is wrong. They have no codes in common."""
FILE_FAULTS = {
    errno.EROFS: "database-read-only",
    errno.ENOSPC: "database-full",
    errno.EDQUOT: "database-full",
}


@contextlib.contextmanager
def explained(url: str) -> Iterator[None]:
    """Turns errors of the database into refusals that name it, without its password."""
    try:
        yield
    except (SQLAlchemyError, CommandError, sqlite3.Error, OSError) as fault:
        known = reason(fault)
        if known is None:
            raise
        raise Refusal(known, "", {"database": name_of(url)}) from fault


def reason(fault: Exception) -> str | None:
    """What is wrong with the database; None for a fault of our own."""
    if isinstance(fault, OSError):
        return FILE_FAULTS.get(fault.errno or 0, "database-no-file")
    if isinstance(fault, CommandError):  # it has a revision that is not among our migrations
        return "database-newer"
    said = str(getattr(fault, "orig", None) or fault).lower()
    return next((key for key, signs in SIGNS.items() if any(one in said for one in signs)), None)


def name_of(url: str) -> str:
    """A file by its path, another database by its address without the password."""
    if "://" not in url:
        return url
    try:
        parts = make_url(url)
    except ArgumentError:
        return ""
    return parts.database or "" if parts.drivername.startswith("sqlite") else str(parts)
