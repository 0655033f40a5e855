"""A host's own files, stored with their table."""

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"


def upgrade() -> None:
    op.add_column("tables", sa.Column("data", sa.JSON, nullable=False, server_default="[]"))
