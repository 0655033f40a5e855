"""Bots think in processes or on a cluster, never on the event loop; whatever goes wrong, a move comes out."""

from __future__ import annotations

import asyncio
import logging
import multiprocessing
import os
import signal
import threading
import time
from concurrent.futures import BrokenExecutor, Executor, ProcessPoolExecutor
from typing import Any

from flibuste.bots.bot import Budget
from flibuste.bots.roster import make
from flibuste.kernel.chance import Quick
from flibuste.kernel.knowledge import Knowledge
from flibuste.kernel.words import Choice

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


def quiet() -> None:
    """In a worker: Ctrl-C is the server's business, and its end is the worker's."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    threading.Thread(target=end_with_server, daemon=True).start()


def end_with_server() -> None:
    """A server that was killed cannot end its workers: they would wait for questions for ever."""
    server = multiprocessing.parent_process()
    if server is not None:
        server.join()
        os._exit(0)


def join(cluster: str) -> Any:  # noqa: ANN401 - Dask is optional
    """A client of a Dask cluster. Blocks until it is connected."""
    from distributed import Client  # noqa: PLC0415 - only where a cluster is configured

    return Client(cluster, timeout=JOIN_SECONDS, set_as_default=False)


class Thinking:
    """The one place where bots are asked."""

    def __init__(self, workers: int, cluster: str, seconds: float) -> None:
        self.workers = workers or os.cpu_count() or 1
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
        context = multiprocessing.get_context("forkserver")
        return ProcessPoolExecutor(self.workers, mp_context=context, initializer=quiet)

    async def _cluster_executor(self) -> Executor | None:
        """The cluster's, where there is one and it answers."""
        async with self._joining:
            if self._client is not None and self._client.status != "running":
                gone, self._client = self._client, None
                await asyncio.to_thread(gone.close, timeout=JOIN_SECONDS)
            if self._client is None and time.monotonic() >= self._not_before:
                try:
                    self._client = await asyncio.to_thread(join, self.cluster)
                except (OSError, TimeoutError) as fault:
                    self._not_before = time.monotonic() + AGAIN_SECONDS
                    LOG.warning("cluster not found", extra={"fault": type(fault).__name__})
        if self._client is None:
            return None
        executor: Executor = self._client.get_executor(pure=False)
        return executor

    async def choose(self, bot: str, knows: Knowledge[Any], seed: int) -> Choice:
        """The bot's choice; a simpler bot's if it crashes or takes too long; at worst any legal one."""
        vocabulary = knows.game.vocabulary
        elsewhere = await self._cluster_executor() if self.cluster else None
        for name, executor in ((bot, elsewhere), (SIMPLER, None)):
            try:
                return vocabulary.parse(await self._ask(name, knows, seed, executor or self.executor()))
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
        options = knows.decision().options
        return options[Quick(seed).below(len(options))]

    async def _ask(self, bot: str, knows: Knowledge[Any], seed: int, executor: Executor) -> str:
        job = executor.submit(think, bot, knows, self.seconds, seed)
        return await asyncio.wait_for(asyncio.wrap_future(job), 1.2 * self.seconds + GRACE)

    def restart(self) -> None:
        """Gives up on the workers there are; the next question starts new ones."""
        executor, self._executor = self._executor, None
        if isinstance(executor, ProcessPoolExecutor):
            for process in tuple((executor._processes or {}).values()):  # noqa: SLF001 - to end what hangs
                process.kill()
            executor.shutdown(wait=False, cancel_futures=True)

    def close(self) -> None:
        if self._executor is not None:
            self._executor.shutdown(wait=False, cancel_futures=True)
        if self._client is not None:
            self._client.close(timeout=JOIN_SECONDS)
