"""Hostile requests, messages and frames by the thousand: `fuzz_http` and `fuzz_websocket`.

Both take a seed, run against any server on loopback, and return a tally. A server passes if the tally has no
faults and its log has no errors. `python -m tests.server.fuzz URL` runs both against a server that is there.
"""

from __future__ import annotations

import argparse
import asyncio
import base64
import contextlib
import os
import random
import zlib
from collections import Counter
from collections.abc import Awaitable, Callable
from dataclasses import dataclass, field
from urllib.parse import urlsplit

from tests.server.fuzz_words import body, header, json_text, method, target
from tests.server.harness import Client, new_clients, started
from tests.server.hostile import BROKEN, frame

AT_ONCE = 16
"""Connections that are open at the same time."""
WAITING_AT_ONCE = 48
"""Requests at the same time: many are never finished, and wait until the server cuts them."""
ANSWER_SECONDS = 60.0
"""How long an answer may take on a busy machine. A request that is never finished is cut long before."""
MESSAGES_EACH = 60
"""Messages on one websocket, if the server does not close it before."""


@dataclass
class Tally:
    """What came back: answers by status or close code, and what must not come back."""

    sent: int = 0
    answers: Counter[str] = field(default_factory=Counter)
    faults: list[tuple[str, bytes]] = field(default_factory=list)
    """Status 5xx, refusals called "server-fault" and hung connections, each with what was sent."""

    def add(self, answer: str, sent: bytes, fault: bool = False) -> None:
        self.answers[answer] += 1
        if fault:
            self.faults.append((answer, sent[:2000]))


def fuzz_http(url: str, count: int, seed: int, token: str = "", table: str = "x") -> Tally:
    """Sends so many hostile requests, each on a connection of its own."""
    tally = Tally()

    async def one(luck: random.Random) -> None:
        sent = request(luck, url, token, table)
        tally.sent += 1
        answer = await exchanged(url, sent, luck)
        tally.add(answer, sent, answer.startswith("5") or answer == "silence")

    asyncio.run(side_by_side(one, count, seed, WAITING_AT_ONCE))
    return tally


def fuzz_websocket(url: str, token: str, table: str, count: int, seed: int) -> Tally:
    """Sends so many hostile messages and frames to a table, on as many connections as that takes."""
    tally = Tally()

    async def one(luck: random.Random) -> None:
        if tally.sent < count:
            await converse(url, token, table, min(MESSAGES_EACH, count - tally.sent), luck, tally)

    async def all_messages() -> None:
        rounds = 0
        while tally.sent < count:
            await side_by_side(one, AT_ONCE, seed + 1_000_003 * rounds)
            rounds += 1

    asyncio.run(all_messages())
    return tally


async def side_by_side(
    one: Callable[[random.Random], Awaitable[None]], count: int, seed: int, at_once: int = AT_ONCE
) -> None:
    """Runs the coroutine so often, a few at a time, each with luck of its own."""
    waiting = iter(range(count))

    async def worker() -> None:
        for number in waiting:
            await one(random.Random(seed * 1_000_000_007 + number))

    await asyncio.gather(*(worker() for _ in range(at_once)))


# HTTP


def request(luck: random.Random, url: str, token: str, table: str) -> bytes:
    """A request with one or more things wrong, or nothing."""
    content = body(luck)
    lines = [method(luck) + b" " + target(luck, table) + b" HTTP/1.1"]
    lines.append(b"Host: " + urlsplit(url).netloc.encode())
    lines.append(b"Connection: close")
    if content:
        lines.append(b"Content-Type: application/json")
        lines.append(b"Content-Length: %d" % len(content))
    if token and luck.random() < 0.8:
        lines.append(b"Authorization: Bearer " + token.encode())
    for _ in range(luck.choice((0, 0, 1, 2, 3))):
        lines.insert(luck.randrange(1, len(lines) + 1), header(luck))
    raw = b"\r\n".join(lines) + b"\r\n\r\n" + content
    return mutated(luck, raw) if luck.random() < 0.15 else raw


def mutated(luck: random.Random, raw: bytes) -> bytes:
    """The same bytes with some changed, repeated or cut off."""
    data = bytearray(raw)
    for _ in range(luck.randint(1, 4)):
        at = luck.randrange(len(data) + 1)
        how = luck.randrange(4)
        if how == 0:
            data[at:at] = luck.randbytes(luck.randint(1, 8))
        elif how == 1:
            data[at : at + luck.randint(1, 20)] = b""
        elif how == 2:
            data[at:at] = data[max(0, at - luck.randint(1, 40)) : at]
        elif data:
            data[min(at, len(data) - 1)] = luck.randrange(256)
    return bytes(data)


async def exchanged(url: str, sent: bytes, luck: random.Random) -> str:
    """The status of the answer; "closed" if there is none, "silence" if the connection hangs."""
    place = urlsplit(url)
    reader, writer = await asyncio.open_connection(place.hostname, place.port)
    try:
        async with asyncio.timeout(ANSWER_SECONDS):
            with contextlib.suppress(OSError):
                if luck.random() < 0.1:  # in two parts
                    at = luck.randrange(len(sent) + 1)
                    writer.write(sent[:at])
                    await writer.drain()
                    sent = sent[at:]
                writer.write(sent)
                await writer.drain()
                if luck.random() < 0.05:
                    writer.write_eof()  # the server then closes at once, and what it was doing goes on alone
                line = await reader.readline()
                while await reader.read(65536):
                    pass
                return line[9:12].decode("latin-1") or "closed"
            return "closed"
    except TimeoutError:
        return "silence"
    finally:
        writer.close()


