"""Tables: made, listed, joined, left, handed over, started and left to bots."""

from __future__ import annotations

import asyncio

import pytest

from flibuste.kernel import registry
from tests.server.harness import Client, ServerProcess, new_clients, play_on, started
from tests.server.loop import awaited
from tests.server.talk import listed, made, turned_away, voices


@awaited
async def test_a_table_is_made_as_its_host_wants_it(server: ServerProcess) -> None:
    (host,) = await new_clients(server.url, 1)
    clock = {"kind": "live", "bank": 60_000, "step": 1000}
    table = await made(host, seats=3, options={"rum": "scarce"}, public=False, spectators=False, clock=clock)
    assert (table["options"], table["clock"]) == ({"rum": "scarce"}, clock)
    assert (table["public"], table["spectators"], table["status"]) == (False, False, "open")
    assert (table["host"], table["mine"], len(table["commitment"])) == (True, 0, 64)
    assert [place["kind"] for place in table["places"]] == ["person", "empty", "empty"]


@pytest.mark.parametrize(
    ("wanted", "status", "reason"),
    [
        ({"game": "chess"}, 404, "unknown-game"),
        ({"seats": 9}, 422, "seat-count"),
        ({"options": {"rum": "none"}}, 422, "option-value"),
        ({"options": {"cannons": "many"}}, 422, "option-unknown"),
        ({"clock": {"kind": "live", "bank": 10}}, 422, "clock-too-short"),
        ({"clock": {"kind": "hourglass"}}, 422, "bad-request"),
        ({"seats": "two"}, 422, "bad-request"),
        ({"nonce": "a" * 32}, 422, "bad-request"),
        ({"seed": "00"}, 422, "bad-request"),
    ],
)
def test_wrong_wishes_are_refused_with_their_reason(
    server: ServerProcess, wanted: dict[str, object], status: int, reason: str
) -> None:
    @awaited
    async def story() -> None:
        (host,) = await new_clients(server.url, 1)
        answer = await host.call("POST", "/tables", {"game": "_parley", "seats": 2, **wanted})
        assert (answer.status_code, answer.json()["reason"]) == (status, reason)
        assert answer.json()["facts"] or reason == "clock-too-short"
        assert await listed(host, "mine") == []

    story()


@awaited
async def test_the_lobby_lists_what_is_public_and_mine_what_is_mine(server: ServerProcess) -> None:
    host, guest = await new_clients(server.url, 2)
    public, hidden = (await made(host))["id"], (await made(host, public=False))["id"]
    assert public in await listed(guest, "open")
    assert hidden not in await listed(guest, "open")
    assert {public, hidden} <= set(await listed(host, "mine"))
    assert await listed(guest, "mine") == []
    for table in (public, hidden):
        await host.call("POST", f"/tables/{table}/start", {"fill": "random"})
    running = await listed(guest, "running")
    assert public in running and hidden not in running and public not in await listed(guest, "open")
    for table in (public, hidden):
        await play_on(host, table)
    finished = await listed(guest, "finished")
    assert public in finished and hidden not in finished
    assert (await Client(server.url, "").call("GET", "/tables?which=mine")).status_code == 401


@awaited
async def test_ones_own_list_says_whom_each_game_waits_for(server: ServerProcess) -> None:
    host, guest = await new_clients(server.url, 2)
    table = await started([host, guest], "_parley", 2)
    async with voices([host, guest], table) as (voice, _):
        waits = list(voice.now["play"]["asking"])
    for one in (host, guest):
        (row,) = (await one.call("GET", "/tables?which=mine")).json()
        assert (row["id"], row["asking"]) == (table, waits) and waits
    public = (await host.call("GET", "/tables?which=running")).json()
    assert {row["asking"] for row in public} <= {None}, "only one's own"


