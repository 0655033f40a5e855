"""Guests who bring hostile files and options, and then ask for everything a table with them can tell."""

from __future__ import annotations

import asyncio
import time

from flibuste.kernel import registry
from tests.attack.hostile_files import hostile_files, with_files
from tests.attack.part import ADDRESSES, GONE, Part, Voice
from tests.server.harness import Client

SLOW_SECONDS = 15.0
"""A request that takes longer has done harm, even if nobody else waited."""
VALUES = ("", "on", "off", "random", "\0", "\ud800", "9" * 5000, "x" * 9000, "../..", "４")
MOVES = 6


class Files(Part):
    """Five guests. Whatever is accepted must be playable, told, proven and closed like any other table."""

    name = "files"
    says = "hostile own files and options; story, moments, record and verify of what was accepted"

    async def attack(self, until: float) -> None:
        guests = [await self.guest(at) for at in range(len(ADDRESSES))]
        self.accepted: list[tuple[Client, str]] = []
        await asyncio.gather(*(self._bring(guest, until) for guest in guests))

    async def _bring(self, guest: Client, until: float) -> None:
        while time.monotonic() < until:
            begun = time.monotonic()
            game = self.dice.choice(with_files())
            if self.dice.random() < 0.2:
                wanted = {"options": self._options(game)}
            else:
                wanted = {"data": hostile_files(game, self.dice)}
            table = await self._made(guest, {"game": game, "seats": self.dice.choice([2, 3, 4]), **wanted})
            took = time.monotonic() - begun
            if took > SLOW_SECONDS:
                self.wrong.append(f"{game}: {took:.0f} s for a new table with {str(wanted)[:300]}")
            if table is not None:
                await self._use(guest, table, until)

    def _options(self, game: str) -> dict[str, str]:
        keys = [option.key for option in registry.find(game).meta.options] + ["", "nothing", "\0", "a" * 900]
        return {self.dice.choice(keys): self.dice.choice(VALUES) for _ in range(self.dice.randrange(1, 20))}

    async def _made(self, guest: Client, wanted: dict[str, object]) -> str | None:
        try:
            answer = await self.ask(guest, "POST", "/tables", wanted)
        except UnicodeEncodeError:  # a lone surrogate: httpx does not send it
            return None
        if answer is None or answer.status_code != 201:
            await asyncio.sleep(0.05)
            return None
        self.tally["accepted"] += 1
        return str(answer.json()["id"])

    async def _use(self, guest: Client, table: str, until: float) -> None:
        """Starts it, plays a little, asks everything, and closes it."""
        await self.ask(guest, "POST", f"/tables/{table}/start", {"fill": "mousse"})
        await self._everything(guest, table)
        await self._play(guest, table, until)
        await self.ask(guest, "DELETE", f"/tables/{table}")
        await self._everything(guest, table)
        self.accepted.append((guest, table))

    async def _everything(self, guest: Client, table: str) -> None:
        begun = time.monotonic()
        anybody = Client(self.url, "", guest.address)
        for path in ("", "/story", "/moments/0", "/moments/3?as=none", "/record", "/verify", "/curve"):
            await self.ask(anybody, "GET", f"/tables/{table}{path}")
        if time.monotonic() - begun > SLOW_SECONDS:
            self.wrong.append(f"{time.monotonic() - begun:.0f} s to tell everything about {table}")

    async def _play(self, guest: Client, table: str, until: float) -> None:
        try:
            async with asyncio.timeout(min(20, max(1, until - time.monotonic()))):
                async with guest.connected(table) as wire:
                    voice = Voice(self, guest, wire)
                    for _ in range(MOVES):
                        question = await voice.asked()
                        choice = self.dice.choice(question["options"])
                        await voice.say(type="choose", choice=choice, serial=question["serial"])
                        await voice.say(type="foresee", serial=question["serial"])
                        voice.now = {}
        except GONE as fault:
            self.tally[f"cut: {type(fault).__name__}"] += 1

    async def again(self) -> None:
        """After the restart everybody asks for the stories of those tables again."""
        for guest, table in self.accepted[-8:]:
            await self._everything(guest, table)
