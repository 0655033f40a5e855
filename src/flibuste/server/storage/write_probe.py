"""Whether the database can be written to at this moment: by writing to it."""

from __future__ import annotations

import asyncio
import contextlib
import shutil
import time
from pathlib import Path

from sqlalchemy import insert, update
from sqlalchemy.engine import make_url
from sqlalchemy.exc import IntegrityError, SQLAlchemyError
from sqlalchemy.ext.asyncio import AsyncEngine

from flibuste.server.storage.schema import PROBES

AGAIN_SECONDS = 2.0
"""Answers are repeated for this long, so that nobody can make the server write by asking often."""
PROBE_SECONDS = 5.0
"""How long the database may take to write before it counts as away."""
FREE_BYTES = 1024 * 1024
"""With less space than this, the embedded database's journal fills the disk at any moment."""


class WriteProbe:
    def __init__(self, engine: AsyncEngine, url: str) -> None:
        self.engine = engine
        self.file = make_url(url).database if url.startswith("sqlite") else None
        """The file of the embedded database."""
        self.answer = False
        self.asked_at = -AGAIN_SECONDS
        self.lock = asyncio.Lock()

    async def ready(self) -> bool:
        """Whether a write was saved just now, or a moment ago."""
        async with self.lock:
            if time.monotonic() >= self.asked_at + AGAIN_SECONDS:
                self.answer = self._has_space() and await self._writes()
                self.asked_at = time.monotonic()
            return self.answer

    async def _writes(self) -> bool:
        try:
            async with asyncio.timeout(PROBE_SECONDS):
                await write(self.engine)
        except (SQLAlchemyError, OSError):  # TimeoutError is an OSError
            return False
        return True

    def _has_space(self) -> bool:
        if not self.file:
            return True
        try:
            return shutil.disk_usage(Path(self.file).parent).free >= FREE_BYTES
        except OSError:
            return False


async def write(engine: AsyncEngine) -> None:
    """Writes a row that says nothing but when it was written."""
    row = {"name": "ready", "at": time.time_ns() // 1_000_000}
    change = update(PROBES).where(PROBES.c.name == row["name"]).values(at=row["at"])
    with contextlib.suppress(IntegrityError):  # another process was the first: then it can be written to
        async with engine.begin() as connection:
            if (await connection.execute(change)).rowcount == 0:
                await connection.execute(insert(PROBES), row)
