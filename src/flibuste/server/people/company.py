"""Who sits at a table, with what each of them shows to whoever looks."""

from __future__ import annotations

from typing import Any

from sqlalchemy import select

from flibuste.server.identity import Guest
from flibuste.server.people.visibility import may_see
from flibuste.server.ratings.anchors import pool_of
from flibuste.server.ratings.rating_game import KNOWN_AFTER
from flibuste.server.ratings.reliability import finished_share
from flibuste.server.storage.rating_tables import RATINGS
from flibuste.server.storage.schema import PLACES, TABLES
from flibuste.server.storage.store import Store


class Company:
    def __init__(self, store: Store) -> None:
        self.store = store

    async def at(self, id: str, viewer: Guest | None, seated: bool) -> list[dict[str, Any]]:
        """The people at a table. Whoever sits there knows whom they play with; others see public profiles."""
        query = (
            select(PLACES.c.seat, PLACES.c.guest, PLACES.c.name, TABLES.c.game, TABLES.c.seats)
            .join(TABLES, TABLES.c.id == PLACES.c.table)
            .where(PLACES.c.table == id, PLACES.c.guest.is_not(None))
            .order_by(PLACES.c.seat)
        )
        found: list[dict[str, Any]] = []
        async with self.store.read() as connection:
            for row in (await connection.execute(query)).all():
                shown = await may_see(connection, viewer, row.guest)
                you = viewer is not None and viewer.id == row.guest
                one = {"seat": row.seat, "name": row.name, "you": you}
                one["id"] = row.guest if shown or seated else None
                if shown:
                    one["finished_share"] = await finished_share(connection, row.guest)
                    own = (RATINGS.c.guest == row.guest, RATINGS.c.pool == pool_of(row.game, row.seats))
                    rating = (await connection.execute(select(RATINGS).where(*own))).first()
                    one["games"] = 0 if rating is None else rating.games
                    if rating is not None and rating.games >= KNOWN_AFTER:
                        one["rating"] = {name: rating._mapping[name] for name in ("mu", "sigma", "cautious")}
                found.append(one)
        return found
