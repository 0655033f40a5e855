"""Several people at one screen: one guest, several seats, and a connection for each."""

from __future__ import annotations

from collections.abc import AsyncIterator
from contextlib import AsyncExitStack, asynccontextmanager
from typing import Any

import orjson
import pytest

from tests.server.harness import Client, ServerProcess, new_clients, say
from tests.server.loop import awaited
from tests.server.stored_tables import kept, shown
from tests.server.talk import Voice, made, play_until, together, turned_away, voices

SAME_SCREEN = ["Bonne Anne", "Grand Jacques"]


@asynccontextmanager
async def seats(host: Client, table: str, *wanted: int | None) -> AsyncIterator[list[Voice]]:
    """A connection of one guest for each of these seats; None for a connection that names no seat."""
    async with AsyncExitStack() as stack:
        # A client for each, so that their messages are kept apart.
        twins = [Client(host.url, host.name) for _ in wanted]
        people = []
        for twin, seat in zip(twins, wanted, strict=True):
            twin.token, twin.id = host.token, host.id
            wire = await stack.enter_async_context(twin.connected(table, seat=seat))
            people.append(Voice(twin, wire))
            await people[-1].hear("update")
        yield people


async def clients(host: Client, people: int = 2, fill: str | None = None, **wanted: object) -> str:
    """A table under way with several people at the host's screen."""
    table = str((await made(host, **{"seats": people, "crew": SAME_SCREEN[: people - 1], **wanted}))["id"])
    (await host.call("POST", f"/tables/{table}/start", {"fill": fill})).raise_for_status()
    return table


@awaited
async def test_a_host_brings_people_who_sit_beside_him_under_their_own_names(server: ServerProcess) -> None:
    host, guest = await new_clients(server.url, 2)
    table = await made(host, seats=4, crew=[f" {SAME_SCREEN[0]}\t", SAME_SCREEN[1]])
    assert [place["name"] for place in table["places"]] == ["Guest 0", *SAME_SCREEN, ""]
    assert [place["kind"] for place in table["places"]] == ["person"] * 3 + ["empty"]
    assert [place["you"] for place in table["places"]] == [True, True, True, False]
    assert (table["mine"], table["held"]) == (0, [0, 1, 2])
    at = f"/tables/{table['id']}"
    assert (await host.call("POST", f"{at}/seat", {})).json()["seat"] == 0
    assert (await guest.call("POST", f"{at}/seat", {})).json()["seat"] == 3
    seen = (await guest.call("GET", at)).json()
    assert (seen["mine"], seen["held"]) == (3, [3])
    listed = (await host.call("GET", "/tables?which=mine")).json()
    assert [one["held"] for one in listed] == [[0, 1, 2]]
    await host.call("POST", f"{at}/start", {})
    async with voices([guest], table["id"]) as (voice,):
        assert voice.now["play"]["players"] == ["Guest 0", *SAME_SCREEN, "Guest 1"]


@pytest.mark.parametrize(
    ("people", "status", "reason"),
    [
        (["A", "B"], 422, "crew-too-large"),
        ([" \t"], 422, "name-empty"),
        ([""], 422, "bad-request"),
        (["x" * 41], 422, "bad-request"),
        (["x"] * 12, 422, "bad-request"),
        ("Anne", 422, "bad-request"),
    ],
)
def test_a_crew_must_fit_its_table(server: ServerProcess, people: object, status: int, reason: str) -> None:
    @awaited
    async def story() -> None:
        (host,) = await new_clients(server.url, 1)
        answer = await host.call("POST", "/tables", {"game": "_parley", "seats": 2, "crew": people})
        assert (answer.status_code, answer.json()["reason"]) == (status, reason)
        assert (await host.call("GET", "/tables?which=mine")).json() == []

    story()


@awaited
async def test_each_seat_has_its_own_connection_and_nobody_elses_can_be_named(server: ServerProcess) -> None:
    host, other = await new_clients(server.url, 2)
    table = await made(host, seats=3, crew=SAME_SCREEN[:1])
    at = f"/tables/{table['id']}"
    await other.call("POST", f"{at}/seat", {})
    await host.call("POST", f"{at}/start", {})
    async with seats(host, table["id"], None, 0, 1) as people:
        assert [voice.now["seat"] for voice in people] == [0, 0, 1]
    for client, named in ((host, 2), (other, 0), (other, 1), (host, 7), (host, -1), (host, "01"), (host, "")):
        assert await turned_away(client, table["id"], seat=named) == ("not-seated", 1008), named
    assert await turned_away(Client(server.url, ""), table["id"], seat=0) == ("not-seated", 1008)
    hidden = await clients(host, public=False)
    assert await turned_away(other, hidden, seat=0) == ("no-such-table", 1008)


@awaited
async def test_a_seats_secrets_go_to_its_own_connection_alone(server: ServerProcess) -> None:
    """A whole game of three at one screen: every view is that of the connection's seat, byte for byte."""
    (host,) = await new_clients(server.url, 1)
    table = await clients(host, 3)
    async with seats(host, table, 0, 1, 2) as people:
        await play_until(people)
    heard: dict[int, dict[int, dict[str, Any]]] = {}
    for seat, voice in enumerate(people):
        every = [orjson.loads(text) for text in voice.client.heard]
        updates = [message for message in every if message["type"] == "update"]
        assert {message["seat"] for message in updates} == {seat}
        heard[seat] = {message["version"]: message for message in updates}
    compared = 0
    for session in kept(server.env["FLIBUSTE_DATABASE"], table).sessions():
        for seat, messages in heard.items():
            truth = orjson.loads(shown(session, seat))
            told = [event.seen_by(seat) for event in session.story[-1]]
            got = messages[session.n]
            assert {**got, "events": []} == truth
            assert got["events"] == orjson.loads(orjson.dumps(told))
            compared += 1
    assert compared == 3 * (max(heard[0]) + 1)


