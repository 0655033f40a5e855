"""The ships as text: a column for each, with a line for every captain's side."""

from __future__ import annotations

from collections.abc import Mapping
from itertools import zip_longest
from typing import Any, TypeAlias

from rich.cells import cell_len
from rich.text import Text

from flibuste.i18n.line_folding import SET_IN, folded
from flibuste.i18n.seat_chip import chip, style
from flibuste.i18n.translator import Translator

View: TypeAlias = Mapping[str, Any]

GRID = "cyan"
MISSING = "·"
HEAD = "*"
HIDDEN = "?"
SKULL = "☠"
WIDEST, ROOMY = 28, 24
"""The greatest width of a ship's column, and the width from which nothing is abbreviated."""


def chart(view: View, translator: Translator, width: int) -> Text:
    """All berths side by side."""
    count = len(view["ships"])
    pitch = min(WIDEST, (width - 1) // count)
    columns = [column(view, translator, at, pitch - 1) for at in range(count)]
    lines: list[Text] = []
    for row in zip_longest(*columns, fillvalue=()):  # a row has the same number of lines at every ship
        for parts in zip_longest(*row):
            line = Text()
            for at, part in enumerate(parts):
                if at:
                    line.append("│", GRID)
                line.append_text(part or Text()).append(" " * (pitch - 1 - (part.cell_len if part else 0)))
            lines.append(line)
    return Text("\n", no_wrap=True, overflow="crop").join(lines)


def column(view: View, translator: Translator, at: int, width: int) -> list[list[Text]]:
    """A ship: its figures, what it asks for, the sides, and the viewer's odds; each in one line or more."""
    ship = view["ships"][at]
    narrow = width < ROOMY - 1
    if ship is None:
        return [[Text(translator.say("board-empty"), "dim")]]
    target = view["target"] == ship["at"]
    title = Text(" ").append(ship["at"], "bold reverse" if target else "bold underline").append(" ")
    title.append(translator.say("fact-colour", {"colour": ship["colour"]}), "dim").append(" ")
    figures = {"points": ship["points"], "boarding": ship["boarding"]}
    title.append(translator.say("board-ship.short" if narrow else "board-ship", figures), "bold")
    asked = Text("   ").append(" ".join(letter(translator, kind) for kind in ship["kinds"]), "cyan")
    own = view["sides"][at] if "sides" in view and "seat" in view else None
    lines = [folded(title, width), folded(asked, width)]
    for seat, side in enumerate(ship["sides"]):
        mine = own["face_down"] if own is not None and view["seat"] == seat else None
        lines.append(side_lines(translator, seat, side, mine, width))
    if own is not None:
        lines.append(odds(translator, own, width))
    return lines


def letter(translator: Translator, card: str) -> str:
    """A provision as its letter, with a star for a head; a pirate as its points."""
    if card.startswith("pirate"):
        return SKULL + card.removeprefix("pirate")
    kind, head, _ = card.partition("-")
    return translator.say(f"letter-{kind}") + (HEAD if head else "")


def side_lines(
    translator: Translator, seat: int, side: View, mine: list[int] | None, width: int
) -> list[Text]:
    line = Text(" ").append_text(chip(translator, seat)).append(" ")
    for card in side["places"]:
        if card is None:
            line.append(MISSING + " ", "dim")
        else:
            line.append(letter(translator, card).ljust(2), "bold")
    line.rstrip()
    look = "bold" if mine is None else style(seat)
    forms = crew_forms(side, mine)
    for crew in forms:
        if line.cell_len + 1 + cell_len(crew) <= width:
            return [line.append(" ").append(crew, look) if crew else line]
    for crew in forms:
        if len(SET_IN) + cell_len(crew) <= width:
            return [line, Text(SET_IN).append(crew, look)]
    return [line, *folded(Text(SET_IN).append(forms[0], look), width)]


def crew_forms(side: View, mine: list[int] | None) -> list[str]:
    """The pirates in a long form, ☠2 3 ? ?, and in a short one, ☠2·3 ?×2."""
    up = [str(points) for points in side.get("pirates", side["face_up"])]
    down = [] if "pirates" in side or mine is None else [str(points) for points in mine]
    hidden = 0 if "pirates" in side or mine is not None else side["face_down"]
    if not up and not down and not hidden:
        return [""]
    one_by_one = [*up, *(f"({points})" for points in down), *([HIDDEN] * hidden)]
    together = ["·".join(up)] if up else []
    together += [f"({'·'.join(down)})"] if down else []
    if hidden:
        together.append(f"{HIDDEN if up else ''}×{hidden}" if hidden > 1 else HIDDEN)
    return [SKULL + " ".join(one_by_one), SKULL + " ".join(together)]


def odds(translator: Translator, own: View, width: int) -> list[Text]:
    """What the viewer's dice must show to board, or to beat the leader, now or once complete."""
    needed, ways = own.get("beat", own["dice_needed"]), own.get("beat_ways", own["ways"])
    key = "board-hopeless" if ways == 0 else "board-sure" if ways == 36 else "board-odds"
    facts = {"dice": needed, "percent": percent(ways)}
    look = "bold" if ways and own["complete"] else "dim"
    forms = [translator.say(form, facts) for form in (key, f"{key}.short")]
    if not own["complete"]:
        long, short = forms
        forms = [
            translator.say("board-then", {"odds": long}),
            translator.say("board-then.short", {"odds": short}),
        ]
    said = [Text(SET_IN).append(form, look) for form in forms]
    return next(([line] for line in said if line.cell_len <= width), folded(said[1], width))


def percent(ways: int, of: int = 36) -> int:
    return (200 * ways + of) // (2 * of)
