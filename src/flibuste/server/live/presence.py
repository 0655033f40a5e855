"""Who is connected to which table: shown to everybody there, and reported to the other processes."""

from __future__ import annotations

import contextlib
import time
from collections.abc import Iterator, Sequence

import orjson

from flibuste.kernel.types import Seat
from flibuste.server.cluster.peers import Peers
from flibuste.server.live.connections import Connection
from flibuste.server.live.table import LiveTable
from flibuste.server.metrics import METRICS


class TablePresence:
    def __init__(self, peers: Peers) -> None:
        self.peers = peers

    @contextlib.contextmanager
    def connected(self, live: LiveTable, connection: Connection) -> Iterator[None]:
        """Adds a connection to a table while the block runs; everybody there is told before and after."""
        with live.connections.connected(connection):
            METRICS.connections.inc()
            self.announce(live)
            try:
                yield
            finally:
                METRICS.connections.dec()
        self.announce(live)

    def announce(self, live: LiveTable) -> None:
        """Tells everybody at the table, in every process, who is connected."""
        here = live.connections.presence()
        self.peers.tell({live.id: here})
        seats, watchers = self.peers.everywhere(live.id, here)
        at = time.monotonic()
        live.seen_at |= dict.fromkeys(live.present.union(seats), at)
        live.present = frozenset(seats)
        live.connections.send(orjson.dumps({"type": "presence", "seats": seats, "watchers": watchers}))

    def absent_for(self, live: LiveTable, seat: Seat) -> float:
        """For how many seconds nobody has been connected to this seat, as far as this process knows.

        People at one screen share a guest and one connection: they are all there.
        """
        at_screen = {other for other, guest in live.guests.items() if guest == live.guests.get(seat)} | {seat}
        present = self.peers.everywhere(live.id, live.connections.presence()).seats
        if at_screen.intersection(present):
            return 0.0
        seen = max(live.seen_at.get(one, live.loaded_at) for one in at_screen)
        return time.monotonic() - seen

    def report(self, loaded: Sequence[LiveTable]) -> None:
        """Tells the other processes who is connected to these tables here."""
        self.peers.tell({live.id: live.connections.presence() for live in loaded if live.connections})
