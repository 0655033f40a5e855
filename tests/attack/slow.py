"""Connections that do nothing, or everything very slowly: half a request, slow bodies, slow readers."""

from __future__ import annotations

import asyncio
import contextlib
import socket
import time

from tests.attack.part import ADDRESSES, GONE, Part
from tests.server.harness import Client
from tests.server.hostile import frame, raw, request, reset

LINES = 60
"""Connections of each kind."""
CUT_SECONDS = 40.0
"""A request whose head or body does not come may be kept this long, and no longer."""
HEAD = b"POST /api/guests HTTP/1.1\r\nHost: 127.0.0.1\r\nContent-Type: application/json\r\n"


class Slow(Part):
    """Nothing of this may keep others out, and the server ends it after a while."""

    name = "slow"
    says = "half-open connections, slow headers and bodies, readers who never read"

    async def attack(self, until: float) -> None:
        guest = await self.guest(4)
        table = await self.started(guest, "libertalia", 2, "mousse")
        kinds = [
            self._drip(b"", until),
            self._drip(HEAD[:30], until),
            self._drip(HEAD + b"Content-Length: 40\r\n\r\n", until),
            self._drip(HEAD + b"Transfer-Encoding: chunked\r\n\r\n", until),
        ]
        many = [asyncio.create_task(kind) for kind in kinds]
        if table is not None:
            many.append(asyncio.create_task(asyncio.to_thread(self._never_read, guest, table, until)))
            many.append(asyncio.create_task(asyncio.to_thread(self._vanish, guest, table, until)))
        await asyncio.gather(*many)

    async def _drip(self, beginning: bytes, until: float) -> None:
        """Opens connections that begin like this and then send a byte now and then."""
        host, _, port = self.url.removeprefix("http://").partition(":")

        async def one(at: int) -> None:
            while time.monotonic() < until:
                begun = time.monotonic()
                try:
                    bound = (ADDRESSES[at % len(ADDRESSES)], 0)
                    reader, writer = await asyncio.open_connection(host, int(port), local_addr=bound)
                    self.tally["slow connections"] += 1
                    await self._until_cut(reader, writer, beginning, until)
                    writer.close()
                except GONE:
                    self.tally["slow connections refused"] += 1
                    await asyncio.sleep(0.5)
                lasted = time.monotonic() - begun
                self.tally["longest slow connection, s"] = max(
                    self.tally["longest slow connection, s"], round(lasted)
                )
                if lasted > CUT_SECONDS and beginning:
                    self.wrong.append(f"a request that began {beginning[-24:]!r} was kept for {lasted:.0f} s")

        await asyncio.gather(*(one(at) for at in range(LINES)))

    async def _until_cut(
        self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter, beginning: bytes, until: float
    ) -> None:
        writer.write(beginning)
        while time.monotonic() < until:
            if beginning.endswith(b"chunked\r\n\r\n"):
                writer.write(b"1\r\n \r\n")
            elif beginning.endswith(b"\r\n\r\n"):
                writer.write(b" ")
            elif beginning:
                writer.write(b"x")
            await writer.drain()
            with contextlib.suppress(TimeoutError):
                async with asyncio.timeout(2):
                    answer = await reader.read(4096)
                    if not answer:
                        return
                    self.tally[f"slow: {answer[9:12].decode('latin-1')}"] += 1

    def _never_read(self, guest: Client, table: str, until: float) -> None:
        """Asks for everything and reads nothing."""
        hello = frame(0x81, b'{"type":"hello"}')
        while time.monotonic() < until:
            with contextlib.suppress(OSError, AssertionError):
                line = raw(guest, table)
                line.settimeout(5)
                with contextlib.suppress(OSError):
                    for _ in range(40):
                        line.sendall(hello * 5)
                        time.sleep(0.2)
                reset(line)
                self.tally["never read"] += 1
            time.sleep(0.2)

    def _vanish(self, guest: Client, table: str, until: float) -> None:
        """Opens a websocket and is gone in the middle of it."""
        while time.monotonic() < until:
            with contextlib.suppress(OSError):
                host, _, port = self.url.removeprefix("http://").partition(":")
                line = socket.create_connection((host, int(port)), 5, (guest.address, 0))
                whole = request(guest, table)
                line.sendall(whole[: self.dice.randrange(len(whole) + 1)])
                reset(line)
                self.tally["vanished"] += 1
            time.sleep(0.05)
