"""How fast the site loads and plays: `python -m tests.browser.load [GAME] [--json]`.

Times are wall time on a processor slowed down four times, which a busy machine makes longer; and, measured
by itself, the main thread's time on the processor, counted four times, which it hardly does.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import sys
import tempfile
from pathlib import Path
from typing import Any

from playwright.async_api import Browser, CDPSession, Page

from tests.browser.browser import GAMES, browser, visitor
from tests.browser.finished import finished
from tests.browser.pilot import Pilot
from tests.server.harness import ServerProcess

SLOWER = 4
LONG = 100
"""Milliseconds; longer tasks are felt."""
TURNS = 12
PAINTED = """
window.painted = new Promise(done => new MutationObserver((_, watch) => {
  if (!document.querySelector(".board [data-at], .board svg, .board li")) return;
  watch.disconnect();
  requestAnimationFrame(() => setTimeout(() => done(performance.now())));
}).observe(document, { childList: true, subtree: true }));
"""


class Meter:
    """Counts what travels, compressed as it is."""

    def __init__(self) -> None:
        self.bytes = 0

    async def watch(self, page: Page) -> None:
        wire = await page.context.new_cdp_session(page)
        await wire.send("Network.enable")
        wire.on("Network.loadingFinished", self.finished)

    def finished(self, event: dict[str, Any]) -> None:
        self.bytes += int(event["encodedDataLength"])


async def slowed(page: Page) -> None:
    wire = await page.context.new_cdp_session(page)
    await wire.send("Emulation.setCPUThrottlingRate", {"rate": SLOWER})


async def spending(page: Page) -> CDPSession:
    """From here on the main thread's time on the processor is counted; if slowed, its waiting, too."""
    wire = await page.context.new_cdp_session(page)
    await wire.send("Performance.enable", {"timeDomain": "threadTicks"})
    return wire


async def spent(wire: CDPSession) -> dict[str, int]:
    """Milliseconds it would have taken on the slow processor, and of what."""
    said = await wire.send("Performance.getMetrics")
    found = {one["name"]: float(one["value"]) for one in said["metrics"]}
    times = {
        kind: found[f"{kind}Duration"] * 1000 * SLOWER for kind in ("Task", "Script", "Layout", "RecalcStyle")
    }
    return {
        "table_opens_cpu_ms": round(times["Task"]),
        "of_that_script_ms": round(times["Script"]),
        "of_that_layout_ms": round(times["Layout"] + times["RecalcStyle"]),
    }


def tasks(trace: bytes) -> list[tuple[float, float]]:
    """The main thread's tasks in a trace: wall and processor milliseconds of each."""
    events: list[dict[str, Any]] = json.loads(trace)["traceEvents"]
    mains = {
        (one["pid"], one["tid"])
        for one in events
        if one["name"] == "thread_name" and one["args"]["name"] == "CrRendererMain"
    }
    busy = [
        one
        for one in events
        if one["name"] == "ThreadControllerImpl::RunTask" and (one["pid"], one["tid"]) in mains
    ]
    return [(one.get("dur", 0) / 1000, one.get("tdur", 0) / 1000) for one in busy]


async def first_visit(chromium: Browser, url: str, game: str) -> dict[str, int]:
    """The start page, then what a table adds: the shell's table page and the game's board."""
    async with visitor(chromium, url) as anne:
        meter = Meter()
        await meter.watch(anne.page)
        await anne.page.goto("/")
        await anne.page.wait_for_load_state("networkidle")
        port = meter.bytes
        await Pilot(anne.page).play_now(game)
        await anne.page.wait_for_load_state("networkidle")
        return {"first_visit_bytes": port, "table_adds_bytes": meter.bytes - port}


async def long_game(chromium: Browser, server: ServerProcess, game: str) -> dict[str, int]:
    """A game with all its events opens, for somebody who has been here before."""
    async with visitor(chromium, server.url) as anne:
        page = anne.page
        await page.goto("/")
        over = await finished(page, server, game=game)
        story = await (await page.request.get(f"/api/tables/{over}/story")).json()
        await page.add_init_script(PAINTED)
        await page.goto(f"/table/{over}")
        await page.evaluate("window.painted")
        nodes = int(await page.evaluate("document.querySelectorAll('*').length"))
        await page.goto("about:blank")
        wire = await spending(page)
        await page.goto(f"/table/{over}")
        await page.evaluate("window.painted")
        costs = await spent(wire)
        await page.goto("about:blank")
        await slowed(page)
        await page.goto(f"/table/{over}")
        opened = float(await page.evaluate("window.painted"))
        return {"events": len(story), "elements": nodes, "table_opens_ms": round(opened), **costs}


async def some_turns(
    chromium: Browser, server: ServerProcess, game: str, slow: bool
) -> list[tuple[float, float]]:
    """Some turns are played with all motion; every task of the main thread."""
    async with visitor(chromium, server.url, still=False) as anne:
        pilot = Pilot(anne.page, 3)
        await pilot.play_now(game)
        if slow:
            await slowed(anne.page)
        await anne.page.wait_for_timeout(1000)
        await chromium.start_tracing(
            page=anne.page, categories=["toplevel", "disabled-by-default-devtools.timeline"]
        )
        for _ in range(TURNS):
            await pilot.turn()
        return tasks(await chromium.stop_tracing())


async def turns(chromium: Browser, server: ServerProcess, game: str) -> dict[str, int]:
    walls = [wall for wall, _ in await some_turns(chromium, server, game, slow=True)]
    costs = [cost * SLOWER for _, cost in await some_turns(chromium, server, game, slow=False)]
    return {
        "long_tasks": sum(wall > LONG for wall in walls),
        "long_tasks_cpu": sum(cost > LONG for cost in costs),
        "longest_task_ms": round(max(walls)),
        "longest_task_cpu_ms": round(max(costs)),
    }


async def measured(game: str) -> dict[str, int]:
    with tempfile.TemporaryDirectory() as home:
        server = ServerProcess(f"sqlite:///{home}/flibuste.db", Path(home))
        server.start()
        try:
            async with browser() as chromium:
                return (
                    await first_visit(chromium, server.url, game)
                    | await long_game(chromium, server, game)
                    | await turns(chromium, server, game)
                )
        finally:
            server.kill()


def main() -> None:
    wanted = argparse.ArgumentParser(prog="python -m tests.browser.load")
    wanted.add_argument("game", nargs="?", default="freibeuter", choices=GAMES)
    wanted.add_argument("--json", action="store_true")
    given = wanted.parse_args()
    found = asyncio.run(measured(given.game))
    if given.json:
        sys.stdout.write(json.dumps({"game": given.game, **found}) + "\n")
    else:
        for name, value in found.items():
            sys.stdout.write(f"{name:20} {value:>10,}\n")


if __name__ == "__main__":
    main()
