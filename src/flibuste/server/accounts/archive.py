"""`Give me my data`: one zip, written while it is sent, from what each part of the server has to say."""

from __future__ import annotations

import asyncio
import zipfile
from collections.abc import AsyncIterator, Sequence
from typing import IO, Protocol, cast

from sqlalchemy import select
from sqlalchemy.ext.asyncio import AsyncConnection

from flibuste.server.storage.account_tables import MERGED_GUESTS
from flibuste.server.storage.store import Store


class Contributor(Protocol):
    """A part that can tell something of a guest."""

    def files(self, guests: Sequence[str]) -> AsyncIterator[tuple[str, bytes]]:
        """Names and contents of files about these guests, who are one person: the account comes first."""
        ...


class Keeper(Contributor, Protocol):
    """A part that keeps something of a guest, besides accounts and tables."""

    async def merge(self, connection: AsyncConnection, old: str, new: str) -> None:
        """Moves what it keeps of a guest to an account, in the transaction of the merge."""

    async def forget(self, connection: AsyncConnection, guests: Sequence[str]) -> None:
        """Deletes what it keeps of these guests, who are one person, in the transaction that forgets them."""

    async def changed(self, guests: Sequence[str]) -> None:
        """A merge, or that they are forgotten, is in the database now."""


class Archive:
    def __init__(self, store: Store, contributors: Sequence[Contributor]) -> None:
        self.store = store
        self.contributors = contributors

    async def zipped(self, guest: str) -> AsyncIterator[bytes]:
        """The parts of the zip, in their order."""
        sink = Sink()
        guests = await same_person(self.store, guest)
        with zipfile.ZipFile(cast("IO[bytes]", sink), "w", zipfile.ZIP_DEFLATED) as archive:
            for contributor in self.contributors:
                async for name, content in contributor.files(guests):
                    await asyncio.to_thread(archive.writestr, name, content)
                    yield sink.taken()
        yield sink.taken()


class Sink:
    """What the zip writes goes out at once; nothing is ever changed afterwards."""

    def __init__(self) -> None:
        self.waiting = bytearray()

    def write(self, part: bytes) -> int:
        self.waiting += part
        return len(part)

    def tell(self) -> int:
        raise OSError  # so the zip counts itself

    def flush(self) -> None:
        pass

    def taken(self) -> bytes:
        part, self.waiting = bytes(self.waiting), bytearray()
        return part


async def same_person(store: Store, guest: str) -> list[str]:
    """The guest, and those who became part of their account."""
    query = select(MERGED_GUESTS.c.guest).where(MERGED_GUESTS.c.into == guest).order_by(MERGED_GUESTS.c.at)
    async with store.read() as connection:
        return [guest, *(await connection.execute(query)).scalars()]
