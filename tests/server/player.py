"""A client that never gives up: it plays, loses its connection, comes back, and tells a witness all of it."""

from __future__ import annotations

import asyncio
import random
from collections.abc import Callable
from typing import Any

import orjson
from websockets.asyncio.client import ClientConnection
from websockets.exceptions import WebSocketException

from tests.server.harness import Sailor, say
from tests.server.witness import Answer, Witness

GONE = (OSError, WebSocketException, TimeoutError)
"""What a lost server looks like from outside."""
AGAIN = ("not-saved", "closing", "too-fast")
"""Refusals that ask for patience."""
RETURNS = 2_000
"""How often somebody comes back at the most."""


class Player:
    """One seat of one table, with random choices: always the same one for the same question."""

    def __init__(
        self,
        witness: Witness,
        sailor: Sailor,
        table: str,
        seat: int,
        where: Callable[[], str],
        pause: float = 0.01,
    ) -> None:
        self.witness = witness
        self.sailor = Sailor(sailor.url, sailor.name)
        self.sailor.token = sailor.token
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
        """Whether the question is put to this seat alone: then sending twice can do no harm."""
        self.wire: ClientConnection | None = None
        """Where it was sent."""
        self.over = False

    async def play(self) -> None:
        """Until the game is over, whatever happens to the server."""
        for _ in range(RETURNS):
            self.sailor.url = self.where()
            try:
                async with self.sailor.aboard(self.table, version=self.version) as wire:
                    if self.sent is not None and self.alone:  # it may be saved: then it must not count again
                        await self._send(wire, self.sent)
                    await self._listen(wire)
            except GONE:
                await asyncio.sleep(random.uniform(0.05, 0.3))
            if self.over:
                return
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
        elif self.wire is not wire:  # sent through a connection that was lost, and it did not arrive
            await self._send(wire, self.sent)

    async def _send(self, wire: ClientConnection, answer: Answer) -> None:
        self.wire = wire
        await say(wire, type="choose", choice=answer.choice, serial=answer.serial)
