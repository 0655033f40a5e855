"""Worlds a seat cannot tell apart: the other hands and the decks, dealt again from all unseen cards."""

from __future__ import annotations

from flibuste.games.freibeuter.state import Sea
from flibuste.kernel.chance import Dealer, Rng
from flibuste.kernel.types import Seat


def imagine(s: Sea, seat: Seat, rng: Rng) -> Sea:
    """Deals the hidden cards again.

    How many cards of each deck a hand holds is public; only the owner knows which. Everything else is
    public: a captured ship lies face down, but everybody saw it.
    """
    world = s.clone()
    if s.ended:
        return world  # all hands are open now
    sea = s.sea_deck[:]
    fd = s.fd_deck[:]
    for other in range(s.seats):
        if other != seat:
            count = s.seas[other]
            sea += s.hands[other][:count]
            fd += s.hands[other][count:]
    sea.sort()  # now nothing depends on where the cards were
    fd.sort()
    dealer = Dealer(rng)
    for other in range(s.seats):
        if other != seat:
            count = s.seas[other]
            hand = [dealer.draw(sea) for _ in range(count)]
            hand += [dealer.draw(fd) for _ in range(len(s.hands[other]) - count)]
            hand.sort()
            world.hands[other] = hand
    world.sea_deck = sea
    world.fd_deck = fd
    return world
