"""The box: ships, cards and colour dice read from files, shared by all states that use them."""

from __future__ import annotations

from importlib.resources import files
from typing import Final

from flibuste.games.stoertebeker.parts import FILES, KINDS, TYPES
from flibuste.games.stoertebeker.reading import Lot, read_cards, read_dice, read_ships

Data = tuple[tuple[str, str], ...]
"""A player's own files, as name and content; for the others the built-in ones are used."""


class Ship:
    """A merchant ship (STO-3)."""

    def __init__(self, name: str, colour: str, points: int, boarding: int, demand: list[int]) -> None:
        self.name: str = name
        self.colour: str = colour
        self.points: int = points
        self.boarding: int = boarding
        self.demand: list[int] = demand
        """How many provisions of each kind it asks for."""
        self.size: int = sum(demand)
        self.kinds: list[str] = [KINDS[kind] for kind in range(6) for _ in range(demand[kind])]


class Box:
    """The contents of the box (STO-2). It never changes."""

    def __init__(self, data: Data, ships: list[Ship], cards: list[int], dice: list[list[int]]) -> None:
        self.data: Data = data
        self.ships: list[Ship] = ships
        self.cards: list[int] = cards
        """How many cards there are of each type."""
        self.deck: list[int] = [card for card in range(TYPES) for _ in range(cards[card])]
        self.dice: list[list[int]] = dice
        """The faces of the two colour dice (STO-5)."""

    def __reduce__(self) -> tuple[object, ...]:
        return box_of, (self.data,)


def read(data: Data) -> tuple[Box, list[Lot], list[tuple[int, str]]]:
    """Reads a box, the lots of its cards file, and the lines and names of its ships; or raises a refusal."""
    texts = dict(BUILT_IN_FILES)
    texts.update(data)
    lots = read_cards("cards.csv", texts["cards.csv"])
    cards = [0] * TYPES
    for lot in lots:
        cards[lot.card] += lot.cards
    rows = read_ships("ships.csv", texts["ships.csv"], cards)
    ships = [Ship(row.name, row.colour, row.points, row.boarding, row.demand) for row in rows]
    dice = read_dice("colour_dice.json", texts["colour_dice.json"])
    return Box(data, ships, cards, dice), lots, [(row.line, row.name) for row in rows]


def _built_in() -> dict[str, str]:
    home = files("flibuste.games.stoertebeker")
    return {name: (home / name).read_text(encoding="utf-8") for name in FILES}


BUILT_IN_FILES: Final = _built_in()
BUILT_IN: Final = read(())[0]


def box_of(data: Data) -> Box:
    """The box that these files describe."""
    return read(data)[0] if data else BUILT_IN
