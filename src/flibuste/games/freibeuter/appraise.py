"""What each seat will have in the end, at a glance: what it has, and what its rings promise."""

from __future__ import annotations

from typing import Final

from flibuste.games.freibeuter.parts import DOUBLER, FD, NONE, RING, WAREHOUSE, WAREHOUSE_PAY, value_of
from flibuste.games.freibeuter.scoring import total
from flibuste.games.freibeuter.state import Sea

# Fitted to how games went on between players who board early, late and in between: docs/bots.md.
# Each list is by how many regions a ring still lacks.
SHIP: Final = [1.0, 1.35, 1.15, 0.55, 0.2]
"""What a boarded ship is worth, of its value, if its ring closes …"""
FEE: Final = [1.0, 1.5, 1.9, 1.1, 0.0]
"""… what a boat beside it brings, of its fee: the more, the more boats will come …"""
AWAITED: Final = [0.0, 0.6, 1.1, 1.0, 0.0]
"""… and what it brings beside a ship that somebody may still board."""
LOOT: Final = 1.15
"""What a boat beside a warehouse brings, of its pay."""
SHORT: Final = 0.7
"""What a loan costs, of the sum: it is paid back twice, if at all."""
TURN: Final = 2.0
"""What it is worth to be at the turn."""

# Counted in games of the search against itself: how often a ring's last gap was filled.
GLADLY: Final = 0.9
"""How surely a gap is filled by a sea card in the hand of somebody who gains by it …"""
AT_LAST: Final = 0.4
"""… and in the hand of somebody who loses by it."""
PLUGGED: Final = 0.7
"""How surely a last gap is filled by the Dutchman, by somebody who has the card and gains by it."""


def appraise(s: Sea) -> list[float]:
    scores = [float(total(s, seat)) for seat in range(s.seats)]
    if s.ended:
        return scores
    gaps = Gaps(s)
    for spot in range(36):
        token = s.spot[spot]
        missing = s.missing[spot]
        if token == NONE or (missing == 4 and (token >= WAREHOUSE or s.boarder[spot] < 0)):
            continue
        pays = promise(s, spot, token, missing)
        likely = gaps.closing(spot, missing, gainers(pays))
        for seat in range(s.seats):
            scores[seat] += likely * pays[seat]
    scores[s.active] += TURN
    return scores


def share_to_come(s: Sea) -> float:
    """How many of the cards not yet played will be: the deck runs dry, or somebody runs out of boats."""
    unplayed = len(s.sea_deck) + sum(s.seas)
    plays_left = min(len(s.sea_deck) + s.seats, s.seats * min(s.stock))
    return min(1.0, plays_left / unplayed) if unplayed else 0.0


class Gaps:
    """Where the cards are that fill empty regions, in the world somebody imagines."""

    def __init__(self, s: Sea) -> None:
        self.s: Sea = s
        self.undrawn: list[float] = [1.0] * 49
        """For each region, how likely it is that no card for it is drawn and played."""
        self.held: list[int] = [0] * 49
        """Who holds a card for it, a bit a seat."""
        self.lines: list[int] = [0] * 14
        """Who holds the Dutchman card of each line."""
        missed = 1.0 - share_to_come(s)
        for card in s.sea_deck:
            self.undrawn[card] *= missed
        for seat in range(s.seats):
            for card in s.hands[seat]:
                if card < FD:
                    self.held[card] |= 1 << seat
                else:
                    self.lines[card - FD] |= 1 << seat

    def closing(self, spot: int, missing: int, glad: int) -> float:
        """How likely it is that the ring closes, with those who gain by it, a bit a seat."""
        likely = 1.0
        for region in RING[spot]:
            if self.s.first[region] >= 0:
                continue
            empty = self.undrawn[region]
            held = self.held[region]
            if held & glad:
                empty *= 1.0 - GLADLY
            if held & ~glad:
                empty *= 1.0 - AT_LAST
            if missing == 1 and (self.lines[region // 7] | self.lines[7 + region % 7]) & glad:
                empty *= 1.0 - PLUGGED
            likely *= 1.0 - empty
        return likely


def gainers(pays: list[float]) -> int:
    """Who gets more than the mean, a bit a seat."""
    whole = 0.0
    for pay in pays:
        whole += pay
    glad = 0
    for seat in range(len(pays)):
        if pays[seat] * len(pays) > whole:
            glad |= 1 << seat
    return glad


def promise(s: Sea, spot: int, token: int, missing: int) -> list[float]:
    """What the ring brings each seat, if it closes."""
    pays = [0.0] * s.seats
    if token > WAREHOUSE:
        ship = token - DOUBLER
        for seat in range(s.seats):
            pays[seat] = value_of(ship) * s.captured[4 * seat + ship - 1]
        return pays
    count = s.boats_around(spot)
    owner = s.boarder[spot]
    if token == WAREHOUSE:
        each = LOOT * WAREHOUSE_PAY
    else:
        each = token * (AWAITED[missing] if owner < 0 else FEE[missing])
    foreign = 0
    for seat in range(s.seats):
        if seat != owner and count[seat]:
            foreign += count[seat]
            pays[seat] = each * count[seat]
    if owner >= 0:
        worth = value_of(token) * (2.0 if token in s.doubled else 1.0)
        short = max(0.0, token * foreign - s.cash[owner])
        pays[owner] = SHIP[missing] * worth - SHORT * short - each * foreign
    return pays
