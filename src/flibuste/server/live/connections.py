"""The connections at a table. A slow reader is dropped, never awaited."""

from __future__ import annotations

import asyncio
import contextlib
from collections.abc import Awaitable, Callable, Iterator, Sequence

from starlette.types import Message
from starlette.websockets import WebSocket, WebSocketDisconnect, WebSocketState

from flibuste.kernel.words import Seat
from flibuste.server.identity import Guest

WAITING = 256
"""Messages that may wait for one reader; more than all the chat that is shown at once."""
CLOSE_SECONDS = 5.0
"""How long a reader may take to read a goodbye before the line is cut."""
TOO_SLOW = 1013
GOING_AWAY = 1001


class Connection:
    """One websocket.

    While its reader keeps up messages are written at once; else they are queued, and one task writes them.
    """

    def __init__(
        self, socket: WebSocket, guest: Guest | None, seat: Seat | None, wanted: Seat | None = None
    ) -> None:
        self.socket = socket
        self.guest = guest
        self.seat = seat
        self.wanted = wanted
        """The seat this connection was made for, if one was named: it never becomes another's."""
        self.queue: asyncio.Queue[bytes] = asyncio.Queue(WAITING)
        self.behind = 0
        """Messages that were queued and are not yet written."""
        line = socket.scope.get("extensions", {}).get("flibuste.line", {})
        self.receive: Callable[[], Awaitable[Message]] = line.get("receive", socket.receive)
        self.write_now: Callable[[bytes], bool] = line.get("write", lambda _: False)
        self.cut: Callable[[], object] = line.get("cut", lambda: None)
        self.greeted = False
        """Whether the client has said what it has seen: only from then on is it told more."""
        self.closing: int | None = None
        self.gone = asyncio.Event()
        """Set once nothing more is written."""

    def sit(self, held: Sequence[Seat]) -> None:
        """Seats may have changed hands; these are the guest's now, the first one first."""
        if self.wanted is not None:
            self.seat = self.wanted if self.wanted in held else None
        elif self.seat not in held:
            self.seat = held[0] if held else None

    def send(self, message: bytes) -> None:
        if self.closing is not None or (self.behind == 0 and self.write_now(message)):
            return
        try:
            self.queue.put_nowait(message)
            self.behind += 1
        except asyncio.QueueFull:
            self.close(TOO_SLOW)

    def close(self, code: int) -> None:
        """Says goodbye after what was said before; to who reads too slowly, at once."""
        if self.closing is None:
            self.closing = code
            if self.queue.full():
                self.queue.get_nowait()
            self.queue.put_nowait(b"")
            # A writer that waits for a reader who never reads gets to no goodbye.
            asyncio.get_running_loop().call_later(CLOSE_SECONDS, self.cut)

    async def write(self) -> None:
        """Sends what is queued until the connection closes."""
        send = self.socket.send_text
        try:
            while True:
                message = await self.queue.get()
                if not message or self.closing == TOO_SLOW:
                    break
                await send(message.decode())
                self.behind -= 1
            if self.socket.application_state is WebSocketState.CONNECTED:
                await self.socket.close(self.closing or GOING_AWAY)
        except (WebSocketDisconnect, RuntimeError, OSError):
            pass  # the reader is gone; the reading side notices as well
        finally:
            self.gone.set()


class Crew:
    """Everybody connected to one table."""

    def __init__(self) -> None:
        self.connections: set[Connection] = set()

    def __len__(self) -> int:
        return len(self.connections)

    def __iter__(self) -> Iterator[Connection]:
        return iter(tuple(self.connections))

    def seats(self) -> list[Seat]:
        """Seats somebody is connected to."""
        return sorted({one.seat for one in self.connections if one.seat is not None})

    def watchers(self) -> int:
        return sum(1 for one in self.connections if one.seat is None)

    def send(self, message: bytes) -> None:
        """The same to everybody."""
        for one in self.connections:
            one.send(message)

    @contextlib.contextmanager
    def aboard(self, connection: Connection) -> Iterator[None]:
        self.connections.add(connection)
        try:
            yield
        finally:
            self.connections.discard(connection)
