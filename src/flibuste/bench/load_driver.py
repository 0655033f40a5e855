"""Plays many tables of a server over real websockets, as fast as it answers, and measures it.

It runs as a process: `python -m flibuste.bench.load_driver URL PID GAME SEATS TABLES SECONDS`. It knows what
docs/wire.md says, and the server's process id, to see how busy the server is. The driver must use less CPU
than the server. Therefore it implements the websocket protocol itself and parses only what it needs.
"""

from __future__ import annotations

import asyncio
import contextlib
import gc
import math
import os
import random
import sys
import time
from http.client import HTTPConnection
from pathlib import Path
from typing import Any
from urllib.parse import urlsplit

import orjson

from flibuste.bench.websocket_client import WebSocketClient

UPDATE = b'{"type":"update","version":'
REFUSED = b'{"type":"refused"'
DECISION = b'"decision":'
NO_DECISION = b'"decision":null}'
OVER = b'"over":true},"decision":null}'

WARM_UP_SECONDS = 2.0
SPARE = 1.6
"""Games to prepare for each that is expected, so that no game has to be set up while measuring."""
GAME_MOVES = 100
"""Moves of a short game."""
CONNECTING = 40
"""Handshakes at a time."""
CONNECTING_SECONDS = 60
RESTING_SECONDS = 10


class Seat(WebSocketClient):
    """A player. It answers every question at once with a random option, while its table is played."""

    def __init__(self, host: str, path: str, token: str, table: Table) -> None:
        super().__init__(host, path, token)
        self.table = table
        self.ready: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self.held: dict[str, Any] | None = None
        """A question that is not answered yet."""
        self.version = -1
        self.answered = -1
        """The serial number of the last answered question."""
        self.sent = 0.0
        """When the answer was sent; 0 once it is acknowledged."""
        self.sent_at = -1
        """The version that the answer belongs to."""

    def opened(self) -> None:
        """Says hello; the server then sends the state of the table."""
        self.send(b'{"type":"hello"}')

    def connection_lost(self, exc: Exception | None) -> None:
        """No connection may end before the measurement does."""
        self.fail(f"a connection was lost: {exc or self.buffer!r}")

    def fail(self, why: str) -> None:
        """Ends the measurement with an error."""
        self.table.load.fail(why)
        if not self.ready.done():
            self.ready.set_exception(ConnectionError(why))

    def received(self, text: bytes) -> None:
        """Reads an update: measures the delay, and answers the question in it."""
        if not text.startswith(UPDATE):
            if text.startswith(REFUSED):
                self.fail(text.decode())
            return
        self.version = int(text[len(UPDATE) : text.index(b",", len(UPDATE))])
        question = None if text.endswith(NO_DECISION) else orjson.loads(text[text.rindex(DECISION) + 11 : -1])
        again = question is not None and question["serial"] == self.answered and question["sealed"] is None
        if again:  # another seat answered the same question first
            return
        if self.sent and self.version > self.sent_at:
            self.table.load.delays.append(time.perf_counter() - self.sent)
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
        """Answers the question that is held, if there is one."""
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
    """One game with a connection for every seat."""

    def __init__(self, load: LoadTest) -> None:
        self.load = load
        self.seats: list[Seat] = []
        self.playing = False
        self.over = False

    def play(self) -> None:
        """Lets all seats answer from now on."""
        self.playing = True
        for seat in self.seats:
            seat.answer()

    def end(self) -> None:
        """Replaces this game by the next one. The first seat that hears of the end calls this."""
        if not self.over:
            self.over, self.playing = True, False
            self.load.next(self)


