"""What people say to each other: kept, shown to everybody at the table, and told to the other processes."""

from __future__ import annotations

from collections import deque
from collections.abc import Iterable
from typing import Any

import orjson
from sqlalchemy import Row, insert, select

from flibuste.kernel.words import Refusal
from flibuste.server.berth import Berth, now
from flibuste.server.crew import Connection
from flibuste.server.schema import CHAT
from flibuste.server.store import Store
from flibuste.server.wharf import News, Wharf

SHOWN_AT_FIRST = 100
"""Lines somebody is shown who comes in."""
OVERLAP = 15_000
"""Milliseconds before the last news from which on lines may have been missed."""


class Chat:
    def __init__(self, store: Store, wharf: Wharf) -> None:
        self.store = store
        self.wharf = wharf
        self.shown: deque[int] = deque(maxlen=10_000)
        """Lines shown here, lately."""
        self.heard_at = now()
        """When others were last heard."""

    async def say(self, berth: Berth, connection: Connection, text: str) -> None:
        plain = " ".join("".join(ch if ch.isprintable() else " " for ch in text).split())
        if connection.guest is None:
            raise Refusal("not-a-guest", "")
        if not plain:
            raise Refusal("bad-message", "", {"why": "text"})
        seat, name = connection.seat, connection.guest.name
        if seat is not None and berth.voyage is not None:  # several at one screen share a guest, not a name
            name = berth.voyage.table.players[seat]
        line = {"at": now(), "name": name, "seat": seat, "text": plain}
        async with self.store.connect() as database:
            kept = await database.execute(insert(CHAT), {"table": berth.id, **line})
        number = int((kept.inserted_primary_key or (0,))[0])
        self._show(berth, number, line)
        self.wharf.tell({"table": berth.id, "chat": line, "number": number})

    def hear(self, berth: Berth, news: News) -> None:
        """Somebody said something at another process."""
        self._show(berth, news["number"], news["chat"])

    def _show(self, berth: Berth, number: int, line: dict[str, Any]) -> None:
        if number not in self.shown:
            self.shown.append(number)
            berth.crew.send(orjson.dumps({"type": "said", **line}))

    async def so_far(self, berth: Berth, connection: Connection) -> None:
        query = select(CHAT).where(CHAT.c.table == berth.id).order_by(CHAT.c.id.desc()).limit(SHOWN_AT_FIRST)
        async with self.store.engine.connect() as database:
            lines = (await database.execute(query)).all()
        for line in reversed(lines):
            connection.send(orjson.dumps({"type": "said", **said(line)}))

    async def catch_up(self, berths: Iterable[Berth]) -> None:
        """Shows what others said while nothing was heard of them."""
        tables = {berth.id: berth for berth in berths if berth.crew}
        query = select(CHAT).where(CHAT.c.table.in_(tables), CHAT.c.at > self.heard_at - OVERLAP)
        async with self.store.engine.connect() as database:
            lines = (await database.execute(query.order_by(CHAT.c.id))).all()
        for line in lines:
            self._show(tables[line.table], line.id, said(line))


def said(line: Row[Any]) -> dict[str, Any]:
    return {"at": line.at, "name": line.name, "seat": line.seat, "text": line.text}
