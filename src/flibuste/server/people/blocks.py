"""Blocks: whom somebody does not want to read, or to sit with. Who is blocked is not told by whom."""

from __future__ import annotations

from collections.abc import Collection

from sqlalchemy import and_, delete, func, insert, or_, select, update
from sqlalchemy.ext.asyncio import AsyncConnection

from flibuste.kernel.types import Refusal
from flibuste.server.identity import Guest
from flibuste.server.people.acquaintances import must_be_met
from flibuste.server.storage.people_tables import BLOCKS, FRIENDS
from flibuste.server.storage.schema import GUESTS
from flibuste.server.storage.store import Store

WHATS = ("chat", "seat", "both")
AT_MOST = 500


class Blocks:
    def __init__(self, store: Store) -> None:
        self.store = store

    async def block(self, me: Guest, other: str, what: str) -> None:
        """Blocks somebody one has met, or changes what is blocked. They are no friends any more."""
        async with self.store.transaction() as connection:
            await must_be_met(connection, me, other)
            await connection.execute(update(GUESTS).where(GUESTS.c.id == me.id).values(name=GUESTS.c.name))
            await connection.execute(delete(BLOCKS).where(BLOCKS.c.guest == me.id, BLOCKS.c.other == other))
            count = select(func.count()).where(BLOCKS.c.guest == me.id)
            if ((await connection.execute(count)).scalar() or 0) >= AT_MOST:
                raise Refusal("too-many-blocks", "", {"most": AT_MOST})
            await connection.execute(insert(BLOCKS), {"guest": me.id, "other": other, "what": what})
            for one, two in ((me.id, other), (other, me.id)):
                gone = delete(FRIENDS).where(FRIENDS.c.guest == one, FRIENDS.c.other == two)
                await connection.execute(gone)

    async def lift(self, me: Guest, other: str) -> None:
        async with self.store.transaction() as connection:
            await connection.execute(delete(BLOCKS).where(BLOCKS.c.guest == me.id, BLOCKS.c.other == other))

    async def unread_by(self, guest: str) -> frozenset[str]:
        """The people whose lines this guest is not shown."""
        query = select(BLOCKS.c.other).where(BLOCKS.c.guest == guest, BLOCKS.c.what.in_(("chat", "both")))
        async with self.store.read() as connection:
            return frozenset((await connection.execute(query)).scalars())


async def must_be_welcome(connection: AsyncConnection, guest: str, others: Collection[str]) -> None:
    """Refuses somebody who may not sit with one of these people, or who does not want to."""
    seat = BLOCKS.c.what.in_(("seat", "both"))
    unwanted = and_(BLOCKS.c.guest.in_(others), BLOCKS.c.other == guest)
    unwilling = and_(BLOCKS.c.guest == guest, BLOCKS.c.other.in_(others))
    query = select(BLOCKS.c.guest).where(seat, or_(unwanted, unwilling)).limit(1)
    if others and (await connection.execute(query)).first() is not None:
        raise Refusal("not-welcome", "")
