"""Where bots think: in processes of this machine or on a Dask cluster.

The arena and the simulations start their workers here, and the server joins a cluster. Nothing else of the
arena knows which kind of workers they are. The server's own processes are in `server/workers`.
"""

from __future__ import annotations

import multiprocessing
import os
import signal
import threading
from concurrent.futures import BrokenExecutor, CancelledError, Executor, Future, ProcessPoolExecutor
from contextlib import suppress
from typing import Any, TypeVar

T = TypeVar("T")

PATIENCE = 10.0
"""Seconds that a scheduler has to answer, or to come back after its connection was lost."""


def cores() -> int:
    """The number of cores that this process may use."""
    return len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1


def local(workers: int) -> Executor:
    """Processes of this machine. They are forked from a clean process, without our threads and locks."""
    context = multiprocessing.get_context("forkserver")
    return ProcessPoolExecutor(workers, mp_context=context, initializer=prepare_worker)


def join(address: str, seconds: float) -> Any:  # noqa: ANN401 - Dask is optional
    """A client of a Dask scheduler. Blocks until it is connected or the time is over."""
    from distributed import Client  # noqa: PLC0415 - only where a cluster is used

    return Client(address, timeout=seconds, set_as_default=False)


def cluster(address: str) -> Executor:
    """The workers of a Dask scheduler. If a worker dies, another one does its work again."""
    executor: Executor = join(address, PATIENCE).get_executor(pure=False)
    return executor


def slots(executor: Executor) -> int:
    """How many pieces of work the executor can do at once."""
    if isinstance(executor, ProcessPoolExecutor):
        return int(executor._max_workers)  # type: ignore[attr-defined]  # noqa: SLF001 - no public name
    client = getattr(executor, "_client", None)
    if client is None:
        return 1
    try:
        threads: int = sum(client.nthreads().values())
    except OSError as gone:
        raise BrokenExecutor(str(gone)) from None
    return max(1, threads)


def outcome(future: Future[T]) -> T:
    """The result of a piece of work. Any failure of a cluster itself is raised as BrokenExecutor."""
    try:
        return future.result()
    except CancelledError:
        raise BrokenExecutor("the work was lost") from None
    except Exception as fault:
        if type(fault).__module__.partition(".")[0] == "distributed":
            raise BrokenExecutor(str(fault)) from None
        raise


def end(executor: Executor) -> None:
    """Ends the workers and cancels their work. Processes are killed, because a bot may hang."""
    if isinstance(executor, ProcessPoolExecutor):
        for process in tuple((executor._processes or {}).values()):  # noqa: SLF001 - public from Python 3.14 on
            process.kill()
        executor.shutdown(wait=False, cancel_futures=True)
    else:
        with suppress(Exception):  # the scheduler may be gone
            executor.shutdown(wait=False)
            client = getattr(executor, "_client", None)
            if client is not None:
                client.close(timeout=2)


def prepare_worker() -> None:
    """Runs in a new worker: it ignores Ctrl-C, which its owner handles, and ends when its owner ends."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    threading.Thread(target=end_with_owner, daemon=True).start()


def end_with_owner() -> None:
    """Waits for the owner's end. An owner that is killed cannot end its workers: they would wait forever."""
    owner = multiprocessing.parent_process()
    if owner is not None:
        owner.join()
        os._exit(0)
