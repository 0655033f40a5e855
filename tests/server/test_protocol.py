"""The websocket protocol class: the same messages as uvicorn's own, gathered writes, no cycles left."""

from __future__ import annotations

import asyncio
import gc
import weakref
import zlib
from pathlib import Path
from typing import Any, Self, cast

import pytest
import uvicorn
from hypothesis import given, settings
from hypothesis import strategies as st
from starlette.types import Receive, Send
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from uvicorn.server import ServerState
from websockets.asyncio.client import connect
from websockets.client import ClientProtocol
from websockets.extensions import Extension
from websockets.extensions.permessage_deflate import PerMessageDeflate
from websockets.frames import Frame, Opcode
from websockets.protocol import OPEN
from websockets.uri import parse_uri

from flibuste.server.app import create_app
from flibuste.server.live.connections import Connection
from flibuste.server.lobby.hosting import Wanted
from flibuste.server.run import Server, listening
from flibuste.server.settings import Settings
from flibuste.server.websocket.protocol import MOST_PARTS, MOST_UNSENT, WebSocketProtocol
from flibuste.table.clock import Pace
from tests.server.hostile import BROKEN, frame
from tests.server.loop import awaited

HANDSHAKE = (
    b"GET / HTTP/1.1\r\nHost: here\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
    b"Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\nSec-WebSocket-Version: 13\r\n\r\n"
)


class Transport:
    """A transport that keeps what is written."""

    def __init__(self) -> None:
        self.written = b""
        self.writes = 0
        self.closed = False
        self.reads = True

    def write(self, data: bytes) -> None:
        self.written += data
        self.writes += 1

    def is_closing(self) -> bool:
        return self.closed

    def close(self) -> None:
        self.closed = True

    def abort(self) -> None:
        self.closed = True

    def pause_reading(self) -> None:
        self.reads = False

    def resume_reading(self) -> None:
        self.reads = True

    def get_extra_info(self, _: str) -> None:
        return None


class Wire:
    """An accepted connection of this class, on a transport that keeps everything."""

    def __init__(self, kind: type[WebSocketsSansIOProtocol], handshake: bytes = HANDSHAKE) -> None:
        self.handshake = handshake
        config = uvicorn.Config(
            self._accept, interface="asgi3", log_config=None, ws_max_size=2000, ws_ping_interval=None
        )
        config.load()
        self.state = ServerState()
        self.done = asyncio.Event()
        self.transport = Transport()
        self.protocol = kind(config, self.state, {}, asyncio.get_running_loop())

    async def _accept(self, _: object, receive: Receive, send: Send) -> None:
        await receive()
        await send({"type": "websocket.accept"})
        await self.done.wait()

    async def __aenter__(self) -> Self:
        self.protocol.connection_made(cast(asyncio.Transport, self.transport))
        self.protocol.data_received(self.handshake)
        await asyncio.sleep(0)
        assert self.transport.written.startswith(b"HTTP/1.1 101")
        self.transport.written, self.transport.writes = b"", 0
        return self

    async def __aexit__(self, *_: object) -> None:
        self.done.set()
        await asyncio.wait(self.state.tasks)


async def heard(
    kind: type[WebSocketsSansIOProtocol], chunks: list[bytes]
) -> tuple[list[object], bytes, bool]:
    """What an application is told of these bytes, what is answered, and whether the connection is closed."""
    async with Wire(kind) as wire:
        for chunk in chunks:
            if not wire.transport.closed:
                wire.protocol.data_received(chunk)
        told: list[object] = []
        while not wire.protocol.queue.empty():
            told.append(wire.protocol.queue.get_nowait())
        return told, wire.transport.written, wire.transport.closed


LENGTHS = ['{"type":"undo"}', "é" * 62, "é" * 63, "x" * 125, ""]
texts = st.one_of(st.text(max_size=130), st.sampled_from(LENGTHS)).map(str.encode)
whole = texts.map(lambda text: Frame(Opcode.TEXT, text).serialize(mask=True))
BEGUN = [b"\x81", b"\x81\xfe", frame(0x01, b"x"), frame(0x82, b"", length=40), frame(0x81, b"{", length=200)]
frames = st.one_of(
    whole,
    st.sampled_from(BEGUN),  # after these, what looks like a frame is none, or is not allowed
    whole.map(lambda data: data[:-1] + b"\xff"),  # mostly invalid UTF-8
    st.builds(frame, st.sampled_from([0x82, 0x89, 0x8A, 0x80, 0x01, 0x00, 0xC1, 0xF1, 0x83]), texts),
    texts.map(lambda text: frame(0x01, text) + frame(0x80, text)),
    st.sampled_from([frame(0x81, b"x" * 3000), frame(0x88, b"\x03\xe8"), *BROKEN]),
)


