"""Parts of hostile requests and messages, drawn at random."""

# ruff: noqa: E501 - tables of words are read by column

from __future__ import annotations

import json
import random

PATHS = [
    "/api/guests", "/api/me", "/api/tables", "/api/tables/{table}", "/api/tables/{table}/seat",
    "/api/tables/{table}/start", "/api/tables/{table}/story", "/api/tables/{table}/record",
    "/api/tables/{table}/verify", "/api/tables/{table}/moments/{n}", "/api/tables/{table}/curve",
    "/api/tables/{table}/seats/{n}/bot", "/api/tables/{table}/rematch", "/api/tables/{table}/hand-over",
    "/api/tables/{table}/play", "/api/games", "/api/games/{word}/rules", "/api/games/{word}/vocabulary",
    "/api/games/{word}/words/{word}", "/api/openapi.json", "/health", "/ready", "/metrics", "/",
    "/table/{table}", "/table/{word}", "/assets/{word}", "/{word}", "/api/{word}", "//{word}", "*",
]  # fmt: skip
METHODS = [b"GET"] * 5 + [b"POST"] * 5 + [b"PUT", b"PATCH", b"HEAD", b"OPTIONS", b"TRACE", b"CONNECT", b"X-Y"]
"""No DELETE: it would sign the guest out, and nothing after that would be let in."""
WORDS = [
    "x", "%00", "%ff", "%", "%zz", "%ed%a0%80", "%u0000", "..", "%2e%2e%2f", "..%5c", "é".encode().hex(), "0",
    "-1", "9" * 30, "9" * 5000, "1e400", "NaN", "null", "freibeuter", "_parley", "__class__", "a" * 300, "%0d%0a",
    "[]", "{}", ";", "'", '"', "<script>", "1.5", "%E2%80%AE", "+", "%20", "fr", "true",
]  # fmt: skip
KEYS = ["link", "which", "seat", "as", "x", "%00", "link[]", "", "%ed%a0%80"]
HEADERS: list[tuple[bytes, list[bytes]]] = [
    (b"Origin", [b"null", b"http://[", b"http://[::1", b"http://]", b"\xff\xfe", b"http://a:99999999", b"", b"x" * 5000,
                 b"http://\xc3\xa9", b"http://127.0.0.1:x", b"//", b"http://a%00b", "http://１".encode()]),
    (b"Host", [b"", b"[", b"[::1", b"a b", b"a,b", b"x" * 3000, b"\xff", b"evil.example", b"127.0.0.1:99999999",
               b"[::1]:80", b"localhost:", b"%00", b"a@b", b"a/b", "é".encode()]),
    (b"X-Forwarded-For", [b"", b",", b"1.2.3.4, [::1", b"[::1]:99999", b"\xff", b"unknown", b"1.2.3.4:x", b"," * 2000,
                          b"fe80::1%eth0", b"::ffff:1.2.3.4"]),
    (b"X-Forwarded-Proto", [b"https", b"\xff", b"javascript"]),
    (b"Content-Length", [b"-1", b"1e3", b"5, 5", b"5", b"0", b"99999999999999999999", b"9" * 5000, b"\xb2", b" 7 ", b""]),
    (b"Transfer-Encoding", [b"chunked", b"gzip", b"chunked, chunked", b"identity", b"\xff", b"chunked, identity"]),
    (b"Content-Type", [b"", b"text/plain", b"application/json; charset=utf-16", b"multipart/form-data", b"/",
                       b"multipart/form-data; boundary=\xff", b"application/x-www-form-urlencoded", b"application/json;" * 50]),
    (b"Content-Encoding", [b"gzip", b"br", b"deflate", b"x"]),
    (b"Cookie", [b"flibuste_guest=x", b"flibuste_guest=\xff", b"=;=;=", b"flibuste_guest=" + b"a" * 4000, b";" * 3000,
                 b"__Host-flibuste_guest=\xe9", b'flibuste_guest="\\377"', b"flibuste_guest=W10.x.y", b"a=\x80"]),
    (b"Authorization", [b"Bearer", b"Bearer \xff", b"Bearer " + b"a" * 4000, b"Basic x", b"bearer W10.aaaa.bbbb",
                        b"Bearer ..", b"Bearer eyJ.x.y", b" Bearer x"]),
    (b"Accept-Language", [b"fr;q=\xb2", b"," * 1000, b"de;q=1e999", b"\xff", b"en;q=-1", b"*;q=0.1;q=2"]),
    (b"Accept-Encoding", [b"gzip;q=NaN", b"br;q=0", b"\xff", b"*" * 1000, b"gzip, gzip, identity;q=0, *;q=0"]),
    (b"Range", [b"bytes=0-", b"bytes=9-1", b"bytes=" + b"0-1," * 500, b"x"]),
    (b"If-None-Match", [b"*", b'"', b"W/" * 100, b"\xff"]),
    (b"Expect", [b"100-continue", b"200-ok"]),
    (b"Upgrade", [b"websocket", b"h2c", b"\xff"]),
    (b"Connection", [b"upgrade", b"close, upgrade", b"keep-alive", b"\xff"]),
    (b"Sec-WebSocket-Key", [b"", b"x", b"\xff", b"a" * 5000]),
    (b"Sec-WebSocket-Version", [b"0", b"99999999999", b"\xff"]),
    (b"Sec-WebSocket-Extensions", [b"permessage-deflate; client_max_window_bits=99", b"\xff", b"," * 500, b"x;y=\"",
                                   b"permessage-deflate; server_max_window_bits=8"]),
    (b"Sec-WebSocket-Protocol", [b"x", b",", b"\xff"]),
    (b"X" * 300, [b"y" * 300]),
    (b"Bad Name", [b"x"]),
    (b"", [b"x"]),
]  # fmt: skip
TYPES = [
    "hello",
    "choose",
    "undo",
    "wish",
    "agree",
    "back",
    "foresee",
    "why",
    "hint",
    "say",
    "sit",
    "update",
    "",
]
FIELDS = ["type", "version", "choice", "serial", "yes", "text", "seat", "name", "game", "seats", "options", "data",
          "public", "spectators", "clock", "crew", "nonce", "guest", "bot", "fill", "kind", "bank", "step", "x"]  # fmt: skip
