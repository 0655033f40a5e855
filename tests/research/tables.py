"""Every game with its fewest and most seats: what the environments are tried with."""

from __future__ import annotations

import pytest

from flibuste.kernel import registry

TABLES = [
    pytest.param(name, seats, id=f"{name}-{seats}")
    for name in registry.all_names()
    for meta in [registry.find(name).meta]
    for seats in (min(meta.seats), max(meta.seats))
]
MISSING = "the extra `research` is not installed"
