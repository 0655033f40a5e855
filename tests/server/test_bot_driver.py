"""The bot driver says for whom bots think: the host's table, and whether anybody is there."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from typing import Any

from flibuste.kernel import registry
from flibuste.kernel.game import make_setup
from flibuste.kernel.knowledge import Knowledge
from flibuste.kernel.types import Choice, Refusal, Seat
from flibuste.server.cluster.peers import Peers
from flibuste.server.cluster.pubsub import pubsub_for
from flibuste.server.live.table import LiveTable, now
from flibuste.server.live.tasks import BackgroundTasks
from flibuste.server.thinking.bot_driver import BotDriver
from flibuste.server.thinking.bot_workers import Asker, BotWorkers
from flibuste.server.workers.pool import Workers
from flibuste.table.clock import Pace
from flibuste.table.session import Session
from flibuste.table.table import Table
from tests.server.loop import awaited


class Listening(BotWorkers):
    """Notes for whom bots are asked; the first are told that the queue is full."""

    def __init__(self, workers: Workers, refusals: int = 0) -> None:
        super().__init__(workers, "", 0.1)
        self.askers: list[Asker] = []
        self.refusals = refusals

    async def choose(self, bot: str, knows: Knowledge[Any], seed: int, asker: Asker) -> Choice:
        self.askers.append(asker)
        if len(self.askers) <= self.refusals:
            raise Refusal("busy", "")
        return await super().choose(bot, knows, seed, asker)


def all_bots() -> LiveTable:
    """A table of bots alone."""
    game = registry.find("_parley")
    live = LiveTable("table")
    live.host = "anne"
    table = Table(game, make_setup(game.meta, 2), ["One", "Two"], b"seed")
    live.session = Session(table, set(), Pace(), now())
    live.bots = {0: "greedy", 1: "greedy"}
    live.running = True
    return live


async def acts_of(live: LiveTable, asked: Listening, until: Callable[[list[str]], bool]) -> list[str]:
    """Lets the driver wake the table's bots, and takes nothing of what they choose."""
    acts: list[str] = []

    async def act(live: LiveTable, kind: str, seat: Seat, text: str, serial: int | None) -> None:
        acts.append(f"{kind} {seat}")

    tasks = BackgroundTasks()
    driver = BotDriver(act, asked, Peers(pubsub_for("")), tasks)
    driver.wake(live)
    while not until(acts):
        await asyncio.sleep(0.01)
    driver.stop()
    tasks.close()
    return acts


@awaited
async def test_bots_use_the_hosts_share_and_come_last_when_nobody_is_there() -> None:
    workers = Workers(1)
    try:
        asked = Listening(workers)
        await acts_of(all_bots(), asked, lambda acts: len(acts) >= 2)
        assert set(asked.askers) == {Asker("anne", "table", present=False)}
    finally:
        await workers.close()


@awaited
async def test_a_bot_that_finds_the_queue_full_plays_later_and_nobody_plays_for_it() -> None:
    workers = Workers(1)
    try:
        asked = Listening(workers, refusals=2)
        acts = await acts_of(all_bots(), asked, lambda acts: len(acts) >= 2)
        assert {"choose 0", "choose 1"} <= set(acts)
        assert len(asked.askers) >= 4 and asked.failures == 0
    finally:
        await workers.close()
