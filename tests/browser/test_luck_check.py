"""The browser checks the luck itself, with what it was shown and what it added."""

from __future__ import annotations

import random

import pytest
from playwright.async_api import Page, Route, expect

from flibuste.kernel.records.record import parse, sealed
from tests.browser.browser import browser, visitor
from tests.browser.finished import guest_of
from tests.browser.shared_loop import awaited
from tests.forger import Forger
from tests.server.harness import ServerProcess, say

pytestmark = pytest.mark.slow


async def played(page: Page, site: ServerProcess) -> str:
    """The id of a table that this page began against bots and saw end."""
    await page.goto("/")
    await page.get_by_role("button", name="Jouer maintenant").first.click()
    await page.wait_for_url("**/table/*")
    table = page.url.rpartition("/")[2]
    guest = await guest_of(page, site)
    rng = random.Random(4)
    async with guest.connected(table) as wire:
        while True:
            update = await guest.update(wire)
            if update["play"]["over"]:
                break
            asked = update["decision"]
            if asked:
                await say(wire, type="choose", choice=rng.choice(asked["options"]), serial=asked["serial"])
    receipt = "t => JSON.parse(localStorage['flibuste.luck'] ?? '{}')[t]?.receipt"
    await page.wait_for_function(receipt, arg=table)
    return table


@awaited
async def test_a_browser_that_was_there_proves_the_luck_itself(site: ServerProcess) -> None:
    async with browser() as chromium, visitor(chromium, site.url) as anne:
        page = anne.page
        table = await played(page, site)
        kept = (await page.evaluate("() => JSON.parse(localStorage['flibuste.luck'])"))[table]
        record = parse((await (await guest_of(page, site)).call("GET", f"/tables/{table}/record")).text)
        assert record.nonces == (kept["nonce"],)
        assert (record.commitment, record.receipt) == (kept["commitment"], kept["receipt"])
        await page.goto(f"/replay/{table}")
        await page.get_by_role("button", name="Vérifier").click()
        await expect(page.locator(".fairness li.yes")).to_have_count(7)
        await expect(page.locator(".fairness li:is(.no, .unknown)")).to_have_count(0)


@awaited
async def test_a_server_that_shows_another_game_is_found_out(site: ServerProcess) -> None:
    async with browser() as chromium, visitor(chromium, site.url) as anne:
        page = anne.page
        table = await played(page, site)
        text = (await (await guest_of(page, site)).call("GET", f"/tables/{table}/record")).text
        paper = Forger(text)
        renamed = sealed(parse(paper.changed(paper.first_of("player 0"), "player 0 Mallory"))).text()

        async def lie(route: Route) -> None:
            await route.fulfill(body=renamed, content_type="text/plain")

        await page.route("**/record*", lie)
        await page.goto(f"/replay/{table}")
        await page.get_by_role("button", name="Vérifier").click()
        wrong = page.locator(".fairness li.no")
        await expect(wrong).to_have_count(2)
        await expect(wrong.first).to_contain_text("ne découle pas de la graine")
        await expect(wrong.last).to_contain_text("Ce n’est pas la partie que ce navigateur a vue finir")
