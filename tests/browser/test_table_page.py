"""The page of a table: choices, focus and keys, whatever the game."""

from __future__ import annotations

import pytest
from playwright.async_api import Page, expect

from tests.browser.browser import PHONE, browser, visitor
from tests.browser.finished import finished
from tests.browser.page_player import PagePlayer
from tests.browser.shared_loop import awaited
from tests.server.harness import ServerProcess

pytestmark = pytest.mark.slow
HOVERED = """async (one) => {
    const found = new Set();
    for (let frame = 0; frame < 40; frame++) {
        await new Promise(requestAnimationFrame);
        found.add(one.matches(':hover'));
    }
    return [...found];
}"""
"""Whether the pointer is over an element, in each of the next frames."""


async def tap(page: Page, what: str) -> None:
    """Taps where the element is now; a locator's own tap would scroll the page first."""
    box = await page.locator(what).bounding_box()
    assert box is not None
    await page.touchscreen.tap(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)


@awaited
async def test_the_sheet_of_choices_leaves_the_board_where_it_is(site: ServerProcess) -> None:
    async with browser() as chromium, visitor(chromium, site.url, PHONE) as anne:
        page = anne.page
        player = PagePlayer(page, 7)
        await player.play_now("stoertebeker")
        assert await player.asked()
        await page.evaluate("scrollTo({ top: 90, behavior: 'instant' })")
        for unfolded in (True, False):
            await tap(page, ".choice-panel .fold")
            await expect(page.locator(".choice-panel .fold")).to_have_attribute(
                "aria-expanded", str(unfolded).lower()
            )
            assert await page.evaluate("scrollY") == 90
        await expect(page.locator(".choice-panel").get_by_role("button", name="Conseil")).to_be_visible()
        await expect(page.locator(".choice-panel").get_by_role("button", name="Annuler")).to_be_visible()


@awaited
async def test_the_tab_key_cycles_through_the_page_of_a_long_game_in_few_steps(site: ServerProcess) -> None:
    """The log is one stop, however long it is, and not one for every rule and moment in it."""
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
            assert steps < 30, "Tab does not come back to the log"
        await page.keyboard.press("ArrowLeft")
        await expect(page.get_by_role("log").locator(":focus")).to_have_count(1)


@awaited
async def test_focus_on_the_board_stays_on_the_board(site: ServerProcess) -> None:
    """A card played by keyboard leaves the hand, and the focus must not get lost with it."""
    async with browser() as chromium, visitor(chromium, site.url) as anne:
        page = anne.page
        player = PagePlayer(page, 6)
        await player.play_now()
        for _ in range(4):
            assert await player.asked()
            card = page.locator("[data-at=hand] button.offered").first
            if not await card.count():
                await player.turn()
                continue
            await card.focus()
            await PagePlayer(page, how="keys").choose_at(card)
            await expect(page.locator(".board :focus")).to_have_count(1)


@awaited
async def test_nothing_moves_from_under_the_mouse_before_it_has_clicked(site: ServerProcess) -> None:
    """After a key, the choices show numbers, which must not vanish between mouse press and release."""
    async with browser() as chromium, visitor(chromium, site.url) as anne:
        page = anne.page
        player = PagePlayer(page, 6)
        await player.play_now()
        assert await player.asked()
        await page.keyboard.press("c")
        by_keys = page.locator(":root[data-keys]")
        await expect(by_keys).to_have_count(1)
        one = player.offers.last
        await one.hover()
        before, asked = await one.bounding_box(), await player.serial()
        await page.mouse.down()
        assert await one.bounding_box() == before
        await page.mouse.up()
        await player.carry_through(asked, ".choice.armed")
        await expect(by_keys).to_have_count(0)


@pytest.mark.parametrize("game", ["freibeuter", "stoertebeker"])
@awaited
async def test_a_place_that_rises_under_the_pointer_stays_under_it(site: ServerProcess, game: str) -> None:
    """At each of its edges; otherwise it would rise and fall for ever."""
    async with browser() as chromium, visitor(chromium, site.url) as anne:
        page = anne.page
        await PagePlayer(page, 7).play_now(game)
        place = page.locator(".board button.place.offered").first
        await expect(place).to_be_visible()
        await page.mouse.move(1, 1)
        box = await place.bounding_box()
        assert box is not None
        middle = box["x"] + box["width"] / 2, box["y"] + box["height"] / 2
        edges = [
            (middle[0], box["y"] + 1),
            (middle[0], box["y"] + box["height"] - 1),
            (box["x"] + 1, middle[1]),
            (box["x"] + box["width"] - 1, middle[1]),
        ]
        for edge in edges:
            await page.mouse.move(*edge)
            await expect(place.and_(page.locator(":hover"))).to_have_count(1)
            assert await place.evaluate(HOVERED) == [True], f"{edge} of {box}"
            await page.mouse.move(1, 1)
