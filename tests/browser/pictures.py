"""Pictures of every page at three sizes and in both themes: `python -m tests.browser.pictures [FOLDER]`."""

from __future__ import annotations

import asyncio
import sys
import tempfile
from pathlib import Path

from playwright.async_api import Browser, Page

from tests import SOURCES
from tests.browser.browser import DESKTOP, PHONE, TABLET, browser, visitor
from tests.browser.finished import finished
from tests.browser.pilot import Pilot
from tests.server.harness import ServerProcess

FOLDER = SOURCES.parent / "docs" / "pictures"
SIZES = {"desktop": DESKTOP, "tablet": TABLET, "phone": PHONE}
THEMES = ("dark", "light")
SETTLED = 900
"""Milliseconds until fonts, covers and motion have come to rest."""


async def picture(page: Page, folder: Path, name: str) -> None:
    await page.wait_for_timeout(SETTLED)
    await page.screenshot(path=folder / f"{name}.jpg", type="jpeg", quality=82)
    sys.stdout.write(f"{name}\n")


async def album(chromium: Browser, server: ServerProcess, folder: Path, games: list[str]) -> None:
    for theme in THEMES:
        for size, pixels in SIZES.items():
            end = f"{size}-{theme}"
            async with visitor(chromium, server.url, pixels, theme) as anne:
                page = anne.page
                for game in games:
                    await at_table(page, game, folder, end)
                over = await finished(page, server)
                pages = {
                    "port": "/",
                    "new": "/new/freibeuter",
                    "rules": "/rules/freibeuter",
                    "replay": f"/replay/{over}?n=90",
                    "end": f"/table/{over}",
                }
                for name, path in pages.items():
                    await page.goto(path)
                    await page.wait_for_load_state("networkidle")
                    await picture(page, folder, f"{name}-{end}")


async def at_table(page: Page, game: str, folder: Path, end: str) -> None:
    """Some turns into a game, with a choice pointed at."""
    await page.goto(f"/new/{game}")
    await page.locator("label", has_text="Des robots").first.click()
    await page.locator("form button.main").click()
    pilot = Pilot(page, 42)
    await pilot.at_table()
    for _ in range(16):
        if not await pilot.turn():
            break
    await page.locator("[data-choice], .helm .fold").first.wait_for(state="attached", timeout=30_000)
    await picture(page, folder, f"{game}-{end}")


async def main(folder: Path, games: list[str]) -> None:
    with tempfile.TemporaryDirectory() as home:
        server = ServerProcess(f"sqlite:///{home}/flibuste.db", Path(home))
        server.start()
        try:
            async with browser() as chromium:
                await album(chromium, server, folder, games)
        finally:
            server.kill()


if __name__ == "__main__":
    asyncio.run(main(FOLDER, sys.argv[1:] or ["freibeuter"]))
