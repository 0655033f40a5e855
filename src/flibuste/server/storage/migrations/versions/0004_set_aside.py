"""Why a table was set aside: it took too long to open, and nobody opens it until it is given back."""

import sqlalchemy as sa
from alembic import op

revision = "0004"
down_revision = "0003"


def upgrade() -> None:
    op.add_column("tables", sa.Column("set_aside", sa.String(20)))
