"""The build under test is the one that was meant, for the games' own tests too."""

import os
import signal
import sys
from collections import Counter
from pathlib import Path

import pytest

HOMES = {"source": "src", "compiled": "build/compiled"}
pytest_plugins = ["tests.browser.site"]

# A shell that runs this in the background ignores Ctrl-C; so would whatever the tests start and interrupt.
signal.signal(signal.SIGINT, signal.default_int_handler)


@pytest.hookimpl(trylast=True)  # after pytest-randomly has shuffled
def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Modules with slow tests go first, then those with many: at the end, no worker waits for another one."""
    slow = {item.path for item in items if item.get_closest_marker("slow")}
    sizes = Counter(item.path for item in items)
    items.sort(key=lambda item: (item.path not in slow, -sizes[item.path]))


@pytest.fixture(scope="session", autouse=True)
def the_build_that_was_meant() -> None:
    """The Makefile says which in FLIBUSTE_BUILD; without it, whatever is installed will do."""
    build = os.environ.get("FLIBUSTE_BUILD")
    if build is not None:
        home = Path(__file__).parent / HOMES[build] / "flibuste"
        files = {name: module.__file__ for name, module in sys.modules.items() if "flibuste." in name}
        strays = [file for file in files.values() if file and not Path(file).is_relative_to(home)]
        assert not strays, f"not from {home}: {strays}"
        words = str(files["flibuste.kernel.types"])
        assert words.endswith(".py") == (build == "source"), words
