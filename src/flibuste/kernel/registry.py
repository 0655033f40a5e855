"""Finds the games: every folder of `flibuste.games` that keeps a GAME, and those that packages bring.

A package brings a game by an entry point of the group `flibuste.games`. Its name is the game's id, its value
the package that keeps the GAME.
"""

from __future__ import annotations

import importlib
import pkgutil
import re
import warnings
from functools import cache
from importlib.metadata import EntryPoint, entry_points
from importlib.resources import files
from pathlib import Path
from typing import Any

from flibuste.kernel.agenda import State
from flibuste.kernel.game import Game
from flibuste.kernel.rulebook import Rulebook, read_rulebook
from flibuste.kernel.types import Refusal

HOME = "flibuste.games"
"""The package of the built-in games."""
GROUP = "flibuste.games"
"""The entry points of games that come as packages."""

REQUIRED = ("rules.toml", "locales/en.ftl")
"""The files without which a game cannot be listed."""

_lent: dict[str, str] = {}
"""Games that this process was given by `register`: the package by name."""


class BrokenGame(UserWarning):
    """A package promises a game and does not bring one that can be played."""


@cache
def built_in() -> tuple[str, ...]:
    """The games of this distribution, the template included."""
    package = importlib.import_module(HOME)
    return tuple(sorted(module.name for module in pkgutil.iter_modules(package.__path__) if module.ispkg))


@cache
def _packaged() -> dict[str, str]:
    """The packages that bring a game, by the game's name. One warning for each that cannot be used."""
    found: dict[str, str] = {}
    for entry in sorted(entry_points(group=GROUP)):
        if found.get(entry.name) == entry.module:
            continue  # installed twice: the path holds its metadata in two places
        reason = "there are two of this name" if entry.name in found else fault_of(entry)
        if reason:
            warnings.warn(f"the game {entry.name} ({entry.value}): {reason}", BrokenGame, stacklevel=2)
        else:
            found[entry.name] = entry.module
    return found


def fault_of(entry: EntryPoint) -> str:
    """Why this entry point brings no game; nothing if it does."""
    if entry.name in built_in():
        return "a built-in game has this name"
    if not re.fullmatch(r"[a-z][a-z0-9_]*", entry.name):
        return "a name has small letters, digits and underscores"
    try:
        package = importlib.import_module(entry.module)
    except Exception as error:  # noqa: BLE001 - a broken package can raise anything, and must not stop the others
        return f"it cannot be imported: {error!r}"
    return fault_in(entry.name, package)


def fault_in(name: str, package: object) -> str:
    game = getattr(package, "GAME", None)
    if not isinstance(game, Game):
        return "its package keeps no GAME"
    if not hasattr(package, "__path__"):
        return "it is a module; a game is a package with rules.toml and locales in it"
    if game.meta.id != name:
        return f"its meta calls it {game.meta.id}"
    home = Path(str(files(str(getattr(package, "__name__", "")))))
    pickle_whole_states()
    missing = [file for file in REQUIRED if not (home / file).is_file()]
    return f"it has no {' and no '.join(missing)}" if missing else ""


def pickle_whole_states() -> None:
    """Lets the states of interpreted games keep their own fields when they are pickled.

    The compiled State pickles the attributes that mypyc lists for the class. A class that is not compiled
    keeps its fields in `__dict__`, which is not among them.
    """
    listed: tuple[str, ...] = getattr(State, "__mypyc_attrs__", ())
    for cls in State.__subclasses__() if listed else ():
        if "__mypyc_attrs__" not in vars(cls):
            setattr(cls, "__mypyc_attrs__", (*listed, "__dict__"))  # noqa: B010 - mypy knows no such name


def register(package: str) -> str:
    """Makes the game of a package known to this process, without an entry point. Returns its name.

    For a game that is not installed yet: in tests, in a notebook.
    """
    module = importlib.import_module(package)
    name = str(getattr(getattr(getattr(module, "GAME", None), "meta", None), "id", ""))
    reason = fault_in(name, module)
    if not reason and name in built_in() and package != f"{HOME}.{name}":
        reason = "a built-in game has this name"
    if reason:
        raise ValueError(f"{package}: {reason}")
    if name not in built_in():
        _lent[name] = package
        for kept in (all_names, find, rulebook):
            kept.cache_clear()
    return name


@cache
def all_names() -> tuple[str, ...]:
    """Every game, the template included: the built-in ones first."""
    return (*built_in(), *sorted({**_packaged(), **_lent}))


def names() -> tuple[str, ...]:
    """The games for players: a leading underscore marks what is for developers."""
    return tuple(name for name in all_names() if not name.startswith("_"))


def package_of(name: str) -> str:
    """The dotted name of the package a game lives in."""
    if name not in all_names():
        raise Refusal("unknown-game", "", {"game": name[:40], "games": list(names())})
    return _lent.get(name) or _packaged().get(name) or f"{HOME}.{name}"


@cache
def find(name: str) -> Game[Any]:
    """The game of this name."""
    game: Game[Any] = importlib.import_module(package_of(name)).GAME
    return game


def edition(name: str, version: int) -> Game[Any]:
    """The rules a game was begun with: those of today, or one of the `EARLIER` the game keeps beside them."""
    today = find(name)
    earlier: tuple[Game[Any], ...] = getattr(importlib.import_module(package_of(name)), "EARLIER", ())
    for game in (today, *earlier):
        if game.meta.version == version:
            return game
    raise Refusal("rules-gone", "", {"game": name, "version": version, "current": today.meta.version})


def folder(name: str) -> Path:
    """Where a game keeps its rulebook, words and records."""
    return Path(str(files(package_of(name))))


@cache
def rulebook(name: str) -> Rulebook:
    return read_rulebook(folder(name) / "rules.toml")
