"""Seats of a table: taken, left, offered to others, given to bots. Nobody is seated without saying yes.

Before the start a change is one transaction that locks the table's row. In a running game it is an act, and
the places change in the act's own transaction.
"""

from __future__ import annotations

from functools import partial
from typing import Any, NamedTuple

from sqlalchemy import Row, and_, update
from sqlalchemy.ext.asyncio import AsyncConnection

from flibuste.kernel.types import Refusal, Seat
from flibuste.server.identity import Guest
from flibuste.server.live.table import LiveTable
from flibuste.server.live.tables import LiveTables
from flibuste.server.lobby.ratable import must_be_anchored
from flibuste.server.lobby.seat_moves import SeatMoves, join_or_ask, leaving, seat_of
from flibuste.server.lobby.table_rows import (
    TableRows,
    bot_name,
    has_left,
    must_be_offered,
    not_seated,
    people_at,
)
from flibuste.server.lobby.table_summary import kept_for, may_see, seats_of
from flibuste.server.people.blocks import must_be_welcome
from flibuste.server.ratings.reliability import must_finish
from flibuste.server.storage.schema import PLACES
from flibuste.server.storage.store import Store


class Taken(NamedTuple):
    """A seat that was taken, or asked for: then the people at the table have to agree first."""

    seat: Seat
    asked: bool = False


class Seats:
    def __init__(self, store: Store, rows: TableRows, live_tables: LiveTables, moves: SeatMoves) -> None:
        self.store = store
        self.rows = rows
        self.live_tables = live_tables
        self.moves = moves

    async def take(self, id: str, guest: Guest, seat: Seat | None, link: str) -> Taken:
        """Takes this seat: one that is kept for the guest, or else the first free one.

        In a running game a guest comes back to the seat they left, or takes one that was handed to them.
        For a bot's seat they have to ask all people at the table.
        """
        async with self.store.transaction() as connection:
            row, places = await self.rows.locked(connection, id)
            held = seats_of(guest, places)
            if held:
                return Taken(held[0])
            if row.cup is not None:  # nobody else plays there
                raise Refusal("no-such-table", "")
            left = has_left(guest, await self.rows.leavers(connection, id))
            if not (may_see(row, None, guest, link) or kept_for(guest, places) or left):
                raise Refusal("no-such-table", "")
            if row.status not in ("open", "running"):
                raise Refusal("table-over", "")
            await must_finish(connection, guest.id, row.min_finished if not left else None)
            await must_be_welcome(connection, guest.id, [] if left else people_at(row, places))
            if row.status == "open":
                taken = await self._take_before_start(connection, guest, places, seat)
        if row.status == "open":
            await self.live_tables.announce_change(id)
            return Taken(taken)
        live = await self.live_tables.find(id)
        move = await self.moves.make(live, partial(join_or_ask, guest, seat))
        return Taken(move.seat, asked=move.kind == "propose")

    async def _take_before_start(
        self, connection: AsyncConnection, guest: Guest, places: list[Row[Any]], seat: Seat | None
    ) -> Seat:
        kept = [one for one in kept_for(guest, places) if seat in (None, one)]
        free = [
            place.seat
            for place in places
            if place.guest is None
            and place.bot is None
            and place.kept_for is None
            and seat in (None, place.seat)
        ]
        wanted = kept or free[:1]
        if not wanted:
            raise Refusal("seat-taken", "")
        for one in wanted:
            # Several people at one screen keep their names; somebody alone may have another by now.
            name = guest.name if len(wanted) == 1 else places[one].name
            values = {"guest": guest.id, "name": name, "kept_for": None, "nonce": ""}
            where = and_(PLACES.c.table == places[one].table, PLACES.c.seat == one)
            await connection.execute(update(PLACES).where(where).values(**values))
        return wanted[0]

    async def leave(self, id: str, guest: Guest, one: Seat | None = None, resign: bool = False) -> None:
        """Leaves all seats of the guest, or one; declines seats kept for them; or no longer asks for one.

        In a running game a bot plays on there. The guest may come back to that seat, unless they resign.
        """
        async with self.store.transaction() as connection:
            row, places = await self.rows.locked(connection, id)
            seats = [seat for seat in seats_of(guest, places) if one in (None, seat)]
            kept = [seat for seat in kept_for(guest, places) if one in (None, seat)]
            for place in places:
                where = and_(PLACES.c.table == id, PLACES.c.seat == place.seat)
                if place.seat in seats and row.status == "open":
                    values = {"guest": None, "name": "", "nonce": "", "kept_for": None}
                    await connection.execute(update(PLACES).where(where).values(**values))
                elif place.seat in kept:
                    name = place.name if place.guest else ""
                    await connection.execute(update(PLACES).where(where).values(kept_for=None, name=name))
        if row.status == "running" and not kept:
            await self._leave_game(await self.live_tables.find(id), guest, row, seats, resign)
            return
        if not seats and not kept:
            raise not_seated(row)
        if row.status not in ("open", "running"):
            raise Refusal("table-over", "")
        await self.live_tables.announce_change(id)

    async def _leave_game(
        self, live: LiveTable, guest: Guest, row: Row[Any], seats: list[Seat], resign: bool
    ) -> None:
        proposal = live.under_way().seating.proposal
        if not seats and proposal is not None and proposal.guest == guest.id:
            await self.live_tables.act(live, "withdraw", proposal.seat)
            return
        if not seats:
            raise not_seated(row)
        for seat in seats:
            await self.moves.make(live, partial(leaving, live.id, guest, row, seat, resign))

    async def hand_over(self, id: str, guest: Guest, to: str, one: Seat | None = None) -> None:
        """Offers one of the guest's seats to a guest who has none at this table, and who has to accept."""
        async with self.store.transaction() as connection:
            row, places = await self.rows.locked(connection, id)
            seat = seat_of(guest, places, row, one)
            if row.cup is not None:
                raise Refusal("cup-table", "")
            receiver = await self.rows.guest(connection, to)
            left = has_left(receiver, await self.rows.leavers(connection, id))
            if seats_of(receiver, places) or kept_for(receiver, places):
                raise Refusal("already-seated", "")
            if left - {seat}:
                raise Refusal("other-seat", "")
            if row.status not in ("open", "running"):
                raise Refusal("table-over", "")
            await must_be_welcome(connection, receiver.id, people_at(row, places))
            where = and_(PLACES.c.table == id, PLACES.c.seat == seat)
            await connection.execute(update(PLACES).where(where).values(kept_for=receiver.id))
        await self.live_tables.announce_change(id)

    async def set_bot(self, id: str, guest: Guest, seat: Seat, bot: str | None, language: str = "") -> None:
        """The host puts a bot into a seat where nobody sits, or removes it, before the start.

        Its name is one of the host's language.
        """
        await self.rows.hosted(id, guest, ("open",))
        if bot is not None:
            must_be_offered(bot)
        async with self.store.transaction() as connection:
            row, places = await self.rows.locked(connection, id)
            if row.status != "open":
                raise Refusal("already-started", "")
            if bot is not None:
                must_be_anchored(row, bot)
            if seat >= len(places) or places[seat].guest is not None:
                raise Refusal("seat-taken", "")
            name = bot_name(id, seat, places, language) if bot else ""
            where = and_(PLACES.c.table == id, PLACES.c.seat == seat)
            await connection.execute(update(PLACES).where(where).values(bot=bot, name=name, kept_for=None))
        await self.live_tables.announce_change(id)
