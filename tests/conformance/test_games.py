"""Every game does what the platform asks of one."""

from __future__ import annotations

from flibuste.kernel import registry
from flibuste.testing.pytest_suite import conformance

# What a game promises about its bots takes whole matches: tests/bots/test_levels.py.
TestConformance = conformance(*registry.all_names(), promises=False)
