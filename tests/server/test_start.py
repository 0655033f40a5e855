"""A server that cannot start says why in a sentence; one whose disk fails says so at /ready."""

from __future__ import annotations

import asyncio
import os
import sqlite3
import subprocess
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import httpx
import psycopg
import pytest

from flibuste.i18n.translator import LANGUAGES
from flibuste.server.storage.store import Store
from tests.cli.terminal import COMMAND, environment
from tests.server.harness import ServerProcess, free_port
from tests.server.services import Postgres
from tests.server.small_disk import SmallDisk, small_disk
from tests.server.storm import errors


def refused(database: str, language: str = "en", command: str = "serve", **settings: str) -> str:
    """What a server that does not start writes; it must be one sentence and no traceback."""
    words = [*COMMAND, *command.split(), "--database", database, "--lang", language]
    env = {**environment(), "FLIBUSTE_PORT": str(free_port())}
    env |= {f"FLIBUSTE_{name.upper()}": value for name, value in settings.items()}
    ran = subprocess.run(words, env=env, capture_output=True, text=True, timeout=120, check=False)
    assert ran.returncode == 1, ran.stderr
    assert "Traceback" not in ran.stderr and "{" not in ran.stderr
    assert len(ran.stderr.strip().splitlines()) == 1, ran.stderr
    return ran.stderr.strip()


@pytest.fixture
def file(tmp_path: Path) -> Path:
    """A database of ours."""
    made = tmp_path / "games.sqlite"
    words = [*COMMAND, "admin", "migrate", "--database", str(made)]
    subprocess.run(words, env=environment(), check=True, capture_output=True)
    return made


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_damaged_database_is_named_in_the_users_language(tmp_path: Path, language: str) -> None:
    file = tmp_path / "games.sqlite"
    file.write_bytes(b"ahoy" * 1000)
    assert str(file) in refused(str(file), language)


def test_a_database_whose_pages_are_damaged_is_refused(file: Path) -> None:
    content = bytearray(file.read_bytes())
    content[100 : len(content)] = os.urandom(len(content) - 100)
    file.write_bytes(content)
    assert "damaged" in refused(str(file))


def test_a_locked_database_is_refused(file: Path) -> None:
    holder = sqlite3.connect(file, isolation_level=None)
    holder.execute("pragma locking_mode=exclusive")
    holder.execute("begin exclusive")
    try:
        assert "locked" in refused(str(file))
    finally:
        holder.close()


def test_a_database_of_a_newer_release_is_refused(file: Path) -> None:
    with sqlite3.connect(file) as newer:
        newer.execute("update alembic_version set version_num = '9999'")
    newer.close()
    assert "newer" in refused(str(file))


def test_a_folder_that_cannot_be_written_to_is_named(tmp_path: Path) -> None:
    (tmp_path / "not-a-folder").write_text("")
    for file in (tmp_path / "not-a-folder" / "games.sqlite", tmp_path):
        assert str(file) in refused(str(file))


def test_an_administrator_is_told_that_there_is_no_database(tmp_path: Path) -> None:
    for order in ("tables", "close x", "ban x", "compact"):
        assert "no database" in refused(str(tmp_path / "none.sqlite"), command=f"admin {order}")
    empty = tmp_path / "empty.sqlite"
    sqlite3.connect(empty).close()
    empty.touch()
    assert "migrate" in refused(str(empty), command="admin tables")


def test_a_postgresql_that_is_away_is_named_without_its_password() -> None:
    said = refused(f"postgresql://anne:deadbeef@127.0.0.1:{free_port()}/games")
    assert "127.0.0.1" in said and "deadbeef" not in said


def test_a_read_only_postgresql_is_refused_at_the_start_and_told_at_ready(
    postgres: Postgres, tmp_path: Path
) -> None:
    url = postgres.fresh("read_only")
    server = ServerProcess(url, tmp_path)
    server.start()
    try:
        with psycopg.connect(postgres.url(), autocommit=True) as connection:
            connection.execute("alter database read_only set default_transaction_read_only = on")
            connection.execute(
                "select pg_terminate_backend(pid) from pg_stat_activity where datname = 'read_only'"
            )
        waited_for(server, 503)
        answer = httpx.post(f"{server.url}/api/guests", json={"name": "Anne"})
        assert (answer.status_code, answer.json()["reason"]) == (503, "not-saved")
    finally:
        server.kill()
    assert errors(server.log) == []
    assert "read-only" in refused(url)


def waited_for(server: ServerProcess, status: int) -> None:
    """Waits until /ready answers so. Its answer may be a moment old."""
    for _ in range(100):
        if httpx.get(f"{server.url}/ready", timeout=30).status_code == status:
            return
        time.sleep(0.2)
    raise AssertionError(f"/ready never said {status}")


@pytest.fixture
def disk(tmp_path: Path) -> Iterator[SmallDisk]:
    with small_disk(tmp_path / "disk") as disk:
        yield disk


def test_ready_tells_that_the_disk_is_full_and_that_it_has_room_again(disk: SmallDisk) -> None:
    server = ServerProcess(f"sqlite:///{disk.folder / 'flibuste.db'}", disk.folder.parent)
    server.start()
    try:
        waited_for(server, 200)
        disk.fill(server)
        waited_for(server, 503)
        assert httpx.get(f"{server.url}/health").status_code == 200
        disk.free(server)
        waited_for(server, 200)
    finally:
        server.kill()


def test_no_server_starts_on_a_read_only_disk(disk: SmallDisk) -> None:
    file = disk.folder / "games.sqlite"
    words = [*COMMAND, "admin", "migrate", "--database", str(file)]
    subprocess.run(words, env=environment(), check=True, capture_output=True)
    remount = ["mount", "-o", "remount,ro", str(disk.folder)]
    if subprocess.run(remount, capture_output=True, check=False).returncode != 0:
        pytest.skip("mounting is not allowed here")
    assert str(file) in refused(str(file))
    assert str(disk.folder / "new.sqlite") in refused(str(disk.folder / "new.sqlite"))


def test_asking_often_writes_seldom(usual: ServerProcess) -> None:
    file = Path(usual.env["FLIBUSTE_DATABASE"].removeprefix("sqlite:///"))
    httpx.get(f"{usual.url}/ready")

    def probed() -> int:
        with sqlite3.connect(file) as reader:
            at = int(reader.execute("select at from probes").fetchone()[0])
        reader.close()
        return at

    first = probed()
    for _ in range(20):
        httpx.get(f"{usual.url}/ready")
    assert probed() - first < 10_000


def test_processes_that_start_on_a_new_postgresql_at_the_same_moment_both_start(postgres: Postgres) -> None:
    """Both want to write the first row of the probe; the second has to wait, and then finds it written."""
    url = postgres.fresh("two_starts")

    async def second_start(first: psycopg.Connection[Any], watch: psycopg.Connection[Any]) -> None:
        store = Store(url.replace("postgresql://", "postgresql+psycopg://"))
        await store.open()
        try:
            first.execute("insert into probes (name, at) values ('ready', 1)")
            starting = asyncio.create_task(store.must_be_writable())
            waits = "select count(*) from pg_locks where not granted"
            while not (watch.execute(waits).fetchone() or (0,))[0]:
                await asyncio.sleep(0.01)
            first.commit()
            await starting
        finally:
            await store.close()

    with psycopg.connect(url) as first, psycopg.connect(url, autocommit=True) as watch:
        asyncio.run(second_start(first, watch))
