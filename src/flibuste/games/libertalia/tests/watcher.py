"""An observer with perfect memory who lists every world that is still possible.

This is a second implementation of what can be known. It uses only public events and who is asked what: no
bit sets and no ledger, but an explicit list of worlds.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import TypeAlias

from flibuste.games.libertalia.parts import COUNT, INFLUENCE, TILES
from flibuste.games.libertalia.state import Crews
from flibuste.games.libertalia.tests.wander import Step
from flibuste.kernel.types import Event, Facts

Cards: TypeAlias = tuple[frozenset[int], frozenset[int]]
"""A hand and a graveyard."""
Counts: TypeAlias = tuple[int, ...]
World: TypeAlias = tuple[Counts, ...]
"""The tiles of each seat by kind, and then those in the bag."""


class Watcher:
    def __init__(self, seat: int, seats: int) -> None:
        self.seat = seat
        self.seats = seats
        self.cards: list[set[Cards]] = [{(frozenset(), frozenset())} for _ in range(seats)]
        self.worlds: set[World] = set()
        self.answered = ("", -1)
        """The last question that was answered, and the seat that answered it."""
        self.served: set[int] = set()
        """The seats whose Waitress was asked tonight."""
        self.dens: list[list[int]] = []

    # Observing a step.

    def watch(self, step: Step) -> None:
        self.answered = (step.kind, step.seat)
        self.dens = step.after.dens
        for event in step.events:
            facts = dict(event.facts)
            if event.secret and self.seat in event.knowers:
                facts |= event.secret
            self.see_cards(event.kind, facts)
            self.see_tiles(event, facts)
        self.see_question(step.after)

    def see_question(self, s: Crews) -> None:
        """A seat asked to sell or to keep has several options; a seat asked by the Waitress has a map."""
        if s.question is None:
            return
        who = s.asking[0]
        if s.question.kind == "sell":
            self.only(lambda world: offers(world[who]) > 1)
        elif s.question.kind == "keep":
            self.only(lambda world: kinds(world[who]) > 1)
        elif s.question.kind == "waitress":
            self.served.add(who)
            self.only(lambda world: world[who][3] > 0)
            influence = [INFLUENCE[colour][8] for colour in s.colours]
            self.wake([seat for seat in range(self.seats) if influence[seat] > influence[who]])

    # Cards.

    def see_cards(self, kind: str, facts: Facts) -> None:
        if kind == "campaign-started":
            new = frozenset(map(int_of, list_of(facts["ranks"])))
            for seat in range(self.seats):
                self.move(seat, lambda hand, grave: {(hand | new, grave)})
        if kind == "cleaned-up":
            self.move(int_of(facts["seat"]), lambda hand, grave: {(hand, frozenset())})
        if kind == "revived":
            taken = facts.get("rank")
            self.move(
                int_of(facts["seat"]),
                lambda hand, grave: {
                    (hand | {rank}, grave - {rank}) for rank in grave if taken in (None, rank)
                },
            )
        if "rank" not in facts:
            return
        rank = int_of(facts["rank"])
        if kind in ("revealed", "parrot-replaced"):
            self.move(
                int_of(facts["seat"]),
                lambda hand, grave: {(hand - {rank}, grave)} if rank in hand else set(),
            )
        if kind == "recruited":
            self.move(int_of(facts["seat"]), lambda hand, grave: {(hand | {rank}, grave)})
        if kind == "character-discarded":
            self.move(int_of(facts["owner_seat"]), lambda hand, grave: {(hand, grave | {rank})})

    def move(self, seat: int, become: Callable[[frozenset[int], frozenset[int]], set[Cards]]) -> None:
        self.cards[seat] = {then for hand, grave in self.cards[seat] for then in become(hand, grave)}

    # Tiles.

    def only(self, possible: Callable[[World], bool]) -> None:
        self.worlds = {world for world in self.worlds if possible(world)}

    def change(self, seat: int, tile: int, count: int, other: int | None = None) -> None:
        """A seat gets tiles, or gives them if the count is negative; `other` is another seat or the bag."""
        worlds = set()
        for world in self.worlds:
            new = [list(counts) for counts in world]
            new[seat][tile] += count
            if other is not None:
                new[other][tile] -= count
            if min(map(min, new)) >= 0:
                worlds.add(tuple(map(tuple, new)))
        self.worlds = worlds

    def see_tiles(self, event: Event, facts: Facts) -> None:
        kind, bag = event.kind, self.seats
        if kind == "campaign-started":
            board = [tile for day in list_of(facts["board"]) for tile in list_of(day)]
            left = tuple(COUNT[at] - board.count(tile) for at, tile in enumerate(TILES))
            self.worlds = {(*[(0,) * 7] * self.seats, left)}
        elif kind == "sun-rose":
            self.wake(list(range(self.seats)))
            self.served.clear()
        elif kind == "booty-taken":
            self.change(int_of(facts["seat"]), TILES.index(str(facts["tile"])), 1)
        elif kind == "tiles-discarded":
            self.see_discard(facts)
        elif kind == "relics-moved":
            giver, count = int_of(facts["from_seat"]), int_of(facts["count"])
            self.only(lambda world: world[giver][4] == count)
            self.change(int_of(facts["to_seat"]), 4, count, giver)
        elif kind == "tile-drawn":
            before, drawn = self.worlds, set[World]()
            for tile, name in enumerate(TILES):
                if facts.get("tile") in (None, name):
                    self.worlds = before
                    self.change(int_of(facts["seat"]), tile, 1, bag)
                    drawn |= self.worlds
            self.worlds = drawn
        elif kind in ("no-effect", "gained"):
            self.see_power(kind, facts)

    def see_discard(self, facts: Facts) -> None:
        seat, count = int_of(facts["seat"]), int_of(facts["count"])
        tile = TILES.index(str(facts["tile"]))
        by = facts["character"]
        if by == "spanish_spy":
            self.only(lambda world: world[seat][6] == count)
        if by == "merchant" and self.answered != ("sell", seat):
            self.only(lambda world: offers(world[seat]) == 1)
        if by == "preacher" and self.answered != ("keep", seat):
            self.only(lambda world: kinds(world[seat]) == 1)
        self.change(seat, tile, -count, self.seats)

    def see_power(self, kind: str, facts: Facts) -> None:
        seat = int_of(facts["seat"])
        nothing = kind == "no-effect"
        if facts["character"] == "armorer":
            sabres = 0 if nothing else int_of(facts["delta"])
            self.only(lambda world: world[seat][5] == sabres)
        elif nothing and facts["character"] == "monkey":
            self.only(lambda world: world[seat][4] == 0)
        elif nothing and facts["character"] == "spanish_spy":
            self.only(lambda world: world[seat][6] == 0)
        elif nothing and facts["character"] == "merchant":
            self.only(lambda world: offers(world[seat]) == 0)

    def wake(self, seats: list[int]) -> None:
        """A Waitress whose turn has passed without a question had no map to sell."""
        idle = [seat for seat in seats if 8 in self.dens[seat] and seat not in self.served]
        self.only(lambda world: not any(world[seat][3] for seat in idle))


def kinds(tiles: Counts) -> int:
    return sum(count > 0 for count in tiles)


def offers(tiles: Counts) -> int:
    return sum((count >= 2) + (count >= 3) for count in tiles)


def int_of(fact: object) -> int:
    assert isinstance(fact, int)
    return fact


def list_of(fact: object) -> list[object]:
    assert isinstance(fact, list)
    return fact
