"""Worlds a seat cannot tell apart: other hands, the box, and the places of the hoard it has not seen."""

from __future__ import annotations

from flibuste.games._parley.state import Council
from flibuste.kernel.chance import Dealer, Rng
from flibuste.kernel.types import Seat


def imagine(s: Council, seat: Seat, rng: Rng) -> Council:
    """How many cards a hand holds is public, and who has looked where; what they are is not.

    Sealed answers of others are the kernel's business: it asks them again in the world it is given.
    """
    world = s.clone()
    if s.ended:
        return world  # all is open now
    dealer = Dealer(rng)
    cards = s.box[:]
    for other in range(s.seats):
        if other != seat:
            cards += s.hands[other]
    cards.sort()  # from here on nothing depends on where the cards were
    for other in range(s.seats):
        if other != seat:
            hand = [dealer.draw(cards) for _ in range(len(s.hands[other]))]
            hand.sort()
            world.hands[other] = hand
    world.box = cards
    tokens = s.hoard.unseen(seat)
    tokens.sort()
    world.hoard.redeal(seat, tokens, dealer)
    return world
