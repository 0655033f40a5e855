"""A finished game, quickly: the page's own guest plays it over the WebSocket with random choices."""

from __future__ import annotations

import random

from playwright.async_api import Page

from tests.server.harness import Client, ServerProcess, say


async def guest_of(page: Page, server: ServerProcess) -> Client:
    """A client that is the same guest as the page."""
    cookies = {cookie["name"]: cookie["value"] for cookie in await page.context.cookies()}
    guest = Client(server.url, "Anne")
    guest.token = cookies.get("flibuste_guest", "")
    return guest


async def finished(
    page: Page,
    server: ServerProcess,
    seats: int = 3,
    seed: int = 1,
    game: str = "freibeuter",
    public: bool = True,
) -> str:
    """The id of a finished table where the page's guest had a seat."""
    guest = await guest_of(page, server)
    if not guest.token:
        await guest.enter()
        await page.context.add_cookies(
            [{"name": "flibuste_guest", "value": guest.token, "url": server.url, "httpOnly": True}]
        )
    wanted = {"game": game, "seats": seats, "public": public}
    table = str((await guest.call("POST", "/tables", wanted)).raise_for_status().json()["id"])
    (await guest.call("POST", f"/tables/{table}/start", {"fill": "greedy"})).raise_for_status()
    rng = random.Random(seed)
    async with guest.connected(table) as wire:
        while True:
            update = await guest.update(wire)
            if update["play"]["over"]:
                return table
            decision = update["decision"]
            if decision:
                await say(
                    wire, type="choose", choice=rng.choice(decision["options"]), serial=decision["serial"]
                )
