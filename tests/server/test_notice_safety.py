"""Notifications tell no secret, reach no private network, cost nothing if nobody listens, come once."""

from __future__ import annotations

import asyncio
import socket
from collections.abc import Iterator
from ipaddress import ip_address
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import event, select
from websockets.asyncio.client import ClientConnection

from flibuste.kernel import registry
from flibuste.kernel.chance import Quick
from flibuste.kernel.game import make_setup
from flibuste.kernel.types import Refusal
from flibuste.server.cluster.pubsub import PubSub
from flibuste.server.lobby.hosting import Wanted
from flibuste.server.notices.payload import about_table
from flibuste.server.notices.questions import due_after
from flibuste.server.notices.transports.feeds import Entry, atom, calendar
from flibuste.server.notices.transports.guarded_http import GuardedHttp, checked_url, is_public
from flibuste.server.notices.transports.outcome import NotSent
from flibuste.server.notices.transports.webhooks import FORMS, written
from flibuste.server.services import Services
from flibuste.server.settings import Settings
from flibuste.server.storage.notice_tables import QUESTIONS
from flibuste.server.storage.store import Store
from flibuste.table.clock import Pace
from flibuste.table.session import Session
from flibuste.table.table import Table
from tests.server.harness import Client, ServerProcess, new_clients, play_on, say, started
from tests.server.loop import awaited
from tests.server.server_group import ServerGroup
from tests.server.services import Postgres, RedisServer
from tests.server.sinks import Browser, HttpSink, until
from tests.server.stored_tables import kept, redealt
from tests.server.storm import NOTICES, errors, server_for

SETTINGS = NOTICES


@pytest.fixture
def sink() -> Iterator[HttpSink]:
    sink = HttpSink()
    yield sink
    sink.close()


# Secrecy


@awaited
async def test_what_is_told_of_a_whole_game_follows_from_game_and_table_alone(
    server: ServerProcess, sink: HttpSink
) -> None:
    """So it is the same in every world: whatever is dealt again, not one byte of it changes."""
    clients = await new_clients(server.url, 2)
    browsers = [Browser(sink, client.id) for client in clients]
    for client, browser in zip(clients, browsers, strict=True):
        (await client.call("POST", "/notifications/push", browser.subscription())).raise_for_status()
        for form in FORMS:
            wanted = {"url": f"{sink.url}/{form}/{client.id}", "form": form}
            (await client.call("POST", "/notifications/hook", wanted)).raise_for_status()
        (await client.call("POST", "/notifications/feed")).raise_for_status()
    table = await started(clients, "_parley", 2, None)
    await asyncio.gather(*(play_on(client, table, seed) for seed, client in enumerate(clients)))
    await until(lambda: bool(browsers[0].messages() or browsers[1].messages()))
    notice = about_table("asked", "_parley", table, "en", server.url)
    for browser in browsers:
        for request in browser.requests():
            assert browser.opened(request.body) == notice.written()
    for form in FORMS:
        bodies = {one.body for one in sink.received if one.path.startswith(f"/{form}/")}
        assert bodies <= {written(form, notice)[0]}
    headers = {name for one in sink.received for name in one.headers}
    assert headers <= {
        *("host", "content-length", "connection", "user-agent", "content-type", "content-encoding"),
        *("authorization", "ttl", "urgency", "topic", "idempotency-key", "click"),
    }
    hidden = kept(server.env["FLIBUSTE_DATABASE"], table)
    everything = repr(sink.received) + server.log.read_text()
    for secret in (*hidden.secrets(), hidden.row.link, *(client.token for client in clients)):
        assert secret not in everything
    for client in clients:
        assert client.name not in repr(sink.received)
    for at, session in enumerate(hidden.sessions()):
        truth, before = session.table.state, told(session, table)
        for seat in range(truth.seats):
            session.table.state = redealt(session, seat, Quick(at))
            assert told(session, table) == before
            session.table.state = truth


def told(session: Session, table: str) -> dict[int, bytes]:
    """What each seat that is asked would be sent."""
    notice = about_table("asked", session.table.game.meta.id, table, "fr", "https://f.org")
    return {seat: notice.written() for seat in session.asking}


def test_feeds_say_no_more_than_game_table_and_deadline() -> None:
    entries = [Entry("libertalia", "abc", 7, 1_000_000, 2_000_000)]
    for body in (atom(entries, "fr", "https://f.org", "x"), calendar(entries, "fr", "https://f.org")):
        text = body.decode().replace("\r\n ", "")
        assert "Libertalia : c’est à vous." in text
        assert "https://f.org/table/abc" in text


