"""Challenges for passkeys: made for one browser and one purpose, good for minutes, and answered once.

A challenge is signed and travels in a cookie, so strangers who ask for many write nothing to the database.
Only one that a passkey has answered is noted, so that nobody answers it again.
"""

from __future__ import annotations

import hashlib
import secrets

from itsdangerous import BadData, URLSafeTimedSerializer
from sqlalchemy import insert
from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import AsyncConnection

from flibuste.kernel.types import Refusal
from flibuste.server.identity import now
from flibuste.server.storage.account_tables import USED_CHALLENGES

COOKIE = "flibuste_challenge"
SECONDS = 300
LONGEST = 400


class Challenges:
    def __init__(self, secret: str) -> None:
        self.signer = URLSafeTimedSerializer(secret, salt="challenge")

    def make(self, purpose: str, guest: str) -> tuple[bytes, str]:
        """A challenge for whoever is this guest, or nobody yet; and the cookie that says so."""
        ticket = self.signer.dumps([purpose, guest, secrets.token_urlsafe(24)])
        return digest(ticket), ticket

    def expected(self, ticket: str, purpose: str, guest: str) -> bytes:
        """The challenge of this browser's cookie; refused if it is old, or was made for something else."""
        try:
            made_for = self.signer.loads(ticket[:LONGEST], max_age=SECONDS)
        except BadData:
            raise Refusal("challenge-expired", "") from None
        if made_for[:2] != [purpose, guest]:
            raise Refusal("challenge-expired", "")
        return digest(ticket)

    async def spend(self, connection: AsyncConnection, challenge: bytes) -> None:
        """Notes that it was answered; refused the second time."""
        row = {"digest": challenge.hex(), "expires_at": now() + 2 * SECONDS * 1000}
        try:
            await connection.execute(insert(USED_CHALLENGES), row)
        except IntegrityError:
            raise Refusal("challenge-expired", "") from None


def digest(ticket: str) -> bytes:
    return hashlib.sha256(ticket.encode()).digest()