@awaited
async def test_a_connection_plays_for_its_seat_and_is_present_for_its_seat(server: ServerProcess) -> None:
    (host,) = await new_clients(server.url, 1)
    table = await clients(host, 2)
    async with seats(host, table, 0) as (one,):
        here = await one.hear("presence")
        assert (here["seats"], here["watchers"]) == ([0], 0)
        async with seats(host, table, 1) as (two,):
            await one.hear("presence", lambda here: here["seats"] == [0, 1])
            await two.choose()
            assert two.now["play"]["sealed"] == [1]
            await one.version(1)
            assert one.now["play"]["sealed"] == [1] and one.now["decision"]["sealed"] is None
            await say(two.wire, type="say", text="mine!")
            said = await one.hear("said")
            assert (said["seat"], said["name"]) == (1, SAME_SCREEN[0])
        await one.hear("presence", lambda here: here["seats"] == [0])


@awaited
async def test_who_holds_several_seats_leaves_one_or_all(server: ServerProcess) -> None:
    (host,) = await new_clients(server.url, 1)
    for path, left in (("?seat=1", [0, 2]), ("", [])):
        table = await clients(host, 3)
        at = f"/tables/{table}"
        async with seats(host, table, 0, 1, None) as (zero, one, unnamed):
            assert (await host.call("DELETE", f"{at}/seat?seat=9")).json()["reason"] == "not-seated"
            assert (await host.call("DELETE", f"{at}/seat{path}")).status_code == 204
            shown = (await host.call("GET", at)).json()
            assert (shown["held"], shown["mine"]) == (left, left[0] if left else None)
            gone = [one] if left else [zero, one, unnamed]
            for voice in gone:
                await voice.hear("update", lambda update: update["seat"] is None)
                assert "hand" not in voice.now["view"] and voice.now["decision"] is None
            if left:
                await zero.hear("table")
                assert zero.now["seat"] == unnamed.now["seat"] == 0
                await host.call("DELETE", f"{at}/seat?seat=0")  # a connection that names no seat goes on
                await unnamed.hear("update", lambda update: update["seat"] == 2)
                await zero.hear("update", lambda update: update["seat"] is None)
        assert (await host.call("DELETE", f"{at}/seat")).status_code == (204 if left else 409)


@awaited
async def test_one_of_several_seats_is_handed_over(server: ServerProcess) -> None:
    host, heir, other = await new_clients(server.url, 3)
    table = await clients(host, 3)
    at, to = f"/tables/{table}", {"guest": heir.id}
    async with seats(host, table, 0, 2) as (zero, two), voices([heir], table) as (new,):
        assert (await host.call("POST", f"{at}/hand-over?seat=2", to)).status_code == 204
        assert (await heir.call("GET", at)).json()["offered"] == [2]
        assert (await heir.call("POST", f"{at}/seat", {})).json()["seat"] == 2
        await new.hear("update", lambda update: update["seat"] == 2)
        await two.hear("update", lambda update: update["seat"] is None)
        await zero.hear("update", lambda update: update["play"]["players"][2] == heir.name)
        assert zero.now["seat"] == 0
    assert (await host.call("GET", at)).json()["held"] == [0, 1]
    assert (await host.call("POST", f"{at}/hand-over?seat=1", to)).json()["reason"] == "already-seated"
    assert (await host.call("POST", f"{at}/hand-over", {"guest": other.id})).status_code == 204
    assert (await host.call("GET", at)).json()["held"] == [0, 1]
    assert (await other.call("POST", f"{at}/seat", {"seat": 0})).status_code == 200
    assert (await host.call("GET", at)).json()["held"] == [1]


@awaited
async def test_a_rematch_has_the_same_crew_at_the_same_screen(server: ServerProcess) -> None:
    (host,) = await new_clients(server.url, 1)
    table = await clients(host, 2, seats=3, fill="random")
    async with seats(host, table, 0, 1) as people:
        await together(people)
        while not people[0].now["play"]["over"]:
            for voice in people:
                asked = voice.now["decision"]
                if asked is not None and asked["sealed"] is None:
                    await voice.choose()
                    break
            else:
                await people[0].hear("update")
            await together(people)
    again = (await host.call("POST", f"/tables/{table}/rematch")).json()["id"]
    shown = (await host.call("GET", f"/tables/{again}")).json()
    assert [place["name"] for place in shown["places"]][:2] == ["Guest 0", SAME_SCREEN[0]]
    assert (shown["held"], shown["places"][2]["kind"]) == ([0, 1], "bot")
    assert (await host.call("POST", f"/tables/{again}/start", {})).status_code == 204


@awaited
async def test_the_story_is_told_to_one_of_several_seats(server: ServerProcess) -> None:
    (host,) = await new_clients(server.url, 1)
    table = await clients(host, 2)
    async with seats(host, table, 0, 1) as people:
        await play_until(people, lambda: people[0].now["version"] > 12)
    truth = list(kept(server.env["FLIBUSTE_DATABASE"], table).sessions())[-1].story
    for query, seat in (("", 0), ("?seat=0", 0), ("?seat=1", 1)):
        told = (await host.call("GET", f"/tables/{table}/story{query}")).json()
        wanted = [{"version": n, **e.seen_by(seat)} for n, part in enumerate(truth) for e in part]
        assert told == orjson.loads(orjson.dumps(wanted))
    for seat in (2, 11):
        refused = await host.call("GET", f"/tables/{table}/story?seat={seat}")
        assert refused.json()["reason"] == "not-seated"
