"""The state of a game of Freibeuter, and a few helpers that read it."""

from __future__ import annotations

from mypy_extensions import mypyc_attr

from flibuste.games.freibeuter.parts import RING
from flibuste.kernel.agenda import State
from flibuste.kernel.types import Choice, Seat


@mypyc_attr(allow_interpreted_subclasses=True)
class Sea(State):
    """The board and everything around it. Regions, spots, cards and tokens are numbered as in `parts`."""

    active: Seat
    spot: list[int]
    """The token on each of the 36 spots."""
    boarder: list[int]
    """The seat whose boat is on each spot, -1 for none."""
    missing: list[int]
    """How many of each spot's four regions hold no pirate boat."""
    gaps: list[int]
    """For each region, how many tokens on the board lack a boat in this region only."""
    first: list[int]
    """The seat of the first boat in each of the 49 regions, -1 for none."""
    second: list[int]
    """The seat of the second boat in each region, -1 for none."""
    fd_at: int
    """The Dutchman's region, -1 when it is not on the board."""
    pending: tuple[int, ...]
    """Spots encircled by this placement and not yet resolved."""
    boardable: list[Choice]
    """The choices that board the ships nobody has boarded, sorted by spot."""
    stock: list[int]
    cash: list[int]
    credit: list[int]
    captured: list[int]
    """How many ships of each value a seat has captured: 4 numbers per seat."""
    escaped: list[int]
    """The ships that left the game unboarded, in order."""
    doubled: tuple[int, ...]
    """The ships (1 … 4) that count double, in the order their doublers were encircled."""
    warehouses: int
    """How many warehouses are left on the board."""
    hands: list[list[int]]
    """The cards in each hand, sorted: sea cards, then Dutchman cards."""
    seas: list[int]
    """How many cards in each hand are sea cards."""
    sea_deck: list[int]
    """In no particular order: a card is picked at random when it is drawn."""
    fd_deck: list[int]
    sea_discard: list[int]
    fd_discard: list[int]

    def clone(self) -> Sea:
        c = Sea()
        c.copy_agenda(self)
        c.active = self.active
        c.spot = self.spot[:]
        c.boarder = self.boarder[:]
        c.missing = self.missing[:]
        c.gaps = self.gaps[:]
        c.first = self.first[:]
        c.second = self.second[:]
        c.fd_at = self.fd_at
        c.pending = self.pending
        c.boardable = self.boardable[:]
        c.stock = self.stock[:]
        c.cash = self.cash[:]
        c.credit = self.credit[:]
        c.captured = self.captured[:]
        c.escaped = self.escaped[:]
        c.doubled = self.doubled
        c.warehouses = self.warehouses
        c.hands = [hand[:] for hand in self.hands]
        c.seas = self.seas[:]
        c.sea_deck = self.sea_deck[:]
        c.fd_deck = self.fd_deck[:]
        c.sea_discard = self.sea_discard[:]
        c.fd_discard = self.fd_discard[:]
        return c

    def boats_around(self, spot: int) -> list[int]:
        """How many boats each seat has in the four regions; the Dutchman belongs to nobody (FRE-46)."""
        count = [0] * self.seats
        if self.missing[spot] == 4:
            return count
        for region in RING[spot]:
            owner = self.first[region]
            if owner >= 0:
                count[owner] += 1
                owner = self.second[region]
                if owner >= 0:
                    count[owner] += 1
        return count

    def no_longer_boardable(self, choice: Choice) -> None:
        boardable = self.boardable
        for at in range(len(boardable)):  # list.remove would compare by equality
            if boardable[at] is choice:
                del boardable[at]
                return

    def marker(self, seat: Seat) -> int:
        """1 if one of the seat's boats is its credit marker (FRE-53)."""
        return 1 if self.credit[seat] else 0
