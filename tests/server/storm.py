"""Plays tables while the server is killed again and again, and checks that nothing shown is lost.

python -m tests.server.storm --kills 1000 --slice 100
python -m tests.server.storm --kills 300 --slice 50 --database postgresql --processes 2
python -m tests.server.storm --kills 100 --notices
"""

from __future__ import annotations

import argparse
import asyncio
import random
import sys
import tempfile
import time
from collections import Counter
from collections.abc import Callable
from contextlib import ExitStack
from pathlib import Path
from typing import Any

import httpx
import orjson

from tests.server.harness import Client, ServerProcess, new_clients, started
from tests.server.player import Player
from tests.server.server_group import ServerGroup
from tests.server.services import Postgres, RedisServer, running
from tests.server.sinks import Browser, HttpSink
from tests.server.witness import Verdict, Witness, judge

GUESTS = 12
FINISH_SECONDS = 180
UP_SECONDS = 2.5
"""Longest time until the server is killed again."""
NOTICES = {"away_seconds": 0, "loopback_webhooks": True, "channel_changes_per_minute": 1_000_000}
"""Settings of a server that tells everybody at once, on this machine."""
GAMES = (("freibeuter", (2, 3, 4)), ("_parley", (2, 3, 4)))


class PlayedTables:
    """Tables that people play. After each finished game they begin another, until `enough` is set."""

    def __init__(
        self, where: Callable[[], str], seed: int, pause: float = 0.01, sink: HttpSink | None = None
    ) -> None:
        self.where = where
        self.pick = random.Random(seed)
        self.pause = pause
        self.sink = sink
        """A push service: everybody is told there that they are asked."""
        self.witness = Witness()
        self.guests: list[Client] = []
        self.enough = False
        self.tables: list[str] = []

    async def begin(self, tables: int) -> list[asyncio.Task[None]]:
        self.guests = await new_clients(self.where(), GUESTS)
        if self.sink is not None:
            for guest in self.guests:
                wanted = Browser(self.sink, guest.id).subscription()
                (await guest.call("POST", "/notifications/push", wanted)).raise_for_status()
        return [asyncio.create_task(self._keep_playing()) for _ in range(tables)]

    async def _keep_playing(self) -> None:
        for _ in range(10_000):
            if self.enough:
                return
            try:
                await self.game()
            except (httpx.HTTPError, KeyError):  # the server went down while the table was made
                await asyncio.sleep(0.2)

    async def game(self) -> None:
        """Plays one table from start to end, with people in most seats and bots in the others."""
        name, counts = self.pick.choice(GAMES)
        seats = self.pick.choice(counts)
        people = self.pick.sample(self.guests, max(1, seats - self.pick.choice((0, 0, 1))))
        for guest in people:
            guest.url = self.where()
        table = await started(people, name, seats, "random")
        self.tables.append(table)
        players = [
            Player(self.witness, guest, table, seat, self.where, self.pause)
            for seat, guest in enumerate(people)
        ]
        await asyncio.gather(*(player.play() for player in players))

    def told(self) -> int:
        """How many updates the players have been shown."""
        return sum(map(len, self.witness.shown.values()))

    def notified(self) -> Counter[str]:
        """How often each notification has arrived."""
        received = () if self.sink is None else tuple(self.sink.received)
        return Counter(one.headers["idempotency-key"] for one in received)

    async def verified(self, url: str) -> int:
        """How many of the tables the server itself proves fair."""
        fair = 0
        async with httpx.AsyncClient(base_url=url, timeout=30) as client:
            for table in self.tables:
                fair += (await client.get(f"/api/tables/{table}/verify")).raise_for_status().json()["fair"]
        return fair


def server_for(database: str, home: Path, **settings: Any) -> ServerProcess:  # noqa: ANN401 - any setting
    return ServerProcess(database, home, tables_per_guest=100_000, connections_per_guest=1_000, **settings)


def errors(log: Path) -> list[str]:
    """Lines of a server's log that should not be there."""
    found = []
    for line in log.read_text(encoding="utf-8").splitlines():
        try:
            level = orjson.loads(line).get("level")
        except orjson.JSONDecodeError:
            level = "error" if "Traceback" in line or "Error" in line else ""
        if level in ("error", "critical"):
            found.append(line)
    return found


