"""Who wants to be told anything. It is known in memory: a table where nobody listens costs nothing."""

from __future__ import annotations

from collections.abc import Mapping

from sqlalchemy import select, union

from flibuste.kernel.types import Seat
from flibuste.server.cluster.pubsub import PubSub
from flibuste.server.storage.notice_tables import CHANNELS, WISHES
from flibuste.server.storage.store import Store

LISTENING = union(
    select(CHANNELS.c.guest).where(CHANNELS.c.confirmed),
    select(WISHES.c.guest).where(WISHES.c.feed.is_not(None)),
).subquery()


class Listeners:
    """The guests with a channel that is confirmed, or a feed."""

    def __init__(self, store: Store, pubsub: PubSub) -> None:
        self.store = store
        self.pubsub = pubsub
        self.guests: set[str] = set()

    def __contains__(self, guest: str) -> bool:
        return guest in self.guests

    def __bool__(self) -> bool:
        return bool(self.guests)

    def among(self, guests: Mapping[Seat, str]) -> dict[str, set[Seat]]:
        """Those of a table's guests who listen, and their seats there."""
        found: dict[str, set[Seat]] = {}
        if self.guests:
            for seat, guest in guests.items():
                if guest in self.guests:
                    found.setdefault(guest, set()).add(seat)
        return found

    async def load(self) -> None:
        """Reads all of them: at the start, and whenever news may have been missed."""
        async with self.store.read() as connection:
            self.guests = set((await connection.execute(select(LISTENING.c.guest))).scalars())

    async def read(self, guest: str) -> None:
        """A guest's channels have changed: reads whether they still listen."""
        async with self.store.read() as connection:
            query = select(LISTENING.c.guest).where(LISTENING.c.guest == guest)
            listens = (await connection.execute(query)).first() is not None
        (self.guests.add if listens else self.guests.discard)(guest)

    async def changed(self, guest: str) -> None:
        """The same, here and in the other processes."""
        await self.read(guest)
        self.pubsub.tell({"listener": guest})
