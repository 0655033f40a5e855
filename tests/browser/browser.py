"""A real Chromium: the one on the machine, or else Playwright's own download."""

from __future__ import annotations

import asyncio
import json
import shutil
import subprocess
import sys
from collections.abc import AsyncIterator
from contextlib import AsyncExitStack, asynccontextmanager, suppress

import pytest
from playwright.async_api import Browser, ConsoleMessage, Error, Page, Response, async_playwright, expect

from flibuste.kernel import registry
from tests.browser.shared_loop import SHARED

NAMES = (
    "chromium-headless-shell",
    "chromium",
    "chromium-browser",
    "google-chrome",
    "google-chrome-stable",
    "chrome",
)
FLAGS = (
    "--no-sandbox",
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
)
GAMES = [name for name in registry.names() if (registry.folder(name) / "ui" / "index.ts").exists()]
DESKTOP, TABLET, PHONE = (1280, 800), (820, 1180), (390, 844)
PATIENCE = 60_000
"""Milliseconds to wait for a page. It is long, because the machine may be busy."""
expect.set_options(timeout=PATIENCE)
UNHURRIED = (
    "was preloaded using link preload but not used within a few seconds",
    "WebSocket is closed before the connection is established",
)
"""Warnings that only mean that something took long; the page reconnects by itself."""


@asynccontextmanager
async def browser() -> AsyncIterator[Browser]:
    """On the shared loop, one browser for all tests, each with its own contexts; elsewhere a new browser."""
    if asyncio.get_running_loop() is not SHARED.get_loop():
        async with launched() as own:
            yield own
        return
    if not kept or not kept[0].is_connected():
        kept[:] = [await lasting.enter_async_context(launched())]
    yield kept[0]


kept: list[Browser] = []
lasting = AsyncExitStack()


@asynccontextmanager
async def launched(whole: bool = False) -> AsyncIterator[Browser]:
    """A new browser. The headless shell shows no notifications; a whole browser does."""
    found = next(filter(None, map(shutil.which, NAMES[1:] if whole else NAMES)), None)
    async with async_playwright() as tool:
        if found is None:
            found = fetched(tool.chromium.executable_path)
        one = await tool.chromium.launch(executable_path=found, args=[*FLAGS])
        try:
            yield one
        finally:
            await one.close()


def fetched(path: str) -> str:
    """Downloads Playwright's own browser."""
    fetch = [sys.executable, "-m", "playwright", "install", "chromium"]
    done = subprocess.run(fetch, capture_output=True, text=True, check=False, timeout=600)
    if done.returncode:
        pytest.fail(
            f"The browser tests need Chromium: none of {', '.join(NAMES)} is on the path, and fetching one "
            f"failed. Install the package chromium, or run `make services`.\n{done.stderr[-500:]}"
        )
    return path


class Visitor:
    """One person's browser window, and all errors in it."""

    def __init__(self, page: Page) -> None:
        self.page = page
        self.faults: list[str] = []
        page.on("console", self.console)
        page.on("pageerror", lambda fault: self.faults.append(f"page error: {fault}"))
        page.on("response", self.response)

    def console(self, message: ConsoleMessage) -> None:
        if message.type in ("error", "warning") and not any(said in message.text for said in UNHURRIED):
            self.faults.append(f"{message.type}: {message.text}")

    def response(self, response: Response) -> None:
        if response.status >= 500:
            self.faults.append(f"{response.status} {response.url}")


@asynccontextmanager
async def visitor(
    browser: Browser,
    url: str,
    size: tuple[int, int] = DESKTOP,
    theme: str = "dark",
    language: str = "fr-FR",
    still: bool = True,
    novice: bool = False,
) -> AsyncIterator[Visitor]:
    """A person with their own cookies and local storage. A novice has not seen any game's welcome yet.

    Fails at the end if anything went wrong in the window.
    """
    context = await browser.new_context(
        base_url=url,
        viewport={"width": size[0], "height": size[1]},
        locale=language,
        color_scheme="light" if theme == "light" else "dark",
        reduced_motion="reduce" if still else "no-preference",
        has_touch=size[0] < 800,
    )
    context.set_default_timeout(PATIENCE)
    if not novice:
        await context.add_init_script(
            f"if (origin !== 'null') localStorage['flibuste.met'] ??= '{json.dumps(GAMES)}'"
        )
    try:
        one = Visitor(await context.new_page())
        yield one
        assert not one.faults, "\n".join(one.faults)
    finally:
        with suppress(Error):
            await context.close()
