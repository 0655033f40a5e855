"""The sea chart as text: regions are its cells, tokens lie where its lines cross."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any, TypeAlias

from rich.text import Text

from flibuste.games.freibeuter.parts import LETTERS, NUMBERS
from flibuste.i18n.seat_chip import chip, style
from flibuste.i18n.translator import Translator

View: TypeAlias = Mapping[str, Any]

GRID = "cyan"
OPEN = "○"
"""Stands before the number of regions without a boat in a ring."""
WAREHOUSE = "⌂"
DUTCHMAN = "†"
HELD = "›"
"""Stands before a region whose sea card is in hand."""
CARD = "·"
"""One sea card of this region that has not been played."""
NARROW, USUAL, ROOMY, TALL = 7, 8, 10, 12
"""Characters from one line of the chart to the next. From TALL on, a cell has two lines of text."""


def pitch_for(width: int) -> int:
    """The widest chart that leaves room for the seats beside it."""
    for pitch, least in ((TALL, 132), (ROOMY, 98), (USUAL, 57)):
        if width >= least:
            return pitch
    return NARROW


def width_of(pitch: int) -> int:
    return 7 * pitch + 1


def chart(view: View, translator: Translator, pitch: int) -> Text:
    tokens = {token["at"]: token for token in view["tokens"]}
    regions = {region["at"]: region for region in view["regions"]}
    held = in_hand(view)
    lines = [edge("╭", "┬", "╮", pitch, LETTERS)]
    for row, number in enumerate(NUMBERS):
        cells = [
            cell(view, translator, regions[letter + number], letter + number in held, pitch)
            for letter in LETTERS
        ]
        height = range(len(cells[0]))
        lines += [across([one[at] for one in cells], number if at == 0 else "│") for at in height]
        if row < 6:
            pair = number + NUMBERS[row + 1]
            spots = [LETTERS[at] + LETTERS[at + 1] + pair for at in range(6)]
            lines.append(crossing([mark(view, translator, tokens.get(spot), pitch) for spot in spots], pitch))
    lines.append(edge("╰", "┴", "╯", pitch, "───────"))
    return Text("\n", no_wrap=True, overflow="crop").join(lines)


def in_hand(view: View) -> list[str]:
    return list(view.get("hand", {}).get("sea", []))


def edge(left: str, middle: str, right: str, pitch: int, names: str) -> Text:
    line = middle.join(name.center(pitch - 1, "─") for name in names)
    return Text(left + line + right, GRID)


def across(cells: list[Text], first: str) -> Text:
    """A line of text through a row of regions. The row's number replaces the first border."""
    line = Text().append(first, GRID)
    for at, one in enumerate(cells):
        if at:
            line.append("│", GRID)
        line.append_text(one)
    return line.append("│", GRID)


def cell(view: View, translator: Translator, region: View, held: bool, pitch: int) -> list[Text]:
    """Name, boats and unplayed cards of a region; the cards tell whether another boat can follow."""
    name = Text().append(HELD if held else " ", "bold").append(region["at"], "bold underline" if held else "")
    slots = [chip(translator, seat) for seat in region["boats"]]
    if view["dutchman"] == region["at"]:
        slots.append(Text(DUTCHMAN, "bold white on magenta"))
    slots += [Text(CARD, "dim")] * region["unplayed"]
    boats = Text("" if pitch < ROOMY else " ").join(slots)
    if pitch < TALL:
        return [fitted(name.append(" ").append_text(boats), pitch - 1)]
    return [fitted(name, pitch - 1), fitted(Text("    ").append_text(boats), pitch - 1)]


def fitted(text: Text, width: int) -> Text:
    text.truncate(width)
    text.pad_right(width - text.cell_len)
    return text


def crossing(marks: Iterator[Text] | list[Text], pitch: int) -> Text:
    """The line between two rows of regions, with what lies on its six crossings."""
    line = Text().append("├", GRID)
    for at, token in enumerate(marks, 1):
        begin = at * pitch - token.cell_len // 2
        line.append("─" * (begin - line.cell_len), GRID)
        line.append_text(token)
    line.append("─" * (7 * pitch - line.cell_len), GRID)
    return line.append("┤", GRID)


def mark(view: View, translator: Translator, token: View | None, pitch: int) -> Text:
    """A token: what it is, whose boat is on it, and how many regions of its ring have no boat."""
    if token is None:
        return Text("┼", GRID)
    gap = "" if pitch < ROOMY else " "
    waiting = token["at"] in view["pending"]
    text = Text()
    if token["kind"] == "ship":
        boarder = token["boarder"]
        text.append(f"{token['value']}/{token['fee']}", "bold" if boarder is None else style(boarder))
        if boarder is not None:
            text.append(translator.letter(boarder), style(boarder))
    elif token["kind"] == "warehouse":
        text.append(WAREHOUSE + "2$", "bold magenta")
    else:
        text.append(f"{token['value']}×2", "bold magenta")
    text.append(gap + OPEN + str(token["missing"]), ring_style(token["missing"]))
    if waiting:
        text.stylize("reverse")
    return text if pitch < ROOMY else Text(" ").append_text(text).append(" ")


def ring_style(missing: int) -> str:
    if missing <= 1:
        return "bold red"
    return "bold" if missing == 2 else "dim"
