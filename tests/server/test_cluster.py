"""Bots that think on a Dask cluster: a worker that dies, and a cluster that is gone, stop no table."""

from __future__ import annotations

import asyncio
import signal
import subprocess
import sys
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from tests.server.harness import Client, ServerProcess, free_port, new_clients, play_on, started
from tests.server.storm import errors

pytest.importorskip("distributed")
pytestmark = pytest.mark.slow


class Cluster:
    """A scheduler and two workers, each a process of its own on loopback."""

    def __init__(self, home: Path) -> None:
        self.home = home
        self.address = f"tcp://127.0.0.1:{free_port()}"
        host, port = self.address.removeprefix("tcp://").split(":")
        self.scheduler = self._run("scheduler", "--host", host, "--port", port, "--no-dashboard")
        worker = ("worker", self.address, "--no-nanny", "--nthreads", "1", "--no-dashboard")
        self.workers = [self._run(*worker) for _ in range(2)]

    def _run(self, *words: str) -> subprocess.Popen[bytes]:
        with (self.home / "cluster.log").open("ab") as log:
            command = [sys.executable, "-m", "dask", *words]
            return subprocess.Popen(command, stdout=log, stderr=log, cwd=self.home)

    def wait(self) -> None:
        give_up = time.monotonic() + 60
        while (self.home / "cluster.log").read_text().count("Registered to") < len(self.workers):
            assert time.monotonic() < give_up, (self.home / "cluster.log").read_text()
            time.sleep(0.1)

    def end(self) -> None:
        for process in (*self.workers, self.scheduler):
            if process.poll() is None:
                process.send_signal(signal.SIGKILL)
                process.wait(30)


@pytest.fixture
def cluster(tmp_path: Path) -> Iterator[Cluster]:
    cluster = Cluster(tmp_path)
    cluster.wait()
    yield cluster
    cluster.end()


async def failures(client: Client) -> float:
    text = (await client.call("GET", "/../metrics")).text
    return float(text.partition("\nflibuste_bot_failures ")[2].split()[0])


def test_a_table_goes_on_when_a_worker_dies_and_when_the_whole_cluster_does(
    cluster: Cluster, tmp_path: Path
) -> None:
    server = ServerProcess(f"sqlite:///{tmp_path / 'flibuste.db'}", tmp_path, cluster=cluster.address)
    server.start()

    def a_worker_dies(update: dict[str, Any]) -> bool:
        if update["version"] > 20 and cluster.workers[0].poll() is None:
            cluster.workers[0].kill()
        return False

    async def scene() -> None:
        client = (await new_clients(server.url, 1))[0]
        table = await started([client], "freibeuter", 4, "greedy")
        await asyncio.wait_for(play_on(client, table, stop=a_worker_dies), 120)
        assert cluster.workers[0].poll() is not None
        assert (await client.call("GET", f"/tables/{table}/verify")).json()["fair"]
        assert await failures(client) == 0  # what the dead worker had begun was done by the other
        cluster.end()
        table = await started([client], "_parley", 2, "greedy")
        await asyncio.wait_for(play_on(client, table), 120)

    try:
        asyncio.run(scene())
        assert server.stop() == 0
        assert [line for line in errors(server.log) if '"from": "distributed.client"' not in line] == []
    finally:
        server.kill()
