"""Chat: saved, shown to everybody at the table, and sent to the other processes."""

from __future__ import annotations

from collections import deque
from collections.abc import Iterable
from typing import Any

import orjson
from sqlalchemy import Row, insert, select

from flibuste.kernel.types import Refusal
from flibuste.server.cluster.pubsub import News, PubSub
from flibuste.server.live.connections import Connection
from flibuste.server.live.table import LiveTable, now
from flibuste.server.people.reports import watched_line
from flibuste.server.people.watched_words import calls_for_a_look
from flibuste.server.storage.people_tables import REPORTS
from flibuste.server.storage.schema import CHAT
from flibuste.server.storage.store import Store

SHOWN_AT_FIRST = 100
"""Lines a client is sent when it connects."""
OVERLAP = 15_000
"""Milliseconds before the last news within which lines may have been missed."""


class Chat:
    def __init__(self, store: Store, pubsub: PubSub, watched: frozenset[str] = frozenset()) -> None:
        self.store = store
        self.pubsub = pubsub
        self.watched = watched
        """Words that call for a look."""
        self.shown: deque[int] = deque(maxlen=10_000)
        """Numbers of the lines shown here lately, so that none is shown twice."""
        self.heard_at = now()
        """When another process was last heard."""

    async def say(
        self, live: LiveTable, connection: Connection, text: str, phrase: str | None = None
    ) -> None:
        """Says a line, or a ready phrase, if the table allows it."""
        if live.chat == "off" or (live.chat == "phrases" and phrase is None):
            raise Refusal("chat-off" if live.chat == "off" else "chat-phrases", "")
        plain = " ".join("".join(ch if ch.isprintable() else " " for ch in text).split())
        if connection.guest is None:
            raise Refusal("not-a-guest", "")
        if bool(plain) == (phrase is not None):
            raise Refusal("bad-message", "", {"why": "text"})
        seat, name = connection.seat, connection.guest.name
        if (
            seat is not None and live.session is not None
        ):  # people at one screen share a guest, but each has a name
            name = live.session.table.players[seat]
        line = {"at": now(), "name": name, "seat": seat, "text": plain, "phrase": phrase}
        line["guest"] = connection.guest.id
        async with self.store.transaction() as database:
            kept = await database.execute(insert(CHAT), {"table": live.id, **line})
            if calls_for_a_look(plain, self.watched):
                await database.execute(insert(REPORTS), watched_line(line, live.id))
        number = int((kept.inserted_primary_key or (0,))[0])
        self._show(live, number, line)
        self.pubsub.tell({"table": live.id, "chat": line, "number": number})

    def hear(self, live: LiveTable, news: News) -> None:
        """A line that somebody wrote in another process."""
        self._show(live, news["number"], news["chat"])

    def _show(self, live: LiveTable, number: int, line: dict[str, Any]) -> None:
        if number not in self.shown:
            self.shown.append(number)
            message = orjson.dumps({"type": "said", "number": number, **shown(line)})
            for one in live.connections:
                if line.get("guest") is None or line["guest"] not in one.unread:
                    one.send(message)

    async def so_far(self, live: LiveTable, connection: Connection) -> None:
        """Sends the last lines to a client."""
        query = select(CHAT).where(CHAT.c.table == live.id).order_by(CHAT.c.id.desc()).limit(SHOWN_AT_FIRST)
        async with self.store.read() as database:
            lines = (await database.execute(query)).all()
        for line in reversed(lines):
            if line.guest is None or line.guest not in connection.unread:
                connection.send(orjson.dumps({"type": "said", "number": line.id, **shown(said(line))}))

    async def catch_up(self, loaded: Iterable[LiveTable]) -> None:
        """Shows the lines written while the other processes were not heard."""
        tables = {live.id: live for live in loaded if live.connections}
        query = select(CHAT).where(CHAT.c.table.in_(tables), CHAT.c.at > self.heard_at - OVERLAP)
        async with self.store.read() as database:
            lines = (await database.execute(query.order_by(CHAT.c.id))).all()
        for line in lines:
            self._show(tables[line.table], line.id, said(line))


def said(line: Row[Any]) -> dict[str, Any]:
    known = {"at": line.at, "name": line.name, "seat": line.seat, "text": line.text}
    return {**known, "phrase": line.phrase, "guest": line.guest}


def shown(line: dict[str, Any]) -> dict[str, Any]:
    """What everybody is shown of a line: a name and a seat, and not which guest it is."""
    return {key: value for key, value in line.items() if key != "guest"}
