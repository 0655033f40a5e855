"""Where bots think: in processes of this machine, or on a Dask cluster. The one place that knows which."""

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
"""Seconds a scheduler has to answer, and to come back when it has gone."""


def cores() -> int:
    """How many of this machine's cores this process may use."""
    return len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1


def local(workers: int) -> Executor:
    """Processes of this machine. They are forked from a clean one: threads and locks of ours stay here."""
    context = multiprocessing.get_context("forkserver")
    return ProcessPoolExecutor(workers, mp_context=context, initializer=quiet)


def join(address: str, seconds: float) -> Any:  # noqa: ANN401 - Dask is optional
    """A client of a Dask scheduler. Blocks until it is connected, or the seconds are over."""
    from distributed import Client  # noqa: PLC0415 - only where a cluster is used

    return Client(address, timeout=seconds, set_as_default=False)


def cluster(address: str) -> Executor:
    """The workers of a Dask scheduler; what a worker that dies had begun, another does again."""
    executor: Executor = join(address, PATIENCE).get_executor(pure=False)
    return executor


def slots(executor: Executor) -> int:
    """How much the executor can do at once."""
    if isinstance(executor, ProcessPoolExecutor):
        return int(executor._max_workers)  # type: ignore[attr-defined]  # noqa: SLF001 - it does not tell
    client = getattr(executor, "_client", None)
    if client is None:
        return 1
    try:
        threads: int = sum(client.nthreads().values())
    except OSError as gone:
        raise BrokenExecutor(str(gone)) from None
    return max(1, threads)


def outcome(future: Future[T]) -> T:
    """What came of a piece of work. Whatever a cluster says of its own troubles is a broken executor."""
    try:
        return future.result()
    except CancelledError:
        raise BrokenExecutor("the work was lost") from None
    except Exception as fault:
        if type(fault).__module__.partition(".")[0] == "distributed":
            raise BrokenExecutor(str(fault)) from None
        raise


def end(executor: Executor) -> None:
    """Gives up on all that is still being done. Processes are killed: a bot that hangs does not listen."""
    if isinstance(executor, ProcessPoolExecutor):
        for process in tuple((executor._processes or {}).values()):  # noqa: SLF001 - to end what hangs
            process.kill()
        executor.shutdown(wait=False, cancel_futures=True)
    else:
        with suppress(Exception):  # a scheduler that has gone cannot be told goodbye
            executor.shutdown(wait=False)
            client = getattr(executor, "_client", None)
            if client is not None:
                client.close(timeout=2)


def quiet() -> None:
    """In a worker: Ctrl-C is its owner's business, and its owner's end is its own."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    threading.Thread(target=end_with_owner, daemon=True).start()


def end_with_owner() -> None:
    """An owner that was killed cannot end its workers: they would wait for work for ever."""
    owner = multiprocessing.parent_process()
    if owner is not None:
        owner.join()
        os._exit(0)
