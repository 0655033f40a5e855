"""Two people who play beside whatever else happens, and how long they waited for each move."""

from __future__ import annotations

import asyncio
import time
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

from tests.server.harness import ServerProcess, new_clients, started
from tests.server.talk import Voice, together, voices


class Bystander:
    def __init__(self, url: str) -> None:
        self.url = url
        self.waits: list[float] = []
        """Seconds from a choice to its update, for every move."""

    async def play(self) -> None:
        clients = await new_clients(self.url, 2)
        while True:
            async with voices(clients, await started(clients, "freibeuter", 2)) as people:
                await together(people)
                while not people[0].now["play"]["over"]:
                    await self._move(people)

    async def _move(self, people: list[Voice]) -> None:
        seat = people[0].now["play"]["asking"][0]
        begin = time.perf_counter()
        await people[seat].choose(people[0].now["version"] % 3)
        self.waits.append(time.perf_counter() - begin)
        await together(people)
        await asyncio.sleep(0.02)


@asynccontextmanager
async def bystander(server: ServerProcess) -> AsyncIterator[Bystander]:
    """Somebody plays while the block runs. Afterwards nobody waited long for a move, and there were some."""
    one = Bystander(server.url)
    playing = asyncio.create_task(one.play())
    while not one.waits:
        await asyncio.wait([playing], timeout=0.05)
        if playing.done():
            playing.result()
    one.waits.clear()
    try:
        yield one
        moves = len(one.waits)
        while len(one.waits) < moves + 5:  # a move that waits since the block began counts as well
            await asyncio.wait([playing], timeout=0.05)
            if playing.done():
                playing.result()
    finally:
        playing.cancel()
        await asyncio.wait([playing])
    assert max(one.waits) < 2.0, f"somebody waited {max(one.waits):.1f} s for a move"
