"""People: friends, blocks, invitations, reports, and what may be said at a table."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import orjson
import pytest

from flibuste.server.admin import close_report, reports
from flibuste.server.people.own_data import OwnPeople
from flibuste.server.people.watched_words import calls_for_a_look, watched
from flibuste.server.ratings.own_data import OwnRatings
from flibuste.server.settings import Settings
from flibuste.server.storage.store import Store
from tests.server.conftest import process
from tests.server.harness import Client, ServerProcess, new_clients, play_on, say, started
from tests.server.loop import awaited
from tests.server.services import Postgres
from tests.server.storm import server_for
from tests.server.talk import listed, made, voices


@pytest.fixture(scope="module", params=["sqlite", "postgresql"])
def server(
    request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory
) -> Iterator[ServerProcess]:
    home = tmp_path_factory.mktemp("people")
    if request.param == "sqlite":
        yield from process(home, {"people_per_minute": 1_000_000})
        return
    postgres: Postgres = request.getfixturevalue("postgres")
    one = server_for(postgres.fresh("people"), home, people_per_minute=1_000_000)
    one.start()
    yield one
    one.kill()


async def kept(keeper: OwnRatings | OwnPeople, guest: str) -> dict[str, Any]:
    """What a part keeps of a guest."""
    [(_, content)] = [file async for file in keeper.files([guest])]
    return dict(orjson.loads(content))


def settings_of(server: ServerProcess) -> Settings:
    return Settings.model_validate({"database": server.env["FLIBUSTE_DATABASE"]})


async def acquainted(server: ServerProcess, count: int = 2) -> tuple[list[Client], str]:
    """People who have finished a game together, and its table."""
    people = await new_clients(server.url, count)
    table = await started(people, "_parley", count)
    await asyncio.gather(*(play_on(one, table) for one in people))
    return people, table


@awaited
async def test_people_know_each_other_by_playing_and_are_friends_when_both_want_to(
    server: ServerProcess,
) -> None:
    (one, other), _ = await acquainted(server)
    stranger = await Client(server.url, "Stranger").enter()
    assert (await stranger.call("PUT", f"/people/{one.id}/friend")).json()["reason"] == "no-such-player"
    assert (await stranger.call("GET", "/people")).json() == []
    assert (await one.call("PUT", f"/people/{other.id}/friend")).json() == {"friend": "asked"}
    (shown,) = (await other.call("GET", "/people")).json()
    assert (shown["id"], shown["friend"], shown["games"]) == (one.id, "asks", 1)
    assert (await other.call("PUT", f"/people/{one.id}/friend")).json() == {"friend": "friends"}
    await other.call("DELETE", f"/people/{one.id}/friend")
    assert [person["friend"] for person in (await one.call("GET", "/people")).json()] == ["none"]


@awaited
async def test_somebody_one_knows_is_invited_and_somebody_blocked_is_not(server: ServerProcess) -> None:
    (host, friend), _ = await acquainted(server)
    stranger = await Client(server.url, "Stranger").enter()
    table = await made(host, seats=3, public=False)
    at = f"/tables/{table['id']}"
    no = await host.call("POST", f"{at}/invitations", {"guest": stranger.id})
    assert no.json()["reason"] == "no-such-player"
    (await host.call("POST", f"{at}/invitations", {"guest": friend.id})).raise_for_status()
    again = await host.call("POST", f"{at}/invitations", {"guest": friend.id})
    assert again.json()["reason"] == "already-seated"
    assert table["id"] in await listed(friend, "mine")
    assert (await stranger.call("GET", f"{at}/people")).status_code == 404
    (await friend.call("POST", f"{at}/seat", {})).raise_for_status()
    ids = [person["id"] for person in (await friend.call("GET", f"{at}/people")).json()]
    assert ids == [host.id, friend.id]

    (await host.call("PUT", f"/people/{friend.id}/block", {"what": "seat"})).raise_for_status()
    other = await made(host)
    link = f"?link={other['link']}"
    sits = await friend.call("POST", f"/tables/{other['id']}/seat{link}", {})
    invited = await host.call("POST", f"/tables/{other['id']}/invitations", {"guest": friend.id})
    assert sits.json()["reason"] == invited.json()["reason"] == "not-welcome"
    await host.call("DELETE", f"/people/{friend.id}/block")
    (await friend.call("POST", f"/tables/{other['id']}/seat{link}", {})).raise_for_status()


@awaited
async def test_lines_of_somebody_blocked_are_not_sent_at_once_nor_later(server: ServerProcess) -> None:
    people = await new_clients(server.url, 2)
    table = await started(people, "_parley", 2)
    one, other = people
    async with voices(people, table) as (reader, writer):
        await writer.say(type="say", text="before")
        assert (await reader.hear("said"))["text"] == "before"
        (await one.call("PUT", f"/people/{other.id}/block", {"what": "chat"})).raise_for_status()
        await writer.say(type="say", text="unread")
        assert (await writer.hear("said", lambda said: said["text"] == "unread"))["seat"] == 1
        await reader.say(type="say", phrase="hello")
        heard = await reader.hear("said")
        assert (heard["text"], heard["phrase"]) == ("", "hello")
    async with one.connected(table) as wire:
        await say(wire, type="say", text="last")
        while "last" not in one.heard[-1]:
            await one.hear(wire)
    assert "unread" not in "".join(one.heard)
    assert not any(client.id in "".join(client.heard) for client in people)


@awaited
async def test_a_table_may_allow_only_ready_phrases_or_nothing(server: ServerProcess) -> None:
    for chat, reason in (("phrases", "chat-phrases"), ("off", "chat-off")):
        people = await new_clients(server.url, 2)
        table = await started(people, "_parley", 2, chat=chat)
        async with voices(people, table) as (one, other):
            assert (await one.refusal(type="say", text="hello"))["reason"] == reason
            await one.say(type="say", phrase="thanks")
            if chat == "phrases":
                assert (await other.hear("said"))["phrase"] == "thanks"
            else:
                assert (await one.hear("refused"))["reason"] == reason


@awaited
async def test_a_report_carries_the_lines_and_watched_words_call_for_a_look(server: ServerProcess) -> None:
    people = await new_clients(server.url, 2)
    one, other = people
    table = await started(people, "_parley", 2)
    at = f"/tables/{table}/reports"
    async with voices(people, table) as (reader, writer):
        await writer.say(type="say", text="Espèce de CONNARD !")
        rude = (await reader.hear("said"))["number"]
        await reader.say(type="say", text="please")
        own = (await reader.hear("said"))["number"]
    wrong = await one.call("POST", at, {"seat": 1, "lines": [own], "reason": "insult"})
    assert wrong.json()["reason"] == "lines-of-others"
    unknown = await one.call("POST", at, {"seat": 1, "lines": [10**9], "reason": "insult"})
    assert unknown.json()["reason"] == "no-such-line"
    (await one.call("POST", at, {"lines": [rude], "reason": "insult", "note": "twice"})).raise_for_status()
    mine = [row for row in await reports(settings_of(server)) if row["table"] == table]
    assert [(row["reason"], row["about"], row["reporter"]) for row in mine] == [
        ("word", other.id, None),
        ("insult", other.id, one.id),
    ]
    assert all("CONNARD" in row["lines"][0]["text"] for row in mine)
    for row in mine:
        await close_report(settings_of(server), str(row["id"]))
    assert not [row for row in await reports(settings_of(server)) if row["table"] == table]
    for _ in range(9):
        (await one.call("POST", at, {"seat": 1, "reason": "spam"})).raise_for_status()
    assert (await one.call("POST", at, {"seat": 1, "reason": "spam"})).status_code == 429


@awaited
async def test_everything_can_be_taken_along_and_is_forgotten(server: ServerProcess) -> None:
    (one, other), table = await acquainted(server)
    await one.call("PUT", f"/people/{other.id}/friend")
    await one.call("PUT", "/me/visibility", {"visible": "public"})
    store = Store(settings_of(server).database_url())
    ratings, people = OwnRatings(store), OwnPeople(store)
    data = await kept(ratings, one.id)
    assert [game["table"] for game in data["games"]] == [table]
    known = await kept(people, one.id)
    assert (known["visible"], [friend["other"] for friend in known["friends"]]) == ("public", [other.id])
    async with store.transaction() as connection:
        await ratings.forget(connection, [one.id])
        await people.forget(connection, [one.id])
    assert await kept(ratings, one.id) == {"ratings": [], "games": []}
    assert (await kept(people, one.id))["friends"] == []
    await store.close()
    (game,) = (await other.call("GET", f"/players/{other.id}/games")).json()["games"]
    assert game["others"][0]["name"] is None


def test_words_are_found_whole_in_any_case_and_with_any_accent(tmp_path: Path) -> None:
    words = watched("")
    for line in ("Connard", "du bist ein ARSCHLOCH!", "go kill   yourself", "enculé"):
        assert calls_for_a_look(line, words), line
    for line in ("bonne partie", "I am in Scunthorpe", "kill the pirate yourself", ""):
        assert not calls_for_a_look(line, words), line
    own = tmp_path / "words.txt"
    own.write_text("mutiny # or so\n\n", encoding="utf-8")
    assert watched(str(own)) == {"mutiny"}
