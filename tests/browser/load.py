"""How fast the site loads and plays: `python -m tests.browser.load [GAME …] [--json]`; all games by default.

A table is open when the board, a choice that can be clicked and the end of the log are drawn, measured from
the navigation on, with the processor slowed down four times. Tasks are those of the main thread during play,
at full speed and slowed down. Both are wall time, which is longer on a busy machine. The processor time of
the main thread, multiplied by four, hardly depends on the load.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import random
import sys
import tempfile
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from statistics import median
from typing import Any, Final

from playwright.async_api import Browser, CDPSession, Page

from flibuste.kernel import registry
from tests.browser.browser import GAMES, browser, visitor
from tests.browser.page_player import ENDED, OFFER, PagePlayer
from tests.server.harness import Client, ServerProcess, say

SLOWER: Final = 4
LONG: Final = 100
"""Milliseconds; people notice longer tasks."""
TURNS: Final = 12
EVENTS: Final = 300
TABLES: Final = 200
"""The most games that are tried to find a long one."""
AGAIN: Final = 7
"""The number of repetitions. The median is reported; the minimum shows the time on a quiet machine."""
USABLE: Final = """
window.usable = new Promise(done => new MutationObserver((_, watch) => {
  const all = [".board [data-at]", "[data-choice][aria-disabled=false]", "[role=log] .act"];
  if (!all.every(one => document.querySelector(one))) return;
  watch.disconnect();
  requestAnimationFrame(() => setTimeout(() => done(performance.now())));
}).observe(document, { childList: true, subtree: true, attributeFilter: ["aria-disabled"] }));
"""
Found = dict[str, int]
ROWS: Final = (
    ("first visit, compressed", "{first_visit_bytes:.0f} kB", "under 300 kB"),
    ("what a table adds", "{table_adds_bytes:.0f} kB", "under 150 kB"),
    ("events of the table that opens", "{events}", "300"),
    ("it opens for somebody who has been here", "{opens_ms} ms", "under 1,000 ms"),
    ("… the least", "{opens_least_ms} ms", "under 1,000 ms"),
    ("… the same, by processor time", "{opens_cpu_ms} ms", "under 1,000 ms"),
    ("it opens with nothing kept in the browser", "{opens_cold_ms} ms", "–"),
    ("tasks over 100 ms in twelve turns", "{long_tasks}", "0"),
    ("… the longest", "{longest_task_ms} ms", "100 ms"),
    ("the same, slowed down four times: tasks over 100 ms", "{long_tasks_slow}", "–"),
    ("… the longest", "{longest_task_slow_ms} ms", "–"),
    ("… tasks over 100 ms, by processor time", "{long_tasks_cpu}", "–"),
    ("… the longest, by processor time", "{longest_task_cpu_ms} ms", "–"),
)
"""The table of docs/performance.md."""


class Meter:
    """Counts the bytes transferred, as compressed."""

    def __init__(self) -> None:
        self.bytes = 0

    async def watch(self, page: Page) -> None:
        wire = await page.context.new_cdp_session(page)
        await wire.send("Network.enable")
        # What the service worker fetches for the page would not be counted.
        await wire.send("Network.setBypassServiceWorker", {"bypass": True})
        wire.on("Network.loadingFinished", self.finished)

    def finished(self, event: dict[str, Any]) -> None:
        self.bytes += int(event["encodedDataLength"])


async def slowed(page: Page) -> None:
    wire = await page.context.new_cdp_session(page)
    await wire.send("Emulation.setCPUThrottlingRate", {"rate": SLOWER})


async def spending(page: Page) -> CDPSession:
    """Counts the main thread's processor time from now on; on a slowed page it includes the throttling."""
    wire = await page.context.new_cdp_session(page)
    await wire.send("Performance.enable", {"timeDomain": "threadTicks"})
    return wire


