"""Leagues and Swiss tournaments: made, joined, left, and shown."""

from __future__ import annotations

import secrets
from typing import Any, NamedTuple

from sqlalchemy import Row, and_, func, insert, or_, select, update
from sqlalchemy import delete as deleting
from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import AsyncConnection

from flibuste.kernel import registry
from flibuste.kernel.game import make_setup
from flibuste.kernel.records.record import plain_name
from flibuste.kernel.types import Refusal
from flibuste.server.cups.cups import lock
from flibuste.server.cups.league_points import Line, Played, lines
from flibuste.server.identity import Guest
from flibuste.server.live.table import now
from flibuste.server.lobby.seats import Seats
from flibuste.server.lobby.table_summary import same_link
from flibuste.server.storage.cup_tables import LEAGUE_MEMBERS, LEAGUE_TABLES, LEAGUES
from flibuste.server.storage.schema import PLACES, TABLES
from flibuste.server.storage.store import Store
from flibuste.table.clock import Pace

MOST_MEMBERS = 60
LISTED = 40
UNDER_WAY = ("open", "running")
Rows = list[Row[Any]]


class LeagueWanted(NamedTuple):
    """A league somebody wants to have. In a Swiss tournament places decide who meets; it has one group."""

    name: str
    kind: str
    game: str
    options: dict[str, str]
    size: int
    rounds: int
    groups: int
    pace: Pace
    public: bool


class Leagues:
    def __init__(self, store: Store, seats: Seats, most: int) -> None:
        self.store = store
        self.seats = seats
        self.most = most
        """Leagues that one guest may have under way."""

    async def make(self, host: Guest, wanted: LeagueWanted) -> str:
        """Makes a league with its host as the first member."""
        setup = make_setup(registry.find(wanted.game).meta, wanted.size, wanted.options)
        name = plain_name(wanted.name)
        if not name:
            raise Refusal("name-empty", "")
        if wanted.pace.kind == "none":
            raise Refusal("league-clock", "")
        id = secrets.token_urlsafe(9)
        row = {
            "id": id,
            "name": name,
            "kind": wanted.kind,
            "host": host.id,
            "link": secrets.token_urlsafe(16),
            "public": wanted.public,
            "game": wanted.game,
            "options": [list(option) for option in setup.options],
            "clock": list(wanted.pace),
            "size": wanted.size,
            "rounds": wanted.rounds,
            "groups": wanted.groups if wanted.kind == "league" else 1,
            "state": "open",
            "round": 0,
            "made_at": now(),
        }
        async with self.store.transaction() as connection:
            await lock(connection, host)
            mine = select(func.count()).where(LEAGUES.c.host == host.id, LEAGUES.c.state.in_(UNDER_WAY))
            if ((await connection.execute(mine)).scalar() or 0) >= self.most:
                raise Refusal("too-many-cups", "", {"most": self.most})
            await connection.execute(insert(LEAGUES), row)
            await connection.execute(insert(LEAGUE_MEMBERS), member_row(id, 0, host))
        return id

    async def listed(self, guest: Guest | None) -> list[dict[str, Any]]:
        """Public leagues that can be joined, and those the guest plays in or has made."""
        me = "" if guest is None else guest.id
        plays = select(LEAGUE_MEMBERS.c.league).where(LEAGUE_MEMBERS.c.guest == me)
        joinable = and_(LEAGUES.c.public, LEAGUES.c.state.in_(UNDER_WAY))
        wanted = or_(joinable, LEAGUES.c.host == me, LEAGUES.c.id.in_(plays))
        query = select(LEAGUES).where(wanted).order_by(LEAGUES.c.made_at.desc()).limit(LISTED)
        async with self.store.read() as connection:
            found = (await connection.execute(query)).all()
            members: dict[str, Rows] = {row.id: [] for row in found}
            known = select(LEAGUE_MEMBERS).where(LEAGUE_MEMBERS.c.league.in_(members))
            for member in await connection.execute(known.order_by(LEAGUE_MEMBERS.c.number)):
                members[member.league].append(member)
        return [shown(row, members[row.id], [], guest) for row in found]

    async def look(self, id: str, guest: Guest | None, link: str) -> dict[str, Any]:
        """A league with its places, rounds and tables."""
        async with self.store.read() as connection:
            league, members = await found(connection, id, guest, link)
            tables = await tables_of(connection, id)
        return shown(league, members, tables, guest)

    async def join(self, id: str, guest: Guest, link: str) -> None:
        async with self.store.transaction() as connection:
            await lock_league(connection, id)
            league, members = await found(connection, id, guest, link)
            if any(member.guest == guest.id for member in members):
                return
            if league.state != "open":
                raise Refusal("league-begun", "")
            if len(members) >= MOST_MEMBERS:
                raise Refusal("league-full", "", {"most": MOST_MEMBERS})
            number = 1 + max((member.number for member in members), default=-1)
            try:
                async with connection.begin_nested():
                    await connection.execute(insert(LEAGUE_MEMBERS), member_row(id, number, guest))
            except IntegrityError:  # the same request twice
                return

    async def leave(self, id: str, guest: Guest) -> None:
        """Before the start one is gone; afterwards a bot plays on, in this round and in all others."""
        async with self.store.transaction() as connection:
            await lock_league(connection, id)
            league, members = await found(connection, id, guest, "")
            mine = next((member for member in members if member.guest == guest.id), None)
            if mine is None:
                raise Refusal("not-a-member", "")
            me = and_(LEAGUE_MEMBERS.c.league == id, LEAGUE_MEMBERS.c.number == mine.number)
            if league.state == "open":
                await connection.execute(deleting(LEAGUE_MEMBERS).where(me))
                return
            await connection.execute(update(LEAGUE_MEMBERS).where(me).values(left=True))
            playing = (
                select(LEAGUE_TABLES.c.table)
                .join(TABLES, TABLES.c.id == LEAGUE_TABLES.c.table)
                .join(PLACES, PLACES.c.table == TABLES.c.id)
                .where(LEAGUE_TABLES.c.league == id, TABLES.c.status == "running")
                .where(PLACES.c.guest == guest.id)
            )
            tables = (await connection.execute(playing)).scalars().all()
        for table in tables:
            await self.seats.leave(table, guest)

    async def close(self, id: str, guest: Guest) -> None:
        """The host gives up a league that has not begun."""
        async with self.store.transaction() as connection:
            await lock_league(connection, id)
            league = await self._hosted(connection, id, guest)
            if league.state != "open":
                raise Refusal("league-begun", "")
            change = update(LEAGUES).where(LEAGUES.c.id == id)
            await connection.execute(change.values(state="closed", ended_at=now()))

    async def must_host(self, id: str, guest: Guest) -> None:
        async with self.store.read() as connection:
            await self._hosted(connection, id, guest)

    async def _hosted(self, connection: AsyncConnection, id: str, guest: Guest) -> Row[Any]:
        league, _ = await found(connection, id, guest, "")
        if league.host != guest.id:
            raise Refusal("league-not-host", "")
        return league


