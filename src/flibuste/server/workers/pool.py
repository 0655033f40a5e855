"""Workers: jobs run in processes, in fair turns."""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from typing import Any, NamedTuple, TypeVar

from flibuste.kernel.types import Refusal
from flibuste.server.workers.fair_queue import Bounds, FairQueue, Share
from flibuste.server.workers.faults import TooSlow, WorkerDied
from flibuste.server.workers.job_loop import Limits
from flibuste.server.workers.worker_process import WorkerProcess

LOG = logging.getLogger("flibuste.workers")
T = TypeVar("T")
PRESENT_TURNS = 7
"""Turns that jobs of tables with people get before one of a table without."""
AGAIN_SECONDS = 1.0
"""How long to wait before a process that did not start is tried again."""
CLOSE_SECONDS = 5.0
NO_LIMITS, USUAL_BOUNDS = Limits(), Bounds()


class Turn(NamedTuple):
    """A job that waits: it is given a worker."""

    share: Share
    given: asyncio.Future[WorkerProcess]


class Workers:
    """A fixed number of processes. A thread for each sends jobs to it and waits for what they give."""

    def __init__(self, count: int, limits: Limits = NO_LIMITS, bounds: Bounds = USUAL_BOUNDS) -> None:
        self.count = count
        self.killed = 0
        """Processes that were killed because a job was too slow."""
        self.died = 0
        self.closed = False
        self.present: FairQueue[Turn] = FairQueue(bounds)
        """Jobs that people wait for."""
        self.absent: FairQueue[Turn] = FairQueue(bounds)
        """Jobs of tables at which nobody is."""
        self._turns = 0
        self._idle: list[WorkerProcess] = []
        self._workers = [WorkerProcess(limits) for _ in range(count)]
        self._threads = ThreadPoolExecutor(count, "worker")
        self._running: set[asyncio.Future[Any]] = set()
        """Jobs in progress, and processes that start."""
        self._opened = False

    def open(self) -> None:
        """Starts the processes, in threads. Jobs wait until one is ready."""
        if not self._opened:
            self._opened = True
            for worker in self._workers:
                self._spawn_start(worker)

    async def run(
        self,
        job: Callable[..., T],
        *args: Any,  # noqa: ANN401 - those of any job
        seconds: float,
        share: tuple[str, str],
        present: bool = True,
    ) -> T:
        """What `job(*args)` gives, run in a worker process.

        The job is a function of a module. Nobody may change the arguments until it ends: they are pickled
        when its turn comes. It may run for so many seconds; then its process is killed, and TooSlow is
        raised. The share is the guest (or address) and the table for whom it is done. `present` says whether
        anybody waits for it. Raises what the job raises, WorkerDied, or the refusal `busy` if too many wait.
        """
        self.open()
        queue = self.present if present else self.absent
        whose = Share(*share)
        worker = await self._turn(queue, whose)
        began = time.monotonic()
        done = asyncio.get_running_loop().run_in_executor(self._threads, worker.do, job, args, seconds)

        def give_back(done: asyncio.Future[T]) -> None:
            fault = None if done.cancelled() else done.exception()
            self.killed += isinstance(fault, TooSlow)
            self.died += isinstance(fault, WorkerDied)
            queue.done(whose, time.monotonic() - began)
            self._running.discard(done)
            self._free(worker)

        self._running.add(done)
        done.add_done_callback(give_back)
        return await asyncio.shield(done)  # whoever asked may go away; the worker is busy all the same

    @property
    def waiting(self) -> int:
        """Jobs that have no worker yet."""
        return len(self.present) + len(self.absent)

    def load(self, share: tuple[str, str], present: bool = True) -> float:
        """About how many jobs each worker does until one more of this share's guest is done."""
        others = 0 if present else len(self.present)
        queue = self.present if present else self.absent
        return (queue.load(share[0]) + others) / self.count

    async def close(self) -> None:
        """Ends the processes, and refuses what waits."""
        self.closed = True
        for queue in (self.present, self.absent):
            while queue:
                given = queue.take().given
                if not given.done():
                    given.set_exception(Refusal("closing", ""))
        for worker in self._workers:
            worker.close()
        if self._running:
            await asyncio.wait(tuple(self._running), timeout=CLOSE_SECONDS)
        self._threads.shutdown(wait=False, cancel_futures=True)

    async def _turn(self, queue: FairQueue[Turn], share: Share) -> WorkerProcess:
        """Waits for an idle worker."""
        if self.closed:
            raise Refusal("closing", "")
        turn = Turn(share, asyncio.get_running_loop().create_future())
        queue.put(share, turn)
        self._dispatch()
        try:
            return await turn.given
        except asyncio.CancelledError:
            queue.remove(share, turn)
            if (
                not turn.given.cancelled() and turn.given.exception() is None
            ):  # it was given a worker in the same moment
                queue.done(share, 0.0)
                self._free(turn.given.result())
            raise

    def _dispatch(self) -> None:
        while self._idle and (self.present or self.absent):
            queue = self._next_queue()
            turn = queue.take()
            if turn.given.done():  # cancelled, and not yet removed
                queue.done(turn.share, 0.0)
            else:
                turn.given.set_result(self._idle.pop())

    def _next_queue(self) -> FairQueue[Turn]:
        self._turns += 1
        absent_next = not self.present or (len(self.absent) > 0 and self._turns > PRESENT_TURNS)
        if absent_next:
            self._turns = 0
        return self.absent if absent_next else self.present

    def _free(self, worker: WorkerProcess) -> None:
        """A worker has done its job. If its process has ended, another is started first."""
        if self.closed:
            return
        if worker.process is None:
            self._spawn_start(worker)
        else:
            self._idle.append(worker)
            self._dispatch()

    def _spawn_start(self, worker: WorkerProcess) -> None:
        task = asyncio.get_running_loop().create_task(self._start(worker))
        self._running.add(task)
        task.add_done_callback(self._running.discard)

    async def _start(self, worker: WorkerProcess) -> None:
        while not self.closed:
            try:
                await asyncio.get_running_loop().run_in_executor(self._threads, worker.start)
            except (OSError, WorkerDied) as fault:
                LOG.warning("worker not started", extra={"fault": type(fault).__name__})
                await asyncio.sleep(AGAIN_SECONDS)
            else:
                self._free(worker)
                return
