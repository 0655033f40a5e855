"""Positions that are rare in play: a test changes the last update of a real table and shows it."""

from __future__ import annotations

import copy
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from typing import Any

import orjson
from playwright.async_api import Page, WebSocketRoute, expect

from tests.browser.browser import DESKTOP, browser, visitor
from tests.browser.page_player import PagePlayer
from tests.browser.tables import call
from tests.server.harness import ServerProcess

Update = dict[str, Any]


class PreparedTable:
    """A page at a table where the reader is asked, and the wire in between."""

    def __init__(self, page: Page) -> None:
        self.page = page
        self.last: Update = {}
        self.wire: WebSocketRoute | None = None

    async def listen(self) -> None:
        await self.page.route_web_socket(lambda url: "/play" in url, self.connected)

    def connected(self, wire: WebSocketRoute) -> None:
        server = wire.connect_to_server()
        self.wire = wire

        def heard(message: str | bytes) -> None:
            said = orjson.loads(message)
            if said["type"] == "update":
                self.last = said
            wire.send(message)

        wire.on_message(server.send)
        server.on_message(heard)

    async def show(self, change: Callable[[Update], None]) -> None:
        """Shows the last update once more, changed. What the server says next is based on the real one."""
        assert self.wire is not None
        update = copy.deepcopy(self.last)
        update["events"] = []
        change(update)
        update["play"]["serial"] += 1
        self.last = update
        self.wire.send(orjson.dumps(update).decode())
        panel = self.page.locator("[data-at=choice-panel]")
        await expect(panel).to_have_attribute("data-serial", str(update["play"]["serial"]))


@asynccontextmanager
async def prepared_table(
    site: ServerProcess, game: str, seats: int, size: tuple[int, int] = DESKTOP, language: str = "fr-FR"
) -> AsyncIterator[PreparedTable]:
    async with browser() as chromium, visitor(chromium, site.url, size, language=language) as anne:
        await call(anne.page, "/guests", {"name": "Anne"})
        wanted = {"game": game, "seats": seats, "public": True, "options": {}, "data": {}}
        table = (await call(anne.page, "/tables", wanted))["id"]
        await call(anne.page, f"/tables/{table}/start", {"fill": "greedy"})
        prepared = PreparedTable(anne.page)
        await prepared.listen()
        await anne.page.goto(f"/table/{table}")
        player = PagePlayer(anne.page)
        await player.at_table()
        assert await player.asked()
        yield prepared
