"""The set-up (FRE-10 to FRE-16)."""

from __future__ import annotations

from flibuste.games.freibeuter.parts import (
    BOARD,
    BOATS,
    CARD_NAMES,
    DEAL_FD,
    DEAL_SEA,
    FD_CARDS,
    SEA_CARDS,
    START_MONEY,
    TOKENS,
    WAREHOUSE,
    WAREHOUSES,
)
from flibuste.games.freibeuter.state import Sea
from flibuste.games.freibeuter.turn import turn
from flibuste.kernel.chance import Dealer
from flibuste.kernel.game import Setup


def set_up(setup: Setup, dealer: Dealer) -> Sea:
    seats = setup.seats
    s = Sea()
    s.open_agenda(seats)
    s.first = [-1] * 49
    s.second = [-1] * 49
    s.boarder = [-1] * 36
    s.missing = [4] * 36
    s.gaps = [0] * 49
    s.fd_at = -1  # FRE-14
    s.pending = ()
    s.stock = [BOATS] * seats  # FRE-10
    s.cash = [START_MONEY] * seats
    s.credit = [0] * seats
    s.captured = [0] * (4 * seats)
    s.escaped = []
    s.doubled = ()
    s.warehouses = WAREHOUSES
    lay_out(s, dealer)
    deal(s, dealer)
    start = setup.option("start")
    s.active = dealer.below(seats) if start == "random" else int(start)  # FRE-16
    if dealer.heard:
        dealer.tell("began", "FRE-16", {"seat": s.active})
    s.then(turn, s.active)
    return s


def lay_out(s: Sea, dealer: Dealer) -> None:
    """Puts one token on each intersection, face up (FRE-15)."""
    bag = TOKENS[:]
    s.spot = [dealer.draw(bag) for _ in range(36)]
    s.boardable = []
    for spot in range(36):
        if s.spot[spot] < WAREHOUSE:
            s.boardable.append(BOARD[spot])


def deal(s: Sea, dealer: Dealer) -> None:
    """Makes the two decks and deals each seat 4 sea cards and 1 Dutchman card (FRE-11 to FRE-13)."""
    s.sea_deck = SEA_CARDS[:]
    s.fd_deck = FD_CARDS[:]
    s.sea_discard = []
    s.fd_discard = []
    s.hands = []
    s.seas = [DEAL_SEA] * s.seats
    for seat in range(s.seats):
        hand = [dealer.draw(s.sea_deck) for _ in range(DEAL_SEA)]
        hand.sort()
        hand += [dealer.draw(s.fd_deck) for _ in range(DEAL_FD)]
        s.hands.append(hand)
        if dealer.heard:
            dealer.tell(
                "dealt",
                "FRE-12",
                {"seat": seat, "sea": DEAL_SEA, "fd": DEAL_FD},
                {"cards": [CARD_NAMES[card] for card in hand]},
                (seat,),
            )
