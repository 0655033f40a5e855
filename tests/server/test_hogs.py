"""Tables and files that take for ever: they are refused or set aside, and everybody else plays on."""

from __future__ import annotations

import asyncio
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.server.bystander import bystander
from tests.server.harness import Client, ServerProcess, new_clients, started
from tests.server.loop import awaited
from tests.server.talk import made, turned_away, voices
from tests.server.tortoise import NAME, Tortoise

SECONDS = 1.5
"""How long a job may run on this server."""


class Hogged:
    """A server with a game that can be made to hang."""

    def __init__(self, home: Path) -> None:
        self.tortoise = Tortoise(home)
        database = f"sqlite:///{home / 'flibuste.db'}"
        self.server = ServerProcess(database, home, judge_seconds=SECONDS, replay_seconds=SECONDS)
        self.server.env |= self.tortoise.env
        self.server.start()

    def admin(self, *words: str) -> str:
        command = [sys.executable, "-m", "flibuste", "--lang", "en", "admin", *words]
        done = subprocess.run(command, env=self.server.env, capture_output=True, text=True, check=True)
        return done.stdout

    def logged(self, words: str) -> int:
        return self.server.log.read_text().count(words)


@pytest.fixture
def hogged(tmp_path: Path) -> Iterator[Hogged]:
    home = Hogged(tmp_path)
    yield home
    home.server.kill()


async def reason(client: Client, path: str) -> tuple[int, str]:
    answer = await client.call("GET", path)
    return answer.status_code, str(answer.json()["reason"])


@awaited
async def test_files_whose_judgement_does_not_end_are_refused(hogged: Hogged) -> None:
    hogs = await new_clients(hogged.server.url, 3)
    hogged.tortoise.hang("judge")
    wanted = {"game": NAME, "seats": 2, "data": {"deck.txt": "a"}}
    async with bystander(hogged.server):
        answers = await asyncio.gather(*(hog.call("POST", "/tables", wanted) for hog in hogs))
    assert [(one.status_code, one.json()["reason"]) for one in answers] == [(422, "data-too-slow")] * 3
    assert (await hogs[0].call("GET", "/tables?which=mine")).json() == []
    hogged.tortoise.go_on()
    assert (await made(hogs[0], **wanted))["own_data"] == ["deck.txt"]


@awaited
async def test_a_table_that_does_not_open_is_set_aside_until_it_is_given_back(hogged: Hogged) -> None:
    server, tortoise = hogged.server, hogged.tortoise
    hog, nobody = (await new_clients(server.url, 1))[0], Client(server.url, "Nobody")
    table = await started([hog], NAME, 2)
    server.kill()
    tortoise.hang("open")
    server.start()
    async with bystander(server):
        while not hogged.logged("table set aside"):  # the housekeeping opens it by itself
            await asyncio.sleep(0.1)
        for path in ("story", "moments/0"):
            assert await reason(nobody, f"/tables/{table}/{path}") == (503, "set-aside")
        assert (await turned_away(hog, table))[0] == "set-aside"
        assert (await hog.call("GET", "/tables?which=mine")).json()[0]["asking"] is None
    assert tortoise.rests("open") == 1, "it was tried again"
    server.stop()
    server.start()
    assert await reason(nobody, f"/tables/{table}/story") == (503, "set-aside")
    await asyncio.sleep(1)
    assert tortoise.rests("open") == 1, "it was tried again after a restart"

    tortoise.go_on()
    assert table in hogged.admin("set-aside")
    hogged.admin("give-back", table)
    assert table not in hogged.admin("set-aside")
    async with voices([hog], table) as (one,):
        assert one.now["view"]
    assert (await nobody.call("GET", f"/tables/{table}/story")).status_code == 200


@awaited
async def test_a_set_aside_table_can_be_closed_by_its_host(hogged: Hogged) -> None:
    (hog,) = await new_clients(hogged.server.url, 1)
    table = (await made(hog, game=NAME))["id"]
    hogged.tortoise.hang("open")
    async with bystander(hogged.server):
        answer = await hog.call("POST", f"/tables/{table}/start", {"fill": "random"})
        assert (answer.status_code, answer.json()["reason"]) == (503, "set-aside")
    assert (await hog.call("DELETE", f"/tables/{table}")).status_code == 204
    assert (await hog.call("GET", f"/tables/{table}")).json()["status"] == "closed"


@awaited
async def test_what_cannot_be_foreseen_is_tried_once_whoever_asks(hogged: Hogged) -> None:
    (hog,) = await new_clients(hogged.server.url, 1)
    table = await started([hog], NAME, 2)
    hogged.tortoise.hang("foresee")
    async with bystander(hogged.server), voices([hog] * 28, table) as all_there:
        people = [voice for voice in all_there if voice.now["decision"]]
        serial = people[0].now["play"]["serial"]
        for voice in people:
            for _ in range(5):
                await voice.say(type="foresee", serial=serial)
        for voice in people:
            assert (await voice.hear("refused"))["reason"] == "too-slow"
        assert (await people[0].refusal(type="foresee", serial=serial))["reason"] == "too-slow"
    assert hogged.tortoise.rests("foresee") == 1
