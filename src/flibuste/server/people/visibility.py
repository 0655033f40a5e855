"""Who sees whose profile. A profile that one may not see is as unknown as one that is not there."""

from __future__ import annotations

from sqlalchemy import and_, delete, exists, insert, select, true, update
from sqlalchemy.ext.asyncio import AsyncConnection

from flibuste.kernel.types import Refusal
from flibuste.server.identity import Guest
from flibuste.server.ratings.rating_game import KNOWN_AFTER
from flibuste.server.storage.people_tables import FRIENDS, PROFILES
from flibuste.server.storage.rating_tables import RATINGS
from flibuste.server.storage.schema import GUESTS
from flibuste.server.storage.store import Store

PRIVATE, TO_FRIENDS, PUBLIC = VISIBLE = ("private", "friends", "public")


class Visibility:
    def __init__(self, store: Store) -> None:
        self.store = store

    async def of(self, guest: str) -> str:
        async with self.store.read() as connection:
            return await visibility_of(connection, guest)

    async def choose(self, guest: Guest, visible: str) -> None:
        """Changes who sees the profile; ladders follow in the same transaction."""
        async with self.store.transaction() as connection:
            # Locks the guest's row, so that two choices at once come one after the other.
            await connection.execute(update(GUESTS).where(GUESTS.c.id == guest.id).values(name=GUESTS.c.name))
            await connection.execute(delete(PROFILES).where(PROFILES.c.guest == guest.id))
            if visible != PRIVATE:
                await connection.execute(insert(PROFILES), {"guest": guest.id, "visible": visible})
            listed = RATINGS.c.games >= KNOWN_AFTER if visible == PUBLIC else ~true()
            await connection.execute(update(RATINGS).where(RATINGS.c.guest == guest.id).values(listed=listed))

    async def must_see(self, viewer: Guest | None, player: str) -> Guest:
        """The guest whose profile this is, if the viewer may see it."""
        if "\0" in player:
            raise Refusal("no-such-player", "")
        async with self.store.read() as connection:
            row = (await connection.execute(select(GUESTS).where(GUESTS.c.id == player))).first()
            if row is None or row.banned or not await may_see(connection, viewer, player):
                raise Refusal("no-such-player", "")
        return Guest(row.id, row.name)


async def visibility_of(connection: AsyncConnection, guest: str) -> str:
    found = await connection.execute(select(PROFILES.c.visible).where(PROFILES.c.guest == guest))
    return str(found.scalar() or PRIVATE)


async def may_see(connection: AsyncConnection, viewer: Guest | None, player: str) -> bool:
    if viewer is not None and viewer.id == player:
        return True
    visible = await visibility_of(connection, player)
    if visible == PUBLIC or viewer is None:
        return visible == PUBLIC
    return visible == TO_FRIENDS and await are_friends(connection, viewer.id, player)


async def are_friends(connection: AsyncConnection, one: str, other: str) -> bool:
    """Both have said so."""
    back = FRIENDS.alias("back")
    both = and_(back.c.guest == other, back.c.other == one)
    query = select(FRIENDS.c.guest).where(FRIENDS.c.guest == one, FRIENDS.c.other == other)
    return (await connection.execute(query.where(exists().where(both)))).first() is not None
