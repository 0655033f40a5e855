"""Saved before shown: whatever kills the server, nothing shown is lost, and nothing counts twice."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable
from pathlib import Path

import httpx

from tests.server.harness import Sailor, crew, play_on, started
from tests.server.services import Postgres
from tests.server.small_disk import small_disk
from tests.server.storm import FINISH_SECONDS, Fleet, errors, server_for, weathered
from tests.server.witness import judge

WAIT_SECONDS = 60


async def until(come_true: Callable[[], bool]) -> None:
    async with asyncio.timeout(WAIT_SECONDS):
        while not come_true():
            await asyncio.sleep(0.05)


async def more(fleet: Fleet, updates: int) -> None:
    """The games go on."""
    told = fleet.told()
    await until(lambda: fleet.told() > told + updates)


def test_nothing_is_lost_or_doubled_when_a_server_with_sqlite_is_killed(tmp_path: Path) -> None:
    database = f"sqlite:///{tmp_path / 'storm.db'}"
    verdict = asyncio.run(weathered(server_for(database, tmp_path), database, kills=6, seed=1, tables=5))
    assert verdict.clean(), verdict
    assert verdict.acknowledged


def test_nothing_is_lost_or_doubled_when_a_server_with_postgresql_is_killed(
    postgres: Postgres, tmp_path: Path
) -> None:
    database = postgres.fresh("storm")
    verdict = asyncio.run(weathered(server_for(database, tmp_path), database, kills=4, seed=2, tables=5))
    assert verdict.clean(), verdict
    assert verdict.acknowledged


def test_a_full_disk_stops_the_games_and_they_go_on_when_there_is_room(tmp_path: Path) -> None:
    """Twice: once the server lives through it, once it is killed while the disk is full."""

    async def scene() -> None:
        await more(fleet, 60)
        for killed in (False, True):
            fleet.witness.refused.clear()
            disk.fill(server)
            await until(lambda: fleet.witness.refused["not-saved"] > 5)
            assert (await stranger.call("POST", "/guests", {"name": "Mary"})).status_code == 503
            if killed:
                server.kill()
            disk.free(server)
            if killed:
                await asyncio.to_thread(server.start)
            await more(fleet, 20)

    async def play() -> None:
        at_sea = await fleet.embark(5)
        await scene()
        fleet.enough = True
        async with asyncio.timeout(FINISH_SECONDS):
            await asyncio.gather(*at_sea)
        assert await fleet.verified(server.url) == len(fleet.tables)

    with small_disk(tmp_path / "disk") as disk:
        database = f"sqlite:///{disk.folder / 'full.db'}"
        server = server_for(database, tmp_path)
        fleet = Fleet(lambda: server.url, seed=3)
        stranger = Sailor(server.url, "Mary")
        server.start()
        try:
            asyncio.run(play())
        finally:
            server.kill()
        verdict = asyncio.run(judge(fleet.witness, database))
        assert verdict.clean(), verdict
        assert errors(server.log) == []


def descendants(pid: int) -> list[int]:
    children = [int(child) for child in Path(f"/proc/{pid}/task/{pid}/children").read_text().split()]
    return children + [one for child in children for one in descendants(child)]


def alive(pid: int) -> bool:
    status = Path(f"/proc/{pid}/stat")
    return status.exists() and status.read_text().rpartition(")")[2].split()[0] != "Z"


def test_no_bot_outlives_a_killed_server(tmp_path: Path) -> None:
    server = server_for(f"sqlite:///{tmp_path / 'bots.db'}", tmp_path)
    server.start()

    async def play() -> None:
        people = await crew(server.url, 1)
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
