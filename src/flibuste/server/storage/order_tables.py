"""Standing orders in the database: what a seat answers by itself to a kind of question."""

from __future__ import annotations

from sqlalchemy import JSON, BigInteger, Boolean, Column, ForeignKey, Index, Integer, String, Table

from flibuste.server.storage.schema import METADATA

ORDERS = Table(
    "orders",
    METADATA,
    Column("table", String(16), ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("seat", Integer, primary_key=True),
    Column("number", Integer, primary_key=True),
    Column("guest", String(24), ForeignKey("guests.id", ondelete="CASCADE"), nullable=False),
    Column("kind", String(40), nullable=False),
    Column("choice", String(120), nullable=False),
    Column("measure", JSON),
    Column("lasts", String(8), nullable=False),
    Column("news", Boolean, nullable=False),
    Column("since", Integer, nullable=False),
    Column("made_at", BigInteger, nullable=False),
    Index("orders_by_guest", "guest"),
)
"""`since` is the version of the table in which the order was given. It is the guest's, not the seat's."""
