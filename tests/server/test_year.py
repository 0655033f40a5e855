"""A year on the embedded database, day by day: it does not grow for ever, and its file shrinks again."""

from __future__ import annotations

import asyncio
import time
from pathlib import Path

import pytest
from sqlalchemy import text, update

from flibuste.kernel import registry
from flibuste.server.cluster.pubsub import PubSub
from flibuste.server.identity import Guest
from flibuste.server.lobby.hosting import Wanted
from flibuste.server.services import Services
from flibuste.server.settings import Settings
from flibuste.server.storage.schema import ACTS, CHAT, TABLES
from flibuste.server.storage.space import SPARE_PAGES
from flibuste.server.storage.store import Store
from flibuste.table.clock import Pace

DAY_NS = 24 * 3600 * 10**9
BOX = (registry.folder("rum_and_pirates") / "box.json").read_text(encoding="utf-8")


class Calendar:
    """The server's clock, which a test moves."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch) -> None:
        self.ahead = 0
        really = time.time_ns
        monkeypatch.setattr(time, "time_ns", lambda: really() + self.ahead)
        monkeypatch.setattr(time, "time", lambda: (really() + self.ahead) / 1e9)


async def one_day(services: Services, day: int) -> None:
    """New guests come, make tables with large files of their own, and leave most of them unfinished."""
    for number in range(3):
        guest, _ = await services.identity.welcome(f"Guest {day} {number}")
        await services.identity.welcome(f"Nobody {day} {number}")  # who only looks
        files = {"box.json": BOX + "\n" * day}  # nobody else has exactly this file
        wanted = Wanted("rum_and_pirates", 2, {}, True, True, Pace(), data=files)
        id = await services.hosting.make(guest, wanted)
        if number:  # the other one is never started, and closed by itself
            await busy(services, id, guest)


async def busy(services: Services, id: str, guest: Guest) -> None:
    """Acts and chat of a long evening, and then nobody comes any more."""
    at = time.time_ns() // 1_000_000
    async with services.store.transaction() as connection:
        acts = [
            {"table": id, "n": n, "at": at, "kind": "choose", "seat": 0, "text": "x" * 20} for n in range(300)
        ]
        await connection.execute(ACTS.insert(), acts)
        said = {"table": id, "at": at, "name": guest.name, "seat": 0, "text": "ahoy " * 20}
        await connection.execute(CHAT.insert(), [said] * 50)
        change = update(TABLES).where(TABLES.c.id == id)
        await connection.execute(change.values(status="running", started_at=at, due_at=1 << 60))


async def housekeep(services: Services) -> None:
    """What the housekeeping does in a day of rounds."""
    await services.housekeeping._close_abandoned()
    for _ in range(500):
        services.housekeeping.expire_at = 0
        await services.housekeeping._delete_old_things()
        if services.housekeeping.expire_at > time.monotonic() + 1:
            return
    raise AssertionError("there is always more to delete")


async def size(store: Store) -> tuple[int, int]:
    """Bytes of the file, and pages in it that are free."""
    async with store.read() as connection:
        pages, page, free = [
            (await connection.execute(text(f"pragma {name}"))).scalar_one()
            for name in ("page_count", "page_size", "freelist_count")
        ]
    return int(pages) * int(page), int(free)


@pytest.mark.slow
def test_after_a_year_the_database_is_as_large_as_after_four_months(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    calendar = Calendar(monkeypatch)
    sizes: dict[int, int] = {}

    async def year() -> None:
        store = Store(f"sqlite+aiosqlite:///{tmp_path / 'flibuste.db'}")
        await store.open()
        services = Services(Settings.model_validate({}), store, PubSub(), "secret")
        try:
            for day in range(365):
                await one_day(services, day)
                calendar.ahead += DAY_NS
                await housekeep(services)
                sizes[day], free = await size(store)
                assert free <= SPARE_PAGES
            calendar.ahead += 100 * DAY_NS  # and then nobody comes for a season
            for _ in range(3):
                await housekeep(services)
                calendar.ahead += 40 * DAY_NS
            sizes[999], _ = await size(store)
        finally:
            await services.close()
            await store.close()

    asyncio.run(year())
    assert sizes[364] < 1.15 * sizes[120]
    assert sizes[999] < 0.6 * sizes[120]  # a megabyte of it is kept for the next day
