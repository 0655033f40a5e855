"""The HTTP protocol class that uvicorn runs for every connection: slow and half-open requests are cut.

uvicorn waits for ever for the rest of a request. This subclass gives a request's head and its body a time
each, bounds how many unfinished requests one address may have, and cuts a client that does not read. Like
`websocket/protocol.py` it subclasses a class that is not documented for that, so pyproject.toml bounds the
version of uvicorn. Of h11 it uses the documented interface: docs/decisions/0017-http-protocol.md.
"""

from __future__ import annotations

import asyncio
import contextlib
from collections import Counter
from http import HTTPStatus
from typing import Any, Literal, NamedTuple

import h11
from uvicorn.protocols.http.h11_impl import H11Protocol
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol

from flibuste.server.http.lingering import LingeringTransport
from flibuste.server.http.origin import counted

MOST_HEADERS = 100
"""Most header lines of a request."""
LONGEST_LINE = 8_000
"""Most bytes in the first line or a header line of a websocket's request."""
LONGEST_HEAD = 16_384
"""Most bytes of a request before its body."""
FLUSH_SECONDS = 5.0
"""How long a client may take to read the last answer before its connection is cut."""

Phase = Literal["head", "body", ""]


class RequestTimes(NamedTuple):
    """How long a client may take, in seconds: to send a request's head, its body, and to read the answer."""

    head: float
    body: float
    answer: float


class UnfinishedRequests:
    """Counts connections that have not sent a whole head yet, by address."""

    def __init__(self, most: int) -> None:
        self.most = most
        """Most for each address; 0: any number, for a server behind proxies, which all have few addresses."""
        self.by_address: Counter[str] = Counter()

    def full(self, address: str) -> bool:
        return bool(self.most) and self.by_address[address] >= self.most

    def add(self, address: str) -> None:
        self.by_address[address] += 1

    def remove(self, address: str) -> None:
        self.by_address[address] -= 1
        if self.by_address[address] <= 0:
            del self.by_address[address]


class HttpProtocol(H11Protocol):
    """One HTTP connection. A timer runs whenever the client owes the rest of a request."""

    def __init__(
        self,
        times: RequestTimes,
        unfinished: UnfinishedRequests,
        **given: Any,  # noqa: ANN401 - uvicorn's own
    ) -> None:
        super().__init__(**given)
        self.times = times
        self.unfinished = unfinished
        self.address = ""
        self.phase: Phase = ""
        """What the client owes: the rest of a head, the rest of a body, or nothing."""
        self.owed_timer: asyncio.TimerHandle | None = None
        self.read_timer: asyncio.TimerHandle | None = None
        self.late = False
        """Whether the client was too slow."""

    # What the client owes

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]  # as uvicorn's
        self.lingering = LingeringTransport(transport, self.loop, self._sending)
        super().connection_made(self.lingering)  # type: ignore[arg-type]  # it has whatever a transport has
        self.address = counted(self.client[0]) if self.client else ""
        if self.unfinished.full(self.address):
            transport.abort()
            return
        self._owe("head")

    def data_received(self, data: bytes) -> None:
        if self.transport.is_closing():  # what comes after an answer that closes is not kept
            self.lingering.discard(len(data))
            return
        super().data_received(data)
        if self.transport.get_protocol() is self:
            self._look()

    def on_response_complete(self) -> None:
        super().on_response_complete()
        self._look()

    def _sending(self) -> bool:
        """Whether the client may be in the middle of a request, and not just slow with it."""
        return self.conn.their_state in (h11.SEND_BODY, h11.ERROR) and not self.late

    def _look(self) -> None:
        """Sees what the client owes now."""
        state = self.conn.their_state
        if self.transport.is_closing():
            self._owe("")
        elif state is h11.SEND_BODY:
            self._owe("body")
        elif state is h11.IDLE and self.conn.trailing_data[0]:
            self._owe("head")
        else:  # a request is being answered, or the connection is kept alive, for which uvicorn has a timer
            self._owe("")

    def _owe(self, phase: Phase) -> None:
        if phase == self.phase:
            return
        if self.owed_timer is not None:
            self.owed_timer.cancel()
            self.owed_timer = None
        if self.phase == "head":
            self.unfinished.remove(self.address)
        if phase == "head":
            self.unfinished.add(self.address)
        self.phase = phase
        if phase:
            seconds = self.times.head if phase == "head" else self.times.body
            self.owed_timer = self.loop.call_later(seconds, self._too_slow)

    def _too_slow(self) -> None:
        self.late = True
        self._refuse(HTTPStatus.REQUEST_TIMEOUT)

    # Answers to what is no request

    def send_400_response(self, msg: str) -> None:
        """Answers if an answer is still possible; a body may turn out to be broken after the answer."""
        self._refuse(HTTPStatus.BAD_REQUEST)

    def _refuse(self, status: HTTPStatus) -> None:
        """Answers without asking the application, and closes."""
        if self.cycle is not None:
            self.cycle.disconnected = True  # whatever the application still answers goes nowhere
            self.cycle.message_event.set()
        if self.conn.our_state in (h11.IDLE, h11.SEND_RESPONSE) and not self.transport.is_closing():
            headers = [("Content-Length", "0"), ("Connection", "close")]  # no body, as for HEAD
            answer = h11.Response(status_code=status, headers=headers, reason=status.phrase.encode())
            self.transport.write(self.conn.send(answer) or b"")
            self.transport.write(self.conn.send(h11.EndOfMessage()) or b"")
        self._owe("")
        self.transport.close()
        self.loop.call_later(FLUSH_SECONDS, self.transport.abort)

    def handle_websocket_upgrade(self, event: h11.Request) -> None:
        """Hands over to the websocket class, which would fail at requests that HTTP allows."""
        self._owe("")
        if event.method != b"GET" or event.http_version != b"1.1":
            self._refuse(HTTPStatus.BAD_REQUEST)
        elif len(event.target) > LONGEST_LINE:
            self._refuse(HTTPStatus.REQUEST_URI_TOO_LONG)
        elif len(self.headers) > MOST_HEADERS or any(
            len(name) + len(value) > LONGEST_LINE for name, value in self.headers
        ):
            self._refuse(HTTPStatus.REQUEST_HEADER_FIELDS_TOO_LARGE)
        else:
            self.transport = self.lingering.inner
            super().handle_websocket_upgrade(event)
            other = self.transport.get_protocol()
            if isinstance(other, WebSocketsSansIOProtocol) and not other.handshake_initiated:
                self._refuse(HTTPStatus.BAD_REQUEST)  # it could not read the request, and would say nothing

    # Clients that do not read

    def pause_writing(self) -> None:
        super().pause_writing()
        self.read_timer = self.loop.call_later(self.times.answer, self.transport.abort)

    def resume_writing(self) -> None:
        super().resume_writing()
        self._reads()

    def _reads(self) -> None:
        if self.read_timer is not None:
            self.read_timer.cancel()
            self.read_timer = None

    def timeout_keep_alive_handler(self) -> None:
        """Closes; a client that has not read everything by then is cut a little later."""
        if not self.transport.is_closing():
            self.transport.close()
            self.loop.call_later(FLUSH_SECONDS, self.transport.abort)

    def shutdown(self) -> None:
        """Closes when the answer is complete. After a broken request there is nothing to tell the client."""
        with contextlib.suppress(h11.LocalProtocolError):
            super().shutdown()
            return
        self.transport.close()

    def connection_lost(self, exc: Exception | None) -> None:
        self._owe("")
        self._reads()
        self.lingering.lost()
        self._unset_keepalive_if_required()
        super().connection_lost(exc)
