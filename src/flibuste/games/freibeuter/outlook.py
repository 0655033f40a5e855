"""What a ring promises each seat: how likely it closes, who holds the cards for it, and who pays whom then.

It looks into all hands: it is for worlds that a seat imagines, where they are open.
"""

from __future__ import annotations

import math
from typing import Final

from flibuste.games.freibeuter.fitted import COMPANY
from flibuste.games.freibeuter.parts import (
    DOUBLER,
    FD,
    NONE,
    OUTER,
    RING,
    WAREHOUSE,
    WAREHOUSE_PAY,
    value_of,
)
from flibuste.games.freibeuter.scoring import total
from flibuste.games.freibeuter.state import Sea

MOST: Final = 97
"""In per cent: nothing is certain before it has happened."""


def chances(percent: int) -> list[float]:
    """That a gap is filled, if so many of the cards not yet played will be.

    By who could send the Dutchman, whether he may be drawn, where the card is, and how many regions lack.
    """
    found: list[float] = []
    fade = math.log(1.0 - percent / 100.0)
    fitted = COMPANY
    for line in fitted.dutchman:
        for drawn in (0.0, fitted.dutchman_in_deck):
            for card in (fitted.deck_outer, fitted.deck_inner, fitted.gains, fitted.loses, fitted.held):
                found += [1.0 - math.exp(fade * (power + line + drawn)) for power in card]
    return found


CHANCES: Final = [chances(percent) for percent in range(MOST + 1)]


def share_to_come(s: Sea) -> float:
    """How many of the cards not yet played will be: the deck runs dry, or somebody runs out of boats."""
    unplayed = len(s.sea_deck) + sum(s.seas)
    plays_left = min(len(s.sea_deck) + s.seats, s.seats * min(s.stock))
    return min(1.0, plays_left / unplayed) if unplayed else 0.0


def appraise(s: Sea) -> list[float]:
    scores = [float(total(s, seat)) for seat in range(s.seats)]
    if s.ended:
        return scores
    for seat in range(s.seats):
        worth = COMPANY.boat * s.stock[seat]
        for card in s.hands[seat]:
            if card >= FD:
                worth += COMPANY.fd_card
            elif s.first[card] >= 0:
                worth += COMPANY.second_card
        scores[seat] += worth
    outlook = Outlook(s)
    for spot in range(36):
        if s.spot[spot] != NONE:
            outlook.promise(spot, scores)
    scores[s.active] += COMPANY.turn
    return scores


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
                gain = COMPANY.doubled * self.hopes[ship] * value_of(ship)
                for seat in range(s.seats):
                    scores[seat] += gain * s.captured[4 * seat + ship - 1]

    def boarded(self, spot: int, fee: int, owner: int, scores: list[float]) -> None:
        """Its boarder gets the ship and pays every foreign boat."""
        s = self.s
        seats = s.seats
        missing = s.missing[spot]
        count = s.boats_around(spot)
        cards = self.cards_around(spot)
        fitted = COMPANY
        more = fitted.more_boats[missing] / (seats - 1)
        from_hand = fitted.from_hand[missing]
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
                boats = count[seat] + more + from_hand * cards[seat]
                due += fee * boats
                scores[seat] += likely * fee * boats
        short = max(0.0, due - s.cash[owner])
        worth = fitted.ship[missing] * value_of(fee) * (double + fitted.hope * self.hopes[fee])
        scores[owner] += likely * (worth - due - fitted.loan * short)

    def awaited(self, spot: int, fee: int, scores: list[float]) -> None:
        """Nobody has boarded it yet: if somebody does, he pays the boats around."""
        missing = self.s.missing[spot]
        count = self.s.boats_around(spot)
        cards = self.cards_around(spot)
        pay = self.closing(spot, 0) * fee
        a_boat = COMPANY.awaited[missing]
        a_card = COMPANY.awaited_card[missing]
        for seat in range(self.s.seats):
            scores[seat] += pay * (a_boat * count[seat] + a_card * cards[seat])

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
        a_boat = COMPANY.loot
        a_card = COMPANY.loot_card[self.s.missing[spot]]
        for seat in range(seats):
            scores[seat] += pay * (a_boat * count[seat] + a_card * cards[seat])

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
