"""Bots that crash, overrun, talk nonsense or die: a simpler bot moves instead, and it is logged."""

from __future__ import annotations

import asyncio
import logging
import os
import signal
import threading
from collections.abc import Iterator
from concurrent.futures import Executor, ThreadPoolExecutor
from typing import Any

import pytest

from flibuste.bots.bot import Bot, Budget
from flibuste.bots.roster import make
from flibuste.kernel import shelf
from flibuste.kernel.chance import Dealer, Quick, Rng
from flibuste.kernel.game import settle
from flibuste.kernel.knowledge import Knowledge
from flibuste.kernel.words import Choice, Decision
from flibuste.server import thinking
from flibuste.server.thinking import Thinking

GAME = shelf.find("_parley")
KNOWS = Knowledge(GAME, GAME.start(settle(GAME.meta, 2), Dealer(Quick(1))), 0)
OVERRUN = threading.Event()


class Crash:
    def choose(self, knows: Knowledge[Any], decision: Decision, budget: Budget, rng: Rng) -> Choice:
        raise RuntimeError("secret: the cards are marked")


class Slow:
    def choose(self, knows: Knowledge[Any], decision: Decision, budget: Budget, rng: Rng) -> Choice:
        OVERRUN.wait()
        return decision.options[0]


class Nonsense:
    def choose(self, knows: Knowledge[Any], decision: Decision, budget: Budget, rng: Rng) -> Choice:
        return next(choice for choice in GAME.vocabulary if choice not in decision.options)


class Nothing:
    def choose(self, knows: Knowledge[Any], decision: Decision, budget: Budget, rng: Rng) -> Choice:
        return None  # type: ignore[return-value]  # that is what is wrong with it


BAD: dict[str, type[Bot]] = {"crash": Crash, "slow": Slow, "nonsense": Nonsense, "nothing": Nothing}


class Threads(Thinking):
    """Bots think in threads, so that they can be bots of this file; each is asked once."""

    def __init__(self) -> None:
        super().__init__(1, "", 0.05)
        self.pools: list[ThreadPoolExecutor] = []

    def _local_executor(self) -> Executor:
        self.pools.append(ThreadPoolExecutor(1))
        return self.pools[-1]


@pytest.fixture
def asked(monkeypatch: pytest.MonkeyPatch) -> Iterator[Threads]:
    monkeypatch.setattr(thinking, "make", lambda name: BAD[name]() if name in BAD else make(name))
    monkeypatch.setattr(thinking, "GRACE", 0.2)
    OVERRUN.clear()
    threads = Threads()
    yield threads
    OVERRUN.set()
    for pool in threads.pools:
        pool.shutdown()


@pytest.mark.parametrize("bad", BAD)
def test_a_bad_bots_move_is_made_by_a_simpler_one(
    asked: Threads, bad: str, caplog: pytest.LogCaptureFixture
) -> None:
    with caplog.at_level(logging.WARNING):
        choice = asyncio.run(asked.choose(bad, KNOWS, 7))
    assert choice == asyncio.run(asked.choose("greedy", KNOWS, 7))
    assert asked.failures == 1
    assert [vars(record)["bot"] for record in caplog.records] == [bad]
    assert "marked" not in caplog.text


def test_if_the_simpler_bot_fails_too_any_legal_choice_is_made(
    asked: Threads, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(thinking, "make", lambda _: Crash())
    assert asyncio.run(asked.choose("crash", KNOWS, 7)) in KNOWS.decision().options
    assert asked.failures == 2


def test_a_bot_nobody_knows_any_more_is_replaced_as_well(asked: Threads) -> None:
    assert asyncio.run(asked.choose("retired", KNOWS, 7)) in KNOWS.decision().options


@pytest.mark.filterwarnings("ignore::pytest.PytestUnraisableExceptionWarning")
def test_when_a_workers_process_dies_others_are_started() -> None:
    async def story() -> None:
        workers = Thinking(1, "", 1.0)
        try:
            first = await workers.choose("greedy", KNOWS, 7)
            pool: Any = workers.executor()
            for process in tuple(pool._processes.values()):
                os.kill(process.pid, signal.SIGKILL)
                await asyncio.to_thread(process.join)
            assert await workers.choose("greedy", KNOWS, 7) == first
            assert workers.failures <= 1
            assert await workers.choose("random", KNOWS, 7) in KNOWS.decision().options
        finally:
            workers.restart()

    asyncio.run(story())
