"""Browsers that are signed in: begun, listed, ended one by one or all at once."""

from __future__ import annotations

import secrets
from typing import Any

from sqlalchemy import Row, delete, exists, insert, select, update
from sqlalchemy.ext.asyncio import AsyncConnection

from flibuste.kernel.types import Refusal
from flibuste.server.identity import Guest, Identity, now
from flibuste.server.live.tables import LiveTables
from flibuste.server.storage.account_tables import CREDENTIALS, SESSIONS
from flibuste.server.storage.schema import GUESTS
from flibuste.server.storage.store import Store

MOST = 30
"""Sessions of one account. With one more, the one not used for longest ends."""
PROVEN = 15 * 60 * 1000
"""Milliseconds for which a proof lets somebody change how they sign in."""


class Sessions:
    def __init__(self, store: Store, identity: Identity, live_tables: LiveTables) -> None:
        self.store = store
        self.identity = identity
        self.live_tables = live_tables

    async def begin(self, connection: AsyncConnection, guest: str, device: str) -> tuple[Guest, str]:
        """Signs a browser in; returns the token that its cookie gets. Its own session id is always new."""
        row = (await connection.execute(select(GUESTS).where(GUESTS.c.id == guest))).first()
        if row is None or row.banned:
            raise Refusal("not-a-guest", "")
        old = select(SESSIONS.c.id).where(SESSIONS.c.guest == guest).order_by(SESSIONS.c.seen_at.desc())
        ended = (await connection.execute(old.offset(MOST - 1))).scalars().all()
        await connection.execute(delete(SESSIONS).where(SESSIONS.c.id.in_(ended)))
        id, at = secrets.token_urlsafe(15), now()
        times = {"made_at": at, "seen_at": at, "proven_at": at}
        await connection.execute(insert(SESSIONS), {"id": id, "guest": guest, "device": device, **times})
        return Guest(row.id, row.name, id), self.identity.token(row.id, row.epoch, id)

    async def upgrade(self, guest: Guest, device: str) -> tuple[Guest, str] | None:
        """Gives a guest with a plain cookie a session; None if they have one.

        Plain cookies given before become invalid: somebody else may have planted or copied one.
        """
        if guest.session:
            return None
        async with self.store.transaction() as connection:
            change = update(GUESTS).where(GUESTS.c.id == guest.id).values(epoch=GUESTS.c.epoch + 1)
            await connection.execute(change)
            begun = await self.begin(connection, guest.id, device)
        self.live_tables.announce_merge(guest, begun[0])
        return begun

    async def listed(self, guest: str) -> list[Row[Any]]:
        query = select(SESSIONS).where(SESSIONS.c.guest == guest).order_by(SESSIONS.c.seen_at.desc())
        async with self.store.read() as connection:
            return list(await connection.execute(query))

    async def end(self, guest: Guest, session: str) -> None:
        """Signs one browser out, and ends its connections."""
        gone = delete(SESSIONS).where(SESSIONS.c.guest == guest.id, SESSIONS.c.id == session)
        async with self.store.transaction() as connection:
            if not (await connection.execute(gone)).rowcount:
                raise Refusal("no-such-session", "")
        self.live_tables.announce_sign_out(guest.id, session)

    async def must_be_proven(self, guest: Guest) -> None:
        """Refused if the browser has not proven itself lately. A guest who has no means to is let through.

        Whoever finds an open browser, or steals a cookie, must not be able to make the account their own.
        """
        means = select(exists().where(CREDENTIALS.c.guest == guest.id))
        proven = select(SESSIONS.c.proven_at).where(
            SESSIONS.c.id == guest.session, SESSIONS.c.guest == guest.id
        )
        async with self.store.read() as connection:
            if not (await connection.execute(means)).scalar():
                return
            at = (await connection.execute(proven)).scalar()
        if at is None or at < now() - PROVEN:
            raise Refusal("prove-again", "")
