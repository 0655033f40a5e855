"""Bots that crash, overrun, talk nonsense or die: a simpler bot moves instead, and it is logged."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import AsyncIterator
from concurrent.futures import Executor, ThreadPoolExecutor
from contextlib import asynccontextmanager

import pytest

from flibuste.kernel import registry
from flibuste.kernel.chance import Dealer, Quick
from flibuste.kernel.game import make_setup
from flibuste.kernel.knowledge import Knowledge
from flibuste.kernel.types import Refusal
from flibuste.server.thinking import bot_workers
from flibuste.server.thinking.bot_workers import Asker, BotWorkers, hurried
from flibuste.server.workers.fair_queue import Bounds
from flibuste.server.workers.job_loop import Limits
from flibuste.server.workers.pool import USUAL_BOUNDS, Workers
from tests.server import bad_bots, jobs
from tests.server.loop import awaited

GAME = registry.find("_parley")
KNOWS = Knowledge(GAME, GAME.start(make_setup(GAME.meta, 2), Dealer(Quick(1))), 0)
ANNE = Asker("anne", "table")
BAD = {kind: f"{bad_bots.__name__}:{kind}" for kind in ("Crash", "Slow", "Nonsense", "Nothing", "Deadly")}


@asynccontextmanager
async def some_bots(
    seconds: float = 0.05, count: int = 1, bounds: Bounds = USUAL_BOUNDS
) -> AsyncIterator[tuple[BotWorkers, Workers]]:
    workers = Workers(count, Limits(), bounds)
    bots = BotWorkers(workers, "", seconds)
    try:
        yield bots, workers
    finally:
        await bots.close()
        await workers.close()


@pytest.mark.parametrize("kind", BAD)
def test_a_bad_bots_move_is_made_by_a_simpler_one(
    kind: str, caplog: pytest.LogCaptureFixture, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(bot_workers, "GRACE", 1.0)

    async def story() -> None:
        async with some_bots() as (bots, workers):
            choice = await bots.choose(BAD[kind], KNOWS, 7, ANNE)
            assert choice == await bots.choose("greedy", KNOWS, 7, ANNE)
            assert bots.failures == 1
            assert (workers.killed, workers.died) == (kind == "Slow", kind == "Deadly")

    with caplog.at_level(logging.WARNING):
        asyncio.run(story())
    assert [vars(record)["bot"] for record in caplog.records] == [BAD[kind]]
    assert "marked" not in caplog.text


@awaited
async def test_if_the_simpler_bot_fails_too_any_legal_choice_is_made() -> None:
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(bot_workers, "SIMPLER", BAD["Nothing"])
        async with some_bots() as (bots, _):
            assert await bots.choose(BAD["Crash"], KNOWS, 7, ANNE) in KNOWS.decision.options
            assert bots.failures == 2


@awaited
async def test_a_bot_nobody_knows_any_more_is_replaced_as_well() -> None:
    async with some_bots() as (bots, _):
        assert await bots.choose("retired", KNOWS, 7, ANNE) in KNOWS.decision.options


@awaited
async def test_a_slow_bot_ends_its_own_process_only_and_nobody_elses_thinking() -> None:
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(bot_workers, "GRACE", 0.5)
        async with some_bots(count=2) as (bots, workers):
            await bots.choose("greedy", KNOWS, 7, ANNE)
            slow = asyncio.create_task(bots.choose(BAD["Slow"], KNOWS, 7, ANNE))
            long = workers.run(jobs.sleep, 1.5, seconds=10, share=("mary", "table"))
            assert await long == 1.5
            await slow
            assert (workers.killed, workers.died, bots.failures) == (1, 0, 1)


@awaited
async def test_when_too_many_bots_wait_the_next_is_asked_later_and_not_replaced() -> None:
    async with some_bots(bounds=Bounds(table=1)) as (bots, workers):
        await bots.choose("greedy", KNOWS, 7, ANNE)
        busy = asyncio.create_task(workers.run(jobs.sleep, 0.5, seconds=5, share=("mary", "table")))
        await asyncio.sleep(0.1)
        waiting = asyncio.create_task(bots.choose("greedy", KNOWS, 7, ANNE))
        await asyncio.sleep(0)
        with pytest.raises(Refusal, match="busy"):
            await bots.choose("greedy", KNOWS, 7, ANNE)
        await asyncio.gather(busy, waiting)
        assert bots.failures == 0


def test_a_bot_thinks_less_the_more_wait_but_never_not_at_all() -> None:
    assert [hurried(1.0, load) for load in (0.5, 2.0, 4.0, 1000.0)] == [1.0, 1.0, 0.5, 0.03]
    assert hurried(0.01, 1000.0) == 0.01


@awaited
async def test_a_guest_with_sixty_waiting_bots_shortens_their_thinking_and_not_anothers() -> None:
    async with some_bots(count=2) as (_, workers):
        many = [
            asyncio.create_task(workers.run(jobs.sleep, 0.02, seconds=5, share=("hog", str(n))))
            for n in range(60)
        ]
        await asyncio.sleep(0)
        assert hurried(1.0, workers.load(("hog", "one more"))) < 0.1
        assert hurried(1.0, workers.load(("mary", "table"))) == 1.0
        await asyncio.gather(*many)


class Elsewhere(BotWorkers):
    """Its cluster is a thread of this process, and counts what it is given."""

    def __init__(self, workers: Workers) -> None:
        super().__init__(workers, "somewhere", 0.2)
        self.threads = ThreadPoolExecutor(1)

    async def _cluster_executor(self) -> Executor | None:
        return self.threads


@awaited
async def test_a_guest_cannot_fill_the_clusters_queue() -> None:
    async with some_bots(count=1) as (_, workers):
        bots = Elsewhere(workers)
        hogs = [asyncio.create_task(bots.choose("second", KNOWS, 7, Asker("hog", str(n)))) for n in range(20)]
        await asyncio.sleep(0.1)
        assert bots.threads._work_queue.qsize() <= bot_workers.ON_CLUSTER
        assert workers.waiting > 10  # the others wait for their turns here
        await bots.choose("greedy", KNOWS, 7, ANNE)
        await asyncio.gather(*hogs)
        assert bots.failures == 0
        bots.threads.shutdown()
