"""Requests that are slow, half-open, broken or huge: cut or refused, and never an error in the log."""

from __future__ import annotations

import contextlib
import json
import select
import socket
import time

import httpx
import pytest

from tests.server.harness import ServerProcess
from tests.server.storm import errors

SETTINGS = {
    "header_seconds": 1.5,
    "body_seconds": 1.5,
    "answer_seconds": 2,
    "unfinished_requests": 10,
    "trusted_proxies": 0,
}
ALLOWED_SECONDS = 20
"""Far more than the settings say, because the machine may be busy."""


def line(server: ServerProcess) -> socket.socket:
    return socket.create_connection(("127.0.0.1", server.port), ALLOWED_SECONDS)


def answer(wire: socket.socket) -> bytes:
    """Everything until the server closes."""
    said = b""
    with contextlib.suppress(ConnectionResetError):
        while part := wire.recv(65536):
            said += part
    return said


def status(server: ServerProcess, request: bytes) -> int:
    with line(server) as wire:
        with contextlib.suppress(OSError):
            wire.sendall(request)
        said = answer(wire)
        return int(said[9:12]) if said else 0


def head(server: ServerProcess, first: str, *more: str) -> bytes:
    lines = [f"{first} HTTP/1.1", f"Host: 127.0.0.1:{server.port}", "Connection: close", *more]
    return "\r\n".join([*lines, "", ""]).encode("latin-1")


def post(server: ServerProcess, path: str, body: bytes, *more: str) -> bytes:
    length = f"Content-Length: {len(body)}"
    return head(server, f"POST {path}", "Content-Type: application/json", length, *more) + body


def cut_after(wire: socket.socket) -> float:
    begun = time.monotonic()
    answer(wire)
    return time.monotonic() - begun


@pytest.mark.parametrize("sent", [b"", b"G", b"GET / HTTP/1.1\r\nHost: 127.0.0.1\r\n"])
def test_a_request_that_never_comes_is_cut(server: ServerProcess, sent: bytes) -> None:
    with line(server) as wire:
        wire.sendall(sent)
        assert 0.5 < cut_after(wire) < ALLOWED_SECONDS


def test_a_head_that_drips_is_cut_however_often_it_drips(server: ServerProcess) -> None:
    begun = time.monotonic()
    with line(server) as wire, contextlib.suppress(OSError):
        wire.sendall(b"GET / HTTP/1.1\r\n")
        while time.monotonic() < begun + ALLOWED_SECONDS:
            wire.sendall(b"X: y\r\n")
            time.sleep(0.1)
    assert time.monotonic() - begun < ALLOWED_SECONDS


def test_the_second_request_of_a_connection_is_cut_too(server: ServerProcess) -> None:
    with line(server) as wire:
        wire.sendall(f"GET /health HTTP/1.1\r\nHost: 127.0.0.1:{server.port}\r\n\r\n".encode())
        assert b"200 OK" in wire.recv(65536)
        wire.sendall(b"GET /health HTTP/1.1\r\n")
        assert cut_after(wire) < ALLOWED_SECONDS


def test_a_body_that_drips_is_refused_as_too_slow(server: ServerProcess) -> None:
    with line(server) as wire:
        wire.sendall(head(server, "POST /api/guests", "Content-Length: 1000"))
        with contextlib.suppress(OSError):
            for _ in range(40):
                wire.sendall(b" ")
                time.sleep(0.1)
        assert answer(wire)[9:12] in (b"408", b"")


def test_a_body_that_drips_after_its_refusal_is_cut(server: ServerProcess) -> None:
    with line(server) as wire:
        wire.sendall(
            head(server, "POST /api/guests", "Content-Length: 900000", "Origin: http://evil.example")
        )
        begun = time.monotonic()
        with contextlib.suppress(OSError):
            while time.monotonic() < begun + ALLOWED_SECONDS:
                wire.sendall(b" ")
                time.sleep(0.1)
    assert time.monotonic() - begun < ALLOWED_SECONDS


def test_half_a_body_of_a_request_for_the_head_only_is_cut_too(server: ServerProcess) -> None:
    for more in ("Content-Length: 100", "Transfer-Encoding: chunked"):
        assert status(server, head(server, "HEAD /api/games", more)) == 408
    assert errors(server.log) == []


