"""Guests: a nickname and a signed cookie. Accounts would be added here."""

from __future__ import annotations

import contextlib
import secrets
import time
from typing import NamedTuple

from itsdangerous import BadData, URLSafeTimedSerializer
from sqlalchemy import insert, select, update
from sqlalchemy.exc import IntegrityError
from starlette.requests import HTTPConnection

from flibuste.kernel.records.record import plain_name
from flibuste.kernel.types import Refusal
from flibuste.server.storage.schema import GUESTS, SECRETS
from flibuste.server.storage.store import LOST, Store

COOKIE = "flibuste_guest"
SAFE_COOKIE = "__Host-flibuste_guest"
"""The cookie's name behind https. Browsers let no other host, and no plain http, set one with this prefix."""
COOKIE_SECONDS = 400 * 24 * 3600

SEEN_AGAIN = 24 * 3600 * 1000
"""Milliseconds after which it is noted again that a guest was here."""


def now() -> int:
    return time.time_ns() // 1_000_000


class Guest(NamedTuple):
    id: str
    name: str


class Identity:
    """Creates guests, recognizes them, and signs them out. Nothing else reads the cookie."""

    def __init__(self, store: Store, secret: str) -> None:
        self.store = store
        self.signer = URLSafeTimedSerializer(secret, salt="guest")

    async def welcome(self, name: str) -> tuple[Guest, str]:
        """A new guest, and the token that proves it."""
        guest = Guest(secrets.token_urlsafe(12), guest_name(name))
        row = {
            "id": guest.id,
            "name": guest.name,
            "made_at": now(),
            "epoch": 0,
            "banned": False,
            "seen_at": now(),
        }
        async with self.store.transaction() as connection:
            await connection.execute(insert(GUESTS), row)
        return guest, self.signer.dumps([guest.id, 0])

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
        if not (isinstance(claim, list) and [type(part) for part in claim] == [str, int]):
            return None
        async with self.store.read() as connection:
            row = (await connection.execute(select(GUESTS).where(GUESTS.c.id == claim[0]))).first()
        if row is None or row.banned or row.epoch != claim[1]:
            return None
        if row.seen_at < now() - SEEN_AGAIN:
            await self._seen(row.id)
        return Guest(row.id, row.name)

    async def _seen(self, guest: str) -> None:
        """Notes that the guest is here, so that they are not deleted. It need not succeed."""
        with contextlib.suppress(*LOST):
            async with self.store.transaction() as connection:
                await connection.execute(update(GUESTS).where(GUESTS.c.id == guest).values(seen_at=now()))

    async def rename(self, guest: Guest, name: str) -> Guest:
        renamed = Guest(guest.id, guest_name(name))
        async with self.store.transaction() as connection:
            await connection.execute(update(GUESTS).where(GUESTS.c.id == guest.id).values(name=renamed.name))
        return renamed

    async def farewell(self, guest: Guest) -> None:
        """Signs the guest out everywhere: all tokens given so far become invalid."""
        change = update(GUESTS).where(GUESTS.c.id == guest.id).values(epoch=GUESTS.c.epoch + 1)
        async with self.store.transaction() as connection:
            await connection.execute(change)


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
