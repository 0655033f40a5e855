"""Duplicate cups: announced, begun, and shown to those who have played them."""

from __future__ import annotations

import secrets
from typing import Any, NamedTuple

from sqlalchemy import Row, and_, func, insert, or_, select, update
from sqlalchemy.ext.asyncio import AsyncConnection

from flibuste.kernel import registry
from flibuste.kernel.chance import commitment, fresh_seed
from flibuste.kernel.records.record import NEWEST, plain_name
from flibuste.kernel.types import Refusal, Seat
from flibuste.server.cups.ranking import Outcome, adjusted_ranks, outcome_of, ranks
from flibuste.server.cups.terms import Terms, Times, day_after, day_of, names_at, own_terms, own_times
from flibuste.server.identity import Guest
from flibuste.server.live.table import now
from flibuste.server.live.tables import LiveTables
from flibuste.server.lobby.cup_seal import try_of
from flibuste.server.lobby.table_summary import same_link
from flibuste.server.storage.cup_tables import CUP_TRIES, CUPS
from flibuste.server.storage.schema import ACTS, GUESTS, PLACES, TABLES
from flibuste.server.storage.store import Store
from flibuste.table.clock import Pace

SHOWN = 500
"""Most results in one answer."""
LISTED = 40
"""Most cups in a list."""


class CupWanted(NamedTuple):
    """A cup somebody wants to have with friends."""

    name: str
    game: str
    seats: int
    options: dict[str, str]
    seat: Seat
    bot: str
    days: int


class Cups:
    def __init__(self, store: Store, live_tables: LiveTables, most: int) -> None:
        self.store = store
        self.live_tables = live_tables
        self.most = most
        """Cups that one guest may have under way."""

    async def make(self, host: Guest, wanted: CupWanted) -> str:
        """Makes a cup for friends. It opens at once: whoever has its link may play."""
        terms = own_terms(
            registry.find(wanted.game).meta, wanted.seats, wanted.options, wanted.seat, wanted.bot
        )
        name = plain_name(wanted.name)
        if not name:
            raise Refusal("name-empty", "")
        async with self.store.transaction() as connection:
            await lock(connection, host)
            mine = select(func.count()).where(CUPS.c.host == host.id, CUPS.c.over.is_(False))
            if ((await connection.execute(mine)).scalar() or 0) >= self.most:
                raise Refusal("too-many-cups", "", {"most": self.most})
            row = new_cup(terms, own_times(now(), wanted.days), name, host=host.id)
            await connection.execute(insert(CUPS), row)
        return str(row["id"])

    async def listed(self, guest: Guest | None) -> list[dict[str, Any]]:
        """The cups of today and tomorrow, those that end, and the guest's own, the newest first."""
        today = day_of(now())
        near = or_(CUPS.c.day.in_((today, day_after(today))), and_(CUPS.c.day.is_not(None), ~CUPS.c.over))
        me = "" if guest is None else guest.id
        tried = select(CUP_TRIES.c.cup).where(CUP_TRIES.c.guest == me)
        mine = or_(CUPS.c.host == me, CUPS.c.id.in_(tried))
        query = (
            select(CUPS).where(or_(near, mine)).order_by(CUPS.c.opens_at.desc(), CUPS.c.game).limit(LISTED)
        )
        async with self.store.read() as connection:
            rows = (await connection.execute(query)).all()
            return [await self._shown(connection, row, guest) for row in rows]

    async def look(self, id: str, guest: Guest | None, link: str) -> dict[str, Any]:
        """A cup as this guest may see it. Its results only if they have finished it, or when it is over."""
        async with self.store.read() as connection:
            cup = await self._found(connection, id, guest, link)
            shown = await self._shown(connection, cup, guest)
            finished = shown["mine"] is not None and shown["mine"]["state"] == "finished"
            if finished or cup.over:
                shown["results"] = await results(connection, cup, guest)
            return shown

    async def begin(self, id: str, guest: Guest, link: str) -> str:
        """The guest's one try: the table it is played at, made now or before."""
        async with self.store.transaction() as connection:
            await lock(connection, guest)
            cup = await self._found(connection, id, guest, link)
            known = await try_of(connection, cup.id, guest)
            if known is not None:
                return str(known.table)
            if not cup.open or now() < cup.opens_at:
                raise Refusal("cup-not-open", "")
            if cup.over or now() >= cup.closes_at:
                raise Refusal("cup-closed", "")
            table = await make_table(connection, cup, guest)
        await self.live_tables.find(table, guest.id)
        return table

    async def _found(self, connection: AsyncConnection, id: str, guest: Guest | None, link: str) -> Row[Any]:
        """The cup, if it is one of the day, the guest's own, one they have begun, or its link is known."""
        cup = None
        if "\0" not in id:
            cup = (await connection.execute(select(CUPS).where(CUPS.c.id == id))).first()
        if cup is None:
            raise Refusal("no-such-cup", "")
        if cup.day is not None or same_link(cup.link, link):
            return cup
        if guest is None or (cup.host != guest.id and await try_of(connection, cup.id, guest) is None):
            raise Refusal("no-such-cup", "")
        return cup

    async def _shown(self, connection: AsyncConnection, cup: Row[Any], guest: Guest | None) -> dict[str, Any]:
        """What is public about a cup: never the seed before its end."""
        mine = None if guest is None else await try_of(connection, cup.id, guest)
        host = guest is not None and cup.host == guest.id
        count = select(func.count()).where(CUP_TRIES.c.cup == cup.id)
        return {
            "id": cup.id,
            "kind": "duplicate",
            "name": cup.name,
            "day": cup.day,
            "host": host,
            "link": cup.link if cup.day is None and (host or mine is not None) else None,
            "game": cup.game,
            "version": cup.version,
            "seats": cup.seats,
            "seat": cup.seat,
            "options": dict(cup.options),
            "bot": cup.bot,
            "players": cup.players,
            "commitment": commitment(cup.seed),
            "beacon": cup.beacon,
            "seed": cup.seed.hex() if cup.over else None,
            "made_at": cup.made_at,
            "opens_at": cup.opens_at,
            "closes_at": cup.closes_at,
            "ends_at": cup.ends_at,
            "state": state_of(cup, now()),
            "tries": (await connection.execute(count)).scalar() or 0,
            "mine": None if mine is None else {"table": mine.table, "state": state_of_try(mine.status)},
            "results": None,
        }


