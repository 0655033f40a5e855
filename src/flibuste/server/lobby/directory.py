"""Which tables there are, as a guest may see them."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from sqlalchemy import Row, and_, insert, or_, select

from flibuste.kernel.types import Refusal
from flibuste.server.identity import Guest
from flibuste.server.lobby.cup_seal import unsealed
from flibuste.server.lobby.replay_links import ReplayLinks
from flibuste.server.lobby.table_rows import has_left, may_return
from flibuste.server.lobby.table_summary import kept_for, may_see, seats_of, shown
from flibuste.server.storage.schema import HIDDEN, LEAVERS, PLACES, TABLES
from flibuste.server.storage.store import Store

LISTED = 100
"""Most tables in one list."""
OVER = ("finished", "closed")


class Directory:
    def __init__(self, store: Store, replay_links: ReplayLinks) -> None:
        self.store = store
        self.replay_links = replay_links

    async def look(self, id: str, guest: Guest | None, link: str = "") -> dict[str, Any]:
        """A table as this guest may see it; refused as unknown if they may not see it."""
        return await self._found(id, guest, link, by_replay_link=False)

    async def look_back(self, id: str, guest: Guest | None, link: str = "") -> dict[str, Any]:
        """The same for what can be read without joining: here the link to a replay counts as well."""
        return await self._found(id, guest, link, by_replay_link=True)

    async def _found(self, id: str, guest: Guest | None, link: str, by_replay_link: bool) -> dict[str, Any]:
        row, places = await self.store.table(id)
        if row is None:
            raise Refusal("no-such-table", "")
        held = seats_of(guest, places)
        if row.cup is not None and not held:
            return await self._of_cup(row, places, guest, by_replay_link)
        by_link = by_replay_link and self.replay_links.opens(row, link)
        leavers = await self._leavers([id]) if guest is not None and not held and row.started_at else []
        involved = kept_for(guest, places) or (guest is not None and has_left(guest, leavers))
        if not (by_link or involved or may_see(row, held[0] if held else None, guest, link)):
            raise Refusal("no-such-table", "")
        finished = row.status == "finished"
        return {
            **described(row, places, leavers, guest),
            "replay_link": self.replay_links.link(id) if finished else None,
        }

    async def _of_cup(
        self, row: Row[Any], places: list[Row[Any]], guest: Guest | None, to_read: bool
    ) -> dict[str, Any]:
        """Somebody else's table of a cup can be read once it is unsealed. Nobody can join it."""
        async with self.store.read() as connection:
            if not to_read or not await unsealed(connection, row, guest):
                raise Refusal("no-such-table", "")
        return {**described(row, places, [], guest), "replay_link": None}

    async def listed(self, guest: Guest | None, which: str) -> list[dict[str, Any]]:
        """Open, running or finished public tables, or the guest's own."""
        conditions = {
            "open": and_(TABLES.c.status == "open", TABLES.c.public),
            "running": and_(TABLES.c.status == "running", TABLES.c.public, TABLES.c.spectators),
            "finished": and_(TABLES.c.status == "finished", TABLES.c.public),
        }
        me = "" if guest is None else guest.id
        sat = select(PLACES.c.table).where(or_(PLACES.c.guest == me, PLACES.c.kept_for == me))
        left = select(LEAVERS.c.table).where(LEAVERS.c.guest == me)
        hidden = select(HIDDEN.c.table).where(HIDDEN.c.guest == me)
        own = or_(TABLES.c.host == me, TABLES.c.id.in_(sat), TABLES.c.id.in_(left))
        mine = and_(TABLES.c.status != "closed", own, TABLES.c.id.not_in(hidden))
        query = (
            select(TABLES).where(conditions.get(which, mine)).order_by(TABLES.c.made_at.desc()).limit(LISTED)
        )
        async with self.store.read() as connection:
            rows = (await connection.execute(query)).all()
            found = select(PLACES).where(PLACES.c.table.in_([row.id for row in rows])).order_by(PLACES.c.seat)
            places: dict[str, list[Row[Any]]] = {row.id: [] for row in rows}
            for place in await connection.execute(found):
                places[place.table].append(place)
        leavers = await self._leavers([row.id for row in rows]) if which == "mine" else []
        return [
            described(row, places[row.id], [one for one in leavers if one.table == row.id], guest)
            for row in rows
        ]

    async def hide(self, id: str, guest: Guest) -> None:
        """Removes a table from the guest's own list, unless they play there."""
        table = await self.look(id, guest)
        if table["status"] not in OVER and (table["held"] or (table["host"] and table["status"] == "open")):
            raise Refusal("still-playing", "")
        async with self.store.transaction() as connection:
            known = select(HIDDEN.c.table).where(HIDDEN.c.table == id, HIDDEN.c.guest == guest.id)
            if (await connection.execute(known)).first() is None:
                await connection.execute(insert(HIDDEN), {"table": id, "guest": guest.id})

    async def _leavers(self, ids: Sequence[str]) -> list[Row[Any]]:
        """Who gave up which seat at these tables, the last one last."""
        query = select(LEAVERS).where(LEAVERS.c.table.in_(ids)).order_by(LEAVERS.c.n)
        async with self.store.read() as connection:
            return list(await connection.execute(query))


def described(
    row: Row[Any], places: list[Row[Any]], leavers: list[Row[Any]], guest: Guest | None
) -> dict[str, Any]:
    """A table as the guest may see it, with the seat they may come back to."""
    held = seats_of(guest, places)
    back = None
    if guest is not None and row.status == "running" and not held:
        seats = (place.seat for place in places if place.bot and may_return(guest, place.seat, leavers))
        back = next(seats, None)
    return shown(row, places, held, guest, back)
