"""What tests say at a table, and wait for."""

from __future__ import annotations

from collections.abc import AsyncIterator, Callable
from contextlib import AsyncExitStack, asynccontextmanager
from typing import Any

from websockets.asyncio.client import ClientConnection, connect

from flibuste.kernel import shelf
from tests.server.harness import Sailor, say

Message = dict[str, Any]
Where = Callable[[Message], bool]


class Voice:
    """A sailor on one connection; what was heard last is kept."""

    def __init__(self, sailor: Sailor, wire: ClientConnection) -> None:
        self.sailor = sailor
        self.wire = wire
        self.now: Message = {}
        """The latest update."""

    async def hear(self, kind: str, where: Where = bool) -> Message:
        """The next message of this kind that fits."""
        while True:
            message = await self.sailor.hear(self.wire)
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
        """Says something that is refused: why, and nothing has changed."""
        before = self.now.get("version")
        await self.say(**message)
        refused = await self.hear("refused")
        assert self.now.get("version") == before
        return refused

    async def choose(self, at: int = 0) -> Message:
        """Takes an option of the question as last heard; the table after it."""
        asked = self.now["decision"]
        choice = asked["options"][min(at, len(asked["options"]) - 1)]
        return await self.choose_text(choice)

    async def choose_text(self, choice: str) -> Message:
        await self.say(type="choose", choice=choice, serial=self.now["play"]["serial"])
        return await self.version(self.now["version"] + 1)


@asynccontextmanager
async def voices(sailors: list[Sailor], table: str) -> AsyncIterator[list[Voice]]:
    """All of them aboard, each with the table before him."""
    async with AsyncExitStack() as stack:
        crew = [Voice(one, await stack.enter_async_context(one.aboard(table))) for one in sailors]
        for voice in crew:
            await voice.hear("update")
        yield crew


async def together(crew: list[Voice]) -> None:
    """Everybody hears what the furthest has heard."""
    latest = max(voice.now["version"] for voice in crew)
    for voice in crew:
        await voice.version(latest)


async def play_until(crew: list[Voice], done: Callable[[], bool] = lambda: False) -> None:
    """People in all seats play, in turn, until something is so or the game is over."""
    await together(crew)
    while not crew[0].now["play"]["over"] and not done():
        asked = crew[0].now["play"]["asking"][0]
        await crew[asked].choose(crew[0].now["version"] % 3)
        await together(crew)


def not_offered(game: str, message: Message) -> str:
    """A choice of the game that is not among the options."""
    offered = message["decision"]["options"]
    return next(choice.text for choice in shelf.find(game).vocabulary if choice.text not in offered)


async def turned_away(
    sailor: Sailor, table: str, link: str = "", seat: object = None, **headers: str
) -> tuple[str, int | None]:
    """Why somebody is not let in, and how the connection is closed."""
    address = f"{sailor.url.replace('http', 'ws')}/api/tables/{table}/play?link={link}"
    address += "" if seat is None else f"&seat={seat}"
    known = {"Authorization": f"Bearer {sailor.token}"} if sailor.token else {}
    async with connect(address, additional_headers=known | headers, compression=None) as wire:
        refused = await sailor.hear(wire)
        await wire.wait_closed()
    assert refused["type"] == "refused"
    return refused["reason"], wire.close_code


async def made(host: Sailor, **wanted: object) -> dict[str, Any]:
    """A new table, as its host sees it."""
    answer = await host.call("POST", "/tables", {"game": "_parley", "seats": 2, **wanted})
    table = answer.raise_for_status().json()["id"]
    shown: dict[str, Any] = (await host.call("GET", f"/tables/{table}")).json()
    return shown


async def listed(sailor: Sailor, which: str) -> list[str]:
    return [table["id"] for table in (await sailor.call("GET", f"/tables?which={which}")).json()]
