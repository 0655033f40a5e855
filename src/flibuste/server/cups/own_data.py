"""What cups and leagues keep of a guest: given to them, moved to their account, forgotten."""

from __future__ import annotations

from collections.abc import AsyncIterator, Sequence
from typing import Any

import orjson
from sqlalchemy import ColumnElement, delete, select, update
from sqlalchemy.ext.asyncio import AsyncConnection

from flibuste.server.storage.cup_tables import CUP_TRIES, CUPS, LEAGUE_MEMBERS, LEAGUES
from flibuste.server.storage.store import Store, plain

GHOST = "—"
"""The name that stands in tables of places for somebody who is forgotten."""


class OwnCups:
    def __init__(self, store: Store) -> None:
        self.store = store

    async def files(self, guests: Sequence[str]) -> AsyncIterator[tuple[str, bytes]]:
        """Their tries, the cups and leagues they made, and those they play in. No seed is in it."""
        made = [column for column in CUPS.c if column.name != "seed"]
        async with self.store.read() as connection:
            found = {
                "cup_tries": await rows(connection, select(CUP_TRIES).where(CUP_TRIES.c.guest.in_(guests))),
                "cups": await rows(connection, select(*made).where(CUPS.c.host.in_(guests))),
                "league_members": await rows(
                    connection, select(LEAGUE_MEMBERS).where(LEAGUE_MEMBERS.c.guest.in_(guests))
                ),
                "leagues": await rows(connection, select(LEAGUES).where(LEAGUES.c.host.in_(guests))),
            }
        yield "cups.json", orjson.dumps(found, option=orjson.OPT_INDENT_2)

    async def merge(self, connection: AsyncConnection, old: str, new: str) -> None:
        """Where the account has a try or a place of its own already, the guest's stays apart."""
        for kept, column in ((CUP_TRIES, CUP_TRIES.c.cup), (LEAGUE_MEMBERS, LEAGUE_MEMBERS.c.league)):
            has = select(column).where(kept.c.guest == new)
            moved: list[ColumnElement[bool]] = [kept.c.guest == old, column.not_in(has)]
            await connection.execute(update(kept).where(*moved).values(guest=new))
        for made in (CUPS, LEAGUES):
            await connection.execute(update(made).where(made.c.host == old).values(host=new))

    async def forget(self, connection: AsyncConnection, guests: Sequence[str]) -> None:
        """Results of leagues stay, under no name; tries go, their tables stay. A cup's name may be theirs."""
        await connection.execute(delete(CUP_TRIES).where(CUP_TRIES.c.guest.in_(guests)))
        gone = update(LEAGUE_MEMBERS).where(LEAGUE_MEMBERS.c.guest.in_(guests))
        await connection.execute(gone.values(guest=None, name=GHOST, left=True))
        for made in (CUPS, LEAGUES):
            await connection.execute(
                update(made).where(made.c.host.in_(guests)).values(host=None, name=GHOST)
            )

    async def changed(self, guests: Sequence[str]) -> None:
        """Nothing of it is in memory."""


async def rows(connection: AsyncConnection, query: Any) -> list[dict[str, Any]]:  # noqa: ANN401 - a select
    return [plain(row) for row in await connection.execute(query)]
