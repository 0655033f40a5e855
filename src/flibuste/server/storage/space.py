"""The embedded database's file gives its free pages back to the disk, a few at a time."""

from __future__ import annotations

from pathlib import Path

from sqlalchemy import text
from sqlalchemy.engine import make_url
from sqlalchemy.ext.asyncio import AsyncEngine

INCREMENTAL = 2
"""SQLite's number for `auto_vacuum=incremental`: free pages stay in the file until they are asked back."""
SMALL_BYTES = 64 * 1024 * 1024
"""Databases of earlier releases up to this size are rewritten at the start, which takes about a second."""
SPARE_PAGES = 256
"""Free pages that stay in the file, because they are needed again soon: a megabyte."""
PAGES_AT_ONCE = 200
"""Pages given back in one transaction. Acts wait for it for a few milliseconds."""


async def convert_if_small(engine: AsyncEngine, url: str) -> None:
    """Lets the file of an earlier release give space back, if rewriting it is quick."""
    file = make_url(url).database if url.startswith("sqlite") else None
    if file and Path(file).is_file() and 0 < Path(file).stat().st_size <= SMALL_BYTES:
        await compact(engine, only_if_needed=True)


async def compact(engine: AsyncEngine, only_if_needed: bool = False) -> None:
    """Rewrites the whole file, without free pages. Nobody else may use it meanwhile."""
    async with engine.connect() as connection:
        alone = await connection.execution_options(isolation_level="AUTOCOMMIT")
        kind = (await alone.execute(text("pragma auto_vacuum"))).scalar_one()
        if kind == INCREMENTAL and only_if_needed:
            return
        await alone.execute(text(f"pragma auto_vacuum={INCREMENTAL}"))
        await alone.execute(text("vacuum"))


async def give_back(engine: AsyncEngine) -> bool:
    """Gives some free pages back to the disk; whether there are more."""
    async with engine.connect() as connection:
        alone = await connection.execution_options(isolation_level="AUTOCOMMIT")
        free = int((await alone.execute(text("pragma freelist_count"))).scalar_one())
        kind = (await alone.execute(text("pragma auto_vacuum"))).scalar_one()
        if free <= SPARE_PAGES or kind != INCREMENTAL:
            return False
        pages = min(PAGES_AT_ONCE, free - SPARE_PAGES)
        # Each step of the statement frees one page, so its rows are all fetched.
        (await alone.execute(text(f"pragma incremental_vacuum({pages})"))).close()
        return free - pages > SPARE_PAGES
