"""One table in memory: its session once the game has started, and its connections."""

from __future__ import annotations

import asyncio
import time
from typing import Any

from flibuste.kernel.types import Event, Refusal, Seat
from flibuste.server.live.connections import Connections
from flibuste.server.live.updates import SeatUpdates
from flibuste.table.session import Session


def now() -> int:
    return time.time_ns() // 1_000_000


class LiveTable:
    """A table that this process has loaded. Code that changes its session holds its lock."""

    def __init__(self, id: str) -> None:
        self.id = id
        self.lock = asyncio.Lock()
        self.connections = Connections()
        self.session: Session | None = None
        self.host = ""
        """The guest whose share of the workers the table uses."""
        self.bots: dict[Seat, str] = {}
        """The bot in each seat that a bot plays."""
        self.guests: dict[Seat, str] = {}
        """The guest in each seat that a person plays."""
        self.thinking_seats: set[Seat] = set()
        """Seats for which a bot is thinking at the moment."""
        self.timer: asyncio.TimerHandle | None = None
        self.used = self.loaded_at = time.monotonic()
        self.present: frozenset[Seat] = frozenset()
        """The seats that were last announced as connected, in any process."""
        self.seen_at: dict[Seat, float] = {}
        """When each seat was last connected."""
        self.foreseen: dict[Seat, Any] = {}
        """What each seat was told that its options would do, in version `foreseen_in`."""
        self.foreseen_in = -1
        self.cup = False
        """Whether it belongs to a duplicate cup: then one person plays it alone, against steady bots."""
        self.orders: list[Any] | None = None
        """The standing orders of its seats; None until they are read."""
        self.running = False
        self.closed = False
        self.rated = False
        """Whether the result will be rated: then nobody is given hints, and no move is taken back."""
        self.chat = "all"
        """What may be said: `all`, only ready `phrases`, or nothing (`off`)."""

    def under_way(self) -> Session:
        """The session of a game that is being played; refused before the start and after the end."""
        if self.session is None:
            raise Refusal("not-started", "")
        if not self.running:
            raise Refusal("table-over", "")
        return self.session

    def idle(self, since: float) -> bool:
        return not (self.connections or self.thinking_seats or self.lock.locked()) and self.used < since

    def show(self, told: list[Event]) -> None:
        """Sends every client the new version, as its seat may see it."""
        if not self.connections or self.session is None:
            return
        updates = SeatUpdates(self.session, told)
        messages: dict[Seat | None, bytes] = {}
        for one in self.connections:
            if not one.greeted:
                continue
            message = messages.get(one.seat)
            if message is None:
                message = messages[one.seat] = updates.for_seat(one.seat)
            one.send(message)
