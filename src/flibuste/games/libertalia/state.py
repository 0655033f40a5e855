"""The state of a game of Libertalia, and a few helpers that read it."""

from __future__ import annotations

from mypy_extensions import mypyc_attr

from flibuste.games.libertalia.parts import KINDS
from flibuste.kernel.agenda import State
from flibuste.kernel.types import Seat

SUNRISE, DAY, DUSK, NIGHT, REST = range(5)
PHASE_NAMES = ["sunrise", "day", "dusk", "night", "rest"]


@mypyc_attr(allow_interpreted_subclasses=True)
class Crews(State):
    """The board and all crews. Ranks, tiles, colours and cards are numbered as in `parts`."""

    campaigns: int
    """How many campaigns are played: three, or one in the short game."""
    last_campaign_breaks_ties: bool
    campaign: int
    day: int
    phase: int
    undealt: list[int]
    """The ranks not dealt yet, ascending. The next ones are drawn when they are dealt."""
    dealt: tuple[tuple[int, ...], ...]
    """The ranks dealt to everybody in each campaign so far."""
    bag: list[int]
    """How many tiles of each kind are in the bag."""
    board: list[int]
    """The tiles on the spaces of days 1 … 6: seven counts per day."""
    ship: list[int]
    """The cards on the ship, ascending."""
    acted: int
    """The last card that has acted today; 0 before the first."""
    officer: bool
    """Whether the character whose turn it is at dusk has taken an officer."""
    due: int
    """How many tiles this character still has to choose."""
    colours: tuple[int, ...]
    hands: list[list[int]]
    """The ranks in each hand, ascending. Dens and graveyards have the same form."""
    dens: list[list[int]]
    graves: list[list[int]]
    gone: list[int]
    """By seat: the ranks that clean-ups removed from the den, seen by everybody, as a bit set."""
    lost: list[int]
    """By seat: the ranks that clean-ups removed from the graveyard, known to the owner only, as a bit set."""
    booty: list[int]
    """The tiles of each seat: seven counts per seat."""
    doubloons: list[int]
    score: list[int]
    fortunes: tuple[tuple[int, ...], ...]
    """The fortunes by campaign and seat."""
    counts: tuple[tuple[tuple[int, ...], ...], ...]
    """The parts of each fortune: doubloons before END_POWERS, what each of these brought, tiles by kind."""

    # What the others can know (memory.py).
    doubts: list[tuple[int, ...]]
    """By seat: the hands that observers hold possible, as bit sets of ranks; empty if the hand is certain."""
    buried: list[int]
    """By seat: the ranks seen going to the graveyard in this campaign and not seen since, as a bit set."""
    before: tuple[int, ...]
    """Bag and booty before the first unseen draw of this campaign; empty if there was none."""
    ledger: list[tuple[int, int, int, int]]
    """What was seen of tiles since then: what, seat, kind, count. It also holds the kinds of unseen draws."""

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
        """The next seat clockwise (LIB-2)."""
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
