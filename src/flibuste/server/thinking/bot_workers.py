"""Bots think in worker processes or on a cluster, never on the event loop. Every question gets an answer."""

from __future__ import annotations

import asyncio
import logging
import time
from collections import Counter
from collections.abc import Callable
from concurrent.futures import Executor
from typing import Any, NamedTuple, TypeAlias, TypeVar

from flibuste.analysis.hints import hint_of
from flibuste.arena import executor as executors
from flibuste.bots.bot import Budget
from flibuste.bots.roster import make
from flibuste.kernel.chance import Quick
from flibuste.kernel.knowledge import Knowledge
from flibuste.kernel.types import Choice, Refusal
from flibuste.server.workers.faults import TooSlow, WorkerDied
from flibuste.server.workers.pool import Workers

T = TypeVar("T")
Job: TypeAlias = Callable[[str, Knowledge[Any], float, int], T]
"""A function for a worker: it takes the bot's name, what the seat knows, seconds, and a seed."""

LOG = logging.getLogger("flibuste.bot_workers")
SIMPLER = "greedy"
"""The bot that plays when another one fails."""
GRACE = 5.0
"""Seconds a bot may take beyond its budget: the machine may be busy, and a bot may count without a clock."""
CALM = 2.0
"""Jobs that a worker may have to do, until a bot has its answer, before bots think less."""
SHORTEST = 0.03
"""Seconds a bot may think however busy the server is."""
ON_CLUSTER = 4
"""Bots of one guest that think on the cluster at once. Further ones take their fair turns on this machine."""
NOT_NOW = ("busy", "closing")
"""Refusals that say nothing about the bot: it may be asked again."""
JOIN_SECONDS = 5.0
"""How long a cluster may take to answer. After that, bots think in processes on this machine."""
AGAIN_SECONDS = 30.0
"""How long to wait before a missing cluster is tried again."""


def think(bot: str, knows: Knowledge[Any], seconds: float, seed: int) -> str:
    """Runs in a worker: the choice of this bot, in notation."""
    decision = knows.decision
    choice = make(bot).choose(knows.given(Budget(seconds), Quick(seed)))
    if choice not in decision.options:
        raise ValueError(f"{bot} chose {choice}, which is not offered")
    return choice.text


def advise(bot: str, knows: Knowledge[Any], seconds: float, seed: int) -> dict[str, Any]:
    """Runs in a worker: the choice of this bot, and why."""
    hint = hint_of(make(bot), knows.given(Budget(seconds), Quick(seed)))
    return {**hint.advice.json(), "why": {"key": hint.key, "facts": hint.facts}}


class Asker(NamedTuple):
    """For whom a bot thinks."""

    guest: str
    """Whose share of the workers it uses: the table's host, or who wants a hint."""
    table: str
    present: bool = True
    """Whether anybody is at the table. Tables without people come last."""


class BotWorkers:
    """Asks bots, and replaces the answer of a bot that fails."""

    def __init__(self, workers: Workers, cluster: str, seconds: float) -> None:
        self.workers = workers
        self.cluster = cluster
        self.seconds = seconds
        self.failures = 0
        self._on_cluster: Counter[str] = Counter()
        """How many bots of each guest think on the cluster now."""
        self._client: Any = None
        self._joining = asyncio.Lock()
        self._not_before = 0.0
        """When a missing cluster may be tried again."""

    async def _cluster_executor(self) -> Executor | None:
        """The cluster's executor, if the cluster answers."""
        async with self._joining:
            if self._client is not None and self._client.status != "running":
                gone, self._client = self._client, None
                await asyncio.to_thread(gone.close, timeout=JOIN_SECONDS)
            if self._client is None and time.monotonic() >= self._not_before:
                try:
                    self._client = await asyncio.to_thread(executors.join, self.cluster, JOIN_SECONDS)
                except (OSError, TimeoutError) as fault:
                    self._not_before = time.monotonic() + AGAIN_SECONDS
                    LOG.warning("cluster not found", extra={"fault": type(fault).__name__})
        if self._client is None:
            return None
        executor: Executor = self._client.get_executor(pure=False)
        return executor

    async def choose(self, bot: str, knows: Knowledge[Any], seed: int, asker: Asker) -> Choice:
        """The bot's choice; a simpler bot's if it fails or takes too long; a random one if that fails too.

        Refused as `busy` if too many bots wait already.
        """
        said = await self._ask(think, bot, knows, seed, asker)
        if said is not None:
            return knows.game.vocabulary.parse(said)
        options = knows.decision.options
        return options[Quick(seed).below(len(options))]

    async def advise(self, bot: str, knows: Knowledge[Any], seed: int, asker: Asker) -> dict[str, Any]:
        """The bot's advice, with the same fallbacks."""
        said = await self._ask(advise, bot, knows, seed, asker)
        if said is not None:
            return said
        options = knows.decision.options
        return {
            "choice": options[Quick(seed).below(len(options))].text,
            "iterations": 0,
            "reasons": [],
            "why": None,
        }

    async def _ask(self, job: Job[T], bot: str, knows: Knowledge[Any], seed: int, asker: Asker) -> T | None:
        """The worker's answer for this bot, or for the simpler one; None if both fail."""
        elsewhere = await self._cluster_executor() if self.cluster and asker.present else None
        if self._on_cluster[asker.guest] >= ON_CLUSTER:
            elsewhere = None
        for name, executor in ((bot, elsewhere), (SIMPLER, None)):
            try:
                if executor is not None:
                    return await self._there(executor, job, name, knows, seed, asker)
                return await self._here(job, name, knows, seed, asker)
            except (TimeoutError, TooSlow):
                LOG.warning("bot too slow", extra={"bot": name})
            except WorkerDied:
                LOG.warning("bot process died", extra={"bot": name})
            except Exception as fault:  # a bot may be anybody's code, and must not stop a table
                if isinstance(fault, Refusal) and fault.reason in NOT_NOW:
                    raise
                LOG.warning("bot failed", extra={"bot": name, "fault": type(fault).__name__})
            self.failures += 1
        return None

    async def _there(
        self, executor: Executor, job: Job[T], bot: str, knows: Knowledge[Any], seed: int, asker: Asker
    ) -> T:
        """On the cluster."""
        self._on_cluster[asker.guest] += 1
        try:
            future = executor.submit(job, bot, knows, self.seconds, seed)
            return await asyncio.wait_for(asyncio.wrap_future(future), self._limit())
        finally:
            self._on_cluster[asker.guest] -= 1
            self._on_cluster += Counter()  # forgets those who have none

    async def _here(self, job: Job[T], bot: str, knows: Knowledge[Any], seed: int, asker: Asker) -> T:
        """In a process of this machine. It may think less if many wait."""
        share = (asker.guest, asker.table)
        seconds = hurried(self.seconds, self.workers.load(share, asker.present))
        return await self.workers.run(
            job, bot, knows, seconds, seed, seconds=self._limit(), share=share, present=asker.present
        )

    def _limit(self) -> float:
        return 1.2 * self.seconds + GRACE

    async def close(self) -> None:
        if self._client is not None:
            await asyncio.to_thread(self._client.close, timeout=JOIN_SECONDS)


def hurried(seconds: float, load: float) -> float:
    """How long a bot may think when each worker has so many jobs to do until it has its answer."""
    return max(min(SHORTEST, seconds), seconds * min(1.0, CALM / load))
