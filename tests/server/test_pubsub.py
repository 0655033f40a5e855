"""News between processes while Redis comes and goes."""

from __future__ import annotations

import asyncio

from flibuste.server.cluster.pubsub import News, RedisPubSub
from tests.server.services import RedisServer


class Sender(RedisPubSub):
    """Notes when each piece of news has gone out."""

    def __init__(self, url: str, diary: list[str]) -> None:
        super().__init__(url)
        self.diary = diary

    async def _publish(self, news: News) -> None:
        await super()._publish(news)
        self.diary.append(f"sent {news.get('table')}")


class Deaf(RedisPubSub):
    """Its client does not let itself be cancelled in the middle of a message, as one that reconnects."""

    def __init__(self, url: str) -> None:
        super().__init__(url)
        self.sending = asyncio.Event()

    async def _publish(self, news: News) -> None:
        self.sending.set()
        try:
            await asyncio.sleep(600)
        except asyncio.CancelledError:
            raise TimeoutError from None


def test_a_process_ends_although_the_client_of_redis_swallows_a_cancellation(redis: RedisServer) -> None:
    async def scene() -> None:
        deaf = Deaf(redis.url())

        async def nothing(*_: object) -> None:
            pass

        await deaf.open(nothing, nothing)
        deaf.tell({"table": "x"})
        await deaf.sending.wait()
        async with asyncio.timeout(60):
            await deaf.close()
        assert all(task.done() for task in deaf.tasks)

    asyncio.run(scene())


def test_news_told_while_redis_is_away_is_heard_or_read_from_the_database_after_it(
    redis: RedisServer,
) -> None:
    """Whoever hears Redis again compares with the database once; news must not be dropped after that."""

    async def scene() -> None:
        diary: list[str] = []
        sender, receiver = Sender(redis.url(), diary), RedisPubSub(redis.url())

        async def hear(news: News) -> None:
            diary.append(f"heard {news['table']}")

        async def missed() -> None:
            diary.append("compared")

        async def nothing(*_: object) -> None:
            pass

        def arrived(table: str) -> bool:
            """Heard, or compared with the database after it was sent."""
            if f"sent {table}" not in diary:
                return False
            after = diary[diary.index(f"sent {table}") :]
            return f"heard {table}" in diary or "compared" in after

        await receiver.open(hear, missed)
        await sender.open(nothing, nothing)
        try:
            async with asyncio.timeout(20):
                while "compared" not in diary:
                    await asyncio.sleep(0.05)
            await asyncio.to_thread(redis.stop)
            try:
                sender.tell({"table": "A"})
                await asyncio.sleep(0.3)  # it fails to send
            finally:
                await asyncio.to_thread(redis.start)
            sender.tell({"table": "B"})
            async with asyncio.timeout(20):
                while not (arrived("A") and arrived("B")):
                    await asyncio.sleep(0.05)
            assert diary.index("sent A") < diary.index("sent B")
        finally:
            await receiver.close()
            await sender.close()

    asyncio.run(scene())
