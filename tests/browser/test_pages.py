"""Every page: for everybody, in both themes, in three languages; and looking back at a game."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest
from playwright.async_api import Page, expect

from tests import SOURCES
from tests.browser.browser import DESKTOP, PHONE, browser, visitor
from tests.browser.finished import finished
from tests.browser.pilot import Pilot
from tests.server.harness import ServerProcess
from tests.server.loop import awaited

pytestmark = pytest.mark.slow
AXE = SOURCES.parent / "web/node_modules/axe-core/axe.min.js"
TAGS = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa"]


async def flaws(page: Page) -> list[str]:
    """What axe finds, as one line a fault."""
    await page.evaluate(Path(AXE).read_text(encoding="utf-8"))
    found: dict[str, Any] = await page.evaluate(
        "tags => axe.run({ runOnly: { type: 'tag', values: tags } })", TAGS
    )
    return [f"{one['id']}: {node['html'][:160]}" for one in found["violations"] for node in one["nodes"]]


@pytest.mark.parametrize("theme", ["light", "dark"])
@pytest.mark.parametrize("size", [DESKTOP, PHONE])
@awaited
async def test_axe_finds_nothing_on_any_page(site: ServerProcess, theme: str, size: tuple[int, int]) -> None:
    async with browser() as chromium, visitor(chromium, site.url, size, theme) as anne:
        page = anne.page
        pilot = Pilot(page, 11)
        await pilot.play_now()
        await pilot.turn()
        await expect(page.locator("[data-choice], .helm .fold").first).to_be_attached(timeout=30_000)
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
async def test_a_finished_game_is_seen_again_and_proven(site: ServerProcess) -> None:
    async with browser() as chromium, visitor(chromium, site.url) as anne:
        page = anne.page
        await page.goto("/")
        over = await finished(page, site)
        await page.goto(f"/replay/{over}?n=3")
        slider = page.get_by_role("slider", name="Moment de la partie")
        await expect(slider).to_have_value("3")
        await page.get_by_role("button", name="Un coup en avant").click()
        await expect(slider).to_have_value("4")
        await slider.press("End")
        await expect(page).to_have_url(f"/replay/{over}?n={await slider.get_attribute('max')}&as=open")
        await page.get_by_label("Avec les yeux de").select_option("1")
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
        await expect(pilot.offers.first).to_be_attached(timeout=30_000)
        mine = {name.split()[1] for name in await pilot.names() if name.startswith("place ")}
        other = next(region for region in ("A1", "B1", "C1", "D1", "E1", "F1") if region not in mine)
        await page.locator(f'[data-at="region:{other}"]').click(force=True)
        await expect(
            page.get_by_text(f"Vous n’avez pas la carte de mer {other} en main.").first
        ).to_be_visible()
