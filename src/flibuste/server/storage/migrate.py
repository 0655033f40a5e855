"""Brings a database up to date with Alembic. Migrations only go forward."""

from __future__ import annotations

from importlib.resources import files

from alembic import command
from alembic.config import Config
from sqlalchemy import Connection, text

from flibuste.server.storage import notice_tables  # noqa: F401 - adds its tables to the schema


def config(connection: Connection | None = None) -> Config:
    settings = Config()
    settings.set_main_option("script_location", str(files("flibuste.server.storage") / "migrations"))
    settings.attributes["connection"] = connection
    return settings


def upgrade(connection: Connection) -> None:
    """Upgrades to the newest schema in the caller's transaction. Several processes wait for each other."""
    if connection.dialect.name == "postgresql":
        connection.execute(text("select pg_advisory_xact_lock(1998)"))
    command.upgrade(config(connection), "head")
