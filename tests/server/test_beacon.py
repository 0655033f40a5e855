"""A public beacon: its next value after the table closed is part of the luck."""

from __future__ import annotations

import asyncio
import json
import threading
from collections.abc import Iterator
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path

import pytest

from flibuste.kernel.records.record import checksum, parse
from tests.server.harness import ServerProcess, new_clients, play_on
from tests.server.loop import awaited
from tests.server.talk import made


class Source(ThreadingHTTPServer):
    """A beacon on this machine. `round` goes up with every `each` requests; 0 stands still."""

    def __init__(self) -> None:
        super().__init__(("127.0.0.1", 0), Answer)
        self.round = 100
        self.each = 3
        self.asked = 0
        self.answer: str | None = None


class Answer(BaseHTTPRequestHandler):
    server: Source

    def do_GET(self) -> None:
        source = self.server
        source.asked += 1
        if source.each and source.asked % source.each == 0:
            source.round += 1
        text = source.answer
        if text is None:
            text = json.dumps({"round": source.round, "randomness": f"{source.round:064x}"})
        self.send_response(200)
        self.end_headers()
        self.wfile.write(text.encode())

    def log_message(self, format: str, *args: object) -> None:  # noqa: A002 - the library's name
        pass


@pytest.fixture
def source() -> Iterator[Source]:
    with Source() as running:
        threading.Thread(target=running.serve_forever, daemon=True).start()
        yield running
        running.shutdown()


def serving(tmp_path: Path, source: Source, optional: bool = False) -> ServerProcess:
    database = f"sqlite:///{tmp_path / 'flibuste.db'}"
    address = f"http://127.0.0.1:{source.server_address[1]}/latest"
    return ServerProcess(database, tmp_path, beacon=address, beacon_seconds=6, beacon_optional=optional)


@awaited
async def test_the_value_after_the_table_closed_is_in_the_record_and_what_was_agreed_was_shown_before(
    tmp_path: Path, source: Source
) -> None:
    server = serving(tmp_path, source)
    server.start()
    try:
        (host,) = await new_clients(server.url, 1)
        table = (await made(host, seats=2))["id"]
        await host.call("PUT", f"/tables/{table}/nonce", {"nonce": "1" * 32})
        first = source.round
        source.each = 0
        starting = asyncio.create_task(
            host.call("POST", f"/tables/{table}/start", {"fill": "random"}, timeout=30)
        )
        agreed = None
        while agreed is None:
            await asyncio.sleep(0.05)
            agreed = (await host.call("GET", f"/tables/{table}")).json()["agreed"]
        late = await host.call("PUT", f"/tables/{table}/nonce", {"nonce": "2" * 32})
        assert late.json()["reason"] == "luck-closed"
        source.each = 1
        (await starting).raise_for_status()
        await play_on(host, table)
        record = parse((await host.call("GET", f"/tables/{table}/record")).text)
        address, number, value = record.beacon.split(" ")
        assert address == server.env["FLIBUSTE_BEACON"]
        assert int(number) > first and int(value, 16) == int(number)
        assert checksum(record._replace(beacon="").agreed()) == agreed
        verdict = (await host.call("GET", f"/tables/{table}/verify")).json()
        assert verdict["fair"] is True and "beacon" in verdict["unproven"]
    finally:
        server.kill()


@awaited
async def test_without_a_new_value_the_start_is_refused_and_the_table_opens_again(
    tmp_path: Path, source: Source
) -> None:
    source.each = 0
    server = serving(tmp_path, source)
    server.start()
    try:
        (host,) = await new_clients(server.url, 1)
        table = (await made(host, seats=2))["id"]
        for answer in (None, "", "x" * 1_000_000):
            source.answer = answer
            begun = await host.call("POST", f"/tables/{table}/start", {"fill": "random"}, timeout=30)
            assert begun.json()["reason"] == "beacon-silent"
        shown = (await host.call("GET", f"/tables/{table}")).json()
        assert (shown["status"], shown["agreed"]) == ("open", None)
        again = await host.call("PUT", f"/tables/{table}/nonce", {"nonce": "2" * 32})
        assert again.status_code == 204
    finally:
        server.kill()


@awaited
async def test_an_optional_beacon_may_be_silent_and_the_record_has_none(
    tmp_path: Path, source: Source
) -> None:
    source.shutdown()
    source.server_close()
    server = serving(tmp_path, source, optional=True)
    server.start()
    try:
        (host,) = await new_clients(server.url, 1)
        table = (await made(host, seats=2))["id"]
        (await host.call("POST", f"/tables/{table}/start", {"fill": "random"})).raise_for_status()
        await play_on(host, table)
        assert parse((await host.call("GET", f"/tables/{table}/record")).text).beacon == ""
    finally:
        server.kill()


@awaited
async def test_who_leaves_while_the_beacon_is_awaited_stops_the_start(tmp_path: Path, source: Source) -> None:
    source.each = 0
    server = serving(tmp_path, source)
    server.start()
    try:
        host, guest = await new_clients(server.url, 2)
        table = (await made(host, seats=2))["id"]
        await guest.call("POST", f"/tables/{table}/seat", {})
        starting = asyncio.create_task(host.call("POST", f"/tables/{table}/start", {}, timeout=30))
        while (await host.call("GET", f"/tables/{table}")).json()["agreed"] is None:
            await asyncio.sleep(0.05)
        (await guest.call("DELETE", f"/tables/{table}/seat")).raise_for_status()
        source.each = 1
        assert (await starting).json()["reason"] == "seats-changed"
        assert (await host.call("GET", f"/tables/{table}")).json()["agreed"] is None
    finally:
        server.kill()
