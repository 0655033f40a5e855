"""What is kept about a guest for notifications: given to them, forgotten, cleaned up."""

from __future__ import annotations

from collections.abc import AsyncIterator, Callable, Sequence
from typing import Any

import orjson
from sqlalchemy import delete, exists, select, update
from sqlalchemy.ext.asyncio import AsyncConnection

from flibuste.server.notices.listeners import Listeners
from flibuste.server.storage.notice_tables import CHANNELS, DELIVERIES, QUESTIONS, WISHES
from flibuste.server.storage.schema import GUESTS
from flibuste.server.storage.store import Store, plain

KEPT = 7 * 24 * 3600 * 1000
"""How long it is remembered that something was sent, in milliseconds."""


class OwnNotices:
    def __init__(self, store: Store, listeners: Listeners, clock: Callable[[], int]) -> None:
        self.store = store
        self.listeners = listeners
        self.clock = clock

    async def files(self, guests: Sequence[str]) -> AsyncIterator[tuple[str, bytes]]:
        """Everything about a person, for the archive that they may ask for."""
        found: dict[str, Any] = {}
        async with self.store.read() as connection:
            for table in (CHANNELS, WISHES, QUESTIONS, DELIVERIES):
                rows = await connection.execute(select(table).where(table.c.guest.in_(guests)))
                found[str(table.name)] = [plain(row) for row in rows]
        yield "notifications.json", orjson.dumps(found, option=orjson.OPT_INDENT_2)

    async def forget(self, connection: AsyncConnection, guests: Sequence[str]) -> None:
        """Deletes all of it."""
        for table in (CHANNELS, WISHES, QUESTIONS, DELIVERIES):
            await connection.execute(delete(table).where(table.c.guest.in_(guests)))

    async def merge(self, connection: AsyncConnection, old: str, new: str) -> None:
        """Two guests become one: the one who stays is told by the channels of both.

        What waits is noted anew when the tables notice who sits there now.
        """
        kept = select(WISHES.c.guest).where(WISHES.c.guest == new)
        if (await connection.execute(kept)).first() is None:
            await connection.execute(update(WISHES).where(WISHES.c.guest == old).values(guest=new))
        await connection.execute(delete(WISHES).where(WISHES.c.guest == old))
        await connection.execute(delete(QUESTIONS).where(QUESTIONS.c.guest == old))
        for table in (CHANNELS, DELIVERIES):
            await connection.execute(update(table).where(table.c.guest == old).values(guest=new))

    async def changed(self, guests: Sequence[str]) -> None:
        for guest in guests:
            await self.listeners.changed(guest)

    async def clean(self) -> None:
        """Deletes old messages, answered questions, and channels of guests who are gone."""
        old = self.clock() - KEPT
        sent = delete(DELIVERIES).where(DELIVERIES.c.state != "waiting", DELIVERIES.c.next_at < old)
        answered = delete(QUESTIONS).where(~QUESTIONS.c.waiting, QUESTIONS.c.asked_at < old)
        unconfirmed = delete(CHANNELS).where(~CHANNELS.c.confirmed, CHANNELS.c.made_at < old)
        async with self.store.transaction() as connection:
            for change in (sent, answered, unconfirmed):
                await connection.execute(change)
            for table in (CHANNELS, WISHES):
                await connection.execute(delete(table).where(~exists().where(GUESTS.c.id == table.c.guest)))
        await self.listeners.load()