@awaited
async def test_a_hidden_table_is_joined_by_its_link_alone(server: ServerProcess) -> None:
    host, guest = await new_clients(server.url, 2)
    table = await made(host, public=False)
    at, link = f"/tables/{table['id']}", table["link"]
    for wrong in ("", "?link=", f"?link={link[:-1]}", f"?link={link}x", "?link=%C3%A9%F0%9F%8F%B4"):
        assert (await guest.call("GET", at + wrong)).status_code == 404
        assert (await guest.call("POST", f"{at}/seat{wrong}", {})).status_code == 404
    assert (await guest.call("GET", f"{at}?link={link}")).json()["link"] is None
    assert (await guest.call("POST", f"{at}/seat?link={link}", {})).json()["seat"] == 1
    assert (await guest.call("GET", at)).json()["link"] == link  # who sits there may invite


@awaited
async def test_seats_are_taken_left_and_handed_over_before_the_game(server: ServerProcess) -> None:
    host, two, three = await new_clients(server.url, 3)
    at = f"/tables/{(await made(host, seats=3))['id']}"
    assert (await two.call("POST", f"{at}/seat", {"seat": 2})).json()["seat"] == 2
    assert (await two.call("POST", f"{at}/seat", {"seat": 1})).json()["seat"] == 2, "one seat each"
    assert (await three.call("POST", f"{at}/seat", {"seat": 2})).json()["reason"] == "seat-taken"
    assert (await three.call("POST", f"{at}/seat", {"seat": 7})).json()["reason"] == "seat-taken"
    assert (await three.call("DELETE", f"{at}/seat")).json()["reason"] == "not-seated"
    heir = {"guest": three.id}
    assert (await two.call("POST", f"{at}/hand-over", heir)).status_code == 204
    assert (await three.call("GET", at)).json()["mine"] is None, "nobody is seated without saying yes"
    assert (await three.call("DELETE", f"{at}/seat")).status_code == 204, "they decline"
    assert (await two.call("POST", f"{at}/hand-over", heir)).status_code == 204
    assert (await three.call("POST", f"{at}/seat", {})).json()["seat"] == 2, "they accept"
    assert (await two.call("POST", f"{at}/hand-over", heir)).json()["reason"] == "not-seated"
    assert (await host.call("POST", f"{at}/hand-over", heir)).json()["reason"] == "already-seated"
    assert (await host.call("POST", f"{at}/hand-over", {"guest": "x"})).json()["reason"] == "no-such-guest"
    assert (await three.call("GET", at)).json()["mine"] == 2
    assert (await three.call("DELETE", f"{at}/seat")).status_code == 204
    assert [place["kind"] for place in (await host.call("GET", at)).json()["places"]] == [
        "person",
        "empty",
        "empty",
    ]


@awaited
async def test_two_who_want_the_same_seat_do_not_both_get_it(server: ServerProcess) -> None:
    host, *others = await new_clients(server.url, 5)
    at = f"/tables/{(await made(host))['id']}"
    answers = await asyncio.gather(*(one.call("POST", f"{at}/seat", {"seat": 1}) for one in others))
    assert sorted(answer.status_code for answer in answers) == [200, 409, 409, 409]


@awaited
async def test_the_host_seats_bots_and_starts_once_no_seat_is_empty(server: ServerProcess) -> None:
    host, guest = await new_clients(server.url, 2)
    at = f"/tables/{(await made(host, seats=4))['id']}"
    bot, nobody = {"bot": "greedy"}, {"bot": None}
    assert (await guest.call("PUT", f"{at}/seats/1/bot", bot)).json()["reason"] == "not-host"
    assert (await host.call("PUT", f"{at}/seats/1/bot", {"bot": "deep"})).json()["reason"] == "unknown-bot"
    assert (await host.call("PUT", f"{at}/seats/0/bot", bot)).json()["reason"] == "seat-taken"
    assert (await host.call("PUT", f"{at}/seats/{10**20}/bot", bot)).status_code == 422
    assert (await host.call("PUT", f"{at}/seats/1/bot", bot)).status_code == 204
    assert (await host.call("PUT", f"{at}/seats/2/bot", bot)).status_code == 204
    assert (await host.call("PUT", f"{at}/seats/2/bot", nobody)).status_code == 204
    refused = (await host.call("POST", f"{at}/start", {})).json()
    assert (refused["reason"], refused["facts"]) == ("seats-empty", {"count": 2})
    assert (await guest.call("POST", f"{at}/start", {"fill": "random"})).json()["reason"] == "not-host"
    assert (await host.call("POST", f"{at}/start", {"fill": "random"})).status_code == 204
    assert (await host.call("POST", f"{at}/start", {"fill": "random"})).json()["reason"] == "already-started"
    places = (await host.call("GET", at)).json()["places"]
    assert [place["bot"] for place in places] == [None, "greedy", "random", "random"]


