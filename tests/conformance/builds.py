"""The compiled build and the sources play the same games."""

from __future__ import annotations

import sys
from collections.abc import Sequence
from pathlib import Path

from flibuste.testing.digest import elsewhere

FROM_SOURCES = (sys.executable, str(Path(__file__).with_name("from_sources.py")))


def check_builds(specs: Sequence[str], seeds: int) -> None:
    """What is imported here, compiled or not, plays the games of the sources."""
    here = elsewhere(specs, seeds, "0")
    for one, other in zip(here, elsewhere(specs, seeds, "0", FROM_SOURCES), strict=True):
        assert one == other, f"the sources play another game: {other}"
