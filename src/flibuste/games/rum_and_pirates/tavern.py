"""Taverns: an invitation, then dice until all staked tiles are won (RUM-71 to RUM-77)."""

from __future__ import annotations

from typing import Final

from flibuste.games.rum_and_pirates.dice import throw
from flibuste.games.rum_and_pirates.parts import (
    DECLINE,
    INVITE,
    JOIN,
    KINDS,
    OPEN,
    PASS,
    TAKE,
    TAVERNS,
    Take,
)
from flibuste.games.rum_and_pirates.squares import nothing_here, tell_revealed
from flibuste.games.rum_and_pirates.state import Harbour
from flibuste.kernel.agenda import Question
from flibuste.kernel.chance import Dealer
from flibuste.kernel.types import Choice, Facts, Refusal, Seat


def tavern(s: Harbour, seat: Seat) -> None:
    s.ask(HOST, seat)


def staked(s: Harbour) -> list[int]:
    """The face-up tiles of the tavern where the captain is, the lowest first (RUM-71)."""
    kind = s.town.kind[s.captain]
    stake = [(s.box.value[tile], tile) for tile in s.taverns if s.box.family[tile] == kind]
    stake.sort()
    return [tile for _, tile in stake]


class Host(Question[Harbour]):
    """The host may invite (RUM-72). Without a tile of this tavern, nobody is asked (RUM-71)."""

    def options(self, s: Harbour, seat: Seat) -> list[Choice]:
        kind = s.town.kind[s.captain]
        for tile in s.taverns:
            if s.box.family[tile] == kind:
                return INVITE_OR_NOT
        return NO_CHOICE

    def answer(self, s: Harbour, seat: Seat, choice: Choice, dealer: Dealer) -> None:
        kind = s.town.kind[s.captain]
        if choice is DECLINE:
            if dealer.heard:
                dealer.tell("declined", "RUM-72", {"seat": seat, "kind": KINDS[kind]})
            return
        s.stake = staked(s)
        s.taverns = [tile for tile in s.taverns if s.box.family[tile] != kind]
        s.drinkers = [seat]
        if dealer.heard:
            values = [s.box.value[tile] for tile in s.stake]
            dealer.tell("invited", "RUM-72", {"seat": seat, "house": KINDS[kind], "tiles": values})
        for step in range(1, s.seats):
            s.ask(GUEST, (seat + step) % s.seats)
        s.then(drink)

    def nothing(self, s: Harbour, seat: Seat, dealer: Dealer) -> None:
        if dealer.heard:
            nothing_here(s, seat, dealer)

    def why_not(self, s: Harbour, seat: Seat, choice: Choice) -> Refusal:
        return Refusal("invite-first", "RUM-72")


class Guest(Question[Harbour]):
    """Whether to join for a coin to the host. Players who are done may join too (RUM-72)."""

    def options(self, s: Harbour, seat: Seat) -> list[Choice]:
        return JOIN_OR_PASS if s.coins[seat] else ONLY_PASS

    def answer(self, s: Harbour, seat: Seat, choice: Choice, dealer: Dealer) -> None:
        host = s.drinkers[0]
        if choice is JOIN:
            s.coins[seat] -= 1
            s.coins[host] += 1
            s.drinkers.append(seat)
        if dealer.heard:
            if choice is JOIN:
                dealer.tell("joined", "RUM-72", {"seat": seat, "host_seat": host, "coins": 1})
            else:
                dealer.tell("passed", "RUM-72", {"seat": seat})

    def why_not(self, s: Harbour, seat: Seat, choice: Choice) -> Refusal:
        return Refusal("guest-first", "RUM-72")


NO_CHOICE: Final[list[Choice]] = []
INVITE_OR_NOT: Final[list[Choice]] = [INVITE, DECLINE]
JOIN_OR_PASS: Final[list[Choice]] = [JOIN, PASS]
ONLY_PASS: Final[list[Choice]] = [PASS]
HOST: Final = Host("host", "RUM-72", plain=True)
GUEST: Final = Guest("guest", "RUM-72", plain=True)


def drink(s: Harbour, number: int, dealer: Dealer) -> None:
    """The drinkers roll in turn, the host first, until no tile is left (RUM-74, RUM-76)."""
    if not s.stake:
        close(s, dealer)
    elif len(s.drinkers) == 1:  # RUM-73
        for tile in s.stake:
            win(s, s.drinkers[0], tile, "RUM-73", dealer)
        s.stake = []
        close(s, dealer)
    else:
        seat = s.drinkers[number % len(s.drinkers)]
        s.then(throw, seat)
        s.ask(PRIZE, seat)
        s.then(drink, number + 1)


class Prize(Question[Harbour]):
    """The roller takes a staked tile lower than the roll, and chooses which (RUM-75)."""

    def options(self, s: Harbour, seat: Seat) -> list[Choice]:
        options: list[Choice] = []
        last = 0
        for tile in s.stake:
            value = s.box.value[tile]
            if value < s.die and value != last:
                options.append(TAKE[value - 1])
                last = value
        if options and s.house.may_leave_tiles:
            options.append(DECLINE)
        return options

    def answer(self, s: Harbour, seat: Seat, choice: Choice, dealer: Dealer) -> None:
        if not isinstance(choice, Take):
            if dealer.heard:
                dealer.tell("left-tile", "RUM-75", {"seat": seat, "die": s.die})
            return
        for tile in s.stake:
            if s.box.value[tile] == choice.value:
                s.stake.remove(tile)
                win(s, seat, tile, "RUM-75", dealer)
                return

    def nothing(self, s: Harbour, seat: Seat, dealer: Dealer) -> None:
        if dealer.heard:
            dealer.tell("missed", "RUM-75", {"seat": seat, "die": s.die})

    def why_not(self, s: Harbour, seat: Seat, choice: Choice) -> Refusal:
        if isinstance(choice, Take):
            if choice.value in [s.box.value[tile] for tile in s.stake]:
                return Refusal("roll-too-low", "RUM-75", {"value": choice.value, "die": s.die})
            return Refusal("not-staked", "RUM-75", {"value": choice.value})
        if choice is DECLINE:
            return Refusal("must-take", "RUM-75")
        return Refusal("prize-first", "RUM-75")


PRIZE: Final = Prize("prize", "RUM-75", plain=True)


def win(s: Harbour, seat: Seat, tile: int, rule: str, dealer: Dealer) -> None:
    """Puts the tile under the flag (RUM-77)."""
    s.won[seat].append(tile)
    if dealer.heard:
        facts: Facts = {"seat": seat, "house": KINDS[s.box.family[tile]], "value": s.box.value[tile]}
        dealer.tell("won-drink", rule, facts)


def close(s: Harbour, dealer: Dealer) -> None:
    """Fills up the display, as far as the stack lasts (RUM-77)."""
    s.drinkers = []
    s.roller = -1
    s.die = 0
    bag = s.bags[TAVERNS]
    while len(s.taverns) < OPEN and bag:
        s.taverns.append(dealer.draw(bag))
        if dealer.heard:
            tell_revealed(s, s.taverns[-1], dealer)
