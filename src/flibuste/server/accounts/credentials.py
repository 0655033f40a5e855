"""How an account is proven: the list of means, the first of which reserves the name."""

from __future__ import annotations

import secrets
from typing import Any

from sqlalchemy import Row, delete, func, insert, select, update
from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import AsyncConnection

from flibuste.kernel.types import Refusal
from flibuste.server.identity import Guest, now, owner_of
from flibuste.server.look_alikes import name_key
from flibuste.server.storage.account_tables import CREDENTIALS, RESERVED_NAMES
from flibuste.server.storage.schema import GUESTS
from flibuste.server.storage.store import Store

MOST = 20
"""Credentials of one account."""


class Credentials:
    def __init__(self, store: Store) -> None:
        self.store = store

    async def listed(self, guest: str) -> list[Row[Any]]:
        query = select(CREDENTIALS).where(CREDENTIALS.c.guest == guest).order_by(CREDENTIALS.c.made_at)
        async with self.store.read() as connection:
            return list(await connection.execute(query))

    async def add(self, connection: AsyncConnection, guest: Guest, kind: str, **values: object) -> None:
        """Adds a credential. With the first one the guest has an account, and their name is theirs."""
        mine = select(func.count()).where(CREDENTIALS.c.guest == guest.id)
        if int((await connection.execute(mine)).scalar_one()) >= MOST:
            raise Refusal("too-many-credentials", "", {"most": MOST})
        row = {"id": secrets.token_urlsafe(12), "guest": guest.id, "kind": kind, "made_at": now()}
        row |= {"counter": 0, "label": "", **values}
        try:
            async with connection.begin_nested():
                await connection.execute(insert(CREDENTIALS), row)
        except IntegrityError:
            raise Refusal("credential-known", "") from None
        await self._reserve(connection, guest)

    async def _reserve(self, connection: AsyncConnection, guest: Guest) -> None:
        name = (await connection.execute(select(GUESTS.c.name).where(GUESTS.c.id == guest.id))).scalar_one()
        owner = await owner_of(connection, name)
        if owner == guest.id:
            return
        try:
            async with connection.begin_nested():
                await connection.execute(insert(RESERVED_NAMES), {"key": name_key(name), "guest": guest.id})
        except IntegrityError:
            raise Refusal("name-reserved", "") from None

    async def remove(self, guest: Guest, id: str) -> None:
        """Removes one. The last one stays: without it nobody could come back, and the name would be free."""
        mine = select(func.count()).where(CREDENTIALS.c.guest == guest.id)
        gone = delete(CREDENTIALS).where(CREDENTIALS.c.guest == guest.id, CREDENTIALS.c.id == id)
        async with self.store.transaction() as connection:
            # Locks the guest, so that two requests do not remove the last two.
            await connection.execute(update(GUESTS).where(GUESTS.c.id == guest.id).values(id=guest.id))
            left = int((await connection.execute(mine)).scalar_one())
            if not (await connection.execute(gone)).rowcount:
                raise Refusal("no-such-credential", "")
            if left == 1:
                raise Refusal("last-credential", "")
