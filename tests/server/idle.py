"""Measures memory and speed of a server with many tables, most of them idle.

    python -m tests.server.idle --tables 2000

A second process opens tables of four with a connection for each seat and reports the server's memory. Then it
plays moves at a steady rate, spread over all tables, and reports the time from each choice to its update.
"""

from __future__ import annotations

import argparse
import asyncio
import contextlib
import gc
import os
import random
import resource
import subprocess
import sys
import tempfile
import time
from collections.abc import AsyncIterator
from pathlib import Path
from typing import Any

import httpx
import orjson
from websockets.asyncio.client import ClientConnection, connect

from tests.server.services import Postgres, running
from tests.server.storm import server_for

SEATS = 4
AT_ONCE = 16
"""Tables opened at the same time."""


class Tables:
    """The client: a connection for each seat, and for each table the seat that may move."""

    def __init__(self, url: str, compression: str | None) -> None:
        self.url = url
        self.compression = compression
        self.wires: dict[tuple[str, int], ClientConnection] = {}
        self.asked: dict[str, tuple[int, dict[str, Any]]] = {}
        self.waiting: dict[str, tuple[int, float]] = {}
        """By table: the version that is expected, and when its choice was sent."""
        self.took: list[float] = []
        self.tasks: list[asyncio.Task[None]] = []

    async def open(self, client: httpx.AsyncClient, tokens: list[str]) -> None:
        """One table with four people, connected."""
        heads = [{"Authorization": f"Bearer {token}"} for token in tokens]
        wanted = {"game": "freibeuter", "seats": SEATS}
        table = (
            (await client.post("/api/tables", json=wanted, headers=heads[0])).raise_for_status().json()["id"]
        )
        for head in heads[1:]:
            (await client.post(f"/api/tables/{table}/seat", json={}, headers=head)).raise_for_status()
        (await client.post(f"/api/tables/{table}/start", json={}, headers=heads[0])).raise_for_status()
        for seat, head in enumerate(heads):
            address = f"{self.url.replace('http', 'ws')}/api/tables/{table}/play"
            wire = await connect(
                address, additional_headers=head, compression=self.compression, max_size=None
            )
            self.wires[table, seat] = wire
            await wire.send('{"type":"hello"}')
            self.tasks.append(asyncio.create_task(self._listen(wire, table, seat)))

    async def _listen(self, wire: ClientConnection, table: str, seat: int) -> None:
        async for text in wire:
            assert isinstance(text, str)
            if not text.startswith('{"type":"update"') or text.endswith('"decision":null}'):
                continue  # not parsed, so that this process is not the bottleneck
            message = orjson.loads(text)
            self.asked[table] = (seat, message)
            waits = self.waiting.get(table)
            if waits is not None and message["version"] >= waits[0]:
                self.took.append(time.perf_counter() - waits[1])
                del self.waiting[table]

    async def drive(self, rate: int, seconds: int) -> int:
        """Makes moves at a steady rate, at tables with none under way; returns how many were sent."""
        pick = random.Random(1)
        begun = time.perf_counter()
        sent = 0
        for number in range(rate * seconds):
            await asyncio.sleep(max(0.0, begun + number / rate - time.perf_counter()))
            table = pick.choice(list(self.asked)) if self.asked else None
            if table is None or table in self.waiting:
                continue
            seat, message = self.asked.pop(table)
            asked = message["decision"]
            choice = {"type": "choose", "choice": pick.choice(asked["options"]), "serial": asked["serial"]}
            self.waiting[table] = (message["version"] + 1, time.perf_counter())
            await self.wires[table, seat].send(orjson.dumps(choice).decode())
            sent += 1
        await asyncio.sleep(5)
        return sent

    async def close(self) -> None:
        for task in self.tasks:
            task.cancel()
        await asyncio.gather(*(wire.close() for wire in self.wires.values()), return_exceptions=True)


@contextlib.asynccontextmanager
async def many(url: str, count: int, compression: str | None) -> AsyncIterator[Tables]:
    tables = Tables(url, compression)
    async with httpx.AsyncClient(base_url=url, timeout=120) as client:
        tokens = []
        for number in range(40):
            made = await client.post("/api/guests", json={"name": f"Guest {number}"})
            tokens.append(made.json()["token"])
        gate = asyncio.Semaphore(AT_ONCE)

        async def one(number: int) -> None:
            async with gate:
                seated = [tokens[(number * SEATS + seat) % len(tokens)] for seat in range(SEATS)]
                await tables.open(client, seated)

        await asyncio.gather(*(one(number) for number in range(count)))
    try:
        yield tables
    finally:
        await tables.close()


