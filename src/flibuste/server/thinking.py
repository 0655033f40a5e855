"""Bots think on an executor, never on the event loop; whatever goes wrong, a move comes out."""

from __future__ import annotations

import asyncio
import logging
import multiprocessing
import os
import signal
import threading
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


class Thinking:
    """The one place where bots are asked."""

    def __init__(self, workers: int, cluster: str, seconds: float) -> None:
        self.workers = workers or os.cpu_count() or 1
        self.cluster = cluster
        self.seconds = seconds
        self.failures = 0
        self._executor: Executor | None = None

    def executor(self) -> Executor:
        if self._executor is None:
            self._executor = self._cluster_executor() if self.cluster else self._local_executor()
        return self._executor

    def _local_executor(self) -> Executor:
        context = multiprocessing.get_context("forkserver")
        return ProcessPoolExecutor(self.workers, mp_context=context, initializer=quiet)

    def _cluster_executor(self) -> Executor:
        from distributed import Client  # noqa: PLC0415 - only where a cluster is configured

        executor: Executor = Client(self.cluster).get_executor(pure=False)
        return executor

    async def choose(self, bot: str, knows: Knowledge[Any], seed: int) -> Choice:
        """The bot's choice; a simpler bot's if it crashes or takes too long; at worst any legal one."""
        vocabulary = knows.game.vocabulary
        for name in (bot, SIMPLER):
            try:
                return vocabulary.parse(await self._ask(name, knows, seed))
            except TimeoutError:
                LOG.warning("bot too slow", extra={"bot": name})
                self.restart()
            except BrokenExecutor:
                LOG.warning("bot process died", extra={"bot": name})
                self.restart()
            except Exception as fault:  # noqa: BLE001 - a bot may be anybody's code: its fault must not stop a table
                LOG.warning("bot failed", extra={"bot": name, "fault": type(fault).__name__})
            self.failures += 1
        options = knows.decision().options
        return options[Quick(seed).below(len(options))]

    async def _ask(self, bot: str, knows: Knowledge[Any], seed: int) -> str:
        job = self.executor().submit(think, bot, knows, self.seconds, seed)
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
