"""The finished share: how many of somebody's last games they played to the end."""

from __future__ import annotations

from sqlalchemy import select
from sqlalchemy.ext.asyncio import AsyncConnection

from flibuste.kernel.types import Refusal
from flibuste.server.storage.rating_tables import RESULTS

LAST = 30
"""So many games are looked at."""


async def finished_share(connection: AsyncConnection, guest: str) -> int | None:
    """In percent, rounded down; None before the first game."""
    query = select(RESULTS.c.how).where(RESULTS.c.guest == guest).order_by(RESULTS.c.n.desc()).limit(LAST)
    hows = (await connection.execute(query)).scalars().all()
    return None if not hows else 100 * sum(how != "left" for how in hows) // len(hows)


async def must_finish(connection: AsyncConnection, guest: str, least: int | None) -> None:
    """Refuses whoever finishes too few of their games. Who has not finished one yet is welcome."""
    if least is None:
        return
    share = await finished_share(connection, guest)
    if share is not None and share < least:
        raise Refusal("finishes-too-few", "", {"least": least, "share": share})


async def may_ask_for(connection: AsyncConnection, host: str, least: int | None) -> None:
    """A host asks for no larger share than their own."""
    if least is None:
        return
    share = await finished_share(connection, host)
    if share is not None and least > share:
        raise Refusal("share-above-own", "", {"least": least, "share": share})
