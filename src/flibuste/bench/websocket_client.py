"""A small websocket client that costs little CPU."""

from __future__ import annotations

import asyncio
import base64
import os
import random
from typing import cast

TEXT, CLOSE, PING, PONG = 1, 8, 9, 10
FINAL = MASKED = 0x80


class WebSocketClient(asyncio.Protocol):
    """The client side of a websocket, without extensions."""

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
        """Sends the handshake."""
        self.transport = cast(asyncio.Transport, transport)  # uvloop's has another base class
        self.transport.write(self.request.encode())

    def data_received(self, data: bytes) -> None:
        """Reads the answer to the handshake, then frames."""
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
            self.received(payload)
        elif first == FINAL | PING:
            self.send(payload, PONG)
        elif first == FINAL | CLOSE:
            self.transport.close()
        elif first != FINAL | PONG:
            raise ConnectionError(f"a frame that begins with {first:#x}")

    def send(self, payload: bytes, code: int = TEXT) -> None:
        """Sends one masked frame."""
        length = len(payload)
        size = [length] if length < 126 else [126, *divmod(length, 256)]
        size[0] |= MASKED
        head = bytes((FINAL | code, *size))
        mask = random.randbytes(4)
        pattern = int.from_bytes((mask * (length // 4 + 1))[:length], "big")
        masked = (int.from_bytes(payload, "big") ^ pattern).to_bytes(length, "big")
        self.transport.write(head + mask + masked)

    def opened(self) -> None:
        """Called after the handshake."""

    def received(self, text: bytes) -> None:
        """Called with a message."""
