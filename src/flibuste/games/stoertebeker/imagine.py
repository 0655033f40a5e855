"""Worlds a seat cannot tell apart: other hands, face-down pirates and the deck, dealt again.

The deal agrees with everything seen so far (`memory`): cards taken openly are where they must be, face-down
cards are pirates, and the deck holds only what was shuffled into it. Every such world is possible, and no
other.
"""

from __future__ import annotations

from flibuste.games.stoertebeker.parts import PIRATE, STRONGEST, TYPES
from flibuste.games.stoertebeker.state import LOOSE, UP, Roads
from flibuste.kernel.chance import Dealer, Rng
from flibuste.kernel.types import Seat


def imagine(s: Roads, seat: Seat, rng: Rng) -> Roads:
    world = s.clone()
    if s.ended:
        return world  # all cards are open now
    Redeal(s, world, seat, Dealer(rng)).run()
    return world


class Redeal:
    """Deals the cards a seat has not seen to the places where they may be."""

    def __init__(self, s: Roads, world: Roads, seat: Seat, dealer: Dealer) -> None:
        self.s: Roads = s
        self.world: Roads = world
        self.seat: Seat = seat
        self.dealer: Dealer = dealer
        self.others: list[Seat] = [other for other in range(s.seats) if other != seat]
        self.pool: list[int] = [0] * TYPES
        """How many cards of each type are still to be dealt."""
        self.most: list[int] = [0] * TYPES
        """How many cards of each type the deck can hold."""
        self.slack: int = 0
        """How many cards that fit into the deck may go elsewhere before the deck cannot be filled."""
        self.hands: list[list[int]] = [[] for _ in range(s.seats)]
        self.spots: list[tuple[int, Seat, int]] = []
        """The face-down pirates of others that are not dealt yet: side, owner, mark."""
        self.crews: list[list[int]] = []

    def run(self) -> None:
        self.gather()
        for other in self.others:
            self.deal_shown(other)
        self.deal_loose()
        for side, _, mark in self.spots:
            self.crews[side].append(self.any_pirate() | mark)
        self.deal_rest()
        world = self.world
        for side, crew in enumerate(self.crews):
            crew.sort()
            world.crew[side] = tuple(crew)
        for side in range(len(world.crew)):
            if side % world.seats != self.seat:
                self.weigh(side)

    def gather(self) -> None:
        """Counts all unseen cards. After this, nothing depends on where they were."""
        s = self.s
        pool = self.pool
        for card in s.deck:
            pool[card] += 1
        for other in self.others:
            for card in s.hands[other]:
                pool[card] += 1
        for side, crew in enumerate(s.crew):
            owner = side % s.seats
            kept: list[int] = []
            for pirate in crew:
                if owner == self.seat or pirate & UP:
                    kept.append(pirate)
                else:
                    pool[PIRATE + (pirate & 15) - 1] += 1
                    self.spots.append((side, owner, pirate & LOOSE))
            self.crews.append(kept)
        self.spots.sort()
        base = TYPES * self.seat
        room = 0
        for card in range(TYPES):
            self.most[card] = s.sealed[card] - s.drawn[base + card]
            room += min(pool[card], self.most[card])
        self.slack = room - len(s.deck)

    def take(self, card: int) -> int:
        """Takes a card from the pool for a place other than the deck."""
        if self.pool[card] <= self.most[card]:
            self.slack -= 1
        self.pool[card] -= 1
        return card

    def deal_shown(self, other: Seat) -> None:
        for card in range(TYPES):
            for _ in range(self.s.shown[TYPES * other + card]):
                self.hands[other].append(self.take(card))

    def deal_loose(self) -> None:
        """Deals pirates known to be in a hand or face down at a ship, keeping enough for other places."""
        s = self.s
        extra: list[tuple[Seat, int]] = []
        for other in self.others:
            for points in range(STRONGEST):
                known = s.loose[STRONGEST * other + points] - s.shown[TYPES * other + PIRATE + points]
                extra += [(other, self.take(PIRATE + points)) for _ in range(known)]
        spare = self.pirates() - len(self.spots) + len(extra)
        for other in self.others:
            spare -= max(0, self.left(extra, other) - len(self.free_spots(other)))
        while extra:
            other, card = extra[0]
            spots = self.free_spots(other)
            must = self.left(extra, other) > len(spots)
            room = len(s.hands[other]) - len(self.hands[other])
            way = self.dealer.below(len(spots) + (room if must or spare > 0 else 0))
            del extra[0]
            if way < len(spots):
                side, _, mark = self.spots.pop(spots[way])
                self.crews[side].append((card - PIRATE + 1) | mark)
            else:
                self.hands[other].append(card)
                if not must:
                    spare -= 1

    def pirates(self) -> int:
        """How many more pirates can be in places other than the deck."""
        count = 0
        free = 0
        for card in range(PIRATE, TYPES):
            count += self.pool[card]
            free += max(0, self.pool[card] - self.most[card])
        return min(count, free + self.slack)

    def left(self, extra: list[tuple[Seat, int]], other: Seat) -> int:
        return len([1 for owner, _ in extra if owner == other])

    def free_spots(self, other: Seat) -> list[int]:
        """The indices of the spots where a loose pirate of this seat can be."""
        return [at for at, (_, owner, mark) in enumerate(self.spots) if owner == other and mark]

    def any_pirate(self) -> int:
        """The points of a pirate from the pool; without slack, one that the deck cannot hold."""
        ways = 0
        for card in range(PIRATE, TYPES):
            if self.slack > 0 or self.pool[card] > self.most[card]:
                ways += self.pool[card]
        way = self.dealer.below(ways)
        for card in range(PIRATE, TYPES):
            if self.slack > 0 or self.pool[card] > self.most[card]:
                way -= self.pool[card]
                if way < 0:
                    return self.take(card) - PIRATE + 1
        raise ValueError("there are more face-down pirates than pirates")

    def deal_rest(self) -> None:
        """Fills the hands with what the deck cannot hold and what it can spare. The rest is the deck."""
        s, world, dealer = self.s, self.world, self.dealer
        deck: list[int] = []
        rest: list[int] = []
        for card in range(TYPES):
            fits = min(self.pool[card], self.most[card])
            deck += [card] * fits
            rest += [card] * (self.pool[card] - fits)
        for _ in range(self.slack):
            rest.append(dealer.draw(deck))
        for other in self.others:
            hand = self.hands[other]
            while len(hand) < len(s.hands[other]):
                hand.append(dealer.draw(rest))
            hand.sort()
            world.hands[other] = hand
            for at in range(TYPES * other, TYPES * (other + 1)):
                world.drawn[at] = 0  # only their owners know what they drew
        world.deck = deck
        if s.aside and s.active != self.seat:
            bag = world.hands[s.active][:]
            world.aside = [dealer.draw(bag) for _ in s.aside]

    def weigh(self, side: int) -> None:
        """Computes a side's strength with the pirates dealt to it."""
        world = self.world
        strength = sum(world.heads[6 * side : 6 * side + 6])
        for pirate in world.crew[side]:
            strength += pirate & 15
        world.strength[side] = strength
