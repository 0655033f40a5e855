"""Acts are saved before they are shown: when the server is killed, nothing is lost or counted twice."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable
from pathlib import Path

import httpx
import pytest

from tests.server.harness import Client, new_clients, play_on, started
from tests.server.processes import alive, descendants
from tests.server.server_group import ServerGroup
from tests.server.services import Postgres, RedisServer
from tests.server.sinks import HttpSink
from tests.server.small_disk import small_disk
from tests.server.storm import (
    FINISH_SECONDS,
    NOTICES,
    PlayedTables,
    errors,
    in_slices,
    server_for,
    storm_verdict,
)
from tests.server.witness import judge

WAIT_SECONDS = 60


async def until(come_true: Callable[[], bool]) -> None:
    async with asyncio.timeout(WAIT_SECONDS):
        while not come_true():
            await asyncio.sleep(0.05)


async def more(played: PlayedTables, updates: int) -> None:
    """Waits until the games go on."""
    told = played.told()
    await until(lambda: played.told() > told + updates)


def test_nothing_is_lost_or_doubled_when_a_server_with_sqlite_is_killed(tmp_path: Path) -> None:
    database = f"sqlite:///{tmp_path / 'storm.db'}"
    group = ServerGroup(database, [server_for(database, tmp_path)])
    verdict = asyncio.run(storm_verdict(group, kills=6, seed=1, tables=5))
    assert verdict.clean(), verdict
    assert verdict.acknowledged


def test_nothing_is_lost_or_doubled_when_a_server_with_postgresql_is_killed(
    postgres: Postgres, tmp_path: Path
) -> None:
    database = postgres.fresh("storm")
    group = ServerGroup(database, [server_for(database, tmp_path)])
    verdict = asyncio.run(storm_verdict(group, kills=4, seed=2, tables=5))
    assert verdict.clean(), verdict
    assert verdict.acknowledged


def test_nothing_is_lost_or_doubled_when_one_of_two_processes_is_killed(
    postgres: Postgres, redis: RedisServer, tmp_path: Path
) -> None:
    database = postgres.fresh("storm_of_two")
    servers = [server_for(database, tmp_path, redis=redis.url()) for _ in range(2)]
    verdict = asyncio.run(storm_verdict(ServerGroup(database, servers), kills=3, seed=4, tables=5))
    assert verdict.clean(), verdict
    assert verdict.acknowledged


@pytest.mark.parametrize("kind", ["sqlite", "postgresql"])
def test_no_notification_is_doubled_when_a_server_is_killed(
    kind: str, tmp_path: Path, request: pytest.FixtureRequest
) -> None:
    database = f"sqlite:///{tmp_path / 'notices.db'}"
    if kind == "postgresql":
        postgres: Postgres = request.getfixturevalue("postgres")
        database = postgres.fresh("storm_of_notices")
    group = ServerGroup(database, [server_for(database, tmp_path, **NOTICES)])
    sink = HttpSink()
    verdict = asyncio.run(storm_verdict(group, kills=3, seed=6, tables=4, sink=sink))
    sink.close()
    assert verdict.clean(), verdict
    assert sink.received


def test_a_long_storm_is_made_of_slices() -> None:
    assert in_slices(250, 100) == [100, 100, 50]


def test_a_full_disk_stops_the_games_and_they_go_on_when_there_is_room(tmp_path: Path) -> None:
    """Twice: once the server keeps running, once it is killed while the disk is full."""

    async def scene() -> None:
        await more(played, 60)
        for killed in (False, True):
            played.witness.refused.clear()
            disk.fill(server)
            await until(lambda: played.witness.refused["not-saved"] > 5)
            assert (await stranger.call("POST", "/guests", {"name": "Mary"})).status_code == 503
            if killed:
                server.kill()
            disk.free(server)
            if killed:
                await asyncio.to_thread(server.start)
            await more(played, 20)

    async def play() -> None:
        playing = await played.begin(5)
        await scene()
        played.enough = True
        async with asyncio.timeout(FINISH_SECONDS):
            await asyncio.gather(*playing)
        assert await played.verified(server.url) == len(played.tables)

    with small_disk(tmp_path / "disk") as disk:
        database = f"sqlite:///{disk.folder / 'full.db'}"
        server = server_for(database, tmp_path)
        played = PlayedTables(lambda: server.url, seed=3)
        stranger = Client(server.url, "Mary")
        server.start()
        try:
            asyncio.run(play())
        finally:
            server.kill()
        verdict = asyncio.run(judge(played.witness, database))
        assert verdict.clean(), verdict
        assert errors(server.log) == []


def test_no_bot_outlives_a_killed_server(tmp_path: Path) -> None:
    server = server_for(f"sqlite:///{tmp_path / 'bots.db'}", tmp_path)
    server.start()

    async def play() -> None:
        people = await new_clients(server.url, 1)
        table = await started(people, "freibeuter", 2, "random")
        await play_on(people[0], table, stop=lambda update: update["version"] >= 4)

    try:
        asyncio.run(play())
        assert server.process is not None
        bots = descendants(server.process.pid)
    finally:
        server.kill()
    assert bots
    give_up = time.monotonic() + WAIT_SECONDS
    while any(map(alive, bots)) and time.monotonic() < give_up:
        time.sleep(0.1)
    assert not [pid for pid in bots if alive(pid)]


def test_a_server_told_to_stop_ends_in_peace(tmp_path: Path) -> None:
    server = server_for(f"sqlite:///{tmp_path / 'peace.db'}", tmp_path)
    server.start()
    try:
        assert httpx.get(f"{server.url}/health").status_code == 200
        assert server.stop() == 0
    finally:
        server.kill()
    assert errors(server.log) == []
