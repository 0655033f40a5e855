"""Own files are stored once by their hash, however many tables use them, and go with the last of them."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from pathlib import Path

import pytest
from alembic import command
from sqlalchemy import create_engine, func, select, text, update

from flibuste.kernel.types import Refusal
from flibuste.server import admin
from flibuste.server.cluster.pubsub import PubSub
from flibuste.server.live.table import now
from flibuste.server.lobby.hosting import Wanted
from flibuste.server.services import Services
from flibuste.server.settings import Settings
from flibuste.server.storage.expiry import DAY
from flibuste.server.storage.migrate import config
from flibuste.server.storage.own_files import hash_of
from flibuste.server.storage.schema import CHAT, FILES, GUESTS, TABLE_FILES, TABLES
from flibuste.server.storage.store import ROW, Store
from flibuste.table.clock import Pace
from tests.server.services import Postgres
from tests.server.stored_tables import settings_of
from tests.server.test_admin import OLD_TABLE

DICE = {"colour_dice.json": '[["rum"], ["blank"]]'}
OWN = Wanted("stoertebeker", 2, {}, True, True, Pace(), data=DICE)
Scene = Callable[[Services], Awaitable[None]]


@pytest.fixture(params=["sqlite", "postgresql"])
def database(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    if request.param == "sqlite":
        return f"sqlite+aiosqlite:///{tmp_path / 'flibuste.db'}"
    postgres: Postgres = request.getfixturevalue("postgres")
    return postgres.fresh("own_files").replace("postgresql://", "postgresql+psycopg://")


def play(database: str, scene: Scene, **settings: object) -> None:
    async def run() -> None:
        store = Store(database)
        await store.open()
        services = Services(Settings.model_validate(settings), store, PubSub(), "secret")
        try:
            await scene(services)
        finally:
            await services.close()
            await store.close()

    asyncio.run(run())


async def count(services: Services, what: object) -> int:
    async with services.store.read() as connection:
        query = select(func.count()).select_from(what)  # type: ignore[arg-type]  # a table
        return int((await connection.execute(query)).scalar_one())


def test_tables_with_the_same_files_share_them_and_the_last_one_takes_them_along(database: str) -> None:
    async def scene(services: Services) -> None:
        anne, _ = await services.identity.welcome("Anne")
        ids = [await services.hosting.make(anne, OWN) for _ in range(3)]
        await services.hosting.close(ids[0], anne)
        ids.append(await services.hosting.rematch(ids[0], anne))
        assert (await count(services, FILES), await count(services, TABLE_FILES)) == (1, 4)
        for id in ids:
            row = await services.store.row(id)
            assert row is not None
            assert [tuple(file) for file in row.data] == list(DICE.items())
        for number, id in enumerate(ids):
            if number:
                await services.hosting.close(id, anne)
        async with services.store.transaction() as connection:
            old = update(TABLES).where(TABLES.c.id != ids[3]).values(ended_at=now() - 31 * DAY)
            await connection.execute(old)
        await services.expiry.step(now())
        assert (await count(services, FILES), await count(services, TABLE_FILES)) == (1, 1)
        await services.expiry.step(now() + 31 * DAY)
        assert (await count(services, FILES), await count(services, TABLES)) == (0, 0)

    play(database, scene)


def test_old_tables_guests_and_chat_go_and_finished_games_stay(database: str) -> None:
    async def scene(services: Services) -> None:
        anne, mary, idle = [(await services.identity.welcome(name))[0] for name in ("Anne", "Mary", "Idle")]
        finished, closed, running, played = [
            await services.hosting.make(host, OWN) for host in (anne, mary, mary, mary)
        ]
        async with services.store.transaction() as connection:
            for id, status in ((finished, "finished"), (closed, "closed"), (running, "running")):
                when = None if status == "running" else now()
                change = update(TABLES).where(TABLES.c.id == id)
                await connection.execute(change.values(status=status, ended_at=when, rematch=closed))
            line = {"table": finished, "at": now(), "name": "Anne", "seat": 0, "text": "ahoy"}
            await connection.execute(CHAT.insert(), [line] * 700)
        later = now() + 365 * DAY
        while await services.expiry.step(later, in_use=[played]):
            pass
        assert await services.store.row(closed) is None
        for id in (finished, running, played):
            row = await services.store.row(id)
            assert row is not None and row.rematch is None
        assert await count(services, CHAT) == 0
        async with services.store.read() as connection:
            left = set((await connection.execute(select(GUESTS.c.id))).scalars())
        assert left == {anne.id, mary.id}  # they are at tables
        assert idle.id not in left

    play(database, scene)


def test_with_zero_days_nothing_is_deleted(database: str) -> None:
    async def scene(services: Services) -> None:
        anne, _ = await services.identity.welcome("Anne")
        await services.identity.welcome("Idle")
        await services.hosting.close(await services.hosting.make(anne, OWN), anne)
        await services.expiry.step(now() + 3650 * DAY)
        assert (await count(services, TABLES), await count(services, GUESTS)) == (1, 2)

    play(database, scene, closed_days=0, finished_days=0, chat_days=0, guest_days=0)


def test_a_guest_who_comes_back_is_not_forgotten(database: str, monkeypatch: pytest.MonkeyPatch) -> None:
    async def scene(services: Services) -> None:
        _, token = await services.identity.welcome("Anne")
        later = now() + 80 * DAY
        monkeypatch.setattr("flibuste.server.identity.now", lambda: later)
        assert await services.identity.known(token) is not None
        await services.expiry.step(later + 80 * DAY)
        assert await services.identity.known(token) is not None
        await services.expiry.step(later + 91 * DAY)
        assert await services.identity.known(token) is None

    play(database, scene)


def test_many_requests_at_once_make_no_more_tables_than_a_guest_may_have(database: str) -> None:
    async def scene(services: Services) -> None:
        anne, _ = await services.identity.welcome("Anne")
        one = await services.hosting.make(anne, OWN)
        await services.hosting.close(one, anne)

        async def make() -> str:
            try:
                await services.hosting.make(anne, OWN)
            except Refusal as refusal:
                return refusal.reason
            return "made"

        async def again() -> str:
            try:
                await services.hosting.rematch(one, anne)
            except Refusal as refusal:
                return refusal.reason
            return "made"

        done = await asyncio.gather(*(make() for _ in range(12)), *(again() for _ in range(4)))
        assert await count(services, TABLES) == 1 + 3
        assert set(done) == {"made", "too-many-tables"}

    play(database, scene, tables_per_guest=3)


def test_files_of_earlier_releases_move_out_of_their_tables_and_stay_readable(database: str) -> None:
    plain = database.replace("+aiosqlite", "")
    same = '[["ships.csv", "aé\\n"], ["cards.csv", "b"]]'
    engine = create_engine(plain)
    with engine.begin() as connection:
        command.upgrade(config(connection), "0003")
        connection.execute(text("insert into guests values ('anne', 'Anne', 0, 0, false)"))
        for id, data in (("one", same), ("two", same), ("built-in", "[]")):
            connection.execute(OLD_TABLE, {"id": id, "data": data})
    asyncio.run(admin.migrate(settings_of(database)))
    with engine.connect() as connection:
        rows = connection.execute(select(FILES.c.hash, FILES.c.content))
        stored = {row.hash: row.content for row in rows}
        assert stored == {hash_of("aé\n"): "aé\n", hash_of("b"): "b"}
        for id, files in (("one", 2), ("two", 2), ("built-in", 0)):
            data = connection.execute(ROW, {"id": id}).one().data
            assert data == [["ships.csv", "aé\n"], ["cards.csv", "b"]][:files]
        seen = connection.execute(select(GUESTS.c.seen_at)).scalar_one()
    engine.dispose()
    assert seen > 1_700_000_000_000  # nobody is deleted because an earlier release did not note it
