"""What a seat knows of Störtebeker, as bytes for policies that learn."""

from __future__ import annotations

from typing import Final

from librt.strings import BytesWriter

from flibuste.games.stoertebeker.box import BUILT_IN, Ship
from flibuste.games.stoertebeker.parts import COLOUR_SET, STRONGEST, TABLE, TYPES
from flibuste.games.stoertebeker.state import LOOSE, UP, Roads
from flibuste.kernel.observation import (
    BYTE,
    Features,
    Part,
    add_one,
    bits,
    capped,
    columns,
    one_hot,
    part,
    put,
    put_all,
    put_slice,
)
from flibuste.kernel.types import Seat

KINDS: Final = [
    "place", "broadside", "discard", "take", "pay", "aim", "loot", "dismiss", "board", "lose", "counter",
]  # fmt: skip
COLOURS: Final = ["black", "blue", "green", "red", "white"]
"""The colours of the built-in ships. Players' own ships may have others, which count as none."""
PREVIEW: Final = 3
FACES: Final = 7
SIDES: Final = 6
SHIP: Final = len(COLOURS) + 2 + 6
SIDE: Final = 16 + STRONGEST
NO_SHIP: Final = bytes(SHIP)
NO_SIDE: Final = bytes(SIDE)
NO_CREW: Final = bytes(STRONGEST)
NO_CARDS: Final = bytes(TYPES)
NO_FLEET: Final = bytes(1 + len(COLOURS))


class RoadFeatures(Features[Roads]):
    def __init__(self) -> None:
        super().__init__(KINDS)
        self.ships: list[bytes] = [ship_of(ship) for ship in BUILT_IN.ships]
        self.colours: list[int] = [COLOURS.index(ship.colour) for ship in BUILT_IN.ships]
        self.hots: list[list[bytes]] = [one_hot(size) for size in range(8)]
        self.four: list[bytes] = bits(TABLE)

    def parts(self, seats: int) -> list[Part]:
        colour = (1,) * len(COLOURS)
        return [
            columns("rules", (), 1, 1, 1, PREVIEW, TABLE),
            part("active", (seats,)),
            part("thrower", (seats,)),
            part("leader", (seats,)),
            part("target", (TABLE,)),
            part("tried", (TABLE,)),
            part("pips", (2, SIDES)),
            part("colours", (2, FACES)),
            columns("turn", (), *(BYTE,) * 8, 1, 1, 1, 1, *(BYTE,) * 6),
            columns("ships", (TABLE + PREVIEW,), *colour, BYTE, BYTE, *(BYTE,) * 6),
            part("sides", (TABLE, seats, SIDE), BYTE),
            part("own_crew", (TABLE, STRONGEST + 1), BYTE),
            part("cards", (7, TYPES), BYTE),
            part("shown", (seats, TYPES), BYTE),
            part("loose", (seats, STRONGEST), BYTE),
            columns("players", (seats,), *(BYTE,) * (4 + len(COLOURS))),
        ]

    def tell(self, s: Roads, seat: Seat, out: BytesWriter) -> None:
        seats = s.seats
        self.add_table(s, seat, out)
        berths = len(s.berths)
        for berth in range(TABLE):
            self.add_ship(s, s.berths[berth] if berth < berths else -1, out)
        for place in range(PREVIEW):
            self.add_ship(s, s.preview[place] if place < len(s.preview) else -1, out)
        for berth in range(TABLE):
            there = berth < berths and s.berths[berth] >= 0
            for step in range(seats):
                if there:
                    add_side(s, berth * seats + (seat + step) % seats, out)
                else:
                    out.write(NO_SIDE)
        for berth in range(TABLE):
            if berth < berths and s.berths[berth] >= 0:
                add_own_crew(s, berth * seats + seat, out)
            else:
                out.write(NO_CREW)
                out.append(0)
        add_cards(s, seat, out)
        for step in range(seats):
            other = (seat + step) % seats
            put_slice(out, s.shown, TYPES * other, TYPES * (other + 1))
        for step in range(seats):
            other = (seat + step) % seats
            put_slice(out, s.loose, STRONGEST * other, STRONGEST * (other + 1))
        for step in range(seats):
            self.add_player(s, (seat + step) % seats, out)

    def add_table(self, s: Roads, seat: Seat, out: BytesWriter) -> None:
        seats = s.seats
        hots = self.hots
        who = hots[seats]
        put(out, 1 if s.colour_bonus else 0)
        put(out, 1 if s.fail_ends else 0)
        put(out, 1 if s.counter_ends else 0)
        put(out, s.ahead)
        put(out, len(s.berths))
        out.write(who[(s.active - seat) % seats])
        out.write(who[(s.thrower - seat) % seats])
        out.write(who[(s.leader - seat) % seats if s.leader >= 0 else -1])
        out.write(hots[TABLE][s.target])
        out.write(self.four[s.tried])
        for at in range(2):
            out.write(hots[SIDES][s.pips[at] - 1 if at < len(s.pips) else -1])
        for at in range(2):
            out.write(hots[FACES][s.colours[at] if at < len(s.colours) else -1])
        add_turn(s, out)

    def add_ship(self, s: Roads, number: int, out: BytesWriter) -> None:
        if number < 0:
            out.write(NO_SHIP)
        elif s.box is BUILT_IN:
            out.write(self.ships[number])
        else:
            out.write(ship_of(s.box.ships[number]))

    def add_player(self, s: Roads, seat: Seat, out: BytesWriter) -> None:
        built_in = s.box is BUILT_IN
        put(out, len(s.hands[seat]))
        put(out, s.score[seat])
        put(out, s.turns[seat])
        start = len(out)
        out.write(NO_FLEET)
        for ship in s.captured[seat]:
            colour = self.colours[ship] if built_in else colour_of(s.box.ships[ship])
            if colour >= 0:
                add_one(out, start + 1 + colour)
        sets = 0
        for at in range(start + 1, start + 1 + len(COLOURS)):
            sets += out[at] // COLOUR_SET
        out[start] = sets


