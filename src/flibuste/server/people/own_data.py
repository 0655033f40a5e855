"""Somebody's friends, blocks and reports: given to them, moved to their account, forgotten."""

from __future__ import annotations

from collections.abc import AsyncIterator, Sequence

import orjson
from sqlalchemy import delete, or_, select, update
from sqlalchemy.ext.asyncio import AsyncConnection

from flibuste.server.people.visibility import visibility_of
from flibuste.server.storage.people_tables import BLOCKS, FRIENDS, PROFILES, REPORTS
from flibuste.server.storage.store import Store, plain


class OwnPeople:
    def __init__(self, store: Store) -> None:
        self.store = store

    async def files(self, guests: Sequence[str]) -> AsyncIterator[tuple[str, bytes]]:
        """Who sees the profile, friends one asked for, blocks one set, reports one made."""
        queries = {
            "friends": select(FRIENDS.c.other, FRIENDS.c.at).where(FRIENDS.c.guest.in_(guests)),
            "blocks": select(BLOCKS.c.other, BLOCKS.c.what).where(BLOCKS.c.guest.in_(guests)),
            "reports": select(
                REPORTS.c.at, REPORTS.c.table, REPORTS.c.reason, REPORTS.c.note, REPORTS.c.state
            ).where(REPORTS.c.reporter.in_(guests)),
        }
        async with self.store.read() as connection:
            found: dict[str, object] = {"visible": await visibility_of(connection, guests[0])}
            for name, query in queries.items():
                found[name] = [plain(row) for row in await connection.execute(query)]
        yield "people.json", orjson.dumps(found, option=orjson.OPT_INDENT_2)

    async def merge(self, connection: AsyncConnection, old: str, new: str) -> None:
        """Friends and blocks of the guest become the account's, where it has none for the same person."""
        for table in (FRIENDS, BLOCKS):
            for mine, theirs in ((table.c.guest, table.c.other), (table.c.other, table.c.guest)):
                has = select(theirs).where(mine == new)
                moved = update(table).where(mine == old, theirs != new, theirs.not_in(has))
                await connection.execute(moved.values({mine: new}))
            await connection.execute(delete(table).where(or_(table.c.guest == old, table.c.other == old)))
        await connection.execute(delete(PROFILES).where(PROFILES.c.guest == old))
        for column in (REPORTS.c.reporter, REPORTS.c.about):
            await connection.execute(update(REPORTS).where(column == old).values({column: new}))

    async def forget(self, connection: AsyncConnection, guests: Sequence[str]) -> None:
        """Removes every trace. Reports about somebody keep their reason, without person, lines and note."""
        await connection.execute(delete(PROFILES).where(PROFILES.c.guest.in_(guests)))
        for table in (FRIENDS, BLOCKS):
            either = or_(table.c.guest.in_(guests), table.c.other.in_(guests))
            await connection.execute(delete(table).where(either))
        made = update(REPORTS).where(REPORTS.c.reporter.in_(guests)).values(reporter=None, note="")
        await connection.execute(made)
        about = update(REPORTS).where(REPORTS.c.about.in_(guests))
        await connection.execute(about.values(about=None, lines=[], note="", state="closed"))

    async def changed(self, guests: Sequence[str]) -> None:
        """Blocks are read when somebody connects."""
