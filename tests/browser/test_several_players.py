"""Several people: by link from their own browsers, around one screen, and as spectators."""

from __future__ import annotations

import asyncio
from contextlib import AsyncExitStack

import pytest
from playwright.async_api import Page, expect

from tests.browser.browser import PHONE, browser, visitor
from tests.browser.loop import awaited
from tests.browser.pilot import ENDED, OFFER, Pilot, same_moment
from tests.server.harness import ServerProcess

pytestmark = pytest.mark.slow


async def new_table(page: Page, seats: int, company: str) -> None:
    await page.goto("/new/freibeuter")
    await page.locator("label", has_text=company).first.click()
    await page.get_by_role("group", name="Combien de places").get_by_text(str(seats), exact=True).click()
    await page.locator("form button.main").click()
    await page.wait_for_url("**/table/*")


async def invited(page: Page, address: str, name: str) -> None:
    """A guest with a link: gives a name, takes a seat."""
    await page.goto(address)
    await page.get_by_label("Votre nom à cette table").fill(name)
    await page.get_by_label("Votre nom à cette table").press("Enter")
    await page.get_by_role("button", name="Prendre place").click()
    await expect(page.get_by_role("button", name="Prendre place")).to_have_count(0)


async def address_of(page: Page) -> str:
    return await page.get_by_role("textbox", name="Lien").input_value()


@pytest.mark.parametrize("seats", [2, 4])
@awaited
async def test_guests_by_link_play_a_whole_game(site: ServerProcess, seats: int) -> None:
    async with browser() as chromium, AsyncExitStack() as stack:
        sizes = [(1280, 800), PHONE, (1280, 800), PHONE]
        crew = [await stack.enter_async_context(visitor(chromium, site.url, sizes[n])) for n in range(seats)]
        host, *guests = [one.page for one in crew]
        await new_table(host, seats, "Des amis")
        address = await address_of(host)
        for number, guest in enumerate(guests, 1):
            await invited(guest, address, f"Ami {number}")
            await expect(host.get_by_text(f"Ami {number}").first).to_be_visible()
        await host.get_by_role("button", name="Commencer", exact=True).click()
        pilots = [Pilot(page, 20 + seat) for seat, page in enumerate((host, *guests))]
        await asyncio.gather(*[pilot.at_table() for pilot in pilots])
        await asyncio.gather(*[pilot.whole_game() for pilot in pilots])
        sheets = [await pilot.page.locator(".finale table").first.inner_text() for pilot in pilots]
        numbers = [[word for word in sheet.split() if word.lstrip("−-").isdigit()] for sheet in sheets]
        assert all(row == numbers[0] for row in numbers), "everybody reads the same sheet"


@awaited
async def test_two_at_one_screen_hand_it_over_and_see_only_their_own_cards(
    site: ServerProcess,
) -> None:
    async with browser() as chromium, visitor(chromium, site.url) as anne:
        page = anne.page
        await new_table(page, 2, "Sur cet écran")
        pilot = Pilot(page, 5)
        covered = page.get_by_role("button", name="C’est moi")
        hands: dict[str, set[str]] = {}
        for _ in range(12):
            await expect(page.locator(f".cover, {OFFER}, {ENDED}").first).to_be_attached()
            if await covered.count():
                assert await page.locator("[data-choice], [data-at^='region:']").count() == 0
                who = await covered.inner_text()
                await covered.click()
                await expect(pilot.offers.first).to_be_attached()
                cards = await page.locator("[data-choice^='place ']").all()
                hands[who] = {str(await card.get_attribute("data-choice")) for card in cards}
            await pilot.turn()
        assert len(hands) == 2, "both had the screen"


@awaited
async def test_a_spectator_watches_and_cannot_choose(site: ServerProcess) -> None:
    async with browser() as chromium, AsyncExitStack() as stack:
        anne, eve = [await stack.enter_async_context(visitor(chromium, site.url)) for _ in range(2)]
        await new_table(anne.page, 2, "Des amis")
        address = await address_of(anne.page)
        await anne.page.get_by_role("button", name="Commencer", exact=True).click()
        pilot = Pilot(anne.page, 6)
        await pilot.at_table()
        await eve.page.goto(address)
        await expect(eve.page.locator("[data-at='region:D4']")).to_be_attached()
        for _ in range(4):
            await pilot.turn()
        await same_moment([pilot, Pilot(eve.page)])
        assert await eve.page.locator("[data-choice]").count() == 0
        assert await eve.page.locator("[data-at=hand] [data-at^='card:']").count() == 0
