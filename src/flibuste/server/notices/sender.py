"""Sends what is in the outbox: each message at most once, and again only if it surely did not arrive.

A message is marked as being sent, on disk, before the first byte leaves. If the server dies after that,
the message is lost and not doubled. What can be sent again is what the other side refused for now, or what
never reached it.
"""

from __future__ import annotations

import asyncio
import contextlib
import logging
from collections import Counter
from collections.abc import Callable, Coroutine
from hashlib import blake2b
from typing import Any

from sqlalchemy import ColumnElement, Row, and_, select, update

from flibuste.kernel.types import Refusal
from flibuste.server.metrics import METRICS
from flibuste.server.notices import payload
from flibuste.server.notices.channels import Channels
from flibuste.server.notices.payload import Notice, Waiting
from flibuste.server.notices.questions import waiting_for
from flibuste.server.notices.transports.guarded_http import GuardedHttp
from flibuste.server.notices.transports.mail import Mail, letter
from flibuste.server.notices.transports.outcome import Gone, NotSent, Refused, Unsure
from flibuste.server.notices.transports.web_push import WebPush
from flibuste.server.notices.transports.webhooks import call
from flibuste.server.notices.wishes import WishList
from flibuste.server.storage.notice_tables import CHANNELS, DELIVERIES, QUESTIONS
from flibuste.server.storage.schema import TABLES
from flibuste.server.storage.store import Store

LOG = logging.getLogger("flibuste.notices")
AT_ONCE = 200
UNDER_WAY, EACH = 32, 2
"""Most messages being sent, of all and of each guest: a slow endpoint delays its own guest only."""
FINISH_SECONDS = 3.0
"""How long a stopping server waits for messages that are being sent."""
ATTEMPTS = 5
FIRST_PAUSE, LONGEST_PAUSE = 30_000, 3_600_000
"""Milliseconds until a message is tried again; each time four times as long."""


