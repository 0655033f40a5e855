"""Clients that lie, shout, stay silent or vanish: each is answered, and nobody else notices."""

from __future__ import annotations

import asyncio
import contextlib
import json
import socket
from collections.abc import Iterator
from typing import Any

import httpx
import pytest
from hypothesis import HealthCheck, settings
from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine, initialize, invariant, rule, run_state_machine_as_test
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed

from flibuste.table.messages import Hello, Say
from tests.server.harness import crew, say
from tests.server.hostile import BROKEN, frame, knock, messages, raw, request, slam, understood
from tests.server.sea import PER_GUEST, Sea
from tests.server.storm import errors

CODES = {1000, 1001, 1002, 1003, 1007, 1008, 1009, 1013}
"""How the server may end a connection that went too far."""
ROLES = ("nobody", "watcher", "player")


@pytest.fixture(scope="module")
def sea(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Sea]:
    sea = Sea(tmp_path_factory.mktemp("rough"))
    yield sea
    sea.end()


class Hostile(RuleBasedStateMachine):
    """Connections in several roles, any message at any time, again, in any order, and sudden ends."""

    sea: Sea

    def __init__(self) -> None:
        super().__init__()
        self.wires: dict[str, ClientConnection] = {}
        self.said: list[str | bytes] = []
        self.marks = 0
        self.contexts: list[object] = []
        """Kept alive: a connection ends with what opened it."""

    @initialize(role=st.sampled_from(ROLES))
    def come(self, role: str) -> None:
        self.wire(role)

    def wire(self, role: str) -> ClientConnection:
        if role not in self.wires:
            self.wires[role] = self.sea.do(self._connect(role))
        return self.wires[role]

    async def _connect(self, role: str) -> ClientConnection:
        context = self.sea.sailor(role).aboard(self.sea.table)
        wire = await context.__aenter__()
        wire.close_timeout = 0.5  # what is not read keeps a goodbye from being heard
        self.contexts.append(context)
        return wire

    @rule(role=st.sampled_from(ROLES), message=messages)
    def sends(self, role: str, message: str | bytes) -> None:
        self.said.append(message)
        self.provoke(role, message)

    @rule(role=st.sampled_from(ROLES), which=st.integers(0, 50))
    def repeats(self, role: str, which: int) -> None:
        if self.said:
            self.provoke(role, self.said[which % len(self.said)])

    @rule(role=st.sampled_from(ROLES), hard=st.booleans())
    def goes(self, role: str, hard: bool) -> None:
        wire = self.wires.pop(role, None)
        if wire is not None:
            self.sea.do(self._leave(wire, hard))

    async def _leave(self, wire: ClientConnection, hard: bool) -> None:
        if hard:
            wire.transport.abort()
        await wire.close()

    def provoke(self, role: str, message: str | bytes) -> None:
        """Sends it, and a marker after it; whatever comes before the marker's refusal is the answer."""
        self.marks += 1
        answers, code = self.sea.do(self._provoke(self.wire(role), message, f"mark{self.marks}"))
        if code is not None:
            assert code in CODES, (message, code)
            del self.wires[role]
            return
        kinds = {answer["type"] for answer in answers}
        meant = understood(message)
        if isinstance(meant, Hello):
            assert "update" in kinds, message
        elif isinstance(meant, Say) and role != "nobody":
            assert kinds & {"said", "refused"}, message
        elif meant is None or role != "player":
            assert "refused" in kinds, (message, answers)
        else:
            assert kinds & {"refused", "update", "foresight"}, message
        assert all(answer.get("seat") == (0 if role == "player" else None) for answer in answers
                   if answer["type"] == "update")  # fmt: skip

    async def _provoke(
        self, wire: ClientConnection, message: str | bytes, mark: str
    ) -> tuple[list[dict[str, Any]], int | None]:
        answers: list[dict[str, Any]] = []
        try:
            await wire.send(message)
            await wire.send(json.dumps({"type": "undo", mark: 1}))
            await wire.send(json.dumps({"type": "hello", "version": 10**6}))  # a good word makes up for it
            async with asyncio.timeout(30):
                while True:
                    answer = json.loads(await wire.recv())
                    if answer["type"] == "refused" and answer["facts"].get("why") == f"undo.{mark}":
                        return answers, None
                    answers.append(answer)
        except ConnectionClosed as closed:
            return answers, closed.rcvd.code if closed.rcvd is not None else 0

    @invariant()
    def the_server_lives(self) -> None:
        assert self.sea.door.get("/health").status_code == 200

    def teardown(self) -> None:
        for role in ("nobody", "watcher"):
            shown = self.sea.do(self.sea.sailor(role).call("GET", f"/tables/{self.sea.table}")).json()
            assert shown["mine"] is None  # nobody has gained a seat
        for wire in self.wires.values():
            self.sea.do(self._leave(wire, hard=False))


