"""Störtebeker in the browser: whole games, the board itself, several people, and boxes of one's own."""

from __future__ import annotations

import asyncio
import random
from contextlib import AsyncExitStack

import pytest
from playwright.async_api import FilePayload, Locator, Page, expect

from flibuste.kernel import shelf
from tests.browser.browser import DESKTOP, PHONE, browser, visitor
from tests.browser.pilot import ENDED, OFFER, Pilot
from tests.browser.test_pages import flaws
from tests.server.harness import ServerProcess
from tests.server.loop import awaited

pytestmark = pytest.mark.slow
NOTE = "Navires et cartes reconstitués"
BROKEN_DICE = '[["rum", "gold"], ["blank"]]'
PLACED = ".stoertebeker .offered[data-place]"


async def new_table(page: Page, seats: int, company: str) -> None:
    await wanted(page, seats, company)
    await page.locator("form button.main").click()
    await page.wait_for_url("**/table/*")


async def wanted(page: Page, seats: int, company: str) -> None:
    await page.goto("/new/stoertebeker")
    await page.locator("label", has_text=company).first.click()
    await page.get_by_role("group", name="Combien de places").get_by_text(str(seats), exact=True).click()


@awaited
async def test_a_whole_game_in_french_by_clicks(site: ServerProcess) -> None:
    async with browser() as chromium, visitor(chromium, site.url) as anne:
        page = anne.page
        await new_table(page, 2, "Des robots")
        pilot = Pilot(page, 1)
        await pilot.at_table()
        await expect(page.get_by_text(NOTE).first).to_be_visible()
        assert await page.evaluate("document.documentElement.lang") == "fr"
        await pilot.whole_game()
        finale = page.locator(".finale")
        await expect(finale).to_contain_text("La partie est finie")
        await expect(finale.get_by_role("table").first).to_contain_text("Navires capturés")
        await expect(finale.get_by_role("button", name="Encore une")).to_be_visible()


async def touch_board(page: Page, rng: random.Random) -> str:
    """One choice made on the board: a place that glows, then what is listed there, and again if asked."""
    places = page.locator(PLACED)
    name = str(await places.nth(rng.randrange(await places.count())).get_attribute("data-place"))
    await page.locator(f'{PLACED}[data-place="{name}"]').click()
    menu = page.get_by_role("menuitem")
    if await menu.count():
        await menu.first.click()
        again = page.locator("[role=menuitem].main")
    else:
        again = page.locator(f'[data-place="{name}"].armed')
    if await again.count():
        await again.click()
    return name.split(":", maxsplit=1)[0]


async def settled(page: Page) -> bool:
    """Somebody at this page is asked; or it is the end."""
    await expect(page.locator(f"{OFFER}, {ENDED}, .helm .fold").first).to_be_attached(timeout=30_000)
    return not await page.locator(ENDED).count()


@pytest.mark.parametrize("size", [DESKTOP, PHONE])
@awaited
async def test_a_game_played_on_the_board_itself(site: ServerProcess, size: tuple[int, int]) -> None:
    """Cards, places at ships, ships and the open discard pile that glow do the same as the buttons."""
    async with browser() as chromium, visitor(chromium, site.url, size) as anne:
        page = anne.page
        await new_table(page, 2, "Des robots")
        pilot = Pilot(page, 2)
        await pilot.at_table()
        touched: list[str] = []
        while len(touched) < 30 and await settled(page):
            asked = await pilot.serial()
            await expect(page.locator(PLACED).first).to_be_visible()
            touched.append(await touch_board(page, pilot.rng))
            await pilot.moved_on(asked)
        assert len(touched) == 30
        assert {"hand", "slot", "do"} <= set(touched)
        wide = await page.evaluate("document.documentElement.scrollWidth")
        assert wide <= size[0], "nothing sticks out to the side"


@awaited
async def test_two_by_link_see_the_same_ships_but_only_their_own_cards(site: ServerProcess) -> None:
    """One on a phone, who comes back in the middle of the game."""
    async with browser() as chromium, AsyncExitStack() as stack:
        anne = await stack.enter_async_context(visitor(chromium, site.url))
        mary = await stack.enter_async_context(visitor(chromium, site.url, PHONE))
        pages = [anne.page, mary.page]
        await new_table(anne.page, 2, "Des amis")
        await mary.page.goto(await anne.page.get_by_role("textbox", name="Lien").input_value())
        await mary.page.get_by_label("Votre nom à cette table").fill("Mary")
        await mary.page.get_by_label("Votre nom à cette table").press("Enter")
        await mary.page.get_by_role("button", name="Prendre place").click()
        await expect(anne.page.get_by_text("Mary").first).to_be_visible()
        await anne.page.get_by_role("button", name="Commencer", exact=True).click()
        pilots = [Pilot(page, 20 + seat) for seat, page in enumerate(pages)]
        await asyncio.gather(*[pilot.at_table() for pilot in pilots])
        for turn in range(200):
            if turn == 20:
                await mary.page.reload()
                await pilots[1].at_table()
            await one_choice(pilots)
            if turn > 20 and await anne.page.locator(".peeked").count():
                break
        else:
            raise AssertionError("no pirate ever lay face down")
        # The other page may still be a moment behind.
        await expect(backs(mary.page, 0)).to_have_count(await anne.page.locator(".peeked").count())
        for seat, page in enumerate(pages):
            await expect(page.locator(f"[data-at^='crew:'][data-at$=':{1 - seat}'] .peeked")).to_have_count(0)
            assert await page.locator("[data-at=hand] [data-card]").count() <= 6
        ships = [await page.locator("[data-at^='ship:'] .unseen").all_inner_texts() for page in pages]
        assert [text.split(".")[0] for text in ships[0]] == [text.split(".")[0] for text in ships[1]]


