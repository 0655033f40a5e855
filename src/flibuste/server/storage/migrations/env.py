"""Run by Alembic. Migrates over the connection it is given."""

from alembic import context

from flibuste.server.storage import account_tables  # noqa: F401 - its tables are part of the metadata
from flibuste.server.storage.schema import METADATA

connection = context.config.attributes["connection"]
context.configure(connection=connection, target_metadata=METADATA)
with context.begin_transaction():
    context.run_migrations()
