"""Time: clocks that run out, people who come back, and a server that is told to stop."""

from __future__ import annotations

import asyncio
from pathlib import Path

import pytest
from websockets.exceptions import ConnectionClosed
from websockets.protocol import State

from tests.server.harness import Client, ServerProcess, new_clients, started
from tests.server.hostile import raw, reset
from tests.server.loop import awaited
from tests.server.stored_tables import kept
from tests.server.talk import Voice, play_until, voices

LIVE = {"kind": "live", "bank": 1000, "step": 0}
TURN = {"kind": "turn", "bank": 0, "step": 1000}


@pytest.mark.parametrize("clock", [LIVE, TURN], ids=["live", "turn"])
def test_when_time_is_up_a_stand_in_plays_until_the_person_is_back(
    server: ServerProcess, clock: object
) -> None:
    @awaited
    async def story() -> None:
        clients = await new_clients(server.url, 2)
        table = await started(clients, "_parley", 2, clock=clock)
        async with voices(clients, table) as (one, _):
            assert (await one.refusal(type="back"))["reason"] == "not-away"
            await one.hear("update", lambda update: 0 in update["play"]["away"])
            await one.say(type="back")
            await one.hear("update", lambda update: 0 not in update["play"]["away"])
        acts = [(act.kind, act.seat) for act in kept(server.env["FLIBUSTE_DATABASE"], table).acts]
        assert acts.index(("away", 0)) < acts.index(("back", 0))

    story()


@awaited
async def test_who_chooses_while_a_stand_in_plays_is_back(server: ServerProcess) -> None:
    clients = await new_clients(server.url, 2)
    table = await started(clients, "freibeuter", 2, clock=TURN)
    async with voices(clients, table) as people:
        asked = people[0].now["play"]["asking"][0]
        player = people[asked]
        await player.hear("update", lambda update: asked in update["play"]["away"])
        await player.say(type="choose", choice="no words", serial=0)  # even a choice that is refused
        await player.hear("update", lambda update: asked not in update["play"]["away"])


@awaited
async def test_a_table_everybody_left_alone_is_played_to_its_end(server: ServerProcess) -> None:
    clients = await new_clients(server.url, 1)
    table = await started(clients, "_parley", 2, clock=LIVE)
    async with voices(clients, table) as (one,):
        await one.hear("update", lambda update: bool(update["play"]["over"]))
    assert (await clients[0].call("GET", f"/tables/{table}/verify")).json()["fair"] is True


@awaited
async def test_banks_and_times_are_shown_to_everybody(server: ServerProcess) -> None:
    clients = await new_clients(server.url, 2)
    table = await started(clients, "_parley", 2, clock={"kind": "live", "bank": 60_000, "step": 2_000})
    async with voices([*clients, Client(server.url, "Nobody")], table) as people:
        clocks = [voice.now["play"]["clock"] for voice in people]
        assert clocks[0] == clocks[1] == clocks[2]
        began = kept(server.env["FLIBUSTE_DATABASE"], table).row.started_at
        assert clocks[0] == {
            "kind": "live",
            "banks": [60_000, 60_000],
            "due": {"0": began + 60_000, "1": began + 60_000},
        }
        await people[0].choose()
        clock = people[0].now["play"]["clock"]
        assert list(clock["due"]) == ["1"]
        assert clock["banks"][0] <= 62_000
        again = people[0].now["decision"]["options"][-1]
        await people[0].choose_text(again)
        assert people[0].now["play"]["clock"] == clock  # changing an answer adds no time


def test_who_vanishes_without_a_word_is_missed_and_the_clock_goes_on(tmp_path: Path) -> None:
    """A half-open connection: nothing says that it has ended, and no ping is answered."""
    server = ServerProcess(f"sqlite:///{tmp_path / 'flibuste.db'}", tmp_path, ping_seconds=0.5)
    server.start()

    @awaited
    async def story() -> None:
        clients = await new_clients(server.url, 2)
        table = await started(clients, "freibeuter", 2, clock={"kind": "turn", "step": 5_000})
        async with clients[0].connected(table) as wire:
            asked = (await clients[0].update(wire))["play"]["asking"][0]
        lost = await asyncio.to_thread(raw, clients[asked], table)
        try:
            async with voices([clients[1 - asked]], table) as (mate,):
                await mate.hear("presence", lambda heard: heard["seats"] == [0, 1])
                await mate.hear("presence", lambda heard: heard["seats"] == [1 - asked])
                assert asked not in mate.now["play"]["away"]  # it is seen as gone before its time is up
                await mate.hear("update", lambda update: asked in update["play"]["away"])
                await mate.hear("update", lambda update: update["decision"] is not None)  # a stand-in played
                assert mate.wire.state is State.OPEN  # a client that answers pings stays connected
        finally:
            reset(lost)

    try:
        story()
    finally:
        server.kill()


def test_told_to_stop_it_says_goodbye_and_loses_nothing(tmp_path: Path) -> None:
    server = ServerProcess(f"sqlite:///{tmp_path / 'flibuste.db'}", tmp_path)
    server.start()

    @awaited
    async def story() -> None:
        clients = await new_clients(server.url, 2)
        table = await started(clients, "freibeuter", 2)
        async with voices([*clients, Client(server.url, "Nobody")], table) as people:
            await play_until(people[:2], lambda: people[0].now["version"] >= 12)
            assert await asyncio.to_thread(server.stop) == 0
            for voice in people:
                with pytest.raises(ConnectionClosed) as closed:
                    await voice.hear("table")
                assert closed.value.rcvd is not None
                assert closed.value.rcvd.code == 1001
            seen = people[0].now
        assert len(kept(server.env["FLIBUSTE_DATABASE"], table).acts) == seen["version"]
        server.start()
        async with clients[0].connected(table, version=seen["version"]) as wire:
            one = Voice(clients[0], wire)
            now = await one.hear("update")
        assert (now["version"], now["events"], now["view"]) == (seen["version"], [], seen["view"])
        assert now["decision"] == seen["decision"]

    try:
        story()
    finally:
        server.kill()


def test_abandoned_tables_end_but_not_while_their_clock_runs(tmp_path: Path) -> None:
    moment = 0.3 / 3600  # of an hour
    database = f"sqlite:///{tmp_path / 'flibuste.db'}"
    server = ServerProcess(database, tmp_path, abandoned_hours=moment, waiting_hours=moment)
    server.start()

    @awaited
    async def story() -> None:
        (host,) = await new_clients(server.url, 1)
        slow = await started([host], "_parley", 2, clock={"kind": "turn", "step": 3_600_000})
        silent = await started([host], "_parley", 2)
        waiting = (await host.call("POST", "/tables", {"game": "_parley", "seats": 2})).json()["id"]
        async with voices([host], silent) as (one,):
            await one.hear("table")
            refused = await one.refusal(type="choose", choice=one.now["decision"]["options"][0], serial=1)
            assert refused["reason"] == "table-over"
        shown = [
            (await host.call("GET", f"/tables/{table}")).json()["status"] for table in (slow, silent, waiting)
        ]
        assert shown == ["running", "closed", "closed"]

    try:
        story()
    finally:
        server.kill()
