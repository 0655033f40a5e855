"""Several people at one table: invited by link, at one screen, and as spectators."""

from __future__ import annotations

import asyncio
from contextlib import AsyncExitStack

import pytest
from playwright.async_api import expect

from tests.browser.browser import PHONE, browser, visitor
from tests.browser.page_player import ENDED, OFFER, PagePlayer, same_moment
from tests.browser.shared_loop import awaited
from tests.browser.tables import address_of, invited, new_table
from tests.server.harness import ServerProcess

pytestmark = pytest.mark.slow


@pytest.mark.parametrize("seats", [2, 4])
@awaited
async def test_guests_by_link_play_a_whole_game(site: ServerProcess, seats: int) -> None:
    async with browser() as chromium, AsyncExitStack() as stack:
        sizes = [(1280, 800), PHONE, (1280, 800), PHONE]
        visitors = [
            await stack.enter_async_context(visitor(chromium, site.url, sizes[n])) for n in range(seats)
        ]
        host, *guests = [one.page for one in visitors]
        await new_table(host, "freibeuter", seats, "Des amis")
        address = await address_of(host)
        for number, guest in enumerate(guests, 1):
            await invited(guest, address, f"Ami {number}")
            await expect(host.get_by_text(f"Ami {number}").first).to_be_visible()
        await host.get_by_role("button", name="Commencer", exact=True).click()
        players = [PagePlayer(page, 20 + seat) for seat, page in enumerate((host, *guests))]
        await asyncio.gather(*[player.at_table() for player in players])
        await asyncio.gather(*[player.whole_game() for player in players])
        sheets = [await player.page.locator(".finale table").first.inner_text() for player in players]
        numbers = [[word for word in sheet.split() if word.lstrip("−-").isdigit()] for sheet in sheets]
        assert all(row == numbers[0] for row in numbers), "everybody reads the same sheet"


@awaited
async def test_two_at_one_screen_hand_it_over_and_see_only_their_own_cards(
    site: ServerProcess,
) -> None:
    async with browser() as chromium, visitor(chromium, site.url) as anne:
        page = anne.page
        await new_table(page, "freibeuter", 2, "Sur cet écran")
        player = PagePlayer(page, 5)
        covered = page.get_by_role("button", name="C’est moi")
        hands: dict[str, set[str]] = {}
        for _ in range(12):
            await expect(page.locator(f".cover, {OFFER}, {ENDED}").first).to_be_attached()
            if await covered.count():
                assert await page.locator("[data-choice], [data-at^='region:']").count() == 0
                who = await covered.inner_text()
                await covered.click()
                await expect(player.offers.first).to_be_attached()
                cards = await page.locator("[data-choice^='place ']").all()
                hands[who] = {str(await card.get_attribute("data-choice")) for card in cards}
            await player.turn()
        assert len(hands) == 2, "both had the screen"


@awaited
async def test_a_spectator_watches_and_cannot_choose(site: ServerProcess) -> None:
    async with browser() as chromium, AsyncExitStack() as stack:
        anne, eve = [await stack.enter_async_context(visitor(chromium, site.url)) for _ in range(2)]
        await new_table(anne.page, "freibeuter", 2, "Des amis")
        address = await address_of(anne.page)
        await anne.page.get_by_role("button", name="Commencer", exact=True).click()
        player = PagePlayer(anne.page, 6)
        await player.at_table()
        await eve.page.goto(address)
        await expect(eve.page.locator("[data-at='region:D4']")).to_be_attached()
        for _ in range(4):
            await player.turn()
        await same_moment([player, PagePlayer(eve.page)])
        assert await eve.page.locator("[data-choice]").count() == 0
        assert await eve.page.locator("[data-at=hand] [data-at^='card:']").count() == 0
