"""Tables are made, started, played again and closed. The database decides every race."""

from __future__ import annotations

import secrets
from typing import Any, NamedTuple

from sqlalchemy import ColumnElement, Row, and_, func, insert, select, update
from sqlalchemy.ext.asyncio import AsyncConnection

from flibuste.kernel import registry
from flibuste.kernel.chance import commitment, fresh_seed
from flibuste.kernel.records.record import NEWEST, Record, checksum, plain_name
from flibuste.kernel.types import Refusal
from flibuste.server.identity import Guest, guest_name, is_ghost
from flibuste.server.live.proposals import Proposals
from flibuste.server.live.table import now
from flibuste.server.live.tables import LiveTables
from flibuste.server.lobby.beacon import Beacon
from flibuste.server.lobby.judges import Judges
from flibuste.server.lobby.nonces import nonces_of, still_open
from flibuste.server.lobby.ratable import must_be_anchored, must_be_ratable
from flibuste.server.lobby.seat_moves import Move, SeatMoves
from flibuste.server.lobby.table_rows import TableRows, bot_name, has_left, must_be_offered, not_seated
from flibuste.server.lobby.table_summary import seats_of
from flibuste.server.ratings.reliability import may_ask_for
from flibuste.server.storage.own_files import keep_files, share_files
from flibuste.server.storage.schema import GUESTS, PLACES, TABLES
from flibuste.server.storage.store import Store
from flibuste.server.workers.table_jobs import setup_of
from flibuste.table.clock import Pace


class Wanted(NamedTuple):
    """A table somebody wants to have."""

    game: str
    seats: int
    options: dict[str, str]
    public: bool
    spectators: bool
    pace: Pace
    same_screen: tuple[str, ...] = ()
    """Names of further people at the host's screen. They get the seats after the host's."""
    data: dict[str, str] | None = None
    """The host's own files, by name. Those that are missing here are the built-in ones."""
    rated: bool = False
    chat: str = "all"
    min_finished: int | None = None


