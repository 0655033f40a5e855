"""Every game of the shelf, with every number of seats and some seeds."""

from __future__ import annotations

import os
from typing import Any

import pytest
from hypothesis import settings

from flibuste.kernel import agenda, shelf
from flibuste.kernel.game import Game, Setup
from flibuste.kernel.rulebook import Rulebook
from tests.conformance.walk import setup_of

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
            for name in shelf.all_names()
            for seats in shelf.find(name).meta.seats
            for seed in range(SEEDS)
        }
        metafunc.parametrize(wanted, list(rows), ids=["-".join(map(str, row)) for row in rows])


@pytest.fixture
def game(name: str) -> Game[Any]:
    return shelf.find(name)


@pytest.fixture
def book(name: str) -> Rulebook:
    return shelf.rulebook(name)


@pytest.fixture
def setup(game: Game[Any], seats: int, seed: int) -> Setup:
    return setup_of(game, seats, seed)
