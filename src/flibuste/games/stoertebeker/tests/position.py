"""Builds positions in the words of the rulebook.

Every card and ship is somewhere. If both piles are given, as in EX-20, the other cards are left out.
"""

from __future__ import annotations

from collections.abc import Sequence
from itertools import chain
from typing import Self

from flibuste.games.stoertebeker import GAME
from flibuste.games.stoertebeker.memory import leave_hand_unseen
from flibuste.games.stoertebeker.parts import PILE, PIRATE, POINTS, TYPES
from flibuste.games.stoertebeker.setup import clear_table, table_size
from flibuste.games.stoertebeker.state import UP, Roads
from flibuste.games.stoertebeker.tests.playing import TYPE_OF, Luck, Playing
from flibuste.games.stoertebeker.turn import turn
from flibuste.kernel.agenda import run
from flibuste.kernel.chance import Dealer, Quick
from flibuste.kernel.game import make_setup

SHIP_IDS = [f"S{number:02}" for number in range(1, 31)]


class Impossible(ValueError):
    """The box does not hold the parts for this position."""


class Position:
    """Fills in what the test does not say: hands up to six cards, other ships, and the rest in piles."""

    def __init__(self, names: str, **options: str) -> None:
        self.names = names
        self.setup = make_setup(GAME.meta, len(names), options)
        self.table: list[str] = []
        self.next: list[str] = []
        self.pile: int | None = None
        self.sides: list[tuple[str, str, Sequence[str], Sequence[str], Sequence[str]]] = []
        self.held: dict[str, list[str]] = {}
        self.full: set[str] = set()
        self.thrown: list[str] = []
        self.draw: int | None = None
        self.taken: dict[str, list[str]] = {}
        self.first: set[str] = set()
        self.over = False

    # Describing the position, in any order.

    def ships(self, *ships: str) -> Self:
        """The ships at the berths A, B, C, D; "" leaves one empty, unmentioned berths get other ships."""
        self.table = list(ships)
        return self

    def coming(self, *ships: str, pile: int | None = None) -> Self:
        """The face-up ships of the pile, the next one first, and the number of ships in the whole pile."""
        self.next = list(ships)
        self.pile = pile
        return self

    def at(
        self, ship: str, name: str, *provisions: str, down: Sequence[str] = (), up: Sequence[str] = ()
    ) -> Self:
        self.sides.append((ship, name, provisions, down, up))
        return self

    def hand(self, name: str, *cards: str, exactly: bool = False) -> Self:
        """These cards, and others up to six unless `exactly` is set."""
        self.held[name] = list(cards)
        if exactly:
            self.full.add(name)
        return self

    def discarded(self, *cards: str) -> Self:
        self.thrown = list(cards)
        return self

    def deck(self, count: int) -> Self:
        """So many cards are left to draw; the rest lie in the discard pile."""
        self.draw = count
        return self

    def captured(self, **ships: Sequence[str]) -> Self:
        for name, taken in ships.items():
            self.taken[name] = list(taken)
        return self

    def first_turn(self, *names: str) -> Self:
        self.first.update(names)
        return self

    # Building the state.

    def active(self, name: str) -> Playing:
        s = self.laid_out()
        s.then(turn, self.names.index(name))
        run(s, Dealer(Luck([])))
        return Playing(s, self.names)

    def laid_out(self) -> Roads:
        s = GAME.start(self.setup, Dealer(Quick(1)))
        s.todo.clear()
        s.question, s.asking, s.menu = None, (), None
        clear_table(s, table_size(self.setup))
        s.turns = [0 if name in self.first else 1 for name in self.names]
        self.lay_ships(s)
        self.lay_cards(s)
        return s

    def lay_ships(self, s: Roads) -> None:
        said = [ship for ship in [*self.table, *self.next, *chain(*self.taken.values())] if ship]
        if len(set(said)) != len(said):
            raise Impossible("a ship is there twice")
        spare = [ship for ship in reversed(SHIP_IDS) if ship not in said]
        berths = self.table + [spare.pop() for _ in range(len(s.berths) - len(self.table))]
        for at, ship in enumerate(berths):
            if ship:
                s.berths[at] = SHIP_IDS.index(ship)
                for seat in range(s.seats):
                    side = s.side(at, seat)
                    s.need[6 * side : 6 * side + 6] = s.ship(at).demand
                    s.lack[side] = s.ship(at).size
        s.captured = [tuple(SHIP_IDS.index(ship) for ship in self.taken.get(name, [])) for name in self.names]
        s.score = [sum(s.box.ships[ship].points for ship in ships) for ships in s.captured]
        pile = PILE[s.seats] - s.taken() if self.pile is None else self.pile
        s.preview = [SHIP_IDS.index(ship) for ship in self.next]
        while len(s.preview) < min(s.ahead, pile):
            s.preview.append(SHIP_IDS.index(spare.pop()))
        s.pile = max(0, pile - len(s.preview))
        s.hidden = [SHIP_IDS.index(ship) for ship in spare]
        s.last_round = False

    def lay_cards(self, s: Roads) -> None:
        free = dict(TYPE_OF)
        s.hands = [[] for _ in self.names]
        s.shown = [0] * len(s.shown)
        s.loose = [0] * len(s.loose)
        for ship, name, provisions, down, up in self.sides:
            self.lay_side(s, free, ship, name, provisions, down, up)
        for name, cards in self.held.items():
            s.hands[self.names.index(name)] = [free.pop(card) for card in cards]
        s.discard = [0] * TYPES
        for card in self.thrown:
            s.discard[free.pop(card)] += 1
        plain = sorted(free, key=lambda card: (free[card] >= PIRATE, card[2:]))
        for seat, name in enumerate(self.names):
            while name not in self.full and len(s.hands[seat]) < 6:
                s.hands[seat].append(free.pop(plain.pop(0)))
            s.hands[seat].sort()
        s.deck = [free.pop(card) for card in plain if self.draw is None]
        if self.draw is not None:
            s.deck = [free.pop(card) for card in plain[: self.draw]]
            for card in plain[self.draw :] if not self.thrown else []:
                s.discard[free.pop(card)] += 1
        s.sealed = s.box.cards[:]
        s.drawn = [0] * len(s.drawn)

    def lay_side(
        self,
        s: Roads,
        free: dict[str, int],
        ship: str,
        name: str,
        provisions: Sequence[str],
        down: Sequence[str],
        up: Sequence[str],
    ) -> None:
        seat = self.names.index(name)
        side = s.side(self.table.index(ship), seat)
        for card in provisions:
            s.add(side, free.pop(card))
        for card in down:
            s.hands[seat].append(free[card])
            leave_hand_unseen(s, seat, free[card])
        crew = [POINTS[free.pop(card)] for card in down] + [POINTS[free.pop(card)] | UP for card in up]
        s.crew[side] = tuple(sorted(crew))
        s.strength[side] += sum(pirate & 15 for pirate in crew)
        if min(s.need) < 0 or len(crew) > s.laid[side]:
            raise Impossible(f"{name} cannot have that at {ship}")
