"""The contents of the box: tiles and plates, from the built-in file or the players' own (RUM-2, RUM-5)."""

from __future__ import annotations

from importlib.resources import files
from typing import Final

from flibuste.games.rum_and_pirates.page import RULE, Page, read_page
from flibuste.games.rum_and_pirates.parts import (
    ACCESSORIES,
    CHESTS,
    COIN,
    DATES,
    HQ,
    ITEMS,
    KINDS,
    MAP,
    MAPS,
    RENDEZVOUS,
    SCORPIONS,
    STACKS,
    SYMBOLS,
    TAVERN,
    TAVERNS,
    VALUES,
)
from flibuste.games.rum_and_pirates.plates import FILE, Grid, Plate, read_grid, read_plates
from flibuste.kernel.types import Refusal

MOST_TILES: Final = 200
"""The greatest number of tiles in a stack. The largest built-in stacks have 30."""


class Box:
    """A tile is a small number; these lists say what is printed on it."""

    def __init__(self, text: str) -> None:
        self.text: str = text
        """The text of the players' own file, or ""."""
        self.stack: list[int] = []
        self.value: list[int] = []
        self.family: list[int] = []
        """By tile: the tavern or map colour as a kind of square, the accessory, or the rendezvous symbol."""
        self.number: list[int] = []
        """By tile: the threshold of a scorpion, or the number of coins on a guard."""
        self.meets: list[int] = []
        """By tile: the kinds of square where a rendezvous is met, as a bit set (RUM-66)."""
        self.stacks: list[list[int]] = [[] for _ in STACKS]
        self.other_dates: list[int] = []
        """The rendezvous tiles of the alternative reading."""
        self.clash: int = 0
        """The kinds of square that fit tiles of different value, as a bit set; empty in the built-in box."""
        self.other_clash: int = 0
        """The same for the alternative reading."""
        self.barrels: int = 0
        self.tiles: int = 0
        """The number of tiles, including the dividers."""
        self.plates: list[Plate] = []
        self.kind: list[int] = []
        """The kind of each of the 36 squares."""
        self.beginner: Grid = ()

    def __reduce__(self) -> tuple[object, ...]:
        return box_of, (self.text,)


def box_of(text: str) -> Box:
    """The box from the players' own file, or the built-in one if the text is empty."""
    return read_box(text) if text else BOX


def read_box(text: str) -> Box:
    """Reads the players' own file; whatever it does not name comes from the built-in one."""
    ours = read_page(FILE, OURS)
    own = read_page(FILE, text).only(ours) if text else ours
    box = Box(text)
    read_tiles(box, ours, own)
    box.plates = read_plates((own if own.has("plates") else ours).part("plates"))
    for plate in box.plates:
        box.kind += plate.kinds
    arranged = own if own.has("arrangements") else ours
    box.beginner = read_grid(arranged.part("arrangements").part("beginner"))
    return box


def read_tiles(box: Box, ours: Page, own: Page) -> None:
    usual = ours.part("tiles")
    given = own.part("tiles").only(usual) if own.has("tiles") else usual
    for key in ("marker", "start_player", "rum", *STACKS):
        page = (given if given.has(key) else usual).part(key).part("tiles")
        if key in STACKS:
            box.stacks[STACKS.index(key)] = read_stack(box, STACKS.index(key), page)
            box.tiles += len(box.stacks[STACKS.index(key)])
            continue
        count = sum([item.part("count").number(0, 99) for item in page.items()])
        box.tiles += count
        if key == "rum":
            box.barrels = count
    other = own if own.has("rendezvous_alternative") else ours
    box.other_dates = read_stack(box, DATES, other.part("rendezvous_alternative").part("tiles"))
    box.clash = clash_of(box, box.stacks[DATES])
    box.other_clash = clash_of(box, box.other_dates)
    chests, scorpions = len(box.stacks[CHESTS]), len(box.stacks[SCORPIONS])
    if chests != scorpions:  # RUM-81
        path = given.part("chest").path if given.has("chest") else given.path
        raise Refusal(
            "data-scorpions", "RUM-81", {"file": FILE, "path": path, "chests": chests, "scorpions": scorpions}
        )


def read_stack(box: Box, stack: int, page: Page) -> list[int]:
    """Reads the tiles of a stack. Equal tiles share a number, which is repeated for each of them."""
    tiles: list[int] = []
    for item in page.items():
        tile = len(box.value)
        least = -VALUES if stack == SCORPIONS else 0 if stack not in (TAVERNS, MAPS, DATES) else 1
        most = 5 if stack == TAVERNS else VALUES  # RUM-76: no roll could beat a 6
        box.stack.append(stack)
        box.value.append(item.part("value").number(least, most))
        box.family.append(read_family(stack, item))
        box.number.append(read_number(stack, item))
        box.meets.append(read_meets(item) if stack == DATES else 0)
        tiles += [tile] * item.part("count").number(0, 40)
        if len(tiles) > MOST_TILES:
            raise Refusal("data-many", RULE, {"file": FILE, "path": page.path, "most": MOST_TILES})
    return tiles


def read_family(stack: int, item: Page) -> int:
    if stack == TAVERNS:
        return TAVERN + item.part("tavern").word(KINDS[TAVERN : TAVERN + 3])
    if stack == MAPS:
        return MAP + item.part("colour").word(KINDS[MAP : MAP + 3])
    if stack == ACCESSORIES:
        return item.part("kind").word(ITEMS)
    return item.part("symbol").word(SYMBOLS) if stack == DATES else 0


def read_number(stack: int, item: Page) -> int:
    if stack == SCORPIONS:
        return item.part("threshold").number(1, 99)
    return 1 if item.has("coin") and item.part("coin").content is True else 0


def read_meets(item: Page) -> int:
    """At least one kind of square, but not rendezvous, coin or headquarters."""
    page = item.part("matches")
    meets = 0
    for kind in page.items():
        meets |= 1 << kind.word(KINDS)
    if meets == 0 or meets & (1 << RENDEZVOUS | 1 << COIN | 1 << HQ):
        raise Refusal("data-rendezvous", "RUM-66", {"file": FILE, "path": page.path})
    return meets


def clash_of(box: Box, tiles: list[int]) -> int:
    """The kinds of square, as bits, at which tiles of different values can be met."""
    clash = 0
    for kind in range(len(KINDS)):
        values = [box.value[tile] for tile in tiles if box.meets[tile] & 1 << kind]
        if values and min(values) != max(values):
            clash |= 1 << kind
    return clash


OURS: Final = (files(__package__) / FILE).read_text(encoding="utf-8")
BOX: Final = read_box("")
