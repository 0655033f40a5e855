"""Tiles counted by what is printed on them, as observations tell them."""

from __future__ import annotations

from typing import Final

from librt.strings import BytesWriter

from flibuste.games.rum_and_pirates.box import Box
from flibuste.games.rum_and_pirates.parts import (
    ACCESSORIES,
    BUNKS,
    CHESTS,
    DATES,
    ITEMS,
    LARGE_GUARDS,
    MAP,
    MAPS,
    SCORPIONS,
    SMALL_GUARDS,
    TAVERN,
    TAVERNS,
    VALUES,
)
from flibuste.kernel.observation import add_one

WORTH: Final = VALUES + 1
"""Values from 0 on."""
FAMILIES: Final = [0] * 11
FAMILIES[TAVERNS] = 3
FAMILIES[MAPS] = 3
FAMILIES[CHESTS] = 1
FAMILIES[ACCESSORIES] = len(ITEMS)
FAMILIES[DATES] = 1
FAMILIES[SMALL_GUARDS] = 1
FAMILIES[LARGE_GUARDS] = 1
FAMILIES[BUNKS] = 1
FAMILIES[BUNKS + 1] = 1
FAMILIES[BUNKS + 2] = 1
FIRST: Final = [1 + WORTH * sum(FAMILIES[:stack]) for stack in range(11)]
"""The first slot of each stack. Slot 0 is for scorpions: only their number counts."""
SLOTS: Final = 1 + WORTH * sum(FAMILIES)
NO_TILES: Final = bytes(SLOTS)


def slot_of(box: Box, tile: int) -> int:
    """The place of a tile: its stack, its tavern, colour or accessory, and its value."""
    stack = box.stack[tile]
    if stack == SCORPIONS:
        return 0
    family = box.family[tile]
    if stack == TAVERNS:
        family -= TAVERN
    elif stack == MAPS:
        family -= MAP
    elif stack != ACCESSORIES:
        family = 0
    return FIRST[stack] + WORTH * family + box.value[tile]


def slots_of(box: Box) -> list[int]:
    return [slot_of(box, tile) for tile in range(len(box.value))]


def add_tiles(slots: list[int], tiles: list[int], out: BytesWriter, start: int) -> None:
    """Counts tiles in the slots that begin at `start`."""
    for tile in tiles:
        add_one(out, start + slots[tile])
