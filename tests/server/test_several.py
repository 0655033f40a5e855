"""Several server processes on one PostgreSQL and one Redis are one server."""

from __future__ import annotations

import asyncio
from collections import defaultdict
from collections.abc import Callable, Iterator
from contextlib import AsyncExitStack
from typing import Any

import httpx
import pytest
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed

from flibuste.server.settings import Settings
from flibuste.server.storage.store import Store
from tests.server.harness import Client, ServerProcess, new_clients, say, started
from tests.server.server_group import ServerGroup
from tests.server.services import Postgres, RedisServer
from tests.server.storm import FINISH_SECONDS, PlayedTables, errors, server_for
from tests.server.witness import judge

HEAR_SECONDS = 30


@pytest.fixture(scope="module")
def pair(
    postgres: Postgres, redis: RedisServer, tmp_path_factory: pytest.TempPathFactory
) -> Iterator[ServerGroup]:
    database, home = postgres.fresh("several"), tmp_path_factory.mktemp("several")
    pair = ServerGroup(database, [server_for(database, home, redis=redis.url()) for _ in range(2)])
    pair.start()
    yield pair
    pair.end()
    assert [line for server in pair.servers for line in errors(server.log)] == []


async def heard(
    client: Client, wire: ClientConnection, kind: str, where: Callable[[dict[str, Any]], bool] = bool
) -> dict[str, Any]:
    """The next message of this kind that fits."""
    async with asyncio.timeout(HEAR_SECONDS):
        while True:
            message = await client.hear(wire, HEAR_SECONDS)
            if message["type"] == kind and where(message):
                return message


def elsewhere(client: Client, server: ServerProcess) -> Client:
    """The same guest, connected to another process."""
    twin = Client(server.url, client.name)
    twin.token, twin.id = client.token, client.id
    return twin


def test_games_go_on_through_the_loss_of_a_process_of_redis_and_of_postgresql(
    pair: ServerGroup, postgres: Postgres, redis: RedisServer
) -> None:
    played = PlayedTables(pair.anywhere, seed=5)

    async def more(updates: int) -> None:
        told = played.told()
        async with asyncio.timeout(FINISH_SECONDS):
            while played.told() < told + updates:
                await asyncio.sleep(0.05)

    async def play() -> None:
        playing = await played.begin(5)
        await more(100)
        pair.servers[0].kill()
        await more(100)
        await asyncio.to_thread(pair.servers[0].start)
        await more(50)
        await asyncio.to_thread(redis.stop)
        await more(100)
        await asyncio.to_thread(redis.start)
        await more(50)
        await asyncio.to_thread(postgres.stop)
        await asyncio.sleep(1)
        await asyncio.to_thread(postgres.start)
        await more(100)
        played.enough = True
        async with asyncio.timeout(FINISH_SECONDS):
            await asyncio.gather(*playing)
        for server in pair.servers:
            assert await played.verified(server.url) == len(played.tables)

    asyncio.run(play())
    verdict = asyncio.run(judge(played.witness, pair.database))
    assert verdict.clean(), verdict


def test_two_answers_to_one_question_through_two_processes_give_exactly_one(pair: ServerGroup) -> None:
    """A guest answers every question twice at the same moment, with different choices."""
    questions: dict[int, int] = {}
    both_asked: defaultdict[int, asyncio.Barrier] = defaultdict(lambda: asyncio.Barrier(2))

    async def sit(client: Client, table: str, which: int) -> None:
        async with client.connected(table) as wire:
            while True:
                message = await client.hear(wire)
                if message["type"] != "update":
                    continue
                if message["play"]["over"]:
                    questions[-1] = message["version"]
                    return
                asked = message["decision"]
                if asked is not None:
                    questions[asked["serial"]] = message["version"]
                    choice = asked["options"][0 if which == 0 else -1]
                    await both_asked[asked["serial"]].wait()
                    await say(wire, type="choose", choice=choice, serial=asked["serial"])

    async def play() -> str:
        client = (await new_clients(pair.servers[0].url, 1))[0]
        table = await started([client], "freibeuter", 2, "random")
        twins = [elsewhere(client, server) for server in pair.servers]
        async with asyncio.timeout(FINISH_SECONDS):
            await asyncio.gather(*(sit(twin, table, which) for which, twin in enumerate(twins)))
        refused = [text for twin in twins for text in twin.heard if '"refused"' in text]
        # Who hears of the end does not wait for the refusal of the last answer.
        assert len(both_asked) - 1 <= len(refused) <= len(both_asked)
        assert all('"stale"' in text for text in refused), refused
        assert (await client.call("GET", f"/tables/{table}/verify")).json()["fair"]
        return table

    async def acts(table: str) -> list[int]:
        store = Store(Settings.model_validate({"database": pair.database}).database_url())
        found = [act.seat for act in await store.acts(table)]
        await store.close()
        return found

    seats = asyncio.run(acts(asyncio.run(play())))
    assert len(seats) == questions.pop(-1)
    assert seats.count(0) == len(questions)


