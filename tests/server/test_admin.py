"""Administration of a running server: list, close, ban, back up; and of a stopped one: restore."""

from __future__ import annotations

import asyncio
from pathlib import Path

import pytest
from alembic import command
from alembic.autogenerate import compare_metadata
from alembic.migration import MigrationContext
from sqlalchemy import create_engine, insert, select, text
from sqlalchemy.exc import IntegrityError

from flibuste.kernel.types import Refusal
from flibuste.server import admin
from flibuste.server.settings import Settings
from flibuste.server.storage.migrate import config
from flibuste.server.storage.schema import METADATA, SECRETS, TABLES
from flibuste.server.storage.store import Store
from tests.server.harness import ServerProcess, new_clients, play_on, started
from tests.server.loop import awaited
from tests.server.stored_tables import kept, settings_of
from tests.server.talk import play_until, turned_away, voices

SETTINGS: dict[str, object] = {}
"""A server of its own, because all its tables are listed."""
OLD_TABLE = text(
    "insert into tables (id, link, game, version, seats, options, data, host, public, spectators, clock,"
    " status, seed, players, nonces, made_at)"
    " values (:id, '', 'stoertebeker', 1, 2, '[]', :data, 'anne', true, true, '[]', 'open', '', '[]',"
    " '[]', 0)"
)
"""A row as the second migration left it."""


def settings(server: ServerProcess) -> Settings:
    return settings_of(server.env["FLIBUSTE_DATABASE"])


@awaited
async def test_open_and_running_tables_are_listed(server: ServerProcess) -> None:
    (host,) = await new_clients(server.url, 1)
    waiting = (await host.call("POST", "/tables", {"game": "_parley", "seats": 2})).json()["id"]
    running = await started([host], "freibeuter", 2)
    done = await started([host], "_parley", 2)
    await play_on(host, done)
    rows = {row["id"]: row["status"] for row in await admin.tables(settings(server))}
    assert (rows[waiting], rows[running]) == ("open", "running")
    assert done not in rows


@awaited
async def test_the_running_server_notices_that_a_table_was_closed(server: ServerProcess) -> None:
    clients = await new_clients(server.url, 2)
    table = await started(clients, "_parley", 2)
    async with voices(clients, table) as (one, _):
        await admin.close(settings(server), table)
        await one.hear("table")
        asked = one.now["decision"]
        refused = await one.refusal(type="choose", choice=asked["options"][0], serial=asked["serial"])
        assert refused["reason"] == "table-over"
    with pytest.raises(Refusal) as again:
        await admin.close(settings(server), table)
    assert again.value.reason == "no-such-table"
    assert kept(server.env["FLIBUSTE_DATABASE"], table).acts == []


@awaited
async def test_the_banned_are_shown_out_and_nobody_knows_them_any_more(server: ServerProcess) -> None:
    clients = await new_clients(server.url, 2)
    table = await started(clients, "_parley", 2, spectators=False)
    async with voices(clients, table) as (one, two):
        await admin.ban(settings(server), clients[0].id, True)
        assert (await clients[0].call("GET", "/me")).status_code == 401
        assert (await clients[0].call("POST", "/tables", {"game": "_parley", "seats": 2})).status_code == 401
        await one.wire.wait_closed()
        assert one.wire.close_code == 1008
        assert await turned_away(clients[0], table) == ("no-spectators", 1008)
        assert (await two.choose())["version"] == 1
    await admin.ban(settings(server), clients[0].id, False)
    assert (await clients[0].call("GET", "/me")).status_code == 200
    with pytest.raises(Refusal) as nobody:
        await admin.ban(settings(server), "nobody", True)
    assert nobody.value.reason == "no-such-guest"


