"""One worker process, seen from the server. All methods block, so they run in a thread."""

from __future__ import annotations

import multiprocessing
import pickle
import time
from collections.abc import Callable
from multiprocessing.connection import Connection
from multiprocessing.process import BaseProcess
from pathlib import Path
from typing import Any

from flibuste.server.workers.faults import TooSlow, WorkerDied
from flibuste.server.workers.job_loop import BUSY, Limits, run_jobs

START_SECONDS = 60.0
"""How long a process may take to start on a busy machine."""
END_SECONDS = 5.0
STEP_SECONDS = 0.1
"""How often it is looked whether a late job was kept waiting."""
PRELOAD = "flibuste.server.workers.preload"

# Workers are forked from a clean process, without our threads, locks and sockets.
CONTEXT = multiprocessing.get_context("forkserver")


class WorkerProcess:
    """Does one job at a time. If it is too slow or dies, it is ended; `start` starts another process."""

    def __init__(self, limits: Limits) -> None:
        self.limits = limits
        self.process: BaseProcess | None = None
        self.pipe: Connection | None = None
        self.closed = False

    def start(self) -> None:
        """Starts the process and waits until it is ready, unless it runs already."""
        if self.process is not None:
            return
        CONTEXT.set_forkserver_preload([PRELOAD])
        ours, theirs = CONTEXT.Pipe()
        process = CONTEXT.Process(target=run_jobs, args=(theirs, self.limits), daemon=True)
        process.start()
        theirs.close()
        self.process, self.pipe = process, ours
        try:
            if not ours.poll(START_SECONDS):
                raise WorkerDied
            ours.recv_bytes()
        except (EOFError, OSError, WorkerDied):
            self.end()
            raise WorkerDied from None
        if self.closed:
            self.end()

    def do(self, job: Callable[..., Any], args: tuple[Any, ...], seconds: float) -> Any:  # noqa: ANN401 - any job
        """The job's result, or its exception.

        The time counts from when the process has the job. What the job spends waiting for a core does not
        count, up to a few times its limit: on a busy machine nothing is wrong with it.
        """
        packed = pickle.dumps((job, args), pickle.HIGHEST_PROTOCOL)
        if self.process is not None and not self.process.is_alive():  # it ended while it had nothing to do
            self.end()
        self.start()
        pipe = self.pipe
        if pipe is None:
            raise WorkerDied
        try:
            pipe.send(seconds)
            pipe.send_bytes(packed)
            if not self._answered(pipe, seconds):
                raise TooSlow
            good, outcome = pickle.loads(pipe.recv_bytes())  # noqa: S301 - from our worker
        except (EOFError, OSError):
            self.end()
            raise WorkerDied from None
        except BaseException:
            self.end()
            raise
        if not good:
            raise outcome
        return outcome

    def _answered(self, pipe: Connection, seconds: float) -> bool:
        """Waits for the answer, and no longer than the job may run."""
        pid = self.process.pid if self.process is not None else None
        begun, waited = time.monotonic(), seconds_without_core(pid)
        left = seconds
        while left > 0:
            if pipe.poll(left):
                return True
            took = time.monotonic() - begun
            counted = max(took - (seconds_without_core(pid) - waited), took / BUSY)
            left = min(STEP_SECONDS, seconds - counted)
        return False

    def end(self) -> None:
        """Kills the process, because its job may hang."""
        process, self.process = self.process, None
        pipe, self.pipe = self.pipe, None
        if process is not None:
            process.kill()
            process.join(END_SECONDS)
        if pipe is not None:
            pipe.close()

    def close(self) -> None:
        """Kills the process for good. A thread that waits for its job is told by the end of the pipe."""
        self.closed = True
        if (process := self.process) is not None:
            process.kill()


def seconds_without_core(pid: int | None) -> float:
    """How long a process was ready to run while others ran instead; 0 where the system does not tell."""
    try:
        return int(Path(f"/proc/{pid}/schedstat").read_text(encoding="ascii").split()[1]) / 1e9
    except (OSError, ValueError, IndexError):
        return 0.0
