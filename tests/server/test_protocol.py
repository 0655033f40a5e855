"""Short cuts on the line: the same messages as without them, and nothing left behind."""

from __future__ import annotations

import asyncio
import gc
import weakref
from pathlib import Path
from typing import Any, cast

import pytest
import uvicorn
from hypothesis import given, settings
from hypothesis import strategies as st
from starlette.types import Receive, Send
from uvicorn.server import ServerState
from websockets.asyncio.client import connect
from websockets.frames import Frame, Opcode

from flibuste.server import line as lines
from flibuste.server.app import create_app
from flibuste.server.crew import Connection
from flibuste.server.line import Line, short_text
from flibuste.server.lobby import Wanted
from flibuste.server.run import Server, listening
from flibuste.server.settings import Settings
from flibuste.table.clock import Pace
from tests.server.hostile import BROKEN, frame
from tests.server.loop import awaited

HANDSHAKE = (
    b"GET / HTTP/1.1\r\nHost: sea\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
    b"Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\nSec-WebSocket-Version: 13\r\n\r\n"
)


class Transport:
    """Keeps what is written."""

    def __init__(self) -> None:
        self.written = b""
        self.closed = False
        self.reads = True

    def write(self, data: bytes) -> None:
        self.written += data

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


async def heard(chunks: list[bytes]) -> tuple[list[object], bytes, bool]:
    """What an application is told of these bytes, what is answered, and whether the line is closed."""
    done = asyncio.Event()

    async def accepting(_: object, receive: Receive, send: Send) -> None:
        await receive()
        await send({"type": "websocket.accept"})
        await done.wait()

    config = uvicorn.Config(accepting, ws=Line, log_config=None, ws_max_size=2000, ws_ping_interval=None)
    config.load()
    state = ServerState()
    line = Line(config, state, {}, asyncio.get_running_loop())
    transport = Transport()
    line.connection_made(cast(asyncio.Transport, transport))
    line.data_received(HANDSHAKE)
    await asyncio.sleep(0)
    assert transport.written.startswith(b"HTTP/1.1 101")
    transport.written = b""
    for chunk in chunks:
        if not transport.closed:
            line.data_received(chunk)
    told: list[object] = []
    while not line.queue.empty():
        told.append(line.queue.get_nowait())
    answered, closed = transport.written, transport.closed
    done.set()
    await asyncio.wait(state.tasks)
    return told, answered, closed


LENGTHS = ['{"type":"undo"}', "é" * 62, "é" * 63, "x" * 125, ""]
texts = st.one_of(st.text(max_size=130), st.sampled_from(LENGTHS)).map(str.encode)
whole = texts.map(lambda text: Frame(Opcode.TEXT, text).serialize(mask=True))
BEGUN = [b"\x81", b"\x81\xfe", frame(0x01, b"x"), frame(0x82, b"", length=40), frame(0x81, b"{", length=200)]
frames = st.one_of(
    whole,
    st.sampled_from(BEGUN),  # what looks like a frame after these is none, or must not be there
    whole.map(lambda data: data[:-1] + b"\xff"),  # no letter, mostly
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
def test_with_the_short_cut_everything_is_heard_as_without_it(chunks: list[bytes]) -> None:
    with pytest.MonkeyPatch.context() as patched:
        short = asyncio.run(heard(chunks))
        patched.setattr(lines, "SHORT_CUT", False)
        assert asyncio.run(heard(chunks)) == short


def test_the_short_cut_is_taken_for_short_texts_and_for_nothing_else() -> None:
    assert lines.SHORT_CUT  # else the parser has changed, and moves take longer than they need
    assert short_text(Frame(Opcode.TEXT, "çà".encode()).serialize(mask=True)) == "çà"
    assert short_text(Frame(Opcode.TEXT, b"x" * 125).serialize(mask=True)) == "x" * 125
    for other in (
        Frame(Opcode.TEXT, b"x" * 126).serialize(mask=True),
        Frame(Opcode.TEXT, b"x").serialize(mask=False),
        frame(0x01, b"x"),
        frame(0xC1, b"x"),
        Frame(Opcode.BINARY, b"x").serialize(mask=True),
        Frame(Opcode.TEXT, b"\xff").serialize(mask=True),
        2 * Frame(Opcode.TEXT, b"x").serialize(mask=True),
        b"",
    ):
        assert short_text(other) is None


def test_a_connection_that_ends_leaves_nothing_that_must_be_searched_for(tmp_path: Path) -> None:
    """The server seldom looks through everything, so what is over must go by itself."""
    there: list[weakref.ref[object]] = []

    class Noted(Line):
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
        server = Server(app, config, ready.set)
        serving = asyncio.create_task(server.serve(sockets=[bound]))
        await asyncio.wait_for(ready.wait(), 60)
        gc.disable()
        try:
            address = f"ws://127.0.0.1:{bound.getsockname()[1]}/api/tables/none/play"
            for _ in range(3):
                async with connect(address) as wire:
                    assert b"no-such-table" in (await wire.recv(decode=False))
            ports = app.state.ports
            guest, token = await ports.identity.welcome("Anne")
            id = await ports.lobby.make(guest, Wanted("_parley", 2, {}, True, True, Pace()), "")
            await ports.lobby.start(id, guest, "random")
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
