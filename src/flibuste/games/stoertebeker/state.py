"""The state of a game of Störtebeker, and a few helpers that read and change it."""

from __future__ import annotations

from typing import Final

from mypy_extensions import mypyc_attr

from flibuste.games.stoertebeker.box import Box, Ship
from flibuste.games.stoertebeker.parts import PIRATE
from flibuste.kernel.agenda import State
from flibuste.kernel.types import Seat

UP: Final = 16
"""Added to the points of a face-up pirate at a ship."""
LOOSE: Final = 32
"""Added to the points of a face-down pirate that may be one everybody saw its owner take (`memory`)."""


@mypyc_attr(allow_interpreted_subclasses=True)
class Roads(State):
    """The roads where the ships lie, and everything around them. A *side* is a seat's place at a berth."""

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
    """All other ships that are neither at a berth nor captured, in no particular order."""
    pile: int
    """How many of the hidden ships belong to the pile; the others are in the box."""
    need: list[int]
    """What a side still lacks, by kind: 6 numbers per side."""
    heads: list[int]
    """How many of a side's provisions have a head, by kind: 6 numbers per side."""
    lack: list[int]
    """How many provisions a side still lacks."""
    laid: list[int]
    """How many provisions a side has."""
    crew: list[tuple[int, ...]]
    """The points of a side's pirates, with UP or LOOSE added, sorted."""
    strength: list[int]
    """A side's pirate points including heads, face up or face down."""
    hands: list[list[int]]
    """The cards in each hand, sorted."""
    front: list[int]
    """The cards the active seat took from the discard pile in this turn."""
    aside: list[int]
    """The cards of the active seat's hand already chosen for the set to discard."""
    deck: list[int]
    """In no particular order: a card is picked at random when it is drawn."""
    discard: list[int]
    """How many cards of each type lie in the discard pile."""
    score: list[int]
    captured: list[tuple[int, ...]]
    """Each seat's ships in the order of capture."""
    turns: list[int]
    """How many turns each seat has had."""
    quota: int
    """How many cards must be played in this turn; `played` says how many were."""
    played: int
    firing: bool
    """Whether the last card pays for a broadside."""
    due: int
    """How many cards the set to discard has."""
    fresh: tuple[int, ...]
    """The set discarded in this turn, which may not be taken."""
    takes: int
    """How many cards may still be taken."""
    target: int
    """The berth of the broadside or boarding, -1 for none."""
    colours: tuple[int, ...]
    """What the colour dice show."""
    die: int
    """The index of the colour die being carried out."""
    pips: tuple[int, ...]
    """What the pip dice show."""
    thrower: Seat
    """The seat that threw the dice last."""
    tried: int
    """The berths boarded in this turn, as a bit set."""
    closed: bool
    """Whether boarding is over for this turn (STO-65, STO-66)."""
    leader: int
    """The seat that currently wins the boarded ship, -1 for none; `best` is its total."""
    best: int
    drew: bool
    """Whether the active seat has drawn a card in this turn."""
    last_round: bool
    idle: int
    """How many turns in a row have passed without anything done."""
    calm: int
    """How many turns in a row have passed without a capture."""

    # What everybody can remember, and what each seat knows of its own draws (`memory`).
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
        c.calm = self.calm
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
        """Whether the seat has a provision at some ship (STO-24)."""
        return sum(self.laid[seat :: self.seats]) > 0

    def add(self, side: int, card: int) -> None:
        """Adds a provision to a side (STO-12)."""
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
        """The other seats, clockwise from the active seat's left."""
        return [(self.active + step) % self.seats for step in range(1, self.seats)]

    def taken(self) -> int:
        """How many ships have been captured."""
        return sum([len(ships) for ships in self.captured])


def card_of(pirate: int) -> int:
    """The card type of a pirate at a ship."""
    return PIRATE + (pirate & 15) - 1
