"""Who is at a table, over all server processes: each tells the others whom it has."""

from __future__ import annotations

import time
from collections.abc import Iterable, Mapping
from typing import NamedTuple

import orjson

from flibuste.kernel.words import Seat
from flibuste.server.crew import Crew
from flibuste.server.wharf import News, Wharf

FORGOTTEN_SECONDS = 12.0
"""A process that has not been heard of for so long has nobody any more."""


class Sighting(NamedTuple):
    seats: tuple[Seat, ...]
    watchers: int
    at: float


class Lookout:
    """What other processes told. It only ever counts; who may do what is decided elsewhere."""

    def __init__(self, wharf: Wharf) -> None:
        self.wharf = wharf
        self.abroad: dict[str, dict[str, Sighting]] = {}
        """By table and process."""

    def tell(self, id: str, crew: Crew) -> None:
        self.wharf.tell({"here": {id: [crew.seats(), crew.watchers()]}})

    def message(self, id: str, crew: Crew) -> str:
        seats = set(crew.seats())
        watchers = crew.watchers()
        for sighting in self.abroad.get(id, {}).values():
            seats |= set(sighting.seats)
            watchers += sighting.watchers
        return orjson.dumps({"type": "presence", "seats": sorted(seats), "watchers": watchers}).decode()

    def hear(self, news: News) -> list[str]:
        """Notes another process's people; the tables where that changes anything."""
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

    def watch(self, crews: Mapping[str, Crew]) -> Iterable[str]:
        """Now and then: tells the others all one has, and forgets the dead; the tables they leave."""
        if crews:
            self.wharf.tell({"here": {id: [crew.seats(), crew.watchers()] for id, crew in crews.items()}})
        long_ago = time.monotonic() - FORGOTTEN_SECONDS
        left = [id for id, known in self.abroad.items() if any(one.at < long_ago for one in known.values())]
        for id in left:
            self.abroad[id] = {who: one for who, one in self.abroad[id].items() if one.at >= long_ago}
            if not self.abroad[id]:
                del self.abroad[id]
        return left
