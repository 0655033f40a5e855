"""Worlds a seat cannot tell apart: any dice under the other cups."""

from __future__ import annotations

from flibuste.kernel.chance import Dealer, Rng
from flibuste.kernel.types import Seat
from liars_dice.parts import SIDES
from liars_dice.state import Cups


def imagine(s: Cups, seat: Seat, rng: Rng) -> Cups:
    """How many dice a cup hides is public; what they show is not."""
    world = s.clone()
    if s.ended:
        return world  # all is open now
    dealer = Dealer(rng)
    for other in range(s.seats):
        if other != seat:
            dice = [dealer.roll(SIDES) for _ in s.dice[other]]
            dice.sort()
            world.dice[other] = dice
    return world
