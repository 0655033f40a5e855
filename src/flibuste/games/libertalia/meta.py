"""Name, players, options and other facts about the game."""

from __future__ import annotations

from typing import Final

from flibuste.games.libertalia.parts import SEATS
from flibuste.kernel.game import Meta, Option

META: Final = Meta(
    id="libertalia",
    title="Libertalia",
    prefix="LIB",
    seats=SEATS,
    version=1,
    ends=("last-rest-day",),
    end_rule="LIB-48",
    author="Paolo Mori",
    publisher="Marabunta",
    year=2012,
    options=(
        Option("final_tiebreak", ("shared", "last_campaign"), unless=("length", "short")),  # LIB-49, R-3
        Option("balanced_colours", ("off", "on"), seats=(2, 3)),  # LIB-3
        Option("length", ("full", "short")),  # LIB-43; the short game is our own
    ),
    released=True,
    promises=("levels", "search", "balance"),
)
