"""The turn: six phases, and what follows the last of them (STO-13, STO-59, STO-62)."""

from __future__ import annotations

from flibuste.games.stoertebeker.berth import refill
from flibuste.games.stoertebeker.boarding import BOARD_SHIP
from flibuste.games.stoertebeker.cards import PLACE_CARD
from flibuste.games.stoertebeker.draw import draw
from flibuste.games.stoertebeker.parts import CALM, QUOTA
from flibuste.games.stoertebeker.scoring import finish
from flibuste.games.stoertebeker.state import Roads
from flibuste.kernel.chance import Dealer
from flibuste.kernel.types import Seat


def turn(s: Roads, seat: Seat, dealer: Dealer) -> None:
    s.active = seat
    s.quota = min(QUOTA, len(s.hands[seat]))  # STO-14
    s.played = 0
    s.firing = False
    s.fresh = ()
    s.target = -1
    s.colours = ()
    s.pips = ()
    s.tried = 0
    s.closed = False
    s.drew = False
    if dealer.heard:
        dealer.tell("turn", "STO-13", {"seat": seat, "quota": s.quota})
    if s.quota:
        s.ask(PLACE_CARD, seat)
    s.ask(BOARD_SHIP, seat)
    s.then(refill)
    s.then(draw, seat)
    s.then(end_turn, seat)


def end_turn(s: Roads, seat: Seat, dealer: Dealer) -> None:
    """The last round ends with the last seat, the right-hand neighbour of the first (STO-59)."""
    idle = s.played == 0 and not s.drew and s.tried == 0
    s.idle = s.idle + 1 if idle else 0
    s.calm += 1
    endless = s.calm == CALM * s.seats and len(s.box.data) > 0  # ruling R-8
    if s.idle == s.seats or endless:
        finish(s, "stand-still", "STO-62", dealer)
    elif s.last_round and seat == s.seats - 1:
        finish(s, "last-ship", "STO-59", dealer)
    else:
        s.then(turn, (seat + 1) % s.seats)
