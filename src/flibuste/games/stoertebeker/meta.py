"""Name, players, options and other facts about the game."""

from __future__ import annotations

from typing import Final

from flibuste.games.stoertebeker.parts import FILES, SEATS
from flibuste.kernel.game import Meta, Option

PRESET: Final = "advanced"
"""Switches on all five advanced rules; without it, each has its own option."""

ADVANCED: Final = (
    "adv_colour_bonus",  # STO-63
    "adv_preview3",  # STO-64
    "adv_fail_ends",  # STO-65
    "adv_counter_ends",  # STO-66
    "adv_three_ships_2p",  # STO-67
)
TWO_PLAYERS: Final = "adv_three_ships_2p"
"""Matters with two players only (A-30)."""

OFF_OR_ON: Final = ("off", "on")

META: Final = Meta(
    id="stoertebeker",
    title="Störtebeker",
    prefix="STO",
    seats=SEATS,
    version=1,
    ends=("last-ship", "stand-still"),
    end_rule="STO-59",
    author="Thorsten Löpmann, Andreas Wetter",
    publisher="Hans im Glück",
    year=2000,
    options=(
        Option(PRESET, OFF_OR_ON, covers=ADVANCED),
        *[Option(key, OFF_OR_ON, seats=(2,) if key == TWO_PLAYERS else ()) for key in ADVANCED],
    ),
    data=FILES,
    released=True,
    promises=("levels", "search", "balance"),
)
