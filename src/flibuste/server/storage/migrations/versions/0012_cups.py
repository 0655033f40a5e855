"""Cups, leagues and standing orders."""

import sqlalchemy as sa
from alembic import op

revision = "0012"
down_revision = "0011"

GUEST = "guests.id"


def upgrade() -> None:
    op.add_column("tables", sa.Column("cup", sa.String(16)))
    cups()
    leagues()
    orders()


def cups() -> None:
    op.create_table(
        "cups",
        sa.Column("id", sa.String(16), primary_key=True),
        sa.Column("name", sa.String(60), nullable=False),
        sa.Column("day", sa.String(10)),
        sa.Column("host", sa.String(24), sa.ForeignKey(GUEST, ondelete="SET NULL")),
        sa.Column("link", sa.String(32), nullable=False),
        sa.Column("game", sa.String(40), nullable=False),
        sa.Column("version", sa.Integer, nullable=False),
        sa.Column("seats", sa.Integer, nullable=False),
        sa.Column("seat", sa.Integer, nullable=False),
        sa.Column("options", sa.JSON, nullable=False),
        sa.Column("bot", sa.String(40), nullable=False),
        sa.Column("players", sa.JSON, nullable=False),
        sa.Column("seed", sa.LargeBinary(32), nullable=False),
        sa.Column("beacon", sa.Text),
        sa.Column("made_at", sa.BigInteger, nullable=False),
        sa.Column("opens_at", sa.BigInteger, nullable=False),
        sa.Column("closes_at", sa.BigInteger, nullable=False),
        sa.Column("ends_at", sa.BigInteger, nullable=False),
        sa.Column("open", sa.Boolean, nullable=False),
        sa.Column("over", sa.Boolean, nullable=False),
        sa.UniqueConstraint("game", "day", name="one_cup_a_day"),
    )
    op.create_index("cups_by_day", "cups", ["day"])
    op.create_index("cups_by_host", "cups", ["host"])
    op.create_index("cups_by_end", "cups", ["over", "ends_at"])
    op.create_table(
        "cup_tries",
        sa.Column("cup", sa.String(16), sa.ForeignKey("cups.id", ondelete="CASCADE"), primary_key=True),
        sa.Column("guest", sa.String(24), sa.ForeignKey(GUEST), primary_key=True),
        sa.Column(
            "table",
            sa.String(16),
            sa.ForeignKey("tables.id", ondelete="CASCADE"),
            nullable=False,
            unique=True,
        ),
        sa.Column("name", sa.String(40), nullable=False),
        sa.Column("began_at", sa.BigInteger, nullable=False),
        sa.Column("adjusted", sa.Float),
        sa.Column("given_up", sa.Integer, nullable=False, server_default="0"),
    )
    op.create_index("cup_tries_by_guest", "cup_tries", ["guest"])


def leagues() -> None:
    op.create_table(
        "leagues",
        sa.Column("id", sa.String(16), primary_key=True),
        sa.Column("name", sa.String(60), nullable=False),
        sa.Column("kind", sa.String(8), nullable=False),
        sa.Column("host", sa.String(24), sa.ForeignKey(GUEST, ondelete="SET NULL")),
        sa.Column("link", sa.String(32), nullable=False),
        sa.Column("public", sa.Boolean, nullable=False),
        sa.Column("game", sa.String(40), nullable=False),
        sa.Column("options", sa.JSON, nullable=False),
        sa.Column("clock", sa.JSON, nullable=False),
        sa.Column("size", sa.Integer, nullable=False),
        sa.Column("rounds", sa.Integer, nullable=False),
        sa.Column("groups", sa.Integer, nullable=False),
        sa.Column("state", sa.String(8), nullable=False),
        sa.Column("round", sa.Integer, nullable=False),
        sa.Column("made_at", sa.BigInteger, nullable=False),
        sa.Column("ended_at", sa.BigInteger),
    )
    op.create_index("leagues_by_state", "leagues", ["state", "made_at"])
    op.create_index("leagues_by_host", "leagues", ["host"])
    op.create_table(
        "league_members",
        sa.Column("league", sa.String(16), sa.ForeignKey("leagues.id", ondelete="CASCADE"), primary_key=True),
        sa.Column("number", sa.Integer, primary_key=True),
        sa.Column("guest", sa.String(24), sa.ForeignKey(GUEST, ondelete="SET NULL")),
        sa.Column("name", sa.String(40), nullable=False),
        sa.Column("group", sa.Integer, nullable=False),
        sa.Column("joined_at", sa.BigInteger, nullable=False),
        sa.Column("left", sa.Boolean, nullable=False),
        sa.UniqueConstraint("league", "guest", name="one_place_in_a_league"),
    )
    op.create_index("league_members_by_guest", "league_members", ["guest"])
    op.create_table(
        "league_tables",
        sa.Column("league", sa.String(16), sa.ForeignKey("leagues.id", ondelete="CASCADE"), primary_key=True),
        sa.Column("round", sa.Integer, primary_key=True),
        sa.Column("number", sa.Integer, primary_key=True),
        sa.Column("table", sa.String(16)),
        sa.Column("members", sa.JSON, nullable=False),
        sa.Column("scores", sa.JSON),
        sa.Column("places", sa.JSON),
        sa.Column("over", sa.Boolean, nullable=False),
    )
    op.create_index("league_tables_by_table", "league_tables", ["table"])


def orders() -> None:
    op.create_table(
        "orders",
        sa.Column("table", sa.String(16), sa.ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
        sa.Column("seat", sa.Integer, primary_key=True),
        sa.Column("number", sa.Integer, primary_key=True),
        sa.Column("guest", sa.String(24), sa.ForeignKey(GUEST, ondelete="CASCADE"), nullable=False),
        sa.Column("kind", sa.String(40), nullable=False),
        sa.Column("choice", sa.String(120), nullable=False),
        sa.Column("measure", sa.JSON),
        sa.Column("lasts", sa.String(8), nullable=False),
        sa.Column("news", sa.Boolean, nullable=False),
        sa.Column("since", sa.Integer, nullable=False),
        sa.Column("made_at", sa.BigInteger, nullable=False),
    )
    op.create_index("orders_by_guest", "orders", ["guest"])
