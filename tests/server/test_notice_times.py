"""Quiet hours, digests and reminders: with a real database, and a clock that the test sets."""

from __future__ import annotations

import asyncio
import itertools
from collections.abc import AsyncIterator, Callable, Coroutine
from contextlib import asynccontextmanager
from datetime import datetime
from pathlib import Path
from typing import Any, NamedTuple
from zoneinfo import ZoneInfo

import orjson
import pytest
from sqlalchemy import insert, select, update

from flibuste.kernel.types import Refusal
from flibuste.server.cluster.pubsub import PubSub
from flibuste.server.notices.attention import Attention
from flibuste.server.notices.channels import Channels
from flibuste.server.notices.listeners import Listeners
from flibuste.server.notices.own_data import OwnNotices
from flibuste.server.notices.planner import Planner
from flibuste.server.notices.questions import Asked, Questions, ended
from flibuste.server.notices.sender import Sender
from flibuste.server.notices.timing import next_time, quiet_until, reminder, zone_of
from flibuste.server.notices.transports.guarded_http import GuardedHttp
from flibuste.server.notices.transports.mail import Mail
from flibuste.server.notices.transports.web_push import WebPush
from flibuste.server.notices.wishes import Wishes, WishList
from flibuste.server.storage.notice_tables import CHANNELS, DELIVERIES, QUESTIONS
from flibuste.server.storage.schema import GUESTS, TABLES
from flibuste.server.storage.store import Store
from tests.server.sinks import Browser, HttpSink

MINUTE = 60_000
HOUR = 60 * MINUTE
PARIS = "Europe/Paris"
ROW = {
    "link": "l",
    "game": "freibeuter",
    "version": 1,
    "seats": 2,
    "options": [],
    "own_data": [],
    "host": "anne",
    "public": True,
    "spectators": True,
    "clock": ["none", 0, 0],
    "status": "running",
    "seed": b"s",
    "players": [],
    "nonces": [],
    "made_at": 0,
}


def at(text: str, zone: str = PARIS) -> int:
    return int(datetime.fromisoformat(text).replace(tzinfo=ZoneInfo(zone)).timestamp() * 1000)


class Clock:
    def __init__(self, now: int) -> None:
        self.now = now

    def __call__(self) -> int:
        return self.now


class Parts(NamedTuple):
    store: Store
    clock: Clock
    questions: Questions
    attention: Attention
    planner: Planner
    wish_list: WishList
    channels: Channels
    sender: Sender
    tasks: list[asyncio.Task[None]]
    sink: HttpSink
    browser: Browser

    async def ask(self, table: str, serial: int, due: int | None = None, looked: bool = False) -> None:
        change = self.questions._ask(table, "anne", Asked(serial, self.clock.now, due, looked))
        async with self.store.transaction() as connection:
            await connection.execute(change)

    async def answer(self, table: str, version: int) -> None:
        async with self.store.transaction() as connection:
            await connection.execute(ended(table, "anne", version, True))

    async def posted(self) -> list[tuple[str, str, int]]:
        """What the outbox has ever held."""
        columns = (DELIVERIES.c.kind, DELIVERIES.c.table, DELIVERIES.c.serial)
        async with self.store.read() as connection:
            return [tuple(row) for row in await connection.execute(select(*columns).order_by(*columns))]

    async def after(self, milliseconds: int) -> list[tuple[str, str, int]]:
        """Time passes; returns what the outbox has held by then."""
        self.clock.now += milliseconds
        await self.planner.questions()
        await self.planner.digests()
        return await self.posted()

    async def send(self) -> list[dict[str, Any]]:
        await self.sender.send_due()
        await asyncio.gather(*self.tasks)
        return self.browser.messages()


