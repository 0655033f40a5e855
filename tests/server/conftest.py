"""What the server's tests share: a real server a module, and the services where a test names them."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest

from tests.server.harness import ServerProcess
from tests.server.services import postgres, redis

__all__ = ["postgres", "redis", "server"]


@pytest.fixture(scope="module")
def server(
    tmp_path_factory: pytest.TempPathFactory, request: pytest.FixtureRequest
) -> Iterator[ServerProcess]:
    """With a folder and file of its own; a module may name the `SETTINGS` it wants."""
    home = tmp_path_factory.mktemp("server")
    settings: dict[str, Any] = getattr(request.module, "SETTINGS", {})
    running = ServerProcess(f"sqlite:///{home / 'flibuste.db'}", home, **settings)
    running.start()
    yield running
    running.kill()
