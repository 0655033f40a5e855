"""No later play changes an earlier copy."""

from __future__ import annotations

from typing import Any

from flibuste.kernel.game import Game, Setup
from tests.conformance.checks import clone


def test_later_play_changes_no_earlier_copy(game: Game[Any], setup: Setup, seed: int) -> None:
    clone.check_clone(game, setup, seed)
