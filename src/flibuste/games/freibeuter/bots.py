"""How good a choice looks without looking ahead: what each ring is worth, and how likely it is to close."""

from __future__ import annotations

from typing import Final

from flibuste.games.freibeuter.parts import (
    AROUND,
    DOUBLER,
    DRAW_FD,
    DRAW_SEA,
    NONE,
    OUTER,
    REGION_CASH,
    RING,
    WAREHOUSE,
    WAREHOUSE_PAY,
    Board,
    Cash,
    Dutchman,
    Place,
    Resolve,
    value_of,
)
from flibuste.games.freibeuter.ring import resolve
from flibuste.games.freibeuter.scoring import total
from flibuste.games.freibeuter.state import Sea
from flibuste.kernel.chance import Dealer, NoLuck
from flibuste.kernel.types import Choice, Seat

BOAT: Final = 0.6
"""What a boat in stock is worth."""
TEMPO: Final = 4.0
"""What a turn without a new card costs."""
FD_CARD: Final = 1.5
"""What keeping a Dutchman card is worth."""
HELD: Final = 0.75
"""The chance that a region is filled if the seat itself holds the card."""
LAST_GAP: Final = 0.65
"""The chance that the Dutchman fills the last gap of a ring: cards of two lines can bring it there."""
FOREIGN: Final = 0.7
"""The share of a ring's gaps that will be filled by boats the boarder has to pay for."""
HOPE: Final = 0.2
"""The share of a doubler's worth that a ship has before the doubler is encircled."""

HORIZON: Final = 6
"""With two seats and little time, playouts by these weights stop after so many choices and are appraised.
With more seats or more time, playouts to the end are better. Measured: docs/research-log.md."""
LONG: Final = 0.5
"""Seconds per decision from which there are enough playouts to the end to be the better measure."""


def weigh(s: Sea, seat: Seat, options: list[Choice]) -> list[float]:
    first = options[0]
    if isinstance(first, Resolve):
        return [weigh_resolve(s, seat, option) for option in options if isinstance(option, Resolve)]
    if first is DRAW_SEA or first is DRAW_FD:
        return [weigh_draw(s, seat, option) for option in options]
    odds = Odds(s, seat)
    return [odds.weigh(option) for option in options]


def lead(s: Sea, seat: Seat) -> float:
    """The seat's total minus the mean of the other totals."""
    others = sum([total(s, other) for other in range(s.seats) if other != seat])
    return total(s, seat) - others / (s.seats - 1)


def weigh_resolve(s: Sea, seat: Seat, first: Resolve) -> float:
    """The lead after resolving this ring first and the others in board order. The last warehouse stops it."""
    draft = s.clone()
    silent = Dealer(NoLuck())
    order = [first.spot] + [spot for spot in s.pending if spot != first.spot]
    for spot in order:
        if not draft.ended:
            resolve(draft, spot, silent)
    return lead(draft, seat)


def weigh_draw(s: Sea, seat: Seat, choice: Choice) -> float:
    """One Dutchman card is worth having; a second one is not."""
    if choice is DRAW_SEA:
        return 1.0
    held = len(s.hands[seat]) - s.seas[seat]
    return 1.5 if held == 0 else 0.5


class Odds:
    """How likely each region is to be filled before the end, from what this seat knows."""

    def __init__(self, s: Sea, seat: Seat) -> None:
        self.s: Sea = s
        self.seat: Seat = seat
        seats = s.seats
        unplayed = len(s.sea_deck) + sum(s.seas)
        # Two ends can be predicted: the sea deck runs out, or somebody runs out of boats.
        plays_left = min(len(s.sea_deck) + seats, seats * min(s.stock))
        share = min(1.0, plays_left / max(1, unplayed))
        self.outer: float = share
        self.inner: float = 1.0 - (1.0 - share) * (1.0 - share)
        held = 0
        for card in s.hands[seat][: s.seas[seat]]:
            held |= 1 << card
        self.held: int = held
        """The regions of the sea cards in hand, as a bit set."""

    def weigh(self, choice: Choice) -> float:
        s = self.s
        if isinstance(choice, Board):
            return self.board(choice.spot)
        if isinstance(choice, Place):
            return self.place(choice.region)
        if isinstance(choice, Cash):
            return REGION_CASH
        assert isinstance(choice, Dutchman)
        gain = -FD_CARD
        for spot in AROUND[choice.region]:
            token = s.spot[spot]
            if token != NONE and s.missing[spot] == 1:
                count = s.boats_around(spot)
                owner = s.boarder[spot]
                gain += self.payoff(token, owner, count, 0)
                gain -= self.chance(spot, -1) * self.payoff(token, owner, count, 1)
        return gain

    def board(self, spot: int) -> float:
        """Brings the ship if its ring closes; costs a boat and a turn without a new card."""
        s = self.s
        count = s.boats_around(spot)
        token = s.spot[spot]
        missing = s.missing[spot]
        return self.chance(spot, -1) * self.payoff(token, self.seat, count, missing) - BOAT - TEMPO

    def place(self, region: int) -> float:
        """Adds a boat to every ring around, and closes a gap if the region had no boat yet."""
        s = self.s
        gain = -BOAT
        fills = 1 if s.first[region] < 0 else 0
        for spot in AROUND[region]:
            token = s.spot[spot]
            if token == NONE:
                continue
            count = s.boats_around(spot)
            owner = s.boarder[spot]
            missing = s.missing[spot]
            before = self.chance(spot, -1) * self.payoff(token, owner, count, missing)
            count[self.seat] += 1
            missing -= fills
            if missing == 0:
                gain += self.payoff(token, owner, count, 0) - before
            else:
                gain += self.chance(spot, region) * self.payoff(token, owner, count, missing) - before
        return gain

    def chance(self, spot: int, filled: int) -> float:
        """The chance that the ring closes before the end, with the region `filled` counted as filled."""
        s = self.s
        likely = 1.0
        missing = 0
        for region in RING[spot]:
            if s.first[region] < 0 and region != filled:
                missing += 1
                if self.held >> region & 1:
                    likely *= HELD
                elif OUTER[region]:
                    likely *= self.outer
                else:
                    likely *= self.inner
        if missing == 1 and likely < LAST_GAP:
            return (likely + LAST_GAP) / 2
        return likely

    def worth(self, ship: int) -> float:
        """A ship's value, including the chance that its doubler is encircled."""
        if ship in self.s.doubled:
            return 2.0 * value_of(ship)
        return value_of(ship) * (1.0 + HOPE * self.inner)

    def payoff(self, token: int, owner: int, count: list[int], missing: int) -> float:
        """How the seat's lead changes when a ring closes after anybody fills the missing regions."""
        s = self.s
        seat = self.seat
        others = s.seats - 1
        if token == WAREHOUSE:
            boats = sum(count)
            return WAREHOUSE_PAY * (count[seat] - (boats - count[seat]) / others)
        if token > DOUBLER:
            ship = token - DOUBLER
            mine = s.captured[4 * seat + ship - 1]
            theirs = -mine
            for other in range(s.seats):
                theirs += s.captured[4 * other + ship - 1]
            return value_of(ship) * (mine - theirs / others)
        if owner < 0:
            return 0.0
        foreign = sum(count) - count[owner] + missing * FOREIGN
        due = token * foreign
        short = due - s.cash[owner]
        net = self.worth(token) - due - (short if short > 0 else 0.0)
        if owner == seat:
            return net + due / others
        income = token * count[seat]
        return income - (net + due - income) / others