TEXTS = [
    "", "x", "Anne", "\0", "é" * 200, "x" * 600, "\u202e", "\ud800", "\udfff\ud800", "place D4", "pass", "freibeuter",
    "_parley", "stoertebeker", "rum_and_pirates", "' or 1=1 --", "{{7*7}}", "\u2028", "😀" * 50, "greedy", "random",
    "ships.csv", "box.json", "none", "live", "\r\nX: y", "__proto__", "ismcts:9999999it", "../../etc/passwd", "\x7f\x1b[2J",
]  # fmt: skip
RAW_JSON = [
    b"", b"{", b"[" * 4000, b'{"a":' * 900, b"[" * 100_000, b'{"a":' * 3_000 + b"1" + b"}" * 3_000, b"9" * 5000, b"-" + b"9" * 6000,
    b'{"seats":' + b"9" * 5000 + b"}", b'{"serial":' + b"9" * 4500 + b',"type":"choose","choice":"x"}', b"1e999999", b"NaN", b"Infinity",
    b'{"name":"\\ud800"}', b'{"\\ud800":1}', b'{"name":"\\u0000"}', b'"\xff"', b"\xff\xfe{}", b'{"name":"a","name":"b"}', b"null", b"[]",
    b'""', b"{}", b"true", b'{"type":"say","text":"\\udc00"}', b'{"type":"say","text":"\\u0000\\u0001"}', b"\xef\xbb\xbf{}", b"{}" * 50,
    b'{"name": 1e5}', b"'", b'{"type":"hello","version":1' + b"0" * 400 + b"}", b'{"name":"' + b"\\" * 99 + b'"}',
]  # fmt: skip


def method(luck: random.Random) -> bytes:
    return luck.choice(METHODS)


def target(luck: random.Random, table: str) -> bytes:
    """A path and perhaps a query."""
    path = luck.choice(PATHS)
    while "{word}" in path:
        path = path.replace("{word}", luck.choice(WORDS), 1)
    path = path.replace("{table}", table if luck.random() < 0.7 else luck.choice(WORDS))
    path = path.replace("{n}", str(luck.randrange(40)) if luck.random() < 0.5 else luck.choice(WORDS))
    pairs = [f"{luck.choice(KEYS)}={luck.choice(WORDS)}" for _ in range(luck.choice((0, 0, 1, 2, 5)))]
    whole = path + ("?" + "&".join(pairs) if pairs else "")
    return whole.encode() + (
        luck.choice((b"\xff", b" x", b"#", b"\xc3\xa9")) if luck.random() < 0.02 else b""
    )


def header(luck: random.Random) -> bytes:
    """A line of a header; seldom a hundred and more of them."""
    if luck.random() < 0.03:
        return b"\r\n".join(b"X-%d: y" % number for number in range(luck.choice((99, 150, 2000))))
    name, values = luck.choice(HEADERS)
    return name + b": " + luck.choice(values)


def body(luck: random.Random) -> bytes:
    kind = luck.random()
    if kind < 0.4:
        return b""
    if kind < 0.43:
        return luck.randbytes(luck.choice((1, 50, 20_000)))
    if kind < 0.45:
        return b" " * luck.choice((16_000, 17_000, 900_000))
    return json_text(luck)


def json_text(luck: random.Random) -> bytes:
    """A message or body: often of the right form, with wrong parts."""
    if luck.random() < 0.25:
        return luck.choice(RAW_JSON)
    whole: dict[str, object] = {"type": luck.choice(TYPES)} if luck.random() < 0.6 else {}
    for _ in range(luck.randrange(6)):
        whole[luck.choice(FIELDS)] = value(luck, 3)
    return json.dumps(whole, ensure_ascii=luck.random() < 0.7).encode("utf-8", "surrogatepass")


def value(luck: random.Random, depth: int) -> object:
    """Any JSON value."""
    kind = luck.randrange(9 if depth else 7)
    if kind < 3:
        return luck.choice(TEXTS)
    if kind < 5:
        return luck.choice((0, 1, 2, 3, 4, -1, 12, 2**31, 2**63, -(2**70), 10**30, 10**310))
    if kind == 5:
        return luck.choice((None, True, False))
    if kind == 6:
        return luck.choice((0.5, 1e308, -0.0, float("nan"), float("inf")))
    if kind == 7:
        return [value(luck, depth - 1) for _ in range(luck.randrange(4))]
    return {luck.choice(TEXTS + FIELDS): value(luck, depth - 1) for _ in range(luck.randrange(4))}
