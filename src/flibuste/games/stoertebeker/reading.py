"""Reads the three files of a box and refuses what section 2.4 of the specification calls an error."""

from __future__ import annotations

import json
from typing import Final, NamedTuple

from flibuste.games.stoertebeker.parts import FACES, KINDS, PIRATE, STRONGEST
from flibuste.kernel.own_files import read_json, read_rows
from flibuste.kernel.types import Facts, Refusal

SHIP_COLUMNS: Final = ["id", "colour", "points", "boarding", *KINDS]
CARD_COLUMNS: Final = ["first_id", "last_id", "type", "kind", "pirate_points", "count"]
MOST: Final = 300
"""The greatest number of ships, of cards, and of faces of a die."""
BIGGEST: Final = 999
"""The greatest points or boarding value of a ship."""
LONGEST: Final = 20
"""The greatest length of a name or colour."""


class Lot(NamedTuple):
    """A line of cards.csv: a number of cards of one type."""

    line: int
    card: int
    cards: int


class Row(NamedTuple):
    """A line of ships.csv."""

    line: int
    name: str
    colour: str
    points: int
    boarding: int
    demand: list[int]


class Line:
    """One line of a table: reads its cells by column and refuses wrong ones."""

    def __init__(self, file: str, number: int, columns: list[str], cells: list[str]) -> None:
        self.file: str = file
        self.number: int = number
        self.columns: list[str] = columns
        self.cells: list[str] = cells

    def where(self, **more: str | int) -> Facts:
        return {"file": self.file, "line": self.number, **more}

    def text(self, column: str) -> str:
        return self.cells[self.columns.index(column)]

    def word(self, column: str) -> str:
        """A short printable text."""
        text = self.text(column)
        if not 1 <= len(text) <= LONGEST or not text.isprintable():
            raise Refusal("data-word", "STO-2", self.where(column=column, most=LONGEST))
        return text

    def number_in(self, column: str, least: int, most: int) -> int:
        text = whole(self.text(column))
        if not (text.isascii() and text.removeprefix("-").isdigit()) or len(text) > 9:
            raise Refusal("data-number", "STO-2", self.where(column=column, text=text[:LONGEST]))
        number = int(text)
        if number < least:
            raise Refusal("data-too-small", "STO-2", self.where(column=column, value=number, least=least))
        if number > most:
            raise Refusal("data-too-big", "STO-2", self.where(column=column, value=number, most=most))
        return number


def whole(text: str) -> str:
    """A spreadsheet may write 3 as 3.0 or 3,0."""
    number, _, fraction = text.replace(",", ".").partition(".")
    return number if fraction and not fraction.strip("0") else text


def lines_of(file: str, text: str, columns: list[str]) -> list[Line]:
    """The lines below the header, without empty ones."""
    lines: list[Line] = []
    header = False
    for number, cells in read_rows(file, text):
        if not header:
            if cells != columns:
                facts: Facts = {"file": file, "line": number, "header": ",".join(columns)}
                raise Refusal("data-header", "STO-2", facts)
            header = True
        elif len(cells) != len(columns):
            wrong: Facts = {"file": file, "line": number, "found": len(cells), "expected": len(columns)}
            raise Refusal("data-columns", "STO-2", wrong)
        else:
            lines.append(Line(file, number, columns, cells))
    if not lines:
        raise Refusal("data-empty", "STO-2", {"file": file, "line": max(1, len(text.splitlines()))})
    return lines


