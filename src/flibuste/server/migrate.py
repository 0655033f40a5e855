"""Brings a database up to date: Alembic, forward only."""

from __future__ import annotations

from importlib.resources import files

from alembic import command
from alembic.config import Config
from sqlalchemy import Connection


def config(connection: Connection | None = None) -> Config:
    settings = Config()
    settings.set_main_option("script_location", str(files("flibuste.server") / "migrations"))
    settings.attributes["connection"] = connection
    return settings


def upgrade(connection: Connection) -> None:
    """To the newest schema, inside the caller's transaction."""
    command.upgrade(config(connection), "head")
