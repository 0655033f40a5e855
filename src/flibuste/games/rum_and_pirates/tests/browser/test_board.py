"""Rum & Pirates in the browser: on the map, on a phone, by keyboard, with friends, in a town of one's own."""

from __future__ import annotations

import asyncio
from contextlib import AsyncExitStack

import pytest
from playwright.async_api import Locator, Page, expect

from tests.browser.browser import DESKTOP, PHONE, browser, visitor
from tests.browser.finished import finished
from tests.browser.loop import awaited
from tests.browser.pilot import ENDED, Pilot
from tests.browser.test_company import address_of, invited
from tests.browser.test_pages import flaws
from tests.server.harness import ServerProcess

pytestmark = pytest.mark.slow
NEW = "/new/rum_and_pirates"
ON_BOARD = ".board .offered[data-place], .board .meeting .answers button"
"""All that can be clicked on the board, at the moment."""
COURSES = """selector => Object.fromEntries([...document.querySelectorAll(selector)].map(one =>
    [one.dataset.alley ?? one.dataset.place.slice("alley:".length),
     one.dataset.course ?? one.querySelector("path").getAttribute("d")]))"""
"""How each alley is drawn, by its name."""


async def sit_down(page: Page, seats: int, company: str = "Des robots") -> None:
    """From the form to the table, with bots or whoever comes."""
    await page.goto(NEW)
    await page.locator("label", has_text=company).first.click()
    await group(page, "Combien de places").get_by_text(str(seats), exact=True).click()
    await page.locator("form button.main").click()
    await page.wait_for_url("**/table/*")


def group(page: Page, name: str) -> Locator:
    return page.get_by_role("group", name=name)


async def the_end(page: Page) -> list[str]:
    """The numbers of the score sheet."""
    finale = page.locator(ENDED)
    await expect(finale).to_contain_text("cinq tours ont été joués")
    sheet = finale.get_by_role("table").first
    await expect(sheet).to_contain_text("Places pour dormir")
    return [word for word in (await sheet.inner_text()).split() if word.lstrip("−-").isdigit()]


async def whole_game(pilot: Pilot, tired: float = 0) -> None:
    """To the end. Whoever is tired goes aboard sooner, and all are home sooner."""
    while await pilot.asked():
        await pilot.unfold()
        if pilot.rng.random() < tired and "board" in await pilot.names():
            await pilot.choose("board")
        else:
            await pilot.turn()


@awaited
async def test_a_whole_game_in_french_by_clicks(site: ServerProcess) -> None:
    async with browser() as chromium, visitor(chromium, site.url) as anne:
        await sit_down(anne.page, 3)
        assert await anne.page.evaluate("document.documentElement.lang") == "fr"
        await whole_game(Pilot(anne.page, 1))
        await the_end(anne.page)


@awaited
async def test_a_whole_game_by_keyboard_alone(site: ServerProcess) -> None:
    async with browser() as chromium, visitor(chromium, site.url) as anne:
        await sit_down(anne.page, 2)
        await whole_game(Pilot(anne.page, 6, "keys"))
        await the_end(anne.page)


@awaited
async def test_five_crews_on_a_phone(site: ServerProcess) -> None:
    async with browser() as chromium, visitor(chromium, site.url, PHONE) as anne:
        await sit_down(anne.page, 5)
        await whole_game(Pilot(anne.page, 2), tired=0.4)
        await the_end(anne.page)
        wide = await anne.page.evaluate("document.documentElement.scrollWidth")
        assert wide <= PHONE[0], "nothing sticks out to the side"


@awaited
async def test_friends_by_link_read_the_same_score_sheet(site: ServerProcess) -> None:
    async with browser() as chromium, AsyncExitStack() as stack:
        sizes = [DESKTOP, PHONE, DESKTOP]
        crew = [await stack.enter_async_context(visitor(chromium, site.url, size)) for size in sizes]
        host, *guests = [one.page for one in crew]
        await sit_down(host, 3, "Des amis")
        address = await address_of(host)
        for number, guest in enumerate(guests, 1):
            await invited(guest, address, f"Ami {number}")
            await expect(host.get_by_text(f"Ami {number}").first).to_be_visible()
        await host.get_by_role("button", name="Commencer", exact=True).click()
        pilots = [Pilot(page, 30 + seat) for seat, page in enumerate((host, *guests))]
        await asyncio.gather(*[pilot.at_table() for pilot in pilots])
        await asyncio.gather(*[whole_game(pilot, tired=0.7) for pilot in pilots])
        first, *others = [await the_end(pilot.page) for pilot in pilots]
        assert first and all(sheet == first for sheet in others)


@awaited
async def test_a_whole_game_is_played_on_the_board_itself(site: ServerProcess) -> None:
    """Squares, alleys, the ship, tiles and cards do all that the buttons do."""
    async with browser() as chromium, visitor(chromium, site.url) as anne:
        await sit_down(anne.page, 2)
        pilot = Pilot(anne.page, 3)
        places = anne.page.locator(ON_BOARD)
        while await pilot.asked():
            count = await places.count()
            assert count, f"nothing on the board stands for any of {await pilot.names()}"
            await pilot.choose_at(places.nth(pilot.rng.randrange(count)))
        await the_end(anne.page)


