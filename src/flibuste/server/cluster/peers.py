"""The other server processes: which are alive, who is connected there, and which runs a table's bots."""

from __future__ import annotations

import time
from collections.abc import Mapping
from hashlib import blake2b
from typing import NamedTuple

from flibuste.kernel.types import Seat
from flibuste.server.cluster.pubsub import News, PubSub

FORGOTTEN_SECONDS = 15.0
"""A process that has been silent for this long is taken for dead. It reports every five seconds."""


class Presence(NamedTuple):
    """Who is connected to a table: the seats, and the number of spectators."""

    seats: tuple[Seat, ...] = ()
    watchers: int = 0


class Report(NamedTuple):
    """What another process said about a table, and when."""

    presence: Presence
    at: float


class Peers:
    """What the other processes reported. It counts people; permissions are decided elsewhere."""

    def __init__(self, pubsub: PubSub) -> None:
        self.pubsub = pubsub
        self.alive: dict[str, float] = {}
        """The other processes, and when each was last heard."""
        self.reports: dict[str, dict[str, Report]] = {}
        """By table, then by process."""

    @property
    def several(self) -> bool:
        """Whether this process is one of several."""
        return bool(self.pubsub.me)

    def responsible_for(self, id: str) -> bool:
        """Whether this process runs the bots of a table.

        One of the live processes is responsible, and all that know the same processes agree on which. If two
        disagree, that costs work and nothing else: the database accepts one of two answers.
        """
        return all(weight(id, self.pubsub.me) > weight(id, other) for other in self.alive)

    def tell(self, here: Mapping[str, Presence]) -> None:
        """Tells the others who is connected here. An empty report still says that this process is alive."""
        if self.several:
            self.pubsub.tell({"here": {id: [list(one.seats), one.watchers] for id, one in here.items()}})

    def everywhere(self, id: str, here: Presence) -> Presence:
        """Who is connected to a table in all processes, given who is in this one."""
        reported = [report.presence for report in self.reports.get(id, {}).values()]
        seats = set(here.seats).union(*(one.seats for one in reported))
        return Presence(tuple(sorted(seats)), here.watchers + sum(one.watchers for one in reported))

    def hear(self, news: News) -> list[str]:
        """Notes another process's report; returns the tables where it changes anything."""
        sender, at = news["from"], time.monotonic()
        self.alive[sender] = at
        changed = []
        for id, (seats, watchers) in news["here"].items():
            known = self.reports.setdefault(id, {})
            before = known.pop(sender, Report(Presence(), 0.0)).presence
            present = Presence(tuple(seats), watchers)
            if present != Presence():
                known[sender] = Report(present, at)
            if not known:
                del self.reports[id]
            if present != before:
                changed.append(id)
        return changed

    def forget(self, gone: str = "") -> list[str]:
        """Forgets silent processes, and one that said goodbye; returns the tables their people were at."""
        long_ago = time.monotonic() - FORGOTTEN_SECONDS
        self.alive = {who: at for who, at in self.alive.items() if at >= long_ago and who != gone}
        left = []
        for id, known in tuple(self.reports.items()):
            kept = {who: one for who, one in known.items() if one.at >= long_ago and who != gone}
            if len(kept) < len(known):
                left.append(id)
                self.reports[id] = kept
                if not kept:
                    del self.reports[id]
        return left


def weight(id: str, process: str) -> bytes:
    """The process with the greatest weight is responsible. When one goes, only its own tables move."""
    return blake2b(f"{process} {id}".encode(), digest_size=8).digest()
