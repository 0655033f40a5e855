"""Events as lines for one seat, each with the number of its rule."""

from __future__ import annotations

from collections.abc import Sequence

from rich.console import Group, RenderableType
from rich.table import Table as Grid
from rich.text import Text

from flibuste.i18n.recap import Line, recap
from flibuste.i18n.seat_chip import chip
from flibuste.i18n.translator import Translator
from flibuste.kernel.types import Event, Seat
from flibuste.table.table import Table


def line(event: Event, seat: Seat | None, translator: Translator) -> RenderableType:
    """One event as this seat may read it, with the coloured letter of the seat that acted before it."""
    actor = event.facts.get("seat", event.facts.get("from_seat"))
    mark = chip(translator, actor) if isinstance(actor, int) else Text("·", "dim")
    text = Text(translator.event(event, seat)).append(f" {event.rule}", "dim")
    grid = Grid.grid(padding=(0, 1, 0, 0))
    grid.add_row(Text(" ").append_text(mark), text)
    return grid


def lines(events: Sequence[Event], seat: Seat | None, translator: Translator) -> RenderableType:
    """Events, a line each."""
    return Group(*[line(event, seat, translator) for event in events])


def recap_lines(events: Sequence[Event], seat: Seat, translator: Translator, whole: bool) -> RenderableType:
    """The events in at most five lines, for a screen they have scrolled off.

    If they are not to be whole, those of others are cut to the width; what was done to this seat never is.
    """
    seen = [event.seen_by(seat) for event in events]
    drawn = [recap_line(line, seat, translator) for line in recap(seen, seat, translator)]
    for text in drawn[1:]:
        text.no_wrap, text.overflow = not whole, "fold" if whole else "ellipsis"
    return Group(*drawn)


def recap_line(line: Line, seat: Seat, translator: Translator) -> Text:
    """What was done to this seat, or what others did after their names."""
    text = Text()
    for at, deeds in enumerate(line):
        text.append(" " if at else "").append_text(chip(translator, deeds.seat)).append(" ")
        if deeds.seat == seat:
            text.append(deeds.text, "bold")
        else:
            text.append(f"{translator.name(deeds.seat)} {deeds.text}.")
    return text


def since(table: Table, version: int) -> list[Event]:
    """The events of all moves after the first `version`; with -1, those of the set-up too."""
    first = 0 if version < 0 else version + 1
    return [event for events in table.told[first:] for event in events]
