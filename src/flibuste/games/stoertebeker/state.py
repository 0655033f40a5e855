"""The state of a game of Störtebeker, and a few plain questions about it."""

from __future__ import annotations

from typing import Final

from mypy_extensions import mypyc_attr

from flibuste.games.stoertebeker.box import Box, Ship
from flibuste.games.stoertebeker.parts import PIRATE
from flibuste.kernel.agenda import State
from flibuste.kernel.words import Seat

UP: Final = 16
"""Added to the points of a pirate at a ship that lies face up."""
LOOSE: Final = 32
"""Added to those of a face-down one that may be a pirate everybody saw its owner take (`memory`)."""


@mypyc_attr(allow_interpreted_subclasses=True)
class Roads(State):
    """The roads in which ships lie, and everything around. A *side* is a seat's place at a berth."""

    box: Box
    colour_bonus: bool
    fail_ends: bool
    counter_ends: bool
    ahead: int
    """How many ships of the pile lie face up."""
    active: Seat
    berths: list[int]
    """The ship at each berth, -1 for none."""
    preview: list[int]
    """The ships of the pile that lie face up, the next one first."""
    hidden: list[int]
    """All other ships that are neither at a berth nor captured, in no order …"""
    pile: int
    """… and how many of them belong to the pile; the others are in the box."""
    need: list[int]
    """What a side still lacks, kind by kind: 6 numbers a side."""
    heads: list[int]
    """How many of a side's provisions have a head, kind by kind: 6 numbers a side."""
    lack: list[int]
    """How many provisions a side still lacks."""
    laid: list[int]
    """How many provisions a side has."""
    crew: list[tuple[int, ...]]
    """A side's pirates by their points, with UP or LOOSE added, sorted."""
    strength: list[int]
    """A side's pirate points, heads included, whether seen or not."""
    hands: list[list[int]]
    """Cards in hand, sorted."""
    front: list[int]
    """Cards the active seat took from the discard pile in this turn."""
    aside: list[int]
    """Cards of its hand it has already chosen, while it chooses which to discard."""
    deck: list[int]
    """In no order: a card is drawn at random when it is needed."""
    discard: list[int]
    """How many cards of each type lie there."""
    score: list[int]
    captured: list[tuple[int, ...]]
    """Each seat's ships, in the order it took them."""
    turns: list[int]
    """How many turns each seat has had."""
    quota: int
    """How many cards this turn asks for, and how many were played."""
    played: int
    firing: bool
    """The last card pays for a broadside."""
    due: int
    """How many cards are to be discarded in one go."""
    fresh: tuple[int, ...]
    """What was discarded in one go in this turn: it may not be taken."""
    takes: int
    """How many cards may still be taken."""
    target: int
    """The berth that is fired at or boarded, -1 for none."""
    colours: tuple[int, ...]
    """What the colour dice show."""
    die: int
    """Which of them is being carried out."""
    pips: tuple[int, ...]
    """What the pip dice show."""
    thrower: Seat
    """Who threw the dice that lie there."""
    tried: int
    """The berths boarded in this turn, as bits."""
    closed: bool
    """No more boarding in this turn (STO-65, STO-66)."""
    leader: int
    """Who has the boarded ship as things stand, -1 for nobody, and with how much."""
    best: int
    drew: bool
    """The active seat has drawn a card in this turn."""
    last_round: bool
    idle: int
    """How many turns in a row nobody has done anything."""

    # What everybody can remember, and each of what he drew himself (`memory`).
    shown: list[int]
    loose: list[int]
    sealed: list[int]
    drawn: list[int]

    def clone(self) -> Roads:
        c = Roads()
        c.copy_agenda(self)
        c.box = self.box
        c.colour_bonus = self.colour_bonus
        c.fail_ends = self.fail_ends
        c.counter_ends = self.counter_ends
        c.ahead = self.ahead
        c.active = self.active
        c.berths = self.berths[:]
        c.preview = self.preview[:]
        c.hidden = self.hidden[:]
        c.pile = self.pile
        c.need = self.need[:]
        c.heads = self.heads[:]
        c.lack = self.lack[:]
        c.laid = self.laid[:]
        c.crew = self.crew[:]
        c.strength = self.strength[:]
        c.hands = [hand[:] for hand in self.hands]
        c.front = self.front[:]
        c.aside = self.aside[:]
        c.deck = self.deck[:]
        c.discard = self.discard[:]
        c.score = self.score[:]
        c.captured = self.captured[:]
        c.turns = self.turns[:]
        c.quota = self.quota
        c.played = self.played
        c.firing = self.firing
        c.due = self.due
        c.fresh = self.fresh
        c.takes = self.takes
        c.target = self.target
        c.colours = self.colours
        c.die = self.die
        c.pips = self.pips
        c.thrower = self.thrower
        c.tried = self.tried
        c.closed = self.closed
        c.leader = self.leader
        c.best = self.best
        c.drew = self.drew
        c.last_round = self.last_round
        c.idle = self.idle
        c.shown = self.shown[:]
        c.loose = self.loose[:]
        c.sealed = self.sealed[:]
        c.drawn = self.drawn[:]
        return c

    def side(self, berth: int, seat: Seat) -> int:
        return berth * self.seats + seat

    def ship(self, berth: int) -> Ship:
        return self.box.ships[self.berths[berth]]

    def has(self, berth: int, seat: Seat, card: int) -> int:
        """How many provisions of this type a seat has at a ship."""
        at = 6 * (berth * self.seats + seat) + (card >> 1)
        heads = self.heads[at]
        if card & 1:
            return heads
        return self.ship(berth).demand[card >> 1] - self.need[at] - heads

    def can_fire(self, seat: Seat) -> bool:
        """Has a provision at some ship (STO-24)."""
        return sum(self.laid[seat :: self.seats]) > 0

    def add(self, side: int, card: int) -> None:
        """A provision comes to lie at a ship (STO-12)."""
        at = 6 * side + (card >> 1)
        self.need[at] -= 1
        self.lack[side] -= 1
        self.laid[side] += 1
        if card & 1:
            self.heads[at] += 1
            self.strength[side] += 1  # STO-4

    def remove(self, side: int, card: int) -> None:
        at = 6 * side + (card >> 1)
        self.need[at] += 1
        self.lack[side] += 1
        self.laid[side] -= 1
        if card & 1:
            self.heads[at] -= 1
            self.strength[side] -= 1

    def others(self) -> list[Seat]:
        """The other seats, clockwise from the active one's left."""
        return [(self.active + step) % self.seats for step in range(1, self.seats)]

    def taken(self) -> int:
        """How many ships have been captured."""
        return sum([len(ships) for ships in self.captured])


def card_of(pirate: int) -> int:
    """The card type of a pirate at a ship."""
    return PIRATE + (pirate & 15) - 1