def test_who_goes_in_the_middle_of_a_body_leaves_no_trace(server: ServerProcess) -> None:
    for sent in (b"", b'{"name"'):
        with line(server) as wire:
            wire.sendall(head(server, "POST /api/guests", "Content-Length: 100") + sent)
    assert httpx.get(f"{server.url}/health").status_code == 200
    time.sleep(0.5)
    assert errors(server.log) == []


def test_one_address_has_only_so_many_unfinished_requests(server: ServerProcess) -> None:
    most = int(SETTINGS["unfinished_requests"])
    with contextlib.ExitStack() as stack:
        wires = [stack.enter_context(line(server)) for _ in range(most + 5)]
        begun = time.monotonic()
        assert answer(wires[-1]) == b""
        assert time.monotonic() - begun < 1.4  # at once, and not when its time is up
    time.sleep(0.2)
    assert httpx.get(f"{server.url}/health").status_code == 200


def test_who_does_not_read_the_answer_is_cut(server: ServerProcess) -> None:
    wire = socket.socket()
    wire.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
    with wire:
        wire.connect(("127.0.0.1", server.port))
        request = (
            f"GET /api/games/rum_and_pirates/vocabulary HTTP/1.1\r\nHost: 127.0.0.1:{server.port}\r\n\r\n"
        )
        with contextlib.suppress(OSError):  # cut while it sends
            for _ in range(300):
                wire.sendall(request.encode())
        wire.settimeout(ALLOWED_SECONDS)
        time.sleep(4)
        read = 0
        with contextlib.suppress(OSError):
            while part := wire.recv(65536):
                read += len(part)
        assert read < 50_000_000
    assert httpx.get(f"{server.url}/health").status_code == 200


DEEP = b"[" * 15_000
DIGITS = b"9" * 5_000
BODIES = {
    "deep lists": DEEP,
    "deep objects": b'{"a":' * 3_000,
    "deep and closed": b"[" * 8_000 + b"]" * 8_000,
    "many digits": b'{"name":' + DIGITS + b"}",
    "a huge exponent": b'{"name":1e999999}',
    "a lone surrogate": b'{"name":"\\ud800"}',
    "a lone surrogate as a key": b'{"name":"Anne","\\udc00":1}',
    "NUL": b'{"name":"\\u0000"}',
    "not UTF-8": b'{"name":"\xff"}',
    "surrogates in UTF-8": b'{"name":"\xed\xa0\x80"}',
    "NaN": b'{"name":NaN}',
    "nothing": b"",
}


@pytest.mark.parametrize("body", BODIES.values(), ids=BODIES.keys())
@pytest.mark.parametrize("path", ["/api/guests", "/api/tables", "/api/tables/x/seat"])
def test_a_body_that_is_nonsense_is_refused(server: ServerProcess, path: str, body: bytes) -> None:
    token = httpx.post(f"{server.url}/api/guests", json={"name": "Anne"}).json()["token"]
    assert 400 <= status(server, post(server, path, body, f"Authorization: Bearer {token}")) < 500
    assert errors(server.log) == []


@pytest.mark.parametrize(
    "origin",
    ["http://[", "http://[::1", "http://]", "http://a:99999999", "http://\xff", "//", "null", "x" * 9000],
)
def test_a_malformed_origin_is_another_origin(server: ServerProcess, origin: str) -> None:
    body = json.dumps({"name": "Anne"}).encode()
    assert status(server, post(server, "/api/guests", body, f"Origin: {origin}")) == 403
    assert errors(server.log) == []


@pytest.mark.parametrize(
    "host",
    [
        "",
        "[",
        "[::1",
        "a b",
        "evil.example",
        "127.0.0.1.evil.example",
        "a@127.0.0.1",
        "%00",
        "\xe9",
        "localhost:x",
    ],
)
def test_a_host_that_is_not_ours_is_refused(server: ServerProcess, host: str) -> None:
    request = f"GET /api/games HTTP/1.1\r\nHost: {host}\r\nConnection: close\r\n\r\n".encode("latin-1")
    assert status(server, request) in (400, 421)
    assert errors(server.log) == []


@pytest.mark.parametrize(
    "host", ["localhost", "127.0.0.1:1", "[::1]", "LOCALHOST:8000", "10.0.0.7", "[fe80::1]:80"]
)
def test_this_machine_and_addresses_are_always_known(server: ServerProcess, host: str) -> None:
    request = f"GET /api/games HTTP/1.1\r\nHost: {host}\r\nConnection: close\r\n\r\n".encode()
    assert status(server, request) == 200


