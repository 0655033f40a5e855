"""The label on the box."""

from __future__ import annotations

from typing import Final

from flibuste.kernel.game import Meta, Option
from liars_dice.parts import SEATS

META: Final = Meta(
    id="liars_dice",
    title="Liar's Dice",
    prefix="LIA",
    seats=SEATS,
    version=1,
    ends=("one-left",),
    end_rule="LIA-14",
    options=(Option("aces", ("plain", "wild")),),  # LIA-10
    released=True,
    promises=("levels", "search"),
)
