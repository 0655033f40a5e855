"""What happened, told line by line to one seat, each with its rule."""

from __future__ import annotations

from collections.abc import Sequence

from rich.console import Group, RenderableType
from rich.table import Table as Grid
from rich.text import Text

from flibuste.kernel.words import Event, Seat
from flibuste.table.table import Table
from flibuste.tongue.chip import chip
from flibuste.tongue.tongue import Tongue


def line(event: Event, seat: Seat | None, tongue: Tongue) -> RenderableType:
    """One event as this seat may read it; who did it stands before it as a coloured letter."""
    actor = event.facts.get("seat", event.facts.get("from_seat"))
    mark = chip(tongue, actor) if isinstance(actor, int) else Text("·", "dim")
    text = Text(tongue.event(event, seat)).append(f" {event.rule}", "dim")
    grid = Grid.grid(padding=(0, 1, 0, 0))
    grid.add_row(Text(" ").append_text(mark), text)
    return grid


def told(events: Sequence[Event], seat: Seat | None, tongue: Tongue) -> RenderableType:
    return Group(*[line(event, seat, tongue) for event in events])


def ticker(events: Sequence[Event], seat: Seat | None, tongue: Tongue, width: int) -> Text:
    """The latest on one line, where the story has scrolled away; it begins with a whole word."""
    text = " ".join(tongue.event(event, seat) for event in events)
    if len(text) >= width:
        text = "… " + text[3 - width :].partition(" ")[2]
    return Text(text, "dim", no_wrap=True)


def since(table: Table, version: int) -> list[Event]:
    """The events of all moves after the first `version`; the set-up, for somebody who saw nothing."""
    first = 0 if version < 0 else version + 1
    return [event for told in table.told[first:] for event in told]
