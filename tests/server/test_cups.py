"""Duplicate cups: the same luck and bots for everybody, and nothing to see before one has finished."""

from __future__ import annotations

import asyncio
import hashlib
import sqlite3
from pathlib import Path
from typing import Any

import orjson
import pytest
from websockets.asyncio.client import connect

from flibuste.kernel.chance import commitment
from flibuste.kernel.records.record import parse
from tests.server.harness import Client, ServerProcess, new_clients, say
from tests.server.loop import awaited

SETTINGS: dict[str, Any] = {"analysis_seconds": 0.1}


async def cups_of(client: Client, state: str) -> dict[str, dict[str, Any]]:
    """The cups of the day in this state, by game, once the server has announced them."""
    while True:
        cups = (await client.call("GET", "/cups")).raise_for_status().json()
        found = {cup["game"]: cup for cup in cups if cup["state"] == state and cup["day"]}
        if found:
            return found
        await asyncio.sleep(0.1)


async def play_the_same(client: Client, table: str, slowly: bool = False) -> None:
    """Answers every question by its content alone: two who do so choose the same as long as they may."""
    asked_at = -1
    async with client.connected(table) as wire:
        while True:
            message = await client.hear(wire)
            if message["type"] != "update":
                continue
            if message["play"]["over"]:
                return
            asked = message["decision"]
            if asked is None or asked["sealed"] is not None or asked["serial"] == asked_at:
                continue
            asked_at = asked["serial"]
            if slowly and len(message["play"]["asking"]) > 1:
                # The bots answer first here, and last at the other table.
                message = await client.update(wire, lambda one: one["play"]["asking"] == [one["seat"]])
            said = f"{asked['kind']} {asked['options']}".encode()
            at = int.from_bytes(hashlib.sha256(said).digest()[:4], "big") % len(asked["options"])
            await say(wire, type="choose", choice=asked["options"][at], serial=asked_at)


async def begun(client: Client, cup: str, link: str = "") -> str:
    answer = await client.call("POST", f"/cups/{cup}/try?link={link}")
    return str(answer.raise_for_status().json()["table"])


async def own_cup(client: Client, game: str = "_parley", **terms: object) -> dict[str, Any]:
    wanted = {"name": "Friday", "game": game, "seats": 2, "seat": 1, "days": 1, **terms}
    made = (await client.call("POST", "/cups", wanted)).raise_for_status().json()
    cup: dict[str, Any] = (await client.call("GET", f"/cups/{made['id']}")).raise_for_status().json()
    return cup


@awaited
async def test_a_cup_of_each_game_is_open_today_and_the_next_is_promised(server: ServerProcess) -> None:
    (guest,) = await new_clients(server.url, 1)
    today, tomorrow = await cups_of(guest, "open"), await cups_of(guest, "announced")
    assert set(today) == set(tomorrow) == {"freibeuter", "libertalia", "rum_and_pirates", "stoertebeker"}
    for cup in (*today.values(), *tomorrow.values()):
        assert len(cup["commitment"]) == 64 and cup["seed"] is None and cup["results"] is None
        assert 0 <= cup["seat"] < cup["seats"]
    early = await guest.call("POST", f"/cups/{tomorrow['libertalia']['id']}/try")
    assert early.status_code == 409 and early.json()["reason"] == "cup-not-open"


@pytest.mark.parametrize("bot", ["matelot", "mousse"])
@pytest.mark.parametrize(("game", "seats"), [("_parley", 3), ("libertalia", 3), ("freibeuter", 2)])
@awaited
async def test_equal_choices_meet_equal_luck_and_equal_bots(
    server: ServerProcess, game: str, seats: int, bot: str
) -> None:
    if game == "freibeuter" and bot == "mousse":
        pytest.skip("long, and shows nothing that the others do not")
    host, friend = await new_clients(server.url, 2)
    cup = await own_cup(host, game, seats=seats, bot=bot)
    assert cup["link"]
    tables = [await begun(host, cup["id"]), await begun(friend, cup["id"], cup["link"])]
    await asyncio.gather(play_the_same(host, tables[0]), play_the_same(friend, tables[1], slowly=True))
    texts = [(await host.call("GET", f"/tables/{table}/record")).text for table in tables]
    records = [parse(text) for text in texts]
    assert records[0].opening == records[1].opening and records[0].players == records[1].players
    assert records[0].outcome == records[1].outcome
    assert sorted(records[0].moves[:4]) != []
    moves = [sorted((move.seat, move.text) for move in record.moves) for record in records]
    assert moves[0] == moves[1]
    for table, record in zip(tables, records, strict=True):
        assert record.commitment == cup["commitment"] and not record.nonces
        checked = await host.call("GET", f"/tables/{table}/verify?commitment={cup['commitment']}")
        assert checked.json()["fair"] and {"promise", "luck-bound"} <= set(checked.json()["proven"])
    shown = (await friend.call("GET", f"/cups/{cup['id']}")).json()
    assert [one["rank"] for one in shown["results"]] == [1, 1]


