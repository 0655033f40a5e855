"""People one has played with, and friends among them."""

from __future__ import annotations

from typing import Any

from sqlalchemy import Select, delete, func, insert, select, update
from sqlalchemy.ext.asyncio import AsyncConnection

from flibuste.kernel.types import Refusal
from flibuste.server.identity import Guest, now
from flibuste.server.people.visibility import are_friends, may_see
from flibuste.server.storage.people_tables import BLOCKS, FRIENDS
from flibuste.server.storage.rating_tables import RESULTS
from flibuste.server.storage.schema import GUESTS, PLACES
from flibuste.server.storage.store import Store

LATEST = 500
"""Games in which people are looked for."""
LISTED = 100
FRIENDS_AT_MOST = 500


class Acquaintances:
    def __init__(self, store: Store) -> None:
        self.store = store

    async def listed(self, me: Guest) -> list[dict[str, Any]]:
        """Friends, those who ask to be one, those one has asked, and people of the latest games."""
        async with self.store.read() as connection:
            wanted = await wishes(connection, FRIENDS.c.guest == me.id, FRIENDS.c.other)
            wanting = await wishes(connection, FRIENDS.c.other == me.id, FRIENDS.c.guest)
            met = {row.guest: row.games for row in await connection.execute(met_by(me.id))}
            blocked = select(BLOCKS.c.other, BLOCKS.c.what).where(BLOCKS.c.guest == me.id)
            blocks = {row.other: row.what for row in await connection.execute(blocked)}
            ids = dict.fromkeys([*wanting, *wanted, *met, *blocks])
            names = select(GUESTS.c.id, GUESTS.c.name).where(GUESTS.c.id.in_(ids), ~GUESTS.c.banned)
            found = {row.id: row.name for row in await connection.execute(names)}
            seen = (
                {id for id in found if await may_see(connection, me, id)} if len(found) <= LISTED else set()
            )
        people = [
            {
                "id": id,
                "name": found[id],
                "games": met.get(id, 0),
                "friend": relation(id in wanted, id in wanting and id not in blocks),
                "blocked": blocks.get(id),
                "profile": id in seen,
            }
            for id in ids
            if id in found
        ]
        order = {"friends": 0, "asks": 1, "asked": 2, "none": 3}
        return sorted(people, key=lambda one: (order[one["friend"]], -one["games"], one["name"]))[
            : 2 * LISTED
        ]

    async def befriend(self, me: Guest, other: str) -> str:
        """Asks somebody one has met to be a friend, or says yes to them."""
        async with self.store.transaction() as connection:
            await must_be_met(connection, me, other)
            # Locks one's own row, so that two requests at once are one after the other.
            await connection.execute(update(GUESTS).where(GUESTS.c.id == me.id).values(name=GUESTS.c.name))
            mine = await wishes(connection, FRIENDS.c.guest == me.id, FRIENDS.c.other)
            if other not in mine:
                if len(mine) >= FRIENDS_AT_MOST:
                    raise Refusal("too-many-friends", "", {"most": FRIENDS_AT_MOST})
                row = {"guest": me.id, "other": other, "at": now()}
                await connection.execute(insert(FRIENDS), row)
            return "friends" if await are_friends(connection, me.id, other) else "asked"

    async def friends(self, one: str, other: str) -> bool:
        async with self.store.read() as connection:
            return await are_friends(connection, one, other)

    async def part(self, me: Guest, other: str) -> None:
        """No longer friends; also declines somebody who asks."""
        async with self.store.transaction() as connection:
            for one, two in ((me.id, other), (other, me.id)):
                gone = delete(FRIENDS).where(FRIENDS.c.guest == one, FRIENDS.c.other == two)
                await connection.execute(gone)


def relation(wanted: bool, wanting: bool) -> str:
    if wanted:
        return "friends" if wanting else "asked"
    return "asks" if wanting else "none"


async def wishes(connection: AsyncConnection, where: Any, column: Any) -> list[str]:  # noqa: ANN401 - columns
    query = select(column).where(where).order_by(FRIENDS.c.at.desc()).limit(FRIENDS_AT_MOST)
    return list((await connection.execute(query)).scalars())


def met_by(me: str) -> Select[Any]:
    """People of one's latest games, with the number of those games; the most frequent first."""
    mine = (
        select(RESULTS.c.n).where(RESULTS.c.guest == me).order_by(RESULTS.c.n.desc()).limit(LATEST).subquery()
    )
    return (
        select(RESULTS.c.guest, func.count().label("games"))
        .join(mine, mine.c.n == RESULTS.c.n)
        .where(RESULTS.c.guest != me, RESULTS.c.guest.is_not(None))
        .group_by(RESULTS.c.guest)
        .order_by(func.count().desc(), RESULTS.c.guest)
        .limit(LISTED)
    )


async def must_be_met(connection: AsyncConnection, me: Guest, other: str) -> None:
    """Refuses strangers: only people who sat at one table know each other, and those who ask for one."""
    if other == me.id or "\0" in other or not await has_met(connection, me.id, other):
        raise Refusal("no-such-player", "")


async def has_met(connection: AsyncConnection, me: str, other: str) -> bool:
    asked = select(FRIENDS.c.guest).where(FRIENDS.c.guest == other, FRIENDS.c.other == me)
    at_table = PLACES.alias("at_table")
    sat = select(PLACES.c.table).join(at_table, at_table.c.table == PLACES.c.table)
    theirs = RESULTS.alias("theirs")
    played = select(RESULTS.c.n).join(theirs, theirs.c.n == RESULTS.c.n)
    for query in (
        asked,
        sat.where(PLACES.c.guest == me, at_table.c.guest == other),
        played.where(RESULTS.c.guest == me, theirs.c.guest == other),
    ):
        if (await connection.execute(query.limit(1))).first() is not None:
            return True
    return False
