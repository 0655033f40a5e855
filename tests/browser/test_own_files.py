"""Files of one's own box in the form for a new table: templates, their format, and corrections."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from playwright.async_api import expect

from tests.browser.accessibility import flaws
from tests.browser.browser import DESKTOP, PHONE, browser, visitor
from tests.browser.shared_loop import awaited
from tests.server.harness import ServerProcess

pytestmark = pytest.mark.slow


@awaited
async def test_a_template_is_filled_in_refused_corrected_and_played(
    site: ServerProcess, tmp_path: Path
) -> None:
    """In a French browser the template has semicolons, as a French spreadsheet reads and writes it."""
    async with browser() as chromium, visitor(chromium, site.url) as anne:
        page = anne.page
        await page.goto("/new/stoertebeker")
        await page.get_by_text("Votre propre boîte").click()
        async with page.expect_download() as saved:
            await page.get_by_role("link", name=re.compile("modèle.*ships.csv")).click()
        own = tmp_path / "ships.csv"
        template = Path(await (await saved.value).path()).read_bytes()
        assert template.startswith(b"\xef\xbb\xbfid;colour;points;")
        picker = page.locator(".file", has_text="ships.csv").locator("input")
        own.write_bytes(template.replace(b"S01;black;3;", b"S01;noir\xe9e;3,5;"))
        await picker.set_input_files(own)
        await expect(page.get_by_text("le vôtre : ships.csv")).to_be_visible()
        assert await picker.evaluate("one => one.files.length") == 0, "the same file can be chosen again"
        await page.locator("form button.main").click()
        await expect(page.get_by_role("alert")).to_contain_text("ships.csv, ligne 2 : « 3,5 »")
        own.write_bytes(template.replace(b"S01;black;3;", b"S01;noir\xe9e;4;"))
        await picker.set_input_files(own)
        await page.locator("form button.main").click()
        await page.wait_for_url("**/table/*")
        anne.faults[:] = [one for one in anne.faults if "422" not in one]


@pytest.mark.parametrize("size", [DESKTOP, PHONE])
@pytest.mark.parametrize("game", ["stoertebeker", "rum_and_pirates"])
@awaited
async def test_a_page_explains_the_format_of_every_file(
    site: ServerProcess, game: str, size: tuple[int, int]
) -> None:
    async with browser() as chromium, visitor(chromium, site.url, size) as anne:
        page = anne.page
        await page.goto(f"/new/{game}")
        await page.get_by_text("Votre propre boîte").click()
        async with page.context.expect_page() as opened:
            await page.get_by_role("link", name="Le format de ces fichiers").click()
        other = await opened.value
        await expect(other.get_by_role("heading", level=2)).to_contain_text("les fichiers de votre boîte")
        names = await other.locator("section h3").all_inner_texts()
        assert {"ships.csv", "box.json"} & set(names)
        for section in await other.locator("main section").all():
            assert await section.locator("li").count()
        assert await flaws(other) == []
        wide = await other.evaluate("document.documentElement.scrollWidth")
        assert wide <= size[0]
