"""Bots think in processes or on a cluster, never on the event loop; whatever goes wrong, a move comes out."""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import Callable
from concurrent.futures import BrokenExecutor, Executor
from typing import Any, TypeAlias, TypeVar

from flibuste.bots import executor as executors
from flibuste.bots.bot import Adviser, Budget
from flibuste.bots.explain import Advice
from flibuste.bots.roster import make
from flibuste.kernel.chance import Quick
from flibuste.kernel.knowledge import Knowledge
from flibuste.kernel.words import Choice

T = TypeVar("T")
Job: TypeAlias = Callable[[str, Knowledge[Any], float, int], T]
"""What a worker does for a bot: its name, what the seat knows, seconds, seed."""

LOG = logging.getLogger("flibuste.thinking")
SIMPLER = "greedy"
"""Who plays when a bot fails."""
GRACE = 5.0
"""Seconds beyond its budget a bot may take in all: starting a process, and the way there and back."""
JOIN_SECONDS = 5.0
"""How long a cluster may take to answer; then bots think here."""
AGAIN_SECONDS = 30.0


def think(bot: str, knows: Knowledge[Any], seconds: float, seed: int) -> str:
    """Runs in a worker: the choice of this bot, in notation."""
    decision = knows.decision()
    choice = make(bot).choose(knows, decision, Budget(seconds), Quick(seed))
    if choice not in decision.options:
        raise ValueError(f"{bot} chose {choice}, which is not offered")
    return choice.text


def advise(bot: str, knows: Knowledge[Any], seconds: float, seed: int) -> dict[str, Any]:
    """Runs in a worker: the choice of this bot, and why, as far as it can say."""
    decision = knows.decision()
    adviser = make(bot)
    budget, rng = Budget(seconds), Quick(seed)
    if isinstance(adviser, Adviser):
        advice = adviser.explain(knows, decision, budget, rng)
    else:
        advice = Advice(adviser.choose(knows, decision, budget, rng), ())
    if advice.choice not in decision.options:
        raise ValueError(f"{bot} advises {advice.choice}, which is not offered")
    words = advice.words()
    return {**advice.json(), "why": words and {"key": words[0], "facts": words[1]}}


class Thinking:
    """The one place where bots are asked."""

    def __init__(self, workers: int, cluster: str, seconds: float) -> None:
        self.workers = workers or executors.cores()
        self.cluster = cluster
        self.seconds = seconds
        self.failures = 0
        self._executor: Executor | None = None
        self._client: Any = None
        self._joining = asyncio.Lock()
        self._not_before = 0.0
        """When a cluster that was not there is looked for again."""

    def executor(self) -> Executor:
        """Processes of our own."""
        if self._executor is None:
            self._executor = self._local_executor()
        return self._executor

    def _local_executor(self) -> Executor:
        return executors.local(self.workers)

    async def _cluster_executor(self) -> Executor | None:
        """The cluster's, where there is one and it answers."""
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

    async def choose(self, bot: str, knows: Knowledge[Any], seed: int) -> Choice:
        """The bot's choice; a simpler bot's if it crashes or takes too long; at worst any legal one."""
        said = await self._ask(think, bot, knows, seed)
        if said is not None:
            return knows.game.vocabulary.parse(said)
        options = knows.decision().options
        return options[Quick(seed).below(len(options))]

    async def advise(self, bot: str, knows: Knowledge[Any], seed: int) -> dict[str, Any]:
        """What the bot would choose, and why; a simpler bot's advice if need be, at worst any option."""
        said = await self._ask(advise, bot, knows, seed)
        if said is not None:
            return said
        options = knows.decision().options
        return {
            "choice": options[Quick(seed).below(len(options))].text,
            "iterations": 0,
            "reasons": [],
            "why": None,
        }

    async def _ask(self, job: Job[T], bot: str, knows: Knowledge[Any], seed: int) -> T | None:
        """What the worker says, or a simpler bot's; nothing if that fails too."""
        elsewhere = await self._cluster_executor() if self.cluster else None
        for name, executor in ((bot, elsewhere), (SIMPLER, None)):
            try:
                return await self._await(executor or self.executor(), job, name, knows, seed)
            except TimeoutError:
                LOG.warning("bot too slow", extra={"bot": name})
                if executor is None:
                    self.restart()
            except BrokenExecutor:
                LOG.warning("bot process died", extra={"bot": name})
                self.restart()
            except Exception as fault:  # noqa: BLE001 - a bot may be anybody's code: its fault must not stop a table
                LOG.warning("bot failed", extra={"bot": name, "fault": type(fault).__name__})
            self.failures += 1
        return None

    async def _await(self, executor: Executor, job: Job[T], bot: str, knows: Knowledge[Any], seed: int) -> T:
        future = executor.submit(job, bot, knows, self.seconds, seed)
        return await asyncio.wait_for(asyncio.wrap_future(future), 1.2 * self.seconds + GRACE)

    def restart(self) -> None:
        """Gives up on the workers there are; the next question starts new ones."""
        if self._executor is not None:
            executors.end(self._executor)
            self._executor = None

    def close(self) -> None:
        if self._executor is not None:
            executors.end(self._executor)
        if self._client is not None:
            self._client.close(timeout=JOIN_SECONDS)