@st.composite
def streams(draw: st.DrawFn) -> list[bytes]:
    """Frames as they arrive: one by one, or cut anywhere."""
    data = draw(st.lists(frames, max_size=6))
    if draw(st.booleans()):
        return data
    together = b"".join(data)
    cuts = sorted(draw(st.lists(st.integers(0, len(together)), max_size=6)))
    parts = [together[begin:end] for begin, end in zip([0, *cuts], [*cuts, len(together)], strict=True)]
    return [part for part in parts if part]


@settings(max_examples=150, deadline=None)
@given(streams())
def test_an_application_is_told_the_same_as_with_uvicorns_own_class(chunks: list[bytes]) -> None:
    assert asyncio.run(heard(WebSocketProtocol, chunks)) == asyncio.run(
        heard(WebSocketsSansIOProtocol, chunks)
    )


def sent(wire: Wire, *extensions: Extension) -> list[bytes]:
    """The messages a client reads from what was written."""
    client = ClientProtocol(parse_uri("ws://here/"), state=OPEN)
    client.extensions = list(extensions)
    client.receive_data(wire.transport.written)
    return [bytes(event.data) for event in client.events_received() if isinstance(event, Frame)]


@awaited
async def test_messages_of_one_round_are_one_write_and_keep_their_order() -> None:
    async with Wire(WebSocketProtocol) as one, Wire(WebSocketProtocol) as other:
        for number in range(5):
            for wire in (one, other):
                assert cast(WebSocketProtocol, wire.protocol).write(b"%d" % number)
        assert one.transport.writes == other.transport.writes == 0
        await one.protocol.send({"type": "websocket.send", "text": "uvicorn's"})
        await asyncio.sleep(0)
        assert sent(one) == [b"0", b"1", b"2", b"3", b"4", b"uvicorn's"]
        assert sent(other) == [b"0", b"1", b"2", b"3", b"4"]
        assert (one.transport.writes, other.transport.writes) == (2, 1)


@awaited
async def test_messages_of_every_length_are_read_as_they_were_written() -> None:
    async with Wire(WebSocketProtocol) as wire:
        texts = [b"x" * length for length in (0, 1, 125, 126, 65_535, 65_536, 70_000)]
        for text in texts:
            assert cast(WebSocketProtocol, wire.protocol).write(text)
        await asyncio.sleep(0)
        assert sent(wire) == texts


@awaited
async def test_a_client_that_compresses_reads_the_same_messages() -> None:
    offer = b"Sec-WebSocket-Extensions: permessage-deflate\r\n\r\n"
    async with Wire(WebSocketProtocol, HANDSHAKE[:-2] + offer) as wire:
        assert cast(WebSocketProtocol, wire.protocol).compressed
        for number in range(3):
            assert cast(WebSocketProtocol, wire.protocol).write(b"again and again %d" % number)
        await asyncio.sleep(0)
        assert sent(wire, PerMessageDeflate(False, False, 12, 12)) == [
            b"again and again %d" % number for number in range(3)
        ]
        assert wire.transport.writes == 1


@awaited
async def test_many_messages_are_written_before_the_round_is_over() -> None:
    async with Wire(WebSocketProtocol) as wire:
        texts = [b"%d" % number for number in range(3 * MOST_UNSENT + 1)]
        for text in texts:
            assert cast(WebSocketProtocol, wire.protocol).write(text)
        assert sent(wire) == texts[:-1]
        await asyncio.sleep(0)
        assert sent(wire) == texts


@awaited
async def test_nothing_is_written_for_a_client_that_reads_too_slowly_or_is_going() -> None:
    async with Wire(WebSocketProtocol) as wire:
        protocol = cast(WebSocketProtocol, wire.protocol)
        protocol.pause_writing()
        assert not protocol.write(b"too much")
        protocol.resume_writing()
        assert protocol.write(b"now")
        await protocol.send({"type": "websocket.close", "code": 1000})
        assert not protocol.write(b"too late")
        await asyncio.sleep(0)
        assert sent(wire)[0] == b"now" and b"too" not in wire.transport.written


def closed_with(wire: Wire) -> int:
    """The code of the close frame that was written last."""
    client = ClientProtocol(parse_uri("ws://here/"), state=OPEN)
    client.receive_data(wire.transport.written)
    ends = [event for event in client.events_received() if isinstance(event, Frame)]
    assert wire.transport.closed and ends[-1].opcode is Opcode.CLOSE
    return int.from_bytes(ends[-1].data[:2], "big")


@awaited
async def test_a_message_in_too_many_parts_ends_the_connection() -> None:
    async with Wire(WebSocketProtocol) as wire:
        wire.protocol.data_received(frame(0x01, b"x"))
        for _ in range(MOST_PARTS + 1):
            if not wire.transport.closed:
                wire.protocol.data_received(frame(0x00, b""))
        assert closed_with(wire) == 1009
        assert wire.protocol.queue.qsize() == 1  # only the end


