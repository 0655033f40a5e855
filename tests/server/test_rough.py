"""Clients that send nonsense, flood, stay silent or vanish: nobody else notices."""

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
from tests.server.busy_server import PER_GUEST, BusyServer
from tests.server.harness import new_clients, say
from tests.server.hostile import BROKEN, frame, messages, open_socket, raw, request, reset, understood
from tests.server.storm import errors

CODES = {1000, 1001, 1002, 1003, 1007, 1008, 1009, 1013}
"""Codes with which the server may close such a connection."""
ROLES = ("nobody", "watcher", "player")


@pytest.fixture(scope="module")
def busy(tmp_path_factory: pytest.TempPathFactory) -> Iterator[BusyServer]:
    busy = BusyServer(tmp_path_factory.mktemp("rough"))
    yield busy
    busy.end()


class Hostile(RuleBasedStateMachine):
    """Connections in several roles, any message in any order, repetitions, and sudden ends."""

    busy: BusyServer

    def __init__(self) -> None:
        super().__init__()
        self.wires: dict[str, ClientConnection] = {}
        self.said: list[str | bytes] = []
        self.marks = 0
        self.contexts: list[object] = []
        """References to what opened the connections, because a connection ends with it."""

    @initialize(role=st.sampled_from(ROLES))
    def come(self, role: str) -> None:
        self.wire(role)

    def wire(self, role: str) -> ClientConnection:
        if role not in self.wires:
            self.wires[role] = self.busy.do(self._connect(role))
        return self.wires[role]

    async def _connect(self, role: str) -> ClientConnection:
        context = self.busy.client(role).connected(self.busy.table)
        wire = await context.__aenter__()
        wire.close_timeout = 0.5  # the close frame comes after unread messages
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
            self.busy.do(self._leave(wire, hard))

    async def _leave(self, wire: ClientConnection, hard: bool) -> None:
        if hard:
            wire.transport.abort()
        await wire.close()

    def provoke(self, role: str, message: str | bytes) -> None:
        """Sends it, then a marker. What comes before the marker's refusal is the answer."""
        self.marks += 1
        answers, code = self.busy.do(self._provoke(self.wire(role), message, f"mark{self.marks}"))
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
            await wire.send(
                json.dumps({"type": "hello", "version": 10**6})
            )  # a valid message reduces the count
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
        assert self.busy.door.get("/health").status_code == 200

    def teardown(self) -> None:
        for role in ("nobody", "watcher"):
            shown = self.busy.do(self.busy.client(role).call("GET", f"/tables/{self.busy.table}")).json()
            assert shown["mine"] is None  # nobody got a seat
        for wire in self.wires.values():
            self.busy.do(self._leave(wire, hard=False))


def test_whatever_a_client_sends_is_answered(busy: BusyServer) -> None:
    Hostile.busy = busy
    quick = settings(
        max_examples=12, stateful_step_count=30, deadline=None, derandomize=True, database=None,
        suppress_health_check=list(HealthCheck),
    )  # fmt: skip
    run_state_machine_as_test(Hostile, settings=quick)
    assert errors(busy.server.log) == []


@pytest.mark.parametrize("broken", BROKEN, ids=range(len(BROKEN)))
def test_a_broken_frame_ends_the_connection_and_nothing_else(busy: BusyServer, broken: bytes) -> None:
    line = raw(busy.watcher, busy.table)
    with line, contextlib.suppress(ConnectionResetError):
        line.sendall(broken)
        line.shutdown(socket.SHUT_WR)
        while line.recv(65536):
            pass
    assert httpx.get(f"{busy.server.url}/health").status_code == 200
    assert errors(busy.server.log) == []


def test_those_who_vanish_at_the_door_leave_no_trace(busy: BusyServer) -> None:
    """More connections than a guest may have: silent, with half a request, or gone right after it."""
    for number in range(3 * PER_GUEST):
        line = open_socket(busy.watcher)
        whole = request(busy.watcher, busy.table)
        line.sendall([b"", whole[:40], whole][number % 3])
        reset(line)
    for _ in range(PER_GUEST):
        reset(raw(busy.watcher, busy.table))

    async def come_in() -> None:
        async with busy.watcher.connected(busy.table) as wire:
            await busy.watcher.update(wire)

    busy.do(come_in())
    assert errors(busy.server.log) == []


def test_who_never_reads_is_dropped_and_the_others_play_on(busy: BusyServer) -> None:
    """One client sends and never reads, one stays silent: both are dropped in the end."""

    async def watchers() -> int:
        async with busy.mate.connected(busy.table) as wire:
            while True:
                message = await busy.mate.hear(wire)
                if message["type"] == "presence":
                    return int(message["watchers"])

    async def alone() -> None:
        async with asyncio.timeout(120):
            while await watchers():
                await asyncio.sleep(1)

    greedy, silent = raw(busy.watcher, busy.table), raw(busy.watcher, busy.table)
    told = busy.played.told()
    hello = frame(0x81, b'{"type":"hello"}')
    try:
        with contextlib.suppress(OSError):  # dropped while it still sends
            for _ in range(1_000):
                greedy.sendall(hello * 10)
        busy.do(alone(), 150)
        assert busy.played.told() > told
    finally:
        reset(greedy)
        reset(silent)
    assert errors(busy.server.log) == []


def test_a_long_chat_is_shown_to_whoever_comes(busy: BusyServer) -> None:
    async def scene() -> int:
        async with busy.mate.connected(busy.table) as wire:
            for number in range(120):
                await say(wire, type="say", text=f"line {number}")
                await busy.mate.update(wire) if number == 0 else None
            while (await busy.mate.hear(wire)).get("text") != "line 119":
                pass
        lines = 0
        async with busy.watcher.connected(busy.table) as wire:
            while (message := await busy.watcher.hear(wire)).get("text") != "line 119":
                lines += message["type"] == "said"
        return lines

    assert busy.do(scene()) == 99


def test_who_has_too_many_connections_is_told_so(busy: BusyServer) -> None:
    guest = busy.do(new_clients(busy.server.url, 1))[0]
    lines = [raw(guest, busy.table) for _ in range(PER_GUEST)]

    async def one_more() -> tuple[str, int]:
        address = f"{guest.url.replace('http', 'ws')}/api/tables/{busy.table}/play"
        async with connect(address, additional_headers={"Authorization": f"Bearer {guest.token}"}) as wire:
            reason = json.loads(await wire.recv())["reason"]
            with pytest.raises(ConnectionClosed) as closed:
                await wire.recv()
            assert closed.value.rcvd is not None
            return reason, closed.value.rcvd.code

    try:
        assert busy.do(one_more()) == ("too-many-connections", 1008)
    finally:
        for line in lines:
            reset(line)
