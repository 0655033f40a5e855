"""What a seat knows of Freibeuter, as bytes for policies that learn."""

from __future__ import annotations

from typing import Final

from librt.strings import BytesWriter
from mypy_extensions import i64

from flibuste.games.freibeuter.parts import (
    BOATS,
    COPIES,
    FD,
    FD_CARDS,
    NONE,
    SEA_CARDS,
    WAREHOUSES,
)
from flibuste.games.freibeuter.state import Sea
from flibuste.kernel.observation import (
    BYTE,
    Features,
    Part,
    bits,
    columns,
    one_hot,
    part,
    put,
    put_slice,
)
from flibuste.kernel.types import Seat

KINDS: Final = ["turn", "resolve", "draw"]
TOKEN_KINDS: Final = 9
OPEN: Final = 4
"""The most regions without a boat around a spot."""
NO_SHIPS: Final = bytes(8)


class Rows:
    """The bytes of the board before anything lies on it, for one number of seats."""

    def __init__(self, seats: int) -> None:
        self.spots: bytes = bytes(36 * (TOKEN_KINDS + seats + 2))
        self.regions: bytes = b"".join([bytes([0] * (2 * seats + 1) + [copies]) for copies in COPIES])
        """Every card of each region is unplayed."""
        self.who: list[bytes] = one_hot(seats)


class SeaFeatures(Features[Sea]):
    def __init__(self) -> None:
        super().__init__(KINDS)
        self.rows: dict[int, Rows] = {}
        self.at: list[bytes] = []
        self.seven: list[bytes] = bits(7)

    def parts(self, seats: int) -> list[Part]:
        self.rows[seats] = Rows(seats)
        self.at = one_hot(49)
        who = (1,) * seats
        return [
            columns("spots", (36,), *(1,) * TOKEN_KINDS, *who, OPEN, 1),
            columns("regions", (49,), *who, *who, 2, 2),
            part("dutchman", (49,)),
            part("fd_held", (14,)),
            part("fd_played", (14,)),
            part("active", (seats,)),
            part("doubled", (4,)),
            part("escaped", (4,), 7),
            columns("table", (), WAREHOUSES, len(SEA_CARDS), len(FD_CARDS)),
            columns("players", (seats,), BOATS, 1, BYTE, BYTE, BYTE, len(FD_CARDS), 7, 7, 7, 7),
        ]

    def tell(self, s: Sea, seat: Seat, out: BytesWriter) -> None:
        seats = s.seats
        if seats not in self.rows:
            self.layout(seats)
        rows = self.rows[seats]
        add_spots(s, seat, rows, out)
        fd_held = add_regions(s, seat, rows, out)
        out.write(self.at[s.fd_at])
        seven = self.seven
        fd_played = 0
        for card in s.fd_discard:
            fd_played |= 1 << (card - FD)
        out.write(seven[fd_held & 127])
        out.write(seven[fd_held >> 7])
        out.write(seven[fd_played & 127])
        out.write(seven[fd_played >> 7])
        out.write(rows.who[(s.active - seat) % seats])
        start = len(out)
        out.write(NO_SHIPS)
        for ship in s.doubled:
            out[start + ship - 1] = 1
        for ship in s.escaped:
            out[start + ship + 3] = out[start + ship + 3] + 1
        out.append(s.warehouses)
        out.append(len(s.sea_deck))
        out.append(len(s.fd_deck))
        for other in range(seat, seats):
            add_player(s, other, out)
        for other in range(seat):
            add_player(s, other, out)


def add_spots(s: Sea, seat: i64, rows: Rows, out: BytesWriter) -> None:
    """By spot: its token, who has boarded it, and how many regions around it lack a boat."""
    token, boarder, missing, pending = s.spot, s.boarder, s.missing, s.pending
    seats: i64 = s.seats
    row: i64 = len(out)
    spot: i64 = 0
    out.write(rows.spots)
    while spot < 36:
        kind: i64 = token[spot]
        if kind != NONE:
            out[row + kind - 1] = 1
            who: i64 = boarder[spot]
            if who >= 0:
                who -= seat
                out[row + TOKEN_KINDS + (who if who >= 0 else who + seats)] = 1
            if pending and spot in pending:
                out[row + TOKEN_KINDS + seats + 1] = 1
            else:
                out[row + TOKEN_KINDS + seats] = missing[spot]
        row += TOKEN_KINDS + seats + 2
        spot += 1


def add_regions(s: Sea, seat: i64, rows: Rows, out: BytesWriter) -> int:
    """By region: whose boats are there, and its cards in the hand and unplayed.

    Returns the bit set of the Dutchman cards in the hand.
    """
    seats: i64 = s.seats
    start: i64 = len(out)
    width = 2 * seats + 2
    out.write(rows.regions)
    first, second = s.first, s.second
    row = start
    region: i64 = 0
    while region < 49:
        who: i64 = first[region]
        if who >= 0:
            who -= seat
            out[row + (who if who >= 0 else who + seats)] = 1
            who = second[region]
            if who >= 0:
                who -= seat
                out[row + seats + (who if who >= 0 else who + seats)] = 1
        row += width
        region += 1
    for played in s.sea_discard:
        at: i64 = start + played * width + width - 1
        out[at] = out[at] - 1
    fd_held = 0
    for card in s.hands[seat]:
        if card >= FD:
            fd_held |= 1 << (card - FD)
        else:
            at = start + card * width + width - 2
            out[at] = out[at] + 1
    return fd_held


def add_player(s: Sea, seat: Seat, out: BytesWriter) -> None:
    """What lies before a seat. Everybody saw the ships it captured, though they lie face down."""
    seas = s.seas[seat]
    put(out, s.stock[seat])
    put(out, s.marker(seat))
    put(out, s.cash[seat])
    put(out, s.credit[seat])
    put(out, seas)
    put(out, len(s.hands[seat]) - seas)
    put_slice(out, s.captured, 4 * seat, 4 * seat + 4)


FEATURES: Final = SeaFeatures()
