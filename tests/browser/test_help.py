"""The help in the browser: each kind of choice, every icon, and our own notes instead of the browser's."""

from __future__ import annotations

import pytest
from playwright.async_api import Page, expect

from flibuste.i18n.translator import Translator
from flibuste.kernel import registry
from tests.browser.accessibility import flaws
from tests.browser.browser import GAMES, PHONE, browser, visitor
from tests.browser.finished import finished
from tests.browser.page_player import PagePlayer
from tests.browser.shared_loop import awaited
from tests.server.harness import ServerProcess

pytestmark = pytest.mark.slow
TURNS = 6
ICONS = """where => [...document.querySelectorAll(where)]
    .flatMap((one) => [...one.querySelectorAll('svg[viewBox="0 0 512 512"] path')])
    .filter((path) => path.checkVisibility()).map((path) => path.getAttribute('d'))"""
"""The outlines of all icons drawn there."""
DRAWN = "where => [...document.querySelectorAll(where + ' path')].map((path) => path.getAttribute('d'))"
NATIVE = "document.querySelectorAll('body [title], body svg title').length"


async def help_of(page: Page) -> str:
    """Opens the help and returns what it says."""
    await page.keyboard.press("?")
    sheet = page.get_by_role("dialog", name="Aide")
    await expect(sheet.locator("[data-at=legend-around]")).to_be_visible()
    return await sheet.inner_text()


async def shut(page: Page) -> None:
    await page.keyboard.press("Escape")
    await expect(page.get_by_role("dialog")).to_have_count(0)


@pytest.mark.parametrize("game", GAMES)
@awaited
async def test_every_kind_of_choice_and_every_icon_is_explained(site: ServerProcess, game: str) -> None:
    say = Translator("fr", game).say
    verbs = {choice.verb for choice in registry.find(game).vocabulary}
    async with browser() as chromium, visitor(chromium, site.url) as anne:
        page = anne.page
        player = PagePlayer(page, 9)
        await player.play_now(game)
        icons: set[str] = set()
        for _ in range(TURNS):
            assert await player.asked()
            icons |= set(await page.evaluate(ICONS, ".board, .seats"))
            assert await page.evaluate(NATIVE) == 0, "native tooltips"
            await player.turn()
        told = await help_of(page)
        for verb in verbs:
            assert say(f"help-{verb}") in told and say(f"help-{verb}.title") in told, verb
        await expect(page.locator("[data-at=legend]")).to_be_visible()
        explained = set(await page.evaluate(DRAWN, "[data-at^=legend]"))
        assert icons <= explained, f"{len(icons - explained)} icons are not explained: {icons - explained}"
        assert await flaws(page) == []
        await shut(page)


@pytest.mark.parametrize("game", GAMES)
@awaited
async def test_help_stands_beside_each_kind_of_choice(site: ServerProcess, game: str) -> None:
    say = Translator("fr", game).say
    async with browser() as chromium, visitor(chromium, site.url) as anne:
        page = anne.page
        player = PagePlayer(page, 4)
        await player.play_now(game)
        for _ in range(3):
            assert await player.asked()
            verbs = {text.split()[0] for text in await player.names()}
            for ask in await page.get_by_role("button", name="À quoi sert ce choix ?").all():
                await ask.click()
                note = page.locator(".choices .help")
                await expect(note).to_have_count(1)
                said = await note.inner_text()
                found = {verb for verb in verbs if say(f"help-{verb}") in said}
                assert found, said
                verbs -= found
            assert not verbs, f"not explained: {verbs}"
            await player.turn()


@awaited
async def test_what_an_icon_of_a_seat_means_is_told_where_a_finger_touches_it(site: ServerProcess) -> None:
    async with browser() as chromium, visitor(chromium, site.url, PHONE) as anne:
        page = anne.page
        player = PagePlayer(page, 4)
        await player.play_now("freibeuter")
        assert await player.asked()
        await page.locator(".seats [data-tip]", has_text="20").first.tap()
        tip = page.locator(".tip")
        await expect(tip).to_have_text("Argent")
        box = await tip.bounding_box()
        assert box and box["x"] >= 0 and box["x"] + box["width"] <= PHONE[0]
        await page.locator(".prompt").first.tap()
        await expect(tip).to_have_count(0)


@awaited
async def test_the_rules_lead_back_to_the_table(site: ServerProcess) -> None:
    async with browser() as chromium, visitor(chromium, site.url) as anne:
        page = anne.page
        player = PagePlayer(page, 4)
        await player.play_now("freibeuter")
        table = page.url
        words = await page.get_by_role("navigation", name="Règles et réglages").locator(".word").all()
        assert [await one.inner_text() for one in words][:3] == ["Aide", "Règles", "Réglages"]
        await page.get_by_role("link", name="Règles", exact=True).click()
        await expect(page.locator("p.rule").first).to_be_visible()
        await page.get_by_role("link", name="Retour à la table").click()
        await player.at_table()
        assert page.url == table
        await page.goto("/rules/freibeuter?from=https://example.org/")
        await expect(page.locator("p.rule").first).to_be_visible()
        await expect(page.get_by_role("link", name="Retour à la table")).to_have_count(0)


@awaited
async def test_a_replay_has_no_native_tooltips_either(site: ServerProcess) -> None:
    async with browser() as chromium, visitor(chromium, site.url) as anne:
        page = anne.page
        await page.goto("/")
        over = await finished(page, site)
        await page.goto(f"/replay/{over}?n=30")
        await expect(page.locator(".act").first).to_be_visible()
        assert await page.evaluate(NATIVE) == 0
