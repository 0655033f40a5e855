"""A real server with the site built into it."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.async_api import expect

import flibuste.server
from tests.browser import browser, loop
from tests.server.harness import ServerProcess

expect.set_options(timeout=browser.PATIENCE)

SITE = Path(flibuste.server.__file__).parent / "site"


@pytest.fixture(scope="session", autouse=True)
def chromium() -> Iterator[None]:
    """What the tests have launched and shared is closed with the last of them."""
    yield
    loop.SHARED.run(browser.lasting.aclose())
    loop.SHARED.close()


@pytest.fixture(scope="session")
def site(tmp_path_factory: pytest.TempPathFactory) -> Iterator[ServerProcess]:
    if not (SITE / "index.html").exists():
        pytest.fail("The site has not been built: run `make web`.")
    home = tmp_path_factory.mktemp("site")
    running = ServerProcess(f"sqlite:///{home / 'flibuste.db'}", home)
    running.start()
    yield running
    running.kill()
