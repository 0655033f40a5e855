"""The actions of the simpler squares (RUM-51 to RUM-65, RUM-70, RUM-82)."""

from __future__ import annotations

from typing import Final

from flibuste.games.rum_and_pirates.parts import (
    BARRELS_TAKEN,
    DATES,
    DECLINE,
    ITEMS,
    KEEP,
    KINDS,
    MAPS,
    SALE,
    SELL,
    SQUARES,
    STACKS,
    SYMBOLS,
    TAKE,
    Take,
)
from flibuste.games.rum_and_pirates.recover import RECOVER
from flibuste.games.rum_and_pirates.state import Harbour
from flibuste.kernel.agenda import Question
from flibuste.kernel.chance import Dealer
from flibuste.kernel.types import Choice, Facts, Refusal, Seat


def coin(s: Harbour, seat: Seat, dealer: Dealer) -> None:
    """RUM-52."""
    s.coins[seat] += 1
    if dealer.heard:
        dealer.tell("found-coin", "RUM-52", {"seat": seat, "coins": 1})


def headquarters(s: Harbour, seat: Seat) -> None:
    """RUM-53 to RUM-56."""
    s.ask(RECOVER, seat)


def recruit(s: Harbour, seat: Seat, dealer: Dealer) -> None:
    """The player takes one of their own pirates from the pool, for the rest of the game (RUM-57)."""
    if s.pool[seat]:
        s.pool[seat] -= 1
        s.reserve[seat] += 1
        if dealer.heard:
            dealer.tell("recruited", "RUM-57", {"seat": seat, "left": s.pool[seat]})
    elif dealer.heard:
        nothing_here(s, seat, dealer)


def nothing_here(s: Harbour, seat: Seat, dealer: Dealer) -> None:
    """An empty stack, display, pool or supply gives nothing (RUM-51)."""
    facts: Facts = {"seat": seat, "square": SQUARES[s.captain], "kind": KINDS[s.town.kind[s.captain]]}
    dealer.tell("nothing-here", "RUM-51", facts)


# Accessories.


def accessory(s: Harbour, seat: Seat, dealer: Dealer) -> None:
    """Draws the top tile. Only the player sees it; whoever sold it earlier also knows it (RUM-58)."""
    if not len(s.gear_pile):
        if dealer.heard:
            nothing_here(s, seat, dealer)
        return
    s.drawn, known = s.gear_pile.draw_known(dealer)
    s.drawn_known = known | 1 << seat
    if dealer.heard:
        tile = s.drawn
        secret: Facts = {"item": ITEMS[s.box.family[tile]], "value": s.box.value[tile]}
        dealer.tell("looked", "RUM-58", {"seat": seat, "left": len(s.gear_pile)}, secret, knowers(s))
    s.ask(KEEP_OR_SELL, seat)


def knowers(s: Harbour) -> tuple[Seat, ...]:
    """The seats that know the accessory drawn."""
    return tuple([seat for seat in range(s.seats) if s.drawn_known >> seat & 1])


class KeepOrSell(Question[Harbour]):
    def options(self, s: Harbour, seat: Seat) -> list[Choice]:
        return BOTH

    def answer(self, s: Harbour, seat: Seat, choice: Choice, dealer: Dealer) -> None:
        tile = s.drawn
        secret: Facts = {}
        if dealer.heard:
            secret = {"item": ITEMS[s.box.family[tile]], "value": s.box.value[tile]}
        if choice is KEEP:  # RUM-59
            s.gear[seat].append(tile)
            s.gear_known[seat].append(s.drawn_known)
            if dealer.heard:
                dealer.tell("kept", "RUM-59", {"seat": seat}, secret, knowers(s))
        else:  # RUM-60
            s.gear_pile.lay_under(tile, s.drawn_known)
            s.coins[seat] += SALE
            if dealer.heard:
                dealer.tell("sold", "RUM-60", {"seat": seat, "coins": SALE}, secret, knowers(s))
        s.drawn = -1
        s.drawn_known = 0

    def why_not(self, s: Harbour, seat: Seat, choice: Choice) -> Refusal:
        return Refusal("keep-or-sell", "RUM-58")


