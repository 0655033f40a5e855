"""Seats of running games: nobody gets one, loses one or looks into one without consent."""

from __future__ import annotations

import asyncio
from typing import Any

from tests.server.harness import Client, ServerProcess, new_clients, play_on, started
from tests.server.loop import awaited
from tests.server.talk import Voice, listed, made, play_until, together, voices

SETTINGS = {"absent_minutes": 0.05}
"""Three seconds."""


async def table_of(client: Client, table: str) -> dict[str, Any]:
    shown: dict[str, Any] = (await client.call("GET", f"/tables/{table}")).raise_for_status().json()
    return shown


async def sit(client: Client, table: str, seat: int | None = None) -> dict[str, Any]:
    answer: dict[str, Any] = (await client.call("POST", f"/tables/{table}/seat", {"seat": seat})).json()
    return answer


async def asked(voice: Voice, what: str) -> None:
    """Waits until the table is asked this."""
    await voice.hear("update", lambda update: (update["play"]["proposal"] or {}).get("what") == what)


@awaited
async def test_a_stranger_gets_a_bots_seat_only_when_all_people_agree(server: ServerProcess) -> None:
    anne, mary, eve = await new_clients(server.url, 3)
    table = await started([anne, mary], "_parley", 3)
    async with voices([anne, mary, eve], table) as (one, two, stranger):
        hidden = stranger.now["view"]
        assert await sit(eve, table) == {"seat": 2, "asked": True}
        await asked(one, "take")
        await asked(two, "take")
        assert one.now["play"]["proposal"]["name"] == eve.name
        assert (await table_of(eve, table))["mine"] is None
        await one.say(type="agree", yes=True)
        await stranger.hear("update", lambda update: "table-agreed" in str(update["events"]))
        assert (stranger.now["seat"], stranger.now["view"].keys()) == (None, hidden.keys())
        await two.say(type="agree", yes=False)
        await stranger.hear("update", lambda update: update["play"]["proposal"] is None)
        assert (await sit(eve, table))["reason"] == "not-wanted"
        assert (await table_of(eve, table))["mine"] is None


@awaited
async def test_who_is_welcome_plays_the_bots_seat_and_all_are_told(server: ServerProcess) -> None:
    anne, eve = await new_clients(server.url, 2)
    table = await started([anne], "freibeuter", 2)
    async with voices([anne, eve], table) as (one, stranger):
        assert (await sit(eve, table))["asked"] is True
        await asked(one, "take")
        await one.say(type="agree", yes=True)
        await stranger.hear("update", lambda update: update["seat"] == 1)
        await one.hear("update", lambda update: "table-joined" in str(update["events"]))
        shown = await table_of(anne, table)
        assert [place["kind"] for place in shown["places"]] == ["person", "person"]
        await play_until([one, stranger])
    assert (await anne.call("GET", f"/tables/{table}/verify")).json()["fair"] is True


@awaited
async def test_a_newcomer_sees_no_sealed_answer_of_the_bot(server: ServerProcess) -> None:
    anne, eve = await new_clients(server.url, 2)
    table = await started([anne], "libertalia", 3)
    async with voices([anne, eve], table) as (one, stranger):
        while one.now["play"]["sealed"] != [1, 2]:
            await one.hear("update")
        assert (await sit(eve, table, 1))["asked"] is True
        await asked(one, "take")
        await one.say(type="agree", yes=True)
        await stranger.hear("update", lambda update: "table-agreed" in str(update["events"]))
        assert stranger.now["seat"] is None, "agreed, but the bot has sealed an answer"
        await one.choose()
        await stranger.hear("update", lambda update: update["seat"] == 1)
        assert 1 not in stranger.now["play"]["sealed"]


@awaited
async def test_who_leaves_comes_back_to_that_seat_and_to_no_other(server: ServerProcess) -> None:
    anne, mary, eve = await new_clients(server.url, 3)
    table = await started([anne, mary], "_parley", 3, public=False)
    at = f"/tables/{table}"
    async with voices([mary], table) as (two,):
        assert (await anne.call("DELETE", f"{at}/seat")).status_code == 204
        await two.hear("update", lambda update: "table-left" in str(update["events"]))
        shown = await table_of(anne, table)
        assert (shown["mine"], shown["returns"]) == (None, 0)
        assert table in await listed(anne, "mine")
        assert (await sit(anne, table, 2))["reason"] == "other-seat"
        for query in ("?as=1", "?as=2", "?as=0"):
            assert (await anne.call("GET", f"{at}/moments/0{query}")).json()["reason"] == "not-over"
        assert (await anne.call("GET", f"{at}/story?seat=0")).json()["reason"] == "not-seated"
        assert (await sit(eve, table))["reason"] == "no-such-table"
        assert await sit(anne, table) == {"seat": 0, "asked": False}
        await two.hear("update", lambda update: "table-joined" in str(update["events"]))
        assert two.now["play"]["players"][:2] == ["Guest 0", "Guest 1"]
        assert (await table_of(anne, table))["mine"] == 0


