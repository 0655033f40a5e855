"""Plays many tables of a server over real websockets, as fast as it answers, and measures it.

Run as `python -m flibuste.cli.driver URL PID GAME SEATS TABLES SECONDS`: a process of its own, which
knows of the server what docs/wire.md says, and its process to see how busy it is. It must cost less than
the server does, so it speaks the protocol itself and reads of an update only what it needs.
"""

from __future__ import annotations

import asyncio
import base64
import contextlib
import gc
import math
import os
import random
import sys
import time
from http.client import HTTPConnection
from pathlib import Path
from typing import Any, cast
from urllib.parse import urlsplit

import orjson

UPDATE = b'{"type":"update","version":'
REFUSED = b'{"type":"refused"'
DECISION = b'"decision":'
NO_DECISION = b'"decision":null}'
OVER = b'"over":true},"decision":null}'

TEXT, CLOSE, PING, PONG = 1, 8, 9, 10
FINAL = MASKED = 0x80

WARM_UP_SECONDS = 2.0
SPARE = 1.6
"""Games prepared, for each that should be needed: none begins late because it had to be set up."""
GAME_MOVES = 100
"""A game is at least about so long."""
CONNECTING = 40
"""Handshakes under way at a time."""
CONNECTING_SECONDS = 60
RESTING_SECONDS = 10


