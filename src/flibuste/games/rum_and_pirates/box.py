"""The box as data: tiles and plates, from our own file or from one the players bring along (RUM-2, RUM-5)."""

from __future__ import annotations

from importlib.resources import files
from typing import Final

from flibuste.games.rum_and_pirates.page import Page, read_page
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
from flibuste.kernel.words import Refusal


class Box:
    """Tiles are small numbers; what is printed on each stands in these lists."""

    def __init__(self, text: str) -> None:
        self.text: str = text
        """The players' own file, or nothing."""
        self.stack: list[int] = []
        self.value: list[int] = []
        self.family: list[int] = []
        """Tavern or map colour as a kind of square, accessory, or symbol of a rendezvous."""
        self.number: list[int] = []
        """Of a scorpion the threshold; of a guard, how many coins it shows."""
        self.meets: list[int] = []
        """Kinds of square where a rendezvous is met, as bits (RUM-66)."""
        self.stacks: list[list[int]] = [[] for _ in STACKS]
        self.other_dates: list[int] = []
        """The second reading of the rendezvous tiles."""
        self.clash: int = 0
        """Kinds of square, as bits, that tiles of different value fit: none, but in an own box …"""
        self.other_clash: int = 0
        """… and the same for the second reading."""
        self.barrels: int = 0
        self.tiles: int = 0
        """How many there are, dividers and all."""
        self.plates: list[Plate] = []
        self.kind: list[int] = []
        """Of each of the 36 squares."""
        self.beginner: Grid = ()

    def __reduce__(self) -> tuple[object, ...]:
        return box_of, (self.text,)


def box_of(text: str) -> Box:
    """The box with the players' own file, or ours if there is none."""
    return read_box(text) if text else BOX


def read_box(text: str) -> Box:
    """Whatever the own file does not name is taken from ours."""
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
    """One number for equal tiles, as often as there are such."""
    tiles: list[int] = []
    for item in page.items():
        tile = len(box.value)
        least = -VALUES if stack == SCORPIONS else 0 if stack not in (TAVERNS, MAPS, DATES) else 1
        most = 5 if stack == TAVERNS else VALUES  # RUM-76: a 6 could never be beaten
        box.stack.append(stack)
        box.value.append(item.part("value").number(least, most))
        box.family.append(read_family(stack, item))
        box.number.append(read_number(stack, item))
        box.meets.append(read_meets(item) if stack == DATES else 0)
        tiles += [tile] * item.part("count").number(0, 40)
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
    """At least one kind of square, and none of rendezvous, coin and headquarters."""
    page = item.part("matches")
    meets = 0
    for kind in page.items():
        meets |= 1 << kind.word(KINDS)
    if meets == 0 or meets & (1 << RENDEZVOUS | 1 << COIN | 1 << HQ):
        raise Refusal("data-rendezvous", "RUM-66", {"file": FILE, "path": page.path})
    return meets


def clash_of(box: Box, tiles: list[int]) -> int:
    clash = 0
    for one in tiles:
        for other in tiles:
            if box.value[one] != box.value[other]:
                clash |= box.meets[one] & box.meets[other]
    return clash


OURS: Final = (files(__package__) / FILE).read_text(encoding="utf-8")
BOX: Final = read_box("")
