"""What is kept of somebody's results: given to them, moved to their account, forgotten."""

from __future__ import annotations

import secrets
from collections.abc import AsyncIterator, Sequence

import orjson
from sqlalchemy import delete, select, update
from sqlalchemy.ext.asyncio import AsyncConnection

from flibuste.server.ratings.history import History
from flibuste.server.storage.rating_tables import RATINGS, RESULTS
from flibuste.server.storage.store import Store, plain


class OwnRatings:
    def __init__(self, store: Store) -> None:
        self.store = store

    async def files(self, guests: Sequence[str]) -> AsyncIterator[tuple[str, bytes]]:
        """The ratings as they are, and every game with the rating after it."""
        query = select(RATINGS).where(RATINGS.c.guest.in_(guests)).order_by(RATINGS.c.guest, RATINGS.c.pool)
        async with self.store.read() as connection:
            ratings = [plain(row) for row in await connection.execute(query)]
        games = [game for guest in guests async for game in History(self.store).all(guest)]
        yield "ratings.json", orjson.dumps({"ratings": ratings, "games": games}, option=orjson.OPT_INDENT_2)

    async def merge(self, connection: AsyncConnection, old: str, new: str) -> None:
        """What a guest has played belongs to the account from now on. `rerate` then joins their ratings."""
        await connection.execute(update(RESULTS).where(RESULTS.c.guest == old).values(guest=new))
        await connection.execute(delete(RATINGS).where(RATINGS.c.guest == old))

    async def forget(self, connection: AsyncConnection, guests: Sequence[str]) -> None:
        """Removes somebody from results and ladders.

        Their results stay under a name that leads nowhere: the ratings of the others follow from them.
        """
        ghost = f"ghost-{secrets.token_urlsafe(12)}"
        await connection.execute(delete(RATINGS).where(RATINGS.c.guest.in_(guests)))
        await connection.execute(update(RESULTS).where(RESULTS.c.guest.in_(guests)).values(guest=ghost))

    async def changed(self, guests: Sequence[str]) -> None:
        """Nothing of it is in memory."""
