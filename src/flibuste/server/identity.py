"""Who somebody is: a guest with a nickname and a signed cookie. Accounts will come in through here."""

from __future__ import annotations

import secrets
import time
from typing import NamedTuple

from itsdangerous import BadSignature, URLSafeTimedSerializer
from sqlalchemy import insert, select, update
from sqlalchemy.exc import IntegrityError
from starlette.requests import HTTPConnection

from flibuste.kernel.words import Refusal
from flibuste.server.schema import GUESTS, SECRETS
from flibuste.server.store import Store
from flibuste.table.table import plain_name

COOKIE = "flibuste_guest"
COOKIE_SECONDS = 400 * 24 * 3600


class Guest(NamedTuple):
    id: str
    name: str


class Identity:
    """Makes guests, knows them again, and forgets them. Nobody else reads a cookie."""

    def __init__(self, store: Store, secret: str) -> None:
        self.store = store
        self.signer = URLSafeTimedSerializer(secret, salt="guest")

    async def welcome(self, name: str) -> tuple[Guest, str]:
        """A new guest, and the token that proves it."""
        guest = Guest(secrets.token_urlsafe(12), guest_name(name))
        row = {
            "id": guest.id,
            "name": guest.name,
            "made_at": int(time.time() * 1000),
            "epoch": 0,
            "banned": False,
        }
        async with self.store.connect() as connection:
            await connection.execute(insert(GUESTS), row)
        return guest, self.signer.dumps([guest.id, 0])

    async def who(self, connection: HTTPConnection) -> Guest | None:
        """Whoever sends this request, if he proves it: by cookie, or as a program by a bearer token."""
        token = connection.cookies.get(COOKIE, "")
        kind, _, bearer = connection.headers.get("authorization", "").partition(" ")
        if kind.lower() == "bearer":
            token = bearer.strip()
        return await self.known(token)

    async def known(self, token: str) -> Guest | None:
        if not token or len(token) > 400:
            return None
        try:
            claim = self.signer.loads(token, max_age=COOKIE_SECONDS)
        except BadSignature:
            return None
        if not (isinstance(claim, list) and [type(part) for part in claim] == [str, int]):
            return None
        async with self.store.engine.connect() as connection:
            row = (await connection.execute(select(GUESTS).where(GUESTS.c.id == claim[0]))).first()
        if row is None or row.banned or row.epoch != claim[1]:
            return None
        return Guest(row.id, row.name)

    async def rename(self, guest: Guest, name: str) -> Guest:
        renamed = Guest(guest.id, guest_name(name))
        async with self.store.connect() as connection:
            await connection.execute(update(GUESTS).where(GUESTS.c.id == guest.id).values(name=renamed.name))
        return renamed

    async def farewell(self, guest: Guest) -> None:
        """Signs out everywhere: every token given so far is worthless."""
        change = update(GUESTS).where(GUESTS.c.id == guest.id).values(epoch=GUESTS.c.epoch + 1)
        async with self.store.connect() as connection:
            await connection.execute(change)


def guest_name(name: str) -> str:
    plain = plain_name(name)
    if not plain:
        raise Refusal("name-empty", "")
    return plain


async def signing_secret(store: Store, given: str) -> str:
    """The configured secret, or one made once and kept in the database, the same for every process."""
    if given:
        return given
    row = {"name": "cookies", "value": secrets.token_hex(32)}
    try:
        async with store.connect() as connection:
            await connection.execute(insert(SECRETS), row)
    except IntegrityError:
        pass  # it was made before
    async with store.engine.connect() as connection:
        found = await connection.execute(select(SECRETS.c.value).where(SECRETS.c.name == "cookies"))
        return str(found.scalar_one())
