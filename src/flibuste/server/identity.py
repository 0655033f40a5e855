"""Guests: a nickname and a signed cookie. An account is a guest who has sessions and credentials besides."""

from __future__ import annotations

import contextlib
import secrets
import time
from typing import NamedTuple

from itsdangerous import BadData, URLSafeTimedSerializer
from sqlalchemy import delete, insert, select, update
from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import AsyncConnection
from starlette.requests import HTTPConnection

from flibuste.kernel.records.record import plain_name
from flibuste.kernel.types import Refusal
from flibuste.server.look_alikes import name_key
from flibuste.server.storage.account_tables import RESERVED_NAMES, SESSIONS
from flibuste.server.storage.schema import GUESTS, SECRETS
from flibuste.server.storage.store import LOST, Store

COOKIE = "flibuste_guest"
SAFE_COOKIE = "__Host-flibuste_guest"
"""The cookie's name behind https. Browsers let no other host, and no plain http, set one with this prefix."""
COOKIE_SECONDS = 400 * 24 * 3600

TRIES = 20
"""How many numbers are tried after a name that belongs to an account."""

SEEN_AGAIN = 24 * 3600 * 1000
"""Milliseconds after which it is noted again that a guest was here."""


def now() -> int:
    return time.time_ns() // 1_000_000


GHOST = "~"
"""How the id begins that takes the place of a forgotten guest. No guest's does."""


class Guest(NamedTuple):
    id: str
    name: str
    session: str = ""
    """The session by which they are signed in; empty for a guest without an account."""


class Identity:
    """Creates guests, recognizes them, and signs them out. Nothing else reads the cookie."""

    def __init__(self, store: Store, secret: str) -> None:
        self.store = store
        self.signer = URLSafeTimedSerializer(secret, salt="guest")

    async def welcome(self, name: str) -> tuple[Guest, str]:
        """A new guest, and the token that proves it."""
        id, wanted = secrets.token_urlsafe(12), guest_name(name)
        row = {"id": id, "made_at": now(), "epoch": 0, "banned": False, "seen_at": now()}
        async with self.store.transaction() as connection:
            guest = Guest(id, await free_name(connection, wanted))
            await connection.execute(insert(GUESTS), {**row, "name": guest.name})
        return guest, self.signer.dumps([guest.id, 0])

    def token(self, guest: str, epoch: int, session: str) -> str:
        """Proves a session of a guest."""
        return self.signer.dumps([guest, epoch, session])

    async def who(self, connection: HTTPConnection) -> Guest | None:
        """The guest who sends this request, proven by a cookie or, for programs, by a bearer token."""
        token = connection.cookies.get(SAFE_COOKIE) or connection.cookies.get(COOKIE, "")
        kind, _, bearer = connection.headers.get("authorization", "").partition(" ")
        if kind.lower() == "bearer":
            token = bearer.strip()
        return await self.known(token)

    async def known(self, token: str) -> Guest | None:
        if not token or len(token) > 400:
            return None
        try:
            claim, made_at = self.signer.loads(token, return_timestamp=True)
        except BadData:
            return None
        # A token from the future is good: this server signed it, and its clock has been set back since.
        if time.time() - made_at.timestamp() > COOKIE_SECONDS:
            return None
        kinds = [type(part) for part in claim] if isinstance(claim, list) else []
        if kinds not in ([str, int], [str, int, str]):
            return None
        session = claim[2] if len(claim) == 3 else ""
        query = select(GUESTS).where(GUESTS.c.id == claim[0])
        if session:  # one that was ended is no longer there
            query = query.join(SESSIONS, SESSIONS.c.guest == GUESTS.c.id).where(SESSIONS.c.id == session)
        async with self.store.read() as connection:
            row = (await connection.execute(query)).first()
        if row is None or row.banned or row.epoch != claim[1]:
            return None
        if row.seen_at < now() - SEEN_AGAIN:
            await self._seen(row.id, session)
        return Guest(row.id, row.name, session)

    async def _seen(self, guest: str, session: str) -> None:
        """Notes that the guest is here, so that they are not deleted. It need not succeed."""
        with contextlib.suppress(*LOST):
            async with self.store.transaction() as connection:
                await connection.execute(update(GUESTS).where(GUESTS.c.id == guest).values(seen_at=now()))
                here = update(SESSIONS).where(SESSIONS.c.id == session)
                await connection.execute(here.values(seen_at=now()))

    async def rename(self, guest: Guest, name: str) -> Guest:
        """Another name; refused if it belongs to somebody's account. An account's name stays reserved."""
        renamed = guest._replace(name=guest_name(name))
        try:
            async with self.store.transaction() as connection:
                await connection.execute(
                    update(GUESTS).where(GUESTS.c.id == guest.id).values(name=renamed.name)
                )
                if await owner_of(connection, renamed.name) not in ("", guest.id):
                    raise Refusal("name-reserved", "")
                own = update(RESERVED_NAMES).where(RESERVED_NAMES.c.guest == guest.id)
                await connection.execute(own.values(key=name_key(renamed.name)))
        except IntegrityError:  # somebody reserved it at this moment
            raise Refusal("name-reserved", "") from None
        return renamed

    async def farewell(self, guest: Guest) -> None:
        """Signs the guest out everywhere: all tokens given so far become invalid."""
        change = update(GUESTS).where(GUESTS.c.id == guest.id).values(epoch=GUESTS.c.epoch + 1)
        async with self.store.transaction() as connection:
            await connection.execute(change)
            await connection.execute(delete(SESSIONS).where(SESSIONS.c.guest == guest.id))


def is_ghost(guest: str | None) -> bool:
    """Whether a seat belongs to somebody who was forgotten."""
    return guest is not None and guest.startswith(GHOST)


async def owner_of(connection: AsyncConnection, name: str) -> str:
    """The guest whose account has this name, or one that looks like it; empty if it is free."""
    query = select(RESERVED_NAMES.c.guest).where(RESERVED_NAMES.c.key == name_key(name))
    return str((await connection.execute(query)).scalar() or "")


async def free_name(connection: AsyncConnection, wanted: str) -> str:
    """The name, with a number if it belongs to an account: nobody has to think of another before play."""
    name = wanted
    for _ in range(TRIES):
        if not await owner_of(connection, name):
            return name
        number = secrets.randbelow(9000) + 1000
        name = f"{plain_name(wanted[:35])} {number}"
    raise Refusal("name-reserved", "")


def guest_name(name: str) -> str:
    plain = plain_name(name)
    if not plain:
        raise Refusal("name-empty", "")
    return plain


async def signing_secret(store: Store, given: str) -> str:
    """The configured secret, or one that is made once and kept in the database for all processes."""
    if given:
        return given
    row = {"name": "cookies", "value": secrets.token_hex(32)}
    try:
        async with store.transaction() as connection:
            await connection.execute(insert(SECRETS), row)
    except IntegrityError:
        pass  # there is one already
    async with store.read() as connection:
        found = await connection.execute(select(SECRETS.c.value).where(SECRETS.c.name == "cookies"))
        return str(found.scalar_one())
