"""Leagues and Swiss tournaments: rounds go on by themselves, and whoever leaves is replaced by a bot."""

from __future__ import annotations

import asyncio
import csv
import io
from itertools import combinations
from pathlib import Path
from typing import Any

import pytest

from tests.server.harness import Client, ServerProcess, new_clients, play_on
from tests.server.loop import awaited
from tests.server.services import Postgres

CLOCK = {"kind": "turn", "step": 600_000}


async def made(host: Client, **terms: object) -> dict[str, Any]:
    wanted = {"name": "Winter", "game": "_parley", "size": 2, "rounds": 2, "clock": CLOCK, **terms}
    id = (await host.call("POST", "/leagues", wanted)).raise_for_status().json()["id"]
    shown: dict[str, Any] = (await host.call("GET", f"/leagues/{id}")).json()
    return shown


async def look(client: Client, id: str) -> dict[str, Any]:
    shown: dict[str, Any] = (await client.call("GET", f"/leagues/{id}")).raise_for_status().json()
    return shown


async def play_round(people: list[Client], id: str, number: int) -> dict[str, Any]:
    """Everybody plays their table of this round to the end; returns the league when the next has begun."""
    while (league := await look(people[0], id))["round"] < number:
        await asyncio.sleep(0.1)
    by_name = {client.name: client for client in people}
    games = [
        play_on(by_name[seat["name"]], table["table"], seed=number)
        for table in league["tables"]
        if table["round"] == number
        for seat in table["seats"]
        if seat["name"] in by_name
    ]
    await asyncio.gather(*games)
    while league["state"] == "running" and league["round"] == number:
        await asyncio.sleep(0.1)
        league = await look(people[0], id)
    return league


async def whole_tournament(url: str) -> None:
    people = await new_clients(url, 4)
    host = people[0]
    league = await made(host, kind="swiss", rounds=3)
    id, link = league["id"], league["link"]
    assert (await people[1].call("GET", f"/leagues/{id}")).status_code == 404
    for client in (*people[1:], people[1]):  # joining twice is joining once
        (await client.call("POST", f"/leagues/{id}/member?link={link}")).raise_for_status()
    assert (await people[1].call("POST", f"/leagues/{id}/start")).json()["reason"] == "league-not-host"
    starts = await asyncio.gather(*(host.call("POST", f"/leagues/{id}/start") for _ in range(3)))
    assert sorted(answer.status_code for answer in starts) == [204, 409, 409]
    for number in (1, 2, 3):
        league = await play_round(people, id, number)
    assert league["state"] == "over" and league["round"] == 3 and len(league["tables"]) == 6
    pairs = [
        two
        for table in league["tables"]
        for two in combinations(sorted(seat["member"] for seat in table["seats"]), 2)
    ]
    assert len(pairs) == len(set(pairs)) == 6  # four people, three rounds: nobody twice
    lines = league["lines"]
    assert [line["played"] for line in lines] == [3] * 4
    assert sum(line["points"] for line in lines) == 6
    assert [line["place"] for line in lines] == sorted(line["place"] for line in lines)
    text = (await host.call("GET", f"/leagues/{id}/table.csv")).text
    rows = list(csv.DictReader(io.StringIO(text)))
    assert [row["name"] for row in rows] == [line["name"] for line in lines]


@awaited
async def test_a_swiss_tournament_plays_itself_without_rematches(server: ServerProcess) -> None:
    await whole_tournament(server.url)


@awaited
async def test_the_same_on_postgresql(tmp_path: Path, postgres: Postgres) -> None:
    server = ServerProcess(postgres.fresh("leagues"), tmp_path)
    server.start()
    try:
        await whole_tournament(server.url)
    finally:
        server.kill()


@awaited
async def test_whoever_leaves_is_replaced_by_a_bot_and_odd_numbers_play_a_bot(server: ServerProcess) -> None:
    people = await new_clients(server.url, 3)
    league = await made(people[0], rounds=2)
    id = league["id"]
    for client in people[1:]:
        (await client.call("POST", f"/leagues/{id}/member?link={league['link']}")).raise_for_status()
    (await people[0].call("POST", f"/leagues/{id}/start")).raise_for_status()
    league = await look(people[0], id)
    assert sorted(len([one for one in table["seats"] if one["name"]]) for table in league["tables"]) == [1, 2]
    (await people[2].call("DELETE", f"/leagues/{id}/member")).raise_for_status()
    league = await play_round(people[:2], id, 1)
    assert (await look(people[2], id))["left"]
    league = await play_round(people[:2], id, 2)
    assert league["state"] == "over"
    gone = next(line for line in league["lines"] if line["name"] == people[2].name)
    assert gone["left"] and gone["played"] == 2  # a bot finished their games


@awaited
async def test_groups_are_drawn_and_stay_among_themselves(server: ServerProcess) -> None:
    people = await new_clients(server.url, 4)
    league = await made(people[0], rounds=1, groups=2)
    for client in people[1:]:
        path = f"/leagues/{league['id']}/member?link={league['link']}"
        (await client.call("POST", path)).raise_for_status()
    (await people[0].call("POST", f"/leagues/{league['id']}/start")).raise_for_status()
    shown = await look(people[0], league["id"])
    group = {line["member"]: line["group"] for line in shown["lines"]}
    assert sorted(group.values()) == [0, 0, 1, 1]
    for table in shown["tables"]:
        assert len({group[seat["member"]] for seat in table["seats"]}) == 1


@pytest.mark.parametrize(
    ("terms", "status", "reason"),
    [
        ({"clock": {"kind": "none"}}, 409, "league-clock"),
        ({"clock": {"kind": "turn", "step": 10}}, 422, "clock-too-short"),
        ({"size": 6, "game": "freibeuter"}, 422, "seat-count"),
        ({"rounds": 99}, 422, "bad-request"),
        ({"name": "\u200b"}, 422, "name-empty"),
        ({"game": "chess"}, 404, "unknown-game"),
    ],
)
@awaited
async def test_a_league_that_cannot_be_played_is_refused(
    server: ServerProcess, terms: dict[str, object], status: int, reason: str
) -> None:
    (host,) = await new_clients(server.url, 1)
    wanted = {"name": "Winter", "game": "_parley", "size": 2, "rounds": 2, "clock": CLOCK, **terms}
    answer = await host.call("POST", "/leagues", wanted)
    assert (answer.status_code, answer.json()["reason"]) == (status, reason)


@awaited
async def test_a_league_needs_people_and_can_be_given_up_before_it_begins(server: ServerProcess) -> None:
    host, other = await new_clients(server.url, 2)
    league = await made(host, public=True)
    id = league["id"]
    assert (await host.call("POST", f"/leagues/{id}/start")).json()["reason"] == "league-too-few"
    assert id in (await other.call("GET", "/leagues")).text
    assert (await other.call("DELETE", f"/leagues/{id}/member")).json()["reason"] == "not-a-member"
    assert (await other.call("DELETE", f"/leagues/{id}")).json()["reason"] == "league-not-host"
    assert (await host.call("DELETE", f"/leagues/{id}")).status_code == 204
    assert (await other.call("POST", f"/leagues/{id}/member")).json()["reason"] == "league-begun"
