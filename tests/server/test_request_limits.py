"""Each kind of request has a limit of its own: of a guest over all connections, and of an address."""

from __future__ import annotations

import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import httpx
import pytest

from flibuste.kernel.types import Refusal
from flibuste.server.http.origin import counted
from flibuste.server.http.rate_limits import Buckets, ConnectionLimit, RateLimit
from tests.server.harness import Client, ConnectionClosed, ServerProcess, new_clients, started
from tests.server.loop import awaited
from tests.server.talk import Voice, turned_away, voices

AT_ONCE = 6
"""What the settings below allow at once: half of a minute's."""
KINDS = ("chat_lines", "foresees", "whys", "wishes", "rematches", "tables")
SETTINGS = {f"{kind}_per_minute": 2 * AT_ONCE for kind in KINDS} | {
    "hellos_per_minute": 4 * AT_ONCE,
    "hints_per_minute": 4 * AT_ONCE,
    "hint_bot": "ismcts:20it",
    "people_per_address": 1000,
}


def messages(serial: int, options: list[str]) -> dict[str, dict[str, Any]]:
    return {
        "say": {"type": "say", "text": "Ahoy"},
        "foresee": {"type": "foresee", "serial": serial},
        "why": {"type": "why", "choice": options[0], "serial": serial},
        "wish": {"type": "wish"},
    }


async def too_fast(voice: Voice, **message: object) -> bool:
    """Says it, and then something harmless; whether the first was too fast."""
    await voice.say(**message)
    await voice.say(type="back")  # refused as not-away: the end of the answers
    found = False
    while True:
        refused = await voice.hear("refused")
        if refused["reason"] == "too-fast":
            assert refused["facts"]["seconds"] > 0
            found = True
        elif refused["reason"] == "not-away":
            return found


@pytest.mark.parametrize("kind", ["say", "foresee", "why", "wish"])
@awaited
async def test_a_kind_of_message_has_a_limit_over_all_connections_of_a_guest(
    server: ServerProcess, kind: str
) -> None:
    host, other = await new_clients(server.url, 2)
    table = await started([host, other], "_parley", 2)
    async with voices([host, host, other], table) as (one, twin, mary):
        asked = one.now["decision"]
        message = messages(asked["serial"], asked["options"])[kind]
        answers = [await too_fast((one, twin)[n % 2], **message) for n in range(AT_ONCE + 2)]
        assert answers == [False] * AT_ONCE + [True] * 2
        assert not await too_fast(mary, **message)  # another guest has their own
        for other_kind, free in messages(asked["serial"], asked["options"]).items():
            assert other_kind == kind or not await too_fast(one, **free)


@awaited
async def test_hints_that_are_refused_count_too(server: ServerProcess) -> None:
    (host,) = await new_clients(server.url, 1)
    table = await started([host], "_parley", 2)
    async with voices([host], table) as (one,):
        stale = {"type": "hint", "serial": one.now["decision"]["serial"] + 1}
        answers = [await too_fast(one, **stale) for _ in range(AT_ONCE + 1)]
        assert answers == [False] * AT_ONCE + [True]


@awaited
async def test_a_hello_that_comes_too_fast_is_told_to_come_back_later(server: ServerProcess) -> None:
    (host,) = await new_clients(server.url, 1)
    table = await started([host], "_parley", 2)
    async with voices([host], table) as (one,):
        hello = {"type": "hello", "version": 0}
        answers = [await too_fast(one, **hello) for _ in range(2 * AT_ONCE)]
        assert answers == [False] * (2 * AT_ONCE - 1) + [True]
        async with host.connected(table) as wire:  # it says hello
            late = Voice(host, wire)
            assert (await late.hear("refused"))["reason"] == "too-fast"
            with pytest.raises(ConnectionClosed):
                await late.hear("update")
            assert wire.close_code == 1001
        assert not await too_fast(one, type="say", text="Still here")


@awaited
async def test_tables_and_rematches_have_a_limit(server: ServerProcess) -> None:
    host, other = await new_clients(server.url, 2)
    wanted = {"game": "_parley", "seats": 2}
    made = [await host.call("POST", "/tables", wanted) for _ in range(AT_ONCE + 1)]
    assert [answer.status_code for answer in made] == [201] * AT_ONCE + [429]
    assert made[-1].json()["reason"] == "too-fast" and int(made[-1].headers["Retry-After"]) >= 1
    table = (await other.call("POST", "/tables", wanted)).raise_for_status().json()["id"]
    again = [await other.call("POST", f"/tables/{table}/rematch") for _ in range(AT_ONCE + 1)]
    assert [answer.status_code for answer in again] == [409] * AT_ONCE + [429]  # refused ones count too


