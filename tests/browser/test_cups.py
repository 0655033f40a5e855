"""The cup of the day in two browsers: nobody sees a result before they have played; orders at the table."""

from __future__ import annotations

from playwright.async_api import Page, expect

from tests.browser.accessibility import flaws
from tests.browser.browser import DESKTOP, PHONE, browser, visitor
from tests.browser.shared_loop import awaited
from tests.server.harness import Client, ServerProcess
from tests.server.test_cups import play_the_same

NAMED = "if (origin !== 'null') localStorage['flibuste.prefs'] ??= JSON.stringify({ name: 'NAME' })"
"""The name of this visitor, as the browser keeps it."""


async def the_guest(page: Page, url: str) -> Client:
    """The guest of this browser, to play on by the protocol: games by clicks are tested elsewhere."""
    client = Client(url, "")
    cookies = await page.context.cookies()
    client.token = next(str(one.get("value")) for one in cookies if one.get("name") == "flibuste_guest")
    return client


async def opened_cup(page: Page) -> None:
    """From the start page to today's cup of the game, by its links."""
    await page.goto("/")
    await page.locator('a[href="/cups"]').click()
    card = page.locator("article", has=page.locator("a.main")).filter(has_text="Libertalia")
    await card.first.wait_for()
    assert await flaws(page) == []
    await card.locator("a").click()
    await expect(page.get_by_role("heading", level=1)).to_contain_text("Libertalia")
    assert len(await page.locator("code").inner_text()) == 64
    await expect(page.locator("table")).to_have_count(0)
    assert await flaws(page) == []


async def begun(page: Page) -> str:
    """Plays the cup: the page goes to the table."""
    await page.get_by_role("button", name="Jouer la coupe").press("Enter")
    await page.wait_for_url("**/table/*")
    await page.locator("[data-at=choice-panel]").wait_for()
    return page.url.rpartition("/")[2]


async def an_order_given_and_cancelled(page: Page) -> None:
    await page.get_by_role("button", name="Consignes").click()
    dialog = page.get_by_role("dialog")
    await dialog.get_by_text("Aucune consigne.").wait_for()
    await dialog.get_by_label("toute la partie").check(force=True)
    await dialog.get_by_role("button", name="Donner la consigne").click()
    given = dialog.locator("[data-at=orders] li", has=page.get_by_role("button"))
    await expect(given).to_have_count(1)
    assert await flaws(page) == []
    await given.get_by_role("button").click()
    await dialog.get_by_text("Aucune consigne.").wait_for()
    await page.keyboard.press("Escape")


@awaited
async def test_two_guests_play_the_cup_of_the_day_and_see_each_other_only_afterwards(
    site: ServerProcess,
) -> None:
    async with (
        browser() as chromium,
        visitor(chromium, site.url, DESKTOP) as first,
        visitor(chromium, site.url, PHONE) as second,
    ):
        anne, bonny = first.page, second.page
        for page, name in ((anne, "Anne"), (bonny, "Bonny")):
            await page.add_init_script(NAMED.replace("NAME", name))
        tables = []
        for page in (anne, bonny):
            await opened_cup(page)
            tables.append(await begun(page))
        await an_order_given_and_cancelled(anne)
        cup = None
        for page, table in ((anne, tables[0]), (bonny, tables[1])):
            await play_the_same(await the_guest(page, site.url), table)
            await page.reload()  # what was counted meanwhile need not be watched
            await page.locator(".finale").wait_for()
            if page is anne:  # Bonny still plays, and her cup shows nothing
                await anne.get_by_role("link", name="Résultats").click()
                await anne.locator("table tbody tr").wait_for()
                cup = anne.url
                await expect(anne.locator("table tbody tr")).to_have_count(1)
                assert await flaws(anne) == []
                peek = await bonny.context.new_page()
                await peek.goto(cup)
                await peek.get_by_text("quand vous aurez joué").wait_for()
                await expect(peek.locator("table")).to_have_count(0)
                assert "Anne" not in await peek.content()
                await peek.goto(f"/replay/{tables[0]}")
                await peek.get_by_role("alert").wait_for()
                await peek.close()
        assert cup is not None
        for page in (anne, bonny):
            await page.goto(cup)
            await expect(page.locator("table tbody tr")).to_have_count(2)
            await expect(page.locator("table tbody")).to_contain_text("Anne")
            await expect(page.locator("table tbody")).to_contain_text("Bonny")
            assert await flaws(page) == []
        await bonny.get_by_role("link", name="Revoir – Anne").click()
        await bonny.wait_for_url(f"**/replay/{tables[0]}")
        await bonny.locator(".board").wait_for()
