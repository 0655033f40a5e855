"""People on real sockets who play, ask, make mistakes, chat and undo; and spectators."""

from __future__ import annotations

import asyncio
import random
from typing import Any

from tests.server.harness import Client, ServerProcess, say

Message = dict[str, Any]
CHAT = "a parrot heard that nobody may read this in a log"


class Player:
    """Plays one seat at random: mostly choices, sometimes something else."""

    def __init__(self, client: Client, seed: int) -> None:
        self.client = client
        self.dice = random.Random(seed)
        self.version = -1
        self.curious = False
        self.asked = -1
        """The serial of the last question answered."""

    async def play(self, table: str) -> None:
        """Plays to the end. The connection is lost now and then, and the client reconnects."""
        while not await self.one_connection(table):
            pass

    async def one_connection(self, table: str) -> bool:
        async with self.client.connected(table, version=self.version) as wire:
            while True:
                message = await self.client.hear(wire)
                if message["type"] != "update":
                    continue
                self.version = message["version"]
                if message["play"]["over"]:
                    return True
                if self.dice.random() < 0.03:
                    return False
                await self.react(wire, message)

    async def react(self, wire: Any, message: Message) -> None:  # noqa: ANN401 - a websocket
        proposal, seat, asked = message["play"]["proposal"], message["seat"], message["decision"]
        if proposal is not None and seat in proposal["waiting"]:
            await say(wire, type="agree", yes=self.dice.random() < 0.7)
        if asked is None:
            return
        serial = asked["serial"]
        if self.dice.random() < 0.1 or not self.curious:  # at least once a game
            self.curious = True
            await say(wire, type="foresee", serial=serial)
            await say(wire, type="why", choice=asked["options"][-1], serial=serial)
            await say(wire, type="hint", serial=serial)
            await say(wire, type="choose", choice="no such words", serial=serial)
            await say(wire, type="choose", choice=asked["options"][0], serial=serial + 1)
        if asked["sealed"] is not None:
            if self.dice.random() < 0.2:
                await say(wire, type="choose", choice=self.dice.choice(asked["options"]), serial=serial)
            return
        await say(wire, type="choose", choice=self.dice.choice(asked["options"]), serial=serial)
        if self.dice.random() < 0.05:
            await say(wire, type=self.dice.choice(["undo", "wish"]))


async def watch(client: Client, table: str) -> None:
    async with client.connected(table) as wire:
        await client.update(wire, lambda message: bool(message["play"]["over"]))


async def ask_everything(client: Client, table: str) -> list[str]:
    """Every answer of the HTTP API that a client can get, also errors: headers and bodies."""
    good = [
        "/tables",
        "/tables?which=running",
        "/tables?which=finished",
        "/tables?which=mine",
        "/games",
        "/me",
    ]
    good += [
        f"/tables/{table}",
        f"/tables/{table}/story",
        f"/tables/{table}/record",
        f"/tables/{table}/verify",
        f"/tables/{table}/curve",
    ]
    good += [f"/tables/{table}/moments/0{eyes}" for eyes in ("", "?as=none", "?as=open", "?as=0", "?as=1")]
    bad = [
        f"/tables/{table}x",
        f"/tables/{table}?link=guess",
        "/nothing",
        "/tables?which=all",
        "/openapi.json",
    ]
    answers = [await client.call("GET", path) for path in good + bad]
    answers += [await client.call("GET", f"/../{path}") for path in ("health", "ready", "metrics")]
    for path in (
        f"/tables/{table}/start",
        f"/tables/{table}/hand-over",
        f"/tables/{table}/rematch",
        "/tables",
    ):
        answers.append(await client.call("POST", path, {"guest": "nobody", "odd": 1}))
    answers.append(await client.call("POST", f"/tables/{table}/seat", {"seat": 99}))
    answers.append(await client.call("POST", f"/tables/{table}/start", None, content=b"{no json"))
    return [f"{answer.status_code} {answer.headers} {answer.text}" for answer in answers]


async def whole_game(
    server: ServerProcess, clients: list[Client], watchers: list[Client], table: str
) -> dict[str, list[str]]:
    """Everybody plays or watches to the end. Returns what HTTP answered each of them before."""
    async with clients[0].connected(table) as wire:
        await clients[0].update(wire)
        await say(wire, type="say", text=CHAT)
    asked = {client.token: await ask_everything(client, table) for client in [*clients, *watchers]}
    games = [Player(client, seed).play(table) for seed, client in enumerate(clients)]
    await asyncio.wait_for(asyncio.gather(*games, *(watch(one, table) for one in watchers)), 240)
    return asked