# Addresses that guests give


@pytest.mark.parametrize(
    "url",
    [
        "http://example.org/hook",
        "https://127.0.0.1/",
        "https://[::1]/",
        "https://10.0.0.8/",
        "https://192.168.1.1/",
        "https://169.254.169.254/latest/meta-data",
        "https://[::ffff:10.0.0.1]/",
        "https://[64:ff9b::a00:1]/",
        "https://[2002:7f00:1::]/",
        "https://[fe80::1]/",
        "https://[fd00::1]/",
        "https://0.0.0.0/",
        "https://100.64.0.1/",
        "https://224.0.0.1/",
        "https://localhost/",
        "https://printer.local/",
        "https://user:password@example.org/",
        "https://example.org/\r\nX-Evil: 1",
        "https://exämple.org/",
        "ftp://example.org/",
        "file:///etc/passwd",
        "https://",
        "https://example.org:99999/",
        "https://example.org/" + "a" * 1000,
        "",
    ],
)
def test_an_address_that_may_not_be_called_is_refused_when_it_is_given(url: str) -> None:
    with pytest.raises(Refusal) as refused:
        checked_url(url, loopback=False)
    assert refused.value.reason in ("bad-address", "private-address")


def test_public_addresses_are_public() -> None:
    assert all(is_public(ip_address(text)) for text in ("1.1.1.1", "2606:4700::1111"))


