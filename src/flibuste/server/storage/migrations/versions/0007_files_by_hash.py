"""Own files are stored once, by their hash. Guests have the time they were last seen."""

import hashlib
import time

import sqlalchemy as sa
from alembic import op

revision = "0007"
down_revision = "0006"


def upgrade() -> None:
    op.create_table(
        "files",
        sa.Column("hash", sa.String(64), primary_key=True),
        sa.Column("content", sa.Text, nullable=False),
    )
    op.create_table(
        "table_files",
        sa.Column("table", sa.String(16), sa.ForeignKey("tables.id"), primary_key=True),
        sa.Column("place", sa.Integer, primary_key=True),
        sa.Column("name", sa.String(80), nullable=False),
        sa.Column("file", sa.String(64), sa.ForeignKey("files.hash"), nullable=False),
    )
    op.create_index("table_files_by_file", "table_files", ["file"])
    op.create_table(
        "probes",
        sa.Column("name", sa.String(40), primary_key=True),
        sa.Column("at", sa.BigInteger, nullable=False),
    )
    move_files(op.get_bind())
    op.drop_column("tables", "data")
    op.create_index("tables_by_host", "tables", ["host", "status"])
    op.create_index("tables_by_rematch", "tables", ["rematch"])
    op.add_column("guests", sa.Column("seen_at", sa.BigInteger, nullable=False, server_default="0"))
    guests = sa.table("guests", sa.column("seen_at", sa.BigInteger))
    op.execute(guests.update().values(seen_at=int(time.time() * 1000)))


def move_files(connection: sa.Connection) -> None:
    """Moves the files out of the tables' rows, table by table: all together may not fit into memory."""
    tables = sa.table(
        "tables",
        sa.column("id", sa.String),
        sa.column("data", sa.JSON),
        sa.column("own_data", sa.JSON),
    )
    files = sa.table("files", sa.column("hash", sa.String), sa.column("content", sa.Text))
    table_files = sa.table(
        "table_files",
        sa.column("table", sa.String),
        sa.column("place", sa.Integer),
        sa.column("name", sa.String),
        sa.column("file", sa.String),
    )
    ids = connection.execute(sa.select(tables.c.id)).scalars().all()
    known: set[str] = set()
    for id in ids:
        data = connection.execute(sa.select(tables.c.data).where(tables.c.id == id)).scalar_one()
        for place, (name, content) in enumerate(data):
            digest = hashlib.sha256(content.encode()).hexdigest()
            if digest not in known:
                connection.execute(files.insert(), {"hash": digest, "content": content})
                known.add(digest)
            row = {"table": id, "place": place, "name": name, "file": digest}
            connection.execute(table_files.insert(), row)
