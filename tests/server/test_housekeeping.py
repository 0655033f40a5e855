"""Tables are left and opened again without anybody noticing, whatever comes in between."""

from __future__ import annotations

import asyncio
import gc
import time
import weakref
from collections.abc import Awaitable, Callable
from pathlib import Path

import pytest

from flibuste.kernel.words import Refusal
from flibuste.server.berth import Berth
from flibuste.server.harbour import Harbour
from flibuste.server.identity import Identity
from flibuste.server.lobby import Lobby, Wanted
from flibuste.server.rounds import PATIENT_SECONDS, SWEEP_SECONDS, Rounds
from flibuste.server.settings import Settings
from flibuste.server.store import Store
from flibuste.server.thinking import Thinking
from flibuste.server.wharf import Wharf
from flibuste.table.clock import Pace


def with_a_table(tmp_path: Path, scene: Callable[[Store, Harbour, Rounds, str], Awaitable[None]]) -> None:
    """A running table of two people, of whom nobody is connected."""

    async def run() -> None:
        store = Store(f"sqlite+aiosqlite:///{tmp_path / 'flibuste.db'}")
        await store.open()
        settings = Settings.model_validate({"idle_minutes": 1e-9})
        harbour = Harbour(store, Wharf(), Thinking(1, "", 1.0))
        identity, lobby = Identity(store, "secret"), Lobby(store, harbour, settings)
        anne, mary = [(await identity.welcome(name))[0] for name in ("Anne", "Mary")]
        id = await lobby.make(anne, Wanted("freibeuter", 2, {}, True, True, Pace()), "")
        await lobby.take(id, mary, None, "", "")
        await lobby.start(id, anne, None)
        try:
            await scene(store, harbour, Rounds(harbour, settings), id)
        finally:
            await harbour.close()
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
    async def scene(store: Store, harbour: Harbour, rounds: Rounds, id: str) -> None:
        await rounds._look_after(tuple(harbour.berths.values()))
        assert id not in harbour.berths
        assert await due(store, id) is not None
        await harbour.find(id)
        assert await due(store, id) is None

    with_a_table(tmp_path, scene)


def test_a_table_somebody_enters_while_it_is_being_left_stays(tmp_path: Path) -> None:
    async def scene(store: Store, harbour: Harbour, rounds: Rounds, id: str) -> None:
        berth = harbour.berths[id]
        write = store.set_due

        async def enter_meanwhile(table: str, due: int | None) -> None:
            await write(table, due)
            berth.thinking.add(0)  # somebody is there, as far as leaving is concerned

        store.set_due = enter_meanwhile  # type: ignore[method-assign]  # the moment that matters
        await rounds._look_after((berth,))
        berth.thinking.clear()
        assert harbour.berths[id] is berth
        assert await due(store, id) is None

    with_a_table(tmp_path, scene)


def test_a_table_another_process_has_left_is_kept_by_the_one_that_has_it(tmp_path: Path) -> None:
    async def scene(store: Store, harbour: Harbour, rounds: Rounds, id: str) -> None:
        berth = harbour.berths[id]
        berth.thinking.add(0)
        await store.set_due(id, 1 << 60)
        await rounds._look_after((berth,))
        berth.thinking.clear()
        assert await due(store, id) is None

    with_a_table(tmp_path, scene)


class Mute(Wharf):
    """One of several processes, of whom none ever hears another."""

    me = "mute"


def test_what_somebody_saved_and_told_nobody_is_shown_after_the_next_round(tmp_path: Path) -> None:
    async def scene(store: Store, harbour: Harbour, _rounds: Rounds, id: str) -> None:
        other = Harbour(store, Mute(), Thinking(1, "", 1.0))
        berth, here = await other.find(id), await harbour.find(id)
        berth.thinking.add(0)  # somebody is there, as far as leaving is concerned
        assert here.voyage is not None
        assert berth.voyage is not None
        seat = here.voyage.asking[0]
        choice = here.voyage.table.game.options(here.voyage.table.state, seat)[0]
        await harbour.act(here, "choose", seat, choice.text, here.voyage.serial)
        assert berth.voyage.n == 0
        await Rounds(other, Settings.model_validate({}))._look_after((berth,))
        assert berth.voyage.n == here.voyage.n == 1
        berth.thinking.clear()
        await other.close()

    with_a_table(tmp_path, scene)


def test_a_table_that_cannot_be_read_keeps_nobody_else_from_catching_up(tmp_path: Path) -> None:
    async def scene(_store: Store, harbour: Harbour, _rounds: Rounds, id: str) -> None:
        gone = Berth("nowhere")
        harbour.berths = {gone.id: gone, **harbour.berths}
        read = harbour.berths[id]
        read.voyage = None
        await harbour.catch_up_all()
        assert read.voyage is not None

    with_a_table(tmp_path, scene)


def test_no_such_table_is_forgotten_at_once(tmp_path: Path) -> None:
    async def scene(_store: Store, harbour: Harbour, _rounds: Rounds, _id: str) -> None:
        with pytest.raises(Refusal, match="no-such-table"):
            await harbour.find("nowhere")
        assert "nowhere" not in harbour.berths

    with_a_table(tmp_path, scene)


def test_garbage_is_searched_for_while_nobody_plays_and_once_a_day_in_any_case(tmp_path: Path) -> None:
    class Knot:
        def __init__(self) -> None:
            self.end = self

    async def scene(_: Store, harbour: Harbour, rounds: Rounds, __: str) -> None:
        def swept(since: float, idle: float) -> bool:
            knot = weakref.ref(Knot())
            rounds.swept_at, harbour.acted_at = time.monotonic() - since, time.monotonic() - idle
            rounds._sweep()
            return knot() is None

        gc.disable()
        try:
            assert not swept(since=SWEEP_SECONDS / 2, idle=1000)
            assert swept(since=SWEEP_SECONDS + 1, idle=1000)
            assert not swept(since=SWEEP_SECONDS + 1, idle=0)
            assert swept(since=PATIENT_SECONDS + 1, idle=0)
        finally:
            gc.enable()

    with_a_table(tmp_path, scene)
