"""The tables of the database. Acts are only ever added; the primary key decides every race."""

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
    Column("data", JSON, nullable=False, server_default="[]"),
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
    Index("tables_by_status", "status", "public", "made_at"),
    Index("tables_by_due", "status", "due_at"),
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
    Index("places_by_guest", "guest"),
)

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

CHAT = Table(
    "chat",
    METADATA,
    Column("id", Integer, primary_key=True, autoincrement=True),
    Column("table", String(16), ForeignKey("tables.id"), nullable=False),
    Column("at", BigInteger, nullable=False),
    Column("name", String(40), nullable=False),
    Column("seat", Integer),
    Column("text", Text, nullable=False),
    Index("chat_by_table", "table", "id"),
)
