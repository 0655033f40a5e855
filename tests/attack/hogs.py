"""Guests who want everything for themselves: bots that think, answers that cost, acts without end."""

from __future__ import annotations

import asyncio
import time
from contextlib import AsyncExitStack

from tests.attack.part import GONE, Part, Voice
from tests.server.harness import Client

TABLES_EACH = 20
SOCKETS = 28
"""Of one guest; by default a guest may have thirty."""
ASKED_AT_ONCE = 25
MESSAGES_A_SECOND = 20
"""On one connection, by default."""
DEAREST = "rum_and_pirates"
"""The game in which foresight takes longest."""
MANY = 12
REACH_SECONDS = 20.0
SEATS = 3
FAR = 70
"""Acts of a game that is far advanced."""


class Captains(Part):
    """Three guests start sixty tables with the bots that think longest, and answer at once."""

    name = "captains"
    says = "60 tables of capitaine, played as fast as they go"

    async def attack(self, until: float) -> None:
        guests = [await self.guest(at) for at in range(3)]
        playing = [
            asyncio.create_task(self._play(guest, until)) for guest in guests for _ in range(TABLES_EACH)
        ]
        await asyncio.gather(*playing)

    async def _play(self, guest: Client, until: float) -> None:
        table = await self.started(guest, self.dice.choice(["freibeuter", "libertalia"]), 3, "capitaine")
        if table is not None:
            await self.talk(guest, table, until, self._answer)

    async def _answer(self, voice: Voice) -> None:
        while True:
            question = await voice.asked()
            choice = self.dice.choice(question["options"])
            await voice.say(type="choose", choice=choice, serial=question["serial"])
            voice.now = {}
            await voice.hear()


class Asks(Part):
    """One guest asks on 28 sockets for what costs the server most: foresight, reasons, hints, stories."""

    name = "asks"
    says = "28 sockets that ask foresee, why, hint and hello as fast as they may"

    async def attack(self, until: float) -> None:
        guest = await self.guest(3)
        table = await self.started(guest, DEAREST, 2, "mousse")
        if table is None:
            return
        await self._reach(guest, table)
        await asyncio.gather(*(self.talk(guest, table, until, self._ask) for _ in range(SOCKETS)))

    async def _reach(self, guest: Client, table: str) -> None:
        """Plays on until a question has many options: then foresight is dear."""
        try:
            async with asyncio.timeout(REACH_SECONDS), guest.connected(table) as wire:
                voice = Voice(self, guest, wire)
                while len((question := await voice.asked())["options"]) < MANY:
                    choice = self.dice.choice(question["options"])
                    await voice.say(type="choose", choice=choice, serial=question["serial"])
                    voice.now = {}
        except GONE:
            self.tally["cheap question"] += 1

    async def _ask(self, voice: Voice) -> None:
        question = await voice.asked()
        serial = question["serial"]
        hearing = asyncio.create_task(voice.listen())
        try:
            while not hearing.done():
                for _ in range(ASKED_AT_ONCE):
                    await voice.say(type="foresee", serial=serial)
                await voice.say(type="why", choice=self.dice.choice(question["options"]), serial=serial)
                await voice.say(type="hint", serial=serial)
                await voice.say(type="hello", version=-1)
                await asyncio.sleep(1.3)
            await hearing
        finally:
            hearing.cancel()


class Undo(Part):
    """Guests choose and take back without end; then the server starts again and they return."""

    name = "undo"
    says = "choose-and-undo without end, then a restart"
    sockets = 9
    """Of each guest: each connection may send its own messages, and they take turns."""

    async def attack(self, until: float) -> None:
        guests = [await self.guest(at) for at in range(2)]
        await asyncio.gather(*(self._dither(guest, until) for guest in guests))

    async def _dither(self, guest: Client, until: float) -> None:
        while time.monotonic() < until:
            # All seats at one screen: nobody else moves in between, so much may be taken back.
            table = await self.started(guest, "libertalia", SEATS, None, crew=["Mary", "Jack"])
            try:
                async with AsyncExitStack() as stack:
                    voices = []
                    for number in range(self.sockets if table else 0):
                        wire = await stack.enter_async_context(
                            guest.connected(str(table), seat=number % SEATS)
                        )
                        voices.append(Voice(self, guest, wire))
                        listening = asyncio.create_task(voices[-1].listen())
                        stack.callback(listening.cancel)
                    await self._take_turns(voices, until)
            except GONE as fault:
                self.tally[f"cut: {type(fault).__name__}"] += 1
            await asyncio.sleep(0.5)

    async def _take_turns(self, voices: list[Voice], until: float) -> None:
        """Plays until the game is long and all seats are asked; then all but one seal and take back."""
        pause = 2 / MESSAGES_A_SECOND / self.sockets
        while voices and time.monotonic() < until:
            for voice in voices:
                await asyncio.sleep(pause)
                question, play = voice.now.get("decision"), voice.now.get("play", {})
                if question is None:
                    continue
                late = voice.now["version"] >= FAR and len(play["asking"]) + len(play["sealed"]) == SEATS
                if late and voice.now["seat"] == SEATS - 1:
                    continue
                if late and question["sealed"] is not None:
                    await voice.say(type="undo")
                if late or question["sealed"] is None:
                    choice = self.dice.choice(question["options"])
                    await voice.say(type="choose", choice=choice, serial=question["serial"])
            if voices[0].now.get("play", {}).get("over"):
                return

    async def again(self) -> None:
        """They return to tables with thousands of acts: opening one must not stop the others."""
        for table, token in self.tables.items():
            client = Client(self.url, "back", "127.0.0.11")
            client.token = token
            begun = time.monotonic()
            async with client.connected(table) as wire:
                voice = Voice(self, client, wire)
                async with asyncio.timeout(60):
                    while not voice.now:
                        await voice.hear()
            self.tally["acts at a table"] = max(self.tally["acts at a table"], voice.now["version"])
            self.tally["ms to open it"] = max(
                self.tally["ms to open it"], round(1000 * (time.monotonic() - begun))
            )
