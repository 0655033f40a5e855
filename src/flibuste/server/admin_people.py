"""Commands for whoever runs a server: give somebody all their data, or forget them."""

from __future__ import annotations

from pathlib import Path

from sqlalchemy import delete, insert, or_, select

from flibuste.kernel.types import Refusal
from flibuste.server.accounts.archive import Archive, Contributor
from flibuste.server.accounts.own_data import OwnChat, OwnProfile, OwnTables
from flibuste.server.admin import existing
from flibuste.server.cluster.pubsub import pubsub_for
from flibuste.server.cups.own_data import OwnCups
from flibuste.server.identity import is_ghost, now
from flibuste.server.look_alikes import name_key
from flibuste.server.notices.listeners import Listeners
from flibuste.server.notices.own_data import OwnNotices
from flibuste.server.orders.own_data import OwnOrders
from flibuste.server.people.own_data import OwnPeople
from flibuste.server.ratings.own_data import OwnRatings
from flibuste.server.settings import Settings
from flibuste.server.storage.account_tables import FORGETTINGS, RESERVED_NAMES
from flibuste.server.storage.schema import GUESTS
from flibuste.server.storage.store import Store
from flibuste.server.workers.table_jobs import record


async def export(settings: Settings, who: str, folder: Path) -> str:
    """Writes a zip with everything that is kept about somebody; returns their id, which is its name."""
    async with existing(settings) as store:
        guest = await person(store, who)
        parts: list[Contributor] = [
            OwnProfile(store),
            OwnTables(store, StoredRecords(store).record),
            OwnChat(store),
            OwnNotices(store, Listeners(store, pubsub_for("")), now),
            OwnRatings(store),
            OwnPeople(store),
            OwnCups(store),
            OwnOrders(store),
        ]
        with (folder / f"{guest}.zip").open("xb") as file:
            async for part in Archive(store, parts).zipped(guest):
                file.write(part)
    return guest


async def forget(settings: Settings, who: str) -> str:
    """Says that somebody is to be forgotten now. A running server does it in its next round."""
    async with existing(settings) as store:
        guest = await person(store, who)
        async with store.transaction() as connection:
            await connection.execute(delete(FORGETTINGS).where(FORGETTINGS.c.guest == guest))
            row = {"guest": guest, "asked_at": now(), "due_at": now()}
            await connection.execute(insert(FORGETTINGS), row)
    return guest


class StoredRecords:
    """Records of finished games, replayed here: no server is needed."""

    def __init__(self, store: Store) -> None:
        self.store = store

    async def record(self, table: str) -> str:
        row = await self.store.row(table)
        if row is None:
            raise Refusal("no-such-table", "")
        return record(row, await self.store.acts(table))


async def person(store: Store, who: str) -> str:
    """The guest with this id, or whose account has this name."""
    named = select(RESERVED_NAMES.c.guest).where(RESERVED_NAMES.c.key == name_key(who))
    query = select(GUESTS.c.id).where(or_(GUESTS.c.id == who, GUESTS.c.id.in_(named)))
    async with store.read() as connection:
        found = (await connection.execute(query)).scalars().all()
    exact = who if who in found else next(iter(found), None)
    if exact is None or is_ghost(exact):
        raise Refusal("no-such-account", "")
    return exact
