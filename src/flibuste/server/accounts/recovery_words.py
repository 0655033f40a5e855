"""Recovery words: made here, shown once, written down, and good to sign in when every device is lost.

The words are made of syllables, so they are the same in every language and need no accents. The first three
say which account it is; only the other six are secret. Nobody types a name.
"""

from __future__ import annotations

import hashlib
import secrets
import unicodedata
from typing import Final

from sqlalchemy import delete, select, update

from flibuste.kernel.types import Refusal
from flibuste.server.accounts.credentials import Credentials
from flibuste.server.accounts.word_hashing import WordHashing
from flibuste.server.identity import Guest, now
from flibuste.server.storage.account_tables import CREDENTIALS
from flibuste.server.storage.store import Store

CONSONANTS: Final = "bdfgklmnprstvz"
VOWELS: Final = "aeiou"
FINDING, SECRET = 3, 6
"""How many words find the account, and how many prove it: 73 bits, each guess of which costs an argon2."""
LONGEST: Final = 200


class RecoveryWords:
    def __init__(self, store: Store, credentials: Credentials, hashing: WordHashing) -> None:
        self.store = store
        self.credentials = credentials
        self.hashing = hashing

    async def make(self, guest: Guest) -> list[str]:
        """New words, which replace those made before. Nobody can read them again."""
        words = [word() for _ in range(FINDING + SECRET)]
        proof = await self.hashing.hash(" ".join(words[FINDING:]))
        earlier = delete(CREDENTIALS).where(CREDENTIALS.c.guest == guest.id, CREDENTIALS.c.kind == "words")
        async with self.store.transaction() as connection:
            await connection.execute(earlier)
            await self.credentials.add(connection, guest, "words", key=place_of(words), proof=proof)
        return words

    async def proven(self, text: str) -> str:
        """The id of the guest who has these words."""
        words = words_of(text)
        fits = len(words) == FINDING + SECRET
        query = select(CREDENTIALS).where(
            CREDENTIALS.c.kind == "words", CREDENTIALS.c.key == (place_of(words) if fits else "")
        )
        async with self.store.read() as connection:
            row = (await connection.execute(query)).first()
        secret = " ".join(words[FINDING:])[:LONGEST]
        if not await self.hashing.fits(row.proof if row is not None else None, secret) or row is None:
            raise Refusal("words-wrong", "")
        change = update(CREDENTIALS).where(CREDENTIALS.c.id == row.id).values(used_at=now())
        async with self.store.transaction() as connection:
            if not (await connection.execute(change)).rowcount:  # they were replaced at this moment
                raise Refusal("words-wrong", "")
        return str(row.guest)


def word() -> str:
    """Two different syllables."""
    first, second = syllable(), syllable()
    return first + second if first != second else word()


def syllable() -> str:
    return secrets.choice(CONSONANTS) + secrets.choice(VOWELS)


def words_of(text: str) -> list[str]:
    """The words as somebody typed them, whatever is between them."""
    wide = unicodedata.normalize("NFKD", text[:LONGEST]).casefold()
    return "".join(one if one in CONSONANTS + VOWELS else " " for one in wide).split()


def finding_key(text: str) -> str:
    """Under which name guesses are counted: all that are for the same account."""
    return place_of(words_of(text))


def place_of(words: list[str]) -> str:
    return hashlib.sha256(" ".join(words[:FINDING]).encode()).hexdigest()
