"""A running game that tests set up and play in the words of the rulebook."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Self

from flibuste.games.rum_and_pirates import GAME
from flibuste.games.rum_and_pirates.brawl import brawl
from flibuste.games.rum_and_pirates.parts import (
    ACCESSORIES,
    BUNKS,
    DATES,
    ITEMS,
    KINDS,
    LARGE_GUARDS,
    MAPS,
    PIRATES,
    SMALL_GUARDS,
    SQUARE_AT,
    SQUARES,
    STACKS,
    SYMBOLS,
    TAVERNS,
)
from flibuste.games.rum_and_pirates.rounds import end_round
from flibuste.games.rum_and_pirates.state import Harbour
from flibuste.games.rum_and_pirates.turn import turn
from flibuste.kernel.agenda import run
from flibuste.kernel.chance import Dealer, NoLuck, Quick, Scripted
from flibuste.kernel.game import make_setup, play
from flibuste.kernel.types import Event, Facts

FAMILIES = {TAVERNS: KINDS, MAPS: KINDS, ACCESSORIES: ITEMS, DATES: SYMBOLS}


class ScriptedGame:
    """Seats are numbers; squares, alleys and choices are written as in the book. All luck is scripted.

    Whatever the test does not say is as at the start of a game, in the beginners' town, with seat 0 to begin.
    """

    def __init__(self, seats: int = 4, data: dict[str, str] | None = None, **options: str) -> None:
        agreed = {"town": "beginner", "start": "0", **options}
        self.s: Harbour = GAME.start(make_setup(GAME.meta, seats, agreed, data), Dealer(Quick(5)))
        self.events: list[Event] = []
        """The events of the last choice."""
        self.s.rows, self.s.left = [], [0] * (seats + 1)  # no imaginary crew either, unless the test adds it

    # Setting up.

    def tile(self, stack: int, value: int, family: str = "") -> int:
        """The tile with this print."""
        box = self.s.box
        for tile in range(len(box.value)):
            if (box.stack[tile], box.value[tile]) == (stack, value) and (
                not family or FAMILIES[stack][box.family[tile]] == family
            ):
                return tile
        raise LookupError(f"{STACKS[stack]} {family} {value}")

    def out_of_bag(self, stack: int, tile: int) -> int:
        """Takes a tile from its place, so that no tile exists twice."""
        s = self.s
        piles = {ACCESSORIES: s.gear_pile, SMALL_GUARDS: s.guards[0], LARGE_GUARDS: s.guards[1]}
        bag = piles[stack].bag if stack in piles else s.bags[stack]
        bag.remove(tile)
        return tile

    def captain(self, square: str) -> Self:
        self.s.captain = SQUARE_AT[square]
        return self

    def alley(self, name: str) -> int:
        return self.s.town.name.index(name)

    def full(self, *names: str, by: int = 0) -> Self:
        """A seat fills these alleys from its reserve, which may be negative until `pirates` sets it."""
        for name in names:
            self.s.fill(self.alley(name), by)
        return self

    def pirates(self, **seats: int) -> Self:
        """p0=4 gives seat 0 a reserve of 4 pirates; the pool changes by the difference."""
        s = self.s
        for name, count in seats.items():
            seat = int(name[1:])
            s.reserve[seat] = count
            s.pool[seat] = PIRATES - count - s.in_alleys(seat) - s.aboard(seat)
        return self

    def coins(self, **seats: int) -> Self:
        for name, count in seats.items():
            self.s.coins[int(name[1:])] = count
        return self

    def rum(self, **seats: int) -> Self:
        for name, count in seats.items():
            seat = int(name[1:])
            self.s.barrels += self.s.rum[seat] - count
            self.s.rum[seat] = count
        return self

    def taverns(self, *tiles: tuple[str, int]) -> Self:
        """Replaces the face-up tavern tiles; the others go back to the stack."""
        self.s.bags[TAVERNS] += self.s.taverns
        self.s.taverns = [
            self.out_of_bag(TAVERNS, self.tile(TAVERNS, value, house)) for house, value in tiles
        ]
        return self

    def maps(self, *tiles: tuple[str, int]) -> Self:
        self.s.bags[MAPS] += self.s.maps
        self.s.maps = [self.out_of_bag(MAPS, self.tile(MAPS, value, colour)) for colour, value in tiles]
        return self

    def chest(self, value: int, threshold: int) -> Self:
        s = self.s
        s.bags[2].append(s.chest)
        s.bags[3].append(s.scorpion)
        s.chest = self.out_of_bag(2, self.tile(2, value))
        s.scorpion = next(tile for tile in s.bags[3] if s.box.number[tile] == threshold)
        s.bags[3].remove(s.scorpion)
        return self

    def beds(self, bunk: int, hammock: int, rope: int = 0) -> Self:
        s = self.s
        for bed, value in enumerate((bunk, hammock, rope)):
            if s.beds[bed] >= 0:
                s.bags[BUNKS + bed].append(s.beds[bed])
                s.beds[bed] = self.out_of_bag(BUNKS + bed, self.tile(BUNKS + bed, value))
        return self

    def dates(self, seat: int, *symbols: str) -> Self:
        """Unmet rendezvous tiles on a flag."""
        for symbol in symbols:
            value = 4 if symbol in ("map", "accessory", "guard") else 6
            self.s.dates[seat].append(self.out_of_bag(DATES, self.tile(DATES, value, symbol)))
            self.s.dates_not[seat].append(0)
        return self

    def next_accessory(self, item: str, value: int) -> Self:
        tile = self.out_of_bag(ACCESSORIES, self.tile(ACCESSORIES, value, item))
        self.s.gear_pile.lay_on(tile, 0)
        return self

    def next_guard(self, value: int) -> Self:
        stack = SMALL_GUARDS if value < 4 else LARGE_GUARDS
        self.s.guards[stack - SMALL_GUARDS].lay_on(self.out_of_bag(stack, self.tile(stack, value)), 0)
        return self

    def boards(self, crew: int, pirates: int) -> Self:
        """A crew that is already aboard: a seat, or the number of seats for the imaginary one."""
        s = self.s
        s.rows.append(crew)
        s.left[crew] = pirates
        if crew < s.seats:
            self.finish(crew)
            self.pirates(**{f"p{crew}": 0})
        return self

    def finish(self, *seats: int) -> Self:
        """These seats are done."""
        for seat in seats:
            self.s.awake -= not self.s.done[seat]
            self.s.done[seat] = True
        return self

    def turn_of(self, seat: int) -> Self:
        """Starts the play with this seat's turn."""
        s = self.s
        s.question, s.asking, s.menu = None, (), None
        s.todo[:] = [(end_round, 0), (brawl, 0), (turn, seat)]
        run(s, Dealer(NoLuck()))
        return self

    def brawl(self, *dice: int, draws: int = 0) -> Self:
        """Everybody is done and the brawl begins, with these rolls before the first question, then draws."""
        s = self.s
        self.finish(*range(s.seats))
        s.question, s.asking, s.menu = None, (), None
        s.todo[:] = [(end_round, 0), (brawl, 0)]
        self._with_luck(dice, draws, lambda dealer: run(s, dealer))
        return self

    # Playing.

    def play(self, text: str, *dice: int, draws: int = 0, at: int = 0) -> Self:
        """The player who is asked chooses this. It leads to exactly these rolls and then these draws."""
        (seat,) = GAME.asking(self.s)
        choice = GAME.vocabulary.parse(text)
        self._with_luck(dice, draws, lambda dealer: play(GAME, self.s, seat, choice, dealer), at)
        return self

    def _with_luck(self, dice: Sequence[int], draws: int, step: object, at: int = 0) -> None:
        assert callable(step)
        luck = Scripted([*(die - 1 for die in dice), *[at] * draws])
        self.events = []
        step(Dealer(luck, self.events))
        assert luck.used == len(luck.numbers), f"only {luck.used} of {luck.numbers} were drawn"

    # Reading.

    @property
    def asked(self) -> tuple[int, str]:
        """Who is asked, and what."""
        (seat,) = GAME.asking(self.s)
        assert self.s.question is not None
        return seat, self.s.question.kind

    def options(self, *starts: str) -> list[str]:
        (seat,) = GAME.asking(self.s)
        texts = [choice.text for choice in GAME.options(self.s, seat)]
        return [text for text in texts if not starts or text.startswith(starts)]

    def price(self, text: str) -> tuple[str, str, int, int]:
        """Alleys, destination, pirates and coins of a way."""
        (seat,) = GAME.asking(self.s)
        ways = GAME.own(self.s, seat)["ways"]
        assert isinstance(ways, list)
        way = next(way for way in ways if way["choice"] == text)
        return way["alleys"][-1], way["to"], way["pirates"], way["coins"]

    def refusal(self, text: str) -> tuple[str, str, Facts] | None:
        (seat,) = GAME.asking(self.s)
        refusal = GAME.why_not(self.s, seat, GAME.vocabulary.parse(text))
        return None if refusal is None else (refusal.reason, refusal.rule, refusal.facts)

    @property
    def at(self) -> str:
        return SQUARES[self.s.captain]

    def told(self, *kinds: str) -> list[Facts]:
        """The facts of the last choice's events of these kinds."""
        return [event.facts for event in self.events if event.kind in kinds]

    def won(self, seat: int) -> list[tuple[str, int]]:
        """Stack and value of the tiles under a flag that everybody has seen."""
        box = self.s.box
        return [(STACKS[box.stack[tile]], box.value[tile]) for tile in self.s.won[seat]]

    def values(self, tiles: list[int]) -> list[int]:
        return sorted(self.s.box.value[tile] for tile in tiles)
