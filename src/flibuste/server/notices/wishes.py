"""When a guest wants to be told: at once, before the clock runs out, once a day; never in quiet hours."""

from __future__ import annotations

from typing import Any, NamedTuple

from sqlalchemy import Row, delete, insert, select, update

from flibuste.server.notices.timing import next_time, quiet_until, zone_of
from flibuste.server.storage.notice_tables import WISHES
from flibuste.server.storage.store import Store


class Wishes(NamedTuple):
    """Minutes are minutes of the guest's day; None: no digest, no quiet hours."""

    turns: bool = True
    reminders: bool = True
    digest: int | None = None
    quiet_from: int | None = None
    quiet_to: int | None = None
    zone: str = "UTC"
    language: str = "en"
    site: str = ""

    def quiet_until(self, at: int) -> int:
        return quiet_until(at, self.quiet_from, self.quiet_to, self.zone)

    def digest_after(self, at: int) -> int | None:
        return None if self.digest is None else next_time(at, self.digest, self.zone)


def wishes_of(row: Row[Any] | None) -> Wishes:
    """The wishes in a row, which may be one of an outer join: then all of them are empty."""
    if row is None or row.zone is None:
        return Wishes()
    return Wishes(*(getattr(row, name) for name in Wishes._fields))


class WishList:
    def __init__(self, store: Store) -> None:
        self.store = store

    async def of(self, guest: str) -> tuple[Wishes, str | None]:
        """A guest's wishes, and the secret of their feeds if they have any."""
        async with self.store.read() as connection:
            row = (await connection.execute(select(WISHES).where(WISHES.c.guest == guest))).first()
        return wishes_of(row), None if row is None else row.feed

    async def set(self, guest: str, wishes: Wishes, now: int) -> None:
        zone_of(wishes.zone)  # refused here, and not when somebody should be told
        await self._write(guest, {**wishes._asdict(), "digest_at": wishes.digest_after(now)})

    async def set_feed(self, guest: str, secret: str | None, language: str, site: str) -> None:
        """Makes a guest's feeds, gives them another secret, or ends them."""
        first = {**Wishes()._asdict(), "language": language, "site": site}
        await self._write(guest, {"feed": secret}, first)

    async def by_feed(self, secret: str) -> Row[Any] | None:
        async with self.store.read() as connection:
            return (await connection.execute(select(WISHES).where(WISHES.c.feed == secret))).first()

    async def forget(self, guest: str) -> None:
        async with self.store.transaction() as connection:
            await connection.execute(delete(WISHES).where(WISHES.c.guest == guest))

    async def _write(self, guest: str, values: dict[str, Any], first: dict[str, Any] | None = None) -> None:
        async with self.store.transaction() as connection:
            change = update(WISHES).where(WISHES.c.guest == guest).values(values)
            if (await connection.execute(change)).rowcount == 0:
                await connection.execute(insert(WISHES), {"guest": guest, **(first or {}), **values})
