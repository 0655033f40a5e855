"""The websocket protocol class that uvicorn runs for every connection.

Only this file subclasses a class of uvicorn that is not documented for that, so pyproject.toml bounds the
version of uvicorn. Of `websockets` it uses the documented Sans-I/O interface, and it writes frames as
RFC 6455 specifies them. What each override is for: docs/decisions/0016-websocket-protocol.md.
"""

from __future__ import annotations

import asyncio
import random
from typing import Any, ClassVar

from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.frames import CloseCode, Frame
from websockets.http11 import Request
from websockets.protocol import OPEN

from flibuste.server.http.rate_limits import Bucket

MOST_UNREAD = 8
"""Messages that may wait for the application before the socket is read no further."""
MOST_UNSENT = 16
"""Messages to one client that are gathered before they are written."""
MOST_PARTS = 64
"""Frames of one message. Browsers send a message in one."""
CONTROL_PER_SECOND = 10.0
"""Pings and pongs a client may send, with bursts of ten times as many. Browsers only answer ours."""
WHOLE_TEXT = 0x81
"""The first byte of a frame that is a whole text message."""


class WebSocketProtocol(WebSocketsSansIOProtocol):
    """Gathers messages until the end of an event loop round, and can drop a client that does not read."""

    to_flush: ClassVar[list[WebSocketProtocol]] = []
    """Connections with messages to write at the end of this round."""
    compressed = False
    """Whether client and server agreed on compression."""
    served = False
    """Whether the application has finished with this connection."""

    def __init__(self, *given: Any, **named: Any) -> None:  # noqa: ANN401 - uvicorn's own
        super().__init__(*given, **named)
        self.gathered: list[bytes] = []
        """Frames to write at the end of this round."""
        self.control = Bucket(CONTROL_PER_SECOND, 10 * CONTROL_PER_SECOND)
        """Pings and pongs the client may send."""

    def handle_connect(self, event: Request) -> None:
        """Offers the application the direct calls below, as an ASGI extension."""
        super().handle_connect(event)
        if hasattr(self, "scope"):
            self.compressed = "Sec-WebSocket-Extensions" in self.response.headers
            direct: dict[object, object] = {
                "write": self.write,
                "receive": self.receive,
                "abort": self.transport.abort,
            }
            self.scope["extensions"]["flibuste.websocket"] = direct

    # Sending

    def write(self, text: bytes) -> bool:
        """Sends a message in this round; False if the client reads too slowly or the connection is closing.

        All connections are written to one after the other at the end of the round. So several messages to one
        client are one write, and a process that reads several connections is woken once, not once a message.
        """
        if not self.writable.is_set() or self.close_sent or self.disconnected or self.transport.is_closing():
            return False
        if self.conn.state is not OPEN:
            return False
        gathered = self.gathered
        if not gathered:
            if not self.to_flush:
                self.loop.call_soon(flush_all)
            self.to_flush.append(self)
        if self.compressed:
            self.conn.send_text(text)
            gathered += self.conn.data_to_send()
        else:
            gathered.append(text_frame(text))
        if len(gathered) >= MOST_UNSENT:
            self.flush()
        return True

    def flush(self) -> None:
        """Writes the gathered messages."""
        gathered, self.gathered = self.gathered, []
        if gathered and not self.transport.is_closing():
            self.transport.write(b"".join(gathered))

    async def send(self, message: Any) -> None:  # noqa: ANN401 - a private type of uvicorn
        """What the application sends through ASGI goes after what was gathered."""
        self.flush()
        await super().send(message)

    # Receiving

    def send_receive_event_to_app(self) -> None:
        """Hands a message to the application.

        uvicorn stops reading the socket after every message and starts again; this stops after several.
        uvicorn logs invalid UTF-8 as an error of the server; this only closes the connection.
        """
        data = b"".join(self.frames)
        self.frames = []
        if self.close_sent:
            return
        if self.curr_msg_data_type == "text":
            try:
                self.queue.put_nowait({"type": "websocket.receive", "text": data.decode()})
            except UnicodeDecodeError:
                self.end(CloseCode.INVALID_DATA)
                return
        else:
            self.queue.put_nowait({"type": "websocket.receive", "bytes": data})
        if not self.read_paused and self.queue.qsize() > MOST_UNREAD:
            self.read_paused = True
            self.transport.pause_reading()

    def handle_cont(self, event: Frame) -> None:
        """Takes a part of a message. The parser bounds their bytes, but any number of parts may be empty."""
        if len(self.frames) >= MOST_PARTS:
            self.frames = []
            self.end(CloseCode.MESSAGE_TOO_BIG)
            return
        super().handle_cont(event)

    def handle_ping(self) -> None:
        """Answers a ping, if the client reads; otherwise the answers would fill the memory."""
        if self.writable.is_set() and not self.transport.is_closing():
            self.flush()
            super().handle_ping()
        else:
            self.conn.data_to_send()
        self.count_control()

    def handle_pong(self, event: Frame) -> None:
        super().handle_pong(event)
        self.count_control()

    def count_control(self) -> None:
        """Ends a connection that sends nothing but pings and pongs."""
        if self.control.take() > 0:
            self.end(CloseCode.POLICY_VIOLATION)

    def end(self, code: CloseCode) -> None:
        """Closes because of what the client sent. What it sends after that is not read."""
        if self.close_sent or self.transport.is_closing():
            return
        self.flush()
        self.conn.fail(code)
        self.handle_parser_exception()

    # Pings and the end

    def schedule_ping(self) -> None:
        """At a random time: clients that reconnected together after a restart are not pinged together."""
        assert self.ping_interval is not None
        delay = self.ping_interval * random.uniform(0.75, 1.0)
        self.ping_timer = self.loop.call_later(delay, self.send_keepalive_ping)

    def keepalive_timeout(self) -> None:
        """Drops a client that answers no ping at once, without waiting until it has read what was sent."""
        super().keepalive_timeout()
        self.transport.abort()

    def shutdown(self) -> None:
        self.flush()
        super().shutdown()
        self.handshake_complete = True  # a client in the middle of its handshake has its answer now

    def connection_lost(self, exc: Exception | None) -> None:
        super().connection_lost(exc)
        self.break_cycles()

    def on_task_complete(self, task: asyncio.Task[None]) -> None:
        super().on_task_complete(task)
        self.served = True
        self.break_cycles()

    def break_cycles(self) -> None:
        """Breaks reference cycles, so that a connection's memory is freed without the garbage collector."""
        if self.disconnected and self.served:
            self.scope["extensions"].clear()
            vars(self.conn).clear()


def flush_all() -> None:
    """Writes what was gathered. Runs at the end of an event loop round."""
    flushing, WebSocketProtocol.to_flush = WebSocketProtocol.to_flush, []
    for protocol in flushing:
        protocol.flush()


def text_frame(text: bytes) -> bytes:
    """An unmasked text message in one frame (RFC 6455, 5.2)."""
    length = len(text)
    if length < 126:
        return bytes((WHOLE_TEXT, length)) + text
    if length < 65536:
        return bytes((WHOLE_TEXT, 126, length >> 8, length & 255)) + text
    return bytes((WHOLE_TEXT, 127)) + length.to_bytes(8, "big") + text
