"""Rules change, games stay: a table is played to its end by the rules it was made with."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable, Iterator
from pathlib import Path

import pytest

from flibuste.games import _parley
from flibuste.games._parley.game import Parley
from flibuste.games._parley.state import Council
from flibuste.kernel import shelf
from flibuste.kernel.words import Json, Refusal, Seat
from flibuste.server.berth import Berth
from flibuste.server.harbour import Harbour
from flibuste.server.identity import Guest, Identity
from flibuste.server.lobby import Lobby, Wanted
from flibuste.server.rounds import Rounds
from flibuste.server.settings import Settings
from flibuste.server.store import Store
from flibuste.server.thinking import Thinking
from flibuste.server.wharf import Wharf
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


class Here:
    """A server's parts, without its doors."""

    def __init__(self, store: Store) -> None:
        settings = Settings.model_validate({})
        self.store = store
        self.harbour = Harbour(store, Wharf(), Thinking(1, "", 1.0))
        self.lobby = Lobby(store, self.harbour, settings)
        self.rounds = Rounds(self.harbour, settings)
        self.identity = Identity(store, "secret")

    async def table(self, guest: Guest) -> str:
        """A running one, at which one person holds both seats."""
        id = await self.lobby.make(guest, Wanted("_parley", 2, {}, True, True, Pace(), ("Mary",)), "")
        await self.lobby.start(id, guest, None)
        return id

    async def play(self, berth: Berth, most: int) -> None:
        for _ in range(most):
            voyage = berth.voyage
            assert voyage is not None
            if not voyage.asking:
                return
            seat: Seat = voyage.asking[0]
            choice = voyage.table.game.options(voyage.table.state, seat)[0]
            await self.harbour.act(berth, "choose", seat, choice.text, voyage.serial)


Scene = Callable[[Here, Guest, str], Awaitable[None]]


@pytest.fixture
def release(monkeypatch: pytest.MonkeyPatch) -> Iterator[Release]:
    """Installs the next release, with or without the rules of before."""

    def install(*earlier: Parley) -> None:
        monkeypatch.setattr(_parley, "GAME", NewParley())
        monkeypatch.setattr(_parley, "EARLIER", earlier, raising=False)
        shelf.find.cache_clear()

    yield install
    monkeypatch.undo()
    shelf.find.cache_clear()


def after_a_release(tmp_path: Path, scene: Scene) -> None:
    async def run() -> None:
        store = Store(f"sqlite+aiosqlite:///{tmp_path / 'flibuste.db'}")
        await store.open()
        before = Here(store)
        anne, _ = await before.identity.welcome("Anne")
        id = await before.table(anne)
        await before.play(await before.harbour.find(id), 1)  # after three a game may be over
        await before.harbour.close()
        after = Here(store)
        try:
            await scene(after, anne, id)
        finally:
            await after.harbour.close()
            await store.close()

    asyncio.run(run())


def test_a_running_table_keeps_its_rules_and_new_ones_get_the_new(tmp_path: Path, release: Release) -> None:
    async def scene(here: Here, anne: Guest, id: str) -> None:
        release(OLD)
        berth = await here.harbour.find(id)
        assert berth.voyage is not None
        table = berth.voyage.table
        assert (table.game, table.version) == (OLD, 1)
        assert "new" not in table.view(0)
        await here.play(berth, 1000)
        assert table.over
        assert table.record().version == 1
        assert (await here.lobby.look(id, anne))["version"] == 1
        again = await here.lobby.rematch(id, anne)
        fresh = await here.table(anne)
        assert [(await here.lobby.look(one, anne))["version"] for one in (again, fresh)] == [2, 2]
        voyage = (await here.harbour.find(fresh)).voyage
        assert voyage is not None
        assert voyage.table.view(0)["new"] is True

    after_a_release(tmp_path, scene)


def test_where_its_rules_are_gone_a_table_is_refused_and_the_others_go_on(
    tmp_path: Path, release: Release
) -> None:
    async def scene(here: Here, anne: Guest, id: str) -> None:
        release()
        with pytest.raises(Refusal) as refusal:
            await here.harbour.find(id)
        assert refusal.value.reason == "rules-gone"
        assert refusal.value.facts == {"game": "_parley", "version": 1, "current": 2}
        fresh = await here.table(anne)
        here.harbour.berths.clear()
        for _ in range(2):
            await here.rounds._go_on()
            assert set(here.harbour.berths) == {fresh}
        assert here.rounds.unreadable == {id}
        assert (await here.store.acts(id))[0].kind == "choose"  # nothing of it is lost

    after_a_release(tmp_path, scene)
