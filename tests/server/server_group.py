"""Server processes that are one server to their guests: started, killed and started again together."""

from __future__ import annotations

import asyncio
import random
from concurrent.futures import ThreadPoolExecutor

from tests.server.harness import ServerProcess

POLITE = 5
"""Every so manieth end of a process is a SIGTERM; the others are kills."""
ALL = 7
"""Every so manieth time, all processes of a group end at the same moment."""


class ServerGroup:
    """One or several processes on the same database."""

    def __init__(self, database: str, servers: list[ServerProcess]) -> None:
        self.database = database
        self.servers = servers

    def start(self) -> None:
        """Starts all of them at the same moment."""
        with ThreadPoolExecutor() as pool:
            list(pool.map(ServerProcess.start, self.servers))

    def anywhere(self) -> str:
        """The address of a process that is running, if there is one."""
        up = [server.url for server in self.servers if server.process is not None]
        return random.choice(up or [server.url for server in self.servers])

    async def strike(self, number: int, pick: random.Random) -> bool:
        """Ends a process, or all, and starts them again; whether it was told to stop instead of killed."""
        polite = number % POLITE == POLITE - 1
        struck = self.servers if number % ALL == ALL - 1 else [pick.choice(self.servers)]
        end = ServerProcess.stop if polite else ServerProcess.kill
        await asyncio.gather(*(asyncio.to_thread(end, server) for server in struck))
        await asyncio.gather(*(asyncio.to_thread(server.start) for server in struck))
        return polite

    def end(self) -> None:
        for server in self.servers:
            server.kill()
