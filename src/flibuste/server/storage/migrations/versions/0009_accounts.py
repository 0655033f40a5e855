"""Accounts: credentials, sessions, reserved names, one-time codes; who wrote a chat line; forgotten names."""

import sqlalchemy as sa
from alembic import op

revision = "0009_accounts"
down_revision = "0008"


def guest(**options: object) -> sa.Column[str]:
    return sa.Column("guest", sa.String(24), sa.ForeignKey("guests.id"), **options)  # type: ignore[arg-type]


def upgrade() -> None:
    op.add_column("tables", sa.Column("forgotten", sa.String(64)))
    op.add_column("chat", sa.Column("guest", sa.String(24)))
    op.create_index("chat_by_guest", "chat", ["guest"])
    op.create_table(
        "credentials",
        sa.Column("id", sa.String(24), primary_key=True),
        guest(nullable=False),
        sa.Column("kind", sa.String(8), nullable=False),
        sa.Column("key", sa.String(1400), nullable=False),
        sa.Column("proof", sa.Text, nullable=False),
        sa.Column("counter", sa.BigInteger, nullable=False),
        sa.Column("label", sa.String(60), nullable=False),
        sa.Column("made_at", sa.BigInteger, nullable=False),
        sa.Column("used_at", sa.BigInteger),
    )
    op.create_index("credentials_by_guest", "credentials", ["guest"])
    op.create_index("credentials_by_key", "credentials", ["kind", "key"], unique=True)
    op.create_table(
        "sessions",
        sa.Column("id", sa.String(24), primary_key=True),
        guest(nullable=False),
        sa.Column("device", sa.String(60), nullable=False),
        sa.Column("made_at", sa.BigInteger, nullable=False),
        sa.Column("seen_at", sa.BigInteger, nullable=False),
        sa.Column("proven_at", sa.BigInteger, nullable=False),
    )
    op.create_index("sessions_by_guest", "sessions", ["guest"])
    op.create_table(
        "reserved_names",
        sa.Column("key", sa.String(160), primary_key=True),
        guest(nullable=False, unique=True),
    )
    op.create_table(
        "one_time_codes",
        sa.Column("digest", sa.String(64), primary_key=True),
        sa.Column("kind", sa.String(12), nullable=False),
        sa.Column("guest", sa.String(24), sa.ForeignKey("guests.id", ondelete="CASCADE"), nullable=False),
        sa.Column("detail", sa.String(254), nullable=False),
        sa.Column("expires_at", sa.BigInteger, nullable=False),
    )
    op.create_index("one_time_codes_by_guest", "one_time_codes", ["guest", "kind"])
    op.create_index("one_time_codes_by_expiry", "one_time_codes", ["expires_at"])
    op.create_table(
        "used_challenges",
        sa.Column("digest", sa.String(64), primary_key=True),
        sa.Column("expires_at", sa.BigInteger, nullable=False),
    )
    op.create_index("used_challenges_by_expiry", "used_challenges", ["expires_at"])
    op.create_table(
        "merged_guests",
        sa.Column("guest", sa.String(24), primary_key=True),
        sa.Column("into", sa.String(24), sa.ForeignKey("guests.id"), nullable=False),
        sa.Column("at", sa.BigInteger, nullable=False),
    )
    op.create_index("merged_guests_by_into", "merged_guests", ["into"])
    op.create_table(
        "forgettings",
        guest(primary_key=True),
        sa.Column("asked_at", sa.BigInteger, nullable=False),
        sa.Column("due_at", sa.BigInteger, nullable=False),
    )
    op.create_index("forgettings_by_due", "forgettings", ["due_at"])