async def lock_league(connection: AsyncConnection, id: str) -> None:
    """Until the end of the transaction nobody else changes this league."""
    if "\0" not in id:
        await connection.execute(update(LEAGUES).where(LEAGUES.c.id == id).values(round=LEAGUES.c.round))


async def found(
    connection: AsyncConnection, id: str, guest: Guest | None, link: str
) -> tuple[Row[Any], Rows]:
    """The league and its members, if it is public, the guest's own, or known by its link."""
    league = None
    if "\0" not in id:
        league = (await connection.execute(select(LEAGUES).where(LEAGUES.c.id == id))).first()
    if league is None:
        raise Refusal("no-such-league", "")
    members = await members_of(connection, id)
    known = guest is not None and (
        league.host == guest.id or any(member.guest == guest.id for member in members)
    )
    if not (league.public or known or same_link(league.link, link)):
        raise Refusal("no-such-league", "")
    return league, members


async def members_of(connection: AsyncConnection, id: str) -> Rows:
    query = select(LEAGUE_MEMBERS).where(LEAGUE_MEMBERS.c.league == id).order_by(LEAGUE_MEMBERS.c.number)
    return list(await connection.execute(query))


async def tables_of(connection: AsyncConnection, id: str) -> Rows:
    query = select(LEAGUE_TABLES).where(LEAGUE_TABLES.c.league == id)
    return list(await connection.execute(query.order_by(LEAGUE_TABLES.c.round, LEAGUE_TABLES.c.number)))


def member_row(league: str, number: int, guest: Guest) -> dict[str, Any]:
    who = {"guest": guest.id, "name": guest.name, "joined_at": now()}
    return {"league": league, "number": number, **who, "group": 0, "left": False}


def played(tables: Rows) -> list[Played]:
    return [
        Played(tuple(one.members), tuple(one.scores or ()), tuple(one.places or ()))
        for one in tables
        if one.over
    ]


def lines_by_group(members: Rows, tables: Rows) -> dict[int, list[Line]]:
    """The table of each group."""
    groups = sorted({member.group for member in members})
    over = played(tables)
    return {group: lines([one.number for one in members if one.group == group], over) for group in groups}


def shown(league: Row[Any], members: Rows, tables: Rows, guest: Guest | None) -> dict[str, Any]:
    by_number = {member.number: member for member in members}
    host = guest is not None and league.host == guest.id
    mine = next((one.number for one in members if guest is not None and one.guest == guest.id), None)
    return {
        "id": league.id,
        "kind": league.kind,
        "name": league.name,
        "host": host,
        "mine": mine,
        "left": mine is not None and by_number[mine].left,
        "link": league.link if host or mine is not None else None,
        "public": league.public,
        "game": league.game,
        "options": dict(league.options),
        "clock": Pace(*league.clock)._asdict(),
        "size": league.size,
        "rounds": league.rounds,
        "groups": league.groups,
        "state": league.state,
        "round": league.round,
        "made_at": league.made_at,
        "ended_at": league.ended_at,
        "members": len(members),
        "lines": [
            {
                **line._asdict(),
                "group": group,
                "name": by_number[line.member].name,
                "you": line.member == mine,
                "left": by_number[line.member].left,
            }
            for group, found in lines_by_group(members, tables).items()
            for line in found
        ],
        "tables": [
            {
                "round": one.round,
                "number": one.number,
                "table": one.table,
                "over": one.over,
                "seats": [
                    {
                        "member": member,
                        "name": "" if member is None else by_number[member].name,
                        "score": one.scores[seat] if one.scores else None,
                        "place": one.places[seat] if one.places else None,
                    }
                    for seat, member in enumerate(one.members)
                ],
            }
            for one in tables
        ],
    }
