"""Bots at a table have names of their own, and everybody can still tell that they are bots."""

from __future__ import annotations

import re

import pytest

from flibuste.bots.nicknames import NAMES, SEATS, nickname
from flibuste.i18n.translator import LANGUAGES
from flibuste.kernel.records.record import plain_name
from tests.server.harness import ServerProcess, new_clients, play_on, started
from tests.server.loop import awaited
from tests.server.talk import made, voices

ALL = tuple(name for names in NAMES.values() for name in names)


def test_there_are_enough_names_in_each_language_and_each_is_fit_for_a_record() -> None:
    assert set(NAMES) == set(LANGUAGES)
    for names in NAMES.values():
        assert len({name.casefold() for name in names}) == len(names) >= 3 * SEATS
        assert len(names) % SEATS == 0, "every seat has as many"
    for name in ALL:
        assert plain_name(name) == name and len(name) <= 20 and not name.endswith(")")


def test_no_two_at_a_table_are_called_the_same_whatever_people_are_called() -> None:
    for table in map(str, range(200)):
        people = [nickname(table, seat, ()) for seat in range(3)]
        bots = [nickname(table, seat, people) for seat in range(SEATS)]
        assert bots == [nickname(table, seat, [*people, "Anne"]) for seat in range(SEATS)]
        assert len({*people, *bots}) == len(people) + len(bots)
    assert nickname("table", 2, ALL) not in ALL
    assert len({nickname(table, 0, ()) for table in map(str, range(200))}) > 20


@awaited
async def test_a_bots_name_and_level_are_shown_from_the_moment_it_sits_down(server: ServerProcess) -> None:
    (host,) = await new_clients(server.url, 1)
    table = (await made(host, seats=4))["id"]
    at = f"/tables/{table}"
    await host.call("PUT", f"{at}/seats/2/bot", {"bot": "greedy"})
    place = (await host.call("GET", at)).json()["places"][2]
    assert (place["kind"], place["bot"]) == ("bot", "greedy") and place["name"] in ALL
    await host.call("PUT", f"{at}/seats/2/bot", {"bot": None})
    assert (await host.call("GET", at)).json()["places"][2]["name"] == ""
    await host.call("PUT", f"{at}/seats/2/bot", {"bot": "greedy"})
    await host.call("POST", f"{at}/start", {"fill": "random"})
    places = (await host.call("GET", at)).json()["places"]
    assert [one["bot"] for one in places] == [None, "random", "greedy", "random"]
    assert places[2] == place
    names = [one["name"] for one in places]
    assert set(names[1:]) <= set(ALL) and len(set(names)) == 4
    async with voices([host], table) as (voice,):
        assert voice.now["play"]["players"] == names


@awaited
async def test_whoever_plays_on_for_one_who_left_has_a_name_too(server: ServerProcess) -> None:
    clients = await new_clients(server.url, 2)
    table = await started(clients, "_parley", 3, "greedy")
    async with voices(clients, table) as (one, two):
        await clients[0].call("DELETE", f"/tables/{table}/seat")
        await two.hear("update", lambda update: update["play"]["players"][0] != "Guest 0")
        (sat,) = [event for event in two.now["events"] if event["kind"] == "table-sat"] or [None]
        players = two.now["play"]["players"]
        assert players[0] in ALL and len(set(players)) == 3
        assert sat is None or sat["facts"] == {"number": 1, "before": "Guest 0", "name": players[0]}
        assert one.client is clients[0]
    place = (await clients[1].call("GET", f"/tables/{table}")).json()["places"][0]
    assert (place["name"], place["bot"], place["kind"]) == (players[0], "matelot", "bot")
    await play_on(clients[1], table)
    record = (await clients[1].call("GET", f"/tables/{table}/record")).text
    assert "\nplayer 0 Guest 0\n" in record
    assert re.search(rf"^sit 0 .*{re.escape(players[0])}$", record, re.MULTILINE), record


@pytest.mark.parametrize("language", LANGUAGES)
@awaited
async def test_bots_have_names_of_the_hosts_language(server: ServerProcess, language: str) -> None:
    (host,) = await new_clients(server.url, 1)
    table = (await made(host, seats=4))["id"]
    at, spoken = f"/tables/{table}", {"Accept-Language": f"{language}-XX,{language};q=0.9"}
    await host.call("PUT", f"{at}/seats/2/bot", {"bot": "greedy"}, headers=spoken)
    await host.call("POST", f"{at}/start", {"fill": "random"}, headers=spoken)
    names = [place["name"] for place in (await host.call("GET", at)).json()["places"]]
    assert set(names[1:]) <= set(NAMES[language])
    later = nickname(table, 0, names[1:])
    assert later in NAMES[language], "whoever stands in later speaks like the others"
