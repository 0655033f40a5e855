"""Nothing is lost, every game ends, and its result adds up."""

from __future__ import annotations

from typing import Any

from flibuste.kernel.game import Game, Setup
from tests.conformance.checks import census


def test_nothing_is_lost(game: Game[Any], setup: Setup, seed: int) -> None:
    census.check_census(game, setup, seed)


def test_scores_places_and_the_end_agree(game: Game[Any], setup: Setup, seed: int) -> None:
    census.check_result(game, setup, seed)


def test_the_agenda_comes_to_an_end(game: Game[Any], setup: Setup, seed: int) -> None:
    census.check_agenda_ends(game, setup, seed)