BOTH: Final[list[Choice]] = [KEEP, SELL]
KEEP_OR_SELL: Final = KeepOrSell("accessory", "RUM-58", plain=True)


# Rendezvous.


def rendezvous(s: Harbour, seat: Seat, dealer: Dealer) -> None:
    """Puts the top tile face down on the flag (RUM-65)."""
    bag = s.bags[DATES]
    if not bag:
        if dealer.heard:
            nothing_here(s, seat, dealer)
        return
    tile = dealer.draw(bag)
    s.dates[seat].append(tile)
    s.dates_not[seat].append(0)
    if dealer.heard:
        secret: Facts = {"symbol": SYMBOLS[s.box.family[tile]], "value": s.box.value[tile]}
        dealer.tell("promised", "RUM-65", {"seat": seat, "left": len(bag)}, secret, (seat,))


# Treasure maps.


def treasure_map(s: Harbour, seat: Seat) -> None:
    """RUM-70."""
    s.ask(TAKE_MAP, seat)


class TakeMap(Question[Harbour]):
    """One of the face-up tiles in the colour of the square, or none."""

    def options(self, s: Harbour, seat: Seat) -> list[Choice]:
        kind = s.town.kind[s.captain]
        options: list[Choice] = []
        for tile in s.maps:
            if s.box.family[tile] == kind:
                choice = TAKE[s.box.value[tile] - 1]
                if choice not in options:
                    options.append(choice)
        if options:
            options.sort(key=value_of)
            options.append(DECLINE)
        return options

    def answer(self, s: Harbour, seat: Seat, choice: Choice, dealer: Dealer) -> None:
        kind = s.town.kind[s.captain]
        if not isinstance(choice, Take):
            if dealer.heard:
                dealer.tell("declined", "RUM-50", {"seat": seat, "kind": KINDS[kind]})
            return
        for tile in s.maps:
            if s.box.family[tile] == kind and s.box.value[tile] == choice.value:
                s.maps.remove(tile)
                s.won[seat].append(tile)
                break
        if dealer.heard:
            dealer.tell("took-map", "RUM-70", {"seat": seat, "colour": KINDS[kind], "value": choice.value})
        if s.bags[MAPS]:
            s.maps.append(dealer.draw(s.bags[MAPS]))
            if dealer.heard:
                tell_revealed(s, s.maps[-1], dealer)

    def nothing(self, s: Harbour, seat: Seat, dealer: Dealer) -> None:
        if dealer.heard:
            nothing_here(s, seat, dealer)

    def why_not(self, s: Harbour, seat: Seat, choice: Choice) -> Refusal:
        if isinstance(choice, Take):
            kind = KINDS[s.town.kind[s.captain]]
            return Refusal("no-such-map", "RUM-70", {"value": choice.value, "colour": kind})
        return Refusal("map-first", "RUM-70")


def value_of(choice: Choice) -> int:
    assert isinstance(choice, Take)
    return choice.value


TAKE_MAP: Final = TakeMap("map", "RUM-70", plain=True)


def tell_revealed(s: Harbour, tile: int, dealer: Dealer) -> None:
    """Tells that a tile was turned up on its display."""
    stack = s.box.stack[tile]
    family = KINDS[s.box.family[tile]] if stack <= MAPS else STACKS[stack]
    facts: Facts = {
        "stack": STACKS[stack], "family": family, "value": s.box.value[tile],
        "threshold": s.box.number[tile], "left": len(s.bags[stack]),
    }  # fmt: skip
    dealer.tell("revealed", "RUM-5", facts)


# Rum.


def rum(s: Harbour, seat: Seat, dealer: Dealer) -> None:
    """Two barrels, or as many as are left (RUM-82)."""
    barrels = min(BARRELS_TAKEN, s.barrels)
    s.barrels -= barrels
    s.rum[seat] += barrels
    if dealer.heard:
        if barrels:
            dealer.tell("took-rum", "RUM-82", {"seat": seat, "barrels": barrels, "left": s.barrels})
        else:
            nothing_here(s, seat, dealer)
