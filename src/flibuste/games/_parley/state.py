"""The state of a game of Parley."""

from __future__ import annotations

from mypy_extensions import mypyc_attr

from flibuste.kernel.agenda import State
from flibuste.kernel.pile import Pile
from flibuste.kernel.types import Seat


@mypyc_attr(allow_interpreted_subclasses=True)
class Council(State):
    """What lies on the table. Cards and tokens are numbers of `parts`."""

    round: int
    hands: list[list[int]]
    """Cards in hand, sorted."""
    box: list[int]
    """Cards that were not dealt, in no order."""
    shown: list[int]
    """The card each seat shows in this round, 0 for none."""
    played: list[int]
    """All cards shown so far, in the order they were."""
    fighters: tuple[Seat, ...]
    dice: list[int]
    """What each seat rolled in this round, 0 for nothing."""
    speaker: Seat
    """Who has the floor, -1 for nobody."""
    hoard: Pile[int]
    loot: list[list[int]]
    """Tokens taken, in the order they were."""
    rum: list[int]
    barrel: int
    """The rum nobody owns."""

    def clone(self) -> Council:
        c = Council()
        c.copy_agenda(self)
        c.round = self.round
        c.hands = [hand[:] for hand in self.hands]
        c.box = self.box[:]
        c.shown = self.shown[:]
        c.played = self.played[:]
        c.fighters = self.fighters
        c.dice = self.dice[:]
        c.speaker = self.speaker
        c.hoard = self.hoard.clone()
        c.loot = [taken[:] for taken in self.loot]
        c.rum = self.rum[:]
        c.barrel = self.barrel
        return c
