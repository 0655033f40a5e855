"""People are told that they are asked: once, by every channel they chose, and only when they are away."""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import Any

import httpx
import pytest

from tests.server.harness import Client, ServerProcess, new_clients, say, started
from tests.server.loop import awaited
from tests.server.sinks import Browser, HttpSink, MailSink, until

MAIL = MailSink()
SETTINGS = {
    "away_seconds": 0,
    "loopback_webhooks": True,
    "mail": MAIL.url,
    "mail_from": "flibuste@example.org",
    "channel_changes_per_minute": 1_000_000,
    "mails_per_hour": 1_000_000,
}


@pytest.fixture
def sink() -> Iterator[HttpSink]:
    sink = HttpSink()
    yield sink
    sink.close()


async def subscribe(client: Client, browser: Browser) -> dict[str, Any]:
    answer = await client.call("POST", "/notifications/push", browser.subscription())
    shown: dict[str, Any] = answer.raise_for_status().json()
    return shown


async def answer_once(client: Client, table: str) -> dict[str, Any]:
    """Answers the first question, and returns the update after it."""
    async with client.connected(table) as wire:
        update = await client.update(wire, lambda one: one["decision"] is not None)
        asked = update["decision"]
        await say(wire, type="choose", choice=asked["options"][0], serial=asked["serial"])
        return await client.update(wire, lambda one: one["version"] > update["version"])


async def asked_first(clients: list[Client], table: str) -> tuple[Client, Client]:
    """Who of two is asked first, and the other."""
    async with clients[0].connected(table) as wire:
        first = (await clients[0].update(wire))["play"]["asking"][0]
    return clients[first], clients[1 - first]


@awaited
async def test_the_one_who_is_asked_is_told_once_until_they_have_looked(
    server: ServerProcess, sink: HttpSink
) -> None:
    clients = await new_clients(server.url, 2)
    browsers = [Browser(sink, client.id) for client in clients]
    for client, browser in zip(clients, browsers, strict=True):
        await subscribe(client, browser)
    table = await started(clients, "freibeuter", 2, None)
    first, _ = await asked_first(clients, table)
    mine, others = sorted(browsers, key=lambda one: one.path != f"/push/{first.id}")
    await until(lambda: len(mine.messages()) == 1)
    (told,) = mine.messages()
    link = f"{server.url}/table/{table}"
    assert told == {"game": "Freebooter", "table": table, "link": link, "text": told["text"]}
    assert told["text"].startswith("Freebooter")
    assert others.messages() == []
    assert mine.requests()[0].headers["authorization"].startswith("vapid t=")


@awaited
async def test_an_open_notification_is_the_only_one_until_its_seat_has_looked(
    server: ServerProcess, sink: HttpSink
) -> None:
    """Three play at once: the others answer, take back and answer, and nobody is told again."""
    clients = await new_clients(server.url, 2)
    browser = Browser(sink, "open")
    table = await started(clients, "_parley", 2, None)
    await subscribe(clients[0], browser)
    await until(lambda: len(browser.messages()) == 1)
    async with clients[0].connected(table) as wire, clients[1].connected(table) as other:
        asked = (await clients[0].update(wire))["decision"]
        assert asked is not None
        await say(wire, type="here")
        theirs = (await clients[1].update(other))["decision"]
        if theirs is not None:
            await say(other, type="choose", choice=theirs["options"][0], serial=theirs["serial"])
        await say(wire, type="choose", choice=asked["options"][0], serial=asked["serial"])
        update = await clients[0].update(wire, lambda one: one["play"]["serial"] != asked["serial"])
    before = len(browser.messages())
    assert before == 1
    # The question after their own choice they have seen; the one after somebody else's they have not.
    while update["decision"] is not None and update["decision"]["sealed"] is None:
        update = await answer_once(clients[0], table)
    other_update = update
    while other_update["decision"] is None or other_update["decision"]["sealed"] is not None:
        other_update = await answer_once(clients[1], table)
        async with clients[0].connected(table) as wire:
            other_update = await clients[0].update(wire)
    await until(lambda: len(browser.messages()) == before + 1)


@awaited
async def test_mail_is_confirmed_first_and_ends_with_one_request(server: ServerProcess) -> None:
    clients = await new_clients(server.url, 2)
    MAIL.letters.clear()
    wanted = {"address": "anne@example.org"}
    shown = (await clients[0].call("POST", "/notifications/mail", wanted)).raise_for_status()
    assert [one["confirmed"] for one in shown.json()["channels"]] == [False]
    (letter,) = MAIL.letters
    assert letter["To"] == "anne@example.org"
    assert letter["List-Unsubscribe"] is None
    link = re.search(r"confirm=(\S+)", letter.get_content())
    assert link is not None
    table = await started(clients[:1], "freibeuter", 2, "random")
    await answer_once(clients[0], table)
    assert len(MAIL.letters) == 1, "told before the address was confirmed"
    stranger = Client(server.url, "")
    (await stranger.call("POST", "/notifications/confirm", {"token": link[1]})).raise_for_status()
    await until(lambda: len(MAIL.letters) == 2)
    told = MAIL.letters[1]
    assert f"{server.url}/table/{table}" in told.get_content()
    assert told["List-Unsubscribe-Post"] == "List-Unsubscribe=One-Click"
    out = told["List-Unsubscribe"].strip("<>")
    form = {"List-Unsubscribe": "One-Click"}
    assert httpx.post(out, data=form).status_code == 204
    assert httpx.post(out, data=form).status_code == 204
    assert (await clients[0].call("GET", "/notifications")).json()["channels"] == []
    assert (await stranger.call("POST", "/notifications/confirm", {"token": link[1]})).status_code == 404


