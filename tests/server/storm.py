"""Saved before shown: tables are played while the server is killed, again and again, and nothing is lost.

python -m tests.server.storm --kills 100 --database sqlite
python -m tests.server.storm --kills 100 --database postgresql
"""

from __future__ import annotations

import argparse
import asyncio
import random
import sys
import tempfile
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any

import httpx
import orjson

from tests.server.harness import Sailor, ServerProcess, crew, started
from tests.server.player import Player
from tests.server.services import Postgres, running
from tests.server.witness import Verdict, Witness, judge

GUESTS = 12
FINISH_SECONDS = 180
UP_SECONDS = 2.5
"""How long the server lives at the most before it is killed again."""
GAMES = (("freibeuter", (2, 3, 4)), ("_parley", (2, 3, 4)))


class Fleet:
    """Tables with people who play; a finished one is followed by another until it is enough."""

    def __init__(self, where: Callable[[], str], seed: int, pause: float = 0.01) -> None:
        self.where = where
        self.pick = random.Random(seed)
        self.pause = pause
        self.witness = Witness()
        self.guests: list[Sailor] = []
        self.enough = False
        self.tables: list[str] = []

    async def embark(self, tables: int) -> list[asyncio.Task[None]]:
        self.guests = await crew(self.where(), GUESTS)
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
        """A table from its making to its end: people in most seats, bots in the others."""
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


async def storm(server: ServerProcess, kills: int, seed: int, tables: int) -> tuple[Fleet, int]:
    """Plays while the server dies at random moments: mostly at once, every fifth time politely."""
    fleet = Fleet(lambda: server.url, seed)
    pick = random.Random(seed)
    at_sea = await fleet.embark(tables)
    polite = 0
    for number in range(kills):
        await asyncio.sleep(pick.uniform(0.02, UP_SECONDS))
        if number % 5 == 4:
            polite += 1
            await asyncio.to_thread(server.stop)
        else:
            await asyncio.to_thread(server.kill)
        await asyncio.to_thread(server.start)
    fleet.enough = True
    async with asyncio.timeout(FINISH_SECONDS):
        await asyncio.gather(*at_sea)
    return fleet, polite


async def weathered(server: ServerProcess, database: str, kills: int, seed: int, tables: int) -> Verdict:
    """A whole storm and its verdict."""
    begun = time.monotonic()
    server.start()
    try:
        fleet, polite = await storm(server, kills, seed, tables)
        fair = await fleet.verified(server.url)
    finally:
        server.kill()
    took = time.monotonic() - begun
    verdict = await judge(fleet.witness, database)
    if fair != len(fleet.tables):
        verdict.wrong.append(f"{len(fleet.tables) - fair} records do not verify")
    verdict.wrong += [f"logged: {line[-1500:]}" for line in errors(server.log)]
    print(f"{kills} kills ({polite} of them SIGTERM) in {took:.0f} s; refused {dict(fleet.witness.refused)}")
    print(verdict.summary())
    return verdict


def main() -> int:
    parser = argparse.ArgumentParser(description="Kills the server while tables are played.")
    parser.add_argument("--kills", type=int, default=100)
    parser.add_argument("--database", choices=("sqlite", "postgresql"), default="sqlite")
    parser.add_argument("--tables", type=int, default=12, help="tables at the same time")
    parser.add_argument("--seed", type=int, default=int(time.time()))
    given = parser.parse_args()
    print(f"{given.database}, seed {given.seed}")
    with tempfile.TemporaryDirectory(prefix="flibuste-") as folder:
        home = Path(folder)

        def weather(database: str) -> Verdict:
            server = server_for(database, home)
            return asyncio.run(weathered(server, database, given.kills, given.seed, given.tables))

        if given.database == "sqlite":
            verdict = weather(f"sqlite:///{home / 'storm.db'}")
        else:
            with running(Postgres) as postgres:
                verdict = weather(postgres.fresh("storm"))
    for line in verdict.wrong[:20]:
        print(line)
    return 0 if verdict.clean() else 1


if __name__ == "__main__":
    sys.exit(main())
