"""The result: whoever stays longer has the better place (LIA-15)."""

from __future__ import annotations

from flibuste.kernel.types import Result, Seat, places_of
from liars_dice.state import Cups


def outlasted(s: Cups, seat: Seat) -> int:
    """How many players left before this one."""
    return s.out.index(seat) if seat in s.out else len(s.out)


def result(s: Cups) -> Result:
    scores = tuple([outlasted(s, seat) for seat in range(s.seats)])
    sheet = tuple([(("outlasted", score),) for score in scores])
    return Result(scores, places_of(scores), s.ended, sheet)
