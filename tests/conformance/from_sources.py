"""Runs `digest` on the sources alone, also where compiled modules lie beside them."""

from __future__ import annotations

import runpy
import sys
from importlib.abc import PathEntryFinder
from importlib.machinery import SOURCE_SUFFIXES, FileFinder, SourceFileLoader
from pathlib import Path

SOURCES = str(Path(__file__).parents[2] / "src")

find = FileFinder.path_hook((SourceFileLoader, SOURCE_SUFFIXES))


def only_sources(path: str) -> PathEntryFinder:
    """Knows no compiled module; of other folders it knows nothing."""
    if not path.startswith(SOURCES):
        raise ImportError(path)
    return find(path)


if __name__ == "__main__":
    sys.path.insert(0, SOURCES)
    sys.path_hooks.insert(0, only_sources)
    sys.path_importer_cache.clear()
    from flibuste.kernel import agenda

    assert str(agenda.__file__).endswith(".py"), agenda.__file__
    runpy.run_module("flibuste.testing.digest", run_name="__main__", alter_sys=True)
