"""Seats change together with their act: no race, kill or clock leaves a seat that nobody plays."""

from __future__ import annotations

import asyncio
import contextlib
import random
import sqlite3
import time
from pathlib import Path
from typing import Any
from unittest.mock import patch

import httpx
import pytest

from flibuste.kernel.types import Refusal
from flibuste.server.cluster.pubsub import PubSub
from flibuste.server.identity import COOKIE_SECONDS, Guest
from flibuste.server.lobby.hosting import Wanted
from flibuste.server.services import Services
from flibuste.server.settings import Settings
from flibuste.server.storage.store import Store
from flibuste.table.clock import Pace
from tests.server.harness import Client, ServerProcess, new_clients, play_on, started
from tests.server.loop import awaited
from tests.server.services import Postgres
from tests.server.stored_tables import kept
from tests.server.storm import server_for
from tests.server.talk import made

PAIRS = 60


async def unplayed_seats(host: Client, table: str) -> list[int]:
    shown = (await host.call("GET", f"/tables/{table}")).json()
    assert shown["status"] == "running"
    return [place["seat"] for place in shown["places"] if place["kind"] not in ("person", "bot")]


async def started_while_left(host: Client, guest: Client, number: int) -> str:
    """The host starts at the moment in which the guest leaves. Whoever is first, every seat is played."""
    table = str((await made(host))["id"])
    await guest.call("POST", f"/tables/{table}/seat", {})
    calls = [
        host.call("POST", f"/tables/{table}/start", {"fill": "random"}),
        guest.call("DELETE", f"/tables/{table}/seat"),
    ]
    random.Random(number).shuffle(calls)
    await asyncio.gather(*calls)
    return table


@pytest.mark.parametrize("kind", ["sqlite", "postgresql"])
def test_starting_while_somebody_leaves_never_leaves_a_seat_that_nobody_plays(
    kind: str, tmp_path: Path, request: pytest.FixtureRequest
) -> None:
    if kind == "sqlite":
        database = f"sqlite:///{tmp_path / 'races.db'}"
    else:
        postgres: Postgres = request.getfixturevalue("postgres")
        database = postgres.fresh("races")
    server = server_for(database, tmp_path)
    server.start()

    @awaited
    async def story() -> None:
        host, guest = await new_clients(server.url, 2)
        tables: list[str] = []
        for at in range(0, PAIRS, 4):
            pairs = (started_while_left(host, guest, number) for number in range(at, at + 4))
            tables += await asyncio.gather(*pairs)
        stuck = [table for table in tables if await unplayed_seats(host, table)]
        assert len(tables) == PAIRS and stuck == []
        await asyncio.gather(*(play_on(host, table) for table in tables[:4]))

    try:
        story()
    finally:
        server.kill()


def test_leaving_and_coming_back_at_once_leaves_places_and_acts_in_agreement(server: ServerProcess) -> None:
    @awaited
    async def story() -> None:
        host, guest = await new_clients(server.url, 2)
        table = str((await made(host))["id"])
        await guest.call("POST", f"/tables/{table}/seat", {})
        await host.call("POST", f"/tables/{table}/start", {})
        at = f"/tables/{table}/seat"
        for _ in range(6):
            calls = [guest.call("DELETE", at) for _ in range(3)]
            calls += [guest.call("POST", at, {}) for _ in range(3)]
            random.shuffle(calls)
            answers = await asyncio.gather(*calls)
            assert {answer.status_code for answer in answers} <= {200, 204, 409}
        shown = (await host.call("GET", f"/tables/{table}")).json()
        async with host.connected(table) as wire:
            update = await host.update(wire)
        assert update["play"]["players"][1] == shown["places"][1]["name"]
        if shown["places"][1]["kind"] == "bot":
            assert (await guest.call("POST", at, {})).json() == {"seat": 1, "asked": False}

    story()


def test_killed_while_people_leave_and_come_back_no_seat_is_left_unplayed(tmp_path: Path) -> None:
    database = tmp_path / "killed.db"
    server = server_for(f"sqlite:///{database}", tmp_path)
    server.start()

    async def swap(client: Client, table: str, stop: asyncio.Event) -> None:
        """Leaves and comes back until told to stop, whatever happens to the server."""
        while not stop.is_set():
            for method, body in (("DELETE", None), ("POST", {})):
                with contextlib.suppress(httpx.HTTPError):
                    await client.call(method, f"/tables/{table}/seat", body)

    @awaited
    async def story() -> None:
        people = await new_clients(server.url, 3)
        tables = [await started(people, "freibeuter", 3) for _ in range(3)]
        for kill in range(6):
            stop = asyncio.Event()
            swaps = [asyncio.create_task(swap(one, table, stop)) for one in people for table in tables]
            await asyncio.sleep(0.3 + kill / 5)
            await asyncio.to_thread(server.kill)
            stop.set()
            await asyncio.gather(*swaps)
            for table in tables:
                assert by_acts(database, table) == by_places(database, table), "one transaction has both"
            await asyncio.to_thread(server.start)

    try:
        story()
    finally:
        server.kill()


