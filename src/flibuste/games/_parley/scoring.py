"""The end of the game: treasure and rum, less the black spot (PAR-17, PAR-18)."""

from __future__ import annotations

from flibuste.games._parley.parts import SPOT, SPOT_COSTS
from flibuste.games._parley.state import Council
from flibuste.kernel.types import Result, Seat, places_of


def worth(token: int) -> int:
    return -SPOT_COSTS if token == SPOT else token


def total(s: Council, seat: Seat) -> int:
    return s.rum[seat] + sum([worth(token) for token in s.loot[seat]])


def result(s: Council) -> Result:
    """The richest wins; equals share a place (PAR-18)."""
    scores = tuple([total(s, seat) for seat in range(s.seats)])
    return Result(scores, places_of(scores), s.ended, tuple([sheet(s, seat) for seat in range(s.seats)]))


def sheet(s: Council, seat: Seat) -> tuple[tuple[str, int], ...]:
    spot = worth(SPOT) if SPOT in s.loot[seat] else 0
    return (("treasure", sum(s.loot[seat])), ("spot", spot), ("rum", s.rum[seat]))
