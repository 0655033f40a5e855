"""How tables end: the record that proves itself, the story so far, a rematch, a table closed."""

from __future__ import annotations

import asyncio

from flibuste.kernel import registry
from flibuste.kernel.records.record import parse, verify
from tests.server.harness import Client, ServerProcess, new_clients, play_on, started
from tests.server.loop import awaited
from tests.server.stored_tables import kept, may_read
from tests.server.talk import listed, made, play_until, together, voices


@awaited
async def test_the_record_is_given_when_the_game_is_over_and_proves_itself(server: ServerProcess) -> None:
    host, guest = await new_clients(server.url, 2)
    table = await made(host)
    at = f"/tables/{table['id']}"
    await guest.call("POST", f"{at}/seat", {})
    nonces = ("a" * 32, "b" * 32)
    for client, nonce in zip((host, guest), nonces, strict=True):
        (await client.call("PUT", f"{at}/nonce", {"nonce": nonce})).raise_for_status()
    await host.call("POST", f"{at}/start", {})
    for path in ("record", "verify"):
        assert (await host.call("GET", f"{at}/{path}")).json()["reason"] == "not-over"
    async with voices([host, guest], table["id"]) as people:
        await play_until(people)
    record = parse((await guest.call("GET", f"{at}/record")).text)
    verify(registry.find("_parley"), record)
    assert record.nonces == nonces
    assert record.commitment == table["commitment"]
    assert record.players == ("Guest 0", "Guest 1")
    verdict = (await guest.call("GET", f"{at}/verify")).json()
    assert (verdict["fair"], verdict["line"], verdict["reason"]) == (True, None, None)
    assert (verdict["commitment"], verdict["receipt"]) == (table["commitment"], record.receipt)
    assert verdict["unproven"] == ["promise", "nonces", "this-game"]
    shown = (await guest.call("GET", at)).json()
    assert shown["result"]["scores"] == list(record.outcome.scores if record.outcome else [])


@awaited
async def test_the_story_tells_each_seat_what_it_may_know(server: ServerProcess) -> None:
    clients = await new_clients(server.url, 2)
    table = await started(clients, "_parley", 2)
    async with voices(clients, table) as people:
        await play_until(people, lambda: people[0].now["version"] >= 12)
        await together(people)
    truth = list(kept(server.env["FLIBUSTE_DATABASE"], table).sessions())[-1].story
    assert any(event.secret for part in truth for event in part)
    for seat, client in [*enumerate(clients), (None, Client(server.url, "Nobody"))]:
        told = (await client.call("GET", f"/tables/{table}/story")).json()
        assert told == [
            {"version": version, **may_read(event, seat)}
            for version, part in enumerate(truth)
            for event in part
        ]


@awaited
async def test_a_rematch_asked_for_by_two_at_once_is_one_table_with_the_same_crew(
    server: ServerProcess,
) -> None:
    clients = await new_clients(server.url, 2)
    outsider = await Client(server.url, "Outsider").enter()
    table = await started(clients, "_parley", 3, options={"rum": "plenty"}, public=False)
    at = f"/tables/{table}"
    assert (await clients[0].call("POST", f"{at}/rematch")).json()["reason"] == "not-over"
    await asyncio.gather(*(play_on(client, table) for client in clients))
    assert (await outsider.call("POST", f"{at}/rematch")).status_code == 404
    answers = await asyncio.gather(*(one.call("POST", f"{at}/rematch") for one in [*clients, *clients]))
    ids = {answer.raise_for_status().json()["id"] for answer in answers}
    assert len(ids) == 1
    again = (await clients[1].call("GET", f"/tables/{ids.pop()}")).json()
    assert [place["name"] for place in again["places"]][:2] == ["Guest 0", "Guest 1"]
    assert again["places"][2]["kind"] == "bot"
    assert (again["status"], again["options"], again["public"]) == ("open", {"rum": "plenty"}, False)
    assert again["commitment"] != (await clients[0].call("GET", at)).json()["commitment"]
    assert (await clients[0].call("GET", at)).json()["rematch"] == again["id"]


@awaited
async def test_a_closed_table_is_over_and_has_no_record(server: ServerProcess) -> None:
    clients = await new_clients(server.url, 2)
    table = await started(clients[:1], "_parley", 2)
    at = f"/tables/{table}"
    async with voices(clients[:1], table) as (one,):
        assert (await clients[1].call("DELETE", at)).json()["reason"] == "not-seated"
        assert (await clients[0].call("DELETE", at)).status_code == 204
        await one.hear("table")
        asked = one.now["decision"]
        refused = await one.refusal(type="choose", choice=asked["options"][0], serial=asked["serial"])
        assert refused["reason"] == "table-over"
    assert (await clients[0].call("DELETE", at)).json()["reason"] == "table-over"
    assert (await clients[0].call("GET", f"{at}/record")).json()["reason"] == "not-over"
    assert table not in await listed(clients[0], "mine")