@awaited
async def test_the_parts_of_a_message_are_measured_together() -> None:
    async with Wire(WebSocketProtocol) as wire:
        wire.protocol.data_received(frame(0x01, b"x" * 1500))
        wire.protocol.data_received(frame(0x00, b"x" * 1500))
        assert closed_with(wire) == 1009


@awaited
async def test_a_small_message_that_unpacks_to_a_large_one_ends_the_connection() -> None:
    offer = b"Sec-WebSocket-Extensions: permessage-deflate\r\n\r\n"
    for parts in (1, 3):
        async with Wire(WebSocketProtocol, HANDSHAKE[:-2] + offer) as wire:
            deflate = zlib.compressobj(wbits=-12)
            packed = (deflate.compress(bytes(50_000_000)) + deflate.flush(zlib.Z_SYNC_FLUSH))[:-4]
            piece = len(packed) // parts + 1
            for number in range(parts):
                first = 0x41 if number == 0 else 0x00
                last = 0x80 if number == parts - 1 else 0x00
                if not wire.transport.closed:
                    wire.protocol.data_received(
                        frame(first | last, packed[number * piece : (number + 1) * piece])
                    )
            assert closed_with(wire) == 1009


@pytest.mark.parametrize("opcode", [0x89, 0x8A])
def test_a_flood_of_pings_or_pongs_ends_the_connection(opcode: int) -> None:
    @awaited
    async def story() -> None:
        async with Wire(WebSocketProtocol) as wire:
            for _ in range(2000):
                if not wire.transport.closed:
                    wire.protocol.data_received(frame(opcode, b"x" * 100))
            assert closed_with(wire) == 1008
            assert wire.transport.writes < 300

    story()


@awaited
async def test_pings_of_a_client_that_does_not_read_are_not_answered() -> None:
    async with Wire(WebSocketProtocol) as wire:
        wire.protocol.pause_writing()
        for _ in range(50):
            wire.protocol.data_received(frame(0x89, b"x" * 100))
        assert wire.transport.written == b""
        wire.protocol.resume_writing()
        wire.protocol.data_received(frame(0x89, b"now"))
        assert b"now" in wire.transport.written


@awaited
async def test_nonsense_before_a_close_frame_is_no_error() -> None:
    async with Wire(WebSocketProtocol) as wire:
        wire.protocol.data_received(frame(0x81, b"\xff") + frame(0x88, b"\x03\xe8"))
        assert wire.transport.closed


def test_a_connection_that_ends_leaves_nothing_that_must_be_searched_for(tmp_path: Path) -> None:
    """Full garbage collections are rare, so a connection that is over must leave no cycles."""
    there: list[weakref.ref[object]] = []

    class Noted(WebSocketProtocol):
        def __init__(self, *parts: Any, **named: Any) -> None:  # noqa: ANN401 - uvicorn's own
            super().__init__(*parts, **named)
            there.extend((weakref.ref(self), weakref.ref(self.conn)))

    made = Connection.__init__

    def noted(self: Connection, *parts: Any) -> None:  # noqa: ANN401 - as above
        made(self, *parts)
        there.append(weakref.ref(self))

    @awaited
    async def story() -> None:
        given = Settings.model_validate({"database": f"sqlite:///{tmp_path / 'flibuste.db'}", "port": 0})
        app, ready = create_app(given), asyncio.Event()
        config = uvicorn.Config(app, log_config=None, ws=Noted, lifespan="on")
        bound = listening(given)
        server = Server(app, config, given, ready.set)
        serving = asyncio.create_task(server.serve(sockets=[bound]))
        await asyncio.wait_for(ready.wait(), 60)
        gc.disable()
        try:
            address = f"ws://127.0.0.1:{bound.getsockname()[1]}/api/tables/none/play"
            for _ in range(3):
                async with connect(address) as wire:
                    assert b"no-such-table" in (await wire.recv(decode=False))
            services = app.state.services
            guest, token = await services.identity.welcome("Anne")
            id = await services.hosting.make(guest, Wanted("_parley", 2, {}, True, True, Pace()))
            await services.hosting.start(id, guest, "random")
            head = {"Authorization": f"Bearer {token}"}
            for _ in range(3):
                async with connect(address.replace("none", id), additional_headers=head) as wire:
                    await wire.send('{"type":"hello"}')
                    assert b'"update"' in (await wire.recv(decode=False)) + (await wire.recv(decode=False))
            assert len(there) == 15
            for _ in range(100):
                if not any(one() for one in there):
                    break
                await asyncio.sleep(0.1)
            assert [one() for one in there] == [None] * 15
        finally:
            gc.enable()
            gc.unfreeze()
            server.should_exit = True
            await serving

    threshold = gc.get_threshold()
    with pytest.MonkeyPatch.context() as patched:
        patched.setattr(Connection, "__init__", noted)
        story()
    gc.set_threshold(*threshold)