def test_a_backup_taken_while_the_server_runs_goes_on_as_the_same_game(tmp_path: Path) -> None:
    server = ServerProcess(f"sqlite:///{tmp_path / 'flibuste.db'}", tmp_path)
    server.start()
    copy = tmp_path / "backup.db"

    @awaited
    async def story() -> None:
        clients = await new_clients(server.url, 2)
        table = await started(clients, "freibeuter", 2)
        async with voices(clients, table) as people:
            await play_until(people, lambda: people[0].now["version"] >= 8)
            seen = people[0].now
            await asyncio.to_thread(admin.backup, settings(server), copy)
            with pytest.raises(FileExistsError):
                admin.backup(settings(server), copy)
            await play_until(people, lambda: people[0].now["version"] >= 14)
        server.kill()
        admin.restore(settings(server), copy)
        server.start()
        async with voices(clients, table) as people:
            now = people[0].now
            assert (now["version"], now["view"], now["decision"]) == (8, seen["view"], seen["decision"])
            await play_until(people)
        assert (await clients[0].call("GET", f"/tables/{table}/verify")).json()["fair"] is True

    try:
        story()
    finally:
        server.kill()
    assert (tmp_path / "flibuste.db.before-restore").exists()


def test_what_is_no_backup_is_not_restored(tmp_path: Path) -> None:
    where = settings_of(f"sqlite:///{tmp_path / 'flibuste.db'}")
    asyncio.run(admin.migrate(where))
    before = (tmp_path / "flibuste.db").read_bytes()
    junk = tmp_path / "junk"
    for content in (b"", b"SQLite format 3\0" + bytes(4000), b"ahoy" * 1000):
        junk.write_bytes(content)
        with pytest.raises(Refusal) as refusal:
            admin.restore(where, junk)
        assert refusal.value.reason == "backup-damaged"
    assert (tmp_path / "flibuste.db").read_bytes() == before
    with pytest.raises(FileNotFoundError):
        admin.backup(settings_of(f"sqlite:///{tmp_path / 'none.db'}"), tmp_path / "copy")


def test_postgresql_is_backed_up_with_its_own_tools(tmp_path: Path) -> None:
    with pytest.raises(Refusal) as refusal:
        admin.backup(settings_of("postgresql://sea/flibuste"), tmp_path / "copy")
    assert refusal.value.reason == "backup-postgresql"


def test_migrated_twice_the_database_is_what_the_code_expects(tmp_path: Path) -> None:
    where = settings_of(f"sqlite:///{tmp_path / 'flibuste.db'}")
    asyncio.run(admin.migrate(where))
    asyncio.run(admin.migrate(where))
    engine = create_engine(where.database)
    with engine.connect() as connection:
        assert compare_metadata(MigrationContext.configure(connection), METADATA) == []
    engine.dispose()


def test_a_table_from_before_gets_the_names_of_its_own_files(tmp_path: Path) -> None:
    where = settings_of(f"sqlite:///{tmp_path / 'flibuste.db'}")
    engine = create_engine(where.database)
    with engine.begin() as connection:
        command.upgrade(config(connection), "0002")
        connection.execute(text("insert into guests values ('anne', 'Anne', 0, 0, 0)"))
        for id, data in (("own", '[["ships.csv", "a"], ["cards.csv", "b"]]'), ("built-in", "[]")):
            row = {"id": id, "data": data}
            connection.execute(OLD_TABLE, row)
    asyncio.run(admin.migrate(where))
    with engine.connect() as connection:
        names = {row.id: row.own_data for row in connection.execute(select(TABLES.c.id, TABLES.c.own_data))}
    engine.dispose()
    assert names == {"own": ["ships.csv", "cards.csv"], "built-in": []}


def test_an_error_of_the_database_names_no_value(tmp_path: Path) -> None:
    """Errors are logged with their text, so the text must not contain a statement's values."""

    @awaited
    async def story() -> None:
        store = Store(f"sqlite+aiosqlite:///{tmp_path / 'flibuste.db'}")
        await store.open()
        twice = [{"name": "cookies", "value": "deadbeef"}] * 2
        try:
            async with store.transaction() as connection:
                with pytest.raises(IntegrityError) as fault:
                    await connection.execute(insert(SECRETS), twice)
            assert "deadbeef" not in str(fault.value)
        finally:
            await store.close()

    story()
