"""A server on which honest games are played all the time, while tests attack it."""

from __future__ import annotations

import asyncio
import threading
from collections.abc import Coroutine
from pathlib import Path
from typing import Any, TypeVar

import httpx

from tests.server.harness import Client, new_clients, started
from tests.server.storm import FINISH_SECONDS, PlayedTables, errors, server_for
from tests.server.witness import judge

T = TypeVar("T")
PER_GUEST = 60
"""Connections a guest may have here."""


class BusyServer:
    """A server, its honest games, and a thread with the event loop in which the clients run."""

    def __init__(self, home: Path) -> None:
        self.database = f"sqlite:///{home / 'rough.db'}"
        self.server = server_for(self.database, home)
        self.server.env["FLIBUSTE_CONNECTIONS_PER_GUEST"] = str(PER_GUEST)
        self.server.start()
        self.door = httpx.Client(base_url=self.server.url)
        self.loop = asyncio.new_event_loop()
        self.thread = threading.Thread(target=self.loop.run_forever, daemon=True)
        self.thread.start()
        self.played = PlayedTables(lambda: self.server.url, seed=7, pause=0.2)
        self.honest = self.do(self.played.begin(3))
        self.rogue, self.watcher, self.mate = self.do(new_clients(self.server.url, 3))
        self.table = self.do(started([self.rogue, self.mate], "freibeuter", 2, None))

    def do(self, work: Coroutine[Any, Any, T], seconds: float = 60) -> T:
        return asyncio.run_coroutine_threadsafe(work, self.loop).result(seconds)

    def client(self, role: str) -> Client:
        return {"nobody": Client(self.server.url, ""), "watcher": self.watcher, "player": self.rogue}[role]

    def end(self) -> None:
        """Lets the honest games finish, and checks that the database holds what their players saw."""
        self.played.enough = True

        async def finish() -> None:
            await asyncio.gather(*self.honest)

        try:
            self.do(finish(), FINISH_SECONDS)
            assert self.do(self.played.verified(self.server.url)) == len(self.played.tables)
        finally:
            self.door.close()
            self.server.kill()
            self.loop.call_soon_threadsafe(self.loop.stop)
            self.thread.join(10)
            self.loop.close()
        verdict = asyncio.run(judge(self.played.witness, self.database))
        assert verdict.clean(), verdict
        assert errors(self.server.log) == []
