"""The table of a game that draws none of its own: everything in its view, named."""

from __future__ import annotations

import importlib
from collections.abc import Callable, Mapping, Sequence
from importlib.util import find_spec
from types import ModuleType
from typing import Any, TypeAlias

from rich.console import RenderableType
from rich.text import Text

from flibuste.kernel import shelf
from flibuste.kernel.words import Choice
from flibuste.tongue.tongue import Tongue

View: TypeAlias = Mapping[str, Any]
Draw: TypeAlias = Callable[[View, Tongue, int], RenderableType]
Headings: TypeAlias = list[tuple[str, list[tuple[Choice, str]]]]
"""Choices under headings, each with a note."""


def text_of(game: str) -> ModuleType | None:
    """The game's own drawing, if it has one."""
    name = f"{shelf.HOME}.{game}.text"
    return importlib.import_module(name) if find_spec(name) else None


def draw(game: str, view: View, tongue: Tongue, width: int) -> RenderableType:
    own = text_of(game)
    if own is not None:
        drawn: RenderableType = own.draw(view, tongue, width)
        return drawn
    return Text("\n".join(lines(view, "")))


def arrange(game: str, view: View, options: Sequence[Choice], tongue: Tongue) -> Headings:
    """The game's own headings for its choices, or one for each verb."""
    own = text_of(game)
    if own is not None and hasattr(own, "arrange"):
        arranged: Headings = own.arrange(view, list(options), tongue)
        return arranged
    verbs: dict[str, list[tuple[Choice, str]]] = {}
    for choice in options:
        verbs.setdefault(choice.verb, []).append((choice, ""))
    return list(verbs.items())


def legend(game: str, tongue: Tongue) -> list[str]:
    own = text_of(game)
    keys: tuple[str, ...] = getattr(own, "LEGEND", ())
    return [tongue.say(key) for key in keys]


def lines(thing: object, indent: str) -> list[str]:
    """A view as indented text: small things on one line."""
    if isinstance(thing, Mapping):
        said: list[str] = []
        for name, part in thing.items():
            if is_small(part):
                said.append(f"{indent}{name}: {small(part)}")
            else:
                said += [f"{indent}{name}:", *lines(part, indent + "  ")]
        return said
    parts = thing if isinstance(thing, Sequence) else [thing]
    return [f"{indent}{number}: {small(part)}" for number, part in enumerate(parts, 1)]


def is_small(thing: object) -> bool:
    return isinstance(thing, str) or not isinstance(thing, Mapping | Sequence) or len(small(thing)) < 60


def small(thing: object) -> str:
    if isinstance(thing, Mapping):
        return ", ".join(f"{name} {small(part)}" for name, part in thing.items())
    if isinstance(thing, Sequence) and not isinstance(thing, str):
        return " ".join(small(part) for part in thing)
    return "-" if thing is None else str(thing)
