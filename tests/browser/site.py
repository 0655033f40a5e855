"""A pytest plugin, loaded by the root conftest: one real server with the site, for all browser tests.

The games keep their browser tests in their own folders, so a conftest here would not reach them.
"""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

import flibuste.server
from tests.browser import browser, shared_loop
from tests.server.harness import ServerProcess

SITE = Path(flibuste.server.__file__).parent / "site"


@pytest.fixture(scope="session")
def site(tmp_path_factory: pytest.TempPathFactory) -> Iterator[ServerProcess]:
    """The server; the browser that the tests share is closed with it."""
    if not (SITE / "index.html").exists():
        pytest.fail("The site has not been built: run `make web`.")
    home = tmp_path_factory.mktemp("site")
    running = ServerProcess(f"sqlite:///{home / 'flibuste.db'}", home)
    running.start()
    yield running
    shared_loop.SHARED.run(browser.lasting.aclose())
    shared_loop.SHARED.close()
    running.kill()
