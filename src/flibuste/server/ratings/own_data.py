"""What is known of somebody's results, and how it is forgotten."""

from __future__ import annotations

import secrets
from typing import Any

from sqlalchemy import delete, select, update

from flibuste.server.ratings.history import History
from flibuste.server.storage.rating_tables import RATINGS, RESULTS
from flibuste.server.storage.store import Store


async def rating_data(store: Store, guest: str) -> dict[str, Any]:
    """Everything: the ratings as they are, and every game with the rating after it."""
    query = select(RATINGS).where(RATINGS.c.guest == guest).order_by(RATINGS.c.pool)
    async with store.read() as connection:
        ratings = [dict(row._mapping) for row in await connection.execute(query)]
    return {"ratings": ratings, "games": [game async for game in History(store).all(guest)]}


async def forget(store: Store, guest: str) -> None:
    """Removes somebody from results and ladders.

    Their results stay under a name that leads nowhere: the ratings of the others follow from them.
    """
    ghost = f"ghost-{secrets.token_urlsafe(12)}"
    async with store.transaction() as connection:
        await connection.execute(delete(RATINGS).where(RATINGS.c.guest == guest))
        await connection.execute(update(RESULTS).where(RESULTS.c.guest == guest).values(guest=ghost))


async def merge(store: Store, guest: str, into: str) -> None:
    """What a guest has played belongs to another guest from now on. `rerate` then joins their ratings."""
    async with store.transaction() as connection:
        await connection.execute(update(RESULTS).where(RESULTS.c.guest == guest).values(guest=into))
        await connection.execute(delete(RATINGS).where(RATINGS.c.guest == guest))
