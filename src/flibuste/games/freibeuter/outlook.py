"""What a ring promises each seat: how likely it closes, who holds the cards for it, and who pays whom then.

It looks into all hands: it is for worlds that a seat imagines, where they are open.
"""

from __future__ import annotations

import math
from typing import Final

from flibuste.games.freibeuter.parts import (
    DOUBLER,
    FD,
    OUTER,
    RING,
    WAREHOUSE,
    WAREHOUSE_PAY,
    value_of,
)
from flibuste.games.freibeuter.state import Sea

# All numbers were fitted together to how games of good players went on: docs/bots.md. Lists are by how many
# regions a ring still lacks, from none to all four.

# How readily a gap is filled: a card that could as well lie anywhere in the deck counts about 1.
IN_DECK_OUTER: Final = [0.0, 0.0, 1.5, 0.85, 4.7]
IN_DECK_INNER: Final = [0.0, 1.2, 2.8, 1.9, 0.7]
HELD_BY_ONE_WHO_GAINS: Final = [0.0, 10.0, 10.3, 7.1, 0.4]
HELD_BY_ONE_WHO_LOSES: Final = [0.0, 0.9, 3.5, 3.0, 0.9]
HELD: Final = [0.0, 1.8, 4.8, 4.3, 1.5]
"""Where nobody gains: an unboarded ship, boats in equal number around a warehouse."""
DUTCHMAN: Final = [0.0, 0.5, 9.3]
"""The Dutchman fills a last gap, too: nobody has a card of its lines, one who loses, one who gains …"""
DUTCHMAN_IN_DECK: Final = 1.35
"""… and somebody may draw one."""

SHIP: Final = [1.0, 1.13, 0.91, 0.99, -1.5]
"""What a captured ship is worth to its boarder, of its value …"""
HOPE: Final = 0.72
"""… and of what it would gain by its doubler."""
MORE_BOATS: Final = [0.0, 1.1, 1.1, 2.2, 3.3]
"""How many foreign boats will come to a boarded ship before its ring closes …"""
FROM_HAND: Final = [0.0, 0.34, 0.47, 0.6, 1.4]
"""… and how many for each card in hand."""
LOAN: Final = 0.4
"""What it costs to borrow for the fee, of the sum."""
AWAITED: Final = [0.0, 0.65, 0.58, 0.9, 0.0]
"""What a boat beside a ship that somebody may still board brings, of its fee …"""
AWAITED_CARD: Final = [0.0, 0.46, 0.54, 0.92, 0.0]
"""… and a card in hand."""
LOOT_CARD: Final = [0.0, 1.2, 0.26, 1.26, 0.0]
"""What a card in hand beside a warehouse brings, of a boat's pay."""
DOUBLED: Final = 0.84
"""What a doubler brings, of what the ships captured so far would gain."""

MOST: Final = 97
"""In per cent: nothing is certain before it has happened."""


def chances(percent: int) -> list[float]:
    """That a gap is filled, if so many of the cards not yet played will be.

    By who could send the Dutchman, whether he may be drawn, where the card is, and how many regions lack.
    """
    found: list[float] = []
    fade = math.log(1.0 - percent / 100.0)
    for line in DUTCHMAN:
        for drawn in (0.0, DUTCHMAN_IN_DECK):
            for card in (IN_DECK_OUTER, IN_DECK_INNER, HELD_BY_ONE_WHO_GAINS, HELD_BY_ONE_WHO_LOSES, HELD):
                found += [1.0 - math.exp(fade * (power + line + drawn)) for power in card]
    return found


CHANCES: Final = [chances(percent) for percent in range(MOST + 1)]


def share_to_come(s: Sea) -> float:
    """How many of the cards not yet played will be: the deck runs dry, or somebody runs out of boats."""
    unplayed = len(s.sea_deck) + sum(s.seas)
    plays_left = min(len(s.sea_deck) + s.seats, s.seats * min(s.stock))
    return min(1.0, plays_left / unplayed) if unplayed else 0.0


