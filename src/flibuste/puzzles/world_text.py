"""A world as plain JSON, and back. A puzzle keeps an imagined world this way, never the one that was played.

Choices are written in notation; rules, questions and the game's own objects (a box, a town) by their names.
"""

from __future__ import annotations

import importlib
from collections.abc import Iterable, Mapping
from typing import Any

from flibuste.kernel.agenda import Question, State
from flibuste.kernel.chance import Dealer, Quick
from flibuste.kernel.game import Game, Setup
from flibuste.kernel.pile import Pile, pile_of
from flibuste.kernel.types import Choice

TUPLE, CHOICE, NAMED, PILE, MADE = "t", "c", "n", "p", "m"
"""What a JSON object of one entry stands for: a tuple, a choice, a rule or question, a pile, an object."""


def plain_world(world: State) -> dict[str, Any]:
    """Every field of a world."""
    home = type(world).__module__.rpartition(".")[0]
    return {name: plain(getattr(world, name), home) for name in sorted(fields_of(world))}


def world_of(game: Game[Any], setup: Setup, fields: Mapping[str, Any]) -> Any:  # noqa: ANN401 - the state is the game's own
    """The world with these fields."""
    world: Any = game.start(setup, Dealer(Quick(0)))
    home = type(world).__module__.rpartition(".")[0]
    known = fields_of(world)
    for name, value in fields.items():
        if name not in known:
            raise ValueError(f"a world of {game.meta.id} has no {name}")
        setattr(world, name, read(value, home, game))
    return world


def fields_of(world: State) -> set[str]:
    """The names of a state's fields; a compiled class lists them itself."""
    names: set[str] = set(getattr(world, "__dict__", ()))
    for base in type(world).__mro__:
        attributes: Iterable[str] = getattr(base, "__mypyc_attrs__", ())
        names.update(attributes)
    return {name for name in names if not name.startswith("__")}


def plain(value: object, home: str) -> Any:  # noqa: ANN401 - any JSON
    """The plain form of one value. Modules of the game are named from its folder on."""
    if value is None or isinstance(value, bool | int | str):
        return value
    if isinstance(value, list):
        return [plain(one, home) for one in value]
    if isinstance(value, tuple):
        return {TUPLE: [plain(one, home) for one in value]}
    if isinstance(value, Choice):
        return {CHOICE: value.text}
    if isinstance(value, Pile):
        return {PILE: [plain(part, home) for part in (value.bag, value.top, value.under)]}
    if isinstance(value, Question):
        return {NAMED: named(type(value), home)}
    if callable(value):
        return {NAMED: named(value, home)}
    made = value.__reduce__()
    if isinstance(made, str) or len(made) != 2:
        raise TypeError(f"{type(value).__name__} has no plain form")
    return {MADE: [named(made[0], home), *(plain(one, home) for one in made[1])]}


def named(value: Any, home: str) -> str:  # noqa: ANN401 - a function or a class
    module: str = value.__module__
    if not module.startswith(f"{home}."):
        raise ValueError(f"{module} is not a module of {home}")
    return f"{module.removeprefix(f'{home}.')}:{value.__name__}"


def read(value: Any, home: str, game: Game[Any]) -> Any:  # noqa: ANN401 - any JSON, and what it stands for
    """What a plain form stands for."""
    if isinstance(value, list):
        return [read(one, home, game) for one in value]
    if not isinstance(value, Mapping):
        return value
    ((kind, inner),) = value.items()
    if kind == TUPLE:
        return tuple([read(one, home, game) for one in inner])
    if kind == CHOICE:
        return game.vocabulary.parse(inner)
    if kind == PILE:
        bag, top, under = (read(part, home, game) for part in inner)
        return pile_of(bag, top, under)
    if kind == NAMED:
        return found(inner, home)
    if kind == MADE:
        return maker_of(inner[0], home)(*(read(one, home, game) for one in inner[1:]))
    raise ValueError(f"{kind} stands for nothing")


def maker_of(name: str, home: str) -> Any:  # noqa: ANN401 - a function or a class of the game
    """The function or class of this name. Only modules of the game's own folder are looked at."""
    module, _, attribute = name.partition(":")
    return getattr(importlib.import_module(f"{home}.{module}"), attribute)


def found(name: str, home: str) -> object:
    """The rule of this name, or the one question of the class of this name."""
    value: object = maker_of(name, home)
    if isinstance(value, type):
        module = importlib.import_module(value.__module__)
        return next(one for one in vars(module).values() if type(one) is value)
    return value
