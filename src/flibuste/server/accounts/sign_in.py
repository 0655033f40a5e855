"""The end of every way to sign in: the browser's guest joins the account, and a session begins."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from sqlalchemy import delete
from sqlalchemy.ext.asyncio import AsyncConnection

from flibuste.server.accounts.archive import Keeper
from flibuste.server.accounts.merging import may_merge, merge
from flibuste.server.accounts.sessions import Sessions
from flibuste.server.identity import Guest
from flibuste.server.live.tables import LiveTables
from flibuste.server.storage.account_tables import SESSIONS
from flibuste.server.storage.store import Store


class SignedIn(NamedTuple):
    guest: Guest
    token: str
    merged: bool
    """Whether the tables of the guest who was here before belong to the account now."""


class Arrival(NamedTuple):
    """Who signs in from where: the guest of this browser until now, and whether their tables come along."""

    before: Guest | None
    keep: bool
    device: str


class SignIn:
    def __init__(
        self, store: Store, sessions: Sessions, live_tables: LiveTables, keepers: Sequence[Keeper]
    ) -> None:
        self.store = store
        self.sessions = sessions
        self.live_tables = live_tables
        self.keepers = keepers

    async def finish(self, account: str, arrival: Arrival) -> SignedIn:
        async with self.store.transaction() as connection:
            done, shown = await self.within(connection, account, arrival)
        await self.announce(done, shown, arrival)
        return done

    async def within(
        self, connection: AsyncConnection, account: str, arrival: Arrival
    ) -> tuple[SignedIn, list[str]]:
        """Signs in as part of a transaction. Afterwards `announce` tells the tables."""
        before = arrival.before
        shown: list[str] = []
        merged = before is not None and arrival.keep and await may_merge(connection, before, account)
        if before is not None and merged:
            shown = await merge(connection, before.id, account, self.keepers)
        if before is not None and before.session:
            # The browser gets a new session. Whoever knows its old cookie has nothing.
            await connection.execute(delete(SESSIONS).where(SESSIONS.c.id == before.session))
        guest, token = await self.sessions.begin(connection, account, arrival.device)
        return SignedIn(guest, token, merged), shown

    async def announce(self, done: SignedIn, shown: list[str], arrival: Arrival) -> None:
        before = arrival.before
        if before is None:
            return
        if done.merged or before.id == done.guest.id:
            self.live_tables.announce_merge(before, done.guest)
            for keeper in self.keepers:
                await keeper.changed([before.id, done.guest.id])
        elif before.session:  # another account was signed in here
            self.live_tables.announce_sign_out(before.id, before.session)
        for table in shown:
            await self.live_tables.announce_change(table)
