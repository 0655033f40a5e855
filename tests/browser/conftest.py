"""A real server with the site built into it."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

import flibuste.server
from tests.server.harness import ServerProcess

SITE = Path(flibuste.server.__file__).parent / "site"


@pytest.fixture(scope="module")
def site(tmp_path_factory: pytest.TempPathFactory) -> Iterator[ServerProcess]:
    if not (SITE / "index.html").exists():
        pytest.fail("The site has not been built: run `make web`.")
    home = tmp_path_factory.mktemp("site")
    running = ServerProcess(f"sqlite:///{home / 'flibuste.db'}", home)
    running.start()
    yield running
    running.kill()
