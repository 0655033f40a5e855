"""The luck of a table: promised first, then mixed with what people add, and told in full at the end."""

from __future__ import annotations

import asyncio
import sqlite3

import pytest

from flibuste.kernel.chance import commitment
from flibuste.kernel.records.record import parse
from tests.server.harness import Client, ServerProcess, new_clients, play_on, started
from tests.server.loop import awaited
from tests.server.stored_tables import kept
from tests.server.talk import made, voices

SETTINGS: dict[str, object] = {}
"""A server of its own, because one test stops it."""
ONE, OTHER, THIRD = "1" * 32, "2" * 32, "3" * 32


async def added(client: Client, table: str, nonce: str = ONE) -> str:
    """The answer to a nonce: empty, or why it is refused."""
    answer = await client.call("PUT", f"/tables/{table}/nonce", {"nonce": nonce})
    return "" if answer.status_code == 204 else str(answer.json()["reason"])


@awaited
async def test_the_commitment_is_published_before_any_nonce_is_accepted(server: ServerProcess) -> None:
    (host,) = await new_clients(server.url, 1)
    wanted = {"game": "_parley", "seats": 2}
    assert (await host.call("POST", "/tables", {**wanted, "nonce": ONE})).status_code == 422
    answer = (await host.call("POST", "/tables", wanted)).raise_for_status().json()
    table = answer["id"]
    assert answer["commitment"] == commitment(kept(server.env["FLIBUSTE_DATABASE"], table).row.seed)
    assert [place["nonce"] for place in (await host.call("GET", f"/tables/{table}")).json()["places"]] == [
        False,
        False,
    ]
    assert await added(host, table) == ""
    assert (await host.call("GET", f"/tables/{table}")).json()["places"][0]["nonce"] is True


@awaited
async def test_only_people_with_a_seat_add_to_the_luck_and_only_until_the_start(
    server: ServerProcess,
) -> None:
    host, guest, outsider = await new_clients(server.url, 3)
    table = (await made(host, seats=3))["id"]
    assert await added(guest, table) == "not-seated"
    await guest.call("POST", f"/tables/{table}/seat", {})
    for wrong in ("", "1" * 31, "1" * 33, "G" * 32, "A" * 32, "1" * 32 + "\n"):
        assert await added(guest, table, wrong) == "bad-request"
    assert await added(host, table, THIRD) == ""
    assert await added(host, table, ONE) == ""  # the last one counts
    assert await added(guest, table, OTHER) == ""
    assert await added(outsider, table, THIRD) == "not-seated"
    await host.call("POST", f"/tables/{table}/start", {"fill": "random"})
    assert await added(host, table, THIRD) == "luck-closed"
    await asyncio.gather(*(play_on(client, table) for client in (host, guest)))
    record = parse((await host.call("GET", f"/tables/{table}/record")).text)
    assert record.nonces == (ONE, OTHER), "bots add nothing"


@awaited
async def test_a_nonce_leaves_with_its_seat(server: ServerProcess) -> None:
    host, guest, third = await new_clients(server.url, 3)
    table = (await made(host, seats=2))["id"]
    await guest.call("POST", f"/tables/{table}/seat", {})
    await added(guest, table, OTHER)
    await guest.call("DELETE", f"/tables/{table}/seat")
    await third.call("POST", f"/tables/{table}/seat", {})
    places = (await host.call("GET", f"/tables/{table}")).json()["places"]
    assert [place["nonce"] for place in places] == [False, False]


@awaited
async def test_people_at_one_screen_share_one_nonce_and_one_person_against_bots_has_theirs(
    server: ServerProcess,
) -> None:
    (host,) = await new_clients(server.url, 1)
    for crew in ([], ["Mary"]):
        table = (await made(host, seats=3, crew=crew))["id"]
        assert await added(host, table) == ""
        (await host.call("POST", f"/tables/{table}/start", {"fill": "random"})).raise_for_status()
        assert kept(server.env["FLIBUSTE_DATABASE"], table).row.nonces == [ONE]


