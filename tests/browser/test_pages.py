"""Every page: for everybody, in both themes, in three languages; and looking back at a game."""

from __future__ import annotations

from pathlib import Path
from typing import Any, Literal

import pytest
from playwright.async_api import Page, expect

from tests import SOURCES
from tests.browser.browser import DESKTOP, PHONE, browser, visitor
from tests.browser.finished import finished
from tests.browser.loop import awaited
from tests.browser.pilot import Pilot
from tests.server.harness import ServerProcess

pytestmark = pytest.mark.slow
AXE = SOURCES.parent / "web/node_modules/axe-core/axe.min.js"
THEMES: dict[Literal["light", "dark"], dict[str, Any]] = {
    "light": {"type": "tag", "values": ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa"]},
    "dark": {"type": "rule", "values": ["color-contrast"]},
}


async def flaws(page: Page) -> list[str]:
    """What axe finds, as one line a fault: everything in one theme, and the colours again in the other."""
    await page.evaluate(Path(AXE).read_text(encoding="utf-8"))
    found: list[str] = []
    for theme, only in THEMES.items():
        await page.emulate_media(color_scheme=theme)
        await expect(page.locator(f":root[data-theme={theme}]")).to_have_count(1)
        seen: dict[str, Any] = await page.evaluate("only => axe.run({ runOnly: only })", only)
        for one in seen["violations"]:
            found += [f"{theme}: {one['id']}: {node['html'][:160]}" for node in one["nodes"]]
    return found


@pytest.mark.parametrize("size", [DESKTOP, PHONE])
@awaited
async def test_axe_finds_nothing_on_any_page_in_both_themes(
    site: ServerProcess, size: tuple[int, int]
) -> None:
    async with browser() as chromium, visitor(chromium, site.url, size, novice=True) as anne:
        page = anne.page
        pilot = Pilot(page, 11)
        await pilot.play_now()
        await expect(page.locator("#welcome")).to_be_visible()
        assert await flaws(page) == [], "a first game"
        await page.get_by_role("button", name="C’est parti").click()
        await pilot.turn()
        assert await pilot.asked()
        await pilot.unfold()
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
    """A test that cannot fail proves nothing: a button without a name, words hardly to be seen."""
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
async def test_a_finished_game_is_seen_again_and_proven(site: ServerProcess) -> None:
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
        await expect(page.get_by_text("la graine est celle promise au début")).to_be_visible()
        async with page.expect_download() as saved:
            await page.get_by_role("link", name="enregistrement").click()
        record = Path(await (await saved.value).path()).read_text(encoding="utf-8")
        assert record.startswith("flibuste record 1\n") and "\nseed " in record


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
async def test_every_rule_has_an_address_and_can_be_looked_for(site: ServerProcess) -> None:
    async with browser() as chromium, visitor(chromium, site.url) as anne:
        page = anne.page
        await page.goto("/rules/freibeuter#FRE-51")
        await expect(page.locator("#FRE-51")).to_be_in_viewport()
        assert await page.locator("p.rule").count() == 71
        await page.get_by_role("searchbox").fill("hollandais")
        await expect(page.locator("p.rule mark").first).to_have_text("Hollandais")
        assert 0 < await page.locator("p.rule").count() < 71


@awaited
async def test_what_is_not_allowed_is_explained_with_its_rule(site: ServerProcess) -> None:
    async with browser() as chromium, visitor(chromium, site.url) as anne:
        page = anne.page
        pilot = Pilot(page, 12)
        await pilot.play_now()
        assert await pilot.asked()
        mine = {name.split()[1] for name in await pilot.names() if name.startswith("place ")}
        other = next(region for region in ("A1", "B1", "C1", "D1", "E1", "F1") if region not in mine)
        await page.locator(f'[data-at="region:{other}"]').click(force=True)
        await expect(
            page.get_by_text(f"Vous n’avez pas la carte de mer {other} en main.").first
        ).to_be_visible()


@awaited
async def test_a_sheet_opened_while_another_closes_stays(site: ServerProcess) -> None:
    """A dialog says that it is closed a moment after it is; that is no word about the next one."""
    async with browser() as chromium, visitor(chromium, site.url) as anne:
        page = anne.page
        pilot = Pilot(page, 5)
        await pilot.play_now()
        assert await pilot.asked()
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
