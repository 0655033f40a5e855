"""Options are real, unique and stable; everything else is refused with a rule that exists."""

from __future__ import annotations

from typing import Any

from flibuste.kernel.game import Game, Setup
from flibuste.kernel.rulebook import Rulebook
from tests.conformance.checks import options


def test_options_are_unique_and_stable(game: Game[Any], setup: Setup, seed: int, book: Rulebook) -> None:
    options.check_options(game, setup, seed, book)


def test_whatever_is_offered_can_be_played(game: Game[Any], setup: Setup, seed: int) -> None:
    options.check_every_option_can_be_played(game, setup, seed)


def test_everything_else_is_refused_by_a_rule(
    game: Game[Any], setup: Setup, seed: int, book: Rulebook
) -> None:
    options.check_refusals(game, setup, seed, book)


def test_every_choice_is_read_as_it_is_written(game: Game[Any]) -> None:
    options.check_notation(game)
