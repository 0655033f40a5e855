"""How fast the site loads and plays: `python -m tests.browser.load [--json]`."""

from __future__ import annotations

import asyncio
import json
import sys
import tempfile
import time
from pathlib import Path
from typing import Any

from playwright.async_api import Browser, CDPSession, Page

from tests.browser.browser import browser, visitor
from tests.browser.finished import finished
from tests.browser.pilot import Pilot
from tests.server.harness import ServerProcess

SLOWER = 4
LONG_TASKS = """
window.long = [];
new PerformanceObserver(list => {
  for (const task of list.getEntries()) window.long.push(Math.round(task.duration));
}).observe({ type: "longtask", buffered: true });
"""


class Meter:
    """Counts what travels, compressed as it is."""

    def __init__(self) -> None:
        self.bytes = 0

    async def watch(self, page: Page) -> CDPSession:
        wire = await page.context.new_cdp_session(page)
        await wire.send("Network.enable")
        wire.on("Network.loadingFinished", self.finished)
        return wire

    def finished(self, event: dict[str, Any]) -> None:
        self.bytes += int(event["encodedDataLength"])


async def first_visit(chromium: Browser, url: str) -> dict[str, int]:
    """The start page, then what a table adds: the shell's table page and the game's board."""
    async with visitor(chromium, url) as anne:
        meter = Meter()
        await meter.watch(anne.page)
        await anne.page.goto("/")
        await anne.page.wait_for_load_state("networkidle")
        port = meter.bytes
        await Pilot(anne.page).play_now()
        await anne.page.wait_for_load_state("networkidle")
        return {"first_visit_bytes": port, "table_adds_bytes": meter.bytes - port}


async def long_game(chromium: Browser, server: ServerProcess) -> dict[str, int]:
    """A finished game with all its events opens, and some turns are played, on a slow machine."""
    async with visitor(chromium, server.url, still=False) as anne:
        page = anne.page
        await page.goto("/")
        over = await finished(page, server)
        story = await (await page.request.get(f"/api/tables/{over}/story")).json()
        slow = await page.context.new_cdp_session(page)
        await slow.send("Emulation.setCPUThrottlingRate", {"rate": SLOWER})
        begun = time.monotonic()
        await page.goto(f"/table/{over}")
        await page.locator("[data-at='region:D4']").wait_for()
        opened = round(1000 * (time.monotonic() - begun))
        await page.add_init_script(LONG_TASKS)
        pilot = Pilot(page, 3)
        await pilot.play_now()
        await page.evaluate("window.long = []")
        for _ in range(12):
            await pilot.turn()
        tasks: list[int] = await page.evaluate("window.long")
        return {
            "events": len(story),
            "table_opens_ms": opened,
            "long_tasks": sum(1 for task in tasks if task > 100),
            "longest_task_ms": max(tasks, default=0),
        }


async def main() -> None:
    with tempfile.TemporaryDirectory() as home:
        server = ServerProcess(f"sqlite:///{home}/flibuste.db", Path(home))
        server.start()
        try:
            async with browser() as chromium:
                measured = await first_visit(chromium, server.url) | await long_game(chromium, server)
        finally:
            server.kill()
    if "--json" in sys.argv:
        sys.stdout.write(json.dumps(measured) + "\n")
    else:
        for name, value in measured.items():
            sys.stdout.write(f"{name:20} {value:>10,}\n")


if __name__ == "__main__":
    asyncio.run(main())