def test_headers_are_counted(server: ServerProcess) -> None:
    many = [f"X-{number}: y" for number in range(120)]
    assert status(server, head(server, "GET /api/games", *many)) == 431
    upgrade = ["Upgrade: websocket", "Connection: Upgrade", "Sec-WebSocket-Version: 13"]
    for more in (many, [f"X: {'y' * 9000}"], ["Sec-WebSocket-Key: x"], []):
        assert 400 <= status(server, head(server, "GET /api/tables/x/play", *upgrade, *more)) < 500
    assert 400 <= status(server, head(server, "POST /api/tables/x/play", *upgrade)) < 500
    key = "Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ=="
    for more in (["Content-Length: 5"], ["Transfer-Encoding: chunked"]):  # it never answered
        assert 400 <= status(server, head(server, "GET /api/tables/x/play", *upgrade, key, *more)) < 500
    assert errors(server.log) == []


@pytest.mark.parametrize(
    "lines",
    [
        ["Content-Length: 2", "Content-Length: 3"],
        ["Content-Length: -1"],
        ["Content-Length: " + "9" * 5000],
        ["Content-Length: \xb2"],
        ["Transfer-Encoding: gzip"],
        ["Transfer-Encoding: chunked", "Content-Length: 3"],
        ["Bad Name: x"],
        [" folded: x"],
    ],
    ids=str,
)
def test_headers_that_contradict_are_refused(server: ServerProcess, lines: list[str]) -> None:
    assert 400 <= status(server, head(server, "POST /api/guests", *lines) + b'{"name":"Anne"}') < 500
    assert errors(server.log) == []


@pytest.mark.parametrize(
    ("lines", "expected"),
    [
        (["Transfer-Encoding: chunked"], 413),
        (["Content-Length: 900000"], 413),
        (["Content-Length: 900000", "Origin: http://evil.example"], 403),
        (["Transfer-Encoding: chunked", "Bad Name: x"], 400),
    ],
    ids=str,
)
def test_who_still_sends_when_the_answer_comes_can_read_it(
    server: ServerProcess, lines: list[str], expected: int
) -> None:
    chunk = b"5000\r\n" + b" " * 0x5000 + b"\r\n"
    with line(server) as wire:
        wire.sendall(head(server, "POST /api/guests", *lines) + chunk)
        assert select.select([wire], [], [], ALLOWED_SECONDS)[0]
        for _ in range(5):
            wire.sendall(chunk)
        assert int(answer(wire)[9:12] or b"0") == expected
    assert errors(server.log) == []


def test_who_sends_on_and_on_after_the_answer_is_cut(server: ServerProcess) -> None:
    with line(server) as wire:
        wire.sendall(
            head(server, "POST /api/guests", "Content-Length: 900000", "Origin: http://evil.example")
        )
        with pytest.raises(OSError):  # noqa: PT011 - reset or broken, whichever comes first
            wire.sendall(b" " * 100_000_000)
    assert errors(server.log) == []


def test_a_body_that_breaks_after_its_answer_is_no_error(server: ServerProcess) -> None:
    with line(server) as wire:
        wire.sendall(
            head(server, "POST /api/guests", "Transfer-Encoding: chunked", "Origin: http://evil.example")
        )
        assert b"403" in wire.recv(65536)
        with contextlib.suppress(OSError):
            wire.sendall(b"this is no chunk\r\n" * 10)
        answer(wire)
    assert errors(server.log) == []


@pytest.mark.parametrize(
    "path",
    [
        "/api/tables/%00", "/api/tables/%ff%fe?link=%ed%a0%80", "/api/tables/%", "/api/tables/%zz?which=%00",
        "/api/tables?which=" + "9" * 5000, "/api/tables/x/moments/" + "9" * 5000, "/api/games/%00/rules",
        "/api/games/..%2f..%2fetc/words/fr", "/table/%00", "/assets/%00", "/api/tables/x?seat=" + "9" * 5000,
        "*",
    ],
)  # fmt: skip
def test_addresses_that_are_nonsense_are_refused(server: ServerProcess, path: str) -> None:
    assert 200 <= status(server, head(server, f"GET {path}")) < 500
    assert errors(server.log) == []