@awaited
async def test_who_handed_a_seat_over_gets_no_other_in_that_game(server: ServerProcess) -> None:
    anne, mary, eve = await new_clients(server.url, 3)
    table = await started([anne, mary], "_parley", 3)
    at = f"/tables/{table}"
    await anne.call("POST", f"{at}/hand-over", {"guest": eve.id})
    assert (await table_of(eve, table))["offered"] == [0]
    assert await sit(eve, table) == {"seat": 0, "asked": False}
    assert (await table_of(anne, table))["mine"] is None
    assert (await sit(anne, table, 2))["reason"] == "other-seat"
    assert (await sit(anne, table))["reason"] == "seat-taken"
    offer = await mary.call("POST", f"{at}/hand-over", {"guest": anne.id})
    assert offer.json()["reason"] == "other-seat"


@awaited
async def test_the_host_alone_cannot_end_a_game_with_people_in_it(server: ServerProcess) -> None:
    anne, mary = await new_clients(server.url, 2)
    table = await started([anne, mary], "_parley", 3)
    at = f"/tables/{table}"
    async with voices([anne, mary], table) as (one, two):
        assert (await anne.call("DELETE", at)).json()["reason"] == "others-play"
        await one.say(type="propose", what="end")
        await asked(two, "end")
        await two.say(type="agree", yes=False)
        await one.hear("update", lambda update: update["play"]["proposal"] is None)
        assert (await table_of(anne, table))["status"] == "running"
        await two.say(type="propose", what="end")
        await asked(one, "end")
        await one.say(type="agree", yes=True)
        await two.hear("update", lambda update: "table-ended-together" in str(update["events"]))
        await two.hear("table")
    assert (await table_of(anne, table))["status"] == "closed"


@awaited
async def test_who_plays_alone_with_bots_ends_the_game_alone(server: ServerProcess) -> None:
    anne, mary = await new_clients(server.url, 2)
    table = await started([anne, mary], "_parley", 3)
    await anne.call("DELETE", f"/tables/{table}/seat")
    assert (await mary.call("DELETE", f"/tables/{table}")).status_code == 204
    assert (await table_of(mary, table))["status"] == "closed"
    left = await started([anne], "stoertebeker", 2, clock={"kind": "turn", "step": 3_600_000})
    await anne.call("DELETE", f"/tables/{left}/seat")
    assert (await mary.call("DELETE", f"/tables/{left}")).json()["reason"] in ("not-seated", "table-over")


@awaited
async def test_somebody_absent_is_replaced_by_vote_and_may_come_back(server: ServerProcess) -> None:
    anne, mary, jack = await new_clients(server.url, 3)
    table = await started([anne, mary, jack], "_parley", 3)
    async with voices([anne, mary], table) as (one, two):
        async with voices([jack], table):
            await one.hear("presence", lambda here: here["seats"] == [0, 1, 2])
            await one.say(type="propose", what="replace", seat=2)
            assert (await one.hear("refused"))["reason"] == "not-absent"
        await one.say(type="propose", what="replace", seat=2)
        assert (await one.hear("refused"))["reason"] == "not-absent", "gone, but not for long"
        await asyncio.sleep(3.5)
        await one.say(type="propose", what="replace", seat=2)
        await asked(two, "replace")
        assert two.now["play"]["proposal"]["waiting"] == [1], "who is absent need not answer"
        await two.say(type="agree", yes=True)
        await one.hear("update", lambda update: "table-replaced" in str(update["events"]))
        assert (await table_of(anne, table))["places"][2]["kind"] == "bot"
        assert await sit(jack, table) == {"seat": 2, "asked": False}
        await one.hear("update", lambda update: "table-joined" in str(update["events"]))


@awaited
async def test_the_last_one_left_replaces_the_others_or_ends_the_game(server: ServerProcess) -> None:
    anne, mary, jack = await new_clients(server.url, 3)
    table = await started([anne, mary, jack], "_parley", 3)
    async with voices([anne], table) as (one,):
        assert (await anne.call("DELETE", f"/tables/{table}")).json()["reason"] == "others-play"
        await asyncio.sleep(3.5)
        await one.say(type="propose", what="replace", seat=2)
        await one.hear("update", lambda update: "table-replaced" in str(update["events"]))
        assert (await anne.call("DELETE", f"/tables/{table}")).status_code == 204