# Websockets


def handshake(luck: random.Random, url: str, token: str, table: str) -> bytes:
    """A request that opens a websocket, mostly."""
    key = base64.b64encode(luck.randbytes(16))
    lines = [
        b"GET /api/tables/" + table.encode() + b"/play HTTP/1.1",
        b"Host: " + urlsplit(url).netloc.encode(),
        b"Connection: Upgrade",
        b"Upgrade: websocket",
        b"Sec-WebSocket-Version: 13",
        b"Sec-WebSocket-Key: " + key,
    ]
    if luck.random() < 0.8:
        lines.append(b"Authorization: Bearer " + token.encode())
    if luck.random() < 0.5:
        lines.append(b"Sec-WebSocket-Extensions: permessage-deflate; client_max_window_bits")
    if luck.random() < 0.1:
        lines += [header(luck) for _ in range(luck.randint(1, 3))]
    if luck.random() < 0.02:
        lines += [b"X-%d: y" % number for number in range(luck.choice((90, 120, 300)))]
    raw = b"\r\n".join(lines) + b"\r\n\r\n"
    return mutated(luck, raw) if luck.random() < 0.05 else raw


def packet(luck: random.Random, compressed: bool) -> bytes:
    """One message, whole or in pieces, or something that is none."""
    kind = luck.random()
    if kind < 0.03:
        return luck.choice(BROKEN)
    if kind < 0.05:
        return mutated(luck, frame(0x81, json_text(luck)[:4000]))
    if kind < 0.07:
        return frame(luck.choice((0x89, 0x8A)), luck.randbytes(luck.randint(0, 125)))
    text = json_text(luck)[: luck.choice((100, 4000, 20_000))]
    if compressed and luck.random() < 0.5:
        deflate = zlib.compressobj(wbits=-12)
        packed = deflate.compress(text) + deflate.flush(zlib.Z_SYNC_FLUSH)
        return frame(0xC1, packed[:-4] if luck.random() < 0.9 else packed)
    if text and luck.random() < 0.2:
        parts = [text[at : at + 1 + len(text) // 5] for at in range(0, len(text), 1 + len(text) // 5)]
        heads = [0x01, *[0x00] * (len(parts) - 1)]
        return b"".join(frame(one, part) for one, part in zip(heads, parts, strict=True)) + frame(0x80, b"")
    return frame(0x81 if luck.random() < 0.95 else 0x82, text)


async def converse(url: str, token: str, table: str, most: int, luck: random.Random, tally: Tally) -> None:
    """Opens a websocket and sends until the server closes it, or so many messages are sent."""
    place = urlsplit(url)
    opening = handshake(luck, url, token, table)
    reader, writer = await asyncio.open_connection(place.hostname, place.port)
    sent = opening
    try:
        async with asyncio.timeout(ANSWER_SECONDS):
            with contextlib.suppress(OSError, asyncio.IncompleteReadError, asyncio.LimitOverrunError):
                writer.write(opening)
                tally.sent += 1
                head = await reader.readuntil(b"\r\n\r\n")
                status = head[9:12].decode("latin-1")
                tally.add(status, opening, status.startswith("5"))
                if status == "101":
                    listening = asyncio.create_task(drained(reader))
                    compressed = b"permessage-deflate" in head
                    for _ in range(most):
                        sent = packet(luck, compressed)
                        tally.sent += 1
                        writer.write(sent)
                        await writer.drain()
                        if listening.done():
                            break
                    writer.write(frame(0x88, b"\x03\xe8"))
                    said = await listening
                    tally.add("fault" if said else "ended", sent, said)
    except TimeoutError:
        tally.add("silence", sent, fault=True)
    finally:
        writer.close()


async def drained(reader: asyncio.StreamReader) -> bool:
    """Reads to the end; whether the server spoke of a fault of its own, in words or by close code 1011."""
    tail, found = b"", False
    while True:
        with contextlib.suppress(OSError):
            data = await reader.read(65536)
            if data:
                tail = tail[-40:] + data
                found = found or b'"reason":"server-fault"' in tail or b"\x88\x02\x03\xf3" in tail
                continue
        return found


async def a_table(url: str) -> tuple[Client, str]:
    """A guest, and a game in which they sit."""
    (client,) = await new_clients(url, 1)
    return client, await started([client], "freibeuter", 2)


def main() -> None:
    options = argparse.ArgumentParser(description=__doc__)
    options.add_argument("url")
    options.add_argument("--requests", type=int, default=5_000)
    options.add_argument("--messages", type=int, default=45_000)
    options.add_argument("--seed", type=int, default=int.from_bytes(os.urandom(2), "big"))
    given = options.parse_args()
    client, table = asyncio.run(a_table(given.url))
    for name, tally in (
        ("http", fuzz_http(given.url, given.requests, given.seed, client.token, table)),
        ("websocket", fuzz_websocket(given.url, client.token, table, given.messages, given.seed)),
    ):
        print(name, "seed", given.seed, "sent", tally.sent, dict(tally.answers.most_common()))
        for answer, sent in tally.faults[:10]:
            print("  fault", answer, sent[:1500])


if __name__ == "__main__":
    main()
