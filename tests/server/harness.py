"""Real parts for the server's tests: a server process, and clients that speak its protocol."""

from __future__ import annotations

import asyncio
import os
import random
import signal
import socket
import ssl
import subprocess
import sys
import time
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import httpx
import orjson
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed

READY_SECONDS = 60
TRUST = ssl.create_default_context()
"""Made once, because it takes longer than a request."""

GENEROUS = (
    "requests_per_minute",
    "messages_per_second",
    "guests_per_hour",
    "people_per_address",
    "tables_per_minute",
    "rematches_per_minute",
    "hellos_per_minute",
    "chat_lines_per_minute",
    "foresees_per_minute",
    "whys_per_minute",
    "wishes_per_minute",
    "sign_ins_per_minute",
    "secret_guesses_per_hour",
    "code_guesses_per_minute",
    "exports_per_hour",
)
"""Limits that tests reach, because they are faster than people and all come from one address."""


def free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return int(probe.getsockname()[1])


class ServerProcess:
    """`flibuste serve` in a process of its own, on loopback."""

    def __init__(self, database: str, home: Path, port: int | None = None, **settings: object) -> None:
        self.port = port or free_port()
        self.home = home
        self.url = f"http://127.0.0.1:{self.port}"
        self.log = home / f"server-{self.port}.log"
        generous = dict.fromkeys(GENEROUS, 1_000_000) | {"workers": 1}
        env = {f"FLIBUSTE_{key.upper()}": str(value) for key, value in (generous | settings).items()}
        self.env = {
            **os.environ,
            "XDG_DATA_HOME": str(home),
            "FLIBUSTE_DATABASE": database,
            "FLIBUSTE_PORT": str(self.port),
            **env,
        }
        self.process: subprocess.Popen[bytes] | None = None

    def start(self) -> None:
        with self.log.open("ab") as log:
            command = [sys.executable, "-m", "flibuste", "serve", "--no-browser"]
            self.process = subprocess.Popen(command, env=self.env, stdout=log, stderr=log)
        give_up = time.monotonic() + READY_SECONDS
        while True:
            if self.process.poll() is not None or time.monotonic() > give_up:
                raise RuntimeError(f"the server did not start:\n{self.log.read_text()[-4000:]}")
            try:
                if httpx.get(f"{self.url}/ready", timeout=2).status_code == 200:
                    return
            except httpx.HTTPError:
                time.sleep(0.05)

    def stop(self, how: signal.Signals = signal.SIGTERM) -> int:
        assert self.process is not None
        self.process.send_signal(how)
        code = self.process.wait(30)
        self.process = None
        return code

    def kill(self) -> None:
        """Ends it at once, whatever it is doing."""
        if self.process is not None:
            self.process.kill()
            self.process.wait(30)
            self.process = None


class Client:
    """A guest: a name, a token, and every message ever received."""

    def __init__(self, url: str, name: str, address: str = "") -> None:
        self.url = url
        self.name = name
        self.address = address
        """The address on loopback from which it connects; empty: the usual one."""
        self.token = ""
        self.id = ""
        self.heard: list[str] = []
        """Every websocket message, byte for byte."""

    async def call(self, method: str, path: str, body: object = None, **options: Any) -> httpx.Response:  # noqa: ANN401 - httpx takes many
        headers = {"Authorization": f"Bearer {self.token}"} if self.token else {}
        way = httpx.AsyncHTTPTransport(verify=TRUST, local_address=self.address or None)
        async with httpx.AsyncClient(base_url=self.url, headers=headers, timeout=30, transport=way) as client:
            return await client.request(method, f"/api{path}", json=body, **options)

    async def enter(self) -> Client:
        answer = (await self.call("POST", "/guests", {"name": self.name})).raise_for_status().json()
        self.token, self.id = answer["token"], answer["id"]
        return self

    @asynccontextmanager
    async def connected(
        self, table: str, link: str = "", version: int = -1, seat: int | None = None
    ) -> AsyncIterator[ClientConnection]:
        """Connects to a table and says hello."""
        address = f"{self.url.replace('http', 'ws')}/api/tables/{table}/play?link={link}"
        address += "" if seat is None else f"&seat={seat}"
        headers = {"Authorization": f"Bearer {self.token}"} if self.token else {}
        bound: dict[str, Any] = {"local_addr": (self.address, 0)} if self.address else {}
        async with connect(
            address, additional_headers=headers, max_size=None, compression=None, **bound
        ) as wire:
            await wire.send(orjson.dumps({"type": "hello", "version": version}).decode())
            yield wire

    async def hear(self, wire: ClientConnection, seconds: float = 20) -> dict[str, Any]:
        """The next message."""
        text = await asyncio.wait_for(wire.recv(), seconds)
        assert isinstance(text, str)
        self.heard.append(text)
        message: dict[str, Any] = orjson.loads(text)
        return message

    async def update(
        self, wire: ClientConnection, where: Callable[[dict[str, Any]], bool] = bool
    ) -> dict[str, Any]:
        """The next update that fits. Earlier messages are recorded too."""
        while True:
            message = await self.hear(wire)
            if message["type"] == "update" and where(message):
                return message


async def say(wire: ClientConnection, **message: object) -> None:
    await wire.send(orjson.dumps(message).decode())


async def new_clients(url: str, count: int) -> list[Client]:
    return [await Client(url, f"Guest {number}").enter() for number in range(count)]


async def started(
    people: list[Client], game: str, seats: int, fill: str | None = "random", **wanted: object
) -> str:
    """Starts a table with these clients in its first seats."""
    made = await people[0].call("POST", "/tables", {"game": game, "seats": seats, **wanted})
    table = str(made.raise_for_status().json()["id"])
    link = (await people[0].call("GET", f"/tables/{table}")).json()["link"]
    for client in people[1:]:
        (await client.call("POST", f"/tables/{table}/seat?link={link}", {})).raise_for_status()
    (await people[0].call("POST", f"/tables/{table}/start", {"fill": fill})).raise_for_status()
    return table


async def play_on(
    client: Client, table: str, seed: int = 0, stop: Callable[[dict[str, Any]], bool] | None = None
) -> dict[str, Any]:
    """Plays random choices until the game is over, or `stop` says so; returns the last update."""
    pick = random.Random(seed)
    async with client.connected(table) as wire:
        while True:
            message = await client.hear(wire)
            if message["type"] != "update":
                continue
            if message["play"]["over"] or (stop is not None and stop(message)):
                return message
            asked = message["decision"]
            if asked is not None and asked["sealed"] is None:
                await say(wire, type="choose", choice=pick.choice(asked["options"]), serial=asked["serial"])


__all__ = [
    "Client",
    "ConnectionClosed",
    "ServerProcess",
    "free_port",
    "new_clients",
    "play_on",
    "say",
    "started",
]
