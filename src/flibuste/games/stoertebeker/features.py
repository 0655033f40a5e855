"""What a seat knows of Störtebeker, as bytes for policies that learn."""

from __future__ import annotations

from typing import Final

from flibuste.games.stoertebeker.box import BUILT_IN, Ship
from flibuste.games.stoertebeker.parts import COLOUR_SET, STRONGEST, TABLE, TYPES
from flibuste.games.stoertebeker.state import LOOSE, UP, Roads
from flibuste.kernel.observation import BYTE, Features, Part, bits, capped, columns, one_hot, part
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


class RoadFeatures(Features[Roads]):
    def __init__(self) -> None:
        super().__init__(KINDS)
        self.ships: list[bytes] = [ship_of(ship) for ship in BUILT_IN.ships]
        self.hots: list[list[bytes]] = [one_hot(size) for size in range(8)]

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

    def pieces(self, s: Roads, seat: Seat) -> list[bytes]:
        seats = s.seats
        hots = self.hots
        who, four = hots[seats], bits(TABLE)
        pieces = [
            bytes([s.colour_bonus, s.fail_ends, s.counter_ends, s.ahead, len(s.berths)]),
            who[(s.active - seat) % seats],
            who[(s.thrower - seat) % seats],
            who[(s.leader - seat) % seats if s.leader >= 0 else -1],
            hots[TABLE][s.target],
            four[s.tried],
        ]
        pieces += [hots[SIDES][s.pips[at] - 1 if at < len(s.pips) else -1] for at in range(2)]
        pieces += [hots[FACES][s.colours[at] if at < len(s.colours) else -1] for at in range(2)]
        pieces.append(turn(s))
        pieces += [self.ship(s, s.berths[berth] if berth < len(s.berths) else -1) for berth in range(TABLE)]
        pieces += [
            self.ship(s, s.preview[place] if place < len(s.preview) else -1) for place in range(PREVIEW)
        ]
        order = [(seat + step) % seats for step in range(seats)]
        for berth in range(TABLE):
            for other in order:
                there = berth < len(s.berths) and s.berths[berth] >= 0
                pieces.append(side(s, berth * seats + other) if there else bytes(SIDE))
        for berth in range(TABLE):
            there = berth < len(s.berths) and s.berths[berth] >= 0
            pieces.append(own_crew(s, berth * seats + seat) if there else bytes(STRONGEST + 1))
        add_cards(s, seat, pieces)
        pieces += [capped(s.shown[TYPES * other : TYPES * (other + 1)]) for other in order]
        pieces += [capped(s.loose[STRONGEST * other : STRONGEST * (other + 1)]) for other in order]
        pieces += [player(s, other) for other in order]
        return pieces

    def ship(self, s: Roads, number: int) -> bytes:
        if number < 0:
            return bytes(SHIP)
        return self.ships[number] if s.box is BUILT_IN else ship_of(s.box.ships[number])


def ship_of(ship: Ship) -> bytes:
    """Colour, points, what it takes to board it, and what it asks for."""
    colour = COLOURS.index(ship.colour) if ship.colour in COLOURS else -1
    return one_hot(len(COLOURS))[colour] + capped([ship.points, ship.boarding, *ship.demand])


def turn(s: Roads) -> bytes:
    return capped(
        [
            s.quota,
            s.played,
            len(s.aside),
            s.due,
            s.takes,
            s.best,
            s.die,
            s.calm,
            s.firing,
            s.closed,
            s.drew,
            s.last_round,
            len(s.deck),
            len(s.preview) + s.pile,
            len(s.hidden) - s.pile,
            s.taken(),
            s.idle,
            s.turns[s.active],
        ]
    )


def side(s: Roads, at: int) -> bytes:
    """What a side lacks, its provisions with a head, its open pirates, and how many are hidden."""
    open_crew = [0] * STRONGEST
    hidden, loose = 0, 0
    for pirate in s.crew[at]:
        if pirate & UP:
            open_crew[(pirate & 15) - 1] += 1
        else:
            hidden += 1
            if pirate & LOOSE:
                loose += 1
    few = [s.lack[at], s.laid[at], hidden, loose]
    return capped(s.need[6 * at : 6 * at + 6] + s.heads[6 * at : 6 * at + 6] + few + open_crew)


def own_crew(s: Roads, at: int) -> bytes:
    """The seat's own face-down pirates by points, and its strength."""
    crew = [0] * (STRONGEST + 1)
    for pirate in s.crew[at]:
        if not pirate & UP:
            crew[(pirate & 15) - 1] += 1
    crew[STRONGEST] = s.strength[at]
    return capped(crew)


def add_cards(s: Roads, seat: Seat, pieces: list[bytes]) -> None:
    """By type: hand, own set, cards taken openly, discard pile, fresh set, shuffled pile, own draws."""
    pieces.append(count(s.hands[seat]))
    pieces.append(count(s.aside) if s.active == seat else bytes(TYPES))
    pieces.append(count(s.front))
    pieces.append(capped(s.discard))
    pieces.append(count(list(s.fresh)))
    pieces.append(capped(s.sealed))
    pieces.append(capped(s.drawn[TYPES * seat : TYPES * (seat + 1)]))


def count(cards: list[int]) -> bytes:
    many = [0] * TYPES
    for card in cards:
        many[card] += 1
    return capped(many)


def player(s: Roads, seat: Seat) -> bytes:
    colours = [0] * len(COLOURS)
    sets = 0
    for ship in s.captured[seat]:
        colour = s.box.ships[ship].colour
        if colour in COLOURS:
            colours[COLOURS.index(colour)] += 1
    for colour_count in colours:
        sets += colour_count // COLOUR_SET
    return capped([len(s.hands[seat]), s.score[seat], s.turns[seat], sets, *colours])


FEATURES: Final = RoadFeatures()
