"""The order of answers does not matter, and nobody sees them before the last is in."""

from __future__ import annotations

from typing import Any

from flibuste.kernel.game import Game, Setup
from tests.conformance.checks import simultaneous


def test_the_order_of_answers_does_not_matter(game: Game[Any], setup: Setup, seed: int) -> None:
    simultaneous.check_order_of_answers(game, setup, seed)


def test_a_sealed_answer_shows_nowhere(game: Game[Any], setup: Setup, seed: int) -> None:
    simultaneous.check_sealed_answers(game, setup, seed)
