"""The rounds of a league: tables are made by themselves, results noted, and the next round begins."""

from __future__ import annotations

import asyncio
import logging
import secrets
from typing import Any

from sqlalchemy import Row, insert, select, update
from sqlalchemy.ext.asyncio import AsyncConnection

from flibuste.bots.nicknames import nickname
from flibuste.bots.roster import USUAL
from flibuste.kernel import registry
from flibuste.kernel.chance import fresh_seed
from flibuste.kernel.game import Setup, make_setup
from flibuste.kernel.records.record import NEWEST
from flibuste.kernel.types import Refusal
from flibuste.server.cluster.peers import Peers
from flibuste.server.cups.leagues import Rows, lines_by_group, lock_league, members_of, tables_of
from flibuste.server.cups.pairing import Member, Sat, in_groups, met, pair, seated
from flibuste.server.live.table import now
from flibuste.server.live.tables import LiveTables
from flibuste.server.lobby.beacon import Beacon
from flibuste.server.storage.cup_tables import LEAGUE_MEMBERS, LEAGUE_TABLES, LEAGUES
from flibuste.server.storage.schema import PLACES, TABLES
from flibuste.server.storage.store import Store

LOG = logging.getLogger("flibuste.leagues")
ROUND_SECONDS = 5.0
LEAST = 2
"""Members that a group needs."""


class LeagueRounds:
    def __init__(self, store: Store, live_tables: LiveTables, peers: Peers, beacon: Beacon) -> None:
        self.store = store
        self.live_tables = live_tables
        self.peers = peers
        self.beacon = beacon

    async def run_forever(self) -> None:
        while True:
            try:
                if self.peers.responsible_for("leagues"):
                    await self.run_once()
            except Exception as fault:  # noqa: BLE001 - it goes on when the database is back
                LOG.warning("leagues not kept", extra={"fault": type(fault).__name__})
            await asyncio.sleep(ROUND_SECONDS)

    async def run_once(self) -> None:
        """Notes the results of tables that are over; begins the next round where all of them are."""
        await self.note_results()
        async with self.store.read() as connection:
            waits = select(LEAGUE_TABLES.c.league).where(~LEAGUE_TABLES.c.over)
            ready = select(LEAGUES.c.id).where(LEAGUES.c.state == "running", LEAGUES.c.id.not_in(waits))
            ids = (await connection.execute(ready)).scalars().all()
        for id in ids:
            try:
                await self.go_on(id)
            except Refusal as refusal:  # the beacon is silent: later
                LOG.info("round not begun", extra={"league": id, "fault": refusal.reason})

    async def note_results(self) -> None:
        query = (
            select(LEAGUE_TABLES, TABLES.c.status, TABLES.c.result)
            .join(TABLES, TABLES.c.id == LEAGUE_TABLES.c.table, isouter=True)
            .where(~LEAGUE_TABLES.c.over)
        )
        async with self.store.read() as connection:
            waiting = (await connection.execute(query)).all()
        for one in waiting:
            if one.status in ("open", "running"):
                continue
            result: dict[str, Any] = one.result or {} if one.status == "finished" else {}
            note = (
                update(LEAGUE_TABLES)
                .where(LEAGUE_TABLES.c.league == one.league, LEAGUE_TABLES.c.round == one.round)
                .where(LEAGUE_TABLES.c.number == one.number)
                .values(over=True, scores=result.get("scores"), places=result.get("places"))
            )
            async with self.store.transaction() as connection:
                await connection.execute(note)

    async def start(self, id: str) -> None:
        """Divides the members into groups and begins the first round."""
        async with self.store.transaction() as connection:
            await lock_league(connection, id)
            league = (await connection.execute(select(LEAGUES).where(LEAGUES.c.id == id))).one()
            if league.state != "open":
                raise Refusal("league-begun", "")
            members = [member.number for member in await members_of(connection, id)]
            if len(members) < LEAST * league.groups:
                raise Refusal("league-too-few", "")
            secrets.SystemRandom().shuffle(members)
            for number, group in in_groups(members, league.groups).items():
                me = update(LEAGUE_MEMBERS).where(LEAGUE_MEMBERS.c.league == id)
                await connection.execute(me.where(LEAGUE_MEMBERS.c.number == number).values(group=group))
            await connection.execute(update(LEAGUES).where(LEAGUES.c.id == id).values(state="running"))
        await self.go_on(id)

    async def go_on(self, id: str) -> None:
        """Begins the next round, or ends the league after the last. One transaction: never half a round."""
        beacon = await self.beacon.next() if self.beacon else ""
        begun: list[str] = []
        async with self.store.transaction() as connection:
            await lock_league(connection, id)
            league = (await connection.execute(select(LEAGUES).where(LEAGUES.c.id == id))).one()
            tables = await tables_of(connection, id)
            if league.state != "running" or any(not table.over for table in tables):
                return
            members = await members_of(connection, id)
            change = update(LEAGUES).where(LEAGUES.c.id == id)
            if league.round >= league.rounds or all(member.left for member in members):
                await connection.execute(change.values(state="over", ended_at=now()))
                return
            await connection.execute(change.values(round=league.round + 1))
            by_number = {member.number: member for member in members}
            for number, seats in enumerate(next_round(league, members, tables)):
                table, sat = await make_table(connection, league, seats, by_number, beacon)
                begun.append(table)
                row = {"league": id, "round": league.round + 1, "number": number + 1, "table": table}
                await connection.execute(insert(LEAGUE_TABLES), {**row, "members": sat, "over": False})
        for table in begun:
            await self.live_tables.find(table)


