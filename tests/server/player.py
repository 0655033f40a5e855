"""A client that always reconnects, plays on, and reports everything it was shown to a witness."""

from __future__ import annotations

import asyncio
import random
from collections.abc import Callable
from typing import Any

import orjson
from websockets.asyncio.client import ClientConnection
from websockets.exceptions import WebSocketException

from tests.server.harness import Client, say
from tests.server.witness import Answer, Witness

GONE = (OSError, WebSocketException, TimeoutError)
"""Errors of a client whose server is gone."""
AGAIN = ("not-saved", "closing", "too-fast")
"""Refusals after which a client tries again."""
RETURNS = 2_000
"""Most reconnections of one client without news. On a busy machine a killed server is away for long."""


class Player:
    """Plays one seat with random choices: always the same choice for the same question."""

    def __init__(
        self,
        witness: Witness,
        client: Client,
        table: str,
        seat: int,
        where: Callable[[], str],
        pause: float = 0.01,
    ) -> None:
        self.witness = witness
        self.client = Client(client.url, client.name)
        self.client.token = client.token
        self.table = table
        self.seat = seat
        self.where = where
        self.pause = pause
        self.version = -1
        self.asked: dict[str, Any] | None = None
        """The question to be answered, as last shown."""
        self.sent: Answer | None = None
        """A choice that was sent and not yet acknowledged."""
        self.alone = False
        """Whether only this seat is asked. Then sending an answer twice does no harm."""
        self.wire: ClientConnection | None = None
        """The connection it was sent on."""
        self.over = False

    async def play(self) -> None:
        """Plays until the game is over, whatever happens to the server."""
        in_vain = 0
        while in_vain < RETURNS:
            before = self.version
            self.client.url = self.where()
            try:
                async with self.client.connected(self.table, version=self.version) as wire:
                    if (
                        self.sent is not None and self.alone
                    ):  # it may have been saved, and must not count twice
                        await self._send(wire, self.sent)
                    await self._listen(wire)
            except GONE:
                await asyncio.sleep(random.uniform(0.05, 0.3))
            if self.over:
                return
            in_vain = in_vain + 1 if self.version == before else 0
        raise RuntimeError(f"seat {self.seat} of {self.table} came back {RETURNS} times in vain")

    async def _listen(self, wire: ClientConnection) -> None:
        async for text in wire:
            message = orjson.loads(text)
            if message["type"] == "refused":
                self.witness.refused[message["reason"]] += 1
                if message["reason"] in AGAIN and self.sent is not None:
                    await asyncio.sleep(0.1)
                    await self._send(wire, self.sent)
            elif message["type"] == "update":
                self._take_in(message)
                if self.over:
                    return
                await self._answer(wire)

    def _take_in(self, message: dict[str, Any]) -> None:
        if message["version"] < self.version:
            self.witness.contradictions.append(f"{self.table}: shown again what was before {self.version}")
        self.version = message["version"]
        self.witness.update(self.table, message)
        play = message["play"]
        self.asked = message["decision"]
        sealed = self.asked["sealed"] if self.asked is not None else None
        if self.sent is not None and (play["serial"] != self.sent.serial or sealed == self.sent.choice):
            self.witness.answered(self.table, self.sent._replace(upto=self.version))
            self.sent = None
        if sealed is not None:
            self.asked = None
        self.alone = play["asking"] == [self.seat] and not play["sealed"]
        self.over = play["over"]

    async def _answer(self, wire: ClientConnection) -> None:
        if self.asked is None:
            return
        serial = self.asked["serial"]
        if self.sent is None:
            await asyncio.sleep(self.pause * random.random())
            choice = random.Random(f"{self.table} {self.seat} {serial}").choice(self.asked["options"])
            self.sent = Answer(self.seat, serial, choice, self.version, self.version)
            await self._send(wire, self.sent)
        elif self.wire is not wire:  # sent on a connection that was lost, and not received
            await self._send(wire, self.sent)

    async def _send(self, wire: ClientConnection, answer: Answer) -> None:
        self.wire = wire
        await say(wire, type="choose", choice=answer.choice, serial=answer.serial)
