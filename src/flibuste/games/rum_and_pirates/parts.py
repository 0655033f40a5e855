"""The fixed numbers of the rulebook, and every choice the game can offer in any town."""

from __future__ import annotations

from typing import Final

from flibuste.kernel.types import Choice, Vocabulary

SEATS: Final = (2, 3, 4, 5)  # RUM-1
ROUNDS: Final = 5  # RUM-11
PIRATES: Final = 15
RESERVE: Final = 10  # RUM-7
POOL: Final = 5
COINS: Final = 2
OPEN: Final = 4  # RUM-5: tiles on the tavern and on the map display
BARRELS_TAKEN: Final = 2  # RUM-82
SALE: Final = 2  # RUM-60
ROPE_SEATS: Final = 4  # RUM-6: with this many players or more there is a rope
DIE: Final = 6

# Kinds of square (specification, 2.4).
KINDS: Final = [
    "coin", "hq", "recruit", "accessory", "rendezvous", "map_yellow", "map_pink", "map_green",
    "tavern_1", "tavern_2", "tavern_3", "chest", "rum", "guard",
]  # fmt: skip
COIN: Final = 0
HQ: Final = 1
RECRUIT: Final = 2
ACCESSORY: Final = 3
RENDEZVOUS: Final = 4
MAP: Final = 5
"""The yellow map; pink and green follow."""
TAVERN: Final = 8
"""The first of three taverns."""
CHEST: Final = 11
RUM: Final = 12
GUARD: Final = 13

# Stacks, in the order of RUM-5.
STACKS: Final = [
    "tavern", "map", "chest", "scorpion", "accessory", "rendezvous", "guard_small", "guard_large",
    "bunk", "hammock", "rope",
]  # fmt: skip
TAVERNS: Final = 0
MAPS: Final = 1
CHESTS: Final = 2
SCORPIONS: Final = 3
ACCESSORIES: Final = 4
DATES: Final = 5
SMALL_GUARDS: Final = 6
LARGE_GUARDS: Final = 7
BUNKS: Final = 8
"""The first kind of sleeping place; hammock and rope follow."""
BUNK: Final = 0
HAMMOCK: Final = 1
ROPE: Final = 2

ITEMS: Final = ["hook", "wooden_leg", "eye_patch", "sabre", "hat"]
SYMBOLS: Final = [
    "recruit", "accessory", "map", "map_yellow", "map_pink", "map_green",
    "tavern", "tavern_1", "tavern_2", "tavern_3", "chest", "rum", "guard",
]  # fmt: skip

# A square is a plate and a letter: 1a is 0, 1b is 1 … 9d is 35.
PLATES: Final = 9
LETTERS: Final = "abcd"
SQUARES: Final = [f"{plate + 1}{letter}" for plate in range(PLATES) for letter in LETTERS]
SQUARE_AT: Final = {name: square for square, name in enumerate(SQUARES)}

# Edge alleys by plate, local side and place on that side: 1.N1, 1.N2, 1.N3, 1.E1 … 9.W3. The built-in plates
# have two places on a side, the players' own plates may have up to three.
SIDES: Final = "NESW"
PLACES: Final = 3
EDGES: Final = [
    f"{plate + 1}.{side}{place + 1}" for plate in range(PLATES) for side in SIDES for place in range(PLACES)
]

# Internal alleys by plate and pair of letters, first around the plate and then diagonally: 1.ab … 9.bd.
PAIRS: Final = ["ab", "bc", "cd", "da", "ac", "bd"]
INNER: Final = [f"{plate + 1}.{pair}" for plate in range(PLATES) for pair in PAIRS]

VALUES: Final = 9
"""The highest value a map, tavern or rendezvous tile can have."""


def edge_at(plate: int, side: int, place: int) -> int:
    return (plate * 4 + side) * PLACES + place


class Move(Choice):
    """Through the shortest alley to that square, or through another one that also leads there (RUM-17)."""

    def __init__(self, square: int, alley: int) -> None:
        name = SQUARES[square]
        super().__init__(
            f"move {name} {alley + 1}" if alley else f"move {name}", {"square": name, "alley": alley + 1}
        )
        self.square: int = square
        self.alley: int = alley


class Dark(Choice):
    """Out of the town by a dark alley (RUM-22)."""

    def __init__(self, edge: int) -> None:
        super().__init__(f"dark {EDGES[edge]}", {"alley": EDGES[edge]})
        self.edge: int = edge


class Enter(Choice):
    """Back into the town by another dark alley (RUM-22)."""

    def __init__(self, edge: int) -> None:
        super().__init__(f"enter {EDGES[edge]}", {"alley": EDGES[edge]})
        self.edge: int = edge


class Recover(Choice):
    """All pirates of one alley, named by its edge on the plate with the lower number (RUM-53)."""

    def __init__(self, edge: int, inner: int) -> None:
        name = EDGES[edge] if edge >= 0 else INNER[inner]
        super().__init__(f"recover {name}", {"alley": name})
        self.edge: int = edge
        self.inner: int = inner


class Take(Choice):
    def __init__(self, value: int) -> None:
        super().__init__(f"take {value}", {"value": value})
        self.value: int = value


class Meet(Choice):
    def __init__(self, value: int) -> None:
        super().__init__(f"meet {value}", {"value": value})
        self.value: int = value


MOVE: Final = [[Move(square, alley) for alley in range(PLACES)] for square in range(36)]
DARK: Final = [Dark(edge) for edge in range(len(EDGES))]
ENTER: Final = [Enter(edge) for edge in range(len(EDGES))]
RECOVER_EDGE: Final = [Recover(edge, -1) for edge in range(len(EDGES))]
RECOVER_INNER: Final = [Recover(-1, inner) for inner in range(len(INNER))]
TAKE: Final = [Take(value) for value in range(1, VALUES + 1)]
MEET: Final = [Meet(value) for value in range(1, VALUES + 1)]
REST: Final = Choice("rest")
BOARD: Final = Choice("board")
END: Final = Choice("end")
NOTHING: Final = Choice("recover nothing", {"alley": "nothing"})
KEEP: Final = Choice("keep")
SELL: Final = Choice("sell")
INVITE: Final = Choice("invite")
DECLINE: Final = Choice("decline")
JOIN: Final = Choice("join")
PASS: Final = Choice("pass")
OPEN_CHEST: Final = Choice("open")
SMALL: Final = Choice("small")
LARGE: Final = Choice("large")
STAND: Final = Choice("stand")
BARREL: Final = Choice("barrel")
AGAIN: Final = Choice("again")


def _every_choice() -> list[Choice]:
    choices: list[Choice] = []
    for ways in MOVE:
        choices += ways
    choices += DARK
    choices += ENTER
    choices += [REST, BOARD, END]
    choices += RECOVER_INNER
    choices += RECOVER_EDGE
    choices += [NOTHING, KEEP, SELL, INVITE, DECLINE, JOIN, PASS, OPEN_CHEST, SMALL, LARGE]
    choices += TAKE
    choices += MEET
    choices += [STAND, BARREL, AGAIN]
    return choices


VOCABULARY: Final = Vocabulary(__name__, _every_choice())
