"""Guests who send as much as they can: chat, tables, rematches, names, connections."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Awaitable, Callable

from tests.attack.part import ADDRESSES, Part, Voice
from tests.server.harness import Client

LONG = "Ωé\u202e🏴‍☠️" * 70


class Floods(Part):
    """Each flood runs for itself, from an address of its own."""

    name = "floods"
    says = "chat, new guests, tables, rematches, seats and lists, as fast as they may"

    async def attack(self, until: float) -> None:
        floods: list[Callable[[Client, float], Awaitable[None]]] = [
            self._chat,
            self._tables,
            self._rematches,
            self._seats,
            self._lists,
        ]
        guests = [await self.guest(at) for at in range(len(floods))]
        await asyncio.gather(
            *(flood(guest, until) for flood, guest in zip(floods, guests, strict=True)), self._guests(until)
        )

    async def _chat(self, guest: Client, until: float) -> None:
        """Many sockets at one table: each line is sent to all of them."""
        table = await self.started(guest, "_parley", 2, "mousse")
        if table is not None:
            await asyncio.gather(*(self.talk(guest, table, until, self._chatter) for _ in range(25)))

    async def _chatter(self, voice: Voice) -> None:
        hearing = asyncio.create_task(voice.listen())
        try:
            while not hearing.done():
                await voice.say(type="say", text=LONG[:490])
                await asyncio.sleep(0.05)
            await hearing
        finally:
            hearing.cancel()

    async def _guests(self, until: float) -> None:
        """Everybody's address makes guests who do nothing else."""
        while time.monotonic() < until:
            for address in ADDRESSES:
                await self.ask(Client(self.url, "", address), "POST", "/guests", {"name": "x" * 40})
            await asyncio.sleep(0.05)

    async def _tables(self, guest: Client, until: float) -> None:
        """Made at once and closed again, several at the same time."""
        while time.monotonic() < until:
            wanted = {"game": "libertalia", "seats": 6}
            made = await asyncio.gather(*(self.ask(guest, "POST", "/tables", wanted) for _ in range(8)))
            for answer in made:
                if answer is not None and answer.status_code == 201:
                    table = answer.json()["id"]
                    await self.ask(guest, "POST", f"/tables/{table}/start", {"fill": "mousse"})
                    await self.ask(guest, "DELETE", f"/tables/{table}")

    async def _rematches(self, guest: Client, until: float) -> None:
        """A rematch of a rematch, and so on."""
        table = await self.started(guest, "_parley", 2, "mousse")
        while time.monotonic() < until and table is not None:
            await self.ask(guest, "DELETE", f"/tables/{table}")
            again = await asyncio.gather(
                *(self.ask(guest, "POST", f"/tables/{table}/rematch") for _ in range(3))
            )
            new = [
                answer.json()["id"] for answer in again if answer is not None and answer.status_code == 201
            ]
            table = new[0] if new else table
            if not new:
                await asyncio.sleep(1)

    async def _seats(self, guest: Client, until: float) -> None:
        """Starts, leaves, takes and hands over, all at the same time."""
        while time.monotonic() < until:
            made = await self.ask(guest, "POST", "/tables", {"game": "_parley", "seats": 3})
            if made is None or made.status_code != 201:
                await asyncio.sleep(1)
                continue
            table = made.json()["id"]
            await asyncio.gather(
                self.ask(guest, "POST", f"/tables/{table}/start", {"fill": "mousse"}),
                self.ask(guest, "DELETE", f"/tables/{table}/seat"),
                self.ask(guest, "POST", f"/tables/{table}/seat", {}),
                self.ask(guest, "POST", f"/tables/{table}/hand-over", {"guest": guest.id}),
            )

    async def _lists(self, guest: Client, until: float) -> None:
        paths = ["/tables?which=running", "/tables?which=mine", "/games", "/games/libertalia/vocabulary"]
        while time.monotonic() < until:
            await asyncio.gather(*(self.ask(guest, "GET", path) for path in paths))
