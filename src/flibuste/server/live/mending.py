"""Mends tables whose seats do not fit their acts, when they are opened.

Earlier releases changed places and acts one after the other. A server that was killed in between, or a
guest who left while the host started, could leave a seat that nobody plays.
"""

from __future__ import annotations

import logging
from collections.abc import Awaitable, Callable
from typing import Any

from sqlalchemy import Row, update

from flibuste.bots.nicknames import nickname
from flibuste.bots.roster import USUAL
from flibuste.kernel.types import Seat
from flibuste.server.live.act_changes import at
from flibuste.server.live.table import LiveTable
from flibuste.server.storage.schema import PLACES
from flibuste.server.storage.store import Store
from flibuste.table.session import Session

LOG = logging.getLogger("flibuste.mending")
Save = Callable[[LiveTable, str, Seat, str, int | None], Awaitable[bool]]


async def mend_seats(store: Store, live: LiveTable, save: Save) -> None:
    """Lets a bot play where nobody does, and a person where a place has one. The caller holds the lock."""
    session = live.session
    if session is None or not live.running or fits(live, session):
        return
    _, places, acts = await store.whole(live.id, session.n)
    if acts:  # somebody acts at this moment: the places are newer than the session
        return
    for place in places:
        if not await mend_seat(store, live, session, place, save):
            return


def fits(live: LiveTable, session: Session) -> bool:
    seats = range(session.table.setup.seats)
    return all((live.guests if seat in session.people else live.bots).get(seat) for seat in seats)


async def mend_seat(store: Store, live: LiveTable, session: Session, place: Row[Any], save: Save) -> bool:
    """Mends one seat; false if another process acts at this table."""
    seat, person = place.seat, place.seat in session.people
    if (place.guest is not None) == person and (person or place.bot is not None):
        return True
    LOG.warning("seat mended", extra={"table": live.id, "seat": seat})
    if place.guest is not None:
        return await save(live, "join", seat, f"{place.guest} {place.name}", None)
    if person:
        others = [name for other, name in enumerate(session.table.players) if other != seat]
        return await save(live, "leave", seat, nickname(live.id, seat, others), None)
    values = {"bot": USUAL, "name": session.table.players[seat]}
    async with store.transaction() as connection:
        await connection.execute(update(PLACES).where(at(live.id, seat)).values(**values))
    live.bots[seat] = USUAL
    return True
