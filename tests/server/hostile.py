"""What a hostile client may send, and raw connections that break the rules of the protocol itself."""

from __future__ import annotations

import base64
import contextlib
import json
import os
import socket
import struct

from hypothesis import strategies as st
from pydantic import ValidationError

from flibuste.table.messages import MESSAGE, Message
from tests.server.harness import Client

LONGEST = 4096
TYPES = (
    "hello",
    "choose",
    "undo",
    "wish",
    "propose",
    "withdraw",
    "agree",
    "back",
    "foresee",
    "say",
    "sit",
    "",
    "update",
    "__class__",
)

scalars = st.one_of(
    st.none(),
    st.booleans(),
    st.integers(-(2**70), 2**70),
    st.floats(),
    st.text(max_size=40),
    st.sampled_from(["place D4", "\0", "../..", "x" * 600, "é" * 200, "' or 1=1 --", "{{7*7}}"]),
)
values = st.recursive(
    scalars, lambda part: st.lists(part, max_size=3) | st.dictionaries(st.text(max_size=8), part, max_size=3)
)
FIELDS = ("version", "choice", "serial", "yes", "text", "seat", "table", "guest", "name", "n")
forged = st.builds(
    lambda kind, fields: json.dumps({"type": kind, **fields}),
    st.one_of(st.sampled_from(TYPES), values),
    st.dictionaries(st.sampled_from(FIELDS), values, max_size=4),
)
plausible = st.one_of(
    st.builds(
        lambda choice, serial: json.dumps({"type": "choose", "choice": choice, "serial": serial}),
        st.sampled_from(["place D4", "pass", "draw", "sail", "", "raise 3"]),
        st.integers(0, 40),
    ),
    st.builds(
        lambda kind: json.dumps({"type": kind}),
        st.sampled_from(["undo", "wish", "withdraw", "back", "hello"]),
    ),
    st.builds(lambda yes: json.dumps({"type": "agree", "yes": yes}), st.booleans()),
    st.builds(lambda serial: json.dumps({"type": "foresee", "serial": serial}), st.integers(0, 40)),
    st.builds(lambda text: json.dumps({"type": "say", "text": text}), st.text(min_size=1, max_size=80)),
    st.builds(lambda version: json.dumps({"type": "hello", "version": version}), st.integers(-1, 10**6)),
)
crooked = st.sampled_from(
    [
        "", "null", "[]", '""', "1e999", "NaN", "{", '{"type":', '{"type":"hello","type":"undo"}',
        "[" * 4000, '{"a":' * 800, '{"type":"say","text":"\\ud800"}', '{"type":"say","text":"\\udc00x"}',
        '{"type":"say","text":"\\u0000"}', '{"type":"choose","choice":"\\u0000","serial":1}',
        '{"type":"say","text":"\u202e\u200b"}', '{"type":"hello","version":-2}',
        '{"type":"hello","version":1.0}',
        '{"type":"choose","choice":"pass","serial":"1"}', '{"type":"choose","choice":"pass","serial":true}',
        '{"type":"undo","seat":0}', "x" * (LONGEST + 1), "é" * LONGEST, "\0", "\u2028",
    ]
)  # fmt: skip
messages: st.SearchStrategy[str | bytes] = st.one_of(
    forged, plausible, crooked, st.text(max_size=100), st.binary(max_size=200)
)


def understood(message: str | bytes) -> Message | None:
    """The message that the server should read, or None."""
    if isinstance(message, bytes) or len(message) > LONGEST:
        return None
    try:
        return MESSAGE.validate_json(message)
    except ValidationError:
        return None


def frame(opcode: int, payload: bytes, masked: bool = True, length: int | None = None) -> bytes:
    """A websocket frame with any first byte and any length."""
    said = len(payload) if length is None else length
    bit = 0x80 if masked else 0
    head = bytes([opcode, bit | 127]) + struct.pack("!Q", said)
    if said < 126:
        head = bytes([opcode, bit | said])
    elif said < 65536:
        head = bytes([opcode, bit | 126]) + struct.pack("!H", said)
    return head + (b"\0\0\0\0" if masked else b"") + payload  # a mask of zeros changes nothing


BROKEN = [
    frame(0x81, b"{}", masked=False),  # a client must mask
    frame(0x83, b"{}"),  # an unknown opcode
    frame(0xF1, b"{}"),  # reserved bits
    frame(0x80, b"{}"),  # continues nothing
    frame(0x81, b"\xff\xfe\xfd"),  # not UTF-8
    frame(0x81, b"", length=1 << 62),  # longer than anything
    frame(0x81, b"x" * 20_000),  # longer than is read
    frame(0x09, b"x"),  # a ping in pieces
    frame(0x89, b"x" * 126, length=126),  # a ping too long
    frame(0x88, b"\x00"),  # a close frame of one byte
    frame(0x88, struct.pack("!H", 5)),  # a close frame with an invalid code
    b"GET / HTTP/1.1\r\n\r\n",
    os.urandom(64),
]


def request(client: Client, table: str) -> bytes:
    """The request that opens a websocket."""
    key = base64.b64encode(os.urandom(16)).decode()
    lines = [
        f"GET /api/tables/{table}/play HTTP/1.1", "Host: 127.0.0.1",
        "Connection: Upgrade", "Upgrade: websocket",
        "Sec-WebSocket-Version: 13", f"Sec-WebSocket-Key: {key}", f"Authorization: Bearer {client.token}",
    ]  # fmt: skip
    return "\r\n".join([*lines, "", ""]).encode()


def open_socket(client: Client) -> socket.socket:
    """A TCP connection with the smallest possible receive buffer. Nothing is sent."""
    line = socket.socket()
    line.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
    line.settimeout(20)
    if client.address:
        line.bind((client.address, 0))
    host, _, port = client.url.removeprefix("http://").partition(":")
    line.connect((host, int(port)))
    return line


def raw(client: Client, table: str) -> socket.socket:
    """A websocket opened by hand. Nobody reads from it or answers its pings."""
    line = open_socket(client)
    line.sendall(request(client, table))
    head = b""
    while b"\r\n\r\n" not in head and len(head) < 10_000:
        head += line.recv(1)
    assert head.startswith(b"HTTP/1.1 101")
    return line


def reset(line: socket.socket) -> None:
    """Closes without a handshake: the other side gets a reset."""
    with contextlib.suppress(OSError):
        line.setsockopt(socket.SOL_SOCKET, socket.SO_LINGER, struct.pack("ii", 1, 0))
    line.close()