@awaited
async def test_a_nonce_and_a_start_at_once_agree_on_whether_it_counts(server: ServerProcess) -> None:
    (host,) = await new_clients(server.url, 1)
    for number in range(12):
        table = (await made(host, seats=2))["id"]
        nonce = f"{number:032x}"
        answer, begun = await asyncio.gather(
            added(host, table, nonce), host.call("POST", f"/tables/{table}/start", {"fill": "random"})
        )
        begun.raise_for_status()
        expected = [nonce] if answer == "" else []
        assert kept(server.env["FLIBUSTE_DATABASE"], table).row.nonces == expected, answer
        await host.call("DELETE", f"/tables/{table}")


@awaited
async def test_a_rematch_has_its_own_promise_and_asks_for_nonces_again(server: ServerProcess) -> None:
    clients = await new_clients(server.url, 2)
    table = await started(clients, "_parley", 2)
    await asyncio.gather(*(play_on(client, table) for client in clients))
    before = (await clients[0].call("GET", f"/tables/{table}")).json()["commitment"]
    again = (await clients[0].call("POST", f"/tables/{table}/rematch")).json()
    assert again["commitment"] != before
    shown = (await clients[1].call("GET", f"/tables/{again['id']}")).json()
    assert shown["commitment"] == again["commitment"]
    assert [place["nonce"] for place in shown["places"]] == [False, False]


@awaited
async def test_everybody_is_told_the_receipt_at_the_end_and_it_proves_the_game(server: ServerProcess) -> None:
    clients = await new_clients(server.url, 2)
    table = await started(clients, "_parley", 2)
    last = await asyncio.gather(*(play_on(client, table) for client in clients))
    text = (await clients[0].call("GET", f"/tables/{table}/record")).text
    receipt = text.splitlines()[-1].removeprefix("check ")
    assert [message["play"]["receipt"] for message in last] == [receipt, receipt]
    shown = (await clients[0].call("GET", f"/tables/{table}/verify?receipt={receipt}")).json()
    assert "this-game" in shown["proven"]
    other = (await clients[0].call("GET", f"/tables/{table}/verify?receipt={'0' * 64}")).json()
    assert (other["fair"], other["reason"]) == (False, "other-receipt")
    wrong = await clients[0].call("GET", f"/tables/{table}/verify?receipt=%0a")
    assert wrong.status_code == 422


@awaited
async def test_nobody_is_told_a_receipt_before_the_end(server: ServerProcess) -> None:
    clients = await new_clients(server.url, 2)
    table = await started(clients, "_parley", 2)
    async with voices(clients, table) as (one, _):
        assert one.now["play"]["receipt"] is None


@pytest.mark.parametrize("begun", [False, True], ids=["waiting", "running"])
@awaited
async def test_a_table_of_the_first_protocol_goes_on_and_is_proven_by_it(
    server: ServerProcess, begun: bool
) -> None:
    (host,) = await new_clients(server.url, 1)
    table = (await made(host, seats=2))["id"]
    if begun:
        await host.call("POST", f"/tables/{table}/start", {"fill": "random"})
    server.stop()
    with sqlite3.connect(server.env["FLIBUSTE_DATABASE"].removeprefix("sqlite:///")) as database:
        database.execute('delete from acts where "table" = ?', (table,))
        change = "update tables set protocol = 1, nonces = ? where id = ?"
        database.execute(change, ('["a nonce of old"]' if begun else "[]", table))
        database.execute(
            "update places set nonce = 'a nonce of old' where \"table\" = ? and seat = 0", (table,)
        )
    server.start()
    if not begun:
        (await host.call("POST", f"/tables/{table}/start", {"fill": "random"})).raise_for_status()
    await play_on(host, table)
    text = (await host.call("GET", f"/tables/{table}/record")).text
    assert text.startswith("flibuste record 1\n")
    assert parse(text).nonces == ("a nonce of old",)
    verdict = (await host.call("GET", f"/tables/{table}/verify")).json()
    assert verdict["fair"] is True and "names" in verdict["unproven"]
