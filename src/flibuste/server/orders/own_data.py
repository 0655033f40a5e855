"""The standing orders of a guest: given to them, moved to their account, forgotten."""

from __future__ import annotations

from collections.abc import AsyncIterator, Sequence

import orjson
from sqlalchemy import delete, select, update
from sqlalchemy.ext.asyncio import AsyncConnection

from flibuste.server.storage.order_tables import ORDERS
from flibuste.server.storage.store import Store, plain


class OwnOrders:
    def __init__(self, store: Store) -> None:
        self.store = store

    async def files(self, guests: Sequence[str]) -> AsyncIterator[tuple[str, bytes]]:
        query = select(ORDERS).where(ORDERS.c.guest.in_(guests)).order_by(ORDERS.c.table, ORDERS.c.number)
        async with self.store.read() as connection:
            found = [plain(row) for row in await connection.execute(query)]
        yield "orders.json", orjson.dumps(found, option=orjson.OPT_INDENT_2)

    async def merge(self, connection: AsyncConnection, old: str, new: str) -> None:
        await connection.execute(update(ORDERS).where(ORDERS.c.guest == old).values(guest=new))

    async def forget(self, connection: AsyncConnection, guests: Sequence[str]) -> None:
        await connection.execute(delete(ORDERS).where(ORDERS.c.guest.in_(guests)))

    async def changed(self, guests: Sequence[str]) -> None:
        """Orders are found by their table and seat."""
