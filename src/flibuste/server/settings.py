"""Everything that can be configured: by the environment (FLIBUSTE_…) or a file."""

from __future__ import annotations

import os
from pathlib import Path
from typing import Annotated

from pydantic import AfterValidator, Field, SecretStr
from pydantic_settings import BaseSettings, SettingsConfigDict

from flibuste.bots.roster import make
from flibuste.kernel.words import Refusal


def data_home() -> Path:
    """Where a server without configuration keeps its file."""
    base = os.environ.get("XDG_DATA_HOME") or Path.home() / ".local" / "share"
    return Path(base) / "flibuste"


def known_bot(name: str) -> str:
    try:
        make(name)
    except Refusal:
        raise ValueError("no such bot") from None
    return name


class Settings(BaseSettings):
    """Each field's docstring is its documentation in docs/operations.md."""

    model_config = SettingsConfigDict(
        env_prefix="FLIBUSTE_", env_file=os.environ.get("FLIBUSTE_CONFIG"), extra="ignore", frozen=True
    )

    host: str = "127.0.0.1"
    """Address to listen on."""
    port: int = Field(8000, ge=0, le=65535)
    """Port to listen on."""
    database: str = ""
    """URL of the database; empty: the file `flibuste.db` in the data folder. PostgreSQL by `postgresql://…`."""
    redis: str = ""
    """URL of a Redis, for several server processes; empty: one process."""
    secret: SecretStr = SecretStr("")
    """Signs the guests' cookies; empty: made once and kept in the database."""
    public_url: str = ""
    """The address people use, where a proxy hides it: its origin is then the only one allowed."""
    workers: int = Field(0, ge=0, le=64)
    """Processes in which bots think; 0: one a core."""
    cluster: str = ""
    """Address of a Dask scheduler on which bots think instead."""
    bot_seconds: float = Field(1.0, gt=0, le=60)
    """How long a bot may think about one decision."""
    hint_bot: Annotated[str, AfterValidator(known_bot)] = "ismcts:2000it"
    """The bot that is asked for a hint; one that counts its iterations says the same when asked again."""
    hints_per_minute: int = Field(20, ge=1)
    """Hints one guest may ask for, the first few at once."""
    tables_per_guest: int = Field(20, ge=1)
    """Open and running tables one guest may host."""
    connections_per_guest: int = Field(30, ge=1)
    """Websockets one guest may hold, or one address without a guest's name."""
    connections: int = Field(20_000, ge=1)
    """Websockets one process accepts."""
    requests_per_minute: int = Field(300, ge=1)
    """HTTP requests one address may make; to connect a websocket is one."""
    files_per_minute: int = Field(3000, ge=1)
    """Files of the site one address may fetch, half of them at once; a first visit needs about thirty."""
    messages_per_second: float = Field(20.0, gt=0)
    """Websocket messages one connection may send, with bursts of five times as many."""
    message_bytes: int = Field(4096, ge=256)
    """Longest websocket message taken."""
    ping_seconds: float = Field(20.0, gt=0)
    """How often a connection is asked for a sign of life, and how long it has for it: else it is cut."""
    idle_minutes: float = Field(10.0, gt=0)
    """A table nobody is connected to leaves memory after this; it is opened again from the database."""
    abandoned_hours: float = Field(72.0, gt=0)
    """A running table in which nothing has happened for so long is closed, unless its clock gives longer."""
    waiting_hours: float = Field(24.0, gt=0)
    """A table that was never started is closed after this."""
    compress: bool = True
    """Whether websocket messages are compressed: less traffic, more work."""
    log_level: str = Field("info", pattern="^(debug|info|warning|error)$")
    """The least important lines logged."""
    trusted_proxies: int = Field(0, ge=0, le=8)
    """How many proxies stand in front and add X-Forwarded-For."""
    site: str = ""
    """Folder of the built web app; empty: the one in the package."""

    def site_folder(self) -> Path:
        return Path(self.site) if self.site else Path(__file__).parent / "site"

    def database_url(self) -> str:
        """The URL as SQLAlchemy wants it, with the driver of ours."""
        if not self.database:
            return f"sqlite+aiosqlite:///{data_home() / 'flibuste.db'}"
        scheme, _, rest = self.database.partition("://")
        drivers = {
            "sqlite": "sqlite+aiosqlite",
            "postgres": "postgresql+psycopg",
            "postgresql": "postgresql+psycopg",
        }
        return f"{drivers.get(scheme, scheme)}://{rest}"
