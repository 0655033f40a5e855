"""Guests who want to see what is not theirs: bots' hands, other seats' questions, games that still run."""

from __future__ import annotations

import asyncio
import contextlib
import time
from typing import Any

from tests.attack.part import GONE, Part, Voice
from tests.server.harness import Client

GAMES = (("libertalia", 3), ("stoertebeker", 3), ("rum_and_pirates", 3), ("_parley", 3))
MOVES = 4
"""Moves of the victim between two rounds of questions."""
HIDDEN = ("/record", "/curve", "/verify", "/moments/1?as=open")
"""What nobody is told before the end."""


class Spy(Part):
    """Each spy has a victim, who plays against bots, and tries every way to another seat's secrets.

    A spy without a seat must see what somebody sees who is no guest at all.
    """

    name = "spy"
    says = "takes bots' seats, leaves and returns, asks for what other seats see"

    async def attack(self, until: float) -> None:
        rounds = 0
        while time.monotonic() < until:
            game, seats = GAMES[rounds % len(GAMES)]
            rounds += 1
            try:
                async with asyncio.timeout(max(5.0, until - time.monotonic())):
                    await self._one_victim(game, seats)
            except GONE as fault:
                self.tally[f"cut: {type(fault).__name__}"] += 1
                await asyncio.sleep(0.5)

    async def _one_victim(self, game: str, seats: int) -> None:
        victim, spy = await self.guest(0), await self.guest(1)
        table = await self.started(victim, game, seats, "matelot")
        if table is None:
            await asyncio.sleep(2)
            return
        async with victim.connected(table) as wire:
            voice = Voice(self, victim, wire)
            for _ in range(2):
                await self._play(voice, MOVES)
                await self._take_seats(spy, table, seats)
                await self._ask_other_seats(spy, table, seats)
                await self._compare(spy, table)
        await self._swap(victim, table, seats)
        await self.ask(victim, "DELETE", f"/tables/{table}")

    async def _play(self, voice: Voice, moves: int) -> None:
        for _ in range(moves):
            question = await voice.asked()
            choice = self.dice.choice(question["options"])
            await voice.say(type="choose", choice=choice, serial=question["serial"])
            voice.now = {}

    async def _held(self, guest: Client, table: str) -> list[int]:
        shown = await self.ask(guest, "GET", f"/tables/{table}")
        return list(shown.json()["held"]) if shown is not None and shown.status_code == 200 else []

    async def _take_seats(self, spy: Client, table: str, seats: int) -> None:
        """Asks for each bot's seat; the victim never agrees."""
        for seat in range(seats):
            await self.ask(spy, "POST", f"/tables/{table}/seat", {"seat": seat})
            held = await self._held(spy, table)
            if held:
                self.wrong.append(f"a stranger took seat {held} of a running game, and nobody had agreed")
                await self.ask(spy, "DELETE", f"/tables/{table}/seat")
            with contextlib.suppress(*GONE):  # whoever names a seat that is not theirs is turned away
                async with spy.connected(table, seat=seat) as wire:
                    message = await Voice(self, spy, wire).hear()
                    if message["type"] == "update":
                        self.wrong.append(f"a stranger was shown seat {seat} on a websocket")

    async def _ask_other_seats(self, spy: Client, table: str, seats: int) -> None:
        paths = [f"/moments/1?as={seat}" for seat in range(seats)]
        for path in (*paths, *HIDDEN):
            answer = await self.ask(spy, "GET", f"/tables/{table}{path}")
            if answer is not None and answer.status_code == 200:
                self.wrong.append(f"{path} of a running game was answered to a stranger")

    async def _compare(self, spy: Client, table: str) -> None:
        """Without a seat, a guest sees the same as nobody."""
        nobody = Client(self.url, "", spy.address)
        for path in ("/story", "/moments/0", "/moments/3", "/moments/3?as=none"):
            seen = [await self.ask(client, "GET", f"/tables/{table}{path}") for client in (spy, nobody)]
            texts = [answer.text for answer in seen if answer is not None and answer.status_code == 200]
            if len(set(texts)) > 1 and path != "/story":
                self.wrong.append(f"{path} shows a guest without a seat more than it shows nobody")
            self.tally["answers compared"] += len(texts)
        shown: dict[int, Any] = {}
        for client in (spy, nobody):
            async with client.connected(table) as wire:
                voice = Voice(self, client, wire)
                while not voice.now:
                    await voice.hear()
                seen_now = {name: voice.now[name] for name in ("seat", "view", "decision")}
                if shown.setdefault(voice.now["version"], seen_now) != seen_now:
                    self.wrong.append("a websocket shows a guest without a seat more than it shows nobody")

    async def _swap(self, guest: Client, table: str, seats: int) -> None:
        """Leaves the own seat of a running game and wants another one."""
        before = await self._held(guest, table)
        await self.ask(guest, "DELETE", f"/tables/{table}/seat")
        for seat in range(seats):
            if seat not in before:
                await self.ask(guest, "POST", f"/tables/{table}/seat", {"seat": seat})
        other = [seat for seat in await self._held(guest, table) if seat not in before]
        if other:
            self.wrong.append(f"a player left seat {before} of a running game and took seat {other}")
