"""What cups and standing orders know of a guest: for an archive of their data, and to forget them."""

from __future__ import annotations

from typing import Any

from sqlalchemy import Table, delete, select, update
from sqlalchemy.ext.asyncio import AsyncConnection

from flibuste.server.storage.cup_tables import CUP_TRIES, CUPS, LEAGUE_MEMBERS, LEAGUES

GHOST = "—"
"""The name that stands in tables of places for somebody who is forgotten."""


async def cup_data(connection: AsyncConnection, guest: str) -> dict[str, list[dict[str, Any]]]:
    """The guest's tries, the cups and leagues they made, and those they play in. No seed is in it."""
    made = [column for column in CUPS.c if column.name != "seed"]
    return {
        "cup_tries": await rows(connection, select(CUP_TRIES).where(CUP_TRIES.c.guest == guest)),
        "cups": await rows(connection, select(*made).where(CUPS.c.host == guest)),
        "league_members": await rows(
            connection, select(LEAGUE_MEMBERS).where(LEAGUE_MEMBERS.c.guest == guest)
        ),
        "leagues": await rows(connection, select(LEAGUES).where(LEAGUES.c.host == guest)),
    }


async def forget(connection: AsyncConnection, guest: str) -> None:
    """No byte of name or guest stays. Results of leagues do, under no name; tries go, their tables stay.

    The row of the guest itself, and their tables, are for others to empty.
    """
    await connection.execute(delete(CUP_TRIES).where(CUP_TRIES.c.guest == guest))
    gone = update(LEAGUE_MEMBERS).where(LEAGUE_MEMBERS.c.guest == guest)
    await connection.execute(gone.values(guest=None, name=GHOST, left=True))
    for made in (CUPS, LEAGUES):
        await nameless(connection, made, guest)


async def nameless(connection: AsyncConnection, made: Table, guest: str) -> None:
    """A cup or league keeps going without whoever made it; its name may be theirs."""
    await connection.execute(update(made).where(made.c.host == guest).values(host=None, name=GHOST))


async def rows(connection: AsyncConnection, query: Any) -> list[dict[str, Any]]:  # noqa: ANN401 - a select
    return [dict(row._mapping) for row in await connection.execute(query)]
