"""Strangers with many tables of strong bots do not slow down the bots of others."""

from __future__ import annotations

import asyncio
import random
import time
from pathlib import Path

import pytest

from tests.server.harness import Client, ServerProcess, new_clients, say, started
from tests.server.loop import awaited
from tests.server.storm import errors

pytestmark = pytest.mark.slow

HOGS, TABLES = 3, 20
MOVES = 12
MOST_SECONDS = 6.0
"""For one answer of a bot, on a machine that is busy besides. Before bots took fair turns it was over 20."""


async def bots_answers(client: Client, table: str, moves: int) -> list[float]:
    """Plays, and measures how long the bots take from a choice until this seat is asked again."""
    pick, taken = random.Random(7), list[float]()
    chose = 0.0
    async with client.connected(table) as wire:
        while len(taken) < moves:
            update = await client.update(wire)
            asked = update["decision"]
            if update["play"]["over"]:
                break
            if asked is None or asked["sealed"] is not None:
                continue
            if chose:
                taken.append(time.monotonic() - chose)
            await say(wire, type="choose", choice=pick.choice(asked["options"]), serial=asked["serial"])
            chose = time.monotonic()
    return taken


@awaited
async def test_three_strangers_with_sixty_tables_of_captains_hardly_delay_anothers_bot(
    tmp_path_factory: pytest.TempPathFactory,
) -> None:
    home: Path = tmp_path_factory.mktemp("fair")
    server = ServerProcess(f"sqlite:///{home / 'flibuste.db'}", home, workers=2)
    server.start()
    try:
        bystander, *hogs = await new_clients(server.url, 1 + HOGS)
        alone = await bots_answers(bystander, await started([bystander], "freibeuter", 2, "second"), 5)
        crowd = [
            asyncio.create_task(bots_answers(hog, await started([hog], "freibeuter", 4, "capitaine"), 10_000))
            for hog in hogs
            for _ in range(TABLES)
        ]
        await asyncio.sleep(3)
        table = await started([bystander], "freibeuter", 2, "second")
        crowded = await asyncio.wait_for(bots_answers(bystander, table, MOVES), 240)
        failures = (await bystander.call("GET", "/../metrics")).text.partition("\nflibuste_bot_failures ")[2]
        for task in crowd:
            task.cancel()
        await asyncio.wait(crowd)
        assert max(crowded) < MOST_SECONDS, (alone, crowded)
        assert float(failures.split()[0]) == 0
    finally:
        server.kill()
    assert errors(server.log) == []
