"""The system's limit on open files: whoever has many connections does not keep others from connecting."""

from __future__ import annotations

import resource
import subprocess
import sys
from collections.abc import Iterator
from contextlib import AsyncExitStack
from pathlib import Path

import httpx
import pytest

from tests.server.harness import Client, ServerProcess, started
from tests.server.loop import awaited

FEW = 256
"""What some systems allow a process by default; many allow 1,024."""
GUESTS = 10
EACH = 28


@pytest.fixture
def crowded(tmp_path: Path) -> Iterator[ServerProcess]:
    """A server that is started with few open files, as from an ordinary shell."""
    running = ServerProcess(f"sqlite:///{tmp_path / 'flibuste.db'}", tmp_path, connections_per_address=10_000)
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    resource.setrlimit(resource.RLIMIT_NOFILE, (FEW, hard))
    try:
        running.start()
    finally:
        resource.setrlimit(resource.RLIMIT_NOFILE, (soft, hard))
    yield running
    running.kill()


@awaited
async def test_a_server_asks_for_as_many_open_files_as_its_connections_need(crowded: ServerProcess) -> None:
    guests = [await Client(crowded.url, f"Guest {number}").enter() for number in range(GUESTS)]
    table = await started(guests[:1], "_parley", 2)
    async with AsyncExitStack() as stack:
        for guest in guests:
            for _ in range(EACH):
                await stack.enter_async_context(guest.connected(table))
        assert GUESTS * EACH > FEW
        async with httpx.AsyncClient(base_url=crowded.url, timeout=30) as door:
            assert (await door.get("/health")).status_code == 200


@pytest.mark.parametrize(("files", "connections"), [(200, 100), (1_000, 700), (5_000, 4_000)])
def test_where_the_system_allows_few_open_files_there_are_fewer_connections(
    files: int, connections: int
) -> None:
    says = "from flibuste.server.open_files import room_for; print(room_for(4_000))"
    shell = ["sh", "-c", f'ulimit -n {files} && exec "$0" -c "$1"', sys.executable, says]
    room = subprocess.run(shell, check=True, capture_output=True, text=True).stdout
    assert int(room) == connections