async def lock(connection: AsyncConnection, guest: Guest) -> None:
    """Two requests of one guest follow each other: changing their row first is a lock in both databases."""
    await connection.execute(update(GUESTS).where(GUESTS.c.id == guest.id).values(seen_at=now()))


def new_cup(
    terms: Terms, times: Times, name: str, host: str | None = None, day: str | None = None
) -> dict[str, Any]:
    """The row of a cup whose secret is drawn now. One of the day has no host; the keeper opens it."""
    id = secrets.token_urlsafe(9)
    return {
        "id": id,
        "name": name,
        "day": day,
        "host": host,
        "link": secrets.token_urlsafe(16),
        "game": terms.game,
        "version": terms.version,
        "seats": terms.setup.seats,
        "seat": terms.seat,
        "options": [list(option) for option in terms.setup.options],
        "bot": terms.bot,
        "players": names_at(id, terms.setup.seats),
        "seed": fresh_seed(),
        "made_at": now(),
        **times._asdict(),
        "open": day is None,
        "over": False,
    }


async def make_table(connection: AsyncConnection, cup: Row[Any], guest: Guest) -> str:
    """A table of a cup, begun. Its luck follows from the cup alone: no nonce, the same names.

    The guest takes over a seat by the first act. Such a line of the record changes no luck.
    """
    id, at = secrets.token_urlsafe(9), now()
    row = {
        "id": id,
        "link": secrets.token_urlsafe(16),
        "game": cup.game,
        "version": cup.version,
        "seats": cup.seats,
        "options": cup.options,
        "own_data": [],
        "host": guest.id,
        "public": False,
        "spectators": False,
        "clock": list(Pace()),
        "status": "running",
        "seed": cup.seed,
        "players": [[name, "bot"] for name in cup.players],
        "nonces": [],
        "made_at": at,
        "started_at": at,
        "protocol": NEWEST,
        "beacon": cup.beacon or None,
        "cup": cup.id,
    }
    await connection.execute(insert(TABLES), row)
    places = [
        {
            "table": id,
            "seat": seat,
            "guest": None,
            "bot": cup.bot,
            "name": name,
            "nonce": "",
            "kept_for": None,
        }
        for seat, name in enumerate(cup.players)
    ]
    places[cup.seat] |= {"guest": guest.id, "bot": None, "name": guest.name}
    await connection.execute(insert(PLACES), places)
    joined = {"n": 0, "at": at, "kind": "join", "seat": cup.seat, "text": f"{guest.id} {guest.name}"}
    await connection.execute(insert(ACTS), {"table": id, **joined})
    tried = {"cup": cup.id, "guest": guest.id, "table": id, "name": guest.name, "began_at": at}
    await connection.execute(insert(CUP_TRIES), tried)
    return id


async def results(connection: AsyncConnection, cup: Row[Any], guest: Guest | None) -> list[dict[str, Any]]:
    """The finished tries, best first."""
    query = (
        select(CUP_TRIES, TABLES.c.result)
        .join(TABLES, TABLES.c.id == CUP_TRIES.c.table)
        .where(CUP_TRIES.c.cup == cup.id, TABLES.c.status == "finished")
        .order_by(CUP_TRIES.c.began_at, CUP_TRIES.c.guest)
    )
    tries = (await connection.execute(query)).all()
    outcomes: list[Outcome] = [
        outcome_of(one.result["scores"], one.result["places"], cup.seat, one.adjusted) for one in tries
    ]
    shown = [
        {
            "rank": rank,
            "adjusted_rank": without_luck,
            "name": one.name,
            "you": guest is not None and one.guest == guest.id,
            "table": one.table,
            **outcome._asdict(),
        }
        for one, outcome, rank, without_luck in zip(
            tries, outcomes, ranks(outcomes), adjusted_ranks(outcomes), strict=True
        )
    ]
    shown.sort(key=lambda one: (one["rank"], one["name"]))
    return [one for at, one in enumerate(shown) if at < SHOWN or one["you"]]


def state_of(cup: Row[Any], at: int) -> str:
    if cup.over:
        return "over"
    if at >= cup.closes_at:
        return "closed"
    return "open" if cup.open and at >= cup.opens_at else "announced"


def state_of_try(status: str) -> str:
    return {"running": "playing", "finished": "finished"}.get(status, "given-up")
