"""A table at which some people sit, each with a browser window of his own; bots have the other seats."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import AsyncExitStack, asynccontextmanager
from typing import Any, Literal

import orjson
from playwright.async_api import Page, WebSocket

from tests.browser.browser import DESKTOP, Visitor, browser, visitor
from tests.browser.pilot import Pilot
from tests.server.harness import ServerProcess

NAMES = ("Anne", "Mary", "Jack", "Eve", "Bonny")
Frame = dict[str, Any]


class Mate(Pilot):
    """A pilot who keeps everything his window is sent."""

    def __init__(self, page: Page, seed: int, how: Literal["click", "keys"]) -> None:
        super().__init__(page, seed, how)
        self.frames: list[Frame] = []
        page.on("websocket", self.listen)

    def listen(self, line: WebSocket) -> None:
        line.on("framereceived", lambda payload: self.frames.append(orjson.loads(payload)))


async def call(page: Page, path: str, body: dict[str, Any]) -> Any:  # noqa: ANN401 - any JSON
    """To the server, as the window's own guest."""
    answer = await page.context.request.post(f"/api{path}", data=body)
    assert answer.ok, await answer.text()
    return await answer.json() if answer.status != 204 else None


@asynccontextmanager
async def table_for(
    site: ServerProcess,
    game: str,
    people: int,
    seats: int,
    sizes: tuple[tuple[int, int], ...] = (DESKTOP,),
    theme: str = "dark",
    how: Literal["click", "keys"] = "click",
    watchers: int = 0,
    data: dict[str, str] | None = None,
    **options: str,
) -> AsyncIterator[list[Mate]]:
    """Those who sit, in the order of their seats, then those who watch; all see the table."""
    async with browser() as chromium, AsyncExitStack() as stack:
        crew: list[Visitor] = []
        for number in range(people + watchers):
            size = sizes[number % len(sizes)]
            crew.append(await stack.enter_async_context(visitor(chromium, site.url, size, theme)))
            await call(crew[-1].page, "/guests", {"name": NAMES[number]})
        wanted = {"game": game, "seats": seats, "public": True, "options": options, "data": data or {}}
        table = (await call(crew[0].page, "/tables", wanted))["id"]
        for one in crew[1:people]:
            await call(one.page, f"/tables/{table}/seat", {})
        await call(crew[0].page, f"/tables/{table}/start", {"fill": "greedy"})
        mates = [Mate(one.page, 30 + seat, how) for seat, one in enumerate(crew)]
        for mate in mates:
            await mate.page.goto(f"/table/{table}")
        await asyncio.gather(*[mate.at_table() for mate in mates])
        yield mates