def megabytes(pid: int) -> float:
    status = Path(f"/proc/{pid}/status").read_text()
    return int(status.partition("VmRSS:")[2].split()[0]) / 1024


async def saving(url: str) -> str:
    """How long saving took, from the server's own metrics."""
    async with httpx.AsyncClient(base_url=url, timeout=30) as client:
        text = (await client.get("/metrics")).text
    lines = [line.split(" ") for line in text.splitlines() if line.startswith("flibuste_save_seconds_")]
    figures = {name.removeprefix("flibuste_save_seconds_"): float(value) for name, value in lines}
    slow = figures["count"] - figures['bucket{le="0.25"}']
    mean = 1000 * figures["sum"] / figures["count"]
    return f"saving: {mean:.1f} ms in the mean, {slow:.0f} of {figures['count']:.0f} took more than 250 ms"


def processor_seconds(pid: int) -> float:
    fields = Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()
    return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")


async def client(
    url: str, count: int, rate: int, seconds: int, pid: int, compression: str | None = None
) -> None:
    empty = megabytes(pid)
    begun = time.monotonic()
    async with many(url, count, compression) as tables:
        print(
            f"{count} tables and {len(tables.wires)} connections opened in {time.monotonic() - begun:.0f} s"
        )
        await asyncio.sleep(3)
        full = megabytes(pid)
        each = (full - empty) * 1024 / count
        print(f"memory: {empty:.0f} MB empty, {full:.0f} MB with them, {each:.0f} kB a table with all")
        used = processor_seconds(pid)
        sent = await tables.drive(rate, seconds)
        used = processor_seconds(pid) - used
        took = sorted(tables.took)
        at = [1000 * took[min(len(took) - 1, int(part * len(took)))] for part in (0.5, 0.99)]
        print(f"{sent} moves at {rate} a second, {len(tables.waiting)} unanswered: "
              f"p50 {at[0]:.1f} ms, p99 {at[1]:.1f} ms, worst {1000 * took[-1]:.1f} ms")  # fmt: skip
        print(await saving(url))
        print(f"processor: {1000 * used / sent:.1f} ms a move, sent to {SEATS} connections")
        print(f"memory after: {megabytes(pid):.0f} MB")


def main() -> int:
    parser = argparse.ArgumentParser(description="Measures a server with many tables.")
    parser.add_argument("--tables", type=int, default=2000)
    parser.add_argument("--rate", type=int, default=200, help="moves a second, over all tables")
    parser.add_argument("--seconds", type=int, default=30)
    parser.add_argument("--database", choices=("sqlite", "postgresql"), default="sqlite")
    parser.add_argument("--compress", action="store_true", help="as browsers do")
    parser.add_argument("--client", nargs=2, metavar=("URL", "PID"), help=argparse.SUPPRESS)
    given = parser.parse_args()
    need = given.tables * SEATS + 1000
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    if soft < need:
        resource.setrlimit(resource.RLIMIT_NOFILE, (min(need, hard), hard))
    if given.client:
        gc.disable()  # otherwise the pauses of this process are measured too
        url, pid = given.client
        compression = "deflate" if given.compress else None
        asyncio.run(client(url, given.tables, given.rate, given.seconds, int(pid), compression))
        return 0
    with tempfile.TemporaryDirectory(prefix="flibuste-") as folder, contextlib.ExitStack() as stack:
        database = f"sqlite:///{folder}/idle.db"
        if given.database == "postgresql":
            database = stack.enter_context(running(Postgres)).fresh("idle")
        server = server_for(database, Path(folder), connections=100_000)
        server.env["FLIBUSTE_CONNECTIONS_PER_GUEST"] = "100000"
        server.start()
        stack.callback(server.kill)
        assert server.process is not None
        again = [sys.executable, "-m", "tests.server.idle", *sys.argv[1:]]
        return subprocess.run(
            [*again, "--client", server.url, str(server.process.pid)], check=False
        ).returncode


if __name__ == "__main__":
    sys.exit(main())
