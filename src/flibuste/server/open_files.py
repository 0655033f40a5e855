"""How many connections fit: the system bounds the open files of a process, often to 1,024."""

from __future__ import annotations

import logging
import resource

from flibuste.server.settings import Settings

LOG = logging.getLogger("flibuste.open_files")
RESERVE = 300
"""Open files for everything that is no websocket: database, workers, and HTTP requests.

Whoever has all websockets must not keep others from asking: they are told that the server is full.
"""


def room_for(connections: int) -> int:
    """Asks the system for as many open files as this takes; returns how many connections fit."""
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    wanted = connections + RESERVE
    if soft == resource.RLIM_INFINITY or soft >= wanted:
        return connections
    allowed = wanted if hard == resource.RLIM_INFINITY else min(wanted, hard)
    try:
        resource.setrlimit(resource.RLIMIT_NOFILE, (allowed, hard))
    except (OSError, ValueError):  # some systems allow less than they say
        allowed = soft
    return max(1, min(connections, allowed - min(RESERVE, allowed // 2)))


def within_open_files(settings: Settings) -> Settings:
    """The settings, with fewer connections if the system does not allow as many."""
    return settings.model_copy(update={"connections": room_for(settings.connections)})


def tell_fewer(room: int, configured: int) -> None:
    """Logs that there is less room than configured. A server that cannot start has more important news."""
    if room < configured:
        LOG.warning(
            "fewer connections than configured, because of the limit on open files",
            extra={"connections": room, "configured": configured},
        )
