"""What a seat knows of Freibeuter, as bytes for policies that learn."""

from __future__ import annotations

from typing import Final

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
from flibuste.kernel.observation import BYTE, Features, Part, bits, capped, columns, one_hot, part, seen_from
from flibuste.kernel.types import Seat

KINDS: Final = ["turn", "resolve", "draw"]
TOKEN_KINDS: Final = 9
OPEN: Final = 4
"""The most regions without a boat around a spot."""
PENDING: Final = 5
"""Stands for a ring that is closed and not yet resolved."""


class Rows:
    """The bytes of every spot and region that can occur, for one number of seats."""

    def __init__(self, seats: int) -> None:
        token, who, region = one_hot(TOKEN_KINDS), one_hot(seats), range(seats + 1)
        self.spot: list[bytes] = [
            token[kind - 1] + who[boarder] + bytes([missing % PENDING, missing == PENDING])
            for kind in range(TOKEN_KINDS + 1)
            for boarder in range(seats + 1)
            for missing in range(PENDING + 1)
        ]
        self.empty: bytes = bytes(TOKEN_KINDS + seats + 2)
        self.region: list[bytes] = [
            who[first] + who[second] + bytes([held, unplayed])
            for first in region
            for second in region
            for held in range(3)
            for unplayed in range(3)
        ]
        self.who: list[bytes] = who
        self.seen: list[list[int]] = [seen_from(seat, seats) for seat in range(seats)]


class SeaFeatures(Features[Sea]):
    def __init__(self) -> None:
        super().__init__(KINDS)
        self.rows: dict[int, Rows] = {}
        self.at: list[bytes] = []

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

    def pieces(self, s: Sea, seat: Seat) -> list[bytes]:
        seats = s.seats
        if seats not in self.rows:
            self.layout(seats)
        rows = self.rows[seats]
        seen = rows.seen[seat]
        pieces: list[bytes] = []
        self.add_spots(s, seen, rows, pieces)
        held = [0] * (FD + 14)
        for card in s.hands[seat]:
            held[card] += 1
        self.add_regions(s, seen, rows, held, pieces)
        pieces.append(self.at[s.fd_at])
        seven = bits(7)
        fd_held, fd_played = 0, 0
        for line in range(14):
            fd_held |= held[FD + line] << line
        for card in s.fd_discard:
            fd_played |= 1 << (card - FD)
        pieces.append(seven[fd_held & 127])
        pieces.append(seven[fd_held >> 7])
        pieces.append(seven[fd_played & 127])
        pieces.append(seven[fd_played >> 7])
        pieces.append(rows.who[seen[s.active]])
        few = [0] * 11
        for ship in s.doubled:
            few[ship - 1] = 1
        for ship in s.escaped:
            few[ship + 3] += 1
        few[8], few[9], few[10] = s.warehouses, len(s.sea_deck), len(s.fd_deck)
        pieces.append(bytes(few))
        for step in range(seats):
            other = (seat + step) % seats
            pieces.append(player(s, other))
        return pieces

    def add_spots(self, s: Sea, seen: list[int], rows: Rows, pieces: list[bytes]) -> None:
        base, row, empty = s.seats + 1, rows.spot, rows.empty
        token, boarder, missing, pending = s.spot, s.boarder, s.missing, s.pending
        for spot in range(36):
            kind = token[spot]
            if kind == NONE:
                pieces.append(empty)
            else:
                open_regions = PENDING if pending and spot in pending else missing[spot]
                pieces.append(row[(kind * base + seen[boarder[spot]]) * 6 + open_regions])

    def add_regions(self, s: Sea, seen: list[int], rows: Rows, held: list[int], pieces: list[bytes]) -> None:
        base, row, first, second = s.seats + 1, rows.region, s.first, s.second
        unplayed = COPIES[:]
        for card in s.sea_discard:
            unplayed[card] -= 1
        for region in range(49):
            boats = seen[first[region]] * base + seen[second[region]]
            pieces.append(row[(boats * 3 + held[region]) * 3 + unplayed[region]])


def player(s: Sea, seat: Seat) -> bytes:
    """What lies before a seat. Everybody saw the ships it captured, though they lie face down."""
    seas = s.seas[seat]
    ships = 4 * seat
    captured = s.captured
    return capped(
        [
            s.stock[seat],
            s.marker(seat),
            s.cash[seat],
            s.credit[seat],
            seas,
            len(s.hands[seat]) - seas,
            captured[ships],
            captured[ships + 1],
            captured[ships + 2],
            captured[ships + 3],
        ]
    )


FEATURES: Final = SeaFeatures()
