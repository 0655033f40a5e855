"""What a seat knows of Rum & Pirates, as bytes for policies that learn. `graph` tells the town as a graph."""

from __future__ import annotations

from typing import Final

from librt.strings import BytesWriter

from flibuste.games.rum_and_pirates.box import Box
from flibuste.games.rum_and_pirates.parts import (
    ACCESSORIES,
    DIE,
    EDGES,
    ITEMS,
    KINDS,
    LARGE_GUARDS,
    ROUNDS,
    SMALL_GUARDS,
    STACKS,
    SYMBOLS,
    VALUES,
)
from flibuste.games.rum_and_pirates.state import Harbour
from flibuste.games.rum_and_pirates.tile_slots import NO_TILES, SLOTS, add_tiles, slots_of
from flibuste.games.rum_and_pirates.town_bytes import ALLEYS, SEGMENTS, SQUARES, town_bytes
from flibuste.kernel.observation import (
    BYTE,
    Features,
    Part,
    add_one,
    bits,
    columns,
    one_hot,
    part,
    put,
    seen_from,
)
from flibuste.kernel.pile import Pile
from flibuste.kernel.types import Seat

QUESTIONS: Final = [
    "roll", "meet", "recover", "recover-dark", "turn", "further", "accessory", "map", "host", "guest",
    "prize", "enter", "guard", "chest",
]  # fmt: skip
HOUSE: Final = 7
BEDS: Final = 3
NOTHING_KNOWN: Final = bytes(2 * len(ITEMS))
NO_DATES: Final = bytes(len(SYMBOLS) + len(KINDS))
NO_KINDS: Final = bytes(len(KINDS))
NO_VALUES: Final = bytes(VALUES + 1)
KEPT: Final = 8
"""Own boxes whose slots are kept."""


class HarbourFeatures(Features[Harbour]):
    def __init__(self) -> None:
        super().__init__(QUESTIONS)
        self.slots: dict[str, list[int]] = {}
        self.at: list[bytes] = one_hot(SQUARES)
        self.item: list[bytes] = one_hot(len(ITEMS))
        self.die: list[bytes] = one_hot(DIE)

    def parts(self, seats: int) -> list[Part]:
        who = (1,) * seats
        crew = seats + 1
        return [
            part("house", (HOUSE,)),
            part("captain", (SQUARES,)),
            part("kinds", (SQUARES, len(KINDS))),
            columns("squares", (SQUARES,), BYTE, BYTE),
            columns("alleys", (ALLEYS,), 1, SEGMENTS, 1, SQUARES, SQUARES, *who),
            part("active", (seats,)),
            part("start", (seats,)),
            columns("round", (), ROUNDS, BYTE, seats, len(EDGES)),
            part("stacks", (len(STACKS),), BYTE),
            columns("table", (), *(BYTE,) * 2, VALUES + 1, BYTE, *(VALUES + 1,) * BEDS, BYTE),
            part("guards", (2, 2), VALUES + 1),
            part("guards_below", (2, VALUES + 1), BYTE),
            part("displays", (4, SLOTS), BYTE),
            part("drinkers", (seats,)),
            part("roller", (crew,)),
            part("die", (DIE,)),
            columns("roll", (), 1, 1, DIE, BYTE, BYTE, BYTE, BYTE),
            part("rows", (crew, crew)),
            columns("crews", (crew,), BYTE, BYTE, 1),
            part("standing", (crew,)),
            part("drawn", (len(ITEMS) + 2,), VALUES + 1),
            part("known_pile", (2, len(ITEMS)), BYTE),
            part("own_dates", (len(SYMBOLS) + len(KINDS),), BYTE),
            part("flags", (seats, SLOTS), BYTE),
            columns("players", (seats,), *(BYTE,) * 4, 1, *(BYTE,) * 3, *(BYTE,) * len(KINDS)),
        ]

    def slots_in(self, box: Box) -> list[int]:
        found = self.slots.get(box.text)
        if found is None:
            if len(self.slots) >= KEPT:
                self.slots.clear()
            found = self.slots[box.text] = slots_of(box)
        return found

    def tell(self, s: Harbour, seat: Seat, out: BytesWriter) -> None:
        seats = s.seats
        seen = seen_from(seat, seats)
        who = one_hot(seats)
        out.write(bytes(s.house.values()))
        out.write(self.at[s.captain])
        add_town(s, seen, out)
        out.write(who[seen[s.active]])
        out.write(who[seen[s.start]])
        put(out, s.round)
        put(out, s.moves)
        put(out, s.awake)
        put(out, EDGES.index(s.town.name[s.exit]) + 1 if s.exit >= 0 else 0)
        add_stacks(s, out)
        slots = self.slots_in(s.box)
        start = len(out)
        for _ in range(4):
            out.write(NO_TILES)
        add_tiles(slots, s.taverns, out, start)
        add_tiles(slots, s.maps, out, start + SLOTS)
        add_tiles(slots, s.stake, out, start + 2 * SLOTS)
        add_tiles(slots, s.out, out, start + 3 * SLOTS)
        self.add_action(s, seat, seen, out)
        self.add_own(s, seat, out)
        for step in range(seats):
            other = (seat + step) % seats
            known, gear = s.gear_known[other], s.gear[other]
            start = len(out)
            out.write(NO_TILES)
            add_tiles(slots, s.won[other], out, start)
            add_tiles(slots, s.met[other], out, start)
            for at in range(len(gear)):
                if known[at] >> seat & 1:
                    add_one(out, start + slots[gear[at]])
        for step in range(seats):
            add_player(s, (seat + step) % seats, out)

    def add_action(self, s: Harbour, seat: Seat, seen: list[int], out: BytesWriter) -> None:
        """Who drinks, rolls and fights. The imaginary crew comes after all seats."""
        seats = s.seats
        crew = one_hot(seats + 1)  # the imaginary crew's number is that of `seen` for nobody
        drinkers, fighters = 0, 0
        for other in s.drinkers:
            drinkers |= 1 << seen[other]
        for fighter in s.fighters:
            fighters |= 1 << seen[fighter]
        out.write(bits(seats)[drinkers])
        out.write(crew[seen[s.roller] if s.roller >= 0 else -1])
        out.write(self.die[s.die - 1])
        put(out, 1 if s.spare else 0)
        put(out, 1 if s.total >= 0 else 0)
        put(out, s.standing_die)
        put(out, s.total)
        put(out, s.series)
        put(out, s.column)
        put(out, len(s.fighters))
        for row in range(seats + 1):
            out.write(crew[seen[s.rows[row]] if row < len(s.rows) else -1])
        for step in range(seats + 1):
            number = (seat + step) % seats if step < seats else seats
            aboard = number < len(s.left)
            put(out, s.left[number] if aboard else 0)
            put(out, s.right[number] if aboard else 0)
            put(out, fighters >> step & 1)
        out.write(crew[seen[s.standing] if s.standing >= 0 else -1])

    def add_own(self, s: Harbour, seat: Seat, out: BytesWriter) -> None:
        """The accessory being looked at, what the seat knows of the accessory stack, and its rendezvous."""
        box = s.box
        drawn = s.drawn
        if drawn >= 0 and s.drawn_known >> seat & 1:
            out.write(self.item[box.family[drawn]])
            out.append(box.value[drawn])
            out.append(1)
        else:
            out.write(self.item[-1])
            out.append(0)
            out.append(1 if drawn >= 0 else 0)
        start = len(out)
        out.write(NOTHING_KNOWN)
        pile = s.gear_pile
        if pile.top or pile.under:
            for place, tile in pile.known_to(seat):
                add_one(out, start + box.family[tile])
                if place == 0:
                    out[start + len(ITEMS) + box.family[tile]] = 1
        start = len(out)
        out.write(NO_DATES)
        for tile in s.dates[seat]:
            add_one(out, start + box.family[tile])
            meets, value = box.meets[tile], min(box.value[tile], BYTE)
            for kind in range(len(KINDS)):
                at = start + len(SYMBOLS) + kind
                if meets >> kind & 1 and out[at] < value:
                    out[at] = value


