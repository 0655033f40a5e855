"""The choices of one decision: numbered, under headings, each with its consequences."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import groupby
from typing import NamedTuple

from rich.console import Group, RenderableType
from rich.text import Text

from flibuste.cli.drawing import plain_view
from flibuste.cli.drawing.choice_words import found_by
from flibuste.i18n.line_folding import folded
from flibuste.i18n.recap import addressed
from flibuste.i18n.translator import Translator
from flibuste.kernel.types import Choice, Decision, Event, Refusal, Seat
from flibuste.table.table import Table

ARROW = "→"
FEW = 3
"""Up to this many choices keep their order, so that yes and no always have the same numbers."""
SMALL = 6
"""A menu of up to this many lines shows all notes."""


class Entry(NamedTuple):
    """One choice of the menu."""

    number: int
    choice: Choice
    note: str
    does: str
    """The consequences that can be foreseen; empty if they are obvious."""
    short: str
    """The choice as it stands under its heading: without its verb, or the message `short-<verb>`."""


class Menu:
    """All choices of a decision."""

    def __init__(self, table: Table, decision: Decision, translator: Translator) -> None:
        self.translator = translator
        self.groups: list[tuple[str, list[Entry]]] = []
        self.entries: list[Entry] = []
        view = table.view(decision.seat)
        for heading, choices in plain_view.arrange(table.game.meta.id, view, decision.options, translator):
            group: list[Entry] = []
            foreseen = [
                (consequences(table, decision.seat, choice, translator), choice, note)
                for choice, note in choices
            ]
            if len(foreseen) > FEW:
                foreseen.sort(key=has_consequences)
            for does, choice, note in foreseen:
                group.append(Entry(len(self.entries) + 1, choice, note, does, short_name(choice, translator)))
                self.entries.append(group[-1])
            self.groups.append((heading, group))

    def numbered(self, number: int) -> Choice:
        """The choice with this number."""
        if not 1 <= number <= len(self.entries):
            raise Refusal("no-such-number", "", {"number": number, "last": len(self.entries)})
        return self.entries[number - 1].choice

    def meant(self, text: str) -> list[Choice]:
        """The options whose notation without the verb is this text."""
        wanted = " ".join(text.split()).casefold()
        return [entry.choice for entry in self.entries if bare(entry.choice).casefold() == wanted]

    def worded(self, text: str) -> list[Choice]:
        """The options that these words of the reader's language name."""
        return found_by(text, self.choices, self.translator)

    @property
    def choices(self) -> list[Choice]:
        """All options, in the order of their numbers."""
        return [entry.choice for entry in self.entries]

    def number_of(self, choice: Choice) -> int:
        """The number of a choice; 0 if it is not offered."""
        return next((entry.number for entry in self.entries if entry.choice is choice), 0)

    def drawn(self, width: int) -> RenderableType:
        """The menu as text of this width: headings at the left, choices beside them."""
        margin = max((len(heading) for heading, _ in self.groups), default=0) + 2
        room = max(20, width - margin - 1)
        noted, short = [
            sum(len(group_lines(group, room, roomy)) for _, group in self.groups) for roomy in (True, False)
        ]
        roomy = noted <= max(SMALL, short + 1)
        rows: list[Text] = []
        for heading, group in self.groups:
            lines = group_lines(group, room, roomy)
            for at, line in enumerate(lines):
                left = Text().append((heading if at == 0 else "").ljust(margin), "bold")
                rows.append(left.append_text(line))
        return Group(*rows)


def has_consequences(foreseen: tuple[str, Choice, str]) -> bool:
    """Sorts choices without consequences to the front."""
    return foreseen[0] != ""


def group_lines(group: Sequence[Entry], width: int, roomy: bool) -> list[Text]:
    """Choices without consequences stand in columns; the others have a line each.

    Notes that would cost lines are left out, unless the menu is roomy.
    """
    lines: list[Text] = []
    for plain, run in groupby(group, key=lambda entry: not entry.does):
        entries = list(run)
        if plain:
            noted = columns([cell(entry, True) for entry in entries], width)
            short = columns([cell(entry, False) for entry in entries], width)
            lines += noted if roomy or len(noted) <= len(short) else short
            continue
        for entry in entries:
            line = cell(entry, False).append(f" {ARROW} ", "dim").append(entry.does)
            lines += folded(line, width)
    return lines


def cell(entry: Entry, noted: bool) -> Text:
    """A choice with its number, and its note if wanted."""
    after = ") " if entry.short[:1].isdigit() else " "  # keeps two numbers apart
    text = Text().append(f"{entry.number:>2}{after}", "bold cyan").append(entry.short)
    return text.append(entry.note, "dim") if noted else text


def columns(cells: list[Text], width: int) -> list[Text]:
    """Cells in as many columns of equal width as fit."""
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
    """The notation without the verb."""
    return choice.text.partition(" ")[2] or choice.text


def short_name(choice: Choice, translator: Translator) -> str:
    """The choice as it stands under its heading."""
    key = f"short-{choice.verb}"
    return translator.say(key, choice.facts) if translator.has(key) else bare(choice)


def consequences(table: Table, seat: Seat, choice: Choice, translator: Translator) -> str:
    """What the choice would do, in a few words; empty if that is obvious or not known."""
    events = table.game.foresee(table.state, seat, choice)
    if not events:
        return ""
    parts = [part for part in (preview(event, seat, translator, "") for event in events) if part]
    if not parts:
        parts = [part for part in (preview(event, seat, translator, ".alone") for event in events) if part]
    return ", ".join(times(translator, part, parts.count(part)) for part in dict.fromkeys(parts))


def times(translator: Translator, what: str, count: int) -> str:
    """Says once what happens several times."""
    return what if count == 1 else translator.say("preview-times", {"what": what, "count": count})


def preview(event: Event, seat: Seat, translator: Translator, form: str) -> str:
    """An event in a few words for this seat: the message `preview-<kind>`, which a game need not have.

    The form `.alone` is used only if no event of the choice has a preview.
    """
    key = f"preview-{event.kind}{form}"
    if not translator.knows(key):
        return ""
    return translator.say(key, addressed(event.facts, seat))
