"""Name, players, options and other facts about the game."""

from __future__ import annotations

from typing import Final

from flibuste.games.freibeuter.parts import SEATS
from flibuste.kernel.game import Meta, Option

META: Final = Meta(
    id="freibeuter",
    title="Freibeuter",
    prefix="FRE",
    seats=SEATS,
    version=1,
    ends=("last-warehouse", "no-sea-card", "no-boats"),
    end_rule="FRE-66",
    author="Reiner Stockhausen",
    publisher="Hans im Glück",
    year=1998,
    options=(Option("start", ("random", "0", "1", "2", "3"), seat=True),),  # FRE-16
    released=True,
    promises=("levels", "search", "balance"),
)
