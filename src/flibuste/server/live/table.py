"""One table in memory: its voyage once it is under way, and who is connected."""

from __future__ import annotations

import asyncio
import time
from typing import Any

from sqlalchemy import Row

from flibuste.kernel import shelf
from flibuste.kernel.game import Setup
from flibuste.kernel.words import Event, Refusal, Seat
from flibuste.server.crew import Crew
from flibuste.server.dispatch import Dispatch
from flibuste.table.clock import Pace
from flibuste.table.table import Draft, Table
from flibuste.table.voyage import Voyage


def now() -> int:
    return time.time_ns() // 1_000_000


class Berth:
    """Where a table lies. Whoever changes its voyage holds its lock."""

    def __init__(self, id: str) -> None:
        self.id = id
        self.lock = asyncio.Lock()
        self.crew = Crew()
        self.voyage: Voyage | None = None
        self.bots: dict[Seat, str] = {}
        self.thinking: set[Seat] = set()
        self.timer: asyncio.TimerHandle | None = None
        self.used = time.monotonic()
        self.running = False
        self.closed = False

    def under_way(self) -> Voyage:
        """The voyage, while it may be acted on."""
        if self.voyage is None:
            raise Refusal("not-started", "")
        if not self.running:
            raise Refusal("table-over", "")
        return self.voyage

    def idle(self, since: float) -> bool:
        return not (self.crew.connections or self.thinking or self.lock.locked()) and self.used < since

    def show(self, told: list[Event]) -> None:
        """Sends everybody the new version, each what it may see."""
        if not self.crew.connections or self.voyage is None:
            return
        dispatch = Dispatch(self.voyage, told)
        messages: dict[Seat | None, bytes] = {}
        for one in self.crew:
            if not one.greeted:
                continue
            message = messages.get(one.seat)
            if message is None:
                message = messages[one.seat] = dispatch.update(one.seat)
            one.send(message)


def voyage_of(row: Row[Any]) -> Voyage:
    """A table as it was when it started, with the rules it was made with."""
    game = shelf.edition(row.game, row.version)
    setup = Setup(
        row.seats,
        tuple((key, value) for key, value in row.options),
        tuple((name, content) for name, content in row.data),
    )
    table = Table(game, setup, [name for name, _ in row.players], row.seed, row.nonces)
    people = {seat for seat, (_, kind) in enumerate(row.players) if kind == "person"}
    return Voyage(table, people, Pace(*row.clock), row.started_at)


def ending(voyage: Voyage, draft: Draft) -> dict[str, Any]:
    """What the last choice of a game changes in its table's row."""
    game = voyage.table.game
    if game.asking(draft.state):
        return {}
    result = game.result(draft.state)
    return {"status": "finished", "ended_at": now(), "result": result._asdict()}
