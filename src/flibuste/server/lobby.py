"""Tables before, between and after games: made, joined, started, left, closed. Every race is SQL's."""

from __future__ import annotations

import asyncio
import secrets
from typing import Any, NamedTuple

from sqlalchemy import Row, and_, func, insert, or_, select, update
from sqlalchemy.ext.asyncio import AsyncConnection

from flibuste.bots.roster import USUAL, offered, welcome
from flibuste.kernel import shelf
from flibuste.kernel.chance import fresh_seed
from flibuste.kernel.game import settle
from flibuste.kernel.words import Refusal, Seat
from flibuste.server.berth import now
from flibuste.server.harbour import Harbour
from flibuste.server.identity import Guest, guest_name
from flibuste.server.nicknames import nickname
from flibuste.server.notice import may_see, seats_of, shown
from flibuste.server.schema import GUESTS, PLACES, TABLES
from flibuste.server.settings import Settings
from flibuste.server.store import LABEL, PLACES_OF, Store
from flibuste.table.clock import Pace

LISTED = 100
"""Tables a list shows at the most."""


class Wanted(NamedTuple):
    """A table somebody wants to have."""

    game: str
    seats: int
    options: dict[str, str]
    public: bool
    spectators: bool
    pace: Pace
    crew: tuple[str, ...] = ()
    """Further people at the host's screen, who sit beside him under names of their own."""
    data: dict[str, str] | None = None
    """Files of the host's own, by name; those that are not here are the built-in ones."""


