"""Name, players, options and other facts about the game."""

from __future__ import annotations

from typing import Final

from flibuste.games.rum_and_pirates.parts import SEATS
from flibuste.kernel.game import Meta, Option

META: Final = Meta(
    id="rum_and_pirates",
    title="Rum & Pirates",
    prefix="RUM",
    seats=SEATS,
    version=1,
    ends=("five-rounds",),
    end_rule="RUM-105",
    author="Stefan Feld",
    publisher="alea",
    year=2006,
    options=(
        Option("town", ("random", "beginner")),  # RUM-3; the players' own town.json overrides it
        Option("start", ("random", "0", "1", "2", "3", "4"), seat=True),  # RUM-9
        Option("coins", ("hidden", "open")),
        Option("barrels", ("return", "leave")),
        Option("dark", ("elsewhere", "anywhere")),
        Option("forced", ("board", "player")),
        Option("alone", ("boards", "may-rest")),
        Option("drink", ("must-take", "may-leave")),
        Option("dates", ("three-taverns", "three-maps")),
    ),
    data=("box.json", "town.json"),
    released=True,
    promises=("levels", "search", "balance"),
)
