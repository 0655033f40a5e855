"""The tables of results and ratings. A result is written once, with the end of its game."""

from __future__ import annotations

from sqlalchemy import BigInteger, Boolean, Column, Float, ForeignKey, Index, Integer, String, Table

from flibuste.server.storage.schema import METADATA

FINISHED = Table(
    "finished",
    METADATA,
    Column("n", BigInteger, primary_key=True, autoincrement=False),
    Column("table", String(16), nullable=False, unique=True),
    Column("game", String(40), nullable=False),
    Column("seats", Integer, nullable=False),
    Column("public", Boolean, nullable=False),
    Column("pool", String(48)),
    Column("over", Boolean, nullable=False),
    Column("ended_at", BigInteger, nullable=False),
)
"""Games that have ended, numbered in the order in which they were rated.

`pool` is where its result counts; none: it is not rated. `over` is false if it ended without a result. There
is no foreign key to the table: results stay when the operator has old games deleted.
"""

RESULTS = Table(
    "results",
    METADATA,
    Column("n", BigInteger, ForeignKey("finished.n"), primary_key=True),
    Column("k", Integer, primary_key=True),
    Column("seat", Integer, nullable=False),
    Column("guest", String(24)),
    Column("bot", String(40)),
    Column("how", String(8), nullable=False),
    Column("place", Integer),
    Column("score", Integer),
    Column("mu", Float(53)),
    Column("sigma", Float(53)),
    Index("results_by_guest", "guest", "n"),
)
"""What came of each person and bot: `played` to the end, `left`, or `joined` later; and the new rating."""

RATINGS = Table(
    "ratings",
    METADATA,
    Column("guest", String(24), ForeignKey("guests.id", ondelete="CASCADE"), primary_key=True),
    Column("pool", String(48), primary_key=True),
    Column("mu", Float(53), nullable=False),
    Column("sigma", Float(53), nullable=False),
    Column("cautious", Float(53), nullable=False),
    Column("games", Integer, nullable=False),
    Column("listed", Boolean, nullable=False),
    Index("ratings_by_rank", "pool", "listed", "cautious", "guest"),
)
"""The rating of each person in each pool. `listed`: the ladder shows it."""
