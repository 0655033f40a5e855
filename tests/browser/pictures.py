"""Pictures of every page at three sizes and in both themes: `python -m tests.browser.pictures [GAME …]`."""

from __future__ import annotations

import asyncio
import sys
import tempfile
from pathlib import Path

from playwright.async_api import Browser, Page, expect

from tests import SOURCES
from tests.browser.browser import DESKTOP, GAMES, PHONE, TABLET, browser, visitor
from tests.browser.finished import finished
from tests.browser.page_player import PagePlayer
from tests.server.harness import ServerProcess

FOLDER = SOURCES.parent / "docs" / "pictures"
SIZES = {"desktop": DESKTOP, "tablet": TABLET, "phone": PHONE}
THEMES = ("dark", "light")
FIRST = "freibeuter"
TURNS = 9
"""About the middle of the shortest game."""
SETTLED = 900
"""Milliseconds until fonts, covers and motion have settled."""


async def picture(page: Page, folder: Path, name: str) -> None:
    await page.wait_for_timeout(SETTLED)
    await page.screenshot(path=folder / f"{name}.jpg", type="jpeg", quality=82)
    sys.stdout.write(f"{name}\n")


async def album(chromium: Browser, server: ServerProcess, folder: Path, games: list[str]) -> None:
    for theme in THEMES:
        for size, pixels in SIZES.items():
            end = f"{size}-{theme}"
            async with visitor(chromium, server.url, pixels, theme) as anne:
                for game in games:
                    await of_game(anne.page, server, game, folder, end)
                await opened(anne.page, "/", folder, f"port-{end}")


async def of_game(page: Page, server: ServerProcess, game: str, folder: Path, end: str) -> None:
    """The table in the middle of a game; for the first game also the other pages, which look alike."""
    await at_table(page, game, folder, end)
    if game != FIRST:
        return
    over = await finished(page, server, game=game)
    pages = {
        "new": f"/new/{game}",
        "rules": f"/rules/{game}",
        "replay": f"/replay/{over}?n=90",
        "end": f"/table/{over}",
    }
    for name, path in pages.items():
        await opened(page, path, folder, f"{name}-{end}")


async def opened(page: Page, path: str, folder: Path, name: str) -> None:
    await page.goto(path)
    await page.wait_for_load_state("networkidle")
    await expect(page.get_by_text("Chargement…")).to_have_count(0)
    await picture(page, folder, name)


async def at_table(page: Page, game: str, folder: Path, end: str) -> None:
    """The table after some turns."""
    player = PagePlayer(page, 42)
    await player.play_now(game)
    for _ in range(TURNS):
        await player.turn()
    await page.locator("[data-choice], .choice-panel .fold, .finale").first.wait_for(
        state="attached", timeout=30_000
    )
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
    asyncio.run(main(FOLDER, sys.argv[1:] or GAMES))