@asynccontextmanager
async def parts(home: Path, now: int) -> AsyncIterator[Parts]:
    store = Store(f"sqlite+aiosqlite:///{home / 'times.db'}")
    await store.open()
    sink, clock, tasks = HttpSink(), Clock(now), list[asyncio.Task[None]]()

    def spawn(work: Coroutine[Any, Any, None]) -> None:
        tasks.append(asyncio.get_running_loop().create_task(work))

    listeners = Listeners(store, PubSub())
    attention = Attention(PubSub(), 120, clock)
    channels = Channels(store, listeners, "secret", 3, True, clock)
    http, wish_list = GuardedHttp(loopback=True), WishList(store)
    push = WebPush(store, http, "mailto:a@example.org")
    sender = Sender(store, channels, wish_list, http, push, Mail("", ""), "secret", spawn, clock)
    async with store.transaction() as connection:
        guest = {"id": "anne", "name": "Anne", "made_at": 0, "epoch": 0, "banned": False, "seen_at": 0}
        await connection.execute(insert(GUESTS), guest)
        await connection.execute(insert(TABLES), [{**ROW, "id": id} for id in ("one", "two")])
    browser = Browser(sink, "anne")
    given = browser.subscription()
    await channels.add_push("anne", given["endpoint"], given["key"], given["auth"], "fr", "https://f.org")
    planner = Planner(store, attention, clock)
    questions = Questions(store, listeners)
    try:
        yield Parts(
            store,
            clock,
            questions,
            attention,
            planner,
            wish_list,
            channels,
            sender,
            tasks,
            sink,
            browser,
        )
    finally:
        await store.close()
        sink.close()


def with_parts(scene: Callable[[Parts], Coroutine[Any, Any, None]]) -> Callable[[Path], None]:
    """A test that gets the parts at noon in Paris."""

    def run(tmp_path: Path) -> None:
        async def play() -> None:
            async with parts(tmp_path, at("2026-11-18 12:00")) as made:
                await scene(made)

        asyncio.run(play())

    return run


@with_parts
async def test_somebody_is_told_two_minutes_after_their_last_input(made: Parts) -> None:
    made.attention.note("anne")
    await made.ask("one", 1)
    assert await made.after(MINUTE) == []
    made.attention.note("anne")
    assert await made.after(2 * MINUTE - 1) == []
    assert await made.after(1) == [("asked", "one", 1)]


@with_parts
async def test_one_open_notification_a_table_until_its_seat_has_looked(made: Parts) -> None:
    await made.ask("one", 1)
    assert await made.after(0) == [("asked", "one", 1)]
    async with made.store.transaction() as connection:  # somebody takes back what led to the question
        await connection.execute(ended("one", "anne", 2, False))
    await made.ask("one", 3)
    assert await made.after(HOUR) == [("asked", "one", 1)]
    await made.ask("two", 1)
    assert await made.after(0) == [("asked", "one", 1), ("asked", "two", 1)]
    await made.questions.look("one", "anne")
    assert len(await made.after(HOUR)) == 2, "whoever has looked knows of this question"
    await made.answer("one", 4)
    await made.ask("one", 5)
    assert ("asked", "one", 5) in await made.after(0)


@with_parts
async def test_a_reminder_comes_at_four_fifths_of_the_clock_and_once(made: Parts) -> None:
    await made.ask("one", 1, made.clock.now + 10 * HOUR)
    assert await made.after(0) == [("asked", "one", 1)]
    await made.questions.look("one", "anne")
    assert await made.after(8 * HOUR - 1) == [("asked", "one", 1)]
    assert await made.after(1) == [("asked", "one", 1), ("reminder", "one", 1)]
    assert len(await made.after(HOUR)) == 2
    await made.ask("two", 1, made.clock.now + 10 * HOUR)
    await made.answer("two", 2)
    assert len(await made.after(10 * HOUR)) == 2, "nobody is reminded of what they have answered"


