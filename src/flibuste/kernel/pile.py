"""Piles of face-down things: the order is not there until somebody draws, looks or lays."""

from __future__ import annotations

from typing import Generic, TypeVar

from flibuste.kernel.chance import Dealer
from flibuste.kernel.words import Json, Seat

T = TypeVar("T")


def mask_of(seats: tuple[Seat, ...]) -> int:
    """A set of seats as bits."""
    mask = 0
    for seat in seats:
        mask |= 1 << seat
    return mask


def pile_of(bag: list[T], top: list[tuple[T, int]], under: list[tuple[T, int]]) -> Pile[T]:
    """Unpickles a pile."""
    pile: Pile[T] = Pile(bag)
    pile.top = top
    pile.under = under
    return pile


class Pile(Generic[T]):
    """Three parts from top to bottom: things whose place is fixed, a bag in no order, things laid under.

    A fixed place remembers which seats know what lies there. Drawing from the bag is the same in
    probability as having shuffled before, and a search that copies the state foresees nothing.
    """

    def __init__(self, things: list[T]) -> None:
        self.bag: list[T] = things
        self.top: list[tuple[T, int]] = []
        """Fixed places, the topmost last: thing and mask of the seats that know it."""
        self.under: list[tuple[T, int]] = []
        """Fixed places, the lowest last."""

    def clone(self) -> Pile[T]:
        return pile_of(self.bag[:], self.top[:], self.under[:])

    def __reduce__(self) -> tuple[object, ...]:
        return pile_of, (self.bag, self.top, self.under)

    def __len__(self) -> int:
        return len(self.top) + len(self.bag) + len(self.under)

    def draw(self, dealer: Dealer) -> T:
        """Takes the topmost."""
        if self.top:
            return self.top.pop()[0]
        if self.bag:
            return dealer.draw(self.bag)
        return self.under.pop(0)[0]

    def look(self, count: int, seats: tuple[Seat, ...], dealer: Dealer) -> list[T]:
        """These seats see the first `count` things, topmost first; they keep their places."""
        mask = mask_of(seats)
        count = min(count, len(self))
        seen = [self.draw_known(dealer) for _ in range(count)]
        for thing, knowers in reversed(seen):
            self.top.append((thing, knowers | mask))
        return self.fixed(count)

    def fixed(self, count: int) -> list[T]:
        """The first so many things, topmost first, as far as their places are fixed: what was looked at."""
        return [thing for thing, _ in reversed(self.top[-count:])] if count else []

    def draw_known(self, dealer: Dealer) -> tuple[T, int]:
        """Takes the topmost together with the mask of who knew it."""
        if self.top:
            return self.top.pop()
        if self.bag:
            return dealer.draw(self.bag), 0
        return self.under.pop(0)

    def lay_on(self, thing: T, knowers: int) -> None:
        """On top; `knowers` is the mask of the seats that know what it is."""
        self.top.append((thing, knowers))

    def lay_under(self, thing: T, knowers: int) -> None:
        self.under.append((thing, knowers))

    def shuffle(self) -> None:
        """Forgets every place, and with it what anybody knew of them."""
        self.bag += [thing for thing, _ in self.top]
        self.bag += [thing for thing, _ in self.under]
        self.top = []
        self.under = []

    def everything(self) -> list[T]:
        return [thing for thing, _ in self.top] + self.bag + [thing for thing, _ in self.under]

    def unseen(self, seat: Seat) -> list[T]:
        """The things whose place this seat does not know, to be re-dealt in an imagined world."""
        hidden = [thing for thing, knowers in self.top if not knowers >> seat & 1]
        hidden += self.bag
        hidden += [thing for thing, knowers in self.under if not knowers >> seat & 1]
        return hidden

    def redeal(self, seat: Seat, pool: list[T], dealer: Dealer) -> None:
        """Fills every place this seat does not know out of the pool, at random."""
        for places in (self.top, self.under):
            for at, (_, knowers) in enumerate(places):
                if not knowers >> seat & 1:
                    places[at] = (dealer.draw(pool), knowers)
        self.bag = [dealer.draw(pool) for _ in range(len(self.bag))]

    def known_to(self, seat: Seat) -> list[tuple[int, T]]:
        """What this seat knows: place counted from the top, and thing."""
        size = len(self)
        known: list[tuple[int, T]] = []
        for at, (thing, knowers) in enumerate(reversed(self.top)):
            if knowers >> seat & 1:
                known.append((at, thing))
        for at, (thing, knowers) in enumerate(self.under):
            if knowers >> seat & 1:
                known.append((size - len(self.under) + at, thing))
        return known


def open_pile(pile: Pile[int]) -> dict[str, Json]:
    """The whole truth of a pile of numbers; the bag in a fixed order, since it has none."""
    return {
        "top": [[thing, knowers] for thing, knowers in reversed(pile.top)],
        "bag": sorted(pile.bag),
        "under": [[thing, knowers] for thing, knowers in pile.under],
    }
