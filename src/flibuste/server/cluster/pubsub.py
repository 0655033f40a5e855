"""News between server processes: through Redis if there are several, otherwise nothing to do."""

from __future__ import annotations

import asyncio
import contextlib
import logging
import secrets
from collections.abc import Awaitable, Callable
from typing import Any

import orjson
from redis.asyncio import Redis
from redis.exceptions import RedisError

LOG = logging.getLogger("flibuste.pubsub")
CHANNEL = "flibuste"
MOST_UNSENT = 10_000
"""News kept while Redis is away."""
GOODBYE_SECONDS = 2.0
"""How long Redis may take to tell the others that this process ends."""
AGAIN_SECONDS = 0.5
"""How long to wait before Redis is tried again."""
News = dict[str, Any]
Hear = Callable[[News], Awaitable[None]]


class PubSub:
    """For a single process: there is nobody to tell."""

    me = ""
    """The name of this process among several; empty if there is only one."""

    async def open(self, hear: Hear, missed: Callable[[], Awaitable[None]]) -> None:
        """Starts to listen: `hear` is called with news of other processes, `missed` after an interruption."""

    def tell(self, news: News) -> None:
        """Tells the other processes. It never waits and never fails; what counts is in the database."""

    async def close(self) -> None:
        pass

    async def ready(self) -> bool:
        return True


class RedisPubSub(PubSub):
    """For several processes: publish and subscribe."""

    def __init__(self, url: str) -> None:
        self.me = secrets.token_hex(6)
        self.redis = Redis.from_url(url, socket_connect_timeout=2, health_check_interval=5)
        self.outbox: asyncio.Queue[News] = asyncio.Queue(MOST_UNSENT)
        self.tasks: list[asyncio.Task[None]] = []

    async def open(self, hear: Hear, missed: Callable[[], Awaitable[None]]) -> None:
        self.tasks = [asyncio.create_task(self._listen(hear, missed)), asyncio.create_task(self._post())]

    def tell(self, news: News) -> None:
        if (
            self.outbox.full()
        ):  # the oldest: by the time Redis is back, the others have read it in the database
            self.outbox.get_nowait()
        self.outbox.put_nowait(news)

    async def ready(self) -> bool:
        try:
            return bool(await self.redis.ping())
        except (RedisError, OSError):
            return False

    async def close(self) -> None:
        with contextlib.suppress(RedisError, OSError):  # TimeoutError is an OSError
            async with asyncio.timeout(GOODBYE_SECONDS):
                await self._publish({"gone": True})
        for task in self.tasks:
            while not task.done():  # the client of Redis may turn a cancellation into an error of its own
                task.cancel()
                await asyncio.wait([task], timeout=AGAIN_SECONDS)
        await self.redis.aclose()

    async def _post(self) -> None:
        """Sends news in order, and waits while Redis is away.

        Others may hear Redis again earlier and compare with the database before this news was saved.
        """
        while True:
            news = await self.outbox.get()
            lost = False
            while not await self._sent(news, lost):
                lost = True
                await asyncio.sleep(AGAIN_SECONDS)

    async def _sent(self, news: News, lost: bool) -> bool:
        try:
            await self._publish(news)
        except (RedisError, OSError) as fault:
            if not lost:
                LOG.warning("news delayed", extra={"fault": type(fault).__name__})
            return False
        return True

    async def _publish(self, news: News) -> None:
        await self.redis.publish(CHANNEL, orjson.dumps({**news, "from": self.me}))

    async def _listen(self, hear: Hear, missed: Callable[[], Awaitable[None]]) -> None:
        while True:
            try:
                async with self.redis.pubsub() as channel:
                    await channel.subscribe(CHANNEL)
                    async for message in channel.listen():
                        if message["type"] == "subscribe":
                            # News sent before this moment was not heard. Redis also confirms the subscription
                            # again when its client has reconnected by itself.
                            await missed()
                        elif message["type"] == "message":
                            news = orjson.loads(message["data"])
                            if news.get("from") != self.me:
                                await hear(news)
            except Exception as fault:  # noqa: BLE001 - only this loop reconnects to a lost Redis
                LOG.warning("pubsub lost", extra={"fault": type(fault).__name__})
                await asyncio.sleep(AGAIN_SECONDS)
                with contextlib.suppress(Exception):  # housekeeping compares again later
                    await missed()


def pubsub_for(url: str) -> PubSub:
    return RedisPubSub(url) if url else PubSub()
