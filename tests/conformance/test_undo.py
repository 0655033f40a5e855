"""What may be taken back freely has shown nothing."""

from __future__ import annotations

from typing import Any

from flibuste.kernel.game import Game, Setup
from tests.conformance.checks import undo


def test_what_is_taken_back_freely_has_shown_nothing(game: Game[Any], setup: Setup, seed: int) -> None:
    undo.check_undo(game, setup, seed)
