"""Codes that work once and for minutes: links for another device, links in mails, a second step."""

from __future__ import annotations

import hashlib
import secrets
from typing import Any, Final

from sqlalchemy import Row, delete, insert, select
from sqlalchemy.ext.asyncio import AsyncConnection

from flibuste.kernel.types import Refusal
from flibuste.server.identity import now
from flibuste.server.storage.account_tables import ONE_TIME_CODES
from flibuste.server.storage.store import Store

LETTERS: Final = "ABCDEFGHJKMNPQRSTVWXYZ23456789"
"""None of them is taken for another one."""
GROUPS, GROUP = 3, 4
"""Twelve letters, 58 bits: nobody guesses one in the minutes that it lives."""


class OneTimeCodes:
    def __init__(self, store: Store) -> None:
        self.store = store

    async def make(self, kind: str, guest: str, detail: str, seconds: float) -> str:
        """A new code. An earlier one of the same kind for the same guest no longer works."""
        code = "-".join("".join(secrets.choice(LETTERS) for _ in range(GROUP)) for _ in range(GROUPS))
        row = {"digest": digest(code), "kind": kind, "guest": guest, "detail": detail}
        async with self.store.transaction() as connection:
            await connection.execute(
                delete(ONE_TIME_CODES).where(ONE_TIME_CODES.c.guest == guest, ONE_TIME_CODES.c.kind == kind)
            )
            await connection.execute(
                insert(ONE_TIME_CODES), {**row, "expires_at": now() + int(1000 * seconds)}
            )
        return code

    async def look(self, code: str, kinds: tuple[str, ...]) -> Row[Any]:
        """What the code is for. It can still be used."""
        async with self.store.read() as connection:
            return await self._found(connection, code, kinds)

    async def take(self, connection: AsyncConnection, code: str, kinds: tuple[str, ...]) -> Row[Any]:
        """What the code is for. If the transaction succeeds nobody can use it again."""
        gone = delete(ONE_TIME_CODES).where(
            ONE_TIME_CODES.c.digest == digest(code), ONE_TIME_CODES.c.kind.in_(kinds)
        )
        row = await self._found(connection, code, kinds)
        if (await connection.execute(gone)).rowcount != 1:  # somebody was faster
            raise Refusal("code-wrong", "")
        return row

    async def _found(self, connection: AsyncConnection, code: str, kinds: tuple[str, ...]) -> Row[Any]:
        query = select(ONE_TIME_CODES).where(
            ONE_TIME_CODES.c.digest == digest(code),
            ONE_TIME_CODES.c.kind.in_(kinds),
            ONE_TIME_CODES.c.expires_at > now(),
        )
        row = (await connection.execute(query)).first()
        if row is None:
            raise Refusal("code-wrong", "")
        return row


def digest(code: str) -> str:
    """However somebody writes the code: small letters, with or without signs between the groups."""
    plain = "".join(letter for letter in code.upper() if letter.isalnum())
    return hashlib.sha256(plain.encode()).hexdigest()
