"""How the luck of a table comes about. Tables made before go on by the first protocol."""

import sqlalchemy as sa
from alembic import op

revision = "0005"
down_revision = "0004"


def upgrade() -> None:
    op.add_column("tables", sa.Column("protocol", sa.Integer, nullable=False, server_default="1"))
    op.add_column("tables", sa.Column("closed_at", sa.BigInteger))
    op.add_column("tables", sa.Column("agreed", sa.String(64)))
    op.add_column("tables", sa.Column("beacon", sa.Text))
