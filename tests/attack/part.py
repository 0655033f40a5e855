"""A part of the attack: guests who do one kind of harm for a while, and come back after a restart."""

from __future__ import annotations

import asyncio
import contextlib
import itertools
import random
import time
from collections import Counter
from collections.abc import Awaitable, Callable
from typing import Any, ClassVar

import httpx
import orjson
from websockets.asyncio.client import ClientConnection
from websockets.exceptions import WebSocketException

from tests.server.harness import Client

GONE = (OSError, WebSocketException, TimeoutError, httpx.HTTPError)
"""What happens to a client that the server cuts off, or does not answer."""
ADDRESSES = [f"127.0.0.{last}" for last in range(11, 16)]
"""Where the attackers come from, so that they are five to every limit that counts addresses."""
WORST_STATUS = 500
NUMBERS = itertools.count()


class Part:
    """What all parts share. A subclass writes `attack`, and `again` if a restart lets it do more harm."""

    name: ClassVar[str]
    says: ClassVar[str]
    """One line for the list of parts."""

    def __init__(self, url: str, seed: int) -> None:
        self.url = url
        self.dice = random.Random(f"{self.name} {seed}")
        self.tally: Counter[str] = Counter()
        """What was done, and what the server answered: by status and reason."""
        self.wrong: list[str] = []
        """What must not happen: each is a finding."""
        self.tables: dict[str, str] = {}
        """Tables that were started, and the token of a guest who has a seat there."""

    async def attack(self, until: float) -> None:
        """Attacks until this time of the monotonic clock."""
        raise NotImplementedError

    async def again(self) -> None:
        """After the attack the server was started again: the attackers come back."""

    async def guest(self, at: int = 0) -> Client:
        """A new guest from one of the attackers' addresses."""
        name = f"{self.name} {next(NUMBERS)}"
        client = Client(self.url, name, ADDRESSES[at % len(ADDRESSES)])
        while not client.token:
            answer = await self.ask(client, "POST", "/guests", {"name": name})
            if answer is not None and answer.status_code == 201:
                client.token, client.id = answer.json()["token"], answer.json()["id"]
            else:
                await asyncio.sleep(2)
        return client

    async def ask(
        self,
        client: Client,
        method: str,
        path: str,
        body: object = None,
        **options: Any,  # noqa: ANN401 - httpx
    ) -> httpx.Response | None:
        """The server's answer, counted; None if there is none. A 500 is a finding."""
        try:
            answer = await client.call(method, path, body, **options)
        except GONE as fault:
            self.tally[f"no answer: {type(fault).__name__}"] += 1
            return None
        self.count(method, path, answer)
        return answer

    def count(self, method: str, path: str, answer: httpx.Response) -> None:
        reason = ""
        if answer.status_code >= 400:
            with contextlib.suppress(ValueError, TypeError, AttributeError):
                reason = str(answer.json().get("reason", ""))
        self.tally[f"{answer.status_code} {reason}".strip()] += 1
        if answer.status_code >= WORST_STATUS and reason not in ("not-saved", "closing"):
            self.wrong.append(f"{answer.status_code} for {method} {path[:200]}: {answer.text[:200]}")

    async def started(
        self, client: Client, game: str, seats: int, bot: str | None, **wanted: object
    ) -> str | None:
        """A table that this guest started with bots in the other seats, or None if the server refused."""
        made = await self.ask(client, "POST", "/tables", {"game": game, "seats": seats, **wanted})
        if made is None or made.status_code != 201:
            return None
        table = str(made.json()["id"])
        answer = await self.ask(client, "POST", f"/tables/{table}/start", {"fill": bot})
        if answer is None or answer.status_code != 204:
            return None
        self.tables[table] = client.token
        return table

    async def talk(
        self, client: Client, table: str, until: float, says: Callable[[Voice], Awaitable[None]]
    ) -> None:
        """Connects again and again until the time is up; `says` is called once for each connection."""
        while time.monotonic() < until:
            try:
                async with client.connected(table) as wire:
                    self.tally["connected"] += 1
                    async with asyncio.timeout_at(
                        asyncio.get_running_loop().time() + until - time.monotonic()
                    ):
                        await says(Voice(self, client, wire))
            except GONE as fault:
                self.tally[f"cut: {type(fault).__name__}"] += 1
                await asyncio.sleep(0.5)


class Voice:
    """An attacker's connection: says a lot, and keeps the latest update it was sent."""

    def __init__(self, part: Part, client: Client, wire: ClientConnection) -> None:
        self.part = part
        self.client = client
        self.wire = wire
        self.now: dict[str, Any] = {}

    async def say(self, **message: object) -> None:
        await self.wire.send(orjson.dumps(message).decode())
        self.part.tally[f"said {message.get('type')}"] += 1

    async def hear(self) -> dict[str, Any]:
        """The next message; refusals are counted. Nothing is kept but the latest update."""
        message: dict[str, Any] = orjson.loads(await self.wire.recv())
        if message["type"] == "update":
            self.now = message
        elif message["type"] == "refused":
            self.part.tally[f"refused {message['reason']}"] += 1
            if message["reason"] == "fault":
                self.part.wrong.append(f"a fault on a websocket: {message}")
        return message

    async def asked(self) -> dict[str, Any]:
        """Waits until this seat is asked, and returns the question."""
        while True:
            question: dict[str, Any] | None = self.now.get("decision")
            if question is not None and question["sealed"] is None:
                return question
            await self.hear()

    async def listen(self) -> None:
        """Hears whatever comes, until the connection ends."""
        while True:
            await self.hear()