class Sender:
    def __init__(
        self,
        store: Store,
        channels: Channels,
        wish_list: WishList,
        http: GuardedHttp,
        web_push: WebPush,
        mail: Mail,
        secret: str,
        spawn: Callable[[Coroutine[Any, Any, None]], None],
        clock: Callable[[], int],
    ) -> None:
        self.store = store
        self.channels = channels
        self.wish_list = wish_list
        self.http = http
        self.web_push = web_push
        self.mail = mail
        self.secret = secret
        self.spawn = spawn
        self.clock = clock
        self.under_way: Counter[str] = Counter()
        """Messages being sent, by guest."""
        self.stopping = False

    async def send_due(self) -> None:
        """Begins to send what is due."""
        if self.stopping:
            return
        now = self.clock()
        question = and_(QUESTIONS.c.table == DELIVERIES.c.table, QUESTIONS.c.guest == DELIVERIES.c.guest)
        asked = [QUESTIONS.c[name].label(f"asked_{name}") for name in ("serial", "waiting", "looked")]
        channel = [CHANNELS.c[name] for name in ("address", "key", "auth", "form", "language", "site")]
        query = (
            select(DELIVERIES, TABLES.c.game, CHANNELS.c.kind.label("way"), *channel, *asked)
            .join(CHANNELS, CHANNELS.c.id == DELIVERIES.c.channel)
            .outerjoin(QUESTIONS, question)
            .outerjoin(TABLES, TABLES.c.id == DELIVERIES.c.table)
            .where(DELIVERIES.c.state == "waiting", DELIVERIES.c.next_at <= now)
            .order_by(DELIVERIES.c.next_at)
            .limit(AT_ONCE)
        )
        async with self.store.read() as connection:
            rows = (await connection.execute(query)).all()
        for row in rows:
            if self.under_way.total() >= UNDER_WAY:
                break
            if self.under_way[row.guest] < EACH and await self._claim(row):
                self.under_way[row.guest] += 1
                self.spawn(self._send(row))

    async def finish(self) -> None:
        """The server stops: begins nothing more, and waits a moment for what is being sent."""
        self.stopping = True
        with contextlib.suppress(TimeoutError):
            async with asyncio.timeout(FINISH_SECONDS):
                while self.under_way.total():
                    await asyncio.sleep(0.02)

    async def _claim(self, row: Row[Any]) -> bool:
        """Marks a message as being sent; false if another process does, or there is no more reason."""
        seen_already = row.kind == "asked" and row.asked_looked
        over = row.kind != "digest" and (not row.asked_waiting or row.asked_serial != row.serial)
        stale = seen_already or over
        seen = and_(key_of(row), DELIVERIES.c.state == "waiting", DELIVERIES.c.attempts == row.attempts)
        state = "void" if stale else "sending"
        change = update(DELIVERIES).where(seen).values(state=state, attempts=row.attempts + 1)
        async with self.store.transaction() as connection:
            return (await connection.execute(change)).rowcount == 1 and not stale

    async def _send(self, row: Row[Any]) -> None:
        try:
            state, wait = await self._attempt(row)
            await self._note(row, state, wait)
        finally:
            self.under_way[row.guest] -= 1
            self.under_way += Counter()  # forgets zeros

    async def _attempt(self, row: Row[Any]) -> tuple[str, int]:
        """Sends a message; what became of it, and in how many milliseconds it may be sent again."""
        state, wait = "sent", 0
        try:
            notice = await self._notice(row)
            if notice is None:
                state = "void"
            else:
                await self.deliver(row, notice, self._number(row))
        except NotSent as later:
            state = "waiting" if row.attempts + 1 < ATTEMPTS else "failed"
            pause = min(LONGEST_PAUSE, FIRST_PAUSE * 4**row.attempts)
            wait = max(pause, 1000 * min(later.wait, LONGEST_PAUSE // 1000))
        except Gone:
            state = "gone"
        except (Refused, Refusal):
            state = "failed"
        except Unsure:
            state = "lost"
        except Exception:  # whatever it was, it is not sent twice
            LOG.exception("notification failed")
            state = "lost"
        METRICS.notices.labels(row.way, state).inc()
        return state, wait

    async def _note(self, row: Row[Any], state: str, wait: int) -> None:
        if state == "gone":
            LOG.info("channel forgotten", extra={"way": row.way})
            await self.channels.forget_dead(row.channel)
            return
        change = update(DELIVERIES).where(key_of(row), DELIVERIES.c.state == "sending")
        async with self.store.transaction() as connection:
            await connection.execute(change.values(state=state, next_at=self.clock() + wait))

    async def deliver(self, channel: Row[Any], notice: Notice, number: str) -> None:
        """Sends one message by the channel's way."""
        if channel.way == "push":
            text, topic = notice.written(), self._hash("topic", channel.guest, notice.table)
            await self.web_push.send(channel.address, channel.key, channel.auth, text, topic, number)
        elif channel.way == "hook":
            await call(self.http, channel.address, channel.form, notice, number)
        elif not self.mail:
            raise Refused("no mail server")
        else:
            out = f"{channel.site}/api/notifications/end/{self.channels.way_out(channel.channel)}"
            page = f"{channel.site}/notifications"
            await self.mail.send(letter(channel.address, channel.language, notice, out, page, number))

    async def _notice(self, row: Row[Any]) -> Notice | None:
        if row.kind != "digest":
            return payload.about_table(row.kind, row.game, row.table, row.language, row.site)
        query = waiting_for(row.guest, TABLES.c.game, QUESTIONS.c.table, QUESTIONS.c.due_at).limit(100)
        async with self.store.read() as connection:
            waiting = [Waiting(*one) for one in await connection.execute(query)]
        wishes, _ = await self.wish_list.of(row.guest)
        return payload.digest(waiting, row.language, row.site, wishes.zone) if waiting else None

    def _number(self, row: Row[Any]) -> str:
        """Names a message, and tells nothing: a receiver may recognise one it has had."""
        return self._hash(row.channel, row.kind, row.table, str(row.serial))

    def _hash(self, *parts: str) -> str:
        key = self.secret.encode()[:64]
        return blake2b(" ".join(parts).encode(), key=key, digest_size=12).hexdigest()


def key_of(row: Row[Any]) -> ColumnElement[bool]:
    return and_(
        DELIVERIES.c.channel == row.channel,
        DELIVERIES.c.kind == row.kind,
        DELIVERIES.c.table == row.table,
        DELIVERIES.c.serial == row.serial,
    )