class Hosting:
    def __init__(
        self,
        store: Store,
        rows: TableRows,
        live_tables: LiveTables,
        judges: Judges,
        moves: SeatMoves,
        proposals: Proposals,
        tables_per_guest: int,
        beacon: Beacon,
    ) -> None:
        self.store = store
        self.rows = rows
        self.live_tables = live_tables
        self.judges = judges
        self.moves = moves
        self.proposals = proposals
        self.tables_per_guest = tables_per_guest
        self.beacon = beacon

    async def make(self, host: Guest, wanted: Wanted) -> str:
        """Makes a table with the host in the first seat, and people at the same screen in the next ones.

        Its seed is fixed here, and the commitment shown: nobody can have added to the luck before.
        """
        game = registry.find(wanted.game)
        setup = await self.judges.setup(game, wanted.seats, wanted.options, wanted.data, host.id)
        if len(wanted.same_screen) >= setup.seats:
            raise Refusal("crew-too-large", "", {"most": setup.seats - 1})
        if wanted.rated:
            must_be_ratable(setup, wanted.same_screen)
        names = [guest_name(name) for name in (host.name, *wanted.same_screen)]
        async with self.store.transaction() as connection:
            await self._must_have_room(connection, host)
            await may_ask_for(connection, host.id, wanted.min_finished)
            id = secrets.token_urlsafe(9)
            row = {
                "id": id,
                "link": secrets.token_urlsafe(16),
                "game": wanted.game,
                "version": game.meta.version,
                "seats": setup.seats,
                "options": [list(option) for option in setup.options],
                "own_data": [name for name, _ in setup.data],
                "host": host.id,
                "public": wanted.public,
                "spectators": wanted.spectators,
                "rated": wanted.rated,
                "chat": wanted.chat,
                "min_finished": wanted.min_finished,
                "clock": list(wanted.pace),
                "status": "open",
                "seed": fresh_seed(),
                "protocol": NEWEST,
                "players": [],
                "nonces": [],
                "made_at": now(),
            }
            await connection.execute(insert(TABLES), row)
            await keep_files(connection, id, setup.data)
            empty = {"table": id, "guest": None, "bot": None, "name": "", "nonce": "", "kept_for": None}
            places = [{**empty, "seat": seat} for seat in range(setup.seats)]
            for seat, name in enumerate(names):
                places[seat] |= {"guest": host.id, "name": name}
            await connection.execute(insert(PLACES), places)
        return id

    async def _must_have_room(self, connection: AsyncConnection, host: Guest) -> None:
        """Refuses a guest who hosts as many tables as they may.

        Writing to the guest's row locks it, so that two requests at once are counted one after the other.
        """
        await connection.execute(update(GUESTS).where(GUESTS.c.id == host.id).values(seen_at=now()))
        mine = select(func.count()).where(TABLES.c.host == host.id, TABLES.c.status.in_(("open", "running")))
        if ((await connection.execute(mine)).scalar() or 0) >= self.tables_per_guest:
            raise Refusal("too-many-tables", "", {"most": self.tables_per_guest})

    async def start(self, id: str, guest: Guest, fill: str | None, language: str = "") -> None:
        """The host starts the game. Empty seats are filled with this bot, if one is given.

        Bots have names of the host's language.
        With a beacon the table closes first: what was agreed and every nonce is fixed and its digest shown.
        Only then the beacon's next value is awaited, which nobody can know by then.
        """
        row = await self.rows.hosted(id, guest, ("open",))
        if fill is not None:
            must_be_offered(fill)
        closed_at = await self._close_luck(row, fill, language)
        if self.beacon:
            await self.live_tables.announce_change(id)
            try:
                beacon = await self.beacon.next()
                await self._begin(id, closed_at, beacon)
            except BaseException:
                await self._open_again(id, closed_at)
                raise
        await self.live_tables.announce_change(id)
        await self.live_tables.find(id, guest.id)

    async def _close_luck(self, row: Row[Any], fill: str | None, language: str) -> int:
        """Fixes seats, names and nonces. Without a beacon the game begins with that."""
        closed_at = now()
        async with self.store.transaction() as connection:
            if not await still_open(connection, row.id):
                raise Refusal("already-started", "")
            places = await self.rows.places(connection, row.id)
            empty = [place.seat for place in places if place.guest is None and place.bot is None]
            if empty and fill is None:
                raise Refusal("seats-empty", "", {"count": len(empty)})
            if empty and fill is not None:
                must_be_anchored(row, fill)
            for seat in empty:
                where = and_(PLACES.c.table == row.id, PLACES.c.seat == seat, PLACES.c.guest.is_(None))
                free = update(PLACES).where(where, PLACES.c.bot.is_(None))
                name = bot_name(row.id, seat, places, language)
                await connection.execute(free.values(bot=fill, name=name, kept_for=None))
            places = await self.rows.places(connection, row.id)
            players, nonces = players_of(places), nonces_of(places)
            values: dict[str, Any] = {"players": players, "nonces": nonces, "closed_at": closed_at}
            if self.beacon:
                values["agreed"] = agreed_digest(row, players, nonces)
            else:
                values |= {"status": "running", "started_at": closed_at}
            still = update(TABLES).where(TABLES.c.id == row.id, TABLES.c.status == "open")
            if (await connection.execute(still.values(values))).rowcount != 1:
                raise Refusal("already-started", "")
        return closed_at

    async def _begin(self, id: str, closed_at: int, beacon: str) -> None:
        """Begins a game that waited for the beacon, if everybody is still in their seat."""
        waits = waiting(id, closed_at)
        begun = {"status": "running", "started_at": now(), "beacon": beacon or None}
        async with self.store.transaction() as connection:
            if (await connection.execute(update(TABLES).where(waits).values(begun))).rowcount != 1:
                raise Refusal("already-started", "")
            fixed = (await connection.execute(select(TABLES.c.players).where(TABLES.c.id == id))).scalar_one()
            if fixed != players_of(await self.rows.places(connection, id)):
                raise Refusal("seats-changed", "")

    async def _open_again(self, id: str, closed_at: int) -> None:
        """The start came to nothing: nonces are accepted again."""
        async with self.store.transaction() as connection:
            again = update(TABLES).where(waiting(id, closed_at)).values(closed_at=None, agreed=None)
            await connection.execute(again)
        await self.live_tables.announce_change(id)

    async def rematch(self, id: str, guest: Guest) -> str:
        """Another table of the same kind. The first who asks makes and hosts it.

        The seats of the others are kept for them until they say yes or no, or the host starts without them.
        """
        async with self.store.transaction() as connection:
            row, places = await self.rows.locked(connection, id)
            if guest.id not in [place.guest for place in places]:
                raise not_seated(row)
            if row.status not in ("finished", "closed"):
                raise Refusal("not-over", "")
            new = str(row.rematch or secrets.token_urlsafe(9))
            if row.rematch:
                await self._accept(connection, new, guest)
            else:
                await self._must_have_room(connection, guest)
                again = {**row._mapping, "id": new, "link": secrets.token_urlsafe(16), "host": guest.id}
                again |= {
                    "seed": fresh_seed(),
                    "protocol": NEWEST,
                    "status": "open",
                    "players": [],
                    "nonces": [],
                    "made_at": now(),
                }
                again |= dict.fromkeys(("started_at", "ended_at", "due_at", "result", "rematch"))
                again |= dict.fromkeys(("closed_at", "agreed", "beacon", "forgotten", "cup", "min_finished"))
                again["version"] = registry.find(row.game).meta.version
                await connection.execute(insert(TABLES), again)
                await share_files(connection, new, id)
                await connection.execute(insert(PLACES), [offered(place, new, guest) for place in places])
                await connection.execute(update(TABLES).where(TABLES.c.id == id).values(rematch=new))
        await self.live_tables.announce_change(id)
        await self.live_tables.announce_change(new)
        return new

    async def _accept(self, connection: AsyncConnection, id: str, guest: Guest) -> None:
        """Who asks for a rematch that is there already says yes to the seats kept for them."""
        row, _ = await self.rows.locked(connection, id)
        if row.status == "open":
            mine = and_(PLACES.c.table == id, PLACES.c.kept_for == guest.id)
            await connection.execute(update(PLACES).where(mine).values(guest=guest.id, kept_for=None))

    async def close(self, id: str, guest: Guest) -> None:
        """Closes a table for good: the host before the start, and during a game whoever is left alone.

        A game under way gets no result. Where other people play, all of them have to agree: see `Proposals`.
        A table that was set aside cannot be played, so its host may close it.
        """
        row = await self.rows.row(id)
        if row.status == "running" and row.set_aside is None:
            await self._end_alone(row, guest)
            return
        await self.rows.hosted(id, guest, ("open",) if row.status == "open" else ("open", "running"))
        async with self.store.transaction() as connection:
            row, _ = await self.rows.locked(connection, id)
            if row.status != "open" and row.set_aside is None:
                raise Refusal("already-started", "")
            change = update(TABLES).where(TABLES.c.id == id).values(status="closed", ended_at=now())
            await connection.execute(change)
        await self.live_tables.announce_change(id)

    async def _end_alone(self, row: Row[Any], guest: Guest) -> None:
        """Ends a game in which nobody else plays any more."""
        live = await self.live_tables.find(row.id)

        def end(places: list[Row[Any]], leavers: list[Row[Any]]) -> Move:
            mine = set(seats_of(guest, places))
            known = mine | has_left(guest, leavers)
            if not known and row.host != guest.id:
                raise not_seated(row)
            if live.under_way().people - mine - self.proposals.absent(live):
                raise Refusal("others-play", "")
            return Move("end", min(known, default=0))

        await self.moves.make(live, end)


