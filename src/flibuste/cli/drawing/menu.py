"""The choices of one decision: numbered, under headings, each with what it would do."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import groupby
from typing import NamedTuple

from rich.console import Group, RenderableType
from rich.text import Text

from flibuste.cli import plain
from flibuste.kernel.words import Choice, Decision, Event, Facts, Json, Refusal, Seat
from flibuste.table.table import Table
from flibuste.tongue.fold import folded
from flibuste.tongue.tongue import Tongue

ARROW = "→"
FEW = 3
"""So few choices keep their order whatever they would do: who says yes or no says it with the same number."""
SMALL = 6
"""Lines of a menu that fits with everything that can be said."""


class Entry(NamedTuple):
    number: int
    choice: Choice
    note: str
    does: str
    """What it would do, as far as that can be foreseen; nothing if it goes without saying."""
    short: str
    """The choice under its heading: without its verb, or as `short-<verb>` says it."""


class Menu:
    def __init__(self, table: Table, decision: Decision, tongue: Tongue) -> None:
        self.tongue = tongue
        self.shelves: list[tuple[str, list[Entry]]] = []
        self.entries: list[Entry] = []
        view = table.view(decision.seat)
        for heading, choices in plain.arrange(table.game.meta.id, view, decision.options, tongue):
            shelf: list[Entry] = []
            foreseen = [
                (foretold(table, decision.seat, choice, tongue), choice, note) for choice, note in choices
            ]
            if len(foreseen) > FEW:
                foreseen.sort(key=says_something)
            for does, choice, note in foreseen:
                shelf.append(Entry(len(self.entries) + 1, choice, note, does, shortly(choice, tongue)))
                self.entries.append(shelf[-1])
            self.shelves.append((heading, shelf))

    def numbered(self, number: int) -> Choice:
        if not 1 <= number <= len(self.entries):
            raise Refusal("no-such-number", "", {"number": number, "last": len(self.entries)})
        return self.entries[number - 1].choice

    def meant(self, text: str) -> list[Choice]:
        """Options that are written so without their verb."""
        said = " ".join(text.split()).casefold()
        return [entry.choice for entry in self.entries if bare(entry.choice).casefold() == said]

    def number_of(self, choice: Choice) -> int:
        return next((entry.number for entry in self.entries if entry.choice is choice), 0)

    def drawn(self, width: int) -> RenderableType:
        margin = max((len(heading) for heading, _ in self.shelves), default=0) + 2
        room = max(20, width - margin - 1)
        noted, short = [
            sum(len(shelf_lines(shelf, room, roomy)) for _, shelf in self.shelves) for roomy in (True, False)
        ]
        roomy = noted <= max(SMALL, short + 1)
        rows: list[Text] = []
        for heading, shelf in self.shelves:
            lines = shelf_lines(shelf, room, roomy)
            for at, line in enumerate(lines):
                left = Text().append((heading if at == 0 else "").ljust(margin), "bold")
                rows.append(left.append_text(line))
        return Group(*rows)


def says_something(foreseen: tuple[str, Choice, str]) -> bool:
    return foreseen[0] != ""


def shelf_lines(shelf: Sequence[Entry], width: int, roomy: bool) -> list[Text]:
    """Choices that do nothing special stand in columns; the others have a line each.

    Notes are left out where they would cost lines, unless there is room for them.
    """
    lines: list[Text] = []
    for silent, run in groupby(shelf, key=lambda entry: not entry.does):
        entries = list(run)
        if silent:
            noted = columns([cell(entry, True) for entry in entries], width)
            short = columns([cell(entry, False) for entry in entries], width)
            lines += noted if roomy or len(noted) <= len(short) else short
            continue
        for entry in entries:
            line = cell(entry, False).append(f" {ARROW} ", "dim").append(entry.does)
            lines += folded(line, width)
    return lines


def cell(entry: Entry, noted: bool) -> Text:
    after = ") " if entry.short[:1].isdigit() else " "  # a number beside a number needs a sign between
    text = Text().append(f"{entry.number:>2}{after}", "bold cyan").append(entry.short)
    return text.append(entry.note, "dim") if noted else text


def columns(cells: list[Text], width: int) -> list[Text]:
    if not cells:
        return []
    widest = max(cell.cell_len for cell in cells) + 2
    count = max(1, width // widest)
    lines: list[Text] = []
    for start in range(0, len(cells), count):
        line = Text()
        for one in cells[start : start + count]:
            line.append_text(one).append(" " * (widest - one.cell_len))
        line.rstrip()
        lines.append(line)
    return lines


def bare(choice: Choice) -> str:
    return choice.text.partition(" ")[2] or choice.text


def shortly(choice: Choice, tongue: Tongue) -> str:
    key = f"short-{choice.verb}"
    return tongue.say(key, choice.facts) if tongue.has(key) else bare(choice)


def foretold(table: Table, seat: Seat, choice: Choice, tongue: Tongue) -> str:
    """What would follow, in a few words; nothing where it goes without saying or is not known."""
    events = table.game.foresee(table.state, seat, choice)
    if not events:
        return ""
    said = [part for part in (brief(event, seat, tongue, "") for event in events) if part]
    if not said:
        said = [part for part in (brief(event, seat, tongue, ".alone") for event in events) if part]
    return ", ".join(times(tongue, what, said.count(what)) for what in dict.fromkeys(said))


def times(tongue: Tongue, what: str, count: int) -> str:
    """What happens several times is said once."""
    return what if count == 1 else tongue.say("preview-times", {"what": what, "count": count})


def brief(event: Event, seat: Seat, tongue: Tongue, form: str) -> str:
    """An event in a few words, said to this seat: `preview-<kind>`, which a game need not have.

    What is worth saying only where nothing else is stands in the form `.alone`.
    """
    key = f"preview-{event.kind}{form}"
    if not tongue.knows(key):
        return ""
    facts: dict[str, Json] = dict(event.facts)
    for name, fact in event.facts.items():
        if name == "seat" or name.endswith("_seat"):
            facts[f"{name}_me"] = fact == seat
    known: Facts = facts
    return tongue.say(key, known)
