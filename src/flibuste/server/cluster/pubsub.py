"""News between server processes: none to tell where there is one process, Redis where there are several."""

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

LOG = logging.getLogger("flibuste.wharf")
CHANNEL = "flibuste"
News = dict[str, Any]
Hear = Callable[[News], Awaitable[None]]


class Wharf:
    """One process: there is nobody to tell."""

    me = ""
    """This process's name among several."""

    async def open(self, hear: Hear, missed: Callable[[], Awaitable[None]]) -> None:
        """From now on `hear` is called with others' news; `missed` after an interruption."""

    def tell(self, news: News) -> None:
        """Tells the other processes. Never waits, never fails: the database holds the truth."""

    async def close(self) -> None:
        pass

    async def ready(self) -> bool:
        return True


class RedisWharf(Wharf):
    """Several processes, by publish and subscribe."""

    def __init__(self, url: str) -> None:
        self.me = secrets.token_hex(6)
        self.redis = Redis.from_url(url, socket_connect_timeout=2, health_check_interval=5)
        self.outbox: asyncio.Queue[News] = asyncio.Queue(10_000)
        self.tasks: list[asyncio.Task[None]] = []

    async def open(self, hear: Hear, missed: Callable[[], Awaitable[None]]) -> None:
        self.tasks = [asyncio.create_task(self._listen(hear, missed)), asyncio.create_task(self._post())]

    def tell(self, news: News) -> None:
        try:
            self.outbox.put_nowait(news)
        except asyncio.QueueFull:
            LOG.warning("news dropped")

    async def ready(self) -> bool:
        try:
            return bool(await self.redis.ping())
        except (RedisError, OSError):
            return False

    async def close(self) -> None:
        with contextlib.suppress(RedisError, OSError):
            await self._publish({"gone": True})
        for task in self.tasks:
            task.cancel()
            with contextlib.suppress(asyncio.CancelledError):
                await task
        await self.redis.aclose()

    async def _post(self) -> None:
        while True:
            news = await self.outbox.get()
            try:
                await self._publish(news)
            except (RedisError, OSError) as fault:
                # The others read the database when they are connected again.
                LOG.warning("news not sent", extra={"fault": type(fault).__name__})

    async def _publish(self, news: News) -> None:
        await self.redis.publish(CHANNEL, orjson.dumps({**news, "from": self.me}))

    async def _listen(self, hear: Hear, missed: Callable[[], Awaitable[None]]) -> None:
        while True:
            try:
                async with self.redis.pubsub() as channel:
                    await channel.subscribe(CHANNEL)
                    async for message in channel.listen():
                        if message["type"] == "subscribe":
                            # Not before Redis has said so: what is told until then nobody hears. It says
                            # so again where its client has connected anew by itself.
                            await missed()
                        elif message["type"] == "message":
                            news = orjson.loads(message["data"])
                            if news.get("from") != self.me:
                                await hear(news)
            except Exception as fault:  # noqa: BLE001 - nobody but this loop comes back to a lost Redis
                LOG.warning("wharf lost", extra={"fault": type(fault).__name__})
                await asyncio.sleep(0.5)
                with contextlib.suppress(Exception):  # without news one looks; the next round looks again
                    await missed()


def wharf_for(url: str) -> Wharf:
    return RedisWharf(url) if url else Wharf()