async def spent(wire: CDPSession) -> Found:
    """The milliseconds on the slow processor, in total and by kind."""
    said = await wire.send("Performance.getMetrics")
    found = {one["name"]: float(one["value"]) for one in said["metrics"]}
    times = {
        kind: found[f"{kind}Duration"] * 1000 * SLOWER for kind in ("Task", "Script", "Layout", "RecalcStyle")
    }
    return {
        "opens_cpu_ms": round(times["Task"]),
        "of_that_script_ms": round(times["Script"]),
        "of_that_layout_ms": round(times["Layout"] + times["RecalcStyle"]),
    }


def tasks(trace: bytes) -> list[tuple[float, float]]:
    """The tasks of the page's main thread in a trace: wall and processor time in milliseconds."""
    events: list[dict[str, Any]] = json.loads(trace)["traceEvents"]
    # The browser's own windows are pages too, in other processes.
    ours = {
        frame["processId"]
        for one in events
        if one["name"] == "TracingStartedInBrowser"
        for frame in one["args"]["data"]["frames"]
    }
    mains = {
        (one["pid"], one["tid"])
        for one in events
        if one["name"] == "thread_name" and one["args"]["name"] == "CrRendererMain" and one["pid"] in ours
    }
    busy = [
        one
        for one in events
        if one["name"] == "ThreadControllerImpl::RunTask" and (one["pid"], one["tid"]) in mains
    ]
    return [(one.get("dur", 0) / 1000, one.get("tdur", 0) / 1000) for one in busy]


async def first_visit(chromium: Browser, url: str, game: str) -> Found:
    """The start page, then what a table adds: the shell's table page and the game's board."""
    async with visitor(chromium, url) as anne:
        meter = Meter()
        await meter.watch(anne.page)
        await anne.page.goto("/")
        await anne.page.wait_for_load_state("networkidle")
        port = meter.bytes
        await PagePlayer(anne.page).play_now(game)
        await anne.page.wait_for_load_state("networkidle")
        return {"first_visit_bytes": port, "table_adds_bytes": meter.bytes - port}


async def long_table(guest: Client, game: str) -> tuple[str, int]:
    """A table where the guest is asked after many events, and the number of events."""
    rng = random.Random(1)
    for _ in range(TABLES):
        wanted = {"game": game, "seats": max(registry.find(game).meta.seats), "public": True}
        table = str((await guest.call("POST", "/tables", wanted)).raise_for_status().json()["id"])
        (await guest.call("POST", f"/tables/{table}/start", {"fill": "greedy"})).raise_for_status()
        events = 0
        async with guest.connected(table) as wire:
            while not (update := await guest.update(wire))["play"]["over"]:
                events += len(update["events"])
                asked = update["decision"]
                if asked and not asked["sealed"] and events >= EVENTS:
                    return table, events
                if asked and not asked["sealed"]:
                    choice = rng.choice(asked["options"])
                    await say(wire, type="choose", choice=choice, serial=asked["serial"])
    raise RuntimeError(f"{game}: no game is as long as {EVENTS} events")


@asynccontextmanager
async def returning(chromium: Browser, guest: Client) -> AsyncIterator[Page]:
    """The guest's browser with an empty cache; only the guest's cookie is set."""
    async with visitor(chromium, guest.url) as anne:
        cookie = {"name": "flibuste_guest", "value": guest.token, "url": guest.url, "httpOnly": True}
        await anne.page.context.add_cookies([cookie])  # type: ignore[list-item]  # a TypedDict by another name
        await anne.page.context.add_init_script(USABLE)
        yield anne.page


async def opened(page: Page, table: str) -> int:
    """Milliseconds until the guest can play."""
    await page.goto(f"/table/{table}")
    return round(float(await page.evaluate("window.usable")))


