"""The state of a game of Freibeuter, and a few plain questions about it."""

from __future__ import annotations

from mypy_extensions import mypyc_attr

from flibuste.games.freibeuter.parts import RING
from flibuste.kernel.agenda import State
from flibuste.kernel.words import Choice, Seat


@mypyc_attr(allow_interpreted_subclasses=True)
class Sea(State):
    """The board and everything around it. Regions, spots, cards and tokens are numbers of `parts`."""

    active: Seat
    spot: list[int]
    """The token on each of the 36 spots."""
    boarder: list[int]
    """Whose boat is on it, -1 for none."""
    missing: list[int]
    """How many of a spot's four regions hold no pirate boat."""
    gaps: list[int]
    """How many tokens on the board lack a boat in this region and in no other."""
    first: list[int]
    """Whose is the first boat in each of the 49 regions, -1 for none …"""
    second: list[int]
    """… and whose the second."""
    fd_at: int
    """Where the Dutchman is, -1 for beside the board."""
    pending: tuple[int, ...]
    """Spots encircled by this placement and not yet resolved."""
    boardable: list[Choice]
    """The ships nobody has boarded, as the choices that board them, by spot."""
    stock: list[int]
    cash: list[int]
    credit: list[int]
    captured: list[int]
    """How many ships of each value a seat has captured: 4 numbers a seat."""
    escaped: list[int]
    """Ships that left the game unboarded, in the order they did."""
    doubled: tuple[int, ...]
    """Ships (1 … 4) that count double, in the order their doublers fell."""
    warehouses: int
    """How many are left on the board."""
    hands: list[list[int]]
    """Cards in hand, sorted: sea cards, then Dutchman cards."""
    seas: list[int]
    """How many of them are sea cards."""
    sea_deck: list[int]
    """In no order: a card is drawn at random when it is needed."""
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
        """How many boats each seat has in the four regions; the Dutchman is nobody's (FRE-46)."""
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
        for at in range(len(boardable)):  # list.remove would compare, this asks for identity
            if boardable[at] is choice:
                del boardable[at]
                return

    def marker(self, seat: Seat) -> int:
        """1 if one of the seat's boats is its credit marker (FRE-53)."""
        return 1 if self.credit[seat] else 0
