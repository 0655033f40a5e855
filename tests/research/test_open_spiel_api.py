"""OpenSpiel's own Python API test passes for every game. It is part of its package."""

from __future__ import annotations

import unittest

import pytest

from tests.research.tables import TABLES

pyspiel = pytest.importorskip("pyspiel", reason="OpenSpiel is not installed (the extra `peers`)")

from open_spiel.integration_tests import api_test  # noqa: E402 - after the skip

from tests.research.test_open_spiel import wander  # noqa: E402

DECISIONS = (0, 1, 2, 5, 9, 14, 20, 30, 10_000)
"""After how many of them the states are looked at; the last is the end of a game."""


@pytest.mark.slow
@pytest.mark.parametrize(("game", "seats"), TABLES)
def test_the_api_test_passes(game: str, seats: int) -> None:
    known = f"flibuste_{game.strip('_')}"

    class OurGame(api_test.EnforceAPIOnPartialTreeBase):  # type: ignore[misc]  # OpenSpiel is optional
        game_name = known

        @classmethod
        def setUpClass(cls) -> None:
            cls.game = pyspiel.load_game(known, {"players": seats})
            cls.game_type = cls.game.get_type()
            # Its own sample would only be states of the set-up, which is all chance.
            cls.some_states = [wander(cls.game, 3, decisions) for decisions in DECISIONS]

    found = unittest.TestResult()
    unittest.defaultTestLoader.loadTestsFromTestCase(OurGame).run(found)
    problems = [told for _, told in found.errors + found.failures]
    assert found.testsRun > 3 and OurGame.some_states[-1].is_terminal()
    assert not problems, "\n".join(problems)