def running(home: Path, **settings: int) -> Iterator[ServerProcess]:
    process = ServerProcess(f"sqlite:///{home / 'flibuste.db'}", home, **settings)
    process.start()
    yield process
    process.kill()


@pytest.fixture
def shared(tmp_path: Path) -> Iterator[ServerProcess]:
    yield from running(tmp_path, chat_lines_per_minute=1, people_per_address=3, connections_per_guest=3)


@awaited
async def test_many_guests_of_one_address_may_do_what_few_people_may(shared: ServerProcess) -> None:
    host, *guests = await new_clients(shared.url, 9)
    table = await started([host], "_parley", 2)
    async with voices(guests, table) as people:
        began, accepted = time.monotonic(), 0
        for voice in people:  # each says one line, which a guest may
            await voice.say(type="say", text=voice.client.id)
            while True:
                heard = await voice.client.hear(voice.wire)
                accepted += heard["type"] == "said" and heard["text"] == voice.client.id
                if heard["type"] == "refused" or heard.get("text") == voice.client.id:
                    break
        assert 3 <= accepted <= 4 + (time.monotonic() - began) / 20
        async with voices([host], table):
            assert await turned_away(guests[0], table) == ("too-many-connections", 1008)


@pytest.fixture
def proxied(tmp_path: Path) -> Iterator[ServerProcess]:
    yield from running(tmp_path, guests_per_hour=6, requests_per_minute=20, trusted_proxies=1)


@awaited
async def test_guests_are_limited_by_address_and_foreign_requests_count(proxied: ServerProcess) -> None:
    def guest(address: str, **headers: str) -> httpx.Response:
        sent = {"X-Forwarded-For": address, **headers}
        return httpx.post(f"{proxied.url}/api/guests", json={"name": "Anne"}, headers=sent)

    answers = [guest(f"2001:db8::{n}") for n in range(1, 5)]  # one network of IPv6 is one address
    assert [answer.status_code for answer in answers] == [201] * 3 + [429]
    assert guest("2001:db8:0:1::1").status_code == 201
    foreign = [guest("10.0.0.1", Origin="https://elsewhere.example") for _ in range(11)]
    reasons = [answer.json()["reason"] for answer in foreign]
    assert reasons == ["wrong-origin"] * 10 + ["too-fast"]
    away = {"X-Forwarded-For": "10.0.0.2", "Origin": "https://elsewhere.example"}
    nobody = Client(proxied.url, "Nobody")
    turned = [(await turned_away(nobody, "x", **away))[0] for _ in range(11)]
    assert turned == ["wrong-origin"] * 10 + ["too-fast"]
    unknown = [httpx.get(f"{proxied.url}/api/me", headers={"X-Forwarded-For": "10.0.0.3"}) for _ in range(11)]
    assert [answer.status_code for answer in unknown] == [401] * 10 + [429]


def test_buckets_are_bounded_and_the_longest_unused_is_forgotten() -> None:
    buckets = Buckets(0.001, 2, most=100)
    assert [buckets.take("anne") > 0 for _ in range(3)] == [False, False, True]
    for number in range(1000):
        buckets.take(f"stranger {number}")  # none of them is full again
        assert number % 50 or buckets.take("anne") > 0
        assert len(buckets.buckets) <= 100


def test_an_address_is_counted_by_network() -> None:
    same = ("2001:db8::1", "2001:db8::ffff:1", "2001:db8:0:0:9::")
    assert {counted(address) for address in same} == {"2001:db8::/64"}
    assert counted("2001:db8:0:1::1") != counted("2001:db8::1")
    assert counted("::ffff:192.0.2.7") == counted("192.0.2.7") == "192.0.2.7"
    assert counted("fe80::1%eth0") == "fe80::/64"
    assert len(counted("x" * 9000)) < 50


def test_limits_count_guests_and_addresses() -> None:
    limit = RateLimit(60, 2, people=2)
    for guest in ("a", "b"):
        for _ in range(2):
            limit.check(guest, "here")
    with pytest.raises(Refusal, match="too-fast"):
        limit.check("c", "here")
    limit.check("d", "there")
    connections = ConnectionLimit(2, people=1, most=100)
    connections.add("a", "here")
    connections.add(None, "here")
    with pytest.raises(Refusal, match="too-many-connections"):
        connections.add("b", "here")
    connections.remove(None, "here")
    connections.add("b", "here")
    for name in ("a", "b"):
        connections.remove(name, "here")
    assert (connections.total, connections.guests, connections.addresses) == (0, {}, {})
