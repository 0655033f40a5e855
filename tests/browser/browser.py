"""A real Chromium: found on the machine, else the test tool's own download, else a sentence says so."""

from __future__ import annotations

import shutil
import subprocess
import sys
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, suppress

import pytest
from playwright.async_api import Browser, ConsoleMessage, Error, Page, Response, async_playwright

NAMES = ("chromium", "chromium-browser", "google-chrome", "google-chrome-stable", "chrome")
FLAGS = (
    "--no-sandbox",
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
)
DESKTOP, TABLET, PHONE = (1280, 800), (820, 1180), (390, 844)


@asynccontextmanager
async def browser() -> AsyncIterator[Browser]:
    """Launched for one test; it closes with it."""
    found = next(filter(None, map(shutil.which, NAMES)), None)
    async with async_playwright() as tool:
        if found is None:
            found = fetched(tool.chromium.executable_path)
        launched = await tool.chromium.launch(executable_path=found, args=[*FLAGS])
        try:
            yield launched
        finally:
            await launched.close()


def fetched(path: str) -> str:
    """The browser the test tool brings along."""
    fetch = [sys.executable, "-m", "playwright", "install", "chromium"]
    done = subprocess.run(fetch, capture_output=True, text=True, check=False, timeout=600)
    if done.returncode:
        pytest.fail(
            f"The browser tests need Chromium: none of {', '.join(NAMES)} is on the path, and fetching one "
            f"failed. Install the package chromium, or run `make services`.\n{done.stderr[-500:]}"
        )
    return path


class Visitor:
    """One person's browser window, and everything that went wrong in it."""

    def __init__(self, page: Page) -> None:
        self.page = page
        self.faults: list[str] = []
        page.on("console", self.console)
        page.on("pageerror", lambda fault: self.faults.append(f"page error: {fault}"))
        page.on("response", self.response)

    def console(self, message: ConsoleMessage) -> None:
        if message.type in ("error", "warning"):
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
) -> AsyncIterator[Visitor]:
    """Somebody new, with cookies and memory of his own. When he leaves, nothing may have gone wrong."""
    context = await browser.new_context(
        base_url=url,
        viewport={"width": size[0], "height": size[1]},
        locale=language,
        color_scheme="light" if theme == "light" else "dark",
        reduced_motion="reduce" if still else "no-preference",
        has_touch=size[0] < 800,
    )
    context.set_default_timeout(15_000)
    try:
        one = Visitor(await context.new_page())
        yield one
        assert not one.faults, "\n".join(one.faults)
    finally:
        with suppress(Error):
            await context.close()
