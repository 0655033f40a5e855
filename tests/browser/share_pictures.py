"""The picture that a shared link shows of each game: `python -m tests.browser.share_pictures [GAME …]`.

It is the game's cover as the start page draws it, without words, so that it serves every language.
"""

from __future__ import annotations

import asyncio
import sys
import tempfile
from pathlib import Path

from tests import SOURCES
from tests.browser.browser import GAMES, browser, visitor
from tests.server.harness import ServerProcess

FOLDER = SOURCES.parent / "web" / "public" / "share"
SIZE = (1200, 630)
"""The size that chats and forums show whole."""
ALONE = """cover => {
    const whole = { width: "100vw", height: "100vh", maxHeight: "none", aspectRatio: "auto" };
    for (let above = cover.parentElement; above; above = above.parentElement) {
        const free = { overflow: "visible", transform: "none", contain: "none", filter: "none" };
        Object.assign(above.style, free);
    }
    Object.assign(cover.style, whole, { position: "fixed", inset: 0, zIndex: 99 });
    for (const svg of cover.querySelectorAll("svg[preserveAspectRatio]")) {
        svg.setAttribute("preserveAspectRatio", "xMidYMax slice");
        Object.assign(svg.style, whole);
    }
}"""
"""Shows the cover over everything else, as wide and high as the window."""


async def main(games: list[str]) -> None:
    FOLDER.mkdir(exist_ok=True)
    with tempfile.TemporaryDirectory() as home:
        server = ServerProcess(f"sqlite:///{home}/flibuste.db", Path(home))
        server.start()
        try:
            async with browser() as chromium, visitor(chromium, server.url, SIZE, "light") as anne:
                for game in games:
                    await anne.page.goto("/")
                    await anne.page.wait_for_load_state("networkidle")
                    await anne.page.locator(f"article[aria-labelledby=game-{game}] div.cover").evaluate(ALONE)
                    await anne.page.screenshot(path=FOLDER / f"{game}.jpg", type="jpeg", quality=80)
        finally:
            server.kill()


if __name__ == "__main__":
    asyncio.run(main(sys.argv[1:] or GAMES))
