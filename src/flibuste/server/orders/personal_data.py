"""What standing orders know of a guest: for an archive of their data, and to forget them."""

from __future__ import annotations

from typing import Any

from sqlalchemy import delete, select
from sqlalchemy.ext.asyncio import AsyncConnection

from flibuste.server.storage.order_tables import ORDERS


async def order_data(connection: AsyncConnection, guest: str) -> list[dict[str, Any]]:
    query = select(ORDERS).where(ORDERS.c.guest == guest).order_by(ORDERS.c.table, ORDERS.c.number)
    return [dict(row._mapping) for row in await connection.execute(query)]


async def forget(connection: AsyncConnection, guest: str) -> None:
    await connection.execute(delete(ORDERS).where(ORDERS.c.guest == guest))
