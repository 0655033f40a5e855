"""The names of own files in a column of their own, so that a list of tables does not read the files."""

import sqlalchemy as sa
from alembic import op

revision = "0003"
down_revision = "0002"


def upgrade() -> None:
    op.add_column("tables", sa.Column("own_data", sa.JSON, nullable=False, server_default="[]"))
    tables = sa.table(
        "tables", sa.column("id", sa.String), sa.column("data", sa.JSON), sa.column("own_data", sa.JSON)
    )
    connection = op.get_bind()
    for id, data in connection.execute(sa.select(tables.c.id, tables.c.data)).all():
        if data:
            names = [name for name, _ in data]
            connection.execute(tables.update().where(tables.c.id == id).values(own_data=names))