async def turned_away(client: Client, table: str, link: str = "") -> str:
    """Why the server lets this client not connect to a table."""
    address = f"{client.url.replace('http', 'ws')}/api/tables/{table}/play?link={link}"
    headers = {"Authorization": f"Bearer {client.token}"}
    async with connect(address, additional_headers=headers, compression=None) as wire:
        return str(orjson.loads(await wire.recv())["reason"])


SEEN = ("", "/record", "/story", "/verify", "/curve", "/analysis", "/moments/0", "/moments/3?as=open")


@awaited
async def test_nobody_sees_anything_of_a_cup_before_they_have_finished_it(server: ServerProcess) -> None:
    host, early, late, stranger = await new_clients(server.url, 4)
    cup = await own_cup(host)
    address, link = f"/cups/{cup['id']}", cup["link"]
    first = await begun(early, cup["id"], link)
    table_link = (await early.call("GET", f"/tables/{first}")).json()["link"]
    await play_the_same(early, first)
    shown = (await early.call("GET", f"/tables/{first}")).json()
    seed = parse((await early.call("GET", f"/tables/{first}/record")).text).seed
    assert seed is not None and commitment(seed) == cup["commitment"]
    links = (table_link, str(shown["replay_link"]), link, "")

    # One who plays now, one who has not begun, the host who made it, and a passer-by.
    second = await begun(late, cup["id"], link)
    async with late.connected(second) as wire:
        await late.update(wire)
    for guest in (late, host, stranger):
        for one in links:
            for path in SEEN:
                between = "&" if "?" in path else "?"
                answer = await guest.call("GET", f"/tables/{first}{path}{between}link={one}")
                assert answer.status_code == 404, (guest.name, path)
            for way in ("seat", "analysis", "rematch"):
                refused = await guest.call("POST", f"/tables/{first}/{way}?link={one}", {})
                assert refused.status_code == 404, (guest.name, way)
            assert await turned_away(guest, first, one) == "no-such-table"
        seen = await guest.call("GET", f"{address}?link={link}")
        assert seen.json()["results"] is None and seen.json()["seed"] is None
        lists = [
            (await guest.call("GET", f"/tables?which={which}")).text for which in ("finished", "running")
        ]
        lists.append((await guest.call("GET", "/cups")).text)
        everything = " ".join([*lists, *guest.heard, seen.text])
        assert first not in everything and seed.hex() not in everything and early.name not in lists[2]
    assert (await stranger.call("GET", address)).status_code == 404  # without the cup's own link

    await play_the_same(late, second)
    assert [one["name"] for one in (await late.call("GET", address)).json()["results"]] != []
    assert (await late.call("GET", f"/tables/{first}/record")).status_code == 200
    assert await turned_away(late, first) == "no-such-table"  # it may be read, and not entered
    assert (await host.call("GET", address)).json()["results"] is None


