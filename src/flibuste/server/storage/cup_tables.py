"""Cups and leagues in the database: what was announced, who plays, and at which tables."""

from __future__ import annotations

from sqlalchemy import (
    JSON,
    BigInteger,
    Boolean,
    Column,
    Float,
    ForeignKey,
    Index,
    Integer,
    LargeBinary,
    String,
    Table,
    Text,
    UniqueConstraint,
)

from flibuste.server.storage.schema import METADATA

CUPS = Table(
    "cups",
    METADATA,
    Column("id", String(16), primary_key=True),
    Column("name", String(60), nullable=False),
    Column("day", String(10)),
    Column("host", String(24), ForeignKey("guests.id", ondelete="SET NULL")),
    Column("link", String(32), nullable=False),
    Column("game", String(40), nullable=False),
    Column("version", Integer, nullable=False),
    Column("seats", Integer, nullable=False),
    Column("seat", Integer, nullable=False),
    Column("options", JSON, nullable=False),
    Column("bot", String(40), nullable=False),
    Column("players", JSON, nullable=False),
    Column("seed", LargeBinary(32), nullable=False),
    Column("beacon", Text),
    Column("made_at", BigInteger, nullable=False),
    Column("opens_at", BigInteger, nullable=False),
    Column("closes_at", BigInteger, nullable=False),
    Column("ends_at", BigInteger, nullable=False),
    Column("open", Boolean, nullable=False),
    Column("over", Boolean, nullable=False),
    UniqueConstraint("game", "day", name="one_cup_a_day"),
    Index("cups_by_day", "day"),
    Index("cups_by_host", "host"),
    Index("cups_by_end", "over", "ends_at"),
)
"""`day` and no host: a cup of the day, made by the server. From `closes_at` on nobody begins; from `ends_at`
on nobody plays, and only then (`over`) everything is shown to everybody."""

CUP_TRIES = Table(
    "cup_tries",
    METADATA,
    Column("cup", String(16), ForeignKey("cups.id", ondelete="CASCADE"), primary_key=True),
    Column("guest", String(24), ForeignKey("guests.id"), primary_key=True),
    Column("table", String(16), ForeignKey("tables.id", ondelete="CASCADE"), nullable=False, unique=True),
    Column("name", String(40), nullable=False),
    Column("began_at", BigInteger, nullable=False),
    Column("adjusted", Float),
    Column("given_up", Integer, nullable=False, server_default="0"),
    Index("cup_tries_by_guest", "guest"),
)
"""One try a guest. The result is that of its table; `adjusted` is the margin without luck, once analysed.
`given_up` counts analyses that failed."""

LEAGUES = Table(
    "leagues",
    METADATA,
    Column("id", String(16), primary_key=True),
    Column("name", String(60), nullable=False),
    Column("kind", String(8), nullable=False),
    Column("host", String(24), ForeignKey("guests.id", ondelete="SET NULL")),
    Column("link", String(32), nullable=False),
    Column("public", Boolean, nullable=False),
    Column("game", String(40), nullable=False),
    Column("options", JSON, nullable=False),
    Column("clock", JSON, nullable=False),
    Column("size", Integer, nullable=False),
    Column("rounds", Integer, nullable=False),
    Column("groups", Integer, nullable=False),
    Column("state", String(8), nullable=False),
    Column("round", Integer, nullable=False),
    Column("made_at", BigInteger, nullable=False),
    Column("ended_at", BigInteger),
    Index("leagues_by_state", "state", "made_at"),
    Index("leagues_by_host", "host"),
)
"""`kind` is league or swiss; `state` is open, running, over or closed; `round` counts from 1."""

LEAGUE_MEMBERS = Table(
    "league_members",
    METADATA,
    Column("league", String(16), ForeignKey("leagues.id", ondelete="CASCADE"), primary_key=True),
    Column("number", Integer, primary_key=True),
    Column("guest", String(24), ForeignKey("guests.id", ondelete="SET NULL")),
    Column("name", String(40), nullable=False),
    Column("group", Integer, nullable=False),
    Column("joined_at", BigInteger, nullable=False),
    Column("left", Boolean, nullable=False),
    UniqueConstraint("league", "guest", name="one_place_in_a_league"),
    Index("league_members_by_guest", "guest"),
)
"""Who plays. A member who left keeps their line; a bot plays on for them."""

LEAGUE_TABLES = Table(
    "league_tables",
    METADATA,
    Column("league", String(16), ForeignKey("leagues.id", ondelete="CASCADE"), primary_key=True),
    Column("round", Integer, primary_key=True),
    Column("number", Integer, primary_key=True),
    Column("table", String(16)),
    Column("members", JSON, nullable=False),
    Column("scores", JSON),
    Column("places", JSON),
    Column("over", Boolean, nullable=False),
    Index("league_tables_by_table", "table"),
)
"""`members` has for each seat the number of a member, or null for a bot that fills up. Scores and places are
kept here when the table is over, so that deleting old tables changes no league."""
