"""Setting up (LIA-1 to LIA-3)."""

from __future__ import annotations

from flibuste.kernel.chance import Dealer
from flibuste.kernel.game import Setup
from liars_dice.bidding import open_round
from liars_dice.parts import ACE, DICE
from liars_dice.state import Cups


def set_up(setup: Setup, dealer: Dealer) -> Cups:
    seats = setup.seats
    s = Cups()
    s.open_agenda(seats)
    s.wild = setup.option("aces") == "wild"
    s.dice = [[ACE] * DICE for _ in range(seats)]  # rolled before anybody looks
    s.lost = 0
    s.out = []
    s.bidder = -1
    s.count = 0
    s.face = 0
    s.named = 0
    first = dealer.below(seats)  # LIA-2
    if dealer.heard:
        dealer.tell("began", "LIA-2", {"seat": first})
    s.then(open_round, first)
    return s
