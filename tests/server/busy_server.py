"""A server in rough weather: honest games go on all the time, whatever else happens."""

from __future__ import annotations

import asyncio
import threading
from collections.abc import Coroutine
from pathlib import Path
from typing import Any, TypeVar

import httpx

from tests.server.harness import Sailor, crew, started
from tests.server.storm import FINISH_SECONDS, Fleet, errors, server_for
from tests.server.witness import judge

T = TypeVar("T")
PER_GUEST = 60
"""Connections a guest may have here."""


class Sea:
    """A server, honest games that go on all the time, and a loop in a thread where everything happens."""

    def __init__(self, home: Path) -> None:
        self.database = f"sqlite:///{home / 'rough.db'}"
        self.server = server_for(self.database, home)
        self.server.env["FLIBUSTE_CONNECTIONS_PER_GUEST"] = str(PER_GUEST)
        self.server.start()
        self.door = httpx.Client(base_url=self.server.url)
        self.loop = asyncio.new_event_loop()
        self.thread = threading.Thread(target=self.loop.run_forever, daemon=True)
        self.thread.start()
        self.fleet = Fleet(lambda: self.server.url, seed=7, pause=0.2)
        self.honest = self.do(self.fleet.embark(3))
        self.rogue, self.watcher, self.mate = self.do(crew(self.server.url, 3))
        self.table = self.do(started([self.rogue, self.mate], "freibeuter", 2, None))

    def do(self, work: Coroutine[Any, Any, T], seconds: float = 60) -> T:
        return asyncio.run_coroutine_threadsafe(work, self.loop).result(seconds)

    def sailor(self, role: str) -> Sailor:
        return {"nobody": Sailor(self.server.url, ""), "watcher": self.watcher, "player": self.rogue}[role]

    def end(self) -> None:
        """The honest games come to their end, and are what their players saw."""
        self.fleet.enough = True

        async def finish() -> None:
            await asyncio.gather(*self.honest)

        try:
            self.do(finish(), FINISH_SECONDS)
            assert self.do(self.fleet.verified(self.server.url)) == len(self.fleet.tables)
        finally:
            self.door.close()
            self.server.kill()
            self.loop.call_soon_threadsafe(self.loop.stop)
            self.thread.join(10)
            self.loop.close()
        verdict = asyncio.run(judge(self.fleet.witness, self.database))
        assert verdict.clean(), verdict
        assert errors(self.server.log) == []