def colour_of(ship: Ship) -> int:
    return COLOURS.index(ship.colour) if ship.colour in COLOURS else -1


def ship_of(ship: Ship) -> bytes:
    """Colour, points, what it takes to board it, and what it asks for."""
    return one_hot(len(COLOURS))[colour_of(ship)] + capped([ship.points, ship.boarding, *ship.demand])


def add_turn(s: Roads, out: BytesWriter) -> None:
    put(out, s.quota)
    put(out, s.played)
    put(out, len(s.aside))
    put(out, s.due)
    put(out, s.takes)
    put(out, s.best)
    put(out, s.die)
    put(out, s.calm)
    put(out, 1 if s.firing else 0)
    put(out, 1 if s.closed else 0)
    put(out, 1 if s.drew else 0)
    put(out, 1 if s.last_round else 0)
    put(out, len(s.deck))
    put(out, len(s.preview) + s.pile)
    put(out, len(s.hidden) - s.pile)
    put(out, s.taken())
    put(out, s.idle)
    put(out, s.turns[s.active])


def add_side(s: Roads, at: int, out: BytesWriter) -> None:
    """What a side lacks, its provisions with a head, its open pirates, and how many are hidden."""
    put_slice(out, s.need, 6 * at, 6 * at + 6)
    put_slice(out, s.heads, 6 * at, 6 * at + 6)
    put(out, s.lack[at])
    put(out, s.laid[at])
    few = len(out)
    out.append(0)
    out.append(0)
    out.write(NO_CREW)
    for pirate in s.crew[at]:
        if pirate & UP:
            add_one(out, few + 1 + (pirate & 15))
        else:
            add_one(out, few)
            if pirate & LOOSE:
                add_one(out, few + 1)


def add_own_crew(s: Roads, at: int, out: BytesWriter) -> None:
    """The seat's own face-down pirates by points, and its strength."""
    start = len(out)
    out.write(NO_CREW)
    for pirate in s.crew[at]:
        if not pirate & UP:
            add_one(out, start + (pirate & 15) - 1)
    put(out, s.strength[at])


def add_cards(s: Roads, seat: Seat, out: BytesWriter) -> None:
    """By type: hand, own set, cards taken openly, discard pile, fresh set, shuffled pile, own draws."""
    add_count(s.hands[seat], out)
    if s.active == seat:
        add_count(s.aside, out)
    else:
        out.write(NO_CARDS)
    add_count(s.front, out)
    put_all(out, s.discard)
    start = len(out)
    out.write(NO_CARDS)
    for card in s.fresh:
        add_one(out, start + card)
    put_all(out, s.sealed)
    put_slice(out, s.drawn, TYPES * seat, TYPES * (seat + 1))


def add_count(cards: list[int], out: BytesWriter) -> None:
    start = len(out)
    out.write(NO_CARDS)
    for card in cards:
        add_one(out, start + card)


FEATURES: Final = RoadFeatures()