def read_ships(file: str, text: str, cards: list[int]) -> list[Row]:
    """Every ship once, and none that asks for more cards than there are (2.4, number 1)."""
    rows: list[Row] = []
    seen: set[str] = set()
    for line in lines_of(file, text, SHIP_COLUMNS):
        name = line.word("id")
        if name in seen:
            raise Refusal("data-id-twice", "STO-2", line.where(id=name))
        seen.add(name)
        colour = line.word("colour")
        points = line.number_in("points", 1, BIGGEST)
        boarding = line.number_in("boarding", 2, BIGGEST)
        demand = [line.number_in(kind, 0, BIGGEST) for kind in KINDS]
        if not any(demand):
            raise Refusal("data-no-demand", "STO-3", line.where(id=name))
        for kind in range(6):
            there = cards[2 * kind] + cards[2 * kind + 1]
            if demand[kind] > there:
                facts = line.where(id=name, kind=KINDS[kind], demand=demand[kind], cards=there)
                raise Refusal("data-demand", "STO-3", facts)
        rows.append(Row(line.number, name, colour, points, boarding, demand))
        if len(rows) > MOST:
            raise Refusal("data-many", "STO-2", line.where(most=MOST))
    return rows


def read_cards(file: str, text: str) -> list[Lot]:
    """Runs of cards, each from a first to a last id (2.4, number 6)."""
    lots: list[Lot] = []
    taken: list[tuple[str, int, int]] = []
    total = 0
    for line in lines_of(file, text, CARD_COLUMNS):
        letters, first = split_id(line, "first_id")
        others, last = split_id(line, "last_id")
        count = line.number_in("count", 1, MOST)
        if letters != others or last - first + 1 != count:
            wrong = line.where(first=line.text("first_id"), last=line.text("last_id"), count=count)
            raise Refusal("data-count", "STO-2", wrong)
        for other, begin, end in taken:
            if other == letters and first <= end and begin <= last:
                raise Refusal("data-id-twice", "STO-2", line.where(id=line.text("first_id")))
        taken.append((letters, first, last))
        total += count
        if total > MOST:
            raise Refusal("data-many", "STO-2", line.where(most=MOST))
        lots.append(Lot(line.number, card_in(line), count))
    return lots


def split_id(line: Line, column: str) -> tuple[str, int]:
    """WA07: letters, and a number."""
    text = line.word(column)
    letters = text.rstrip("0123456789")
    digits = text[len(letters) :]
    if not letters or not 1 <= len(digits) <= 6:
        raise Refusal("data-id", "STO-2", line.where(column=column, text=text))
    return letters, int(digits)


def card_in(line: Line) -> int:
    """The type of a line's cards: a provision with or without a head, or a pirate (STO-4)."""
    what, kind = line.text("type"), line.text("kind")
    if what == "provision":
        if kind not in KINDS:
            raise Refusal("data-kind", "STO-4", line.where(text=kind[:LONGEST], kinds=", ".join(KINDS)))
        return 2 * KINDS.index(kind) + line.number_in("pirate_points", 0, 1)
    if what == "pirate":
        if kind:
            raise Refusal("data-pirate-kind", "STO-4", line.where(text=kind[:LONGEST]))
        return PIRATE + line.number_in("pirate_points", 1, STRONGEST) - 1
    raise Refusal("data-type", "STO-4", line.where(text=what[:LONGEST]))


def read_dice(file: str, text: str) -> list[list[int]]:
    """Two lists of faces, each a kind or blank (2.4, number 4)."""
    dice = read_json(file, text)
    if not isinstance(dice, list) or len(dice) != 2:
        raise Refusal("data-dice", "STO-5", {"file": file, "line": 1})
    faces: list[list[int]] = []
    for number, die in enumerate(dice, 1):
        if not isinstance(die, list) or not 1 <= len(die) <= MOST:
            facts: Facts = {"file": file, "line": 1, "number": number, "most": MOST}
            raise Refusal("data-die", "STO-5", facts)
        for face in die:
            if face not in FACES:
                raise Refusal("data-face", "STO-5", wrong_face(file, text, number, face))
        faces.append([FACES.index(face) for face in die])
    return faces


def wrong_face(file: str, text: str, number: int, face: object) -> Facts:
    written = json.dumps(face) if isinstance(face, str | int | float) else "[]"  # it may be nested deeply
    before, found, _ = text.partition(written)
    return {
        "file": file,
        "line": before.count("\n") + 1 if found else 1,
        "number": number,
        "text": written[:LONGEST],
        "faces": ", ".join(FACES),
    }
