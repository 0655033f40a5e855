"""Draws a game's view: with the game's own `text.py`, or as a plain list of everything in it."""

from __future__ import annotations

import importlib
from collections.abc import Callable, Mapping, Sequence
from importlib.util import find_spec
from types import ModuleType
from typing import Any, TypeAlias

from rich.console import RenderableType
from rich.text import Text

from flibuste.i18n.translator import Translator
from flibuste.kernel import registry
from flibuste.kernel.types import Choice

View: TypeAlias = Mapping[str, Any]
Draw: TypeAlias = Callable[[View, Translator, int], RenderableType]
Headings: TypeAlias = list[tuple[str, list[tuple[Choice, str]]]]
"""Headings with their choices, each with a note."""


def text_of(game: str) -> ModuleType | None:
    """The module that draws the game, if there is one."""
    name = f"{registry.package_of(game)}.text"
    return importlib.import_module(name) if find_spec(name) else None


def draw(game: str, view: View, translator: Translator, width: int) -> RenderableType:
    """A view as something that Rich can print."""
    own = text_of(game)
    if own is not None:
        drawn: RenderableType = own.draw(view, translator, width)
        return drawn
    return Text("\n".join(lines(view, "")))


def arrange(game: str, view: View, options: Sequence[Choice], translator: Translator) -> Headings:
    """Choices under the game's own headings, or under one heading for each verb."""
    own = text_of(game)
    if own is not None and hasattr(own, "arrange"):
        arranged: Headings = own.arrange(view, list(options), translator)
        return arranged
    verbs: dict[str, list[tuple[Choice, str]]] = {}
    for choice in options:
        verbs.setdefault(choice.verb, []).append((choice, ""))
    return list(verbs.items())


def legend(game: str, translator: Translator) -> list[str]:
    """Sentences that explain the signs on the board."""
    own = text_of(game)
    keys: tuple[str, ...] = getattr(own, "LEGEND", ())
    return [translator.say(key) for key in keys]


def lines(thing: object, indent: str) -> list[str]:
    """A view as indented text, with small parts on one line."""
    if isinstance(thing, Mapping):
        found: list[str] = []
        for name, part in thing.items():
            if is_small(part):
                found.append(f"{indent}{name}: {small(part)}")
            else:
                found += [f"{indent}{name}:", *lines(part, indent + "  ")]
        return found
    parts = thing if isinstance(thing, Sequence) else [thing]
    return [f"{indent}{number}: {small(part)}" for number, part in enumerate(parts, 1)]


def is_small(thing: object) -> bool:
    """Whether a part of a view fits on one line."""
    return isinstance(thing, str) or not isinstance(thing, Mapping | Sequence) or len(small(thing)) < 60


def small(thing: object) -> str:
    """A part of a view on one line."""
    if isinstance(thing, Mapping):
        return ", ".join(f"{name} {small(part)}" for name, part in thing.items())
    if isinstance(thing, Sequence) and not isinstance(thing, str):
        return " ".join(small(part) for part in thing)
    return "-" if thing is None else str(thing)
