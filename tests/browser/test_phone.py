"""On a phone: nothing lies over the choices, buttons are in sight, the view is where the question is."""

from __future__ import annotations

import pytest
from playwright.async_api import expect

from tests.browser.browser import GAMES, PHONE, browser, visitor
from tests.browser.page_player import PagePlayer
from tests.browser.shared_loop import awaited
from tests.browser.tables import call, table_for
from tests.server.harness import ServerProcess

pytestmark = pytest.mark.slow

SMALL = (360, 640)
COVERED = """() => {
    const sheet = document.querySelector(".steer").getBoundingClientRect();
    const found = new Set();
    for (let x = 6; x < innerWidth; x += 9)
        for (let y = Math.ceil(sheet.top) + 6; y < innerHeight - 2; y += 6) {
            const top = document.elementFromPoint(x, y);
            if (top && !top.closest(".steer")) found.add(top.className?.baseVal ?? top.className);
        }
    return [...found];
}"""
"""What of the page lies over the sheet of choices."""


@pytest.mark.parametrize("game", GAMES)
@awaited
async def test_nothing_of_a_board_is_painted_over_the_choices(site: ServerProcess, game: str) -> None:
    async with table_for(site, game, 1, 4, sizes=(PHONE,)) as (anne,):
        for _ in range(3):
            await anne.turn()
        assert await anne.asked()
        height = await anne.page.evaluate("document.documentElement.scrollHeight")
        for top in range(0, height, 60):
            await anne.page.evaluate("top => scrollTo({ top, behavior: 'instant' })", top)
            assert await anne.page.evaluate(COVERED) == [], f"scrolled to {top}"


@pytest.mark.parametrize("size", [PHONE, SMALL])
@pytest.mark.parametrize("game", GAMES)
@awaited
async def test_the_button_of_the_welcome_is_in_sight(
    site: ServerProcess, game: str, size: tuple[int, int]
) -> None:
    async with browser() as chromium, visitor(chromium, site.url, size, novice=True) as anne:
        await PagePlayer(anne.page).play_now(game)
        button = anne.page.get_by_role("button", name="C’est parti")
        await expect(button).to_be_in_viewport(ratio=1)
        reached = await button.evaluate(
            """one => {
                const { x, y, width, height } = one.getBoundingClientRect();
                return [[x + 4, y + 4], [x + width - 4, y + height - 4]]
                    .every(([x, y]) => one.contains(document.elementFromPoint(x, y)));
            }"""
        )
        assert reached, "something lies over it"
        await button.click()
        await expect(button).to_have_count(0)


@awaited
async def test_open_tables_of_others_are_one_tap_away(site: ServerProcess) -> None:
    async with (
        browser() as chromium,
        visitor(chromium, site.url, PHONE) as anne,
        visitor(chromium, site.url, PHONE) as mary,
    ):
        await call(mary.page, "/guests", {"name": "Mary"})
        await call(mary.page, "/tables", {"game": "freibeuter", "seats": 3, "public": True})
        await anne.page.goto("/")
        way = anne.page.get_by_role("link", name="attend")
        await expect(way).to_be_in_viewport(ratio=1)
        await way.tap()
        await expect(anne.page.get_by_role("heading", name="Tables ouvertes")).to_be_in_viewport()
        await expect(anne.page.get_by_text("Mary").first).to_be_visible()


CUT = """all => all
    .filter((one) => one.scrollWidth > one.clientWidth + 1 || one.scrollHeight > one.clientHeight + 1)
    .map((one) => one.textContent)"""
"""The texts that are cut off."""


@pytest.mark.parametrize("game", [game for game in GAMES if game in ("libertalia", "rum_and_pirates")])
@pytest.mark.parametrize("size", [PHONE, SMALL, (1280, 800)])
@awaited
async def test_among_five_every_name_is_whole(site: ServerProcess, game: str, size: tuple[int, int]) -> None:
    async with table_for(site, game, 1, 5, sizes=(size,)) as (anne,):
        assert await anne.page.locator(".seats .name").evaluate_all(CUT) == []


SLOT_IN_SIGHT = """() => [...document.querySelectorAll(".board .offered[data-place^=slot]")].some((one) => {
    const { x, y, width, height } = one.getBoundingClientRect();
    return one.contains(document.elementFromPoint(x + width / 2, y + height / 2));
})"""


@awaited
async def test_a_new_question_brings_a_place_for_a_card_back_into_view(site: ServerProcess) -> None:
    """The hand sticks to the upper edge; where its cards may go must be seen, too."""
    async with table_for(site, "stoertebeker", 1, 3, sizes=(PHONE,)) as (anne,):
        page, slots = anne.page, 0
        for _ in range(8):
            assert await anne.asked()
            if await page.locator(".board .offered[data-place^=slot]").count():
                await page.wait_for_function(SLOT_IN_SIGHT)
                slots += 1
            await page.evaluate("scrollTo(0, document.documentElement.scrollHeight)")
            await anne.turn()
        assert slots > 1


MAIN_IN_SIGHT = """() => {
    const { top, bottom, height } = document.querySelector(".board [data-main]").getBoundingClientRect();
    const sheet = document.querySelector(".steer").getBoundingClientRect().top;
    return (Math.min(bottom, sheet) - Math.max(top, 0)) / height > 0.55;
}"""
"""Whether most of the map is on the screen."""


@pytest.mark.parametrize("game", ["freibeuter", "rum_and_pirates"])
@awaited
async def test_a_new_question_brings_the_map_back_into_view(site: ServerProcess, game: str) -> None:
    """The page is long, and questions are about the map."""
    async with table_for(site, game, 1, 3, sizes=(PHONE,)) as (anne,):
        page = anne.page
        for _ in range(14):
            assert await anne.asked()
            if await page.locator("[data-main] :is(.offered[data-place], [data-asks])").count():
                await page.wait_for_function(MAIN_IN_SIGHT)
            await page.evaluate("scrollTo({ top: 9999, behavior: 'instant' })")
            await anne.turn()


@awaited
async def test_the_button_for_the_whole_town_lies_beside_the_map(site: ServerProcess) -> None:
    async with table_for(site, "rum_and_pirates", 1, 3, sizes=(PHONE,)) as (anne,):
        page = anne.page
        town = await page.locator("[data-at=town]").locator("..").bounding_box()
        button = await page.get_by_role("button", name="Toute la ville").bounding_box()
        assert town and button and button["y"] >= town["y"] + town["height"]