def test_a_table_made_through_one_process_is_played_at_once_through_the_other(pair: ServerGroup) -> None:
    async def scene() -> None:
        one, other = pair.servers
        people = [*await new_clients(one.url, 1), *await new_clients(other.url, 1)]
        table = await started(people, "freibeuter", 2, None)
        async with people[0].connected(table) as here, people[1].connected(table) as there:
            wires = [here, there]
            first = await people[0].update(here)
            second = await people[1].update(there)
            assert first["version"] == second["version"] == 0
            asks = first["play"]["asking"][0]
            question = (first, second)[asks]["decision"]
            await say(wires[asks], type="choose", choice=question["options"][0], serial=question["serial"])
            for client, wire in zip(people, wires, strict=True):
                assert (await client.update(wire, lambda update: update["version"] == 1))["version"] == 1

    asyncio.run(scene())


def test_chat_presence_and_seats_reach_both_processes(pair: ServerGroup) -> None:
    async def scene() -> None:
        one, other = pair.servers
        anne, mary = [*await new_clients(one.url, 1), *await new_clients(other.url, 1)]
        made = await anne.call("POST", "/tables", {"game": "freibeuter", "seats": 3})
        table = made.json()["id"]
        async with AsyncExitStack() as stack:
            here = await stack.enter_async_context(anne.connected(table))
            async with mary.connected(table) as there:
                await heard(mary, there, "presence", lambda it: it["seats"] == [0] and it["watchers"] == 1)
                await heard(anne, here, "presence", lambda it: it["seats"] == [0] and it["watchers"] == 1)
                await say(there, type="say", text="Ahoy from the other deck")
                assert (await heard(anne, here, "said"))["text"] == "Ahoy from the other deck"
                (await mary.call("POST", f"/tables/{table}/seat", {})).raise_for_status()
                await heard(anne, here, "table")
                (await anne.call("POST", f"/tables/{table}/start", {"fill": "random"})).raise_for_status()
                update = await mary.update(there)
                assert update["seat"] == 1
                assert (await anne.update(here))["seat"] == 0
                await say(here, type="hello", version=0)
                await heard(anne, here, "presence", lambda it: it["seats"] == [0, 1] and not it["watchers"])
            await heard(anne, here, "presence", lambda it: it["seats"] == [0])
            (await mary.call("DELETE", f"/tables/{table}/seat")).raise_for_status()
            await anne.update(
                here, lambda update: any(told["kind"] == "table-left" for told in update["events"])
            )

    asyncio.run(scene())


