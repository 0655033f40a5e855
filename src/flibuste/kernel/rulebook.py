"""A game's rule numbers by chapter, from its rules.toml. The sentences are in its locales."""

from __future__ import annotations

import tomllib
from pathlib import Path
from typing import NamedTuple


class Chapter(NamedTuple):
    key: str
    rules: tuple[str, ...]


class Rulebook:
    """The chapters in reading order."""

    def __init__(self, chapters: tuple[Chapter, ...]) -> None:
        self.chapters = chapters
        self.rules: tuple[str, ...] = tuple(rule for chapter in chapters for rule in chapter.rules)
        if len(set(self.rules)) != len(self.rules):
            raise ValueError("the rulebook has the same rule twice")

    def __contains__(self, rule: object) -> bool:
        return rule in self.rules


def read_rulebook(file: Path) -> Rulebook:
    book = tomllib.loads(file.read_text(encoding="utf-8"))
    return Rulebook(tuple(Chapter(chapter["key"], tuple(chapter["rules"])) for chapter in book["chapter"]))