@with_parts
async def test_nothing_is_told_in_quiet_hours_and_what_still_waits_is_told_after_them(made: Parts) -> None:
    quiet = Wishes(quiet_from=22 * 60, quiet_to=7 * 60, zone=PARIS)
    await made.wish_list.set("anne", quiet, made.clock.now)
    made.clock.now = at("2026-11-18 23:00")
    await made.ask("one", 1)
    await made.ask("two", 1)
    assert await made.after(7 * HOUR) == []
    await made.answer("two", 2)
    made.clock.now = at("2026-11-19 06:59")
    assert await made.after(0) == []
    assert await made.after(MINUTE) == [("asked", "one", 1)]


@with_parts
async def test_a_digest_comes_once_a_day_the_nearest_deadline_first_and_only_if_something_waits(
    made: Parts,
) -> None:
    wishes = Wishes(turns=False, reminders=False, digest=8 * 60 + 30, zone=PARIS)
    await made.wish_list.set("anne", wishes, made.clock.now)
    made.clock.now = at("2026-11-19 08:30")
    assert await made.after(0) == [], "nothing waits"
    await made.ask("one", 1)
    await made.ask("two", 1, at("2026-11-21 18:00"))
    made.clock.now = at("2026-11-20 08:29")
    assert await made.after(0) == []
    first = ("digest", "", at("2026-11-20 08:30") // MINUTE)
    assert await made.after(MINUTE) == [first]
    assert await made.after(HOUR) == [first]
    (told,) = await made.send()
    assert told["text"].splitlines() == [
        "2 tables vous attendent :",
        "Flibustier, jusqu’au 2026-11-21 18:00 – https://f.org/table/two",
        "Flibustier – https://f.org/table/one",
    ]
    assert told["table"] == "two"
    assert len(await made.after(24 * HOUR)) == 2


@with_parts
async def test_a_refused_message_is_tried_again_with_longer_and_longer_pauses_and_then_given_up(
    made: Parts,
) -> None:
    made.sink.status = 503
    await made.ask("one", 1)
    await made.after(0)
    tried: list[int] = []
    for _ in range(400):
        before = made.sender.clock()
        made.sink.refusals.clear()
        await made.send()
        async with made.store.read() as connection:
            (row,) = list(await connection.execute(select(DELIVERIES)))
        if row.attempts > len(tried):
            tried.append(before)
        made.clock.now += MINUTE // 2
    assert row.state == "failed"
    pauses = [(later - sooner) // 1000 for sooner, later in itertools.pairwise(tried)]
    assert pauses == [30, 120, 480, 1920]
    assert made.browser.messages() == []


@with_parts
async def test_an_endpoint_that_is_gone_is_forgotten(made: Parts) -> None:
    made.sink.status = 410
    await made.ask("one", 1)
    await made.after(0)
    await made.send()
    assert await made.posted() == []
    assert await made.channels.of("anne") == []
    assert "anne" not in made.channels.listeners


@with_parts
async def test_what_nobody_knows_about_is_not_sent_again(made: Parts) -> None:
    """The endpoint takes the message and says nothing: it may have arrived."""
    made.sink.status = 0  # no HTTP
    await made.ask("one", 1)
    await made.after(0)
    await made.send()
    async with made.store.read() as connection:
        assert (await connection.execute(select(DELIVERIES.c.state))).scalars().all() == ["lost"]


@with_parts
async def test_a_message_marked_as_being_sent_is_never_sent_by_the_next_process(made: Parts) -> None:
    await made.ask("one", 1)
    await made.after(0)
    async with made.store.transaction() as connection:
        await connection.execute(update(DELIVERIES).values(state="sending", attempts=1))
    made.clock.now += 100 * HOUR
    assert await made.send() == []


@with_parts
async def test_whoever_answers_while_a_message_waits_is_not_told(made: Parts) -> None:
    await made.ask("one", 1)
    await made.after(0)
    await made.answer("one", 2)
    assert await made.send() == []


@with_parts
async def test_older_news_never_replaces_newer_and_a_guest_has_few_channels(made: Parts) -> None:
    await made.ask("one", 7)
    await made.answer("one", 9)
    await made.ask("one", 8)
    async with made.store.read() as connection:
        (row,) = list(await connection.execute(select(QUESTIONS)))
    assert (row.serial, row.waiting) == (9, False)
    for number in range(2):
        await made.channels.add_hook("anne", f"{made.sink.url}/{number}", "json", "fr", "https://f.org")
    with pytest.raises(Refusal, match="too-many-channels"):
        await made.channels.add_hook("anne", f"{made.sink.url}/more", "json", "fr", "https://f.org")
    async with made.store.read() as connection:
        assert len(list(await connection.execute(select(CHANNELS)))) == 3


async def kept(own: OwnNotices, guest: str) -> dict[str, list[object]]:
    """What is kept of a guest, by table."""
    [(name, content)] = [file async for file in own.files([guest])]
    assert name == "notifications.json"
    return dict(orjson.loads(content))


@with_parts
async def test_a_guests_data_can_be_taken_out_merged_and_forgotten(made: Parts) -> None:
    own = OwnNotices(made.store, made.channels.listeners, made.clock)
    await made.ask("one", 1)
    await made.wish_list.set("anne", Wishes(digest=480, zone=PARIS), made.clock.now)
    await made.after(0)
    data = await kept(own, "anne")
    assert {name: len(rows) for name, rows in data.items()} == {
        "channels": 1,
        "notice_wishes": 1,
        "questions": 1,
        "deliveries": 1,
    }
    async with made.store.transaction() as connection:
        await own.merge(connection, "anne", "mary")
    await own.changed(["anne", "mary"])
    assert not any((await kept(own, "anne")).values())
    assert "mary" in made.channels.listeners
    assert "anne" not in made.channels.listeners
    assert [len(rows) for rows in (await kept(own, "mary")).values()] == [1, 1, 0, 1]
    async with made.store.transaction() as connection:
        await own.forget(connection, ["mary"])
    await own.changed(["mary"])
    assert not any((await kept(own, "mary")).values())
    assert not made.channels.listeners


@with_parts
async def test_nothing_is_told_of_a_table_that_was_closed(made: Parts) -> None:
    await made.wish_list.set("anne", Wishes(digest=480, zone=PARIS), made.clock.now)
    await made.ask("one", 1)
    async with made.store.transaction() as connection:
        await connection.execute(update(TABLES).values(status="closed"))
    assert await made.after(48 * HOUR) == []


def test_times_are_those_of_the_guests_own_zone_and_survive_the_change_of_clocks() -> None:
    assert next_time(at("2026-11-18 12:00"), 8 * 60, PARIS) == at("2026-11-19 08:00")
    assert next_time(at("2026-11-18 07:59"), 8 * 60, PARIS) == at("2026-11-18 08:00")
    assert next_time(at("2026-11-18 08:00"), 8 * 60, PARIS) == at("2026-11-19 08:00")
    # In Paris 2026-03-29 02:30 does not exist, and 2026-10-25 02:30 exists twice.
    spring = next_time(at("2026-03-29 00:00"), 150, PARIS)
    assert spring == at("2026-03-29 03:30")
    autumn = next_time(at("2026-10-25 00:00"), 150, PARIS)
    assert next_time(autumn, 150, PARIS) == at("2026-10-26 02:30")
    assert quiet_until(at("2026-11-18 23:30"), 22 * 60, 7 * 60, PARIS) == at("2026-11-19 07:00")
    assert quiet_until(at("2026-11-18 13:00"), 12 * 60, 14 * 60, PARIS) == at("2026-11-18 14:00")
    assert quiet_until(at("2026-11-18 14:00"), 12 * 60, 14 * 60, PARIS) == 0
    assert reminder(0, 100) == 80
    assert reminder(0, None) is None
    for name in ("Nowhere/At_All", "../../etc/passwd", "", "\0"):
        with pytest.raises(Refusal, match="unknown-zone"):
            zone_of(name)
