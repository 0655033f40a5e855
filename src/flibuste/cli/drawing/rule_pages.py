"""Pages of a rulebook: by chapter, by number, by word."""

from __future__ import annotations

from collections.abc import Iterator

from rich.console import Group, RenderableType
from rich.padding import Padding
from rich.table import Table
from rich.text import Text

from flibuste.cli.trouble import FOUND, Trouble
from flibuste.cli.voice import Voice
from flibuste.kernel import shelf
from flibuste.kernel.rulebook import Chapter
from flibuste.tongue.tongue import Tongue

WIDEST = 88
"""Longer lines are tiring to read."""


def look_up(voice: Voice, game: str, wanted: str) -> None:
    """A rule by its number, rules by a word in them, or the chapters if nothing is asked."""
    tongue = Tongue(voice.language, game)
    if not wanted:
        for chapter in shelf.rulebook(game).chapters:
            numbers = f"{chapter.rules[0]} – {chapter.rules[-1]}"
            voice.show(Text(f"  {numbers:<18} ").append(tongue.say(f"chapter-{chapter.key}"), "bold"))
        voice.say("rules-how", {"rule": shelf.rulebook(game).chapters[0].rules[0]})
        return
    number = number_of(game, wanted)
    found = [number] if number else search(game, wanted, tongue)
    if not found:
        raise Trouble("rules-not-found", {"text": wanted[:40]}, FOUND)
    show(voice, Group(*[paragraph(rule, tongue, wanted if not number else "") for rule in found]))


def show(voice: Voice, page: RenderableType) -> None:
    voice.out.print(page, width=min(WIDEST, voice.out.width))


def number_of(game: str, text: str) -> str:
    """The rule of this number, with or without the game's letters; nothing if there is none."""
    prefix = shelf.find(game).meta.prefix
    rule = text.strip().upper()
    rule = f"{prefix}-{rule}" if rule.isdigit() else rule
    return rule if rule in shelf.rulebook(game) else ""


def looks_like_number(game: str, text: str) -> bool:
    rule = text.strip().upper()
    return rule.isdigit() or rule.startswith(shelf.find(game).meta.prefix + "-")


def search(game: str, word: str, tongue: Tongue) -> list[str]:
    return [rule for rule in shelf.rulebook(game).rules if word.casefold() in tongue.rule(rule).casefold()]


def book(game: str, tongue: Tongue) -> Iterator[RenderableType]:
    """The whole rulebook, as one would read it."""
    meta = shelf.find(game).meta
    credit = " · ".join(part for part in (meta.author, meta.publisher, str(meta.year or "")) if part)
    yield Text(tongue.say("game-title"), "bold underline")
    yield Text(credit, "dim")
    yield Text("")
    yield Text(tongue.say("game-summary"))
    for number, chapter in enumerate(shelf.rulebook(game).chapters, 1):
        yield from pages_of(number, chapter, tongue)


def pages_of(number: int, chapter: Chapter, tongue: Tongue) -> Iterator[RenderableType]:
    yield Padding(Text(f"{number}. {tongue.say(f'chapter-{chapter.key}')}", "bold"), (1, 0, 1, 0))
    for rule in chapter.rules:
        yield paragraph(rule, tongue)


def paragraph(rule: str, tongue: Tongue, marked: str = "") -> RenderableType:
    """A rule, its number in the margin."""
    text = Text(tongue.rule(rule))
    if marked:
        text.highlight_words([marked], "bold underline", case_sensitive=False)
    grid = Table.grid(padding=(0, 1, 0, 0))
    grid.add_column(no_wrap=True, width=8)
    grid.add_column()
    grid.add_row(Text(rule, "bold cyan"), text)
    return grid