def offered(place: Row[Any], table: str, asker: Guest) -> dict[str, Any]:
    """A place of a rematch: who asks for it sits there, other people are offered their seat."""
    again = {**place._mapping, "table": table, "nonce": "", "kept_for": None}
    if is_ghost(place.guest):  # somebody who was forgotten since
        again |= {"guest": None, "name": ""}
        return again
    if place.guest not in (None, asker.id):
        again |= {"guest": None, "kept_for": place.guest}
    return again


def waiting(id: str, closed_at: int) -> ColumnElement[bool]:
    """The row of a table that waits for the beacon since then."""
    return and_(TABLES.c.id == id, TABLES.c.status == "open", TABLES.c.closed_at == closed_at)


def players_of(places: list[Row[Any]]) -> list[list[str]]:
    """The name in each seat, and whether a person or a bot sits there."""
    return [[place.name, "person" if place.guest else "bot"] for place in places]


def agreed_digest(row: Row[Any], players: list[list[str]], nonces: list[str]) -> str:
    """The digest of everything the record says before its beacon."""
    names = tuple(plain_name(name) for name, _ in players)
    promised = commitment(row.seed)
    begun = Record(row.game, row.version, setup_of(row), names, promised, tuple(nonces), None, (), (), None)
    return checksum(begun._replace(format=row.protocol).agreed())