class Lobby:
    def __init__(self, store: Store, harbour: Harbour, settings: Settings) -> None:
        self.store = store
        self.harbour = harbour
        self.settings = settings

    async def make(self, host: Guest, wanted: Wanted, nonce: str) -> str:
        """A new table with its host in the first seat, and the crew at the same screen in the next ones."""
        game = shelf.find(wanted.game)
        setup = settle(game.meta, wanted.seats, wanted.options, wanted.data)
        if setup.data:
            await asyncio.to_thread(game.furnish, setup)  # a large box takes a while to read
        if len(wanted.crew) >= setup.seats:
            raise Refusal("crew-too-large", "", {"most": setup.seats - 1})
        names = [guest_name(name) for name in (host.name, *wanted.crew)]
        async with self.store.connect() as connection:
            mine = select(func.count()).where(
                TABLES.c.host == host.id, TABLES.c.status.in_(("open", "running"))
            )
            if ((await connection.execute(mine)).scalar() or 0) >= self.settings.tables_per_guest:
                raise Refusal("too-many-tables", "", {"most": self.settings.tables_per_guest})
            id = secrets.token_urlsafe(9)
            row = {
                "id": id,
                "link": secrets.token_urlsafe(16),
                "game": wanted.game,
                "version": game.meta.version,
                "seats": setup.seats,
                "options": [list(option) for option in setup.options],
                "data": [list(file) for file in setup.data],
                "own_data": [name for name, _ in setup.data],
                "host": host.id,
                "public": wanted.public,
                "spectators": wanted.spectators,
                "clock": list(wanted.pace),
                "status": "open",
                "seed": fresh_seed(),
                "players": [],
                "nonces": [],
                "made_at": now(),
            }
            await connection.execute(insert(TABLES), row)
            empty = {"table": id, "guest": None, "bot": None, "name": "", "nonce": ""}
            places = [{**empty, "seat": seat} for seat in range(setup.seats)]
            for seat, name in enumerate(names):
                places[seat] |= {"guest": host.id, "name": name, "nonce": "" if seat else nonce}
            await connection.execute(insert(PLACES), places)
        return id

    async def look(self, id: str, guest: Guest | None, link: str = "") -> dict[str, Any]:
        """A table as this guest may see it; by link only for those who have the link or a seat."""
        row, places = await self.store.table(id)
        if row is None:
            raise Refusal("no-such-table", "")
        held = seats_of(guest, places)
        if not may_see(row, held[0] if held else None, guest, link):
            raise Refusal("no-such-table", "")
        return shown(row, places, held, guest)

    async def listed(self, guest: Guest | None, which: str) -> list[dict[str, Any]]:
        """Open or running public tables, one's own, or finished games."""
        conditions = {
            "open": and_(TABLES.c.status == "open", TABLES.c.public),
            "running": and_(TABLES.c.status == "running", TABLES.c.public, TABLES.c.spectators),
            "finished": and_(TABLES.c.status == "finished", TABLES.c.public),
        }
        me = "" if guest is None else guest.id
        sat = select(PLACES.c.table).where(PLACES.c.guest == me)
        mine = and_(TABLES.c.status != "closed", or_(TABLES.c.host == me, TABLES.c.id.in_(sat)))
        query = (
            select(*LABEL).where(conditions.get(which, mine)).order_by(TABLES.c.made_at.desc()).limit(LISTED)
        )
        async with self.store.engine.connect() as connection:
            rows = (await connection.execute(query)).all()
            found = select(PLACES).where(PLACES.c.table.in_([row.id for row in rows])).order_by(PLACES.c.seat)
            places: dict[str, list[Row[Any]]] = {row.id: [] for row in rows}
            for place in await connection.execute(found):
                places[place.table].append(place)
        return [shown(row, places[row.id], seats_of(guest, places[row.id]), guest) for row in rows]

    async def take(self, id: str, guest: Guest, seat: Seat | None, link: str, nonce: str) -> Seat:
        """Sits down: in this seat, or in the first free one. In a running game a bot's seat may be taken."""
        row = await self._row(id)
        running = row.status == "running"
        async with self.store.connect() as connection:
            places = await self._places(connection, id)
            held = next((place.seat for place in places if place.guest == guest.id), None)
            if held is not None:
                if nonce and row.status == "open":  # of a rematch, say: one sits there already
                    mine = and_(PLACES.c.table == id, PLACES.c.seat == held)
                    await connection.execute(update(PLACES).where(mine).values(nonce=nonce))
                return int(held)
            if not may_see(row, None, guest, link):
                raise Refusal("no-such-table", "")
            if row.status not in ("open", "running"):
                raise Refusal("table-over", "")
            free = [place.seat for place in places if place.guest is None and (running or place.bot is None)]
            wanted = seat if seat is not None else (free[0] if free else -1)
            taken = update(PLACES).where(
                PLACES.c.table == id, PLACES.c.seat == wanted, PLACES.c.guest.is_(None)
            )
            if not running:
                taken = taken.where(PLACES.c.bot.is_(None))
            values = {"guest": guest.id, "name": guest.name, "bot": None}
            if not running:
                values["nonce"] = nonce
            if (await connection.execute(taken.values(**values))).rowcount != 1:
                raise Refusal("seat-taken", "")
        await self._changed(id, wanted, f"person {guest.name}" if running else "")
        return int(wanted)

    async def leave(self, id: str, guest: Guest, one: Seat | None = None) -> None:
        """Gets up, from all one's seats or from one. In a running game a bot plays on there."""
        row = await self._row(id)
        names: dict[Seat, str] = {}
        async with self.store.connect() as connection:
            places = await self._places(connection, id)
            seats = seats_of(guest, places) if one is None else [self._seat_of(guest, places, row, one)]
            if not seats:
                raise self._not_seated(row)
            bot = USUAL if row.status == "running" else None
            for seat in seats:
                names[seat] = named_bot(id, seat, places) if bot else ""
                values = {"guest": None, "bot": bot, "name": names[seat], "nonce": ""}
                if row.status == "running":
                    del values["nonce"]
                where = and_(PLACES.c.table == id, PLACES.c.seat == seat)
                await connection.execute(update(PLACES).where(where).values(**values))
        for seat in seats:
            await self._changed(id, seat, f"bot {names[seat]}" if bot else "")

    async def hand_over(self, id: str, guest: Guest, to: str, one: Seat | None = None) -> None:
        """Gives a seat of one's own to another guest, who is at the table's door."""
        row = await self._row(id)
        async with self.store.connect() as connection:
            places = await self._places(connection, id)
            seat = self._seat_of(guest, places, row, one)
            heir = await self._guest(connection, to)
            if any(place.guest == heir.id for place in places):
                raise Refusal("already-seated", "")
            where = and_(PLACES.c.table == id, PLACES.c.seat == seat, PLACES.c.guest == guest.id)
            change = update(PLACES).where(where).values(guest=heir.id, name=heir.name)
            if (await connection.execute(change)).rowcount != 1:
                raise Refusal("not-seated", "")
        await self._changed(id, seat, f"person {heir.name}" if row.status == "running" else "")

    async def set_bot(self, id: str, guest: Guest, seat: Seat, bot: str | None) -> None:
        """The host puts a bot into an empty seat, or takes it away, before the game."""
        row = await self._hosted(id, guest, ("open",))
        if bot is not None:
            must_be_welcome(bot)
        where = and_(PLACES.c.table == row.id, PLACES.c.seat == seat, PLACES.c.guest.is_(None))
        async with self.store.connect() as connection:
            name = named_bot(id, seat, await self._places(connection, id)) if bot else ""
            change = update(PLACES).where(where).values(bot=bot, name=name)
            if (await connection.execute(change)).rowcount != 1:
                raise Refusal("seat-taken", "")
        await self._changed(id)

    async def start(self, id: str, guest: Guest, fill: str | None) -> None:
        """The host starts; empty seats are filled with bots if so wished."""
        row = await self._hosted(id, guest, ("open",))
        if fill is not None:
            must_be_welcome(fill)
        async with self.store.connect() as connection:
            places = await self._places(connection, id)
            empty = [place.seat for place in places if place.guest is None and place.bot is None]
            if empty and fill is None:
                raise Refusal("seats-empty", "", {"count": len(empty)})
            names = {seat: named_bot(id, seat, places) for seat in empty}
            for seat, name in names.items():
                where = and_(PLACES.c.table == id, PLACES.c.seat == seat, PLACES.c.guest.is_(None))
                free = update(PLACES).where(where, PLACES.c.bot.is_(None))
                await connection.execute(free.values(bot=fill, name=name))
            players = [
                [names.get(place.seat, place.name), "person" if place.guest else "bot"] for place in places
            ]
            change = (
                update(TABLES)
                .where(TABLES.c.id == row.id, TABLES.c.status == "open")
                .values(
                    status="running",
                    players=players,
                    nonces=[place.nonce for place in places if place.guest and place.nonce],
                    started_at=now(),
                )
            )
            if (await connection.execute(change)).rowcount != 1:
                raise Refusal("already-started", "")
        await self._changed(id)
        await self.harbour.find(id)

    async def rematch(self, id: str, guest: Guest) -> str:
        """Another table with the same crew in the same seats; the first who asks makes it."""
        row = await self._row(id)
        async with self.store.connect() as connection:
            places = await self._places(connection, id)
            if guest.id not in [place.guest for place in places]:
                raise self._not_seated(row)
            if row.status not in ("finished", "closed"):
                raise Refusal("not-over", "")
            if row.rematch:
                return str(row.rematch)
            new = secrets.token_urlsafe(9)
            claim = update(TABLES).where(TABLES.c.id == id, TABLES.c.rematch.is_(None)).values(rematch=new)
            if (await connection.execute(claim)).rowcount == 1:
                again = {**row._mapping, "id": new, "link": secrets.token_urlsafe(16), "host": guest.id}
                again |= {
                    "seed": fresh_seed(),
                    "status": "open",
                    "players": [],
                    "nonces": [],
                    "made_at": now(),
                }
                again |= dict.fromkeys(("started_at", "ended_at", "due_at", "result", "rematch"))
                again["version"] = shelf.find(row.game).meta.version
                await connection.execute(insert(TABLES), again)
                crew = [{**place._mapping, "table": new, "nonce": ""} for place in places]
                await connection.execute(insert(PLACES), crew)
        await self._changed(id)
        return str((await self._row(id)).rematch)

    async def close(self, id: str, guest: Guest) -> None:
        """The host ends a table for good; a game under way has no result."""
        row = await self._hosted(id, guest, ("open", "running"))
        change = update(TABLES).where(TABLES.c.id == row.id, TABLES.c.status == row.status)
        async with self.store.connect() as connection:
            await connection.execute(change.values(status="closed", ended_at=now()))
        await self._changed(id)

    async def _changed(self, id: str, seat: Seat = -1, sat: str = "") -> None:
        """Tells everybody at the table; a change of player in a running game goes into its log."""
        if sat:
            berth = await self.harbour.find(id)
            await self.harbour.act(berth, "sit", seat, sat)
        await self.harbour.reload(id)
        self.harbour.wharf.tell({"table": id, "changed": True})

    async def _row(self, id: str) -> Row[Any]:
        row = await self.store.row(id)
        if row is None:
            raise Refusal("no-such-table", "")
        return row

    def _seat_of(self, guest: Guest, places: list[Row[Any]], row: Row[Any], one: Seat | None) -> Seat:
        """This seat of the guest's; the first, if none is named."""
        for seat in seats_of(guest, places):
            if one is None or seat == one:
                return seat
        raise self._not_seated(row)

    def _not_seated(self, row: Row[Any]) -> Refusal:
        """Who has no seat is not told that a table by link exists."""
        return Refusal("not-seated" if row.public else "no-such-table", "")

    async def _hosted(self, id: str, guest: Guest, statuses: tuple[str, ...]) -> Row[Any]:
        row = await self._row(id)
        if row.host != guest.id:
            raise Refusal("not-host" if row.public else "no-such-table", "")
        if row.status not in statuses:
            raise Refusal("already-started" if statuses == ("open",) else "table-over", "")
        return row

    async def _places(self, connection: AsyncConnection, id: str) -> list[Row[Any]]:
        return list(await connection.execute(PLACES_OF, {"id": id}))

    async def _guest(self, connection: AsyncConnection, id: str) -> Guest:
        row = (await connection.execute(select(GUESTS).where(GUESTS.c.id == id))).first()
        if row is None:
            raise Refusal("no-such-guest", "")
        return Guest(row.id, row.name)


def named_bot(id: str, seat: Seat, places: list[Row[Any]]) -> str:
    return nickname(id, seat, [place.name for place in places if place.seat != seat])


def bots() -> list[str]:
    return offered()


def must_be_welcome(bot: str) -> None:
    """A guest may choose among the bots that are here, and start no program of his own."""
    if not welcome(bot):
        raise Refusal("unknown-bot", "", {"bot": bot[:40], "bots": offered()})
