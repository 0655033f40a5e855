"""What people add to the luck: one nonce for each browser, after the commitment was published."""

from __future__ import annotations

from typing import Any

from sqlalchemy import ColumnElement, Row, and_, update
from sqlalchemy.ext.asyncio import AsyncConnection

from flibuste.kernel.types import Refusal
from flibuste.server.identity import Guest
from flibuste.server.live.table import now
from flibuste.server.live.tables import LiveTables
from flibuste.server.lobby.table_rows import TableRows, not_seated
from flibuste.server.lobby.table_summary import seats_of
from flibuste.server.storage.schema import PLACES, TABLES
from flibuste.server.storage.store import Store

CLOSED_FOR = 180_000
"""Milliseconds after which a start that never finished no longer keeps nonces out."""


class Nonces:
    def __init__(self, store: Store, rows: TableRows, live_tables: LiveTables) -> None:
        self.store = store
        self.rows = rows
        self.live_tables = live_tables

    async def add(self, id: str, guest: Guest, nonce: str) -> None:
        """Keeps a seated person's nonce until the start; a later one replaces it.

        Several people at one screen share a browser, and so one nonce: that of their first seat.
        """
        row = await self.rows.row(id)
        async with self.store.transaction() as connection:
            places = await self.rows.places(connection, id)
            held = seats_of(guest, places)
            if not held:
                raise not_seated(row)
            if not await still_open(connection, id):
                raise Refusal("luck-closed", "")
            mine = and_(PLACES.c.table == id, PLACES.c.seat == held[0], PLACES.c.guest == guest.id)
            if (await connection.execute(update(PLACES).where(mine).values(nonce=nonce))).rowcount != 1:
                raise not_seated(row)
        await self.live_tables.announce_change(id)


async def still_open(connection: AsyncConnection, id: str) -> bool:
    """Whether nonces are accepted. Until the transaction ends the table can neither start nor close."""
    accepts = and_(TABLES.c.id == id, TABLES.c.status == "open", ~being_started())
    return (await connection.execute(update(TABLES).where(accepts).values(closed_at=None))).rowcount == 1


def being_started() -> ColumnElement[bool]:
    return and_(TABLES.c.closed_at.is_not(None), TABLES.c.closed_at > now() - CLOSED_FOR)


def nonces_of(places: list[Row[Any]]) -> list[str]:
    """The nonces of the people at the table, in the order of their seats, each once."""
    return list(dict.fromkeys(place.nonce for place in places if place.guest and place.nonce))
