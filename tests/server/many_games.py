"""A hundred thousand accounts and a million finished games: how long profile, ladder and history take.

`python -m tests.server.many_games sqlite /tmp/many.db` or `… postgresql` (starts one of its own) fills a
database in bulk, rates every game, and measures real requests to a real server. `--games` and `--people`
make it smaller.
"""

from __future__ import annotations

import argparse
import asyncio
import random
import sys
import tempfile
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import httpx
from itsdangerous import URLSafeTimedSerializer
from sqlalchemy import Connection, Table, create_engine, insert, select, text, update

from flibuste.server.ratings.rerate import rerate
from flibuste.server.storage.people_tables import PROFILES
from flibuste.server.storage.rating_tables import FINISHED, RATINGS, RESULTS
from flibuste.server.storage.schema import GUESTS, SECRETS
from flibuste.server.storage.store import Store
from tests.server.harness import ServerProcess
from tests.server.services import Postgres, running

GAMES = ("freibeuter", "libertalia", "rum_and_pirates", "stoertebeker")
BOTS = ("mousse", "matelot", "second", "capitaine")
BATCH = 20_000
REQUESTS = 100
"""Requests of each kind, after which the slowest in twenty is reported."""


def guest(number: int) -> str:
    return f"guest-{number:010}"


def players(luck: random.Random, people: int) -> int:
    """Somebody who plays: a few play very much."""
    return min(int(people * luck.random() ** 1.6), people - 1)


def games(
    luck: random.Random, count: int, people: int
) -> Iterator[tuple[dict[str, Any], list[dict[str, Any]]]]:
    """Finished games with their results; three in four are rated."""
    for n in range(1, count + 1):
        game, seats = luck.choice(GAMES), luck.choice((2, 2, 3, 4))
        pool = f"{game}:{2 if seats == 2 else 3}" if luck.random() < 0.75 else None
        row = {"n": n, "table": f"t{n:011}", "game": game, "seats": seats, "public": luck.random() < 0.5}
        row |= {"pool": pool, "over": True, "ended_at": 1_600_000_000_000 + n * 1000}
        who = list(dict.fromkeys(players(luck, people) for _ in range(seats)))
        order = luck.sample(range(1, seats + 1), seats)
        results = []
        for seat in range(seats):
            person = guest(who[seat]) if seat < len(who) and (seat == 0 or luck.random() < 0.7) else None
            left = person is not None and luck.random() < 0.03
            results.append({
                "n": n, "k": seat, "seat": seat, "guest": person,
                "bot": None if person else luck.choice(BOTS), "how": "left" if left else "played",
                "place": None if left else order[seat], "score": None if left else luck.randrange(200),
            })  # fmt: skip
        yield row, results


def fill(connection: Connection, count: int, people: int) -> None:
    """Writes everything in large batches; the ratings are computed by `rerate`."""
    luck = random.Random(22)
    usual = {"made_at": 1, "epoch": 0, "banned": False, "seen_at": 1 << 50}
    put(connection, GUESTS, ({"id": guest(n), "name": f"Player {n}", **usual} for n in range(people)))
    public = ({"guest": guest(n), "visible": "public"} for n in range(people) if n % 2 == 0)
    put(connection, PROFILES, public)
    finished: list[dict[str, Any]] = []
    results: list[dict[str, Any]] = []
    for row, seats in games(luck, count, people):
        finished.append(row)
        results += seats
        if len(finished) == BATCH:
            connection.execute(insert(FINISHED), finished)
            connection.execute(insert(RESULTS), results)
            connection.commit()
            finished, results = [], []
    if finished:
        connection.execute(insert(FINISHED), finished)
        connection.execute(insert(RESULTS), results)
    connection.commit()


def put(connection: Connection, table: Table, rows: Iterator[dict[str, Any]]) -> None:
    batch: list[dict[str, Any]] = []
    for row in rows:
        batch.append(row)
        if len(batch) == BATCH:
            connection.execute(insert(table), batch)
            batch = []
    if batch:
        connection.execute(insert(table), batch)
    connection.commit()