async def one_choice(pilots: list[Pilot]) -> None:
    """Whoever is asked chooses; a pirate goes aboard when one can."""
    for _ in range(300):
        for pilot in pilots:
            if not await pilot.page.locator(f"{OFFER}, .helm .fold").count():
                continue
            await pilot.unfold()
            names = await pilot.names()
            if names:
                pirates = [name for name in names if name.startswith("place pirate")]
                await pilot.choose(pirates[0] if pirates else names[pilot.rng.randrange(len(names))])
                return
        await asyncio.sleep(0.05)
    raise AssertionError("nobody is asked")


def backs(page: Page, seat: int) -> Locator:
    """A seat's pirates of which a page shows only the back."""
    return page.locator(f"[data-at^='crew:'][data-at$=':{seat}'] .back")


@pytest.mark.parametrize("theme", ["light", "dark"])
@pytest.mark.parametrize("size", [DESKTOP, PHONE])
@awaited
async def test_axe_finds_nothing_at_the_table(site: ServerProcess, theme: str, size: tuple[int, int]) -> None:
    async with browser() as chromium, visitor(chromium, site.url, size, theme) as anne:
        page = anne.page
        await new_table(page, 4, "Des robots")
        pilot = Pilot(page, 7)
        await pilot.at_table()
        for moment in range(3):
            await settled(page)
            await pilot.unfold()
            assert await flaws(page) == [], f"moment {moment}"
            for _ in range(4):
                await pilot.turn()


@awaited
async def test_by_keyboard_alone_a_card_is_laid_at_a_ship(site: ServerProcess) -> None:
    """Tab reaches one place of the board, arrows the others, Enter chooses."""
    async with browser() as chromium, visitor(chromium, site.url) as anne:
        page = anne.page
        await new_table(page, 2, "Des robots")
        pilot = Pilot(page, 3, "keys")
        await pilot.at_table()
        await settled(page)
        asked = await pilot.serial()
        cards = page.locator("[data-at=hand] [data-card]")
        held = await cards.count()
        await pilot.reach(page.locator('.stoertebeker [data-place][tabindex="0"]'))
        for _ in range(40):
            if await page.evaluate("document.activeElement.matches('.offered[data-place^=slot]')"):
                break
            await page.keyboard.press(pilot.rng.choice(["ArrowUp", "ArrowLeft", "ArrowDown", "ArrowRight"]))
        await page.keyboard.press("Enter")
        if await page.get_by_role("menuitem").count():
            await page.keyboard.press("Enter")
        await pilot.moved_on(asked)
        await expect(cards).to_have_count(held - 1)


@awaited
async def test_a_table_is_played_with_files_of_ones_own_box(site: ServerProcess) -> None:
    """What is broken is refused with file, line and reason; what is right is played, and the note is gone."""
    async with browser() as chromium, visitor(chromium, site.url) as anne:
        page = anne.page
        await wanted(page, 2, "Des robots")
        await page.get_by_text("Votre propre boîte").click()
        await page.get_by_label("colour_dice.json").set_input_files(own_file("colour_dice.json", BROKEN_DICE))
        await expect(page.get_by_text("le vôtre : mon-colour_dice.json")).to_be_visible()
        await page.locator("form button.main").click()
        complaint = page.get_by_role("alert")
        await expect(complaint).to_contain_text("colour_dice.json, ligne 1")
        await expect(complaint).to_contain_text("gold")
        anne.faults = [fault for fault in anne.faults if "422" not in fault]
        for name in shelf.find("stoertebeker").meta.data:
            text = (shelf.folder("stoertebeker") / name).read_text(encoding="utf-8")
            await page.get_by_label(name).set_input_files(own_file(name, text))
        await expect(page.get_by_text("3 sur 3 de votre boîte")).to_be_visible()
        await page.locator("form button.main").click()
        pilot = Pilot(page, 9)
        await pilot.at_table()
        await settled(page)
        await expect(page.get_by_text(NOTE)).to_have_count(0)


def own_file(name: str, text: str) -> FilePayload:
    return {"name": f"mon-{name}", "mimeType": "text/plain", "buffer": text.encode()}