def test_a_seat_left_in_one_process_is_lost_in_the_other_and_signing_out_ends_connections_there(
    pair: ServerGroup,
) -> None:
    async def scene() -> None:
        one, other = pair.servers
        anne, mary = [*await new_clients(one.url, 1), *await new_clients(other.url, 1)]
        table = await started([anne, mary], "_parley", 3, "random")
        twin = elsewhere(anne, other)
        async with twin.connected(table) as there, mary.connected(table) as wire:
            assert (await twin.update(there))["seat"] == 0
            (await anne.call("DELETE", f"/tables/{table}/seat")).raise_for_status()
            left = await twin.update(there, lambda update: "table-left" in str(update["events"]))
            assert (left["seat"], left["decision"]) == (None, None)
            assert (await twin.call("POST", f"/tables/{table}/seat", {})).json() == {
                "seat": 0,
                "asked": False,
            }
            assert (await twin.update(there, lambda update: update["seat"] == 0))["view"]["hand"]
            await say(wire, type="propose", what="end")
            await twin.update(there, lambda update: update["play"]["proposal"] is not None)
            await say(there, type="agree", yes=True)
            await mary.update(wire, lambda update: "table-ended-together" in str(update["events"]))
            (await anne.call("DELETE", "/me")).raise_for_status()
            with pytest.raises(ConnectionClosed) as closed:
                await heard(twin, there, "said")
            assert closed.value.rcvd is not None and closed.value.rcvd.code == 1008
        assert (await mary.call("GET", f"/tables/{table}")).json()["status"] == "closed"

    asyncio.run(scene())


def ready(server: ServerProcess) -> tuple[int, object]:
    """What a load balancer is told."""
    answer = httpx.get(f"{server.url}/ready", timeout=10)
    return answer.status_code, answer.json()


def test_chat_said_while_redis_is_away_is_shown_once_it_is_back(
    pair: ServerGroup, redis: RedisServer
) -> None:
    async def scene() -> None:
        one, other = pair.servers
        anne, mary = [*await new_clients(one.url, 1), *await new_clients(other.url, 1)]
        table = await started([anne, mary], "freibeuter", 2, None)
        async with anne.connected(table) as here, mary.connected(table) as there:
            await heard(anne, here, "presence", lambda it: it["seats"] == [0, 1])
            assert ready(other) == (200, {"database": True, "pubsub": True})
            await asyncio.to_thread(redis.stop)
            try:
                assert ready(other) == (503, {"database": True, "pubsub": False})
                await say(there, type="say", text="Can you hear me?")
                await heard(mary, there, "said")
            finally:
                await asyncio.to_thread(redis.start)
            assert (await heard(anne, here, "said"))["text"] == "Can you hear me?"
            await say(there, type="say", text="And now?")
            assert (await heard(anne, here, "said"))[
                "text"
            ] == "And now?"  # and the first one is not shown again

    asyncio.run(scene())


def test_who_cannot_be_greeted_while_postgresql_is_away_is_sent_to_come_again(
    pair: ServerGroup, postgres: Postgres
) -> None:
    """If it stayed connected, it would be sent nothing more."""

    async def scene() -> None:
        url = pair.servers[0].url
        anne = (await new_clients(url, 1))[0]
        table = await started([anne], "freibeuter", 2, "random")
        address = f"{url.replace('http', 'ws')}/api/tables/{table}/play"
        async with connect(address, additional_headers={"Authorization": f"Bearer {anne.token}"}) as wire:
            await asyncio.to_thread(postgres.stop)
            try:
                await say(
                    wire, type="hello", version=1000
                )  # shown by the other process: this one must read it first
                with pytest.raises(ConnectionClosed) as closed:
                    await anne.update(wire)
            finally:
                await asyncio.to_thread(postgres.start)
        assert closed.value.rcvd is not None
        assert closed.value.rcvd.code == 1001
        assert any('"not-saved"' in text for text in anne.heard)

    asyncio.run(scene())


def test_those_who_are_gone_with_their_process_are_missed_by_the_other(pair: ServerGroup) -> None:
    async def scene() -> None:
        one, other = pair.servers
        anne, mary = [*await new_clients(one.url, 1), *await new_clients(other.url, 1)]
        table = await started([anne, mary], "freibeuter", 2, None)
        async with anne.connected(table) as here, mary.connected(table):
            await heard(anne, here, "presence", lambda it: it["seats"] == [0, 1])
            other.kill()
            await heard(anne, here, "presence", lambda it: it["seats"] == [0])

    try:
        asyncio.run(scene())
    finally:
        pair.servers[1].start()