@awaited
async def test_arrow_keys_lead_over_the_map_and_enter_moves_the_captain(site: ServerProcess) -> None:
    async with browser() as chromium, visitor(chromium, site.url) as anne:
        page = anne.page
        await sit_down(page, 2)
        pilot, keys = Pilot(page, 4), Pilot(page, 4, "keys")
        walked = 0
        while walked < 3 and await pilot.asked():
            if not any(name.startswith("move ") for name in await pilot.names()):
                await pilot.turn()
                continue
            await keys.reach(page.locator(".map [data-place][tabindex='0']"))
            await keys.steer_to(".square.offered:not(.captain)")
            await keys.choose_at(page.locator(".square:focus"))
            walked += 1
        assert walked == 3


@awaited
async def test_plates_are_arranged_in_the_form_and_lie_so_at_the_table(site: ServerProcess) -> None:
    """Headquarters in a corner: the first move can lead into the dark, and a reload finds one there."""
    async with browser() as chromium, visitor(chromium, site.url) as anne:
        page = anne.page
        await page.goto(NEW)
        await page.locator("label", has_text="Des robots").first.click()
        await group(page, "Comment disposer la ville").get_by_text("La vôtre").click()
        await page.get_by_role("button", name="Plaque 5, non tournée").click()
        await page.get_by_role("button", name="Plaque 1, non tournée").click()
        await page.get_by_role("button", name="Plaque 9, non tournée").click()
        await page.get_by_role("button", name="Tourner la plaque 9").click()
        await expect(page.get_by_role("button", name="Plaque 9, tournée d’un quart de tour")).to_be_visible()
        preview = await page.evaluate(COURSES, "[data-alley]")
        await group(page, "Qui commence").locator("label").nth(1).click()
        await page.locator("form button.main").click()
        pilot = Pilot(page, 5)
        await pilot.at_table()
        assert await pilot.asked()
        assert len(preview) == 78
        assert await page.evaluate(COURSES, ".map .alley") == preview, "the town is the one in the preview"

        out = next(name for name in await pilot.names() if name.startswith("dark "))
        await pilot.choose(out)
        assert await pilot.asked()
        ways_in = await pilot.names(), await pilot.serial()
        assert all(name.startswith("enter ") for name in ways_in[0])
        await page.reload()
        assert await pilot.asked()
        assert (await pilot.names(), await pilot.serial()) == ways_in
        await pilot.turn()
        taken = page.locator(".map .alley.dark").filter(has=page.locator(".cloth"))
        await expect(taken).to_have_count(2)


@awaited
async def test_a_town_by_chance_is_only_an_example_until_one_takes_it(site: ServerProcess) -> None:
    async with browser() as chromium, visitor(chromium, site.url) as anne:
        page = anne.page
        await page.goto(NEW)
        shown = await page.evaluate(COURSES, "[data-alley]") if await drawn(page) else {}
        assert await page.locator(".arrangement.faint").count() == 1
        await page.get_by_role("button", name="Un autre exemple").click()
        other = await page.evaluate(COURSES, "[data-alley]")
        assert other != shown
        await page.get_by_role("button", name="Jouer dans celle-ci").click()
        assert await page.locator(".arrangement.faint").count() == 0
        assert await page.evaluate(COURSES, "[data-alley]") == other


async def drawn(page: Page) -> bool:
    await expect(page.locator("[data-alley]")).to_have_count(78)
    return True


@awaited
async def test_a_finished_game_is_seen_again_with_open_eyes(site: ServerProcess) -> None:
    """Moments of it can be drawn with everybody’s flag lifted."""
    async with browser() as chromium, visitor(chromium, site.url) as anne:
        page = anne.page
        await page.goto("/")
        over = await finished(page, site, 4, game="rum_and_pirates")
        for moment in range(12, 72, 12):
            await page.goto(f"/replay/{over}?n={moment}&as=open")
            await expect(page.locator(".map .square")).to_have_count(36)
            await expect(page.locator(".board .flag")).to_have_count(4)


@pytest.mark.parametrize("theme", ["light", "dark"])
@awaited
async def test_axe_finds_nothing_in_town_nor_in_the_form(site: ServerProcess, theme: str) -> None:
    async with browser() as chromium, visitor(chromium, site.url, DESKTOP, theme) as anne:
        page = anne.page
        await page.goto(NEW)
        await group(page, "Comment disposer la ville").get_by_text("La vôtre").click()
        await page.get_by_role("button", name="Plaque 5, non tournée").click()
        assert await flaws(page) == [], "the form"
        await sit_down(page, 5)
        pilot = Pilot(page, 6)
        await pilot.at_table()
        assert await pilot.asked()
        assert await flaws(page) == [], "the table"
        while await pilot.asked() and not await page.locator(".meeting").count():
            await pilot.turn()
        assert await flaws(page) == [], "a card by the captain"
