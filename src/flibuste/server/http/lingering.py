"""Closes a connection so that a client who still sends can read the answer.

A request may be answered before its body is there: it is too long, or comes from another site. If the socket
is closed while the client sends, the client's system throws away what it received, the answer included (RFC
9112, 9.6). So the server stops writing, reads a little longer without keeping anything, and then closes.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from typing import Any

LINGER_SECONDS = 2.0
"""How long the rest of a request is read after its answer."""
LINGER_BYTES = 1_000_000
"""And how much of it."""


class LingeringTransport:
    """A connection's transport. Only `close` and `is_closing` differ."""

    def __init__(
        self, transport: asyncio.Transport, loop: asyncio.AbstractEventLoop, sending: Callable[[], bool]
    ) -> None:
        self.inner = transport
        self.loop = loop
        self.sending = sending
        """Whether the client may still send."""
        self.left = LINGER_BYTES
        self.timer: asyncio.TimerHandle | None = None

    def __getattr__(self, name: str) -> Any:  # noqa: ANN401 - whatever a transport has
        return getattr(self.inner, name)

    def is_closing(self) -> bool:
        return self.timer is not None or self.inner.is_closing()

    def close(self) -> None:
        if self.is_closing():
            return
        if not self.sending():
            self.inner.close()
            return
        self.timer = self.loop.call_later(LINGER_SECONDS, self.inner.close)
        if self.inner.can_write_eof():
            self.inner.write_eof()
        self.inner.resume_reading()

    def discard(self, size: int) -> None:
        """So many bytes came after the answer."""
        self.left -= size
        if self.left < 0:
            self.inner.close()

    def lost(self) -> None:
        if self.timer is not None:
            self.timer.cancel()