async def storm(group: ServerGroup, played: PlayedTables, kills: int, seed: int, tables: int) -> int:
    """Plays while processes are ended at random moments; returns how many of them were told to stop."""
    pick = random.Random(seed)
    playing = await played.begin(tables)
    polite = 0
    for number in range(kills):
        await asyncio.sleep(pick.uniform(0.02, UP_SECONDS))
        polite += await group.strike(number, pick)
    played.enough = True
    _, stuck = await asyncio.wait(playing, timeout=FINISH_SECONDS)
    for task in stuck:
        task.cancel()
    return polite


async def storm_verdict(
    group: ServerGroup, kills: int, seed: int, tables: int, sink: HttpSink | None = None
) -> Verdict:
    """Runs a storm and judges it: a table that does not come to its end counts as unfinished."""
    begun = time.monotonic()
    group.start()
    played = PlayedTables(group.anywhere, seed, sink=sink)
    try:
        polite = await storm(group, played, kills, seed, tables)
        took = time.monotonic() - begun
        verdict = await judge(played.witness, group.database)
        if not verdict.unfinished:
            fair = await played.verified(group.anywhere())
            if fair != len(played.tables):
                verdict.wrong.append(f"{len(played.tables) - fair} records do not verify")
    finally:
        group.end()
    verdict.wrong += [f"logged: {line[-1500:]}" for server in group.servers for line in errors(server.log)]
    print(f"{kills} kills ({polite} of them SIGTERM) in {took:.0f} s; refused {dict(played.witness.refused)}")
    print(verdict.summary(), flush=True)
    if sink is not None:
        notified = played.notified()
        doubled = [number for number, times in notified.items() if times > 1]
        print(f"{len(notified)} notifications arrived, {len(doubled)} of them twice", flush=True)
        verdict.wrong += [f"notification {number} arrived twice" for number in doubled]
        verdict.wrong += [] if notified else ["nobody was notified"]
    return verdict


def in_slices(kills: int, size: int) -> list[int]:
    """The kills of each slice. Each has a new database, so that a long storm may be split over runs."""
    return [min(size, kills - begun) for begun in range(0, kills, size)]


def one_slice(given: argparse.Namespace, database: str, redis: str, kills: int, seed: int) -> Verdict:
    with tempfile.TemporaryDirectory(prefix="flibuste-") as folder:
        home = Path(folder)
        database = database or f"sqlite:///{home / 'storm.db'}"
        told = NOTICES if given.notices else {}
        servers = [server_for(database, home, redis=redis, **told) for _ in range(given.processes)]
        sink = HttpSink() if given.notices else None
        return asyncio.run(storm_verdict(ServerGroup(database, servers), kills, seed, given.tables, sink))


def main() -> int:
    parser = argparse.ArgumentParser(
        prog="make storm", description="Kills the server while tables are played."
    )
    parser.add_argument("--kills", type=int, default=100)
    parser.add_argument(
        "--slice", type=int, default=50, help="kills on one database; then a new one is begun"
    )
    parser.add_argument("--database", choices=("sqlite", "postgresql"), default="sqlite")
    parser.add_argument("--processes", type=int, default=1, help="server processes, with Redis between them")
    parser.add_argument("--tables", type=int, default=12, help="tables at the same time")
    parser.add_argument("--notices", action="store_true", help="everybody is also told that they are asked")
    parser.add_argument("--seed", type=int, default=int(time.time()))
    given = parser.parse_args()
    if given.processes > 1 and given.database == "sqlite":
        parser.error("several processes need PostgreSQL")
    print(f"{given.database}, {given.processes} processes, seed {given.seed}")
    total = Verdict()
    with ExitStack() as stack:
        postgres = stack.enter_context(running(Postgres)) if given.database == "postgresql" else None
        redis = stack.enter_context(running(RedisServer)).url() if given.processes > 1 else ""
        for number, kills in enumerate(in_slices(given.kills, given.slice)):
            database = postgres.fresh(f"storm{number}") if postgres is not None else ""
            total.add(one_slice(given, database, redis, kills, given.seed + number))
    print(f"in all, {given.kills} kills: {total.summary()}")
    for line in total.wrong[:20]:
        print(line)
    return 0 if total.clean() else 1


if __name__ == "__main__":
    sys.exit(main())