async def openings(chromium: Browser, server: ServerProcess, game: str) -> Found:
    """Opens a table with many events: with an empty cache, and in a new tab of a returning visitor."""
    guest = await Client(server.url, "Anne").enter()
    table, events = await long_table(guest, game)
    cold, warm, costs = [], [], []
    for _ in range(AGAIN):
        async with returning(chromium, guest) as page:
            await slowed(page)
            cold.append(await opened(page, table))
    async with returning(chromium, guest) as page:
        for _ in range(2):  # the first visit installs the service worker, the second one uses it
            await opened(page, table)
            await page.wait_for_load_state("networkidle")
        nodes = int(await page.evaluate("document.querySelectorAll('*').length"))
        for _ in range(AGAIN):
            tab = await page.context.new_page()
            await slowed(tab)
            warm.append(await opened(tab, table))
            await tab.close()
            tab = await page.context.new_page()
            wire = await spending(tab)
            await opened(tab, table)
            costs.append(await spent(wire))
            await tab.close()
    return {
        "events": events,
        "elements": nodes,
        "opens_ms": round(median(warm)),
        "opens_least_ms": min(warm),
        "opens_cold_ms": round(median(cold)),
        **{kind: round(median(cost[kind] for cost in costs)) for kind in costs[0]},
    }


async def some_turns(
    chromium: Browser, server: ServerProcess, game: str, slow: bool
) -> list[tuple[float, float]]:
    """Plays some turns with animations; returns every task of the main thread."""
    async with visitor(chromium, server.url, still=False) as anne:
        player = PagePlayer(anne.page, 3)
        await player.play_now(game)
        if slow:
            await slowed(anne.page)
        await anne.page.wait_for_timeout(1000)
        await chromium.start_tracing(
            page=anne.page, categories=["toplevel", "disabled-by-default-devtools.timeline"]
        )
        for _ in range(TURNS):
            # The others may move first, which takes long on a slow machine.
            await anne.page.locator(f"{OFFER}, {ENDED}").first.wait_for(state="attached", timeout=180_000)
            await player.turn()
        return tasks(await chromium.stop_tracing())


async def turns(chromium: Browser, server: ServerProcess, game: str) -> Found:
    slow = [wall for wall, _ in await some_turns(chromium, server, game, slow=True)]
    usual = await some_turns(chromium, server, game, slow=False)
    walls = [wall for wall, _ in usual]
    costs = [cost * SLOWER for _, cost in usual]
    return {
        "long_tasks": sum(wall > LONG for wall in walls),
        "longest_task_ms": round(max(walls)),
        "long_tasks_slow": sum(wall > LONG for wall in slow),
        "longest_task_slow_ms": round(max(slow)),
        "long_tasks_cpu": sum(cost > LONG for cost in costs),
        "longest_task_cpu_ms": round(max(costs)),
    }


async def measured(game: str) -> Found:
    with tempfile.TemporaryDirectory() as home:
        server = ServerProcess(f"sqlite:///{home}/flibuste.db", Path(home))
        server.start()
        try:
            async with browser() as chromium:
                return (
                    await first_visit(chromium, server.url, game)
                    | await openings(chromium, server, game)
                    | await turns(chromium, server, game)
                )
        finally:
            server.kill()


def report(found: dict[str, Found]) -> str:
    """As a table in Markdown: a column for each game."""
    titles = [registry.find(game).meta.title for game in found]
    lines = [f"| | {' | '.join(titles)} | goal |", f"|---|{'---|' * len(found)}---|"]
    for name, cell, goal in ROWS:
        cells = [
            cell.format(**{key: one / 1000 if key.endswith("bytes") else one for key, one in game.items()})
            for game in found.values()
        ]
        lines.append(f"| {name} | {' | '.join(cells)} | {goal} |")
    return "\n".join(lines) + "\n"


def main() -> None:
    wanted = argparse.ArgumentParser(prog="python -m tests.browser.load")
    # Not an empty list: argparse would look it up among the choices.
    wanted.add_argument("game", nargs="*", choices=[*GAMES, "all"], default="all")
    wanted.add_argument("--json", action="store_true")
    given = wanted.parse_args()
    found: dict[str, Found] = {}
    for game in GAMES if "all" in given.game else given.game:
        found[game] = asyncio.run(measured(game))
        sys.stderr.write(f"{game} {json.dumps(found[game])}\n")  # progress: each game takes minutes
    sys.stdout.write(json.dumps(found) + "\n" if given.json else report(found))


if __name__ == "__main__":
    main()
