"""Finds the games: every folder of `flibuste.games` that keeps a GAME."""

from __future__ import annotations

import importlib
import pkgutil
from functools import cache
from importlib.resources import files
from pathlib import Path
from typing import Any

from flibuste.kernel.game import Game
from flibuste.kernel.rulebook import Rulebook, read_rulebook
from flibuste.kernel.words import Refusal

HOME = "flibuste.games"


@cache
def all_names() -> tuple[str, ...]:
    """Every game, the template included."""
    package = importlib.import_module(HOME)
    return tuple(sorted(module.name for module in pkgutil.iter_modules(package.__path__) if module.ispkg))


def names() -> tuple[str, ...]:
    """The games for players: a leading underscore marks what is for developers."""
    return tuple(name for name in all_names() if not name.startswith("_"))


@cache
def find(name: str) -> Game[Any]:
    """The game of this name."""
    if name not in all_names():
        raise Refusal("unknown-game", "", {"game": name[:40], "games": list(names())})
    game: Game[Any] = importlib.import_module(f"{HOME}.{name}").GAME
    return game


def edition(name: str, version: int) -> Game[Any]:
    """The rules a game was begun with: those of today, or one of the `EARLIER` the game keeps beside them."""
    today = find(name)
    earlier: tuple[Game[Any], ...] = getattr(importlib.import_module(f"{HOME}.{name}"), "EARLIER", ())
    for game in (today, *earlier):
        if game.meta.version == version:
            return game
    raise Refusal("rules-gone", "", {"game": name, "version": version, "current": today.meta.version})


def folder(name: str) -> Path:
    """Where a game keeps its rulebook, words and records."""
    return Path(str(files(f"{HOME}.{name}")))


@cache
def rulebook(name: str) -> Rulebook:
    return read_rulebook(folder(name) / "rules.toml")
