"""Every page: accessible in both themes, in three languages; and the replay of a game."""

from __future__ import annotations

from pathlib import Path

import pytest
from playwright.async_api import expect

from tests.browser.accessibility import flaws
from tests.browser.browser import DESKTOP, PHONE, browser, visitor
from tests.browser.finished import finished
from tests.browser.page_player import PagePlayer
from tests.browser.shared_loop import awaited
from tests.server.harness import ServerProcess

pytestmark = pytest.mark.slow


@pytest.mark.parametrize("size", [DESKTOP, PHONE])
@awaited
async def test_axe_finds_nothing_on_any_page_in_both_themes(
    site: ServerProcess, size: tuple[int, int]
) -> None:
    async with browser() as chromium, visitor(chromium, site.url, size, novice=True) as anne:
        page = anne.page
        player = PagePlayer(page, 11)
        await player.play_now()
        await expect(page.locator("#welcome")).to_be_visible()
        assert await flaws(page) == [], "a first game"
        await page.get_by_role("button", name="C’est parti").click()
        await player.turn()
        assert await player.asked()
        await player.unfold()
        assert await flaws(page) == [], "table"
        over = await finished(page, site)
        for path in (
            "/",
            "/new/freibeuter",
            "/rules/freibeuter",
            f"/replay/{over}",
            f"/table/{over}",
            "/nowhere",
        ):
            await page.goto(path)
            await page.wait_for_load_state("networkidle")
            assert await flaws(page) == [], path
            wide = await page.evaluate("document.documentElement.scrollWidth")
            assert wide <= size[0], f"{path} sticks out to the side"


@awaited
async def test_axe_finds_what_is_wrong(site: ServerProcess) -> None:
    """It finds a button without a name and a text with too little contrast, so the other tests can fail."""
    async with browser() as chromium, visitor(chromium, site.url) as anne:
        await anne.page.goto("/nowhere")
        await anne.page.locator("h1").evaluate(
            """one => one.insertAdjacentHTML("afterend", "<button></button>"
               + "<p style='color: #777; background: #888'>Ahoy</p>")"""
        )
        found = [line.split(": ")[:2] for line in await flaws(anne.page)]
        assert ["light", "button-name"] in found
        assert ["light", "color-contrast"] in found and ["dark", "color-contrast"] in found


@awaited
async def test_a_finished_game_can_be_replayed_and_verified(site: ServerProcess) -> None:
    async with browser() as chromium, visitor(chromium, site.url) as anne:
        page = anne.page
        await page.goto("/")
        over = await finished(page, site)
        await page.goto(f"/replay/{over}?n=3")
        slider = page.get_by_role("slider", name="Coup de la partie")
        await expect(slider).to_have_value("3")
        await page.get_by_role("button", name="Un coup en avant").click()
        await expect(slider).to_have_value("4")
        await slider.press("End")
        await expect(page).to_have_url(f"/replay/{over}?n={await slider.get_attribute('max')}&as=open")
        await page.get_by_role("combobox", name="Point de vue").select_option("1")
        await expect(page).to_have_url(f"/replay/{over}?n={await slider.get_attribute('max')}&as=1")
        await page.get_by_role("button", name="Vérifier").click()
        await expect(page.get_by_text("Vérifié dans ce navigateur")).to_be_visible()
        await expect(page.get_by_text("La graine révélée correspond à l’empreinte.")).to_be_visible()
        await expect(page.get_by_text("tirages découlent de la graine")).to_be_visible()
        await expect(page.locator(".fairness .no")).to_have_count(0)
        async with page.expect_download() as saved:
            await page.get_by_role("link", name="enregistrement").click()
        record = Path(await (await saved.value).path()).read_text(encoding="utf-8")
        assert record.startswith("flibuste record 2\n") and "\nseed " in record


@awaited
async def test_the_language_changes_without_a_reload(site: ServerProcess) -> None:
    async with browser() as chromium, visitor(chromium, site.url, language="de-DE") as anne:
        page = anne.page
        await page.goto("/")
        await page.evaluate("window.kept = true")
        await expect(page.get_by_role("button", name="Jetzt spielen").first).to_be_visible()
        await page.get_by_role("button", name="Einstellungen").click()
        await page.get_by_text("English", exact=True).click()
        await expect(page.get_by_role("button", name="Play now").first).to_be_visible()
        await page.get_by_text("Français", exact=True).click()
        await expect(page.get_by_role("button", name="Jouer maintenant").first).to_be_visible()
        assert await page.evaluate("document.documentElement.lang") == "fr"
        assert await page.evaluate("window.kept")


@awaited
async def test_every_rule_has_an_address_and_can_be_searched(site: ServerProcess) -> None:
    async with browser() as chromium, visitor(chromium, site.url) as anne:
        page = anne.page
        await page.goto("/rules/freibeuter#FRE-51")
        await expect(page.locator("#FRE-51")).to_be_in_viewport()
        assert await page.locator("p.rule").count() == 71
        await page.get_by_role("searchbox").fill("hollandais")
        await expect(page.locator("p.rule mark").first).to_have_text("Hollandais")
        assert 0 < await page.locator("p.rule").count() < 71


@awaited
async def test_a_sheet_opened_while_another_closes_stays(site: ServerProcess) -> None:
    """A dialog's close event comes a moment later; it must not close the next dialog."""
    async with browser() as chromium, visitor(chromium, site.url) as anne:
        page = anne.page
        player = PagePlayer(page, 5)
        await player.play_now()
        assert await player.asked()
        await page.keyboard.press("b")
        await expect(page.get_by_role("dialog", name="Plateau en texte")).to_be_visible()
        await page.evaluate(
            """() => {
                document.querySelector("dialog").close();
                window.dispatchEvent(new KeyboardEvent("keydown", { key: "f" }));
                return new Promise((done) => setTimeout(done, 300));
            }"""
        )
        await expect(page.get_by_role("dialog", name="Hasard vérifiable")).to_be_visible()
