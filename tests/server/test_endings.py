"""How tables end: the record that proves itself, the story so far, a rematch, a table closed."""

from __future__ import annotations

import asyncio

from flibuste.kernel import shelf
from flibuste.kernel.record import parse, verify
from tests.server.harness import Sailor, ServerProcess, crew, play_on, started
from tests.server.loop import awaited
from tests.server.talk import listed, made, play_until, together, voices
from tests.server.truth import kept, may_read


@awaited
async def test_the_record_is_given_when_the_game_is_over_and_proves_itself(server: ServerProcess) -> None:
    host, guest = await crew(server.url, 2)
    table = await made(host, nonce="hosts-nonce")
    at = f"/tables/{table['id']}"
    await guest.call("POST", f"{at}/seat", {"nonce": "guests_nonce"})
    await host.call("POST", f"{at}/start", {})
    for path in ("record", "verify"):
        assert (await host.call("GET", f"{at}/{path}")).json()["reason"] == "not-over"
    async with voices([host, guest], table["id"]) as people:
        await play_until(people)
    record = parse((await guest.call("GET", f"{at}/record")).text)
    verify(shelf.find("_parley"), record)
    assert record.nonces == ("hosts-nonce", "guests_nonce")
    assert record.commitment == table["commitment"]
    assert record.players == ("Sailor 0", "Sailor 1")
    verdict = {"fair": True, "commitment": table["commitment"], "line": None, "reason": None}
    assert (await guest.call("GET", f"{at}/verify")).json() == verdict
    shown = (await guest.call("GET", at)).json()
    assert shown["result"]["scores"] == list(record.outcome.scores if record.outcome else [])


@awaited
async def test_the_story_tells_each_seat_what_it_may_know(server: ServerProcess) -> None:
    sailors = await crew(server.url, 2)
    table = await started(sailors, "_parley", 2)
    async with voices(sailors, table) as people:
        await play_until(people, lambda: people[0].now["version"] >= 12)
        await together(people)
    truth = list(kept(server.env["FLIBUSTE_DATABASE"], table).voyages())[-1].story
    assert any(event.secret for part in truth for event in part)
    for seat, sailor in [*enumerate(sailors), (None, Sailor(server.url, "Nobody"))]:
        told = (await sailor.call("GET", f"/tables/{table}/story")).json()
        assert told == [
            {"version": version, **may_read(event, seat)}
            for version, part in enumerate(truth)
            for event in part
        ]


@awaited
async def test_a_rematch_asked_for_by_two_at_once_is_one_table_with_the_same_crew(
    server: ServerProcess,
) -> None:
    sailors = await crew(server.url, 2)
    outsider = await Sailor(server.url, "Outsider").enter()
    table = await started(sailors, "_parley", 3, options={"rum": "plenty"}, public=False)
    at = f"/tables/{table}"
    assert (await sailors[0].call("POST", f"{at}/rematch")).json()["reason"] == "not-over"
    await asyncio.gather(*(play_on(sailor, table) for sailor in sailors))
    assert (await outsider.call("POST", f"{at}/rematch")).status_code == 404
    answers = await asyncio.gather(*(one.call("POST", f"{at}/rematch") for one in [*sailors, *sailors]))
    ids = {answer.raise_for_status().json()["id"] for answer in answers}
    assert len(ids) == 1
    again = (await sailors[1].call("GET", f"/tables/{ids.pop()}")).json()
    assert [place["name"] for place in again["places"]][:2] == ["Sailor 0", "Sailor 1"]
    assert again["places"][2]["kind"] == "bot"
    assert (again["status"], again["options"], again["public"]) == ("open", {"rum": "plenty"}, False)
    assert again["commitment"] != (await sailors[0].call("GET", at)).json()["commitment"]
    assert (await sailors[0].call("GET", at)).json()["rematch"] == again["id"]


@awaited
async def test_a_closed_table_is_over_and_has_no_record(server: ServerProcess) -> None:
    sailors = await crew(server.url, 2)
    table = await started(sailors, "_parley", 2)
    at = f"/tables/{table}"
    async with voices(sailors, table) as (one, _):
        assert (await sailors[1].call("DELETE", at)).json()["reason"] == "not-host"
        assert (await sailors[0].call("DELETE", at)).status_code == 204
        await one.hear("table")
        asked = one.now["decision"]
        refused = await one.refusal(type="choose", choice=asked["options"][0], serial=asked["serial"])
        assert refused["reason"] == "table-over"
    assert (await sailors[0].call("DELETE", at)).json()["reason"] == "table-over"
    assert (await sailors[0].call("GET", f"{at}/record")).json()["reason"] == "not-over"
    assert table not in await listed(sailors[0], "mine")
