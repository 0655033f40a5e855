"""The ships in letters: a column for each, with a line for every captain's side."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, TypeAlias

from rich.text import Text

from flibuste.tongue.chip import chip, style
from flibuste.tongue.tongue import Tongue

View: TypeAlias = Mapping[str, Any]

GRID = "cyan"
MISSING = "·"
HEAD = "*"
HIDDEN = "?"
SKULL = "☠"
WIDEST, ROOMY = 28, 24
"""Columns of a ship: at most, and those in which nothing is abbreviated."""


def chart(view: View, tongue: Tongue, width: int) -> Text:
    """All berths side by side."""
    count = len(view["ships"])
    pitch = min(WIDEST, (width - 1) // count)
    columns = [column(view, tongue, at, pitch < ROOMY) for at in range(count)]
    height = max(map(len, columns))
    lines: list[Text] = []
    for row in range(height):
        line = Text()
        for at, cells in enumerate(columns):
            if at:
                line.append("│", GRID)
            line.append_text(fitted(cells[row] if row < len(cells) else Text(), pitch - 1))
        lines.append(line)
    return Text("\n", no_wrap=True, overflow="crop").join(lines)


def fitted(text: Text, width: int) -> Text:
    text.truncate(width)
    text.pad_right(width - text.cell_len)
    return text


def column(view: View, tongue: Tongue, at: int, narrow: bool) -> list[Text]:
    """A ship: its figures, what it asks for, the sides, and one's own odds."""
    ship = view["ships"][at]
    if ship is None:
        return [Text(tongue.say("board-empty"), "dim")]
    target = view["target"] == ship["at"]
    title = Text(" ").append(ship["at"], "bold reverse" if target else "bold underline").append(" ")
    title.append(tongue.say("fact-colour", {"colour": ship["colour"]}), "dim").append(" ")
    figures = {"points": ship["points"], "boarding": ship["boarding"]}
    title.append(tongue.say("board-ship.short" if narrow else "board-ship", figures), "bold")
    asked = Text("   ").append(" ".join(letter(tongue, kind) for kind in ship["kinds"]), "cyan")
    own = view["sides"][at] if "sides" in view and "seat" in view else None
    lines = [title, asked]
    for seat, side in enumerate(ship["sides"]):
        mine = own["face_down"] if own is not None and view["seat"] == seat else None
        lines.append(side_line(tongue, seat, side, mine))
    if own is not None:
        lines.append(Text("   ").append_text(odds(tongue, own)))
    return lines


def letter(tongue: Tongue, card: str) -> str:
    """A provision by its letter, with a star for a head; a pirate by its points."""
    if card.startswith("pirate"):
        return SKULL + card.removeprefix("pirate")
    kind, head, _ = card.partition("-")
    return tongue.say(f"letter-{kind}") + (HEAD if head else "")


def side_line(tongue: Tongue, seat: int, side: View, mine: list[int] | None) -> Text:
    line = Text(" ").append_text(chip(tongue, seat)).append(" ")
    for card in side["places"]:
        if card is None:
            line.append(MISSING + " ", "dim")
        else:
            line.append(letter(tongue, card).ljust(2), "bold")
    crew = [str(points) for points in side["face_up"]]
    if "pirates" in side:
        crew = [str(points) for points in side["pirates"]]
    elif mine is not None:
        crew += [f"({points})" for points in mine]
    else:
        crew += [HIDDEN] * side["face_down"]
    if crew:
        line.append(f" {SKULL}{' '.join(crew)}", "bold" if mine is None else style(seat))
    return line


def odds(tongue: Tongue, own: View) -> Text:
    """What one's own dice must show to board, or to beat whoever has the ship."""
    needed, ways = own.get("beat", own["dice_needed"]), own.get("beat_ways", own["ways"])
    if ways == 0:
        return Text(tongue.say("board-hopeless"), "dim")
    if ways == 36:
        return Text(tongue.say("board-sure"), "bold" if own["complete"] else "dim")
    facts = {"dice": needed, "percent": percent(ways)}
    return Text(tongue.say("board-odds", facts), "bold" if own["complete"] else "dim")


def percent(ways: int, of: int = 36) -> int:
    return (200 * ways + of) // (2 * of)
