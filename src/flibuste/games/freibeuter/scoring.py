"""The end of the game: cash and ships, less twice the credit (FRE-67 to FRE-71)."""

from __future__ import annotations

from flibuste.games.freibeuter.parts import REGIONS, value_of
from flibuste.games.freibeuter.state import Sea
from flibuste.kernel.chance import Dealer
from flibuste.kernel.words import Facts, Result, Seat, places_of


def finish(s: Sea, reason: str, rule: str, dealer: Dealer) -> None:
    """At once: nothing pending is resolved, the Dutchman leaves, and the totals are told (FRE-66)."""
    gone = s.fd_at
    s.fd_at = -1
    s.pending = ()
    s.end(reason)
    if dealer.heard:
        if gone >= 0:
            dealer.tell("vanished", "FRE-37", {"region": REGIONS[gone]})
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
