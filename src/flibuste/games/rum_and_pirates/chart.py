"""The town as text: six by six squares, the alleys between them, and the dark ones at the border."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, TypeAlias

from rich.text import Text

from flibuste.i18n.seat_chip import style
from flibuste.i18n.translator import Translator

View: TypeAlias = Mapping[str, Any]
Place: TypeAlias = tuple[int, int]
"""Column and row, both from 0 to 5."""

SEGMENT, DARK, CAPTAIN = "·", "░", "◆"
QUARTERS: tuple[Place, ...] = ((0, 0), (1, 0), (1, 1), (0, 1))
STYLES = {
    "coin": "yellow", "hq": "bold red", "recruit": "bold", "accessory": "cyan", "rendezvous": "bold magenta",
    "map_yellow": "black on yellow", "map_pink": "black on magenta", "map_green": "black on green",
    "tavern_1": "bold blue", "tavern_2": "bold blue", "tavern_3": "bold blue", "chest": "bold yellow",
    "rum": "red", "guard": "bold cyan",
}  # fmt: skip
ROOMY = 96
"""The screen width from which cells are wide."""


class Chart:
    """The places of squares and alleys, and the widths of cells and gaps."""

    def __init__(self, view: View, translator: Translator, width: int) -> None:
        self.view = view
        self.translator = translator
        self.cell, self.gap, self.rim = (6, 4, 3) if width >= ROOMY else (5, 3, 2)
        self.places = places_of(view)
        self.at: dict[Place, View] = {self.places[square["at"]]: square for square in view["town"]["squares"]}
        self.targets = {way["to"] for way in view.get("ways", [])}
        self.across: dict[tuple[Place, Place], View] = {}
        """The normal alleys, by the two places they join."""
        self.out: dict[tuple[Place, str], View] = {}
        """The dark alleys, by place and side."""
        self.others: list[View] = []
        """The alleys that cannot be drawn in their place."""
        for alley in view["town"]["alleys"]:
            self.put(alley)

    @property
    def width(self) -> int:
        return 2 * self.rim + 6 * self.cell + 5 * self.gap

    def put(self, alley: View) -> None:
        ends = sorted(self.places[end] for end in alley["ends"])
        if alley["dark"]:
            slot = (ends[0], side_of(alley["line"][-1]))
            if slot in self.out or not at_border(*slot):
                self.others.append(alley)
            else:
                self.out[slot] = alley
            return
        (column, row), (right, low) = ends
        beside = right - column <= 1 and abs(low - row) <= 1
        crosses = right != column and low != row and (column % 2 or min(row, low) % 2)
        between = (ends[0], ends[1])
        if beside and not crosses and between not in self.across and self.free(between):
            self.across[between] = alley
        else:
            self.others.append(alley)

    def free(self, between: tuple[Place, Place]) -> bool:
        """Whether the diagonal is free: only one of two diagonal alleys of a plate can be drawn."""
        (column, row), (right, low) = between
        return right == column or low == row or ((column, low), (right, row)) not in self.across

    def lines(self) -> list[Text]:
        lines = [self.border("N", 0)]
        for row in range(6):
            lines.append(self.row(row))
            if row < 5:
                lines.append(self.between(row))
        return [*lines, self.border("S", 5)]

    def border(self, side: str, row: int) -> Text:
        line = Text(" " * self.rim)
        for column in range(6):
            alley = self.out.get(((column, row), side))
            line.append_text(fitted(self.segments(alley), self.cell))
            line.append(" " * (self.gap if column < 5 else self.rim))
        return line

    def row(self, row: int) -> Text:
        line = fitted(self.segments(self.out.get(((0, row), "W"))), self.rim)
        for column in range(6):
            line.append_text(self.square((column, row)))
            if column < 5:
                alley = self.across.get(((column, row), (column + 1, row)))
                line.append_text(fitted(self.segments(alley), self.gap))
        return line.append_text(fitted(self.segments(self.out.get(((5, row), "E"))), self.rim))

    def between(self, row: int) -> Text:
        line = Text(" " * self.rim)
        for column in range(6):
            alley = self.across.get(((column, row), (column, row + 1)))
            line.append_text(fitted(self.segments(alley), self.cell))
            if column < 5:
                line.append_text(self.diagonal(column, row))
        return line.append(" " * self.rim)

    def diagonal(self, column: int, row: int) -> Text:
        down = self.across.get(((column, row), (column + 1, row + 1)))
        up = self.across.get(((column, row + 1), (column + 1, row)))
        text = Text()
        if down or up:
            text.append("╲" if down else "╱", "dim").append_text(self.segments(down or up))
        return fitted(text, self.gap)

    def segments(self, alley: View | None) -> Text:
        """A dot for each empty segment, or a letter for each pirate."""
        if alley is None:
            return Text()
        length, owner = alley["length"], alley["owner"]
        sign = DARK if alley["dark"] else SEGMENT
        if owner is not None:
            sign = self.translator.letter(owner)
        text = sign * length if length <= 3 else f"{length}{sign}"
        return Text(text, style(owner) if owner is not None else "")

    def square(self, place: Place) -> Text:
        """Name and use of a square. The captain's square and possible destinations are highlighted."""
        square = self.at[place]
        name = square["at"]
        use = self.translator.say("square-kind.short", {"kind": square["kind"]})
        if name == self.view["captain"]:
            # Not everybody sees colours; without room for all three, the sign is more important.
            shown = f"{name}{CAPTAIN}{use}" if self.cell > 5 else f"{CAPTAIN}{name}{CAPTAIN}"
            return fitted(Text(shown, "bold white on red"), self.cell)
        reach = name in self.targets
        text = Text().append(name, "bold underline" if reach else "dim")
        text.append(" " if self.cell > 5 else "").append(use, STYLES[square["kind"]])
        return fitted(text, self.cell)


def places_of(view: View) -> dict[str, Place]:
    """The place of every square in the six by six grid of the town, with the plates turned as they lie."""
    found: dict[str, Place] = {}
    for plate in view["town"]["plates"]:
        for at, letter in enumerate("abcd"):
            column, row = QUARTERS[(at + plate["turns"]) % 4]
            found[f"{plate['plate']}{letter}"] = (2 * plate["column"] + column, 2 * plate["row"] + row)
    return found


def side_of(point: list[float]) -> str:
    """The side where a dark alley leaves the town."""
    east, south = point
    if south == 0:
        return "N"
    if south == 3:
        return "S"
    return "W" if east == 0 else "E"


def at_border(place: Place, side: str) -> bool:
    """Whether the square lies at that side of the town, so that the alley can be drawn next to it."""
    return (place[1] == 0, place[1] == 5, place[0] == 0, place[0] == 5)["NSWE".index(side)]


def fitted(text: Text, width: int) -> Text:
    """Centres the text and cuts it to the width."""
    text.truncate(width)
    spare = width - text.cell_len
    text.pad_left(spare // 2)
    text.pad_right(spare - spare // 2)
    return text
