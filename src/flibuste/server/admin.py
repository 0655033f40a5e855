"""What whoever runs a server can do: look, close, ban, back up, restore, migrate."""

from __future__ import annotations

import shutil
import sqlite3
from pathlib import Path
from typing import Any

from sqlalchemy import select, update
from sqlalchemy.engine import make_url

from flibuste.kernel.words import Refusal
from flibuste.server.berth import now
from flibuste.server.schema import GUESTS, TABLES
from flibuste.server.settings import Settings
from flibuste.server.store import Store


async def migrate(settings: Settings) -> None:
    """Makes the database, or brings it up to date."""
    store = Store(settings.database_url())
    await store.open()
    await store.close()


async def tables(settings: Settings) -> list[dict[str, Any]]:
    """The open and running tables."""
    query = select(TABLES.c.id, TABLES.c.game, TABLES.c.seats, TABLES.c.status, TABLES.c.made_at)
    query = query.where(TABLES.c.status.in_(("open", "running"))).order_by(TABLES.c.made_at)
    store = Store(settings.database_url())
    async with store.engine.connect() as connection:
        rows = [dict(row._mapping) for row in await connection.execute(query)]
    await store.engine.dispose()
    return rows


async def close(settings: Settings, id: str) -> None:
    """Ends a table; the running server notices when it next looks."""
    where = (TABLES.c.id == id, TABLES.c.status.in_(("open", "running")))
    await _change(
        settings, update(TABLES).where(*where).values(status="closed", ended_at=now()), "no-such-table"
    )


async def ban(settings: Settings, guest: str, banned: bool) -> None:
    """A banned guest is nobody: no cookie of his is known any more."""
    change = update(GUESTS).where(GUESTS.c.id == guest).values(banned=banned)
    await _change(settings, change, "no-such-guest")


async def _change(settings: Settings, change: Any, otherwise: str) -> None:  # noqa: ANN401 - a statement
    store = Store(settings.database_url())
    async with store.connect() as connection:
        changed = (await connection.execute(change)).rowcount
    await store.engine.dispose()
    if not changed:
        raise Refusal(otherwise, "")


def embedded_file(settings: Settings) -> Path:
    """The file of the embedded database; PostgreSQL has its own tools."""
    url = make_url(settings.database_url())
    if not url.drivername.startswith("sqlite") or not url.database:
        raise Refusal("backup-postgresql", "")
    return Path(url.database)


def backup(settings: Settings, to: Path) -> None:
    """A consistent copy while the server runs."""
    source = embedded_file(settings)
    if not source.exists():
        raise FileNotFoundError(2, "", str(source))
    if to.exists():
        raise FileExistsError(17, "", str(to))
    part = to.with_name(to.name + ".part")
    with sqlite3.connect(source) as live, sqlite3.connect(part) as copy:
        live.backup(copy)
    copy.close()
    live.close()
    part.rename(to)


def restore(settings: Settings, file: Path) -> None:
    """Puts a backup in the database's place; the server must not run. What was there is kept aside."""
    check = sqlite3.connect(f"file:{file}?mode=ro", uri=True)
    try:
        sound = check.execute("pragma integrity_check").fetchone() == ("ok",)
        ours = check.execute("select count(*) from sqlite_master where name = 'acts'").fetchone() == (1,)
    except sqlite3.DatabaseError:
        sound = ours = False
    finally:
        check.close()
    if not (sound and ours):
        raise Refusal("backup-damaged", "")
    target = embedded_file(settings)
    target.parent.mkdir(parents=True, exist_ok=True)
    for suffix in ("", "-wal", "-shm"):
        old = Path(f"{target}{suffix}")
        if old.exists():
            old.rename(f"{old}.before-restore")
    shutil.copyfile(file, target)