@awaited
async def test_a_guest_has_one_try_and_plays_it_alone(server: ServerProcess) -> None:
    host, other = await new_clients(server.url, 2)
    cup = await own_cup(host, "libertalia", seats=3)
    tries = await asyncio.gather(*(host.call("POST", f"/cups/{cup['id']}/try") for _ in range(4)))
    tables = {answer.raise_for_status().json()["table"] for answer in tries}
    assert len(tables) == 1
    (table,) = tables
    async with host.connected(table) as wire:
        asked = (await host.update(wire, lambda one: one["decision"] is not None))["decision"]
        await say(wire, type="hint", serial=asked["serial"])
        assert (await refusal(host, wire))["reason"] == "cup-no-hints"
        await say(wire, type="choose", choice=asked["options"][0], serial=asked["serial"])
        await host.update(wire, lambda one: one["play"]["serial"] != asked["serial"])
        for message in ({"type": "wish"}, {"type": "propose", "what": "end"}):
            await say(wire, **message)
            assert (await refusal(host, wire))["reason"] == "cup-table"
    for answer in (
        await host.call("DELETE", f"/tables/{table}/seat"),
        await host.call("POST", f"/tables/{table}/hand-over", {"guest": other.id}),
    ):
        assert answer.json()["reason"] == "cup-table"
    assert (await host.call("DELETE", f"/tables/{table}")).status_code == 204  # gives up
    shown = (await host.call("GET", f"/cups/{cup['id']}")).json()
    assert shown["mine"]["state"] == "given-up" and shown["results"] is None
    assert await begun(host, cup["id"]) == table  # there is no second try


async def refusal(client: Client, wire: Any) -> dict[str, Any]:  # noqa: ANN401 - a connection
    while True:
        message = await client.hear(wire)
        if message["type"] == "refused":
            return message


@awaited
async def test_terms_that_no_cup_can_have_are_refused(server: ServerProcess) -> None:
    (host,) = await new_clients(server.url, 1)
    for terms, status, reason in (
        ({"bot": "capitaine"}, 422, "unsteady-bot"),
        ({"bot": "stdio:sh"}, 422, "unsteady-bot"),
        ({"seat": 7}, 404, "no-such-seat"),
        ({"seats": 9}, 422, "seat-count"),
        ({"game": "chess"}, 404, "unknown-game"),
        ({"days": 400}, 422, "bad-request"),
        ({"name": "\u200b"}, 422, "name-empty"),
    ):
        wanted = {"name": "Friday", "game": "_parley", "seats": 2, "seat": 0, "days": 1, **terms}
        answer = await host.call("POST", "/cups", wanted)
        assert (answer.status_code, answer.json()["reason"]) == (status, reason)
    assert (await host.call("GET", "/cups/%00")).status_code == 404


def change(database: Path, statement: str, *values: object) -> None:
    with sqlite3.connect(database, timeout=30) as connection:
        connection.execute(statement, values)


@awaited
async def test_a_cup_ends_for_all_at_once_and_is_shown_to_all_only_then(tmp_path: Path) -> None:
    database = tmp_path / "flibuste.db"
    server = ServerProcess(f"sqlite:///{database}", tmp_path, analysis_seconds=0.1)
    server.start()
    try:
        done, slow, stranger = await new_clients(server.url, 3)
        cup = await own_cup(done)
        day = {"day": "2020-01-01", "id": cup["id"]}
        change(database, "update cups set day = ? where id = ?", day["day"], day["id"])
        address = f"/cups/{cup['id']}"
        first, second = await begun(done, cup["id"]), await begun(slow, cup["id"])
        await play_the_same(done, first)
        change(database, "update cups set closes_at = 1 where id = ?", cup["id"])
        late = await stranger.call("POST", f"{address}/try")
        assert late.json()["reason"] == "cup-closed"
        assert (await stranger.call("GET", address)).json()["results"] is None
        server.kill()  # in the middle of it: a cup survives
        server.start()
        change(database, "update cups set ends_at = 1 where id = ?", cup["id"])
        while (shown := (await stranger.call("GET", address)).json())["state"] != "over":
            await asyncio.sleep(0.1)
        assert [one["name"] for one in shown["results"]] == [done.name]
        assert commitment(bytes.fromhex(shown["seed"])) == cup["commitment"]
        assert (await slow.call("GET", f"/tables/{second}")).json()["status"] == "closed"
        assert (await stranger.call("GET", f"/tables/{first}/record")).status_code == 200
        while (result := (await done.call("GET", address)).json()["results"][0])["adjusted"] is None:
            await asyncio.sleep(0.2)
        assert result["adjusted_rank"] == 1
    finally:
        server.kill()
