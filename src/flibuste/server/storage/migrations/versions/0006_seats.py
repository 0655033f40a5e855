"""Seats that are offered, people who left a running game, and tables hidden from one's own list."""

import sqlalchemy as sa
from alembic import op

revision = "0006"
down_revision = "0005"


def upgrade() -> None:
    op.add_column("places", sa.Column("kept_for", sa.String(24)))
    op.create_index("places_by_kept_for", "places", ["kept_for"])
    op.create_table(
        "leavers",
        sa.Column("table", sa.String(16), sa.ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
        sa.Column("n", sa.Integer, primary_key=True),
        sa.Column("seat", sa.Integer, nullable=False),
        sa.Column("guest", sa.String(24), nullable=False),
        sa.Column("returns", sa.Boolean, nullable=False),
    )
    op.create_index("leavers_by_guest", "leavers", ["guest"])
    op.create_table(
        "hidden",
        sa.Column("table", sa.String(16), sa.ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
        sa.Column("guest", sa.String(24), primary_key=True),
    )
