"""Database tables for notifications: channels, wishes, questions that wait, and what was sent."""

from __future__ import annotations

from sqlalchemy import BigInteger, Boolean, Column, ForeignKey, Index, Integer, String, Table, Text

from flibuste.server.storage.schema import METADATA

CHANNELS = Table(
    "channels",
    METADATA,
    Column("id", String(16), primary_key=True),
    Column("guest", String(24), nullable=False),
    Column("kind", String(8), nullable=False),
    Column("address", Text, nullable=False),
    Column("key", String(120), nullable=False, server_default=""),
    Column("auth", String(40), nullable=False, server_default=""),
    Column("form", String(12), nullable=False, server_default=""),
    Column("language", String(2), nullable=False),
    Column("site", String(200), nullable=False),
    Column("confirmed", Boolean, nullable=False),
    Column("made_at", BigInteger, nullable=False),
    Index("channels_by_guest", "guest"),
)
"""Where a guest is told: `push` (endpoint, key, auth), `mail`, `hook` (form: discord, slack, ntfy, json)."""

WISHES = Table(
    "notice_wishes",
    METADATA,
    Column("guest", String(24), primary_key=True),
    Column("turns", Boolean, nullable=False),
    Column("reminders", Boolean, nullable=False),
    Column("digest", Integer),
    Column("quiet_from", Integer),
    Column("quiet_to", Integer),
    Column("zone", String(64), nullable=False),
    Column("language", String(2), nullable=False),
    Column("site", String(200), nullable=False),
    Column("feed", String(40)),
    Column("digest_at", BigInteger),
    Index("notice_wishes_by_feed", "feed", unique=True),
    Index("notice_wishes_by_digest", "digest_at"),
)
"""When a guest wants to be told: minutes of their day, in their time zone. `digest_at` is the next one."""

QUESTIONS = Table(
    "questions",
    METADATA,
    Column("table", String(16), ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("guest", String(24), primary_key=True),
    Column("serial", Integer, nullable=False),
    Column("waiting", Boolean, nullable=False),
    Column("looked", Boolean, nullable=False),
    Column("asked_at", BigInteger, nullable=False),
    Column("due_at", BigInteger),
    Column("remind_at", BigInteger),
    Column("told_at", BigInteger),
    Column("next_at", BigInteger),
    Index("questions_by_next", "next_at"),
    Index("questions_by_guest", "guest"),
)
"""The last question to a guest at a table. Only those have a row who have a channel.

`told_at` with `looked` false is an open notification: until they look, there is no other. `next_at` is when
there is something to do for it.
"""

DELIVERIES = Table(
    "deliveries",
    METADATA,
    Column("channel", String(16), primary_key=True),
    Column("kind", String(8), primary_key=True),
    Column("table", String(16), primary_key=True),
    Column("serial", BigInteger, primary_key=True),
    Column("guest", String(24), nullable=False),
    Column("state", String(8), nullable=False),
    Column("attempts", Integer, nullable=False),
    Column("next_at", BigInteger, nullable=False),
    Index("deliveries_by_state", "state", "next_at"),
    Index("deliveries_by_guest", "guest"),
)
"""The outbox. The primary key allows one for each question and channel: `asked`, `reminder` or `digest`."""
