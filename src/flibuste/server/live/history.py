"""Earlier versions of tables, their stories and records. Workers replay; what they find is kept."""

from __future__ import annotations

import asyncio
from collections import OrderedDict
from collections.abc import Callable
from typing import Any, TypeVar

from sqlalchemy import Row

from flibuste.kernel.records.record import BadRecord, Proof, Record, Shown
from flibuste.kernel.types import Refusal, Seat
from flibuste.server.live.replays import Replays
from flibuste.server.storage.store import Store
from flibuste.server.workers import table_jobs
from flibuste.server.workers.table_history import Viewer, curve, moments

PIECE = 50
"""Versions that are replayed and kept together, so that stepping on seldom waits for a worker."""
KEPT_BYTES = 32_000_000
"""What is kept of all tables."""
TABLE_BYTES = 4_000_000
"""What is kept of one table."""

T = TypeVar("T")
Key = tuple[str, object, int]
"""A table, who looks or what it is, and the number of the piece."""


class Histories:
    """They read only the database, so they disturb no table in play. What has happened never changes."""

    def __init__(self, store: Store, replays: Replays) -> None:
        self.store = store
        self.replays = replays
        self.kept: OrderedDict[Key, list[bytes]] = OrderedDict()
        self.sizes: dict[str, int] = {}
        """Bytes that are kept of each table."""
        self.asked: dict[Key, asyncio.Task[list[bytes]]] = {}
        """Pieces that are being replayed. Whoever asks for the same one waits for the same worker."""

    async def moment(self, id: str, n: int, viewer: Viewer, whose: str = "") -> bytes:
        return (await self.moments(id, n, 1, viewer, whose))[0]

    async def moments(self, id: str, first: int, count: int, viewer: Viewer, whose: str = "") -> list[bytes]:
        """At most so many moments, from the first one on."""
        last = await self._last(id)
        if first > last:
            raise Refusal("no-such-moment", "", {"number": first, "last": last})
        found = []
        for n in range(first, min(first + count, last + 1)):
            piece = await self._piece(id, viewer, n // PIECE, n % PIECE, whose)
            found.append(b'{"last":%d,%b' % (last, piece[n % PIECE][1:]))
        return found

    async def curve(self, id: str, whose: str = "") -> bytes:
        """The scores of a finished game at every version."""
        key = (id, "curve", 0)
        if key not in self.kept:
            row = await self._row(id)
            self._keep(key, [await self._run(curve, row, whose=whose)])
        return self.kept[key][0]

    async def story(self, id: str, reader: Seat | None, whose: str = "") -> bytes:
        """All events so far, as far as this reader may know them."""
        return await self._run(table_jobs.story, await self._row(id), reader, whose=whose)

    async def record(self, id: str, whose: str = "") -> str:
        """The record of a finished game."""
        return await self._run(table_jobs.record, await self._row(id), whose=whose)

    async def verdict(self, id: str, noted: Shown, whose: str = "") -> tuple[Record, Proof | BadRecord]:
        """The record of a finished game, and what it proves or what is wrong with it."""
        return await self._run(table_jobs.verdict, await self._row(id), noted, whose=whose)

    async def _piece(self, id: str, viewer: Viewer, number: int, needed: int, whose: str) -> list[bytes]:
        """A piece in which the moment at this place is present."""
        key = (id, viewer, number)
        piece = self.kept.get(key, [])
        if needed < len(piece):
            self.kept.move_to_end(key)
            return piece
        task = self.asked.get(key)
        if task is None:
            task = self.asked[key] = asyncio.create_task(self._replay(key, whose))
            task.add_done_callback(lambda _: self.asked.pop(key, None))
        piece = await asyncio.shield(task)
        return piece if needed < len(piece) else await self._replay(key, whose)  # acts came in the meantime

    async def _replay(self, key: Key, whose: str) -> list[bytes]:
        id, viewer, number = key
        row = await self._row(id)
        first = number * PIECE
        acts = await self.store.acts(id)
        after = min(first + PIECE, len(acts) + 1)
        piece = await self.replays.run(moments, row, acts[:after], first, after, viewer, whose=whose)
        self._keep(key, piece)
        return piece

    async def _run(self, job: Callable[..., T], row: Row[Any], *more: object, whose: str) -> T:
        return await self.replays.run(job, row, await self.store.acts(row.id), *more, whose=whose)

    def _keep(self, key: Key, piece: list[bytes]) -> None:
        """Keeps a piece, and forgets the oldest ones if that is too much for its table or for all."""
        self._forget(key)
        self.kept[key] = piece
        self.sizes[key[0]] = self.sizes.get(key[0], 0) + size_of(piece)
        of_table = [other for other in self.kept if other[0] == key[0] and other != key]
        while self.sizes[key[0]] > TABLE_BYTES and of_table:
            self._forget(of_table.pop(0))
        while sum(self.sizes.values()) > KEPT_BYTES and len(self.kept) > 1:
            self._forget(next(iter(self.kept)))

    def forget(self, id: str) -> None:
        """Forgets what is kept of a table whose past was rewritten."""
        for key in [key for key in self.kept if key[0] == id]:
            self._forget(key)

    def _forget(self, key: Key) -> None:
        piece = self.kept.pop(key, None)
        if piece is not None:
            self.sizes[key[0]] -= size_of(piece)
            if self.sizes[key[0]] <= 0:
                del self.sizes[key[0]]

    async def _last(self, id: str) -> int:
        return (await self.store.heads([id])).get(id, 0)

    async def _row(self, id: str) -> Row[Any]:
        row = await self.store.row(id)
        if row is None or row.started_at is None:
            raise Refusal("not-started", "")
        return row


def size_of(piece: list[bytes]) -> int:
    return sum(map(len, piece))
