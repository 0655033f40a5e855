"""The state of a game of Libertalia, and a few plain questions about it."""

from __future__ import annotations

from mypy_extensions import mypyc_attr

from flibuste.games.libertalia.parts import KINDS
from flibuste.kernel.agenda import State
from flibuste.kernel.words import Seat

SUNRISE, DAY, DUSK, NIGHT, REST = range(5)
PHASE_NAMES = ["sunrise", "day", "dusk", "night", "rest"]


@mypyc_attr(allow_interpreted_subclasses=True)
class Crews(State):
    """The board and all crews. Ranks, tiles, colours and cards are numbers of `parts`."""

    campaigns: int
    """How many are played: three, or one in the short game."""
    last_campaign_breaks_ties: bool
    campaign: int
    day: int
    phase: int
    undealt: list[int]
    """Ranks nobody has been dealt yet, ascending; which come next is drawn when they do."""
    dealt: tuple[tuple[int, ...], ...]
    """The common ranks of each campaign so far."""
    bag: list[int]
    """How many tiles of each kind."""
    board: list[int]
    """Tiles on the spaces of days 1 … 6: seven counts a day."""
    ship: list[int]
    """Cards on the ship, ascending."""
    acted: int
    """The card whose day action came last; 0 before the first."""
    officer: bool
    """Whether the character whose dusk it is has taken an officer."""
    due: int
    """How many tiles it has still to choose."""
    colours: tuple[int, ...]
    hands: list[list[int]]
    """Ranks by seat, ascending; so are dens and graveyards."""
    dens: list[list[int]]
    graves: list[list[int]]
    gone: list[int]
    """Ranks removed at a clean-up out of a den, seen by all, as bits …"""
    lost: list[int]
    """… and out of a graveyard, seen by their owner."""
    booty: list[int]
    """Tiles of each seat: seven counts a seat."""
    doubloons: list[int]
    score: list[int]
    fortunes: tuple[tuple[int, ...], ...]
    """By campaign and seat."""
    counts: tuple[tuple[tuple[int, ...], ...], ...]
    """The same line by line: doubloons before it, what each of END_POWERS brought, tiles by kind."""

    # What the others can have in mind (memory.py).
    doubts: list[tuple[int, ...]]
    """By seat: the hands that are possible to all who watched, as bits of ranks; none where it is certain."""
    buried: list[int]
    """By seat: ranks seen going to the graveyard in this campaign and not seen since, as bits."""
    before: tuple[int, ...]
    """Bag and booty before the first unseen tile of this campaign was drawn; nothing if none was."""
    ledger: list[tuple[int, int, int, int]]
    """What was seen of tiles since: what, seat, kind, count. The kinds of unseen draws are in it too."""

    def clone(self) -> Crews:
        c = Crews()
        c.copy_agenda(self)
        c.campaigns = self.campaigns
        c.last_campaign_breaks_ties = self.last_campaign_breaks_ties
        c.campaign = self.campaign
        c.day = self.day
        c.phase = self.phase
        c.undealt = self.undealt[:]
        c.dealt = self.dealt
        c.bag = self.bag[:]
        c.board = self.board[:]
        c.ship = self.ship[:]
        c.acted = self.acted
        c.officer = self.officer
        c.due = self.due
        c.colours = self.colours
        c.hands = [hand[:] for hand in self.hands]
        c.dens = [den[:] for den in self.dens]
        c.graves = [grave[:] for grave in self.graves]
        c.gone = self.gone[:]
        c.lost = self.lost[:]
        c.booty = self.booty[:]
        c.doubloons = self.doubloons[:]
        c.score = self.score[:]
        c.fortunes = self.fortunes
        c.counts = self.counts
        c.doubts = self.doubts[:]
        c.buried = self.buried[:]
        c.before = self.before
        c.ledger = self.ledger[:]
        return c

    def left_of(self, seat: Seat) -> Seat:
        """The next clockwise (LIB-2)."""
        return (seat + 1) % self.seats

    def right_of(self, seat: Seat) -> Seat:
        return (seat + self.seats - 1) % self.seats

    def tiles(self, seat: Seat) -> list[int]:
        """A seat's booty by kind."""
        return self.booty[KINDS * seat : KINDS * seat + KINDS]

    def tile_count(self, seat: Seat) -> int:
        return sum(self.booty[KINDS * seat : KINDS * seat + KINDS])

    def space(self, day: int) -> list[int]:
        """The tiles on the space of a day, by kind."""
        return self.board[KINDS * (day - 1) : KINDS * day]
