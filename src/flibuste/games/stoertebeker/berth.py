"""Ships on the berths and face up on the pile (STO-6 to STO-8, STO-53, STO-58, STO-64)."""

from __future__ import annotations

from flibuste.games.stoertebeker.box import Ship
from flibuste.games.stoertebeker.parts import BERTHS
from flibuste.games.stoertebeker.state import Roads
from flibuste.kernel.chance import Dealer
from flibuste.kernel.types import Facts, Json


def looks(ship: Ship) -> dict[str, Json]:
    """A ship as everybody sees it; its id is only used in files."""
    return {
        "points": ship.points,
        "boarding": ship.boarding,
        "colour": ship.colour,
        "kinds": list(ship.kinds),
    }


def launch(s: Roads, berth: int, ship: int, rule: str, dealer: Dealer) -> None:
    """A ship comes to its berth; no seat has a card there yet (STO-12)."""
    s.berths[berth] = ship
    what = s.box.ships[ship]
    for seat in range(s.seats):
        side = s.side(berth, seat)
        s.need[6 * side : 6 * side + 6] = what.demand
        s.lack[side] = what.size
    if dealer.heard:
        facts: Facts = {"ship": BERTHS[berth], **looks(what)}
        dealer.tell("launched", rule, facts)


def turn_up_next(s: Roads, dealer: Dealer) -> None:
    """Turns up the agreed number of ships of the pile, or all that are left (STO-8, STO-64)."""
    while s.pile and len(s.preview) < s.ahead:
        ship = dealer.draw(s.hidden)
        s.preview.append(ship)
        s.pile -= 1
        if dealer.heard:
            rule = "STO-8" if s.ahead == 1 else "STO-64"
            facts: Facts = {"left": s.pile, **looks(s.box.ships[ship])}
            dealer.tell("sighted", rule, facts)


def refill(s: Roads, _seat: int, dealer: Dealer) -> None:
    """Fills empty berths in order; if one stays empty, this is the last round (STO-53, STO-58, STO-60)."""
    for berth in range(len(s.berths)):
        if s.berths[berth] >= 0:
            continue
        if s.preview:
            launch(s, berth, s.preview.pop(0), "STO-53", dealer)
            turn_up_next(s, dealer)
            if not s.preview and dealer.heard:
                dealer.tell("pile-empty", "STO-58", {"ship": BERTHS[berth]})
        elif not s.last_round:
            s.last_round = True
            if dealer.heard:
                dealer.tell("last-round", "STO-59", {"seat": s.seats - 1})
