"""The end of the game: cash plus ships minus twice the credit (FRE-67 to FRE-71)."""

from __future__ import annotations

from flibuste.games.freibeuter.parts import REGIONS, SPOTS, value_of
from flibuste.games.freibeuter.state import Sea
from flibuste.kernel.chance import Dealer
from flibuste.kernel.types import Facts, Result, Seat, places_of


def finish(s: Sea, reason: str, rule: str, dealer: Dealer) -> None:
    """Ends the game at once: nothing pending is resolved, the Dutchman leaves, totals are told (FRE-66)."""
    gone = s.fd_at
    left = s.pending
    s.fd_at = -1
    s.pending = ()
    s.end(reason)
    if dealer.heard:
        if gone >= 0:
            dealer.tell("vanished", "FRE-37", {"region": REGIONS[gone]})
        if left:
            dealer.tell("unresolved", "FRE-66", {"tokens": [SPOTS[spot] for spot in left]})
        dealer.tell("ended", rule, {"reason": reason, "seat": s.active})
        for seat in range(s.seats):
            facts: Facts = {
                "seat": seat,
                "cash": s.cash[seat],
                "ships": ships_worth(s, seat),
                "deduction": 2 * s.credit[seat],
                "total": total(s, seat),
            }
            dealer.tell("scored", "FRE-67", facts)


def ships_worth(s: Sea, seat: Seat) -> int:
    """The value of the captured ships; a ship whose doubler was encircled counts double (FRE-67, FRE-68)."""
    worth = 0
    for ship in (1, 2, 3, 4):
        value = value_of(ship) * s.captured[4 * seat + ship - 1]
        worth += 2 * value if ship in s.doubled else value
    return worth


def total(s: Sea, seat: Seat) -> int:
    """The seat's score. It may be negative; nothing else counts (FRE-69, FRE-70)."""
    return s.cash[seat] + ships_worth(s, seat) - 2 * s.credit[seat]


def result(s: Sea) -> Result:
    """The highest total wins; equal totals share the place (FRE-71)."""
    scores = tuple([total(s, seat) for seat in range(s.seats)])
    sheet = tuple(
        [
            (("cash", s.cash[seat]), ("ships", ships_worth(s, seat)), ("credit", -2 * s.credit[seat]))
            for seat in range(s.seats)
        ]
    )
    return Result(scores, places_of(scores), s.ended, sheet)