def by_acts(database: Path, table: str) -> list[bool]:
    """For each seat, whether a person plays it, as the acts say."""
    *_, session = kept(f"sqlite:///{database}", table).sessions()
    return [seat in session.people for seat in range(session.table.setup.seats)]


def by_places(database: Path, table: str) -> list[bool]:
    """The same, as the places say; nobody else may be there."""
    with sqlite3.connect(database) as connection:
        query = 'select guest, bot from places where "table" = ? order by seat'
        rows = connection.execute(query, (table,)).fetchall()
    connection.close()
    assert all((guest is None) != (bot is None) for guest, bot in rows)
    return [guest is not None for guest, _ in rows]


class Stuck:
    """A running table of two people, and its database file while no server runs."""

    def __init__(self, file: Path) -> None:
        self.file = file
        self.id = ""

    def services(self) -> tuple[Services, Store]:
        store = Store(f"sqlite+aiosqlite:///{self.file}")
        return Services(Settings.model_validate({}), store, PubSub(), "secret"), store

    async def made(self) -> tuple[Guest, Guest]:
        services, store = self.services()
        await store.open()
        anne, mary = [(await services.identity.welcome(name))[0] for name in ("Anne", "Mary")]
        self.id = await services.hosting.make(anne, Wanted("_parley", 2, {}, True, True, Pace()))
        await services.seats.take(self.id, mary, None, "")
        await services.hosting.start(self.id, anne, None)
        await services.close()
        await store.close()
        return anne, mary

    def change(self, statement: str) -> None:
        with sqlite3.connect(self.file) as database:
            database.execute(statement)
        database.close()

    async def opened(self) -> tuple[set[int], list[Any]]:
        """Opens the table; returns the seats of people as its acts say, and its places."""
        services, store = self.services()
        await store.open()
        live = await services.live_tables.find(self.id)
        assert live.session is not None
        people = set(live.session.people)
        _, places = await store.table(self.id)
        await services.close()
        await store.close()
        return people, [(place.guest, place.bot) for place in places]


@pytest.mark.parametrize(
    ("damage", "people"),
    [
        ("update places set guest = null, bot = null where seat = 1", {0}),  # left while it was started
        ("update places set guest = null, bot = 'matelot' where seat = 1", {0}),  # killed before the act
    ],
)
def test_a_table_stuck_by_an_earlier_release_is_mended_when_it_is_opened(
    damage: str, people: set[int], tmp_path: Path
) -> None:
    async def scene() -> None:
        stuck = Stuck(tmp_path / "stuck.db")
        anne, _ = await stuck.made()
        stuck.change(damage)
        assert await stuck.opened() == (people, [(anne.id, None), (None, "matelot")])
        assert await stuck.opened() == (people, [(anne.id, None), (None, "matelot")]), "and stays so"

    asyncio.run(scene())


def test_a_person_whose_act_was_lost_is_seated_when_the_table_is_opened(tmp_path: Path) -> None:
    async def scene() -> None:
        stuck = Stuck(tmp_path / "stuck.db")
        anne, mary = await stuck.made()
        stuck.change("insert into acts values ((select id from tables), 0, 0, 'sit', 1, 'bot Le Ressac')")
        assert await stuck.opened() == ({0, 1}, [(anne.id, None), (mary.id, None)])

    asyncio.run(scene())


def test_a_clock_that_is_set_back_refuses_no_token_and_takes_no_seat_away(tmp_path: Path) -> None:
    async def scene() -> None:
        store = Store(f"sqlite+aiosqlite:///{tmp_path / 'clock.db'}")
        await store.open()
        services = Services(Settings.model_validate({}), store, PubSub(), "secret")
        try:
            anne, token = await services.identity.welcome("Anne")
            real = time.time
            with patch("time.time", lambda: real() - 86_400):
                assert await services.identity.known(token) == anne
            with patch("time.time", lambda: real() + COOKIE_SECONDS + 60):
                assert await services.identity.known(token) is None
            clock = Pace("live", 60_000, 0)
            id = await services.hosting.make(anne, Wanted("_parley", 2, {}, True, True, clock))
            await services.hosting.start(id, anne, "random")
            live = await services.live_tables.find(id)
            session = live.under_way()
            before = session.at
            nanos = time.time_ns
            with patch("time.time_ns", lambda: nanos() - 86_400 * 10**9):
                if 0 in session.asking:
                    choice = session.table.game.options(session.table.state, 0)[0]
                    await services.live_tables.act(live, "choose", 0, choice.text, session.serial)
            assert session.at >= before and 0 not in session.away
            assert [act.at for act in await store.acts(id)] == sorted(act.at for act in await store.acts(id))
        finally:
            await services.close()
            await store.close()

    asyncio.run(scene())


def test_an_act_on_places_that_have_changed_meanwhile_is_refused(tmp_path: Path) -> None:
    async def scene() -> None:
        stuck = Stuck(tmp_path / "version.db")
        await stuck.made()
        services, store = stuck.services()
        await store.open()
        try:
            live = await services.live_tables.find(stuck.id)
            with pytest.raises(Refusal, match="stale"):
                await services.live_tables.act(live, "leave", 0, "Le Ressac", version=live.under_way().n + 1)
        finally:
            await services.close()
            await store.close()

    asyncio.run(scene())
