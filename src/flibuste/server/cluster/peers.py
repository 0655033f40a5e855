"""The other server processes: which are alive, whom they have at a table, and who looks after its bots."""

from __future__ import annotations

import time
from collections.abc import Mapping
from hashlib import blake2b
from typing import NamedTuple

import orjson

from flibuste.kernel.words import Seat
from flibuste.server.crew import Crew
from flibuste.server.wharf import News, Wharf

FORGOTTEN_SECONDS = 15.0
"""A process that has not been heard of for so long, which is three rounds, is dead."""


class Sighting(NamedTuple):
    seats: tuple[Seat, ...]
    watchers: int
    at: float


class Lookout:
    """What other processes told. It only ever counts; who may do what is decided elsewhere."""

    def __init__(self, wharf: Wharf) -> None:
        self.wharf = wharf
        self.alive: dict[str, float] = {}
        """The other processes, and when each was last heard."""
        self.abroad: dict[str, dict[str, Sighting]] = {}
        """By table and process."""

    def mine(self, id: str) -> bool:
        """Whether it is for this process to let a table's bots think.

        Of all that are alive it is one, the same for everybody who knows of the same processes. Two that do
        not cost work and nothing else: the database takes one of two answers.
        """
        return all(weight(id, self.wharf.me) > weight(id, other) for other in self.alive)

    def tell(self, crews: Mapping[str, Crew]) -> None:
        """Tells the others whom one has; and, even with nobody, that one is alive."""
        if self.wharf.me:
            here = {id: [crew.seats(), crew.watchers()] for id, crew in crews.items()}
            self.wharf.tell({"here": here})

    def message(self, id: str, crew: Crew) -> bytes:
        seats = set(crew.seats())
        watchers = crew.watchers()
        for sighting in self.abroad.get(id, {}).values():
            seats |= set(sighting.seats)
            watchers += sighting.watchers
        return orjson.dumps({"type": "presence", "seats": sorted(seats), "watchers": watchers})

    def hear(self, news: News) -> list[str]:
        """Notes another process's people; the tables where that changes anything."""
        self.alive[news["from"]] = time.monotonic()
        changed = []
        for id, (seats, watchers) in news["here"].items():
            known = self.abroad.setdefault(id, {})
            before = known.pop(news["from"], Sighting((), 0, 0.0))
            seen = Sighting(tuple(seats), watchers, time.monotonic())
            if seen.seats or seen.watchers:
                known[news["from"]] = seen
            if not known:
                del self.abroad[id]
            if seen[:2] != before[:2]:
                changed.append(id)
        return changed

    def forget(self, gone: str = "") -> list[str]:
        """Forgets the dead, and one that said goodbye; the tables they leave."""
        long_ago = time.monotonic() - FORGOTTEN_SECONDS
        self.alive = {who: at for who, at in self.alive.items() if at >= long_ago and who != gone}
        left = []
        for id, known in tuple(self.abroad.items()):
            there = {who: one for who, one in known.items() if one.at >= long_ago and who != gone}
            if len(there) < len(known):
                left.append(id)
                self.abroad[id] = there
                if not there:
                    del self.abroad[id]
        return left


def weight(id: str, process: str) -> bytes:
    """Who has the greatest looks after a table; when one goes, only its own tables change hands."""
    return blake2b(f"{process} {id}".encode(), digest_size=8).digest()