class LoadTest:
    """All tables: those being played, and those that are prepared."""

    def __init__(self, url: str, game: str, seats: int) -> None:
        self.host = urlsplit(url).netloc
        self.game = game
        self.seats = seats
        self.tokens: list[str] = []
        self.playing: list[Table] = []
        self.spare: list[Table] = []
        self.delays: list[float] = []
        """Seconds from each choice to its update."""
        self.stopped = asyncio.Event()
        self.failure = ""

    def fail(self, why: str) -> None:
        """Ends the measurement with an error; the first one counts."""
        self.failure = self.failure or why
        self.stopped.set()

    def next(self, over: Table) -> None:
        """Starts a prepared table in place of one that is over."""
        self.playing.remove(over)
        if self.spare:
            self.playing.append(self.spare.pop())
            self.playing[-1].play()
        else:
            self.stopped.set()  # nothing is left to play; the figures so far count

    async def prepare(self, count: int) -> None:
        """Sets up more tables and connects all their seats."""
        names = await asyncio.to_thread(self._set_up, count)
        room = asyncio.Semaphore(CONNECTING)
        host, port = self.host.rsplit(":", 1)
        loop = asyncio.get_running_loop()

        async def connect(table: Table, path: str, token: str) -> None:
            async with room:
                seat = Seat(self.host, path, token, table)
                await loop.create_connection(lambda: seat, host, int(port))
                table.seats.append(seat)
                await asyncio.wait_for(seat.ready, CONNECTING_SECONDS)

        tables = [Table(self) for _ in names]
        jobs = [
            connect(table, f"/api/tables/{name}/play", token)
            for table, name in zip(tables, names, strict=True)
            for token in self.tokens
        ]
        await asyncio.gather(*jobs)
        self.spare += tables

    def _set_up(self, count: int) -> list[str]:
        """Makes tables, seats all players and starts the games."""
        line = HTTPConnection(self.host, timeout=60)

        def call(path: str, token: str, **body: object) -> Any:  # noqa: ANN401 - any JSON
            headers = {"Content-Type": "application/json", "Authorization": f"Bearer {token}"}
            line.request("POST", f"/api{path}", orjson.dumps(body), headers)
            answer = line.getresponse()
            text = answer.read()
            if answer.status >= 300:
                raise ConnectionError(f"{path}: {answer.status} {text.decode(errors='replace')}")
            return orjson.loads(text or b"null")

        with contextlib.closing(line):
            while len(self.tokens) < self.seats:
                self.tokens.append(call("/guests", "", name=f"Player {len(self.tokens) + 1}")["token"])
            host, *others = self.tokens
            names = []
            for _ in range(count):
                names.append(call("/tables", host, game=self.game, seats=self.seats)["id"])
                for token in others:
                    call(f"/tables/{names[-1]}/seat", token)
                call(f"/tables/{names[-1]}/start", host)
        return names

    def play(self, count: int) -> None:
        """Plays this many tables from now on."""
        while len(self.playing) < count:
            self.playing.append(self.spare.pop())
        for table in tuple(self.playing):
            table.play()

    async def count_for(self, seconds: float) -> float:
        """Counts for about this long and returns the true seconds."""
        self.stopped.clear()
        self.delays.clear()
        begin = time.perf_counter()
        with contextlib.suppress(TimeoutError):
            await asyncio.wait_for(self.stopped.wait(), seconds)
        took = time.perf_counter() - begin
        if self.failure:
            raise RuntimeError(self.failure)
        return took

    async def rest(self) -> None:
        """Stops answering and waits for the updates that are under way."""
        for table in self.playing:
            table.playing = False
        everybody = [seat for table in self.playing for seat in table.seats]
        deadline = time.perf_counter() + RESTING_SECONDS
        while any(seat.sent for seat in everybody) and time.perf_counter() < deadline:
            await asyncio.sleep(0.02)


def cpu_seconds(pid: int) -> float | None:
    """CPU seconds that a process has used, if the system knows them."""
    try:
        fields = Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()
    except OSError:
        return None
    return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")


async def measure(
    url: str, pid: int, game: str, seats: int, tables: int, seconds: float
) -> dict[str, float | None]:
    """Measures a server: warms it up, prepares enough games, and counts."""
    load = LoadTest(url, game, seats)
    asyncio.get_running_loop().set_exception_handler(lambda _, what: load.fail(repr(what)))
    await load.prepare(tables + tables // 4 + 1)
    load.play(tables)
    warm_up = min(WARM_UP_SECONDS, seconds)
    took = await load.count_for(warm_up)
    speed = len(load.delays) / took
    await load.rest()
    await load.prepare(math.ceil(SPARE * speed * (seconds + warm_up) / GAME_MOVES))
    gc.collect()
    gc.disable()  # a collection takes long here and would look like a delay of the server
    load.play(tables)
    await load.count_for(warm_up / 2)
    begin, server_begin = time.process_time(), cpu_seconds(pid)
    took = await load.count_for(seconds)
    busy, server_end = time.process_time() - begin, cpu_seconds(pid)
    delays = sorted(load.delays)
    await load.rest()
    if not delays:
        raise RuntimeError("not one choice was acknowledged")
    return {
        "moves_per_s": round(len(delays) / took, 1),
        "p50_ms": round(1000 * delays[len(delays) // 2], 3),
        "p99_ms": round(1000 * delays[len(delays) * 99 // 100], 3),
        "moves": len(delays),
        "seconds": round(took, 3),
        "driver_busy": round(busy / took, 3),
        "server_busy": server_end and server_begin and round((server_end - server_begin) / took, 3),
    }


def main(args: list[str]) -> None:
    """Measures, and prints the figures as JSON."""
    url, pid, game, seats, tables, seconds = args
    run: Any = asyncio.run
    with contextlib.suppress(ImportError):
        from uvloop import run  # type: ignore[no-redef,import-not-found,unused-ignore]  # faster, if installed
    report = run(measure(url, int(pid), game, int(seats), int(tables), float(seconds)))
    sys.stdout.write(orjson.dumps(report).decode() + "\n")


if __name__ == "__main__":
    main(sys.argv[1:])
