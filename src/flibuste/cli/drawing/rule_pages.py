"""The rulebook in the terminal: whole, by chapter, by number, by word."""

from __future__ import annotations

from collections.abc import Iterator

from rich.console import Group, RenderableType
from rich.padding import Padding
from rich.table import Table
from rich.text import Text

from flibuste.cli.errors import FOUND, CommandError
from flibuste.cli.output import Output
from flibuste.i18n.plain_text import places_of, plain
from flibuste.i18n.translator import Translator
from flibuste.kernel import registry
from flibuste.kernel.rulebook import Chapter

WIDEST = 88
"""Columns; longer lines are tiring to read."""


def look_up(output: Output, game: str, wanted: str) -> None:
    """Shows a rule by its number, rules by a word in them, or the chapters if nothing is wanted."""
    translator = Translator(output.language, game)
    if not wanted:
        for chapter in registry.rulebook(game).chapters:
            numbers = f"{chapter.rules[0]} – {chapter.rules[-1]}"
            output.show(Text(f"  {numbers:<18} ").append(translator.say(f"chapter-{chapter.key}"), "bold"))
        output.say("rules-how", {"rule": registry.rulebook(game).chapters[0].rules[0]})
        return
    number = number_of(game, wanted)
    found = [number] if number else search(game, wanted, translator)
    if not found:
        raise CommandError("rules-not-found", {"text": wanted[:40]}, FOUND)
    show(output, Group(*[paragraph(rule, translator, wanted if not number else "") for rule in found]))


def show(output: Output, page: RenderableType) -> None:
    """Prints a page."""
    output.console.print(page, width=min(WIDEST, output.console.width))


def number_of(game: str, text: str) -> str:
    """The rule with this number, with or without the game's prefix; empty if there is none."""
    prefix = registry.find(game).meta.prefix
    rule = text.strip().upper()
    rule = f"{prefix}-{rule}" if rule.isdigit() else rule
    return rule if rule in registry.rulebook(game) else ""


def search(game: str, word: str, translator: Translator) -> list[str]:
    """The rules that contain a word; accents and capitals do not matter."""
    return [rule for rule in registry.rulebook(game).rules if plain(word) in plain(translator.rule(rule))]


def book(game: str, translator: Translator) -> Iterator[RenderableType]:
    """The whole rulebook."""
    meta = registry.find(game).meta
    credit = " · ".join(part for part in (meta.author, meta.publisher, str(meta.year or "")) if part)
    yield Text(translator.say("game-title"), "bold underline")
    yield Text(credit, "dim")
    yield Text("")
    yield Text(translator.say("game-summary"))
    for number, chapter in enumerate(registry.rulebook(game).chapters, 1):
        yield from pages_of(number, chapter, translator)


def pages_of(number: int, chapter: Chapter, translator: Translator) -> Iterator[RenderableType]:
    """A chapter's heading and rules."""
    yield Padding(Text(f"{number}. {translator.say(f'chapter-{chapter.key}')}", "bold"), (1, 0, 1, 0))
    for rule in chapter.rules:
        yield paragraph(rule, translator)


def paragraph(rule: str, translator: Translator, marked: str = "") -> RenderableType:
    """A rule with its number in the margin. A word can be marked in it."""
    text = Text(translator.rule(rule))
    if marked:
        for start, end in places_of(marked, text.plain):
            text.stylize("bold underline", start, end)
    grid = Table.grid(padding=(0, 1, 0, 0))
    grid.add_column(no_wrap=True, width=8)
    grid.add_column()
    grid.add_row(Text(rule, "bold cyan"), text)
    return grid
