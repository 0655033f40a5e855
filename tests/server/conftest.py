"""Fixtures of the server's tests: a real server, PostgreSQL and Redis."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from tests.server.harness import ServerProcess
from tests.server.services import postgres, redis

__all__ = ["postgres", "redis", "server", "usual"]


def process(home: Path, settings: dict[str, Any]) -> Iterator[ServerProcess]:
    """A server with a folder and file of its own."""
    running = ServerProcess(f"sqlite:///{home / 'flibuste.db'}", home, **settings)
    running.start()
    yield running
    running.kill()


@pytest.fixture(scope="session")
def usual(tmp_path_factory: pytest.TempPathFactory) -> Iterator[ServerProcess]:
    """One server for all tests that only play on it, because starting one takes seconds."""
    yield from process(tmp_path_factory.mktemp("usual"), {})


@pytest.fixture(scope="module")
def server(
    tmp_path_factory: pytest.TempPathFactory, request: pytest.FixtureRequest
) -> Iterator[ServerProcess]:
    """A server of its own for a module that defines `SETTINGS`, even empty ones; otherwise the usual one."""
    settings: dict[str, Any] | None = getattr(request.module, "SETTINGS", None)
    if settings is None:
        yield request.getfixturevalue("usual")
    else:
        yield from process(tmp_path_factory.mktemp("server"), settings)
