"""What a seat knows of Rum & Pirates, as bytes for policies that learn. `graph` tells the town as a graph."""

from __future__ import annotations

from typing import Final

from flibuste.games.rum_and_pirates.box import Box
from flibuste.games.rum_and_pirates.guard import next_values
from flibuste.games.rum_and_pirates.parts import DIE, EDGES, ITEMS, KINDS, ROUNDS, STACKS, SYMBOLS, VALUES
from flibuste.games.rum_and_pirates.state import Harbour
from flibuste.games.rum_and_pirates.tile_slots import SLOTS, count, slots_of
from flibuste.games.rum_and_pirates.town_bytes import ALLEYS, SEGMENTS, SQUARES, town_bytes
from flibuste.kernel.observation import BYTE, Features, Part, bits, capped, columns, one_hot, part, seen_from
from flibuste.kernel.types import Seat

QUESTIONS: Final = [
    "roll", "meet", "recover", "recover-dark", "turn", "further", "accessory", "map", "host", "guest",
    "prize", "enter", "guard", "chest",
]  # fmt: skip
HOUSE: Final = 7
BEDS: Final = 3
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

    def pieces(self, s: Harbour, seat: Seat) -> list[bytes]:
        seats = s.seats
        seen = seen_from(seat, seats)
        order = [(seat + step) % seats for step in range(seats)]
        who = one_hot(seats)
        pieces = [bytes(s.house.values()), self.at[s.captain]]
        add_town(s, seen, pieces)
        pieces.append(who[seen[s.active]])
        pieces.append(who[seen[s.start]])
        out = s.town.name[s.exit] if s.exit >= 0 else ""
        pieces.append(capped([s.round, s.moves, s.awake, EDGES.index(out) + 1 if out else 0]))
        add_stacks(s, pieces)
        slots = self.slots_in(s.box)
        pieces.append(count(slots, s.taverns))
        pieces.append(count(slots, s.maps))
        pieces.append(count(slots, s.stake))
        pieces.append(count(slots, s.out))
        self.add_action(s, seat, seen, pieces)
        self.add_own(s, seat, pieces)
        for other in order:
            known = s.gear_known[other]
            gear = [tile for at, tile in enumerate(s.gear[other]) if known[at] >> seat & 1]
            pieces.append(count(slots, s.won[other], s.met[other], gear))
        pieces += [player(s, other) for other in order]
        return pieces

    def add_action(self, s: Harbour, seat: Seat, seen: list[int], pieces: list[bytes]) -> None:
        """Who drinks, rolls and fights. The imaginary crew comes after all seats."""
        seats = s.seats
        crews = [*seen[:seats], seats]
        crew = one_hot(seats + 1)
        drinkers, fighters = 0, 0
        for other in s.drinkers:
            drinkers |= 1 << seen[other]
        for fighter in s.fighters:
            fighters |= 1 << crews[fighter]
        pieces.append(bits(seats)[drinkers])
        pieces.append(crew[crews[s.roller] if s.roller >= 0 else -1])
        pieces.append(self.die[s.die - 1])
        pieces.append(
            capped([s.spare, s.total >= 0, s.standing_die, s.total, s.series, s.column, len(s.fighters)])
        )
        pieces += [crew[crews[s.rows[row]] if row < len(s.rows) else -1] for row in range(seats + 1)]
        for step in range(seats + 1):
            number = (seat + step) % seats if step < seats else seats
            aboard = number < len(s.left)
            left, right = (s.left[number], s.right[number]) if aboard else (0, 0)
            pieces.append(capped([left, right, fighters >> step & 1]))
        pieces.append(crew[crews[s.standing] if s.standing >= 0 else -1])

    def add_own(self, s: Harbour, seat: Seat, pieces: list[bytes]) -> None:
        """The accessory being looked at, what the seat knows of the accessory stack, and its rendezvous."""
        box = s.box
        drawn = s.drawn
        if drawn >= 0 and s.drawn_known >> seat & 1:
            pieces.append(self.item[box.family[drawn]] + bytes([box.value[drawn], 1]))
        else:
            pieces.append(bytes([0] * (len(ITEMS) + 1) + [drawn >= 0]))
        known = [0] * (2 * len(ITEMS))
        for place, tile in s.gear_pile.known_to(seat):
            known[box.family[tile]] += 1
            if place == 0:
                known[len(ITEMS) + box.family[tile]] = 1
        pieces.append(capped(known))
        dates = [0] * (len(SYMBOLS) + len(KINDS))
        for tile in s.dates[seat]:
            dates[box.family[tile]] += 1
            for kind in range(len(KINDS)):
                if box.meets[tile] >> kind & 1:
                    dates[len(SYMBOLS) + kind] = max(dates[len(SYMBOLS) + kind], box.value[tile])
        pieces.append(capped(dates))


def add_town(s: Harbour, seen: list[int], pieces: list[bytes]) -> None:
    """Squares with their free alleys, and alleys with the seat whose pirates fill them."""
    fixed = town_bytes(s.town, s.seats)
    pieces.append(fixed.kinds)
    free: list[int] = []
    for square in range(SQUARES):
        free.append(s.ways_free[square])
        free.append(s.outs_free[square])
    pieces.append(capped(free))
    owner, rows, nothing = s.owner, fixed.rows, fixed.nothing
    pieces += [nothing if alley < 0 else rows[alley][seen[owner[alley]]] for alley in fixed.order]


def add_stacks(s: Harbour, pieces: list[bytes]) -> None:
    """Stacks by size, single tiles by value, and what everybody can work out about the guards."""
    sizes = [len(bag) for bag in s.bags]
    sizes[4], sizes[6], sizes[7] = len(s.gear_pile), len(s.guards[0]), len(s.guards[1])
    pieces.append(capped(sizes))
    value = s.box.value
    few = [s.barrels, s.barrels_out, value[s.chest] + 1 if s.chest >= 0 else 0]
    few.append(s.box.number[s.scorpion] if s.scorpion >= 0 else 0)
    few += [value[bed] + 1 if bed >= 0 else 0 for bed in s.beds]
    few.append(s.darks_free)
    pieces.append(capped(few))
    for size in range(2):
        values = next_values(s, size)
        pieces.append(capped([values[0] + 1, values[-1] + 1]) if values else bytes(2))
    for size in range(2):
        below = [0] * (VALUES + 1)
        for tile, _ in s.guards[size].under:
            below[value[tile]] += 1
        pieces.append(capped(below))


def player(s: Harbour, seat: Seat) -> bytes:
    """What lies before a seat. All payments are open, so that coins can be remembered."""
    ruled_out = [0] * len(KINDS)
    for mask in s.dates_not[seat]:
        for kind in range(len(KINDS)):
            ruled_out[kind] += mask >> kind & 1
    few = [s.reserve[seat], s.pool[seat], s.coins[seat], s.rum[seat], s.done[seat]]
    return capped([*few, len(s.gear[seat]), len(s.dates[seat]), len(s.met[seat]), *ruled_out])


FEATURES: Final = HarbourFeatures()
