"""What is known of somebody's friends, blocks and reports, and how it is forgotten."""

from __future__ import annotations

from typing import Any

from sqlalchemy import delete, or_, select, update

from flibuste.server.people.visibility import visibility_of
from flibuste.server.storage.people_tables import BLOCKS, FRIENDS, PROFILES, REPORTS
from flibuste.server.storage.store import Store


async def people_data(store: Store, guest: str) -> dict[str, Any]:
    """Who sees the profile, friends one asked for, blocks one set, reports one made."""
    friends = select(FRIENDS.c.other, FRIENDS.c.at).where(FRIENDS.c.guest == guest)
    blocks = select(BLOCKS.c.other, BLOCKS.c.what).where(BLOCKS.c.guest == guest)
    reports = select(REPORTS.c.at, REPORTS.c.table, REPORTS.c.reason, REPORTS.c.note, REPORTS.c.state)
    async with store.read() as connection:
        return {
            "visible": await visibility_of(connection, guest),
            "friends": [dict(row._mapping) for row in await connection.execute(friends)],
            "blocks": [dict(row._mapping) for row in await connection.execute(blocks)],
            "reports": [
                dict(row._mapping)
                for row in await connection.execute(reports.where(REPORTS.c.reporter == guest))
            ],
        }


async def forget(store: Store, guest: str) -> None:
    """Removes every trace. Reports about somebody keep their reason, without person, lines and note."""
    async with store.transaction() as connection:
        await connection.execute(delete(PROFILES).where(PROFILES.c.guest == guest))
        for table in (FRIENDS, BLOCKS):
            await connection.execute(delete(table).where(or_(table.c.guest == guest, table.c.other == guest)))
        made = update(REPORTS).where(REPORTS.c.reporter == guest).values(reporter=None, note="")
        await connection.execute(made)
        about = update(REPORTS).where(REPORTS.c.about == guest)
        await connection.execute(about.values(about=None, lines=[], note="", state="closed"))
