"""A guest becomes part of an account: who played in this browser and signs in keeps those tables."""

from __future__ import annotations

from collections.abc import Sequence

from sqlalchemy import Select, and_, delete, exists, insert, or_, select, union, update
from sqlalchemy.ext.asyncio import AsyncConnection

from flibuste.kernel.types import Refusal
from flibuste.server.accounts.archive import Keeper
from flibuste.server.identity import Guest, now
from flibuste.server.storage.account_tables import CREDENTIALS, MERGED_GUESTS, SESSIONS
from flibuste.server.storage.schema import ANALYSES, CHAT, GUESTS, HIDDEN, LEAVERS, PLACES, TABLES


async def merge(connection: AsyncConnection, old: str, new: str, keepers: Sequence[Keeper]) -> list[str]:
    """Moves all tables of the old guest to the new one; returns those that must be shown again.

    Where both have had a seat they stay two people: whoever has seen one seat's secrets never gets another.
    At a game that is not over this is refused, and nothing has changed. One that is over stays as it was.
    """
    mine, theirs = at_tables(old), at_tables(new)
    both = select(TABLES.c.id).where(TABLES.c.id.in_(mine), TABLES.c.id.in_(theirs))
    # Changing the rows is a lock, as in `TableRows.locked`: nobody sits down meanwhile.
    lock = update(TABLES).where(TABLES.c.id.in_(mine)).values(status=TABLES.c.status)
    await connection.execute(lock)
    open_both = both.where(TABLES.c.status.in_(("open", "running"))).order_by(TABLES.c.id)
    conflicts = (await connection.execute(open_both)).scalars().all()
    if conflicts:
        raise Refusal("both-seated", "", {"tables": list(conflicts)})
    apart = (await connection.execute(both)).scalars().all()
    query = select(TABLES.c.id).where(or_(TABLES.c.id.in_(mine), TABLES.c.host == old))
    shown = (await connection.execute(query.where(TABLES.c.status.in_(("open", "running"))))).scalars().all()
    for table, column in (
        (PLACES, PLACES.c.guest),
        (PLACES, PLACES.c.kept_for),
        (LEAVERS, LEAVERS.c.guest),
        (CHAT, CHAT.c.guest),
        (ANALYSES, ANALYSES.c.guest),
    ):
        moved = update(table).where(column == old, table.c.table.not_in(apart))
        await connection.execute(moved.values({column: new}))
    hosted = update(TABLES).where(TABLES.c.host == old, TABLES.c.id.not_in(apart))
    await connection.execute(hosted.values(host=new))
    again = select(HIDDEN.c.table).where(HIDDEN.c.guest == new)
    await connection.execute(delete(HIDDEN).where(HIDDEN.c.guest == old, HIDDEN.c.table.in_(again)))
    await connection.execute(update(HIDDEN).where(HIDDEN.c.guest == old).values(guest=new))
    for keeper in keepers:
        await keeper.merge(connection, old, new)
    await connection.execute(delete(SESSIONS).where(SESSIONS.c.guest == old))
    # The old cookie proves nobody from now on.
    await connection.execute(update(GUESTS).where(GUESTS.c.id == old).values(epoch=GUESTS.c.epoch + 1))
    earlier = update(MERGED_GUESTS).where(MERGED_GUESTS.c.into == old).values(into=new)
    await connection.execute(earlier)
    await connection.execute(insert(MERGED_GUESTS), {"guest": old, "into": new, "at": now()})
    return list(shown)


def at_tables(guest: str) -> Select[tuple[str]]:
    """The tables at which a guest sits, has sat, or is offered a seat."""
    sat = select(PLACES.c.table).where(or_(PLACES.c.guest == guest, PLACES.c.kept_for == guest))
    left = select(LEAVERS.c.table).where(LEAVERS.c.guest == guest)
    together = union(sat, left).subquery()
    return select(together.c[0])


async def may_merge(connection: AsyncConnection, old: Guest, new: str) -> bool:
    """Whether a guest can become part of that account: an account of its own cannot."""
    means = select(exists().where(and_(CREDENTIALS.c.guest == old.id)))
    return old.id != new and not (await connection.execute(means)).scalar()