class Outlook:
    def __init__(self, s: Sea) -> None:
        self.s: Sea = s
        percent = int(100.0 * share_to_come(s) + 0.5)
        self.chances: list[float] = CHANCES[min(MOST, percent)]
        holders = [0] * (FD + 14)
        for seat in range(s.seats):
            for card in s.hands[seat]:
                holders[card] |= 1 << seat
        self.holders: list[int] = holders
        """Who has a card, one bit a seat."""
        self.hopes: list[float] = [0.0] * 5
        """How likely the doubler of each ship falls."""
        for spot in range(36):
            ship = s.spot[spot] - DOUBLER
            if ship > 0 and s.missing[spot] < 4:
                self.hopes[ship] = self.closing(spot, self.gaining_by_doubler(ship))

    def promise(self, spot: int, scores: list[float]) -> None:
        """Adds to each seat's score what the ring of this token will bring."""
        s = self.s
        token = s.spot[spot]
        if token < WAREHOUSE:
            if s.boarder[spot] >= 0:
                self.boarded(spot, token, s.boarder[spot], scores)
            elif s.missing[spot] < 4:
                self.awaited(spot, token, scores)
        elif s.missing[spot] < 4:
            if token == WAREHOUSE:
                self.warehouse(spot, scores)
            else:
                ship = token - DOUBLER
                gain = DOUBLED * self.hopes[ship] * value_of(ship)
                for seat in range(s.seats):
                    scores[seat] += gain * s.captured[4 * seat + ship - 1]

    def boarded(self, spot: int, fee: int, owner: int, scores: list[float]) -> None:
        """Its boarder gets the ship and pays every foreign boat."""
        s = self.s
        seats = s.seats
        missing = s.missing[spot]
        count = s.boats_around(spot)
        cards = self.cards_around(spot)
        double = 2.0 if fee in s.doubled else 1.0
        foreign = -count[owner]
        for around in count:
            foreign += around
        gaining = 0
        if 5.0 * double * (seats - 1) > foreign * seats:
            gaining = 1 << owner
        else:
            for seat in range(seats):
                if seat != owner and count[seat]:
                    gaining |= 1 << seat
        likely = self.closing(spot, gaining)
        due = 0.0
        for seat in range(seats):
            if seat != owner:
                boats = count[seat] + MORE_BOATS[missing] / (seats - 1) + FROM_HAND[missing] * cards[seat]
                due += fee * boats
                scores[seat] += likely * fee * boats
        short = max(0.0, due - s.cash[owner])
        worth = SHIP[missing] * value_of(fee) * (double + HOPE * self.hopes[fee])
        scores[owner] += likely * (worth - due - LOAN * short)

    def awaited(self, spot: int, fee: int, scores: list[float]) -> None:
        """Nobody has boarded it yet: if somebody does, he pays the boats around."""
        missing = self.s.missing[spot]
        count = self.s.boats_around(spot)
        cards = self.cards_around(spot)
        pay = self.closing(spot, 0) * fee
        for seat in range(self.s.seats):
            scores[seat] += pay * (AWAITED[missing] * count[seat] + AWAITED_CARD[missing] * cards[seat])

    def warehouse(self, spot: int, scores: list[float]) -> None:
        seats = self.s.seats
        count = self.s.boats_around(spot)
        cards = self.cards_around(spot)
        boats = sum(count)
        gaining = 0
        for seat in range(seats):
            if count[seat] * seats > boats:
                gaining |= 1 << seat
        pay = self.closing(spot, gaining) * WAREHOUSE_PAY
        extra = LOOT_CARD[self.s.missing[spot]]
        for seat in range(seats):
            scores[seat] += pay * (count[seat] + extra * cards[seat])

    def gaining_by_doubler(self, ship: int) -> int:
        """Who has captured more such ships than his share, one bit a seat."""
        s = self.s
        captured = 0
        for seat in range(s.seats):
            captured += s.captured[4 * seat + ship - 1]
        gaining = 0
        for seat in range(s.seats):
            if s.captured[4 * seat + ship - 1] * s.seats > captured:
                gaining |= 1 << seat
        return gaining

    def cards_around(self, spot: int) -> list[int]:
        """For how many regions of the ring each seat has a card."""
        seats = self.s.seats
        cards = [0] * seats
        for region in RING[spot]:
            who = self.holders[region]
            if who:
                for seat in range(seats):
                    cards[seat] += who >> seat & 1
        return cards

    def closing(self, spot: int, gaining: int) -> float:
        """That the ring closes before the end, to the gain of these seats."""
        s = self.s
        missing = s.missing[spot]
        holders = self.holders
        likely = 1.0
        for region in RING[spot]:
            if s.first[region] >= 0:
                continue
            who = holders[region]
            if who == 0:
                at = missing if OUTER[region] else 5 + missing
            elif who & gaining:
                at = 10 + missing
            else:
                at = (15 if gaining else 20) + missing
            if missing == 1:
                lines = holders[FD + region // 7] | holders[FD + 7 + region % 7]
                if lines & gaining:
                    at += 100
                elif lines:
                    at += 50
                if s.fd_deck:
                    at += 25
            likely *= self.chances[at]
        return likely
