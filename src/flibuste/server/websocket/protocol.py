"""The line to one client: uvicorn's websocket, with short cuts where every choice and update passes."""

from __future__ import annotations

import asyncio
import random
from typing import Any, ClassVar

from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.frames import CloseCode
from websockets.http11 import Request
from websockets.protocol import OPEN
from websockets.server import ServerProtocol
from websockets.streams import StreamReader

UNREAD = 8
"""Messages that may wait to be looked at before no more are read from the line."""
UNSENT = 16
"""Messages that may gather on a line in one round of the event loop."""
WHOLE_TEXT = 0x81
"""How a frame begins that is a whole text message (RFC 6455, 5.2)."""
MASKED = 0x80
LONGER = MASKED + 126
"""Second byte of a masked frame whose length stands in the bytes that follow."""
BEGINNING = StreamReader.at_eof.__code__
"""Where the parser waits between two frames."""


class Line(WebSocketsSansIOProtocol):
    """Messages that need not wait are written at once; a line whose reader never reads can be cut."""

    laden: ClassVar[list[Line]] = []
    """Lines with messages to be sent at the end of this round."""
    gathers = False
    """Whether this is one of them."""

    served = False
    """Whether the application has done with it."""

    def handle_connect(self, event: Request) -> None:
        super().handle_connect(event)
        if hasattr(self, "scope"):
            short_cuts: dict[object, object] = {
                "write": self.write,
                "receive": self.receive,
                "cut": self.transport.abort,
            }
            self.scope["extensions"]["flibuste.line"] = short_cuts

    def data_received(self, data: bytes) -> None:
        """Most of what comes is one short text, whole and by itself: it needs no parser."""
        text = short_text(data) if SHORT_CUT else None
        if text is None or self.conn.state is not OPEN or self.close_sent or not between_frames(self.conn):
            super().data_received(data)
            return
        self.queue.put_nowait({"type": "websocket.receive", "text": text})
        self.rest()

    def write(self, text: bytes) -> bool:
        """Sends a message in this round; False if the reader is behind, or the line is going.

        All lines are written to one after the other: to wake a sleeping reader for each message costs as much
        as to write it. Meanwhile messages lie with websockets, and whatever else is written goes after them.
        """
        if not self.writable.is_set() or self.close_sent or self.disconnected or self.transport.is_closing():
            return False
        conn = self.conn
        if conn.state is not OPEN:
            return False
        if not self.gathers:
            if not Line.laden:
                self.loop.call_soon(send_all)
            Line.laden.append(self)
            self.gathers = True
        if conn.extensions:  # they compress
            conn.send_text(text)
        else:
            conn.writes.append(framed(text))
        if len(conn.writes) >= UNSENT:
            self.send_gathered()
        return True

    def send_gathered(self) -> None:
        gathered = self.conn.data_to_send()
        if gathered and not self.transport.is_closing():
            self.transport.write(b"".join(gathered))

    def send_receive_event_to_app(self) -> None:
        """As uvicorn does it, which stops reading after every message, and starts again."""
        data = b"".join(self.frames)
        self.frames = []
        if self.close_sent:
            return
        if self.curr_msg_data_type == "text":
            try:
                self.queue.put_nowait({"type": "websocket.receive", "text": data.decode()})
            except UnicodeDecodeError:  # uvicorn would log a client's nonsense as a fault of ours
                self.conn.send_close(CloseCode.INVALID_DATA)
                self.handle_parser_exception()
                return
        else:
            self.queue.put_nowait({"type": "websocket.receive", "bytes": data})
        self.rest()

    def rest(self) -> None:
        """Reads no more while much waits to be looked at."""
        if not self.read_paused and self.queue.qsize() > UNREAD:
            self.read_paused = True
            self.transport.pause_reading()

    def shutdown(self) -> None:
        super().shutdown()
        self.handshake_complete = True  # whoever was just coming in has been answered

    def schedule_ping(self) -> None:
        """Some sooner, some later: those who came back together after a restart are not pinged together."""
        assert self.ping_interval is not None
        delay = self.ping_interval * random.uniform(0.75, 1.0)
        self.ping_timer = self.loop.call_later(delay, self.send_keepalive_ping)

    def keepalive_timeout(self) -> None:
        super().keepalive_timeout()
        self.transport.abort()

    def connection_lost(self, exc: Exception | None) -> None:
        super().connection_lost(exc)
        self.let_go()

    def on_task_complete(self, task: asyncio.Task[None]) -> None:
        super().on_task_complete(task)
        self.served = True
        self.let_go()

    def let_go(self) -> None:
        """At the end the parts forget each other: else they would lie about until somebody looks for such."""
        if self.disconnected and self.served:
            self.scope["extensions"].clear()
            self.conn.parser.close()
            del self.conn.parser


def send_all() -> None:
    """The end of a round."""
    laden, Line.laden = Line.laden, []
    for line in laden:
        line.gathers = False
        line.send_gathered()


def short_text(data: bytes) -> str | None:
    """The text of a single frame with less than 126 bytes, masked as a client's must be; else None."""
    if len(data) < 6 or data[0] != WHOLE_TEXT or data[1] != len(data) - 6 + MASKED or data[1] >= LONGER:
        return None
    length = len(data) - 6
    mask = (data[2:6] * (length // 4 + 1))[:length]
    plain = int.from_bytes(data[6:], "big") ^ int.from_bytes(mask, "big")
    try:
        return plain.to_bytes(length, "big").decode()
    except UnicodeDecodeError:  # the parser knows what to say to that
        return None


def between_frames(conn: ServerProtocol) -> bool:
    """Whether the parser waits for a frame to begin that begins a message."""
    waiting: Any = conn.parser
    while (deeper := getattr(waiting, "gi_yieldfrom", None)) is not None:
        waiting = deeper
    return conn.current_size is None and getattr(waiting, "gi_code", None) is BEGINNING


def can_look() -> bool:
    """Whether the parser is built so that one can see what it waits for; without that it reads everything."""
    try:
        conn = ServerProtocol(state=OPEN)
        before = between_frames(conn)
        conn.receive_data(b"\x81")
        return before and not between_frames(conn)
    except AttributeError:
        return False


SHORT_CUT = can_look()


def framed(text: bytes) -> bytes:
    """A message as one frame, which a server does not mask."""
    length = len(text)
    if length < 126:
        return bytes((WHOLE_TEXT, length)) + text
    if length < 65536:
        return bytes((WHOLE_TEXT, 126, length >> 8, length & 255)) + text
    return bytes((WHOLE_TEXT, 127)) + length.to_bytes(8, "big") + text
