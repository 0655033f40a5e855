"""Which address counts as the client's, and which names are the server's."""

from __future__ import annotations

import pytest
from starlette.requests import HTTPConnection

from flibuste.server.http.origin import address, known_host, same_origin
from flibuste.server.settings import Settings


def connection(*headers: tuple[str, str], client: str = "192.0.2.1") -> HTTPConnection:
    pairs = [(name.encode(), value.encode("latin-1")) for name, value in headers]
    return HTTPConnection({"type": "http", "headers": pairs, "client": (client, 1)})


@pytest.mark.parametrize(
    ("lines", "proxies", "seen"),
    [
        (["203.0.113.7"], 0, "192.0.2.1"),  # nobody is believed
        (["spoofed, 203.0.113.7"], 1, "203.0.113.7"),
        (["1.1.1.1, 203.0.113.7, 10.0.0.1"], 2, "203.0.113.7"),
        (["1.1.1.1", "203.0.113.7"], 1, "203.0.113.7"),  # a proxy may add a line of its own
        (["203.0.113.7"], 2, "192.0.2.1"),  # fewer hops than proxies: somebody came another way
        (["203.0.113.7:4711"], 1, "203.0.113.7"),
        (["[2001:db8::7]:4711"], 1, "2001:db8::/64"),
        (["[2001:db8::7]"], 1, "2001:db8::/64"),
        (["2001:db8:0:0:ffff::1"], 1, "2001:db8::/64"),
        (["::ffff:203.0.113.7"], 1, "203.0.113.7"),
        (['"203.0.113.7"'], 1, "203.0.113.7"),
        (["unknown"], 1, "192.0.2.1"),
        (["203.0.113.7, "], 1, "192.0.2.1"),
        (["[2001:db8::7"], 1, "2001:db8::/64"),
        (["203.0.113.7.evil"], 1, "192.0.2.1"),
        (["\xff"], 1, "192.0.2.1"),
        (["," * 100_000], 1, "192.0.2.1"),
        ([], 1, "192.0.2.1"),
    ],
)
def test_only_what_trusted_proxies_wrote_is_believed(lines: list[str], proxies: int, seen: str) -> None:
    assert address(connection(*[("x-forwarded-for", line) for line in lines]), proxies) == seen


def test_one_customer_with_many_addresses_is_one_client() -> None:
    one, other = (connection(client=f"2001:db8::{end}") for end in ("1", "ffff:1"))
    assert address(one, 0) == address(other, 0) != address(connection(client="2001:db8:0:1::1"), 0)


def settings(**given: object) -> Settings:
    return Settings.model_validate(given)


HOME = settings()
SITE = settings(public_url="https://flibuste.example/", allowed_hosts="www.flibuste.example, .play.example")


@pytest.mark.parametrize(
    ("host", "where", "known"),
    [
        ("localhost:8000", SITE, True),
        ("[::1]:8000", SITE, True),
        ("flibuste.example", SITE, True),
        ("FLIBUSTE.example.:443", SITE, True),
        ("www.flibuste.example", SITE, True),
        ("a.play.example", SITE, True),
        ("play.example", SITE, False),
        ("evil-flibuste.example", SITE, False),
        ("evilplay.example", SITE, False),
        ("10.0.0.7", SITE, False),
        ("10.0.0.7", HOME, True),
        ("evil.example", HOME, False),
        ("evil.example", settings(allowed_hosts="*"), True),
        ("", settings(allowed_hosts="*"), False),
    ],
)
def test_the_server_answers_to_its_own_names_only(host: str, where: Settings, known: bool) -> None:
    assert known_host(connection(("host", host)), where) is known


def test_an_origin_that_is_no_address_is_another_one() -> None:
    for origin in ("http://[", "http://a:b", "", "\xff"):
        assert not same_origin(connection(("origin", origin), ("host", "localhost")), HOME)
        assert not same_origin(connection(("origin", origin)), SITE)
    assert same_origin(connection(("origin", "https://flibuste.example")), SITE)
