"""What runs in a worker process: it takes jobs from its pipe and sends back what they give."""

from __future__ import annotations

import os
import pickle
import resource
import signal
import traceback
from collections.abc import Callable
from contextlib import suppress
from multiprocessing.connection import Connection
from typing import Any, NamedTuple

from flibuste.arena.executor import prepare_worker

BUSY = 4.0
"""How many times its limit a job may take by the clock, if the machine is too busy to let it run."""
SPARE = 2.0
"""Seconds after the limit of a job. Then the kernel ends the process, in case its owner could not."""


class Limits(NamedTuple):
    """What one worker process may use."""

    megabytes: int = 0
    """Most memory it may map; 0: no limit."""
    nice: int = 0
    """How much it gives way to other processes."""


def run_jobs(pipe: Connection, limits: Limits) -> None:
    """Takes jobs until the owner closes the pipe or ends."""
    prepare_worker()
    signal.signal(signal.SIGALRM, signal.SIG_DFL)
    os.nice(limits.nice)
    if limits.megabytes:
        most = limits.megabytes << 20
        resource.setrlimit(resource.RLIMIT_AS, (most, most))
    with suppress(EOFError, OSError):  # the owner has gone
        pipe.send_bytes(b"")  # ready
        while True:
            seconds, packed = pipe.recv(), pipe.recv_bytes()
            # The default action of this signal ends the process, even while compiled code keeps the
            # interpreter's lock. So a job that hangs does not outlive a killed server.
            signal.setitimer(signal.ITIMER_REAL, BUSY * seconds + SPARE)
            answer = outcome(packed)
            signal.setitimer(signal.ITIMER_REAL, 0)
            pipe.send_bytes(answer)


def outcome(packed: bytes) -> bytes:
    """Does one job: its result, or its exception, as bytes."""
    try:
        job: Callable[..., object]
        args: tuple[Any, ...]
        job, args = pickle.loads(packed)  # noqa: S301 - from the server
        return pickle.dumps((True, job(*args)), pickle.HIGHEST_PROTOCOL)
    except MemoryError:
        os._exit(1)  # what is left of the memory may not be enough for the next job
    except BaseException as fault:  # noqa: BLE001 - the owner decides what it means
        return packed_fault(fault)


def packed_fault(fault: BaseException) -> bytes:
    """An exception as bytes, with a note that says where it was raised. Its values stay out of the note."""
    if not isinstance(fault, Exception) or isinstance(fault, StopIteration):  # would end more than the job
        fault = RuntimeError(type(fault).__name__)
    fault.add_note("in a worker:\n" + "".join(traceback.format_tb(fault.__traceback__)))
    try:
        packed = pickle.dumps((False, fault), pickle.HIGHEST_PROTOCOL)
        pickle.loads(packed)  # noqa: S301 - our own
    except Exception:  # noqa: BLE001 - an exception that cannot travel
        return pickle.dumps((False, RuntimeError(type(fault).__name__)), pickle.HIGHEST_PROTOCOL)
    return packed