@awaited
async def test_who_resigns_is_named_in_the_result_and_does_not_come_back(server: ServerProcess) -> None:
    anne, mary = await new_clients(server.url, 2)
    table = await started([anne, mary], "_parley", 2)
    assert (await anne.call("DELETE", f"/tables/{table}/seat?resign=true")).status_code == 204
    assert (await table_of(anne, table))["returns"] is None
    assert (await sit(anne, table))["reason"] == "seat-taken"
    last = await play_on(mary, table)
    assert last["play"]["resigned"] == [0]
    assert (await table_of(anne, table))["result"]["resigned"] == [0]
    assert (await anne.call("GET", f"/tables/{table}/verify")).json()["fair"] is True
    assert table in await listed(anne, "mine")


@awaited
async def test_nobody_is_seated_by_a_rematch_without_saying_yes(server: ServerProcess) -> None:
    anne, mary, jack, eve = await new_clients(server.url, 4)
    table = await started([anne, mary, jack], "_parley", 3)
    async with voices([anne, mary, jack], table) as people:
        await play_until(people)
    again = (await anne.call("POST", f"/tables/{table}/rematch")).json()["id"]
    shown = await table_of(mary, again)
    assert [place["kind"] for place in shown["places"]] == ["person", "kept", "kept"]
    assert (shown["mine"], shown["offered"]) == (None, [1])
    assert again in await listed(mary, "mine")
    assert (await sit(eve, again))["reason"] == "seat-taken"
    assert (await sit(mary, again))["seat"] == 1
    assert (await jack.call("DELETE", f"/tables/{again}/seat")).status_code == 204
    assert again not in await listed(jack, "mine")
    assert [place["kind"] for place in (await table_of(anne, again))["places"]] == [
        "person",
        "person",
        "empty",
    ]
    assert (await sit(eve, again))["seat"] == 2
    third = (await mary.call("POST", f"/tables/{table}/rematch")).json()["id"]
    assert third == again


@awaited
async def test_the_host_starts_a_rematch_without_those_who_do_not_answer(server: ServerProcess) -> None:
    anne, mary = await new_clients(server.url, 2)
    table = await started([anne, mary], "_parley", 2)
    async with voices([anne, mary], table) as people:
        await play_until(people)
    again = (await anne.call("POST", f"/tables/{table}/rematch")).json()["id"]
    assert (await anne.call("POST", f"/tables/{again}/start", {})).json()["reason"] == "seats-empty"
    assert (await anne.call("POST", f"/tables/{again}/start", {"fill": "random"})).status_code == 204
    shown = await table_of(mary, again)
    assert [place["kind"] for place in shown["places"]] == ["person", "bot"]
    assert shown["offered"] == []


@awaited
async def test_a_take_back_waits_for_somebody_who_is_away(server: ServerProcess) -> None:
    people = await new_clients(server.url, 2)
    table = await started(people, "_parley", 2, clock={"kind": "turn", "step": 1_000})
    async with voices(people, table) as (one, two):
        first = one.now["play"]["asking"][0]
        mover, other = (one, two) if first == 0 else (two, one)
        await mover.choose()
        await mover.hear("update", lambda update: 1 - first in update["play"]["away"])
        await mover.say(type="wish")
        answer = await mover.hear("update", lambda update: "table-wished" in str(update["events"]))
        assert "table-taken-back" not in str(answer["events"])
        await together([mover, other])


@awaited
async def test_ones_own_list_is_tidied(server: ServerProcess) -> None:
    anne, mary = await new_clients(server.url, 2)
    table = await started([anne, mary], "_parley", 2)
    assert (await anne.call("DELETE", f"/tables/{table}/listing")).json()["reason"] == "still-playing"
    async with voices([anne, mary], table) as people:
        await play_until(people)
    assert table in await listed(anne, "mine")
    for _ in range(2):
        assert (await anne.call("DELETE", f"/tables/{table}/listing")).status_code == 204
    assert table not in await listed(anne, "mine")
    assert table in await listed(mary, "mine")
    assert (await table_of(anne, table))["status"] == "finished"
    waiting = (await made(anne))["id"]
    assert (await anne.call("DELETE", f"/tables/{waiting}/listing")).json()["reason"] == "still-playing"


@awaited
async def test_signing_out_ends_open_connections(server: ServerProcess) -> None:
    anne, mary = await new_clients(server.url, 2)
    table = await started([anne, mary], "_parley", 2)
    async with voices([anne, mary], table) as (one, two):
        assert (await anne.call("DELETE", "/me")).status_code == 204
        await one.wire.wait_closed()
        assert one.wire.close_code == 1008
        await two.hear("presence", lambda here: here["seats"] == [1])
