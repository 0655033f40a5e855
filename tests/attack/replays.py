"""Strangers who look back: every story, proof, curve and moment of long finished games, again and again."""

from __future__ import annotations

import asyncio
import time

from tests.attack.part import ADDRESSES, Part
from tests.server.harness import Client

LONG_GAMES = (("stoertebeker", 4), ("libertalia", 6), ("rum_and_pirates", 5), ("freibeuter", 4))
SAFE_REQUESTS = 4
"""Requests that one address makes at the same time."""


class Replays(Part):
    """Guests start long games, leave them to bots, and then everybody asks for all of their past."""

    name = "replays"
    says = "story, record, verify, curve and moments of long games, from five addresses"

    async def attack(self, until: float) -> None:
        guests = [await self.guest(at) for at in range(len(ADDRESSES))]
        tables = []
        for at, guest in enumerate(guests):
            game, seats = LONG_GAMES[at % len(LONG_GAMES)]
            table = await self.started(guest, game, seats, "mousse")
            if table is not None:
                tables.append(table)
                await self.ask(guest, "DELETE", f"/tables/{table}/seat")
        if tables:
            askers = [self._look_back(guest, tables, until) for guest in guests for _ in range(SAFE_REQUESTS)]
            await asyncio.gather(*askers)
        self.tables.clear()  # bots play them, nobody has a seat there

    async def _look_back(self, guest: Client, tables: list[str], until: float) -> None:
        while time.monotonic() < until:
            table = self.dice.choice(tables)
            n = self.dice.choice([0, 1, 40, 150, 400, 900, 1_000_000])
            path = self.dice.choice(
                ["/story", "/record", "/verify", "/curve", f"/moments/{n}", f"/moments/{n}?as=open"]
            )
            answer = await self.ask(guest, "GET", f"/tables/{table}{path}")
            if answer is None or answer.status_code == 429:
                await asyncio.sleep(0.5)
