"""Rules change, games stay: a table is played to its end by the rules it was made with."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable, Iterator
from pathlib import Path
from typing import Any

import pytest

from flibuste.games import _parley
from flibuste.games._parley.game import Parley
from flibuste.games._parley.state import Council
from flibuste.kernel import registry
from flibuste.kernel.types import Json, Refusal, Seat
from flibuste.server.cluster.pubsub import PubSub
from flibuste.server.identity import Guest
from flibuste.server.live.table import LiveTable
from flibuste.server.lobby.hosting import Wanted
from flibuste.server.services import Services
from flibuste.server.settings import Settings
from flibuste.server.storage.store import Store
from flibuste.table.clock import Pace

OLD = _parley.GAME
Release = Callable[..., None]


class NewParley(Parley):
    """The next release: other rules, under which an old table would be another game."""

    def __init__(self) -> None:
        super().__init__()
        self.meta = self.meta._replace(version=2)

    def public(self, s: Council) -> dict[str, Json]:
        return {**super().public(s), "new": True}


async def run_here(job: Callable[..., Any], *args: Any, **_: object) -> Any:  # noqa: ANN401 - any job
    return job(*args)


class Here(Services):
    """A server's parts, without HTTP and websocket."""

    def __init__(self, store: Store) -> None:
        super().__init__(Settings.model_validate({}), store, PubSub(), "secret")
        self.short_workers.run = run_here  # type: ignore[method-assign]  # they would not see the new release

    async def table(self, guest: Guest) -> str:
        """A running table at which one person holds both seats."""
        id = await self.hosting.make(guest, Wanted("_parley", 2, {}, True, True, Pace(), ("Mary",)))
        await self.hosting.start(id, guest, None)
        return id

    async def play(self, live: LiveTable, most: int) -> None:
        for _ in range(most):
            session = live.session
            assert session is not None
            if not session.asking:
                return
            seat: Seat = session.asking[0]
            choice = session.table.game.options(session.table.state, seat)[0]
            await self.live_tables.act(live, "choose", seat, choice.text, session.serial)


Scene = Callable[[Here, Guest, str], Awaitable[None]]


@pytest.fixture
def release(monkeypatch: pytest.MonkeyPatch) -> Iterator[Release]:
    """Installs the next release, with or without the earlier rules."""

    def install(*earlier: Parley) -> None:
        monkeypatch.setattr(_parley, "GAME", NewParley())
        monkeypatch.setattr(_parley, "EARLIER", earlier, raising=False)
        registry.find.cache_clear()

    yield install
    monkeypatch.undo()
    registry.find.cache_clear()


def after_a_release(tmp_path: Path, scene: Scene) -> None:
    async def run() -> None:
        store = Store(f"sqlite+aiosqlite:///{tmp_path / 'flibuste.db'}")
        await store.open()
        before = Here(store)
        anne, _ = await before.identity.welcome("Anne")
        id = await before.table(anne)
        await before.play(await before.live_tables.find(id), 1)  # after three a game may be over
        await before.close()
        after = Here(store)
        try:
            await scene(after, anne, id)
        finally:
            await after.close()
            await store.close()

    asyncio.run(run())


def test_a_running_table_keeps_its_rules_and_new_ones_get_the_new(tmp_path: Path, release: Release) -> None:
    async def scene(here: Here, anne: Guest, id: str) -> None:
        release(OLD)
        live = await here.live_tables.find(id)
        assert live.session is not None
        table = live.session.table
        assert (table.game, table.version) == (OLD, 1)
        assert "new" not in table.view(0)
        await here.play(live, 1000)
        assert table.over
        assert table.record().version == 1
        assert (await here.directory.look(id, anne))["version"] == 1
        again = await here.hosting.rematch(id, anne)
        fresh = await here.table(anne)
        assert [(await here.directory.look(one, anne))["version"] for one in (again, fresh)] == [2, 2]
        session = (await here.live_tables.find(fresh)).session
        assert session is not None
        assert session.table.view(0)["new"] is True

    after_a_release(tmp_path, scene)


def test_where_its_rules_are_gone_a_table_is_refused_and_the_others_go_on(
    tmp_path: Path, release: Release
) -> None:
    async def scene(here: Here, anne: Guest, id: str) -> None:
        release()
        with pytest.raises(Refusal) as refusal:
            await here.live_tables.find(id)
        assert refusal.value.reason == "rules-gone"
        assert refusal.value.facts == {"game": "_parley", "version": 1, "current": 2}
        fresh = await here.table(anne)
        here.live_tables.loaded.clear()
        for _ in range(2):
            await here.housekeeping._open_due_tables()
            assert set(here.live_tables.loaded) == {fresh}
        assert here.housekeeping.unreadable == {id}
        assert (await here.store.acts(id))[0].kind == "choose"  # nothing of it is lost

    after_a_release(tmp_path, scene)