@awaited
async def test_a_mailbox_gets_three_questions_a_day_whoever_asks(server: ServerProcess) -> None:
    clients = await new_clients(server.url, 4)
    wanted = {"address": "Stranger@example.org"}
    said = [(await client.call("POST", "/notifications/mail", wanted)).status_code for client in clients]
    assert said == [201, 201, 201, 429]
    for address in ("nobody", "a@b\r\nBcc: c@d.org", "a b@example.org", "@example.org"):
        refused = await clients[0].call("POST", "/notifications/mail", {"address": address})
        assert refused.json()["reason"] == "bad-mail-address"


@awaited
async def test_webhooks_get_the_form_they_expect_and_dead_ones_are_forgotten(
    server: ServerProcess, sink: HttpSink
) -> None:
    (client,) = await new_clients(server.url, 1)
    for form in ("discord", "slack", "ntfy", "json"):
        wanted = {"url": f"{sink.url}/{form}", "form": form}
        (await client.call("POST", "/notifications/hook", wanted)).raise_for_status()
    table = await started([client], "freibeuter", 2, "random")
    await until(lambda: len(sink.received) == 4)
    bodies = {one.path[1:]: one for one in sink.received}
    assert bodies["discord"].body.startswith(b'{"content":"')
    assert b'"allowed_mentions":{"parse":[]}' in bodies["discord"].body
    assert bodies["slack"].body.startswith(b'{"text":"')
    assert bodies["ntfy"].headers["click"] == f"{server.url}/table/{table}"
    assert len({one.headers["idempotency-key"] for one in sink.received}) == 4
    sink.status = 410
    for channel in (await client.call("GET", "/notifications")).json()["channels"]:
        tried = await client.call("POST", f"/notifications/channels/{channel['id']}/trial")
        assert tried.status_code == 404
    assert (await client.call("GET", "/notifications")).json()["channels"] == []


@awaited
async def test_feeds_show_what_waits_at_a_secret_address(server: ServerProcess) -> None:
    (client,) = await new_clients(server.url, 1)
    clock = {"kind": "turn", "bank": 0, "step": 86_400_000}
    table = await started([client], "freibeuter", 2, "random", clock=clock)
    feed = (await client.call("POST", "/notifications/feed")).json()["feed"]
    async with client.connected(table) as wire:
        await client.update(wire, lambda one: one["decision"] is not None)
    stranger = Client(server.url, "")

    async def read(name: str) -> httpx.Response:
        return await stranger.call("GET", f"/feeds/{feed}/{name}")

    atom, dates = await read("waiting.atom"), await read("deadlines.ics")
    assert f"{server.url}/table/{table}" in atom.text
    assert dates.text.count("BEGIN:VEVENT") == 1
    assert all(len(line.encode()) <= 75 for line in dates.text.split("\r\n"))
    again = (await client.call("POST", "/notifications/feed")).json()["feed"]
    assert again != feed
    assert (await read("waiting.atom")).status_code == 404
    (await client.call("DELETE", "/notifications/feed")).raise_for_status()
    feed = again
    assert (await read("deadlines.ics")).status_code == 404


@awaited
async def test_what_is_refused_is_sent_again_later_and_never_twice(
    server: ServerProcess, sink: HttpSink
) -> None:
    (client,) = await new_clients(server.url, 1)
    browser = Browser(sink, "again")
    await subscribe(client, browser)
    sink.refusals = [503]
    await started([client], "freibeuter", 2, "random")
    await until(lambda: not sink.refusals)
    assert browser.messages() == []


@awaited
async def test_the_next_table_that_waits_is_the_one_with_the_nearest_deadline(server: ServerProcess) -> None:
    (client,) = await new_clients(server.url, 1)
    tables = {}
    for hours in (48, 24, 72):
        clock = {"kind": "turn", "bank": 0, "step": hours * 3_600_000}
        tables[hours] = await started([client], "freibeuter", 2, "random", clock=clock)
        async with client.connected(tables[hours]) as wire:
            await client.update(wire, lambda one: one["decision"] is not None)
    waiting = (await client.call("GET", "/waiting")).json()
    assert [one["table"] for one in waiting] == [tables[24], tables[48], tables[72]]