def test_whatever_a_client_sends_is_answered(sea: Sea) -> None:
    Hostile.sea = sea
    quick = settings(
        max_examples=12, stateful_step_count=30, deadline=None, derandomize=True, database=None,
        suppress_health_check=list(HealthCheck),
    )  # fmt: skip
    run_state_machine_as_test(Hostile, settings=quick)
    assert errors(sea.server.log) == []


@pytest.mark.parametrize("broken", BROKEN, ids=range(len(BROKEN)))
def test_a_broken_frame_ends_the_connection_and_nothing_else(sea: Sea, broken: bytes) -> None:
    line = raw(sea.watcher, sea.table)
    with line, contextlib.suppress(ConnectionResetError):
        line.sendall(broken)
        line.shutdown(socket.SHUT_WR)
        while line.recv(65536):
            pass
    assert httpx.get(f"{sea.server.url}/health").status_code == 200
    assert errors(sea.server.log) == []


def test_those_who_vanish_at_the_door_leave_no_trace(sea: Sea) -> None:
    """More than a guest may have at a time: silent, half a request, gone right after it."""
    for number in range(3 * PER_GUEST):
        line = knock(sea.watcher)
        whole = request(sea.watcher, sea.table)
        line.sendall([b"", whole[:40], whole][number % 3])
        slam(line)
    for _ in range(PER_GUEST):
        slam(raw(sea.watcher, sea.table))

    async def come_in() -> None:
        async with sea.watcher.aboard(sea.table) as wire:
            await sea.watcher.update(wire)

    sea.do(come_in())
    assert errors(sea.server.log) == []


def test_who_never_reads_is_dropped_and_the_others_play_on(sea: Sea) -> None:
    """One asks for more and more and reads nothing, one only stays silent: both are gone in the end."""

    async def watchers() -> int:
        async with sea.mate.aboard(sea.table) as wire:
            while True:
                message = await sea.mate.hear(wire)
                if message["type"] == "presence":
                    return int(message["watchers"])

    async def alone() -> None:
        async with asyncio.timeout(120):
            while await watchers():
                await asyncio.sleep(1)

    greedy, silent = raw(sea.watcher, sea.table), raw(sea.watcher, sea.table)
    told = sea.fleet.told()
    hello = frame(0x81, b'{"type":"hello"}')
    try:
        with contextlib.suppress(OSError):  # cut off while it is still asking
            for _ in range(1_000):
                greedy.sendall(hello * 10)
        sea.do(alone(), 150)
        assert sea.fleet.told() > told
    finally:
        slam(greedy)
        slam(silent)
    assert errors(sea.server.log) == []


def test_a_long_chat_is_shown_to_whoever_comes(sea: Sea) -> None:
    async def scene() -> int:
        async with sea.mate.aboard(sea.table) as wire:
            for number in range(120):
                await say(wire, type="say", text=f"line {number}")
                await sea.mate.update(wire) if number == 0 else None
            while (await sea.mate.hear(wire)).get("text") != "line 119":
                pass
        lines = 0
        async with sea.watcher.aboard(sea.table) as wire:
            while (message := await sea.watcher.hear(wire)).get("text") != "line 119":
                lines += message["type"] == "said"
        return lines

    assert sea.do(scene()) == 99


def test_who_has_too_many_connections_is_told_so(sea: Sea) -> None:
    guest = sea.do(crew(sea.server.url, 1))[0]
    lines = [raw(guest, sea.table) for _ in range(PER_GUEST)]

    async def one_more() -> tuple[str, int]:
        address = f"{guest.url.replace('http', 'ws')}/api/tables/{sea.table}/play"
        async with connect(address, additional_headers={"Authorization": f"Bearer {guest.token}"}) as wire:
            reason = json.loads(await wire.recv())["reason"]
            with pytest.raises(ConnectionClosed) as closed:
                await wire.recv()
            assert closed.value.rcvd is not None
            return reason, closed.value.rcvd.code

    try:
        assert sea.do(one_more()) == ("too-many-connections", 1008)
    finally:
        for line in lines:
            slam(line)