@awaited
async def test_started_twice_at_once_it_starts_once(server: ServerProcess) -> None:
    (host,) = await new_clients(server.url, 1)
    at = f"/tables/{(await made(host))['id']}"
    answers = await asyncio.gather(*(host.call("POST", f"{at}/start", {"fill": "random"}) for _ in range(4)))
    assert sorted(answer.status_code for answer in answers) == [204, 409, 409, 409]


@pytest.mark.parametrize("how", ["leave", "hand over"])
def test_a_seat_given_up_is_lost_at_once_on_every_connection(server: ServerProcess, how: str) -> None:
    @awaited
    async def story() -> None:
        clients = await new_clients(server.url, 3)
        table = await started(clients[:2], "_parley", 2)
        async with voices([*clients, clients[0]], table) as (one, _, heir, twin):
            before = one.now["decision"]
            if how == "leave":
                await clients[0].call("DELETE", f"/tables/{table}/seat")
            else:
                await clients[0].call("POST", f"/tables/{table}/hand-over", {"guest": clients[2].id})
                assert one.now["seat"] == 0
                await clients[2].call("POST", f"/tables/{table}/seat", {})
                await heir.hear("update", lambda update: update["seat"] == 0)
                assert heir.now["decision"]["options"] == before["options"]
                await heir.hear("presence", lambda here: here["seats"] == [0, 1] and here["watchers"] == 2)
            for old in (one, twin):
                await old.hear("update", lambda update: update["seat"] is None)
                assert old.now["decision"] is None and "hand" not in old.now["view"]
                await old.say(type="choose", choice=before["options"][0], serial=before["serial"])
                assert (await old.hear("refused"))["reason"] == "only-watching"
            if how == "leave":
                assert (await clients[0].call("POST", f"/tables/{table}/seat", {})).json()["seat"] == 0
                await one.hear("update", lambda update: update["seat"] == 0)

    story()


@awaited
async def test_who_gives_up_a_seat_where_nobody_may_watch_is_shown_out(server: ServerProcess) -> None:
    clients = await new_clients(server.url, 2)
    table = await started(clients, "_parley", 2, spectators=False)
    async with voices(clients, table) as (one, _):
        await clients[0].call("DELETE", f"/tables/{table}/seat")
        await one.wire.wait_closed()
        assert one.wire.close_code == 1008
    stranger = Client(server.url, "Nobody")
    assert await turned_away(stranger, table) == ("no-spectators", 1008)
    assert (await stranger.call("GET", f"/tables/{table}/story")).json()["reason"] == "no-spectators"


@awaited
async def test_bots_finish_a_game_everybody_left(server: ServerProcess) -> None:
    for game in registry.all_names():
        (host,) = await new_clients(server.url, 1)
        table = await started([host], game, 2)
        watcher = Client(server.url, "Nobody")
        async with voices([watcher], table) as (voice,):
            await host.call("DELETE", f"/tables/{table}/seat")
            while not voice.now["play"]["over"]:
                await voice.hear("update")
        assert (await watcher.call("GET", f"/tables/{table}/verify")).json()["fair"] is True
