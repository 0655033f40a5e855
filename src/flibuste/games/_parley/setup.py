"""Setting up (PAR-4, PAR-5)."""

from __future__ import annotations

from flibuste.games._parley.council import next_round
from flibuste.games._parley.parts import CARDS, HAND, RUM, TOKENS
from flibuste.games._parley.state import Council
from flibuste.kernel.chance import Dealer
from flibuste.kernel.game import Setup
from flibuste.kernel.pile import Pile


def set_up(setup: Setup, dealer: Dealer) -> Council:
    seats = setup.seats
    s = Council()
    s.open_agenda(seats)
    s.round = 0
    s.shown = [0] * seats
    s.played = []
    s.fighters = ()
    s.dice = [0] * seats
    s.speaker = -1
    s.hoard = Pile(TOKENS[:])  # PAR-2
    s.loot = [[] for _ in range(seats)]
    s.rum = [RUM[setup.option("rum")]] * seats  # PAR-5
    s.barrel = seats
    deal(s, dealer)
    s.then(next_round)
    return s


def deal(s: Council, dealer: Dealer) -> None:
    """Five cards each; the rest stays in the box, unseen (PAR-4)."""
    s.box = CARDS[:]
    s.hands = []
    for seat in range(s.seats):
        hand = [dealer.draw(s.box) for _ in range(HAND)]
        hand.sort()
        s.hands.append(hand)
        if dealer.heard:
            dealer.tell("dealt", "PAR-4", {"seat": seat, "count": HAND}, {"cards": hand[:]}, (seat,))
