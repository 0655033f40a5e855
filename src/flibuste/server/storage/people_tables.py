"""The tables of people: who shows what to whom, friends, blocks and reports."""

from __future__ import annotations

from sqlalchemy import JSON, BigInteger, Column, ForeignKey, Index, Integer, String, Table, Text

from flibuste.server.storage.schema import METADATA


def guest(name: str, key: bool = True) -> Column[str]:
    """A guest whose row is deleted takes this with them."""
    return Column(name, String(24), ForeignKey("guests.id", ondelete="CASCADE"), primary_key=key)


PROFILES = Table("profiles", METADATA, guest("guest"), Column("visible", String(8), nullable=False))
"""Who sees a guest's profile: `friends` or `public`. Without a row it is private."""

FRIENDS = Table(
    "friends",
    METADATA,
    guest("guest"),
    guest("other"),
    Column("at", BigInteger, nullable=False),
    Index("friends_by_other", "other"),
)
"""Who wants to be whose friend. They are friends once both have said so."""

BLOCKS = Table(
    "blocks",
    METADATA,
    guest("guest"),
    guest("other"),
    Column("what", String(8), nullable=False),
    Index("blocks_by_other", "other"),
)
"""Whom a guest does not want to read (`chat`), to sit with (`seat`), or `both`."""

REPORTS = Table(
    "reports",
    METADATA,
    Column("id", Integer, primary_key=True, autoincrement=True),
    Column("at", BigInteger, nullable=False),
    Column("table", String(16), nullable=False),
    Column("reporter", String(24)),
    Column("about", String(24)),
    Column("reason", String(12), nullable=False),
    Column("note", Text, nullable=False),
    Column("lines", JSON, nullable=False),
    Column("state", String(8), nullable=False),
    Index("reports_by_state", "state", "id"),
    Index("reports_by_reporter", "reporter", "at"),
)
"""What calls for a look. Without a reporter, a line had a word that is watched for."""
