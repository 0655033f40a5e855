"""Tables with thousands of acts: others do not wait for them, and there is an end to taking back."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.server.bystander import bystander
from tests.server.harness import ServerProcess, new_clients, play_on, started
from tests.server.long_tables import lengthen
from tests.server.loop import awaited
from tests.server.talk import voices

ACTS = 3_320
"""So many once kept a server silent for seventeen seconds after a restart."""
MOST = 100


@pytest.fixture
def server(tmp_path: Path) -> Iterator[ServerProcess]:
    one = ServerProcess(f"sqlite:///{tmp_path / 'flibuste.db'}", tmp_path, acts_per_table=MOST)
    one.start()
    yield one
    one.kill()


@awaited
async def test_after_a_restart_nobody_waits_for_a_table_of_thousands_of_acts(server: ServerProcess) -> None:
    clients = await new_clients(server.url, 6)
    table = await started(clients, "libertalia", 6)
    server.stop()
    acts = lengthen(server.env["FLIBUSTE_DATABASE"], table, ACTS)
    server.start()
    async with bystander(server), voices(clients, table) as people:
        assert people[0].now["version"] == acts
        for path in ("moments/0", f"moments/{acts}", "story"):
            assert (await clients[0].call("GET", f"/tables/{table}/{path}")).status_code == 200
        sealed = people[0].now["play"]["sealed"][0]
        refused = await people[sealed].refusal(type="undo")
        assert (refused["reason"], refused["facts"]) == ("too-many-acts", {"most": MOST})
        again = {
            "choice": people[sealed].now["decision"]["options"][0],
            "serial": people[0].now["play"]["serial"],
        }
        assert (await people[sealed].refusal(type="choose", **again))["reason"] == "too-many-acts"


@awaited
async def test_where_nothing_can_be_taken_back_any_more_the_game_is_still_played_to_its_end(
    server: ServerProcess,
) -> None:
    (host,) = await new_clients(server.url, 1)
    table = await started([host], "freibeuter", 2)
    async with voices([host], table) as (one,):
        taken_back = 0
        while one.now["version"] < MOST:
            if one.now["decision"] is None:
                await one.hear("update", lambda update: update["decision"] is not None)
            await one.choose()
            await one.say(type="undo")
            answer = await one.client.hear(one.wire)
            while answer["type"] not in ("update", "refused"):
                answer = await one.client.hear(one.wire)
            if answer["type"] == "update":
                one.now = answer
                taken_back += "table-undone" in str(answer["events"])
        assert taken_back > 5
        await one.say(type="wish")
        assert (await one.hear("refused"))["reason"] == "too-many-acts"
    last = await play_on(host, table)
    assert last["play"]["over"] and last["version"] > MOST
    assert (await host.call("GET", f"/tables/{table}/verify")).json()["fair"] is True
