"""Who may see a table of a duplicate cup: its player, and others once they have nothing to gain from it."""

from __future__ import annotations

from typing import Any

from sqlalchemy import Row, select
from sqlalchemy.ext.asyncio import AsyncConnection

from flibuste.server.identity import Guest
from flibuste.server.storage.cup_tables import CUP_TRIES, CUPS
from flibuste.server.storage.schema import TABLES


async def unsealed(connection: AsyncConnection, row: Row[Any], guest: Guest | None) -> bool:
    """Whether a guest who does not sit at this table of a cup may see it.

    Only finished games, and only those who have finished this cup themselves, or when the cup is over: then
    nobody plays it any more. Links open nothing here: everybody in a cup has the same cards.
    """
    if row.status != "finished":
        return False
    cup = (await connection.execute(select(CUPS).where(CUPS.c.id == row.cup))).first()
    if cup is None:
        return False
    if cup.over and cup.day is not None:
        return True
    if guest is None:
        return False
    mine = await try_of(connection, cup.id, guest)
    if mine is not None:
        return bool(cup.over or mine.status == "finished")
    return bool(cup.over and cup.host == guest.id)


async def try_of(connection: AsyncConnection, cup: str, guest: Guest) -> Row[Any] | None:
    """The guest's try in a cup, with its table's status and result."""
    query = (
        select(CUP_TRIES, TABLES.c.status, TABLES.c.result)
        .join(TABLES, TABLES.c.id == CUP_TRIES.c.table)
        .where(CUP_TRIES.c.cup == cup, CUP_TRIES.c.guest == guest.id)
    )
    return (await connection.execute(query)).first()
