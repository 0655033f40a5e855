"""Freibeuter in the browser: whole games by clicks, by keyboard, on a phone, and on the chart itself."""

from __future__ import annotations

import pytest
from playwright.async_api import Page, expect

from tests.browser.browser import PHONE, browser, visitor
from tests.browser.page_player import PagePlayer
from tests.browser.shared_loop import awaited
from tests.server.harness import ServerProcess

pytestmark = pytest.mark.slow


async def the_end(page: Page) -> None:
    """The end shows its reason, the score sheet, and what to do next."""
    finale = page.locator(".finale")
    await expect(finale).to_contain_text("La partie est finie")
    await expect(finale.get_by_role("table").first).to_contain_text("Vaisseaux capturés")
    await expect(finale.get_by_role("button", name="Encore une")).to_be_visible()


@awaited
async def test_a_whole_game_in_french_by_clicks(site: ServerProcess) -> None:
    async with browser() as chromium, visitor(chromium, site.url) as anne:
        player = PagePlayer(anne.page, 1)
        await player.play_now()
        assert await anne.page.evaluate("document.documentElement.lang") == "fr"
        await player.whole_game()
        await the_end(anne.page)
        # The log has scrolled to its end, although only a part of it is drawn.
        below = "log => log.scrollHeight - log.scrollTop - log.clientHeight"
        assert await anne.page.locator(".story").evaluate(below) < 40


@awaited
async def test_a_whole_game_by_keyboard_alone(site: ServerProcess) -> None:
    async with browser() as chromium, visitor(chromium, site.url) as anne:
        player = PagePlayer(anne.page, 2, "keys")
        await player.play_now()
        await player.whole_game()
        await the_end(anne.page)


@awaited
async def test_a_whole_game_on_a_phone(site: ServerProcess) -> None:
    async with browser() as chromium, visitor(chromium, site.url, PHONE) as anne:
        player = PagePlayer(anne.page, 3)
        await player.play_now()
        await player.whole_game()
        await the_end(anne.page)
        wide = await anne.page.evaluate("document.documentElement.scrollWidth")
        assert wide <= PHONE[0], "nothing sticks out to the side"


@awaited
async def test_a_game_played_on_the_board_itself(site: ServerProcess) -> None:
    """Highlighted regions and tokens do the same as the buttons."""
    async with browser() as chromium, visitor(chromium, site.url) as anne:
        player = PagePlayer(anne.page, 4)
        await player.play_now()
        for _ in range(6):
            assert await player.asked()
            regions = [name.split()[1] for name in await player.names() if name.startswith("place ")]
            if regions:
                await player.choose_at(anne.page.locator(f'[data-at="region:{regions[0]}"]'))
            else:
                await player.turn()
        await expect(anne.page.locator(".armed")).to_have_count(0)


@awaited
async def test_what_is_not_allowed_is_explained_with_its_rule(site: ServerProcess) -> None:
    async with browser() as chromium, visitor(chromium, site.url) as anne:
        page = anne.page
        player = PagePlayer(page, 12)
        await player.play_now()
        assert await player.asked()
        mine = {name.split()[1] for name in await player.names() if name.startswith("place ")}
        other = next(region for region in ("A1", "B1", "C1", "D1", "E1", "F1") if region not in mine)
        await page.locator(f'[data-at="region:{other}"]').click(force=True)
        await expect(
            page.get_by_text(f"Vous n’avez pas la carte de mer {other} en main.").first
        ).to_be_visible()
