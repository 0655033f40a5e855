"""Where the games of a command are played: in processes of this machine or on a cluster."""

from __future__ import annotations

import logging
import warnings
from collections.abc import Callable
from concurrent.futures import Executor

from flibuste.arena import executor
from flibuste.cli.errors import FOUND, CommandError
from flibuste.kernel.types import Facts


def executor_maker(jobs: int | None, cluster: str) -> Callable[[], Executor]:
    """Returns a function that starts the workers when they are needed."""
    count = jobs or executor.cores()
    if not cluster:
        return lambda: executor.local(count)
    return lambda: connect_cluster(cluster)


def connect_cluster(address: str) -> Executor:
    """The workers of a Dask cluster."""
    try:
        silence_cluster_logs()
        with warnings.catch_warnings():
            warnings.simplefilter("ignore")
            return executor.cluster(address)
    except ModuleNotFoundError as missing:
        facts: Facts = {"command": "--cluster", "package": str(missing.name)}
        raise CommandError("package-missing", facts, FOUND) from None
    except (OSError, ValueError):
        raise CommandError("arena-no-cluster", {"address": address[:80]}, FOUND) from None


def silence_cluster_logs() -> None:
    """Turns Dask's log messages off: they are not for players."""
    import distributed  # noqa: F401 - creates its loggers

    for name in [name for name in logging.root.manager.loggerDict if name.startswith("distributed")]:
        logging.getLogger(name).setLevel(logging.CRITICAL + 1)
