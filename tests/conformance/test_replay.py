"""Same game from seed, from luck, under any hash seed, in any build, after a copy in the middle."""

from __future__ import annotations

from typing import Any

import pytest

from flibuste.kernel import shelf
from flibuste.kernel.game import Game, Setup
from tests.conformance.checks import replay
from tests.conftest import COMPILED

EVERY_GAME = [f"{shelf.HOME}.{name}:GAME" for name in shelf.all_names()]


def test_luck_and_choices_decide_a_game(game: Game[Any], setup: Setup, seed: int) -> None:
    replay.check_same_game_again(game, setup, seed)


def test_a_record_gives_the_game_back(game: Game[Any], setup: Setup, seed: int) -> None:
    replay.check_replay(game, setup, seed)


def test_a_copy_goes_on_as_the_original_does(game: Game[Any], setup: Setup, seed: int) -> None:
    replay.check_clone_goes_on(game, setup, seed)


def test_a_pickled_state_goes_on_as_the_original_does(game: Game[Any], setup: Setup, seed: int) -> None:
    replay.check_pickle_goes_on(game, setup, seed)


def test_processes_that_hash_otherwise_play_the_same_games() -> None:
    replay.check_hash_seeds(EVERY_GAME, seeds=1)


@pytest.mark.skipif(not COMPILED, reason="there is one build only: the sources")
def test_the_compiled_build_plays_the_games_of_the_sources() -> None:
    replay.check_builds(EVERY_GAME, seeds=10)
