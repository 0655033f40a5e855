"""Piles of face-down things. A pile has no order until somebody draws, looks, or lays something down."""

from __future__ import annotations

from typing import Generic, TypeVar

from flibuste.kernel.chance import Dealer
from flibuste.kernel.types import Json, Seat

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
    """Three parts from top to bottom: things with a fixed place, an unordered bag, things laid underneath.

    A fixed place remembers which seats know what lies there. Drawing from the bag has the same
    probabilities as shuffling first, and a search that copies the state learns nothing about the future.
    """

    def __init__(self, things: list[T]) -> None:
        self.bag: list[T] = things
        self.top: list[tuple[T, int]] = []
        """Fixed places above the bag, the topmost last: the thing, and the mask of the seats that know it."""
        self.under: list[tuple[T, int]] = []
        """Fixed places below the bag, the lowest last."""

    def clone(self) -> Pile[T]:
        return pile_of(self.bag[:], self.top[:], self.under[:])

    def __reduce__(self) -> tuple[object, ...]:
        return pile_of, (self.bag, self.top, self.under)

    def __len__(self) -> int:
        return len(self.top) + len(self.bag) + len(self.under)

    def draw(self, dealer: Dealer) -> T:
        """Takes the topmost thing."""
        if self.top:
            return self.top.pop()[0]
        if self.bag:
            return dealer.draw(self.bag)
        return self.under.pop(0)[0]

    def look(self, count: int, seats: tuple[Seat, ...], dealer: Dealer) -> list[T]:
        """Shows the first `count` things to these seats, topmost first. The things keep their places."""
        mask = mask_of(seats)
        count = min(count, len(self))
        seen = [self.draw_known(dealer) for _ in range(count)]
        for thing, knowers in reversed(seen):
            self.top.append((thing, knowers | mask))
        return self.fixed(count)

    def fixed(self, count: int) -> list[T]:
        """The first `count` things with a fixed place, topmost first: what somebody looked at."""
        return [thing for thing, _ in reversed(self.top[-count:])] if count else []

    def draw_known(self, dealer: Dealer) -> tuple[T, int]:
        """Takes the topmost thing, with the mask of the seats that knew it."""
        if self.top:
            return self.top.pop()
        if self.bag:
            return dealer.draw(self.bag), 0
        return self.under.pop(0)

    def lay_on(self, thing: T, knowers: int) -> None:
        """Lays a thing on top. `knowers` is the mask of the seats that know what it is."""
        self.top.append((thing, knowers))

    def lay_under(self, thing: T, knowers: int) -> None:
        self.under.append((thing, knowers))

    def shuffle(self) -> None:
        """Forgets every place, and what anybody knew about it."""
        self.bag += [thing for thing, _ in self.top]
        self.bag += [thing for thing, _ in self.under]
        self.top = []
        self.under = []

    def everything(self) -> list[T]:
        return [thing for thing, _ in self.top] + self.bag + [thing for thing, _ in self.under]

    def unseen(self, seat: Seat) -> list[T]:
        """The things whose place this seat does not know: an imagined world deals them anew."""
        hidden = [thing for thing, knowers in self.top if not knowers >> seat & 1]
        hidden += self.bag
        hidden += [thing for thing, knowers in self.under if not knowers >> seat & 1]
        return hidden

    def redeal(self, seat: Seat, pool: list[T], dealer: Dealer) -> None:
        """Fills every place this seat does not know with random things from the pool."""
        for places in (self.top, self.under):
            for at, (_, knowers) in enumerate(places):
                if not knowers >> seat & 1:
                    places[at] = (dealer.draw(pool), knowers)
        self.bag = [dealer.draw(pool) for _ in range(len(self.bag))]

    def known_to(self, seat: Seat) -> list[tuple[int, T]]:
        """What this seat knows: the place counted from the top, and the thing."""
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
    """The whole truth about a pile of numbers. The bag has no order, so it is sorted."""
    return {
        "top": [[thing, knowers] for thing, knowers in reversed(pile.top)],
        "bag": sorted(pile.bag),
        "under": [[thing, knowers] for thing, knowers in pile.under],
    }
