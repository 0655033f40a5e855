"""Rum & Pirates in the browser: on the map, on a phone, by keyboard, with friends, in an own town."""

from __future__ import annotations

import asyncio
from contextlib import AsyncExitStack

import pytest
from playwright.async_api import Locator, Page, expect

from tests.browser.accessibility import flaws
from tests.browser.browser import DESKTOP, PHONE, browser, visitor
from tests.browser.finished import finished
from tests.browser.page_player import ENDED, PagePlayer
from tests.browser.shared_loop import awaited
from tests.browser.tables import address_of, invited, new_table
from tests.server.harness import ServerProcess

pytestmark = pytest.mark.slow
GAME = "rum_and_pirates"
ON_BOARD = ".board .offered[data-place], .board .meeting .answers button"
"""Everything that can be clicked on the board now."""
COVERED = """selector => [...document.querySelectorAll(selector)].filter((one) => {
    one.scrollIntoView({ block: 'nearest', behavior: 'instant' });
    const { x, y, width, height } = one.getBoundingClientRect();
    return !one.contains(document.elementFromPoint(x + width / 2, y + height / 2));
}).map((one) => one.dataset.place ?? one.textContent)"""
"""What can be clicked, but lies under something else."""
COURSES = """selector => Object.fromEntries([...document.querySelectorAll(selector)].map(one =>
    [one.dataset.alley ?? one.dataset.place.slice("alley:".length),
     one.dataset.course ?? one.querySelector("path").getAttribute("d")]))"""
"""The path of each alley, by its name."""


SCENES = """() => { window.dice = []; setInterval(() => {
    const scene = document.querySelector(".dice-scene"), card = document.querySelector(".meeting");
    if (scene) window.dice.push([scene.querySelector(".caption")?.textContent ?? "",
        card && getComputedStyle(card).opacity]); }, 30) }"""
"""Notes for every dice scene its caption and whether the card beside the captain is seen."""


def group(page: Page, name: str) -> Locator:
    return page.get_by_role("group", name=name)


async def the_end(page: Page) -> list[str]:
    """The numbers of the score sheet."""
    finale = page.locator(ENDED)
    await expect(finale).to_contain_text("cinq tours ont été joués")
    sheet = finale.get_by_role("table").first
    await expect(sheet).to_contain_text("Places pour dormir")
    return [word for word in (await sheet.inner_text()).split() if word.lstrip("−-").isdigit()]


async def whole_game(player: PagePlayer, tired: float = 0) -> None:
    """Plays to the end. A tired player goes aboard sooner, which makes the game shorter."""
    while await player.asked():
        await player.unfold()
        if player.rng.random() < tired and "board" in await player.names():
            await player.choose("board")
        else:
            await player.turn()


@awaited
async def test_a_whole_game_in_french_by_clicks(site: ServerProcess) -> None:
    async with browser() as chromium, visitor(chromium, site.url) as anne:
        await new_table(anne.page, GAME, 3, "Des robots")
        assert await anne.page.evaluate("document.documentElement.lang") == "fr"
        await whole_game(PagePlayer(anne.page, 1))
        await the_end(anne.page)


@awaited
async def test_a_whole_game_by_keyboard_alone(site: ServerProcess) -> None:
    async with browser() as chromium, visitor(chromium, site.url) as anne:
        await new_table(anne.page, GAME, 2, "Des robots")
        await whole_game(PagePlayer(anne.page, 6, "keys"))
        await the_end(anne.page)


@awaited
async def test_five_crews_on_a_phone(site: ServerProcess) -> None:
    async with browser() as chromium, visitor(chromium, site.url, PHONE) as anne:
        await new_table(anne.page, GAME, 5, "Des robots")
        await whole_game(PagePlayer(anne.page, 2), tired=0.4)
        await the_end(anne.page)
        wide = await anne.page.evaluate("document.documentElement.scrollWidth")
        assert wide <= PHONE[0], "nothing sticks out to the side"


@awaited
async def test_friends_by_link_read_the_same_score_sheet(site: ServerProcess) -> None:
    async with browser() as chromium, AsyncExitStack() as stack:
        sizes = [DESKTOP, PHONE, DESKTOP]
        visitors = [await stack.enter_async_context(visitor(chromium, site.url, size)) for size in sizes]
        host, *guests = [one.page for one in visitors]
        await new_table(host, GAME, 3, "Des amis")
        address = await address_of(host)
        for number, guest in enumerate(guests, 1):
            await invited(guest, address, f"Ami {number}")
            await expect(host.get_by_text(f"Ami {number}").first).to_be_visible()
        await host.get_by_role("button", name="Commencer", exact=True).click()
        players = [PagePlayer(page, 30 + seat) for seat, page in enumerate((host, *guests))]
        await asyncio.gather(*[player.at_table() for player in players])
        await asyncio.gather(*[whole_game(player, tired=0.7) for player in players])
        first, *others = [await the_end(player.page) for player in players]
        assert first and all(sheet == first for sheet in others)


