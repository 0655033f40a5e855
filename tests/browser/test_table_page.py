"""Whole games in the browser, clicking only what the page offers."""

from __future__ import annotations

import pytest
from playwright.async_api import Page, expect

from tests.browser.browser import PHONE, browser, visitor
from tests.browser.finished import finished
from tests.browser.loop import awaited
from tests.browser.pilot import Pilot
from tests.server.harness import ServerProcess

pytestmark = pytest.mark.slow


async def the_end(page: Page) -> None:
    """Why it is over, the score sheet, and what one can do now."""
    finale = page.locator(".finale")
    await expect(finale).to_contain_text("La partie est finie")
    await expect(finale.get_by_role("table").first).to_contain_text("Vaisseaux capturés")
    await expect(finale.get_by_role("button", name="Encore une")).to_be_visible()


@awaited
async def test_a_whole_game_in_french_by_clicks(site: ServerProcess) -> None:
    async with browser() as chromium, visitor(chromium, site.url) as anne:
        pilot = Pilot(anne.page, 1)
        await pilot.play_now()
        assert await anne.page.evaluate("document.documentElement.lang") == "fr"
        await pilot.whole_game()
        await the_end(anne.page)
        # The story has followed the game, though it is longer than what is drawn of it.
        below = "log => log.scrollHeight - log.scrollTop - log.clientHeight"
        assert await anne.page.locator(".story").evaluate(below) < 40


@awaited
async def test_a_whole_game_by_keyboard_alone(site: ServerProcess) -> None:
    async with browser() as chromium, visitor(chromium, site.url) as anne:
        pilot = Pilot(anne.page, 2, "keys")
        await pilot.play_now()
        await pilot.whole_game()
        await the_end(anne.page)


async def tap(page: Page, what: str) -> None:
    """With a finger where it lies now: a locator's own tap would scroll the page first."""
    box = await page.locator(what).bounding_box()
    assert box is not None
    await page.touchscreen.tap(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)


@awaited
async def test_the_sheet_of_choices_leaves_the_board_where_it_is(site: ServerProcess) -> None:
    async with browser() as chromium, visitor(chromium, site.url, PHONE) as anne:
        page = anne.page
        pilot = Pilot(page, 7)
        await pilot.play_now("stoertebeker")
        assert await pilot.asked()
        await page.evaluate("scrollTo({ top: 90, behavior: 'instant' })")
        for unfolded in (True, False):
            await tap(page, ".helm .fold")
            await expect(page.locator(".helm .fold")).to_have_attribute(
                "aria-expanded", str(unfolded).lower()
            )
            assert await page.evaluate("scrollY") == 90
        await expect(page.locator(".helm").get_by_role("button", name="Conseil")).to_be_visible()
        await expect(page.locator(".helm").get_by_role("button", name="Annuler")).to_be_visible()


@awaited
async def test_the_tab_key_goes_round_a_long_game_in_few_steps(site: ServerProcess) -> None:
    """However long the story is: it once took hundreds, by every rule and moment in it."""
    async with browser() as chromium, visitor(chromium, site.url) as anne:
        page = anne.page
        await page.goto("/")
        over = await finished(page, site)
        await page.goto(f"/table/{over}")
        await expect(page.locator(".finale")).to_be_visible()
        await page.keyboard.press("Escape")
        await expect(page.locator(".finale")).to_have_count(0)
        await page.keyboard.press("l")
        story = page.get_by_role("log")
        await expect(story).to_be_focused()
        steps = 0
        while steps == 0 or not await story.evaluate("one => one === document.activeElement"):
            await page.keyboard.press("Tab")
            steps += 1
            assert steps < 30, "one cannot come round"
        await page.keyboard.press("ArrowLeft")
        await expect(page.get_by_role("log").locator(":focus")).to_have_count(1)


@awaited
async def test_focus_on_the_board_stays_on_the_board(site: ServerProcess) -> None:
    """A card played by keyboard from the hand is gone, and with it would be the place on the page."""
    async with browser() as chromium, visitor(chromium, site.url) as anne:
        page = anne.page
        pilot = Pilot(page, 6)
        await pilot.play_now()
        for _ in range(4):
            assert await pilot.asked()
            card = page.locator("[data-at=hand] button.offered").first
            if not await card.count():
                await pilot.turn()
                continue
            await card.focus()
            await Pilot(page, how="keys").choose_at(card)
            await expect(page.locator(".board :focus")).to_have_count(1)


@awaited
async def test_nothing_moves_from_under_the_mouse_before_it_has_clicked(site: ServerProcess) -> None:
    """Whoever played by keyboard sees numbers at the choices; they once went between press and release."""
    async with browser() as chromium, visitor(chromium, site.url) as anne:
        page = anne.page
        pilot = Pilot(page, 6)
        await pilot.play_now()
        assert await pilot.asked()
        await page.keyboard.press("c")
        by_keys = page.locator(":root[data-keys]")
        await expect(by_keys).to_have_count(1)
        one = pilot.offers.last
        await one.hover()
        before, asked = await one.bounding_box(), await pilot.serial()
        await page.mouse.down()
        assert await one.bounding_box() == before
        await page.mouse.up()
        await pilot.carry_through(asked, ".choice.armed")
        await expect(by_keys).to_have_count(0)


@awaited
async def test_a_whole_game_on_a_phone(site: ServerProcess) -> None:
    async with browser() as chromium, visitor(chromium, site.url, PHONE) as anne:
        pilot = Pilot(anne.page, 3)
        await pilot.play_now()
        await pilot.whole_game()
        await the_end(anne.page)
        wide = await anne.page.evaluate("document.documentElement.scrollWidth")
        assert wide <= PHONE[0], "nothing sticks out to the side"


@awaited
async def test_a_game_played_on_the_board_itself(site: ServerProcess) -> None:
    """The regions and tokens that glow do the same as the buttons."""
    async with browser() as chromium, visitor(chromium, site.url) as anne:
        pilot = Pilot(anne.page, 4)
        await pilot.play_now()
        for _ in range(6):
            assert await pilot.asked()
            regions = [name.split()[1] for name in await pilot.names() if name.startswith("place ")]
            if regions:
                await pilot.choose_at(anne.page.locator(f'[data-at="region:{regions[0]}"]'))
            else:
                await pilot.turn()
        await expect(anne.page.locator(".armed")).to_have_count(0)
