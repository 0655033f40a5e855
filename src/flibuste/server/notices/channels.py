"""A guest's channels: made, confirmed, listed, removed."""

from __future__ import annotations

import secrets
from collections.abc import Callable
from typing import Any

from itsdangerous import BadData, URLSafeTimedSerializer
from sqlalchemy import Row, and_, delete, func, insert, select, update

from flibuste.kernel.types import Refusal
from flibuste.server.notices.listeners import Listeners
from flibuste.server.notices.transports.guarded_http import checked_url
from flibuste.server.notices.transports.mail import mail_address
from flibuste.server.notices.transports.web_push import check_keys
from flibuste.server.notices.transports.webhooks import FORMS
from flibuste.server.storage.notice_tables import CHANNELS, DELIVERIES
from flibuste.server.storage.schema import GUESTS
from flibuste.server.storage.store import Store

CONFIRM_SECONDS = 48 * 3600
"""How long somebody may take to confirm an address."""


class Channels:
    def __init__(
        self,
        store: Store,
        listeners: Listeners,
        secret: str,
        most: int,
        loopback: bool,
        clock: Callable[[], int],
    ) -> None:
        self.store = store
        self.listeners = listeners
        self.confirming = URLSafeTimedSerializer(secret, salt="confirm-mail")
        self.ending = URLSafeTimedSerializer(secret, salt="end-mail")
        self.most = most
        self.loopback = loopback
        self.clock = clock

    async def of(self, guest: str) -> list[Row[Any]]:
        query = select(CHANNELS).where(CHANNELS.c.guest == guest).order_by(CHANNELS.c.made_at, CHANNELS.c.id)
        async with self.store.read() as connection:
            return list(await connection.execute(query))

    async def add_push(self, guest: str, endpoint: str, key: str, auth: str, language: str, site: str) -> str:
        """A browser. The same browser again replaces what was known of it, whoever used it before."""
        checked_url(endpoint, self.loopback)
        check_keys(key, auth)
        async with self.store.transaction() as connection:
            same = and_(CHANNELS.c.kind == "push", CHANNELS.c.address == endpoint)
            before = (await connection.execute(select(CHANNELS.c.guest).where(same))).scalars().all()
            await connection.execute(delete(CHANNELS).where(same))
        for other in set(before) - {guest}:
            await self.listeners.changed(other)
        values = {"kind": "push", "address": endpoint, "key": key, "auth": auth, "confirmed": True}
        return await self._add(guest, values, language, site)

    async def add_hook(self, guest: str, url: str, form: str, language: str, site: str) -> str:
        checked_url(url, self.loopback)
        if form not in FORMS:
            raise Refusal("bad-address", "")
        values = {"kind": "hook", "address": url, "form": form, "confirmed": True}
        return await self._add(guest, values, language, site)

    async def add_mail(self, guest: str, address: str, language: str, site: str) -> tuple[str, str]:
        """An address that is told nothing until somebody there confirms it; the channel, and the token."""
        values = {"kind": "mail", "address": mail_address(address), "confirmed": False}
        id = await self._add(guest, values, language, site)
        return id, self.confirming.dumps(id)

    async def _add(self, guest: str, values: dict[str, Any], language: str, site: str) -> str:
        id = secrets.token_urlsafe(9)
        row = {"id": id, "guest": guest, "language": language, "site": site, "made_at": self.clock()}
        async with self.store.transaction() as connection:
            # Writing to the guest's row locks it: two requests at once are counted one after the other.
            await connection.execute(update(GUESTS).where(GUESTS.c.id == guest).values(seen_at=self.clock()))
            mine = CHANNELS.c.guest == guest
            await connection.execute(delete(CHANNELS).where(mine, CHANNELS.c.address == values["address"]))
            count = (await connection.execute(select(func.count()).where(mine))).scalar() or 0
            if count >= self.most:
                raise Refusal("too-many-channels", "", {"most": self.most})
            await connection.execute(insert(CHANNELS), {"key": "", "auth": "", "form": "", **row, **values})
        if values["confirmed"]:
            await self.listeners.changed(guest)
        return id

    async def confirm(self, token: str) -> str:
        """Somebody at the address says yes; returns whose channel it is."""
        try:
            id = str(self.confirming.loads(token, max_age=CONFIRM_SECONDS))
        except BadData:
            raise Refusal("link-expired", "") from None
        async with self.store.transaction() as connection:
            change = update(CHANNELS).where(CHANNELS.c.id == id).values(confirmed=True)
            if (await connection.execute(change)).rowcount != 1:
                raise Refusal("link-expired", "")
            guest = str(
                (await connection.execute(select(CHANNELS.c.guest).where(CHANNELS.c.id == id))).scalar()
            )
        await self.listeners.changed(guest)
        return guest

    def way_out(self, id: str) -> str:
        """The token that ends a channel without signing in. It never expires."""
        return str(self.ending.dumps(id))

    async def end(self, token: str) -> None:
        """Ends a channel by its token; again and again, if somebody clicks twice."""
        try:
            id = str(self.ending.loads(token))
        except BadData:
            raise Refusal("link-expired", "") from None
        await self._remove(CHANNELS.c.id == id)

    async def remove(self, guest: str, id: str) -> None:
        if not await self._remove(and_(CHANNELS.c.id == id, CHANNELS.c.guest == guest)):
            raise Refusal("no-such-channel", "")

    async def forget_dead(self, id: str) -> None:
        """Nobody is at this address any more."""
        await self._remove(CHANNELS.c.id == id)

    async def _remove(self, which: Any) -> bool:  # noqa: ANN401 - a condition
        async with self.store.transaction() as connection:
            rows = list(await connection.execute(select(CHANNELS.c.id, CHANNELS.c.guest).where(which)))
            ids = [row.id for row in rows]
            await connection.execute(delete(DELIVERIES).where(DELIVERIES.c.channel.in_(ids)))
            await connection.execute(delete(CHANNELS).where(CHANNELS.c.id.in_(ids)))
        for guest in {row.guest for row in rows}:
            await self.listeners.changed(guest)
        return bool(rows)
