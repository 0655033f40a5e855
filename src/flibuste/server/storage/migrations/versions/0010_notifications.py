"""Notifications: channels, wishes, questions that wait, and the outbox."""

import sqlalchemy as sa
from alembic import op

revision = "0010"
down_revision = "0009_accounts"


def upgrade() -> None:
    op.create_table(
        "channels",
        sa.Column("id", sa.String(16), primary_key=True),
        sa.Column("guest", sa.String(24), nullable=False),
        sa.Column("kind", sa.String(8), nullable=False),
        sa.Column("address", sa.Text, nullable=False),
        sa.Column("key", sa.String(120), nullable=False, server_default=""),
        sa.Column("auth", sa.String(40), nullable=False, server_default=""),
        sa.Column("form", sa.String(12), nullable=False, server_default=""),
        sa.Column("language", sa.String(2), nullable=False),
        sa.Column("site", sa.String(200), nullable=False),
        sa.Column("confirmed", sa.Boolean, nullable=False),
        sa.Column("made_at", sa.BigInteger, nullable=False),
    )
    op.create_index("channels_by_guest", "channels", ["guest"])
    op.create_table(
        "notice_wishes",
        sa.Column("guest", sa.String(24), primary_key=True),
        sa.Column("turns", sa.Boolean, nullable=False),
        sa.Column("reminders", sa.Boolean, nullable=False),
        sa.Column("digest", sa.Integer),
        sa.Column("quiet_from", sa.Integer),
        sa.Column("quiet_to", sa.Integer),
        sa.Column("zone", sa.String(64), nullable=False),
        sa.Column("language", sa.String(2), nullable=False),
        sa.Column("site", sa.String(200), nullable=False),
        sa.Column("feed", sa.String(40)),
        sa.Column("digest_at", sa.BigInteger),
    )
    op.create_index("notice_wishes_by_feed", "notice_wishes", ["feed"], unique=True)
    op.create_index("notice_wishes_by_digest", "notice_wishes", ["digest_at"])
    op.create_table(
        "questions",
        sa.Column("table", sa.String(16), sa.ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
        sa.Column("guest", sa.String(24), primary_key=True),
        sa.Column("serial", sa.Integer, nullable=False),
        sa.Column("waiting", sa.Boolean, nullable=False),
        sa.Column("looked", sa.Boolean, nullable=False),
        sa.Column("asked_at", sa.BigInteger, nullable=False),
        sa.Column("due_at", sa.BigInteger),
        sa.Column("remind_at", sa.BigInteger),
        sa.Column("told_at", sa.BigInteger),
        sa.Column("next_at", sa.BigInteger),
    )
    op.create_index("questions_by_next", "questions", ["next_at"])
    op.create_index("questions_by_guest", "questions", ["guest"])
    op.create_table(
        "deliveries",
        sa.Column("channel", sa.String(16), primary_key=True),
        sa.Column("kind", sa.String(8), primary_key=True),
        sa.Column("table", sa.String(16), primary_key=True),
        sa.Column("serial", sa.BigInteger, primary_key=True),
        sa.Column("guest", sa.String(24), nullable=False),
        sa.Column("state", sa.String(8), nullable=False),
        sa.Column("attempts", sa.Integer, nullable=False),
        sa.Column("next_at", sa.BigInteger, nullable=False),
    )
    op.create_index("deliveries_by_state", "deliveries", ["state", "next_at"])
    op.create_index("deliveries_by_guest", "deliveries", ["guest"])
