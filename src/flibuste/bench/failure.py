"""Why a measurement failed."""

from __future__ import annotations

from flibuste.kernel.types import NO_FACTS, Facts


class BenchFailed(Exception):
    """A measurement that gave no figures. The key names a message."""

    def __init__(self, key: str, facts: Facts = NO_FACTS) -> None:
        super().__init__(key, facts)
        self.key = key
        self.facts = facts
