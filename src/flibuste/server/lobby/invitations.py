"""Invitations: a seat at an open table is kept for somebody one knows, until they answer."""

from __future__ import annotations

from sqlalchemy import and_, update

from flibuste.kernel.types import Refusal, Seat
from flibuste.server.identity import Guest
from flibuste.server.live.tables import LiveTables
from flibuste.server.lobby.table_rows import TableRows, not_seated, people_at
from flibuste.server.lobby.table_summary import kept_for, seats_of
from flibuste.server.people.acquaintances import must_be_met
from flibuste.server.people.blocks import must_be_welcome
from flibuste.server.ratings.reliability import must_finish
from flibuste.server.storage.schema import PLACES
from flibuste.server.storage.store import Store


class Invitations:
    def __init__(self, store: Store, rows: TableRows, live_tables: LiveTables) -> None:
        self.store = store
        self.rows = rows
        self.live_tables = live_tables

    async def invite(self, id: str, me: Guest, other: str) -> Seat:
        """Keeps the first free seat for somebody one has met. They find the table among their own."""
        async with self.store.transaction() as connection:
            row, places = await self.rows.locked(connection, id)
            if not seats_of(me, places) and row.host != me.id:
                raise not_seated(row)
            if row.status != "open":
                raise Refusal("already-started", "")
            await must_be_met(connection, me, other)
            guest = await self.rows.guest(connection, other)
            if seats_of(guest, places) or kept_for(guest, places):
                raise Refusal("already-seated", "")
            await must_be_welcome(connection, guest.id, people_at(row, places))
            await must_finish(connection, guest.id, row.min_finished)
            free = (one.seat for one in places if not (one.guest or one.bot or one.kept_for))
            seat = next(free, None)
            if seat is None:
                raise Refusal("seat-taken", "")
            where = and_(PLACES.c.table == id, PLACES.c.seat == seat)
            await connection.execute(update(PLACES).where(where).values(kept_for=guest.id, name=guest.name))
        await self.live_tables.announce_change(id)
        return int(seat)
