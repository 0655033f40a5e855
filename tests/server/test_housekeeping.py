"""Idle tables are unloaded and loaded again, and nobody notices."""

from __future__ import annotations

import asyncio
import gc
import time
import weakref
from collections.abc import Awaitable, Callable
from pathlib import Path

import pytest

from flibuste.kernel.types import Refusal
from flibuste.server.cluster.pubsub import PubSub
from flibuste.server.live.housekeeping import COLLECT_AT_LATEST_SECONDS, COLLECT_QUIET_SECONDS
from flibuste.server.live.table import LiveTable
from flibuste.server.lobby.hosting import Wanted
from flibuste.server.services import Services
from flibuste.server.settings import Settings
from flibuste.server.storage.store import Store
from flibuste.table.clock import Pace


def with_a_table(tmp_path: Path, scene: Callable[[Services, str], Awaitable[None]]) -> None:
    """Runs the scene with a running table of two people who are not connected."""

    async def run() -> None:
        store = Store(f"sqlite+aiosqlite:///{tmp_path / 'flibuste.db'}")
        await store.open()
        settings = Settings.model_validate({"idle_minutes": 1e-9})
        services = Services(settings, store, PubSub(), "secret")
        anne, mary = [(await services.identity.welcome(name))[0] for name in ("Anne", "Mary")]
        id = await services.hosting.make(anne, Wanted("freibeuter", 2, {}, True, True, Pace()))
        await services.seats.take(id, mary, None, "")
        await services.hosting.start(id, anne, None)
        try:
            await scene(services, id)
        finally:
            await services.close()
            await store.close()

    asyncio.run(run())


async def due(store: Store, id: str) -> int | None:
    row = await store.row(id)
    assert row is not None
    found: int | None = row.due_at
    return found


def test_a_table_that_is_left_says_when_it_must_be_looked_at_and_forgets_it_when_opened(
    tmp_path: Path,
) -> None:
    async def scene(services: Services, id: str) -> None:
        await services.housekeeping._visit(tuple(services.live_tables.loaded.values()))
        assert id not in services.live_tables.loaded
        assert await due(services.store, id) is not None
        await services.live_tables.find(id)
        assert await due(services.store, id) is None

    with_a_table(tmp_path, scene)


def test_a_table_somebody_enters_while_it_is_being_left_stays(tmp_path: Path) -> None:
    async def scene(services: Services, id: str) -> None:
        live = services.live_tables.loaded[id]
        write = services.store.set_due

        async def enter_meanwhile(table: str, due: int | None) -> None:
            await write(table, due)
            live.thinking_seats.add(0)  # in use, so it is not unloaded

        services.store.set_due = enter_meanwhile  # type: ignore[method-assign]  # the moment that matters
        await services.housekeeping._visit((live,))
        live.thinking_seats.clear()
        assert services.live_tables.loaded[id] is live
        assert await due(services.store, id) is None

    with_a_table(tmp_path, scene)


def test_a_table_another_process_has_left_is_kept_by_the_one_that_has_it(tmp_path: Path) -> None:
    async def scene(services: Services, id: str) -> None:
        live = services.live_tables.loaded[id]
        live.thinking_seats.add(0)
        await services.store.set_due(id, 1 << 60)
        await services.housekeeping._visit((live,))
        live.thinking_seats.clear()
        assert await due(services.store, id) is None

    with_a_table(tmp_path, scene)


class Mute(PubSub):
    """One of several processes that never hear each other."""

    me = "mute"


def test_what_somebody_saved_and_told_nobody_is_shown_after_the_next_round(tmp_path: Path) -> None:
    async def scene(services: Services, id: str) -> None:
        other = Services(Settings.model_validate({}), services.store, Mute(), "secret")
        live, here = await other.live_tables.find(id), await services.live_tables.find(id)
        live.thinking_seats.add(0)  # in use, so it is not unloaded
        assert here.session is not None
        assert live.session is not None
        seat = here.session.asking[0]
        choice = here.session.table.game.options(here.session.table.state, seat)[0]
        await services.live_tables.act(here, "choose", seat, choice.text, here.session.serial)
        assert live.session.n == 0
        await other.housekeeping._visit((live,))
        assert live.session.n == here.session.n == 1
        live.thinking_seats.clear()
        await other.close()

    with_a_table(tmp_path, scene)


def test_a_table_that_cannot_be_read_keeps_nobody_else_from_catching_up(tmp_path: Path) -> None:
    async def scene(services: Services, id: str) -> None:
        gone = LiveTable("nowhere")
        services.live_tables.loaded = {gone.id: gone, **services.live_tables.loaded}
        read = services.live_tables.loaded[id]
        read.session = None
        await services.peer_news.catch_up_all()
        assert read.session is not None

    with_a_table(tmp_path, scene)


def test_no_such_table_is_forgotten_at_once(tmp_path: Path) -> None:
    async def scene(services: Services, _id: str) -> None:
        with pytest.raises(Refusal, match="no-such-table"):
            await services.live_tables.find("nowhere")
        assert "nowhere" not in services.live_tables.loaded

    with_a_table(tmp_path, scene)


def test_garbage_is_searched_for_while_nobody_plays_and_once_a_day_in_any_case(tmp_path: Path) -> None:
    class Knot:
        def __init__(self) -> None:
            self.end = self

    async def scene(services: Services, _: str) -> None:
        def swept(since: float, idle: float) -> bool:
            knot = weakref.ref(Knot())
            services.housekeeping.collected_at, services.live_tables.acted_at = (
                time.monotonic() - since,
                time.monotonic() - idle,
            )
            services.housekeeping._collect_garbage()
            return knot() is None

        gc.disable()
        try:
            assert not swept(since=COLLECT_QUIET_SECONDS / 2, idle=1000)
            assert swept(since=COLLECT_QUIET_SECONDS + 1, idle=1000)
            assert not swept(since=COLLECT_QUIET_SECONDS + 1, idle=0)
            assert swept(since=COLLECT_AT_LATEST_SECONDS + 1, idle=0)
        finally:
            gc.enable()

    with_a_table(tmp_path, scene)
