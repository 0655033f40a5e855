"""The tables of accounts: how a guest proves themselves from elsewhere, and where they are signed in.

A table that refers to a guest keeps the guest: only those without any are ever deleted as old.
"""

from __future__ import annotations

from sqlalchemy import BigInteger, Column, ForeignKey, Index, String, Table, Text

from flibuste.server.storage.schema import METADATA

CREDENTIALS = Table(
    "credentials",
    METADATA,
    Column("id", String(24), primary_key=True),
    Column("guest", String(24), ForeignKey("guests.id"), nullable=False),
    Column("kind", String(8), nullable=False),
    Column("key", String(1400), nullable=False),
    Column("proof", Text, nullable=False),
    Column("counter", BigInteger, nullable=False),
    Column("label", String(60), nullable=False),
    Column("made_at", BigInteger, nullable=False),
    Column("used_at", BigInteger),
    Index("credentials_by_guest", "guest"),
    Index("credentials_by_key", "kind", "key", unique=True),
)
"""Kinds: `passkey` (key: its id, proof: its public key, counter: its counter), `words` (key: the first words'
digest, proof: the argon2 hash of the others) and `mail` (key: the address)."""

SESSIONS = Table(
    "sessions",
    METADATA,
    Column("id", String(24), primary_key=True),
    Column("guest", String(24), ForeignKey("guests.id"), nullable=False),
    Column("device", String(60), nullable=False),
    Column("made_at", BigInteger, nullable=False),
    Column("seen_at", BigInteger, nullable=False),
    Column("proven_at", BigInteger, nullable=False),
    Index("sessions_by_guest", "guest"),
)
"""Browsers that are signed in. A guest without an account has none: their cookie alone is the proof."""

RESERVED_NAMES = Table(
    "reserved_names",
    METADATA,
    Column("key", String(160), primary_key=True),
    Column("guest", String(24), ForeignKey("guests.id"), nullable=False, unique=True),
)
"""Names that belong to an account, in the form in which look-alikes are the same."""

ONE_TIME_CODES = Table(
    "one_time_codes",
    METADATA,
    Column("digest", String(64), primary_key=True),
    Column("kind", String(12), nullable=False),
    Column("guest", String(24), ForeignKey("guests.id", ondelete="CASCADE"), nullable=False),
    Column("detail", String(254), nullable=False),
    Column("expires_at", BigInteger, nullable=False),
    Index("one_time_codes_by_guest", "guest", "kind"),
    Index("one_time_codes_by_expiry", "expires_at"),
)
"""Links for another device, links in mails, and the second step of being forgotten. Only digests are kept."""

USED_CHALLENGES = Table(
    "used_challenges",
    METADATA,
    Column("digest", String(64), primary_key=True),
    Column("expires_at", BigInteger, nullable=False),
    Index("used_challenges_by_expiry", "expires_at"),
)
"""Challenges that a passkey has answered. None is answered twice."""

MERGED_GUESTS = Table(
    "merged_guests",
    METADATA,
    Column("guest", String(24), primary_key=True),
    Column("into", String(24), ForeignKey("guests.id"), nullable=False),
    Column("at", BigInteger, nullable=False),
    Index("merged_guests_by_into", "into"),
)
"""Guests whose tables went to an account when somebody signed in."""

FORGETTINGS = Table(
    "forgettings",
    METADATA,
    Column("guest", String(24), ForeignKey("guests.id"), primary_key=True),
    Column("asked_at", BigInteger, nullable=False),
    Column("due_at", BigInteger, nullable=False),
    Index("forgettings_by_due", "due_at"),
)
"""Who asked to be forgotten, and when it will be done."""
