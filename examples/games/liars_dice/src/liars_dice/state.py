"""The state of a game of Liar's Dice."""

from __future__ import annotations

from flibuste.kernel.agenda import State
from flibuste.kernel.types import Seat


class Cups(State):
    """What lies on the table and under the cups."""

    wild: bool
    """Whether aces count as every face."""
    dice: list[list[int]]
    """Under each cup, sorted."""
    lost: int
    """Dice that are out of the game."""
    out: list[Seat]
    """Who has no dice left, in the order they left."""
    bidder: Seat
    """Who made the last bid of this round, -1 for nobody."""
    count: int
    face: int
    """The last bid of this round, 0 for none."""
    named: int
    """The number of dice of a bid whose face is still to be named, 0 for none."""

    def clone(self) -> Cups:
        c = Cups()
        c.copy_agenda(self)
        c.wild = self.wild
        c.dice = [dice[:] for dice in self.dice]
        c.lost = self.lost
        c.out = self.out[:]
        c.bidder = self.bidder
        c.count = self.count
        c.face = self.face
        c.named = self.named
        return c

    def in_play(self) -> int:
        """Dice under all cups."""
        return sum([len(dice) for dice in self.dice])

    def after(self, seat: Seat) -> Seat:
        """The next seat, clockwise, that still has dice."""
        other = (seat + 1) % self.seats
        while not self.dice[other]:
            other = (other + 1) % self.seats
        return other