class Wire(asyncio.Protocol):
    """A websocket's client side, without extensions."""

    transport: asyncio.Transport

    def __init__(self, host: str, path: str, token: str) -> None:
        key = base64.b64encode(os.urandom(16)).decode()
        self.request = (
            f"GET {path} HTTP/1.1\r\nHost: {host}\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
            f"Sec-WebSocket-Key: {key}\r\nSec-WebSocket-Version: 13\r\nAuthorization: Bearer {token}\r\n\r\n"
        )
        self.buffer = b""
        self.open = False

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        self.transport = cast(asyncio.Transport, transport)  # uvloop's is none by name
        self.transport.write(self.request.encode())

    def data_received(self, data: bytes) -> None:
        data = self.buffer + data if self.buffer else data
        at, size = 0, len(data)
        if not self.open:
            head = data.find(b"\r\n\r\n")
            if head >= 0:
                if b" 101 " not in data[:16]:
                    raise ConnectionError(data[:head].decode(errors="replace"))
                self.open, at = True, head + 4
                self.opened()
        while self.open and at + 2 <= size:
            length, body = data[at + 1], at + 2
            if length >= 126:
                body += 2 if length == 126 else 8
                length = int.from_bytes(data[at + 2 : body], "big")
            if body + length > size:
                break
            self._frame(data[at], data[body : body + length])
            at = body + length
        self.buffer = data[at:]

    def _frame(self, first: int, payload: bytes) -> None:
        if first == FINAL | TEXT:
            self.heard(payload)
        elif first == FINAL | PING:
            self.send(payload, PONG)
        elif first == FINAL | CLOSE:
            self.transport.close()
        elif first != FINAL | PONG:
            raise ConnectionError(f"a frame that begins with {first:#x}")

    def send(self, payload: bytes, code: int = TEXT) -> None:
        """One masked frame."""
        length = len(payload)
        size = [length] if length < 126 else [126, *divmod(length, 256)]
        size[0] |= MASKED
        head = bytes((FINAL | code, *size))
        mask = random.randbytes(4)
        pattern = int.from_bytes((mask * (length // 4 + 1))[:length], "big")
        masked = (int.from_bytes(payload, "big") ^ pattern).to_bytes(length, "big")
        self.transport.write(head + mask + masked)

    def opened(self) -> None:
        """The handshake is done."""

    def heard(self, text: bytes) -> None:
        """A message."""


class Seat(Wire):
    """Whoever is asked answers at once with a random option, while its table is played."""

    def __init__(self, host: str, path: str, token: str, table: Table) -> None:
        super().__init__(host, path, token)
        self.table = table
        self.ready: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self.held: dict[str, Any] | None = None
        """A question not answered yet."""
        self.version = -1
        self.answered = -1
        """Serial of the question answered last."""
        self.sent = 0.0
        """When, if the answer is not acknowledged yet."""
        self.sent_at = -1
        """The version it was an answer to."""

    def opened(self) -> None:
        self.send(b'{"type":"hello"}')

    def connection_lost(self, exc: Exception | None) -> None:
        self.fail(f"a connection was lost: {exc or self.buffer!r}")

    def fail(self, why: str) -> None:
        self.table.fleet.fail(why)
        if not self.ready.done():
            self.ready.set_exception(ConnectionError(why))

    def heard(self, text: bytes) -> None:
        if not text.startswith(UPDATE):
            if text.startswith(REFUSED):
                self.fail(text.decode())
            return
        self.version = int(text[len(UPDATE) : text.index(b",", len(UPDATE))])
        question = None if text.endswith(NO_DECISION) else orjson.loads(text[text.rindex(DECISION) + 11 : -1])
        again = question is not None and question["serial"] == self.answered and question["sealed"] is None
        if again:  # another seat's answer to the same question came first
            return
        if self.sent and self.version > self.sent_at:
            self.table.fleet.waits.append(time.perf_counter() - self.sent)
            self.sent = 0.0
        if question is not None and question["sealed"] is None:
            self.held = question
            if self.table.playing:
                self.answer()
        elif text.endswith(OVER):
            self.table.end()
        if not self.ready.done():
            self.ready.set_result(None)

    def answer(self) -> None:
        question = self.held
        if question is None:
            return
        self.held = None
        self.answered, self.sent_at = question["serial"], self.version
        choice = random.choice(question["options"])
        message = orjson.dumps({"type": "choose", "choice": choice, "serial": self.answered})
        self.sent = time.perf_counter()
        self.send(message)


class Table:
    """One game, with somebody connected to every seat."""

    def __init__(self, fleet: Fleet) -> None:
        self.fleet = fleet
        self.seats: list[Seat] = []
        self.playing = False
        self.over = False

    def play(self) -> None:
        self.playing = True
        for seat in self.seats:
            seat.answer()

    def end(self) -> None:
        """Another game goes on in its stead; the first of its seats to hear of it sees to that."""
        if not self.over:
            self.over, self.playing = True, False
            self.fleet.next(self)


class Fleet:
    """All tables: those being played, and those that wait for their turn."""

    def __init__(self, url: str, game: str, seats: int) -> None:
        self.host = urlsplit(url).netloc
        self.game = game
        self.seats = seats
        self.tokens: list[str] = []
        self.afloat: list[Table] = []
        self.spare: list[Table] = []
        self.waits: list[float] = []
        """Seconds from each choice to its update."""
        self.halt = asyncio.Event()
        self.trouble = ""

    def fail(self, why: str) -> None:
        self.trouble = self.trouble or why
        self.halt.set()

    def next(self, over: Table) -> None:
        self.afloat.remove(over)
        if self.spare:
            self.afloat.append(self.spare.pop())
            self.afloat[-1].play()
        else:
            self.halt.set()  # nothing left to play: what was measured so far counts

    async def prepare(self, count: int) -> None:
        """Sets up so many tables more, and connects all their seats."""
        names = await asyncio.to_thread(self._set_up, count)
        room = asyncio.Semaphore(CONNECTING)
        host, port = self.host.rsplit(":", 1)
        loop = asyncio.get_running_loop()

        async def board(table: Table, path: str, token: str) -> None:
            async with room:
                seat = Seat(self.host, path, token, table)
                await loop.create_connection(lambda: seat, host, int(port))
                table.seats.append(seat)
                await asyncio.wait_for(seat.ready, CONNECTING_SECONDS)

        tables = [Table(self) for _ in names]
        jobs = [
            board(table, f"/api/tables/{name}/play", token)
            for table, name in zip(tables, names, strict=True)
            for token in self.tokens
        ]
        await asyncio.gather(*jobs)
        self.spare += tables

    def _set_up(self, count: int) -> list[str]:
        """Makes tables and starts them, with everybody seated."""
        line = HTTPConnection(self.host, timeout=60)

        def call(path: str, token: str, **body: object) -> Any:  # noqa: ANN401 - whatever it answers
            headers = {"Content-Type": "application/json", "Authorization": f"Bearer {token}"}
            line.request("POST", f"/api{path}", orjson.dumps(body), headers)
            answer = line.getresponse()
            text = answer.read()
            if answer.status >= 300:
                raise ConnectionError(f"{path}: {answer.status} {text.decode(errors='replace')}")
            return orjson.loads(text or b"null")

        with contextlib.closing(line):
            while len(self.tokens) < self.seats:
                self.tokens.append(call("/guests", "", name=f"Sailor {len(self.tokens) + 1}")["token"])
            host, *others = self.tokens
            names = []
            for _ in range(count):
                names.append(call("/tables", host, game=self.game, seats=self.seats)["id"])
                for token in others:
                    call(f"/tables/{names[-1]}/seat", token)
                call(f"/tables/{names[-1]}/start", host)
        return names

    def play(self, count: int) -> None:
        """So many tables are played from now on."""
        while len(self.afloat) < count:
            self.afloat.append(self.spare.pop())
        for table in tuple(self.afloat):
            table.play()

    async def last(self, seconds: float) -> float:
        """Counts for so long; how long it was in truth."""
        self.halt.clear()
        self.waits.clear()
        begin = time.perf_counter()
        with contextlib.suppress(TimeoutError):
            await asyncio.wait_for(self.halt.wait(), seconds)
        took = time.perf_counter() - begin
        if self.trouble:
            raise RuntimeError(self.trouble)
        return took

    async def rest(self) -> None:
        """Nobody answers any more; what is under way comes back."""
        for table in self.afloat:
            table.playing = False
        everybody = [seat for table in self.afloat for seat in table.seats]
        give_up = time.perf_counter() + RESTING_SECONDS
        while any(seat.sent for seat in everybody) and time.perf_counter() < give_up:
            await asyncio.sleep(0.02)


def cpu_seconds(pid: int) -> float | None:
    """What a process has used so far, where the system tells."""
    try:
        fields = Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()
    except OSError:
        return None
    return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")


async def measure(
    url: str, pid: int, game: str, seats: int, tables: int, seconds: float
) -> dict[str, float | None]:
    fleet = Fleet(url, game, seats)
    asyncio.get_running_loop().set_exception_handler(lambda _, what: fleet.fail(repr(what)))
    await fleet.prepare(tables + tables // 4 + 1)
    fleet.play(tables)
    warm_up = min(WARM_UP_SECONDS, seconds)
    took = await fleet.last(warm_up)
    speed = len(fleet.waits) / took
    await fleet.rest()
    await fleet.prepare(math.ceil(SPARE * speed * (seconds + warm_up) / GAME_MOVES))
    gc.collect()
    gc.disable()  # to look through thousands of connections takes long, which would look like the server's
    fleet.play(tables)
    await fleet.last(warm_up / 2)
    begin, server_begin = time.process_time(), cpu_seconds(pid)
    took = await fleet.last(seconds)
    busy, server_end = time.process_time() - begin, cpu_seconds(pid)
    waits = sorted(fleet.waits)
    await fleet.rest()
    if not waits:
        raise RuntimeError("not one choice was acknowledged")
    return {
        "moves_per_s": round(len(waits) / took, 1),
        "p50_ms": round(1000 * waits[len(waits) // 2], 3),
        "p99_ms": round(1000 * waits[len(waits) * 99 // 100], 3),
        "moves": len(waits),
        "seconds": round(took, 3),
        "driver_busy": round(busy / took, 3),
        "server_busy": server_end and server_begin and round((server_end - server_begin) / took, 3),
    }


def main(args: list[str]) -> None:
    url, pid, game, seats, tables, seconds = args
    run: Any = asyncio.run
    with contextlib.suppress(ImportError):
        from uvloop import run  # type: ignore[no-redef,import-not-found,unused-ignore]  # faster, if there
    report = run(measure(url, int(pid), game, int(seats), int(tables), float(seconds)))
    sys.stdout.write(orjson.dumps(report).decode() + "\n")


if __name__ == "__main__":
    main(sys.argv[1:])
