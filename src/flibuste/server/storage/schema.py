"""The tables of the database. Acts are only added, and their primary key decides every race."""

from __future__ import annotations

from sqlalchemy import (
    JSON,
    BigInteger,
    Boolean,
    Column,
    ForeignKey,
    Index,
    Integer,
    LargeBinary,
    MetaData,
    String,
    Table,
    Text,
    false,
)

METADATA = MetaData()

SECRETS = Table(
    "secrets",
    METADATA,
    Column("name", String(40), primary_key=True),
    Column("value", String(200), nullable=False),
)

GUESTS = Table(
    "guests",
    METADATA,
    Column("id", String(24), primary_key=True),
    Column("name", String(40), nullable=False),
    Column("made_at", BigInteger, nullable=False),
    Column("epoch", Integer, nullable=False),
    Column("banned", Boolean, nullable=False),
    Column("seen_at", BigInteger, nullable=False, server_default="0"),
)

TABLES = Table(
    "tables",
    METADATA,
    Column("id", String(16), primary_key=True),
    Column("link", String(32), nullable=False),
    Column("game", String(40), nullable=False),
    Column("version", Integer, nullable=False),
    Column("seats", Integer, nullable=False),
    Column("options", JSON, nullable=False),
    Column("own_data", JSON, nullable=False, server_default="[]"),
    Column("host", String(24), ForeignKey("guests.id"), nullable=False),
    Column("public", Boolean, nullable=False),
    Column("spectators", Boolean, nullable=False),
    Column("clock", JSON, nullable=False),
    Column("status", String(12), nullable=False),
    Column("seed", LargeBinary(32), nullable=False),
    Column("players", JSON, nullable=False),
    Column("nonces", JSON, nullable=False),
    Column("made_at", BigInteger, nullable=False),
    Column("started_at", BigInteger),
    Column("ended_at", BigInteger),
    Column("due_at", BigInteger),
    Column("result", JSON),
    Column("rematch", String(16)),
    Column("protocol", Integer, nullable=False, server_default="1"),
    Column("closed_at", BigInteger),
    Column("agreed", String(64)),
    Column("beacon", Text),
    Column("set_aside", String(20)),
    Column("forgotten", String(64)),
    Column("cup", String(16)),
    Column("rated", Boolean, nullable=False, server_default=false()),
    Column("chat", String(8), nullable=False, server_default="all"),
    Column("min_finished", Integer),
    Index("tables_by_status", "status", "public", "made_at"),
    Index("tables_by_due", "status", "due_at"),
    Index("tables_by_host", "host", "status"),
    Index("tables_by_rematch", "rematch"),
)
"""`cup` is set at a table of a duplicate cup: its luck is that of all tables of this cup, and it is closed to
everybody who has not finished the cup."""

FILES = Table(
    "files",
    METADATA,
    Column("hash", String(64), primary_key=True),
    Column("content", Text, nullable=False),
)

TABLE_FILES = Table(
    "table_files",
    METADATA,
    Column("table", String(16), ForeignKey("tables.id"), primary_key=True),
    Column("place", Integer, primary_key=True),
    Column("name", String(80), nullable=False),
    Column("file", String(64), ForeignKey("files.hash"), nullable=False),
    Index("table_files_by_file", "file"),
)

PROBES = Table(
    "probes",
    METADATA,
    Column("name", String(40), primary_key=True),
    Column("at", BigInteger, nullable=False),
)

PLACES = Table(
    "places",
    METADATA,
    Column("table", String(16), ForeignKey("tables.id"), primary_key=True),
    Column("seat", Integer, primary_key=True),
    Column("guest", String(24), ForeignKey("guests.id")),
    Column("bot", String(40)),
    Column("name", String(40), nullable=False),
    Column("nonce", String(80), nullable=False),
    Column("kept_for", String(24)),
    Index("places_by_guest", "guest"),
    Index("places_by_kept_for", "kept_for"),
)
"""`kept_for` is a guest who is offered the seat and has not said yes yet."""

LEAVERS = Table(
    "leavers",
    METADATA,
    Column("table", String(16), ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("n", Integer, primary_key=True),
    Column("seat", Integer, nullable=False),
    Column("guest", String(24), nullable=False),
    Column("returns", Boolean, nullable=False),
    Index("leavers_by_guest", "guest"),
)
"""Who gave up which seat of a running game, by which act, and whether they may come back to it."""

HIDDEN = Table(
    "hidden",
    METADATA,
    Column("table", String(16), ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("guest", String(24), primary_key=True),
)
"""Tables that a guest has removed from their own list."""

ACTS = Table(
    "acts",
    METADATA,
    Column("table", String(16), ForeignKey("tables.id"), primary_key=True),
    Column("n", Integer, primary_key=True),
    Column("at", BigInteger, nullable=False),
    Column("kind", String(12), nullable=False),
    Column("seat", Integer, nullable=False),
    Column("text", String(120), nullable=False),
)

ANALYSES = Table(
    "analyses",
    METADATA,
    Column("table", String(16), ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("guest", String(24), nullable=False),
    Column("process", String(24), nullable=False),
    Column("asked_at", BigInteger, nullable=False),
    Column("state", String(12), nullable=False),
    Column("done", Integer, nullable=False, server_default="0"),
    Column("total", Integer, nullable=False, server_default="0"),
    Column("report", Text),
    Index("analyses_by_state", "state"),
)
"""Analyses of finished games. While one is `running`: who asked, and which process works on it."""

CHAT = Table(
    "chat",
    METADATA,
    Column("id", Integer, primary_key=True, autoincrement=True),
    Column("table", String(16), ForeignKey("tables.id"), nullable=False),
    Column("at", BigInteger, nullable=False),
    Column("name", String(40), nullable=False),
    Column("guest", String(24)),
    Column("seat", Integer),
    Column("text", Text, nullable=False),
    Column("phrase", String(20)),
    Index("chat_by_table", "table", "id"),
    Index("chat_by_guest", "guest"),
)
"""`phrase` names a ready phrase, which everybody reads in their own language; then there is no text."""
