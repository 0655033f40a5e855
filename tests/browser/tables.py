"""Tables for several people, each with their own browser window; bots have the other seats."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import AsyncExitStack, asynccontextmanager
from typing import Any, Literal

import orjson
from playwright.async_api import Page, WebSocket, expect

from tests.browser.browser import DESKTOP, Visitor, browser, visitor
from tests.browser.page_player import PagePlayer
from tests.server.harness import ServerProcess

NAMES = ("Anne", "Mary", "Jack", "Eve", "Bonny")
Frame = dict[str, Any]


class RecordingPlayer(PagePlayer):
    """A player who keeps every message their window receives."""

    def __init__(self, page: Page, seed: int, how: Literal["click", "keys"]) -> None:
        super().__init__(page, seed, how)
        self.frames: list[Frame] = []
        page.on("websocket", self.listen)

    def listen(self, line: WebSocket) -> None:
        line.on("framereceived", lambda payload: self.frames.append(orjson.loads(payload)))


async def call(page: Page, path: str, body: dict[str, Any]) -> Any:  # noqa: ANN401 - any JSON
    """Calls the server as the window's own guest."""
    answer = await page.context.request.post(f"/api{path}", data=body)
    assert answer.ok, await answer.text()
    return await answer.json() if answer.status != 204 else None


async def fill_form(page: Page, game: str, seats: int, company: str) -> None:
    """The form for a new table: with bots, with friends, or at one screen."""
    await page.goto(f"/new/{game}")
    await page.locator("label", has_text=company).first.click()
    await page.get_by_role("group", name="Combien de places").get_by_text(str(seats), exact=True).click()


async def new_table(page: Page, game: str, seats: int, company: str) -> None:
    await fill_form(page, game, seats, company)
    await page.locator("form button.main").click()
    await page.wait_for_url("**/table/*")


async def address_of(page: Page) -> str:
    """The link to invite others to a table."""
    return await page.get_by_role("textbox", name="Lien").input_value()


async def invited(page: Page, address: str, name: str) -> None:
    """A guest with a link gives a name and takes a seat."""
    await page.goto(address)
    await page.get_by_label("Votre nom à cette table").fill(name)
    await page.get_by_label("Votre nom à cette table").press("Enter")
    async with page.expect_response(lambda answer: answer.url.endswith("/nonce")):  # before anybody starts
        await page.get_by_role("button", name="Prendre place").click()
    await expect(page.get_by_role("button", name="Prendre place")).to_have_count(0)


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
) -> AsyncIterator[list[RecordingPlayer]]:
    """The players in the order of their seats, then the watchers; all have the table open."""
    async with browser() as chromium, AsyncExitStack() as stack:
        visitors: list[Visitor] = []
        for number in range(people + watchers):
            size = sizes[number % len(sizes)]
            visitors.append(await stack.enter_async_context(visitor(chromium, site.url, size, theme)))
            await call(visitors[-1].page, "/guests", {"name": NAMES[number]})
        wanted = {"game": game, "seats": seats, "public": True, "options": options, "data": data or {}}
        table = (await call(visitors[0].page, "/tables", wanted))["id"]
        for one in visitors[1:people]:
            await call(one.page, f"/tables/{table}/seat", {})
        await call(visitors[0].page, f"/tables/{table}/start", {"fill": "greedy"})
        players = [RecordingPlayer(one.page, 30 + seat, how) for seat, one in enumerate(visitors)]
        for player in players:
            await player.page.goto(f"/table/{table}")
        await asyncio.gather(*[player.at_table() for player in players])
        yield players
