"""The connections to a table. A client that reads too slowly is dropped; nobody waits for it."""

from __future__ import annotations

import asyncio
import contextlib
from collections.abc import Awaitable, Callable, Iterator, Sequence

from starlette.types import Message
from starlette.websockets import WebSocket, WebSocketDisconnect, WebSocketState

from flibuste.kernel.types import Seat
from flibuste.server.cluster.peers import Presence
from flibuste.server.identity import Guest

WAITING = 256
"""Most messages queued for one client; more than the chat lines that are sent at once."""
CLOSE_SECONDS = 5.0
"""How long a client may take to read the closing message before its connection is cut."""
TOO_SLOW = 1013
GOING_AWAY = 1001


class Connection:
    """One websocket.

    While the client keeps up, messages are written at once. Otherwise they wait in a queue.
    """

    def __init__(
        self,
        socket: WebSocket,
        guest: Guest | None,
        seat: Seat | None,
        wanted: Seat | None = None,
        address: str = "",
    ) -> None:
        self.socket = socket
        self.guest = guest
        self.address = address
        """The name under which the client's address is counted."""
        self.seat = seat
        self.wanted = wanted
        """The seat the client asked for, if it named one. The connection never changes to another seat."""
        self.queue: asyncio.Queue[bytes] = asyncio.Queue(WAITING)
        self.behind = 0
        """Messages in the queue, or taken from it and not yet written."""
        direct = socket.scope.get("extensions", {}).get("flibuste.websocket", {})
        self.receive: Callable[[], Awaitable[Message]] = direct.get("receive", socket.receive)
        self.write_now: Callable[[bytes], bool] = direct.get("write", lambda _: False)
        self.abort: Callable[[], object] = direct.get("abort", lambda: None)
        self.unread: frozenset[str] = frozenset()
        """Guests whose lines this one does not want to read."""
        self.greeted = False
        """Whether the client has said hello. Before that it is sent no updates."""
        self.closing: int | None = None
        self.gone = asyncio.Event()
        """Set when nothing more will be written."""

    def sit(self, held: Sequence[Seat]) -> None:
        """The guest now holds these seats, in order: keeps the connection's seat, or changes it."""
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
        """Closes after the messages already queued; at once if the client reads too slowly."""
        if self.closing is None:
            self.closing = code
            if self.queue.full():
                self.queue.get_nowait()
            self.queue.put_nowait(b"")
            # If the client never reads, the writer never gets to the closing message.
            asyncio.get_running_loop().call_later(CLOSE_SECONDS, self.abort)

    async def write(self) -> None:
        """Sends queued messages until the connection closes."""
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
            pass  # the client is gone; the receiving side notices as well
        finally:
            self.gone.set()


class Connections:
    """Everybody connected to one table."""

    def __init__(self) -> None:
        self._open: set[Connection] = set()

    def __len__(self) -> int:
        return len(self._open)

    def __iter__(self) -> Iterator[Connection]:
        return iter(tuple(self._open))

    def presence(self) -> Presence:
        """Which seats somebody is connected to, and how many watch."""
        seats = {one.seat for one in self._open if one.seat is not None}
        return Presence(tuple(sorted(seats)), sum(1 for one in self._open if one.seat is None))

    def send(self, message: bytes) -> None:
        """Sends the same message to everybody."""
        for one in self._open:
            one.send(message)

    @contextlib.contextmanager
    def connected(self, connection: Connection) -> Iterator[None]:
        self._open.add(connection)
        try:
            yield
        finally:
            self._open.discard(connection)