@awaited
async def test_a_whole_game_is_played_on_the_board_itself(site: ServerProcess) -> None:
    """Squares, alleys, the ship, tiles and cards do everything the buttons do."""
    async with browser() as chromium, visitor(chromium, site.url) as anne:
        await new_table(anne.page, GAME, 2, "Des robots")
        player = PagePlayer(anne.page, 3)
        places = anne.page.locator(ON_BOARD)
        while await player.asked():
            count = await places.count()
            assert count, f"nothing on the board stands for any of {await player.names()}"
            assert await anne.page.evaluate(COVERED, ON_BOARD) == []
            await player.choose_at(places.nth(player.rng.randrange(count)))
        await the_end(anne.page)


@awaited
async def test_arrow_keys_move_over_the_map_and_enter_moves_the_captain(site: ServerProcess) -> None:
    async with browser() as chromium, visitor(chromium, site.url) as anne:
        page = anne.page
        await new_table(page, GAME, 2, "Des robots")
        player, keys = PagePlayer(page, 4), PagePlayer(page, 4, "keys")
        walked = 0
        while walked < 3 and await player.asked():
            if not any(name.startswith("move ") for name in await player.names()):
                await player.turn()
                continue
            await keys.reach(page.locator(".map [data-place][tabindex='0']"))
            await keys.steer_to(".square.offered:not(.captain)")
            await keys.choose_at(page.locator(".square:focus"))
            walked += 1
        assert walked == 3


@awaited
async def test_plates_arranged_in_the_form_lie_the_same_way_at_the_table(site: ServerProcess) -> None:
    """Headquarters lie in a corner, so the first move can be a dark one, and a reload comes in its middle."""
    async with browser() as chromium, visitor(chromium, site.url) as anne:
        page = anne.page
        await page.goto(f"/new/{GAME}")
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
        player = PagePlayer(page, 5)
        await player.at_table()
        assert await player.asked()
        assert len(preview) == 78
        assert await page.evaluate(COURSES, ".map .alley") == preview, "the town is the one in the preview"

        out = next(name for name in await player.names() if name.startswith("dark "))
        await player.choose(out)
        assert await player.asked()
        ways_in = await player.names(), await player.serial()
        assert all(name.startswith("enter ") for name in ways_in[0])
        await page.reload()
        assert await player.asked()
        assert (await player.names(), await player.serial()) == ways_in
        await player.turn()
        taken = page.locator(".map .alley.dark").filter(has=page.locator(".cloth"))
        await expect(taken).to_have_count(2)


@awaited
async def test_a_random_town_is_only_an_example_until_it_is_taken(site: ServerProcess) -> None:
    async with browser() as chromium, visitor(chromium, site.url) as anne:
        page = anne.page
        await page.goto(f"/new/{GAME}")
        shown = await page.evaluate(COURSES, "[data-alley]") if await drawn(page) else {}
        assert await page.locator(".arrangement.faint").count() == 1
        await page.get_by_role("button", name="Un autre exemple").click()
        other = await page.evaluate(COURSES, "[data-alley]")
        assert other != shown
        await page.get_by_role("button", name="Jouer dans celle-ci").click()
        assert await page.locator(".arrangement.faint").count() == 0
        assert await page.evaluate(COURSES, "[data-alley]") == other


@awaited
async def test_dice_scenes_have_a_caption_and_do_not_lie_over_the_card(site: ServerProcess) -> None:
    async with browser() as chromium, visitor(chromium, site.url, still=False) as anne:
        page = anne.page
        await new_table(page, GAME, 3, "Des robots")
        await page.evaluate(SCENES)
        player = PagePlayer(page, 3)
        while await player.asked() and not await page.evaluate("window.dice.length"):
            await player.turn()
        for caption, opacity in await page.evaluate("window.dice"):
            assert len(caption) > 40
            assert opacity in (None, "0")


async def drawn(page: Page) -> bool:
    await expect(page.locator("[data-alley]")).to_have_count(78)
    return True


@awaited
async def test_a_finished_game_can_be_replayed_with_all_flags_lifted(site: ServerProcess) -> None:
    async with browser() as chromium, visitor(chromium, site.url) as anne:
        page = anne.page
        await page.goto("/")
        over = await finished(page, site, 4, game=GAME)
        for moment in range(12, 72, 12):
            await page.goto(f"/replay/{over}?n={moment}&as=open")
            await expect(page.locator(".map .square")).to_have_count(36)
            await expect(page.locator(".board .flag")).to_have_count(4)


@awaited
async def test_axe_finds_nothing_in_the_town_and_in_the_form(site: ServerProcess) -> None:
    async with browser() as chromium, visitor(chromium, site.url) as anne:
        page = anne.page
        await page.goto(f"/new/{GAME}")
        await group(page, "Comment disposer la ville").get_by_text("La vôtre").click()
        await page.get_by_role("button", name="Plaque 5, non tournée").click()
        assert await flaws(page) == [], "the form"
        await new_table(page, GAME, 5, "Des robots")
        player = PagePlayer(page, 6)
        await player.at_table()
        assert await player.asked()
        assert await flaws(page) == [], "the table"
        while await player.asked() and not await page.locator(".meeting").count():
            await player.turn()
        assert await flaws(page) == [], "a card by the captain"