def next_round(league: Row[Any], members: Rows, tables: Rows) -> list[list[Member]]:
    """Who sits where: in each group the fewest rematches, in a Swiss tournament with neighbours in places."""
    before = [Sat(tuple(table.members)) for table in tables]
    found: list[list[Member]] = []
    for group, lines in lines_by_group(members, tables).items():
        order = [line.member for line in lines]
        seed = league.round * 100 + group
        tables_now = pair(order, league.size, met(before), league.kind == "swiss", seed)
        found += [seated(table, before) for table in tables_now]
    return found


def setup_for(league: Row[Any], people: int) -> Setup:
    """The set-up of a table for so many people: as few seats as the game allows."""
    meta = registry.find(league.game).meta
    seats = min(count for count in meta.seats if count >= max(2, people))
    try:
        return make_setup(meta, seats, dict(league.options))
    except Refusal:  # an option that fewer seats do not have
        return make_setup(meta, seats, {})


async def make_table(
    connection: AsyncConnection,
    league: Row[Any],
    seats: list[Member],
    members: dict[Member, Row[Any]],
    beacon: str,
) -> tuple[str, list[Member | None]]:
    """A table of a round, begun; and who sits in each seat. Bots play for those who left, and fill up."""
    id, at = secrets.token_urlsafe(9), now()
    setup = setup_for(league, len(seats))
    sat: list[Member | None] = [*seats, *([None] * (setup.seats - len(seats)))]
    places: list[dict[str, Any]] = []
    names: list[str] = []
    for seat, member in enumerate(sat):
        who = None if member is None else members[member]
        guest = None if who is None or who.left else who.guest
        name = nickname(id, seat, names) if guest is None or who is None else who.name
        names.append(name)
        bot = USUAL if guest is None else None
        place = {"table": id, "seat": seat, "guest": guest, "bot": bot, "name": name}
        places.append({**place, "nonce": "", "kept_for": None})
    host = league.host or next((place["guest"] for place in places if place["guest"]), None)
    if host is None:  # whoever made it is gone, and so is everybody at this table
        host = next(one.guest for one in members.values() if one.guest)
    row = {
        "id": id,
        "link": secrets.token_urlsafe(16),
        "game": league.game,
        "version": registry.find(league.game).meta.version,
        "seats": setup.seats,
        "options": [list(option) for option in setup.options],
        "own_data": [],
        "host": host,
        "public": league.public,
        "spectators": True,
        "clock": league.clock,
        "status": "running",
        "seed": fresh_seed(),
        "players": [[place["name"], "person" if place["guest"] else "bot"] for place in places],
        "nonces": [],
        "made_at": at,
        "started_at": at,
        "protocol": NEWEST,
        "beacon": beacon or None,
    }
    await connection.execute(insert(TABLES), row)
    await connection.execute(insert(PLACES), places)
    return id, sat