def add_town(s: Harbour, seen: list[int], out: BytesWriter) -> None:
    """Squares with their free alleys, and alleys with the seat whose pirates fill them."""
    fixed = town_bytes(s.town, s.seats)
    out.write(fixed.kinds)
    ways, outs = s.ways_free, s.outs_free
    for square in range(SQUARES):
        put(out, ways[square])
        put(out, outs[square])
    start = len(out)
    out.write(fixed.alleys)
    owner, place = s.owner, fixed.place
    for alley in range(len(owner)):
        if owner[alley] >= 0:
            out[start + place[alley] * (5 + s.seats) + 5 + seen[owner[alley]]] = 1


def add_stacks(s: Harbour, out: BytesWriter) -> None:
    """Stacks by size, single tiles by value, and what everybody can work out about the guards."""
    bags, guards, value = s.bags, s.guards, s.box.value
    for stack in range(len(bags)):
        if stack == ACCESSORIES:
            put(out, len(s.gear_pile))
        elif stack == SMALL_GUARDS:
            put(out, len(guards[0]))
        elif stack == LARGE_GUARDS:
            put(out, len(guards[1]))
        else:
            put(out, len(bags[stack]))
    put(out, s.barrels)
    put(out, s.barrels_out)
    put(out, value[s.chest] + 1 if s.chest >= 0 else 0)
    put(out, s.box.number[s.scorpion] if s.scorpion >= 0 else 0)
    for bed in s.beds:
        put(out, value[bed] + 1 if bed >= 0 else 0)
    put(out, s.darks_free)
    add_next_guard(guards[0], value, out)
    add_next_guard(guards[1], value, out)
    for size in range(2):
        start = len(out)
        out.write(NO_VALUES)
        for tile, _ in guards[size].under:
            add_one(out, start + value[tile])


def add_next_guard(pile: Pile[int], value: list[int], out: BytesWriter) -> None:
    """The least and the most that the top tile may show, as `guard.next_values` has it."""
    least, most = BYTE, -1
    for tile in pile.bag:
        least, most = min(least, value[tile]), max(most, value[tile])
    for tile, _ in pile.top:
        least, most = min(least, value[tile]), max(most, value[tile])
    if most < 0 and pile.under:  # everybody has seen those that lie under (RUM-88)
        least = most = value[pile.under[0][0]]
    put(out, least + 1 if most >= 0 else 0)
    put(out, most + 1)


def add_player(s: Harbour, seat: Seat, out: BytesWriter) -> None:
    """What lies before a seat. All payments are open, so that coins can be remembered."""
    put(out, s.reserve[seat])
    put(out, s.pool[seat])
    put(out, s.coins[seat])
    put(out, s.rum[seat])
    put(out, 1 if s.done[seat] else 0)
    put(out, len(s.gear[seat]))
    put(out, len(s.dates[seat]))
    put(out, len(s.met[seat]))
    start = len(out)
    out.write(NO_KINDS)
    for mask in s.dates_not[seat]:
        if mask:
            for kind in range(len(KINDS)):
                if mask >> kind & 1:
                    add_one(out, start + kind)


FEATURES: Final = HarbourFeatures()
