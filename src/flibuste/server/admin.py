"""Commands for whoever runs a server: list, close and give back tables, ban, back up, restore."""

from __future__ import annotations

import contextlib
import shutil
import sqlite3
from collections.abc import AsyncIterator
from pathlib import Path
from typing import Any

from sqlalchemy import select, update
from sqlalchemy.engine import make_url

from flibuste.kernel.types import Refusal
from flibuste.server.live.table import now
from flibuste.server.ratings.rerate import Rerated, rerate
from flibuste.server.settings import Settings
from flibuste.server.storage.database_faults import explained
from flibuste.server.storage.people_tables import REPORTS
from flibuste.server.storage.schema import GUESTS, TABLES
from flibuste.server.storage.space import compact as rewrite
from flibuste.server.storage.store import Store


async def migrate(settings: Settings) -> None:
    """Creates the database, or brings it up to date."""
    store = Store(settings.database_url())
    await store.open()
    await store.close()


async def tables(settings: Settings) -> list[dict[str, Any]]:
    """The open and running tables."""
    query = select(TABLES.c.id, TABLES.c.game, TABLES.c.seats, TABLES.c.status, TABLES.c.made_at)
    query = query.where(TABLES.c.status.in_(("open", "running"))).order_by(TABLES.c.made_at)
    async with existing(settings) as store, store.read() as connection:
        return [dict(row._mapping) for row in await connection.execute(query)]


@contextlib.asynccontextmanager
async def existing(settings: Settings) -> AsyncIterator[Store]:
    """The store of a database that is there already. It is not created or migrated."""
    store = Store(settings.database_url())
    with explained(store.url):
        file = make_url(store.url).database if store.embedded else None
        if file and not Path(file).is_file():
            raise Refusal("database-missing", "", {"database": file})
        try:
            yield store
        finally:
            await store.close()


async def tables_set_aside(settings: Settings) -> list[dict[str, Any]]:
    """The tables that took too long to open, and why."""
    query = select(TABLES.c.id, TABLES.c.game, TABLES.c.seats, TABLES.c.set_aside, TABLES.c.made_at)
    query = query.where(TABLES.c.set_aside.is_not(None)).order_by(TABLES.c.made_at)
    store = Store(settings.database_url())
    async with store.read() as connection:
        rows = [dict(row._mapping) for row in await connection.execute(query)]
    await store.close()
    return [{**row, "status": row["set_aside"]} for row in rows]


async def give_back(settings: Settings, id: str) -> None:
    """Lets a table that was set aside be opened again, by a running server too."""
    where = (TABLES.c.id == id, TABLES.c.set_aside.is_not(None))
    await _change(settings, update(TABLES).where(*where).values(set_aside=None), "no-such-table")


async def close(settings: Settings, id: str) -> None:
    """Closes a table. A running server notices in its next housekeeping round."""
    where = (TABLES.c.id == id, TABLES.c.status.in_(("open", "running")))
    await _change(
        settings, update(TABLES).where(*where).values(status="closed", ended_at=now()), "no-such-table"
    )


async def ban(settings: Settings, guest: str, banned: bool) -> None:
    """Bans a guest, or lifts the ban. No cookie of a banned guest is accepted."""
    change = update(GUESTS).where(GUESTS.c.id == guest).values(banned=banned)
    await _change(settings, change, "no-such-guest")


async def _change(settings: Settings, change: Any, otherwise: str) -> None:  # noqa: ANN401 - a statement
    async with existing(settings) as store, store.transaction() as connection:
        changed = (await connection.execute(change)).rowcount
    if not changed:
        raise Refusal(otherwise, "")


async def compute_ratings(settings: Settings) -> Rerated:
    """Computes all ratings anew from the results; the server may be running."""
    async with existing(settings) as store, store.engine.connect() as connection:
        return await connection.run_sync(rerate)


async def reports(settings: Settings) -> list[dict[str, Any]]:
    """The open reports, and lines with words that call for a look; the oldest first."""
    reporter, about = GUESTS.alias("reporter"), GUESTS.alias("about")
    query = (
        select(REPORTS, reporter.c.name.label("reporter_name"), about.c.name.label("about_name"))
        .outerjoin(reporter, reporter.c.id == REPORTS.c.reporter)
        .outerjoin(about, about.c.id == REPORTS.c.about)
        .where(REPORTS.c.state == "open")
        .order_by(REPORTS.c.id)
    )
    async with existing(settings) as store, store.read() as connection:
        return [dict(row._mapping) for row in await connection.execute(query)]


async def close_report(settings: Settings, id: str) -> None:
    """Marks a report as looked at."""
    number = int(id) if id.isdecimal() and len(id) < 10 else 0
    change = update(REPORTS).where(REPORTS.c.id == number, REPORTS.c.state == "open").values(state="closed")
    await _change(settings, change, "no-such-report")


async def compact(settings: Settings) -> None:
    """Rewrites the embedded database without free pages; the server must not be running."""
    embedded_file(settings)
    async with existing(settings) as store:
        await rewrite(store.engine)


def embedded_file(settings: Settings) -> Path:
    """The file of the embedded database. For PostgreSQL there are its own tools."""
    url = make_url(settings.database_url())
    if not url.drivername.startswith("sqlite") or not url.database:
        raise Refusal("backup-postgresql", "")
    return Path(url.database)


def backup(settings: Settings, to: Path) -> None:
    """Makes a consistent copy; the server may be running."""
    source = embedded_file(settings)
    if not source.exists():
        raise FileNotFoundError(2, "", str(source))
    if to.exists():
        raise FileExistsError(17, "", str(to))
    part = to.with_name(to.name + ".part")
    with (
        explained(str(to)),
        contextlib.closing(sqlite3.connect(source)) as live,
        contextlib.closing(sqlite3.connect(part)) as copy,
    ):
        live.backup(copy)
    part.rename(to)


def restore(settings: Settings, file: Path) -> None:
    """Replaces the database by a backup; the server must not be running. The old files are renamed."""
    if not file.is_file():
        raise FileNotFoundError(2, "", str(file))
    check = sqlite3.connect(f"{file.absolute().as_uri()}?mode=ro", uri=True)
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
