"""The build under test is the one that was meant, for the games' own tests too."""

import os
import signal
import sys
from pathlib import Path

import pytest

HOMES = {"source": "src", "compiled": "build/compiled"}

# A shell that runs this in the background ignores Ctrl-C; so would whatever the tests start and interrupt.
signal.signal(signal.SIGINT, signal.default_int_handler)


@pytest.fixture(scope="session", autouse=True)
def the_build_that_was_meant() -> None:
    """The Makefile says which in FLIBUSTE_BUILD; without it, whatever is installed will do."""
    build = os.environ.get("FLIBUSTE_BUILD")
    if build is not None:
        home = Path(__file__).parent / HOMES[build] / "flibuste"
        files = {name: module.__file__ for name, module in sys.modules.items() if "flibuste." in name}
        strays = [file for file in files.values() if file and not Path(file).is_relative_to(home)]
        assert not strays, f"not from {home}: {strays}"
        words = str(files["flibuste.kernel.words"])
        assert words.endswith(".py") == (build == "source"), words
