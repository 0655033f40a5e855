"""Tells OpenSpiel our games, for those who import nothing deeper than `flibuste`."""

from __future__ import annotations

import importlib

from flibuste.kernel import registry


def load_spiel() -> list[str]:
    """Registers all games with OpenSpiel, which has to be installed. Returns their names there."""
    importlib.import_module("flibuste.research.spiel")
    return [f"flibuste_{name.strip('_')}" for name in registry.all_names()]
