"""The label on the box."""

from __future__ import annotations

from typing import Final

from flibuste.games._parley.parts import SEATS
from flibuste.kernel.game import Meta, Option

META: Final = Meta(
    id="_parley",
    title="Parley",
    prefix="PAR",
    seats=SEATS,
    version=1,
    ends=("last-card", "black-spot"),
    end_rule="PAR-15",
    options=(Option("rum", ("fair", "scarce", "plenty")),),  # PAR-5
)
