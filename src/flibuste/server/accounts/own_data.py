"""What accounts, tables and chat have to say about a guest, for `Give me my data`."""

from __future__ import annotations

from collections.abc import AsyncIterator, Awaitable, Callable, Sequence
from typing import Any

import orjson
from sqlalchemy import Row, or_, select

from flibuste.kernel.types import Refusal
from flibuste.server.identity import Guest
from flibuste.server.lobby.directory import described
from flibuste.server.storage.account_tables import CREDENTIALS, FORGETTINGS, SESSIONS
from flibuste.server.storage.schema import CHAT, GUESTS, LEAVERS, PLACES, TABLES
from flibuste.server.storage.store import Store

RecordOf = Callable[[str], Awaitable[str]]
"""Finds the record of a finished game."""


class OwnProfile:
    """Who they are, how they sign in, and where they are signed in. No secret is told: keys stay here."""

    def __init__(self, store: Store) -> None:
        self.store = store

    async def files(self, guests: Sequence[str]) -> AsyncIterator[tuple[str, bytes]]:
        async with self.store.read() as connection:
            people = await connection.execute(select(GUESTS).where(GUESTS.c.id.in_(guests)))
            known = await connection.execute(select(CREDENTIALS).where(CREDENTIALS.c.guest.in_(guests)))
            here = await connection.execute(select(SESSIONS).where(SESSIONS.c.guest.in_(guests)))
            leaving = await connection.execute(select(FORGETTINGS).where(FORGETTINGS.c.guest.in_(guests)))
            profile = {
                "guests": [told(row, "id", "name", "made_at", "seen_at") for row in people],
                "credentials": [told(row, "kind", "label", "made_at", "used_at") for row in known],
                "forgotten_at": [row.due_at for row in leaving],
            }
            sessions = [told(row, "device", "made_at", "seen_at") for row in here]
        yield "profile.json", pretty(profile)
        yield "sessions.json", pretty(sessions)


class OwnTables:
    """Their tables as they may see them, and the records of those that are finished."""

    def __init__(self, store: Store, record_of: RecordOf) -> None:
        self.store = store
        self.record_of = record_of

    async def files(self, guests: Sequence[str]) -> AsyncIterator[tuple[str, bytes]]:
        sat = select(PLACES.c.table).where(or_(PLACES.c.guest.in_(guests), PLACES.c.kept_for.in_(guests)))
        left = select(LEAVERS.c.table).where(LEAVERS.c.guest.in_(guests))
        own = or_(TABLES.c.host.in_(guests), TABLES.c.id.in_(sat), TABLES.c.id.in_(left))
        query = select(TABLES.c.id).where(own).order_by(TABLES.c.made_at)
        async with self.store.read() as connection:
            ids = (await connection.execute(query)).scalars().all()
        finished: list[str] = []
        for id in ids:
            row, places = await self.store.table(id)
            if row is None:
                continue
            me = next((one for one in guests if one in [place.guest for place in places]), guests[0])
            yield f"tables/{id}.json", pretty(described(row, places, [], Guest(me, "")))
            if row.status == "finished":
                finished.append(id)
        for id in finished:
            try:
                yield f"records/{id}.txt", (await self.record_of(id)).encode()
            except Refusal as refusal:  # a table that was set aside cannot be replayed
                yield f"records/{id}.txt", refusal.reason.encode()


class OwnChat:
    """What they wrote. What others wrote is theirs."""

    def __init__(self, store: Store) -> None:
        self.store = store

    async def files(self, guests: Sequence[str]) -> AsyncIterator[tuple[str, bytes]]:
        query = select(CHAT).where(CHAT.c.guest.in_(guests)).order_by(CHAT.c.id)
        async with self.store.read() as connection:
            lines = [told(row, "table", "at", "name", "text") for row in await connection.execute(query)]
        yield "chat.json", pretty(lines)


def told(row: Row[Any], *columns: str) -> dict[str, Any]:
    return {column: row._mapping[column] for column in columns}


def pretty(value: object) -> bytes:
    return orjson.dumps(value, option=orjson.OPT_INDENT_2 | orjson.OPT_APPEND_NEWLINE)
