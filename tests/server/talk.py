"""Connections for tests: what they say at a table, and what they wait for."""

from __future__ import annotations

from collections.abc import AsyncIterator, Callable
from contextlib import AsyncExitStack, asynccontextmanager
from typing import Any

from websockets.asyncio.client import ClientConnection, connect

from flibuste.kernel import registry
from tests.server.harness import Client, say

Message = dict[str, Any]
Where = Callable[[Message], bool]


class Voice:
    """A client on one connection, with the latest update it received."""

    def __init__(self, client: Client, wire: ClientConnection) -> None:
        self.client = client
        self.wire = wire
        self.now: Message = {}
        """The latest update."""

    async def hear(self, kind: str, where: Where = bool) -> Message:
        """The next message of this kind that fits."""
        while True:
            message = await self.client.hear(self.wire)
            if message["type"] == "update":
                self.now = message
            if message["type"] == kind and where(message):
                return message

    async def version(self, version: int) -> Message:
        """The table as it is at this version, or later."""
        while not self.now or self.now["version"] < version:
            await self.hear("update")
        return self.now

    async def say(self, **message: object) -> None:
        await say(self.wire, **message)

    async def refusal(self, **message: object) -> Message:
        """Says something that must be refused; returns the refusal. Nothing may have changed."""
        before = self.now.get("version")
        await self.say(**message)
        refused = await self.hear("refused")
        assert self.now.get("version") == before
        return refused

    async def choose(self, at: int = 0) -> Message:
        """Chooses an option of the latest question; returns the update after it."""
        asked = self.now["decision"]
        choice = asked["options"][min(at, len(asked["options"]) - 1)]
        return await self.choose_text(choice)

    async def choose_text(self, choice: str) -> Message:
        await self.say(type="choose", choice=choice, serial=self.now["play"]["serial"])
        return await self.version(self.now["version"] + 1)


@asynccontextmanager
async def voices(clients: list[Client], table: str) -> AsyncIterator[list[Voice]]:
    """Connects all clients; each has received its first update."""
    async with AsyncExitStack() as stack:
        people = [Voice(one, await stack.enter_async_context(one.connected(table))) for one in clients]
        for voice in people:
            await voice.hear("update")
        yield people


async def together(people: list[Voice]) -> None:
    """Waits until everybody has received the latest version."""
    latest = max(voice.now["version"] for voice in people)
    for voice in people:
        await voice.version(latest)


async def play_until(people: list[Voice], done: Callable[[], bool] = lambda: False) -> None:
    """Lets people in all seats play until `done` or the end of the game."""
    await together(people)
    while not people[0].now["play"]["over"] and not done():
        asked = people[0].now["play"]["asking"][0]
        await people[asked].choose(people[0].now["version"] % 3)
        await together(people)


def not_offered(game: str, message: Message) -> str:
    """A choice of the game that is not among the options."""
    offered = message["decision"]["options"]
    return next(choice.text for choice in registry.find(game).vocabulary if choice.text not in offered)


async def turned_away(
    client: Client, table: str, link: str = "", seat: object = None, **headers: str
) -> tuple[str, int | None]:
    """Why a client is not let in, and the code with which it is closed."""
    address = f"{client.url.replace('http', 'ws')}/api/tables/{table}/play?link={link}"
    address += "" if seat is None else f"&seat={seat}"
    known = {"Authorization": f"Bearer {client.token}"} if client.token else {}
    async with connect(address, additional_headers=known | headers, compression=None) as wire:
        refused = await client.hear(wire)
        await wire.wait_closed()
    assert refused["type"] == "refused"
    return refused["reason"], wire.close_code


async def made(host: Client, **wanted: object) -> dict[str, Any]:
    """A new table, as its host sees it."""
    answer = await host.call("POST", "/tables", {"game": "_parley", "seats": 2, **wanted})
    table = answer.raise_for_status().json()["id"]
    shown: dict[str, Any] = (await host.call("GET", f"/tables/{table}")).json()
    return shown


async def listed(client: Client, which: str) -> list[str]:
    return [table["id"] for table in (await client.call("GET", f"/tables?which={which}")).json()]
