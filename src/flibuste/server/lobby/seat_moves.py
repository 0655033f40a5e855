"""Who may change seats in a running game, and the acts that do it."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, NamedTuple

from sqlalchemy import Row

from flibuste.kernel.types import Refusal, Seat
from flibuste.server.identity import Guest
from flibuste.server.live.table import LiveTable
from flibuste.server.live.tables import LiveTables
from flibuste.server.lobby.table_rows import TableRows, bot_name, has_left, may_return, not_seated
from flibuste.server.lobby.table_summary import kept_for, seats_of
from flibuste.server.storage.store import Store

TRIES = 20
"""How often a change of seats is tried again if something happened at the table meanwhile."""
Rows = list[Row[Any]]


class Move(NamedTuple):
    """An act that changes who plays a seat."""

    kind: str
    seat: Seat
    text: str = ""


class SeatMoves:
    def __init__(self, store: Store, rows: TableRows, live_tables: LiveTables) -> None:
        self.store = store
        self.rows = rows
        self.live_tables = live_tables

    async def make(self, live: LiveTable, decide: Callable[[Rows, Rows], Move]) -> Move:
        """Decides by places and leavers as they are now, and acts if nothing has happened since."""
        for _ in range(TRIES):
            version = live.under_way().n
            async with self.store.read() as connection:
                places = await self.rows.places(connection, live.id)
                leavers = await self.rows.leavers(connection, live.id)
            move = decide(places, leavers)
            try:
                await self.live_tables.act(live, *move, version=version)
            except Refusal as refusal:
                if refusal.reason != "stale":
                    raise
            else:
                return move
        raise Refusal("not-saved", "")


def join_or_ask(guest: Guest, seat: Seat | None, places: Rows, leavers: Rows) -> Move:
    """How a guest comes to a seat of a running game. Who has seen one seat's secrets never gets another."""
    if seats_of(guest, places):
        raise Refusal("already-seated", "")
    own = has_left(guest, leavers)
    kept = kept_for(guest, places)
    back = [place.seat for place in places if place.bot and may_return(guest, place.seat, leavers)]
    bots = [place.seat for place in places if place.bot]
    for one in (*kept, *back, *bots):
        if seat in (None, one) and (not own or one in own):
            if one in bots and one not in back:
                return Move("propose", one, f"take {guest.id} {guest.name}")
            return Move("join", one, f"{guest.id} {guest.name}")
    if own and seat is not None and seat not in own:
        raise Refusal("other-seat", "")
    raise Refusal("seat-taken", "")


def leaving(
    id: str,
    guest: Guest,
    row: Row[Any],
    seat: Seat,
    resign: bool,
    places: Rows,
    _leavers: Rows,
) -> Move:
    """The guest gives up this seat, if they still have it. A bot plays on."""
    seat = seat_of(guest, places, row, seat)
    return Move("resign" if resign else "leave", seat, bot_name(id, seat, places))


def seat_of(guest: Guest, places: Rows, row: Row[Any], one: Seat | None) -> Seat:
    """This seat of the guest; their first, if none is named."""
    for seat in seats_of(guest, places):
        if one is None or seat == one:
            return seat
    raise not_seated(row)