@awaited
async def test_a_name_that_points_to_a_private_network_is_refused_at_the_moment_of_the_call(
    sink: HttpSink, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A name may point elsewhere when it is called ("DNS rebinding"): each call checks it."""
    loop = asyncio.get_running_loop()
    asked: list[str] = []

    async def resolve(host: str, port: int, **_: object) -> list[Any]:
        asked.append(host)
        return [
            (socket.AF_INET, socket.SOCK_STREAM, 6, "", (address, port))
            for address in ("1.1.1.1", "127.0.0.1")
        ]

    monkeypatch.setattr(loop, "getaddrinfo", resolve)
    port = sink.url.rpartition(":")[2]
    with pytest.raises(Refusal, match="private-address"):
        await GuardedHttp(loopback=False).post(f"https://hook.example.org:{port}/", b"", {})
    assert asked == ["hook.example.org"], "resolved once, by us"
    assert sink.received == []


@awaited
async def test_a_redirect_is_not_followed_and_a_closed_port_is_no_delivery(sink: HttpSink) -> None:
    http = GuardedHttp(loopback=True)
    sink.status = 302
    assert (await http.post(f"{sink.url}/a", b"x", {})).status == 302
    sink.close()
    with pytest.raises(NotSent):
        await http.post(f"{sink.url}/a", b"x", {})


@awaited
async def test_a_stranger_cannot_use_the_channels_of_another(server: ServerProcess, sink: HttpSink) -> None:
    anne, mary = await new_clients(server.url, 2)
    wanted = {"url": f"{sink.url}/hook", "form": "json"}
    shown = (await anne.call("POST", "/notifications/hook", wanted)).json()
    id = shown["channels"][0]["id"]
    assert shown["channels"][0]["where"] == "127.0.0.1", "the path of a webhook is a secret"
    assert (await mary.call("DELETE", f"/notifications/channels/{id}")).status_code == 404
    assert (await mary.call("POST", f"/notifications/channels/{id}/trial")).status_code == 404
    assert (await mary.call("GET", "/notifications")).json()["channels"] == []
    assert (await Client(server.url, "").call("GET", "/notifications")).status_code == 401
    for token in ("", "x", "a.b.c", shown["push_key"]):
        assert (await mary.call("POST", "/notifications/confirm", {"token": token})).status_code == 404
    evil = {"url": "https://169.254.169.254/", "form": "json"}
    assert (await anne.call("POST", "/notifications/hook", evil)).json()["reason"] == "private-address"
    bad = {"endpoint": f"{sink.url}/p", "key": "AAAA", "auth": "AAAA"}
    assert (await anne.call("POST", "/notifications/push", bad)).json()["reason"] == "bad-push-keys"
    assert sink.received == []


# Cost


def test_a_table_where_nobody_listens_costs_no_statement_more(tmp_path: Path) -> None:
    """Counted in the act writer: one statement for an act, and one more only where somebody listens."""

    async def play() -> None:
        settings = Settings.model_validate({"away_seconds": 0})
        store = Store(f"sqlite+aiosqlite:///{tmp_path / 'cost.db'}")
        await store.open()
        services = Services(settings, store, PubSub(), "secret")
        services.short_workers.open()
        assert store._act_writer is not None
        statements: list[str] = []
        event.listen(
            store._act_writer.engine,
            "before_cursor_execute",
            lambda _c, _cursor, statement, *_: statements.append(statement),
        )
        try:
            guests = [(await services.identity.welcome(name))[0] for name in ("Anne", "Mary")]
            wanted = Wanted("freibeuter", 2, {}, True, True, Pace("turn", 0, 1_000_000), (), {})
            id = await services.hosting.make(guests[0], wanted)
            await services.seats.take(id, guests[1], None, "")
            await services.hosting.start(id, guests[0], None)
            live = await services.live_tables.find(id)

            async def act() -> int:
                statements.clear()
                session = live.under_way()
                seat = session.asking[0]
                decision = session.decision_for(seat)
                assert decision is not None
                options = decision["options"]
                assert isinstance(options, list)
                await services.live_tables.act(live, "choose", seat, str(options[0]), session.serial)
                return len([one for one in statements if "questions" in one])

            for _ in range(6):
                assert await act() == 0
                assert len(statements) == 1
            services.listeners.guests.add(guests[0].id)
            noted = [await act() for _ in range(12)]
            assert max(noted) == 1
            async with store.read() as connection:
                rows = list(await connection.execute(select(QUESTIONS)))
            assert [row.guest for row in rows] == [guests[0].id]
        finally:
            await services.close()
            await store.close()

    asyncio.run(play())


@pytest.mark.parametrize("clock", [("turn", 0, 60_000), ("live", 300_000, 5_000), ("none", 0, 0)])
def test_a_noted_deadline_is_the_one_the_clock_gives(clock: tuple[str, int, int]) -> None:
    game = registry.find("_parley")
    table = Table(game, make_setup(game.meta, 3), ["A", "B", "C"], bytes(32), ("1" * 32, "2" * 32))
    session = Session(table, {0, 1, 2}, Pace(*clock), 1000)  # type: ignore[arg-type]  # the kinds of a pace
    now, compared = 1000, 0
    while not session.table.over and compared < 200:
        now += 700
        seat = session.asking[0]
        decision = session.decision_for(seat)
        assert decision is not None
        plan = session.plan("choose", seat, str(decision["options"][0]), now)  # type: ignore[index]  # a list
        assert plan.draft is not None
        asked = game.asking(plan.draft.state)
        expected = {one: due_after(session.clock, one, plan.act) for one in asked}
        session.take(plan)
        assert {one: session.clock.due(one) for one in session.asking} == expected
        compared += len(expected)
    assert compared > 10


# Several processes


async def answered(client: Client, wire: ClientConnection, version: int) -> None:
    await client.update(wire, lambda one: one["version"] > version)


def test_of_two_processes_one_sends_and_input_at_one_is_known_to_the_other(
    postgres: Postgres, redis: RedisServer, tmp_path: Path
) -> None:
    database = postgres.fresh("two_tell")
    pair = ServerGroup(database, [server_for(database, tmp_path, redis=redis.url(), **NOTICES) for _ in "ab"])
    sink = HttpSink()

    async def scene() -> None:
        clients = [*await new_clients(pair.servers[0].url, 1), *await new_clients(pair.servers[1].url, 1)]
        browsers = [Browser(sink, client.id) for client in clients]
        for client, browser in zip(clients, browsers, strict=True):
            (await client.call("POST", "/notifications/push", browser.subscription())).raise_for_status()
        tables = [await started(clients, "freibeuter", 2, None) for _ in range(5)]
        await until(lambda: len(sink.received) >= len(tables))
        for table in tables:  # whoever is asked looks and answers, in their own process
            for client in clients:
                async with client.connected(table) as wire:
                    update = await client.update(wire)
                    if (asked := update["decision"]) is not None:
                        await say(wire, type="here")
                        await say(wire, type="choose", choice=asked["options"][0], serial=asked["serial"])
                        await answered(client, wire, update["version"])
        numbers = [one.headers["idempotency-key"] for one in sink.received]
        assert len(numbers) == len(set(numbers))

    pair.start()
    try:
        asyncio.run(scene())
    finally:
        pair.end()
        sink.close()
    assert [line for server in pair.servers for line in errors(server.log)] == []
