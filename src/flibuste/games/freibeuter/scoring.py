"""The end of the game: cash and ships, less twice the credit (FRE-67 to FRE-71)."""

from __future__ import annotations

from flibuste.games.freibeuter.parts import value_of
from flibuste.games.freibeuter.state import Sea
from flibuste.kernel.words import Result, Seat, places_of


def ships_worth(s: Sea, seat: Seat) -> int:
    """Captured ships; those whose doubler was encircled count double (FRE-67, FRE-68)."""
    worth = 0
    for ship in (1, 2, 3, 4):
        value = value_of(ship) * s.captured[4 * seat + ship - 1]
        worth += 2 * value if ship in s.doubled else value
    return worth


def total(s: Sea, seat: Seat) -> int:
    """May be negative; nothing else counts (FRE-69, FRE-70)."""
    return s.cash[seat] + ships_worth(s, seat) - 2 * s.credit[seat]


def result(s: Sea) -> Result:
    """The richest wins; equals share the place (FRE-71)."""
    scores = tuple([total(s, seat) for seat in range(s.seats)])
    sheet = tuple(
        [
            (("cash", s.cash[seat]), ("ships", ships_worth(s, seat)), ("credit", -2 * s.credit[seat]))
            for seat in range(s.seats)
        ]
    )
    return Result(scores, places_of(scores), s.ended, sheet)
