"""Every word on every page comes from a catalogue: the tests put all messages in brackets."""

from __future__ import annotations

import pytest
from playwright.async_api import Page, expect

from tests import SOURCES
from tests.browser.browser import GAMES, browser, visitor
from tests.browser.finished import finished
from tests.browser.marked_catalogues import mark_catalogues, unmarked
from tests.browser.page_player import PagePlayer
from tests.browser.shared_loop import awaited
from tests.server.harness import ServerProcess

pytestmark = pytest.mark.slow
SHELL = SOURCES.parent / "web/locales"
LANGUAGES = ("fr", "en", "de")
MOMENTS = 8


async def people(page: Page) -> list[str]:
    """The names on the page: the visitor's own, and those of everybody at the table."""
    own = await page.evaluate("JSON.parse(localStorage['flibuste.prefs'] ?? '{}').name ?? ''")
    names = [str(own)] if own else []
    if any(part in page.url for part in ("/table/", "/replay/")):
        table = page.url.split("/")[4].split("?")[0]
        answer = await page.context.request.get(f"/api/tables/{table}")
        names += [place["name"] for place in (await answer.json()).get("places", []) if place["name"]]
    return names


async def all_said(page: Page, where: str) -> None:
    """Every text of the page is in a catalogue."""
    await expect(page.get_by_text("Chargement…")).to_have_count(0)
    assert await unmarked(page, *await people(page)) == [], where


async def opened(page: Page, path: str) -> None:
    await page.goto(path)
    await page.wait_for_load_state("networkidle")
    await all_said(page, path)


@awaited
async def test_a_word_in_no_catalogue_is_found(site: ServerProcess) -> None:
    """In a text, a spoken label, a title, and beside a message, so the other tests can fail."""
    async with browser() as chromium, visitor(chromium, site.url) as anne:
        await mark_catalogues(anne.page)
        await opened(anne.page, "/nowhere")
        await anne.page.locator("h1").evaluate(
            """one => {
                one.append(' Ahoy');
                one.insertAdjacentHTML('afterend',
                    '<p title="Land ho">B2, RUM-7, 12 $, ✕</p><i aria-label="Avast"></i>');
                document.title = 'Flotsam';
            }"""
        )
        found = await unmarked(anne.page)
        assert [line.split(": ")[-1] for line in found] == ["Ahoy", "Land ho", "Avast", "Flotsam"]


@awaited
async def test_pages_around_the_games_have_only_words_of_the_catalogues(site: ServerProcess) -> None:
    async with browser() as chromium, visitor(chromium, site.url) as anne:
        page = anne.page
        await mark_catalogues(page)
        await opened(page, "/")
        await page.get_by_role("button", name="Réglages").click()
        await all_said(page, "settings")
        await opened(page, "/nowhere")
        await opened(page, "/table/nowhere")
        anne.faults = [fault for fault in anne.faults if "404" not in fault]
        for game in GAMES:
            await opened(page, f"/new/{game}")
            for folded in await page.locator("form summary").all():
                await folded.click()
            await all_said(page, f"the whole form for {game}")
            await opened(page, f"/rules/{game}")
        await opened(page, "/new/freibeuter")
        await page.locator("label", has_text="Des amis").first.click()
        await page.locator("form button.main").click()
        await expect(page.get_by_role("textbox", name="Lien")).to_be_visible()
        await all_said(page, "waiting for friends")


@awaited
async def test_the_offline_page_has_only_words_of_the_catalogues(
    site: ServerProcess,
) -> None:
    """The build writes its words into it; each language's words are in its catalogue."""
    async with browser() as chromium, visitor(chromium, site.url) as anne:
        await anne.page.goto("/offline.html")
        for language in LANGUAGES:
            catalogue = (SHELL / language / "shell.ftl").read_text(encoding="utf-8")
            said = (await anne.page.locator(f"section[lang={language}]").inner_text()).splitlines()
            assert len([line for line in said if line]) == 3
            assert [line for line in said if f"= {line}\n" not in catalogue and line] == []
        rest = anne.page.locator("body > :not(main, section), main > :not(section)")
        assert await rest.all_inner_texts() == [""], "a picture"


@awaited
async def test_the_cover_between_two_players_at_one_screen_has_only_words_of_the_catalogues(
    site: ServerProcess,
) -> None:
    async with browser() as chromium, visitor(chromium, site.url) as anne:
        page = anne.page
        await mark_catalogues(page)
        await page.goto("/new/freibeuter")
        await page.locator("label", has_text="Sur cet écran").first.click()
        await page.locator("form button.main").click()
        await expect(page.locator(".cover")).to_be_visible()
        await all_said(page, "cover")


@pytest.mark.parametrize("game", GAMES)
@awaited
async def test_a_table_has_only_words_of_the_catalogues(site: ServerProcess, game: str) -> None:
    """From the welcome to the end of the game and its replay, with everything that opens on the way."""
    async with browser() as chromium, visitor(chromium, site.url, novice=True) as anne:
        page = anne.page
        await mark_catalogues(page)
        player = PagePlayer(page, 13)
        await player.play_now(game)
        await expect(page.locator("#welcome")).to_be_visible()
        await all_said(page, "welcome")
        await page.get_by_role("button", name="C’est parti").click()
        for moment in range(MOMENTS):
            assert await player.asked()
            await all_said(page, f"{game}, moment {moment}")
            await player.turn()
        # A count that comes up by itself would be a dialog beside the one that a key opens.
        assert await player.asked()
        for key in "bf?":
            await page.keyboard.press(key)
            await expect(page.get_by_role("dialog")).to_be_visible()
            await all_said(page, f"{game}, the sheet behind {key}")
            await page.keyboard.press("Escape")
            await expect(page.get_by_role("dialog")).to_have_count(0)
        await page.get_by_role("button", name="Conseil").click()
        # A busy server may say that it has no advice; those words count too.
        await expect(page.locator(".choice.hinted, .complaint").first).to_be_attached()
        await page.get_by_role("button", name="Pourquoi pas").click()
        await all_said(page, f"{game}, a bot’s advice and what else there could be")
        over = await finished(page, site, game=game)
        await page.goto(f"/table/{over}")
        await expect(page.locator(".finale table").first).to_be_visible()
        await all_said(page, f"{game}, the end")
        for moment in (15, 45, 75):
            await opened(page, f"/replay/{over}?n={moment}&as=open")
