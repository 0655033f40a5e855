"""Limits: how much a client may ask for, how fast, and the answer beyond that."""

from __future__ import annotations

from collections.abc import AsyncIterator, Iterator
from pathlib import Path

import httpx
import pytest

from flibuste.server.api.request_guard import BODY_BYTES, BOX_BYTES
from tests.server.harness import Client, ConnectionClosed, ServerProcess, new_clients, started
from tests.server.loop import awaited
from tests.server.talk import turned_away, voices

SETTINGS = {
    "tables_per_guest": 2,
    "connections_per_guest": 3,
    "connections": 6,
    "messages_per_second": 5,
    "message_bytes": 512,
}
TABLE = {"game": "_parley", "seats": 2}


@awaited
async def test_bodies_and_messages_have_a_size(server: ServerProcess) -> None:
    (host,) = await new_clients(server.url, 1)
    answer = await host.call("POST", "/guests", {"name": "x" * BODY_BYTES})
    assert (answer.status_code, answer.json()["reason"]) == (413, "too-large")
    assert answer.json()["facts"] == {"most": BODY_BYTES}

    async def pieces() -> AsyncIterator[bytes]:
        yield b'{"name": "Anne"}'
        for _ in range(2 * BODY_BYTES // 1024):
            yield b" " * 1024

    headers = {"Content-Type": "application/json"}
    answer = await host.call("POST", "/guests", None, content=pieces(), headers=headers)
    assert answer.status_code == 413, answer.text
    table = await started([host], "_parley", 2)
    # Only a request for a table may be larger: it may contain own files.
    padded = {"nonce": "x" * BODY_BYTES}
    for method, path in (("POST", f"/tables/{table}/seat"), ("POST", "/tables/"), ("PUT", "/tables")):
        answer = await host.call(method, path, padded)
        assert (answer.status_code, answer.json()["facts"]) == (413, {"most": BODY_BYTES})
    assert (await host.call("POST", "/tables", {**TABLE, **padded})).status_code == 422
    answer = await host.call("POST", "/tables", {**TABLE, "nonce": "x" * BOX_BYTES})
    assert (answer.status_code, answer.json()["facts"]) == (413, {"most": BOX_BYTES})
    async with voices([host], table) as (one,):
        for text in ("x" * 513, "{", "[1]", '{"type": "dance"}', '{"type": "choose"}', "[" * 500):
            await one.wire.send(text)
            refused = await one.hear("refused")
            assert refused["reason"] == "bad-message" and refused["facts"]["why"]
        await one.wire.send(b"{}")
        assert (await one.hear("refused"))["facts"] == {"why": "text"}
        await one.wire.send("x" * 5000)
        await one.wire.wait_closed()
        assert one.wire.close_code == 1009


@awaited
async def test_who_talks_too_fast_is_told_and_then_shown_out(server: ServerProcess) -> None:
    (host,) = await new_clients(server.url, 1)
    table = await started([host], "_parley", 2)
    async with voices([host], table) as (one,):
        for _ in range(60):
            await one.say(type="undo")
        refused = await one.hear("refused", lambda refused: refused["reason"] == "too-fast")
        assert 0 < refused["facts"]["seconds"] <= 1
        with pytest.raises(ConnectionClosed):
            await one.hear("nothing more")
        assert one.wire.close_code == 1008


@awaited
async def test_a_guest_has_so_many_tables_and_so_many_connections(server: ServerProcess) -> None:
    (host,) = await new_clients(server.url, 1)
    tables = [await host.call("POST", "/tables", TABLE) for _ in range(3)]
    assert [answer.status_code for answer in tables] == [201, 201, 429]
    assert (tables[2].json()["reason"], tables[2].json()["facts"]) == ("too-many-tables", {"most": 2})
    table = tables[0].json()["id"]
    await host.call("POST", f"/tables/{table}/start", {"fill": "random"})
    async with voices([host] * 3, table):
        assert await turned_away(host, table) == ("too-many-connections", 1008)
        nobody = Client(server.url, "Nobody")
        async with voices([nobody] * 3, table):
            assert await turned_away(nobody, table) == ("too-many-connections", 1008)
            (late,) = await new_clients(server.url, 1)
            assert await turned_away(late, table) == ("server-full", 1008)


@pytest.fixture
def strict(tmp_path: Path) -> Iterator[ServerProcess]:
    database = f"sqlite:///{tmp_path / 'flibuste.db'}"
    running = ServerProcess(
        database, tmp_path, requests_per_minute=4, public_url="https://flibuste.example", trusted_proxies=1
    )
    running.start()
    yield running
    running.kill()


@awaited
async def test_behind_a_proxy_its_address_counts_and_each_clients_rate(strict: ServerProcess) -> None:
    def ask(client: str, origin: str = "https://flibuste.example") -> httpx.Response:
        headers = {"X-Forwarded-For": f"spoofed, {client}", "Origin": origin}
        return httpx.post(f"{strict.url}/api/guests", json={"name": "Anne"}, headers=headers)

    assert "secure" in ask("10.0.0.1").headers["set-cookie"].lower()
    assert ask("10.0.0.1", strict.url).json()["reason"] == "wrong-origin"
    answers = [ask("10.0.0.2") for _ in range(4)]
    limited = next(answer for answer in answers if answer.status_code != 201)
    assert (limited.status_code, limited.json()["reason"]) == (429, "too-fast")
    assert limited.json()["facts"]["seconds"] > 0
    assert int(limited.headers["Retry-After"]) >= 1
    assert ask("10.0.0.3").status_code == 201
    nobody = Client(strict.url, "Nobody")
    headers = {"X-Forwarded-For": "10.0.0.2"}
    assert await turned_away(nobody, "x", **headers) == ("too-fast", 1008)
