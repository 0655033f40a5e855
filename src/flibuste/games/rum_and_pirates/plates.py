"""The nine plates of the box and their arrangement (RUM-2, RUM-3; specification, 2.5)."""

from __future__ import annotations

from typing import Final, TypeAlias

from flibuste.games.rum_and_pirates.page import RULE, Page
from flibuste.games.rum_and_pirates.parts import COIN, HQ, KINDS, LETTERS, PAIRS, PLACES, PLATES, SIDES
from flibuste.kernel.types import Refusal

FILE: Final = "box.json"
LONGEST: Final = 9
"""The greatest number of segments of an alley on the players' own plates."""

Grid: TypeAlias = tuple[tuple[int, int], ...]
"""Nine pairs in reading order: a plate, counted from 0, and its clockwise quarter turns."""


class Plate:
    """Four squares, alleys between them, and alleys that end at the rim of the plate (specification, 2.5)."""

    def __init__(self) -> None:
        self.kinds: list[int] = []
        self.spots: list[tuple[float, float]] = []
        """The positions of the squares on a plate of side 1."""
        self.inner: list[tuple[int, int, int, int]] = []
        """For each internal alley: two letters, the number of the pair, segments."""
        self.places: int = 0
        """The number of edge alleys on each side."""
        self.edges: list[tuple[int, int, int, int]] = []
        """For each edge alley: side, place from 0, letter, segments without the half one at the rim."""


def read_plates(page: Page) -> list[Plate]:
    """Nine numbered plates, one coin square on each, and one headquarters in all."""
    plates = [Plate() for _ in range(PLATES)]
    seen: list[int] = []
    places = 0
    for item in page.items(PLATES):
        number = item.part("plate").number(1, PLATES)
        if item.part("coin_number").number(1, PLATES) != number or number in seen:  # RUM-30
            raise Refusal("data-plate-number", "RUM-30", {"file": FILE, "path": item.path, "plate": number})
        seen.append(number)
        places = read_plate(plates[number - 1], item, places)
    found = sum([plate.kinds.count(HQ) for plate in plates])
    if found != 1:
        raise Refusal("data-headquarters", "RUM-8", {"file": FILE, "path": page.path, "found": found})
    return plates


def read_plate(plate: Plate, page: Page, places: int) -> int:
    """Reads a plate. Returns the edge alleys per side: the first plate sets the number for all."""
    squares = page.part("squares")
    for at, letter in enumerate(LETTERS):
        square = squares.part(letter)
        plate.kinds.append(square.part("type").word(KINDS))
        spot = square.part("xy").items(2) if square.has("xy") else []
        corner = ((0.28, 0.28), (0.72, 0.28), (0.72, 0.72), (0.28, 0.72))[at]
        plate.spots.append((spot[0].fraction(), spot[1].fraction()) if spot else corner)
    if plate.kinds.count(COIN) != 1:
        raise Refusal("data-coin", "RUM-30", {"file": FILE, "path": squares.path})
    for item in page.part("internal").items():
        read_inner(plate, item)
    read_edges(plate, page.part("edges"), places)
    return plate.places


def read_inner(plate: Plate, page: Page) -> None:
    ends = [end.word(list(LETTERS)) for end in page.part("between").items(2)]
    if ends[0] == ends[1]:
        raise Refusal("data-loop", "RUM-17", {"file": FILE, "path": page.path})
    name = LETTERS[ends[0]] + LETTERS[ends[1]]
    pair = PAIRS.index(name if name in PAIRS else name[1] + name[0])
    if pair in [other for _, _, other, _ in plate.inner]:
        raise Refusal("data-twice", RULE, {"file": FILE, "path": page.path})
    plate.inner.append((ends[0], ends[1], pair, page.part("segments").number(1, LONGEST)))


def read_edges(plate: Plate, page: Page, places: int) -> None:
    """The same number on each side of every plate, so that any two plates fit together."""
    found: list[tuple[int, int]] = []
    for item in page.items():
        side = item.part("side").word(list(SIDES))
        place = item.part("pos").number(1, PLACES) - 1
        letter = item.part("square").word(list(LETTERS))
        if (side, place) in found:
            raise Refusal("data-twice", RULE, {"file": FILE, "path": item.path})
        found.append((side, place))
        plate.edges.append((side, place, letter, item.part("full").number(0, LONGEST)))
    plate.places = places or max([place for _, place in found], default=-1) + 1
    wanted = [(side, place) for side in range(4) for place in range(plate.places)]
    if sorted(found) != wanted or not wanted:
        raise Refusal("data-positions", RULE, {"file": FILE, "path": page.path, "places": plate.places})


def read_grid(page: Page) -> Grid:
    """Reads three rows of three plates with their quarter turns, each plate once (RUM-3)."""
    grid: list[tuple[int, int]] = []
    for row in page.items(3):
        for cell in row.items(3):
            plate = cell.part("plate").number(1, PLATES) - 1
            if plate in [other for other, _ in grid]:
                raise Refusal("data-twice", "RUM-3", {"file": page.file, "path": cell.path})
            grid.append((plate, cell.part("rot").number(0, 3)))
    return tuple(grid)
