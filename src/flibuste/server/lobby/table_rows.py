"""Rows of the database that describe a table, read with the checks that go with them."""

from __future__ import annotations

from typing import Any

from sqlalchemy import Row, select, update
from sqlalchemy.ext.asyncio import AsyncConnection

from flibuste.bots.nicknames import nickname
from flibuste.bots.roster import offered, welcome
from flibuste.kernel.types import Refusal, Seat
from flibuste.server.identity import Guest
from flibuste.server.storage.schema import GUESTS, LEAVERS, TABLES
from flibuste.server.storage.store import LABEL_OF, PLACES_OF, Store


class TableRows:
    def __init__(self, store: Store) -> None:
        self.store = store

    async def row(self, id: str) -> Row[Any]:
        row = await self.store.row(id)
        if row is None:
            raise Refusal("no-such-table", "")
        return row

    async def hosted(self, id: str, guest: Guest, statuses: tuple[str, ...]) -> Row[Any]:
        """The table's row, if this guest is its host and it has one of these statuses."""
        row = await self.row(id)
        if row.host != guest.id:
            raise Refusal("not-host" if row.public else "no-such-table", "")
        if row.status not in statuses:
            raise Refusal("already-started" if statuses == ("open",) else "table-over", "")
        return row

    async def locked(self, connection: AsyncConnection, id: str) -> tuple[Row[Any], list[Row[Any]]]:
        """The table's row and places. Until the end of the transaction nobody else changes them.

        Changing the row is a lock in both databases, if it is the first statement of the transaction.
        """
        row = None
        if "\0" not in id:
            await connection.execute(update(TABLES).where(TABLES.c.id == id).values(status=TABLES.c.status))
            row = (await connection.execute(LABEL_OF, {"id": id})).first()
        if row is None:
            raise Refusal("no-such-table", "")
        return row, await self.places(connection, id)

    async def leavers(self, connection: AsyncConnection, id: str) -> list[Row[Any]]:
        """Who gave up which seat of the running game, the last one last."""
        query = select(LEAVERS).where(LEAVERS.c.table == id).order_by(LEAVERS.c.n)
        return list(await connection.execute(query))

    async def places(self, connection: AsyncConnection, id: str) -> list[Row[Any]]:
        return list(await connection.execute(PLACES_OF, {"id": id}))

    async def guest(self, connection: AsyncConnection, id: str) -> Guest:
        row = (await connection.execute(select(GUESTS).where(GUESTS.c.id == id))).first()
        if row is None:
            raise Refusal("no-such-guest", "")
        return Guest(row.id, row.name)


def has_left(guest: Guest, leavers: list[Row[Any]]) -> set[Seat]:
    """The seats of this game that the guest once had. They have seen the secrets of no other."""
    return {leaver.seat for leaver in leavers if leaver.guest == guest.id}


def may_return(guest: Guest, seat: Seat, leavers: list[Row[Any]]) -> bool:
    """Whether the guest was the last person in this seat, and has not resigned."""
    last = next((leaver for leaver in reversed(leavers) if leaver.seat == seat), None)
    return last is not None and last.guest == guest.id and bool(last.returns)


def not_seated(row: Row[Any]) -> Refusal:
    """A guest without a seat does not learn that a table by link exists."""
    return Refusal("not-seated" if row.public else "no-such-table", "")


def bot_name(id: str, seat: Seat, places: list[Row[Any]], language: str = "") -> str:
    """A nickname for a bot in this seat that nobody else at the table has."""
    return nickname(id, seat, [place.name for place in places if place.seat != seat], language)


def must_be_offered(bot: str) -> None:
    """Guests may choose among the bots of this server. They may not start a program of their own."""
    if not welcome(bot):
        raise Refusal("unknown-bot", "", {"bot": bot[:40], "bots": offered()})


def people_at(row: Row[Any], places: list[Row[Any]]) -> list[str]:
    """Everybody who sits at this table, and its host."""
    return sorted({row.host, *(place.guest for place in places if place.guest is not None)})
