"""A guest who plays beside the attack and times every own move and every answer of a bot.

A process of its own, so that the attackers' work is not in its figures. It writes one line for each sample:
the wall-clock time when it began, its kind, and its seconds.
"""

from __future__ import annotations

import argparse
import asyncio
import random
import sys
import time
from pathlib import Path
from typing import Any

import orjson
from websockets.asyncio.client import ClientConnection

from tests.attack.part import GONE
from tests.attack.target import must_be_loopback
from tests.server.harness import Client, say

ADDRESS = "127.0.0.9"
PATIENCE = 30.0
"""Seconds after which a bystander gives an answer up and connects again."""
PAUSE = 0.1
"""Seconds between two moves."""
TICK = 0.01


class Bystander:
    """Plays one game after the other against a quick bot."""

    def __init__(self, url: str, game: str, bot: str, samples: Path) -> None:
        self.client = Client(url, "Bystander", ADDRESS)
        self.game = game
        self.bot = bot
        self.samples = samples.open("wb", buffering=0)
        self.dice = random.Random(1)

    def note(self, kind: str, begun: float, seconds: float) -> None:
        self.samples.write(orjson.dumps([begun, kind, seconds]) + b"\n")

    async def play_on(self) -> None:
        """Plays until it is told to stop; whatever goes wrong is noted, and tried again."""
        ticking = asyncio.create_task(self.tick())
        try:
            while True:
                begun = time.time()
                try:
                    table = await self.new_table()
                    while not await self.one_connection(table):
                        pass
                except (*GONE, KeyError) as fault:
                    self.note(f"lost {type(fault).__name__}", begun, time.time() - begun)
                    await asyncio.sleep(0.2)
        finally:
            ticking.cancel()

    async def tick(self) -> None:
        """Notes how late this process itself is: the machine's load, not the server's."""
        while True:
            begun, due = time.time(), time.monotonic() + TICK
            await asyncio.sleep(TICK)
            self.note("late", begun, time.monotonic() - due)

    async def new_table(self) -> str:
        begun = time.time()
        if not self.client.token:
            await self.client.enter()
        client = self.client
        made = (await client.call("POST", "/tables", {"game": self.game, "seats": 2})).raise_for_status()
        table = str(made.json()["id"])
        (await client.call("POST", f"/tables/{table}/start", {"fill": self.bot})).raise_for_status()
        self.note("table", begun, time.time() - begun)
        return table

    async def one_connection(self, table: str) -> bool:
        """Plays on a connection; true if the game is over. A lost connection is made again."""
        begun = time.time()
        try:
            async with self.client.connected(table) as wire:
                message = await self.next_update(wire)
                self.note("hello", begun, time.time() - begun)
                while not message["play"]["over"]:
                    begun = time.time()
                    message = await self.one_step(wire, message)
                return True
        except GONE as fault:
            self.note(f"lost {type(fault).__name__}", begun, time.time() - begun)
            await asyncio.sleep(0.2)
            return False

    async def one_step(self, wire: ClientConnection, message: dict[str, Any]) -> dict[str, Any]:
        """Chooses if it is asked, else waits for the bot; returns the update after it."""
        question = message["decision"]
        if question is not None and question["sealed"] is None:
            await asyncio.sleep(PAUSE)
            kind, begun = "move", time.time()
            choice = self.dice.choice(question["options"])
            await say(wire, type="choose", choice=choice, serial=question["serial"])
        else:
            kind, begun = "bot", time.time()
        after = await self.next_update(wire, message["version"])
        self.note(kind, begun, time.time() - begun)
        return after

    async def next_update(self, wire: ClientConnection, version: int = -1) -> dict[str, Any]:
        async with asyncio.timeout(PATIENCE):
            while True:
                message: dict[str, Any] = orjson.loads(await wire.recv())
                if message["type"] == "update" and message["version"] > version:
                    return message
                if message["type"] == "refused":
                    self.note(f"refused {message['reason']}", time.time(), 0.0)


async def until_told(bystander: Bystander) -> None:
    """Plays until standard input ends."""
    playing = asyncio.create_task(bystander.play_on())
    await asyncio.to_thread(sys.stdin.read)
    playing.cancel()


def main() -> int:
    parser = argparse.ArgumentParser(description="Plays against a bot and times it.")
    parser.add_argument("url")
    parser.add_argument("samples", type=Path)
    parser.add_argument("--game", default="freibeuter")
    parser.add_argument("--bot", default="matelot")
    given = parser.parse_args()
    must_be_loopback(given.url)
    asyncio.run(until_told(Bystander(given.url, given.game, given.bot, given.samples)))
    return 0


if __name__ == "__main__":
    sys.exit(main())
