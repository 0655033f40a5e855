"""Every game, with every number of seats and some seeds; and a game that comes as a package."""

from __future__ import annotations

import os
from pathlib import Path
from typing import Any

import pytest
from hypothesis import settings

from flibuste.kernel import agenda, registry
from flibuste.kernel.game import Game, Setup
from flibuste.kernel.rulebook import Rulebook
from flibuste.testing.walk import setup_of
from tests import packaged_game as packaged_game_files

settings.register_profile("steady", derandomize=True, deadline=None, database=None)
settings.load_profile("steady")

SEEDS = 2
COMPILED = os.environ.get("FLIBUSTE_BUILD") == "compiled"


def pytest_sessionstart() -> None:
    """Asked for the compiled build, the tests do not quietly run the sources."""
    if COMPILED:
        home = str(agenda.__file__)
        if home.endswith(".py"):
            raise pytest.UsageError(f"FLIBUSTE_BUILD=compiled, and the kernel is {home}")


def pytest_generate_tests(metafunc: pytest.Metafunc) -> None:
    """A test that names `seats` runs for every number of them, one that names `seed` for every seed."""
    wanted = [name for name in ("name", "seats", "seed") if name in metafunc.fixturenames]
    if "name" in wanted:
        rows = {
            tuple({"name": name, "seats": seats, "seed": seed}[want] for want in wanted): None
            for name in registry.all_names()
            for seats in registry.find(name).meta.seats
            for seed in range(SEEDS)
        }
        metafunc.parametrize(wanted, list(rows), ids=["-".join(map(str, row)) for row in rows])


@pytest.fixture
def game(name: str) -> Game[Any]:
    return registry.find(name)


@pytest.fixture
def book(name: str) -> Rulebook:
    return registry.rulebook(name)


@pytest.fixture
def setup(game: Game[Any], seats: int, seed: int) -> Setup:
    return setup_of(game, seats, seed)


@pytest.fixture(scope="session")
def installed_game(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The folder into which the example package was installed, once in a session."""
    return packaged_game_files.install(packaged_game_files.PROJECT, tmp_path_factory.mktemp("package"))


@pytest.fixture
def packaged_game(installed_game: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Every process that the test starts finds the game of the example package."""
    monkeypatch.setenv("PYTHONPATH", packaged_game_files.path_with(installed_game))
    return installed_game
