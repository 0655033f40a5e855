"""The compiled build plays the games of the sources."""

from __future__ import annotations

import pytest

from flibuste.kernel import registry
from tests.conformance import builds
from tests.conftest import COMPILED

EVERY_GAME = [f"{registry.package_of(name)}:GAME" for name in registry.built_in()]


@pytest.mark.skipif(not COMPILED, reason="there is one build only: the sources")
def test_the_compiled_build_plays_the_games_of_the_sources() -> None:
    builds.check_builds(EVERY_GAME, seeds=10)