def measure(
    server: ServerProcess, secret: str, busiest: list[str], usual: list[str]
) -> dict[str, list[float]]:
    """Milliseconds of each request, as a client on this machine sees them."""
    signer = URLSafeTimedSerializer(secret, salt="guest")
    taken: dict[str, list[float]] = {}
    luck = random.Random(1)
    with httpx.Client(base_url=f"{server.url}/api", timeout=60) as client:
        for number in range(REQUESTS):
            for kind, whose in (("busy", busiest), ("usual", usual)):
                id = luck.choice(whose)
                known = {"Authorization": f"Bearer {signer.dumps([id, 0])}"}
                game, seats = luck.choice(GAMES), luck.choice(("2", "3"))
                for name, path in {
                    f"profile, {kind}": f"/players/{id}",
                    f"history, {kind}": f"/players/{id}/games",
                    f"history by game, {kind}": f"/players/{id}/games?game={game}&result=won",
                    f"history by name, {kind}": f"/players/{id}/games?words=Player%20{number}7",
                    f"people, {kind}": "/people",
                    f"ladder, {kind}": f"/ladders/{game}?seats={seats}",
                }.items():
                    begun = time.perf_counter()
                    answer = client.get(path, headers=known)
                    taken.setdefault(name, []).append(1000 * (time.perf_counter() - begun))
                    answer.raise_for_status()
                after = answer.json()["more"]
                for _ in range(3 if after and number < 10 else 0):
                    begun = time.perf_counter()
                    answer = client.get(
                        f"/ladders/{game}", params={"seats": seats, "after": after}, headers=known
                    )
                    taken.setdefault("ladder, next page", []).append(1000 * (time.perf_counter() - begun))
                    after = answer.raise_for_status().json()["more"] or after
    return taken


def run(database: str, home: Path, count: int, people: int) -> None:
    """Fills an empty database and measures."""
    asyncio.run(migrated(database))
    engine = create_engine(database.replace("postgresql://", "postgresql+psycopg://"))
    with engine.connect() as connection:
        begun = time.perf_counter()
        fill(connection, count, people)
        print(f"{count} games of {people} people written in {time.perf_counter() - begun:.0f} s", flush=True)
        begun = time.perf_counter()
        done = rerate(connection)
        print(f"rerate: {done} in {time.perf_counter() - begun:.0f} s", flush=True)
        begun = time.perf_counter()
        done = rerate(connection)
        print(f"rerate again: {done} in {time.perf_counter() - begun:.0f} s", flush=True)
        connection.execute(update(SECRETS).where(SECRETS.c.name == "cookies").values(value="x" * 64))
        connection.execute(insert(SECRETS), {"name": "cookies", "value": "x" * 64})
        connection.commit()
        connection.execute(text("analyze"))
        connection.commit()
        ranked = select(RATINGS.c.guest).where(RATINGS.c.games > 0).order_by(RATINGS.c.games.desc())
        busiest = list(dict.fromkeys(connection.execute(ranked.limit(100)).scalars()))[:20]
        usual = [guest(n) for n in random.Random(5).sample(range(people), 50)]
        most = connection.execute(
            text("select count(*) as c from results where guest = :guest"), {"guest": busiest[0]}
        ).scalar()
        print(f"the busiest person has {most} games", flush=True)
    engine.dispose()
    server = ServerProcess(database, home)
    server.start()
    try:
        for name, times in measure(server, "x" * 64, busiest, usual).items():
            ordered = sorted(times)
            middle, late = ordered[len(times) // 2], ordered[int(len(times) * 0.95)]
            print(
                f"{name:26} median {middle:6.1f} ms, 95 % under {late:6.1f} ms, slowest {ordered[-1]:6.1f} ms"
            )
    finally:
        server.stop()


async def migrated(database: str) -> None:
    url = database.replace("sqlite:", "sqlite+aiosqlite:").replace("postgresql:", "postgresql+psycopg:")
    store = Store(url)
    await store.open()
    await store.close()


def main(arguments: list[str]) -> int:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("kind", choices=["sqlite", "postgresql"])
    parser.add_argument("--games", type=int, default=1_000_000)
    parser.add_argument("--people", type=int, default=100_000)
    wanted = parser.parse_args(arguments)
    with tempfile.TemporaryDirectory(prefix="flibuste-many-") as folder:
        home = Path(folder)
        if wanted.kind == "sqlite":
            run(f"sqlite:///{home / 'many.db'}", home, wanted.games, wanted.people)
        else:
            with running(Postgres) as postgres:
                run(postgres.fresh("many"), home, wanted.games, wanted.people)
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
