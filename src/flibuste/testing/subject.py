"""The game under test, and where its parts are found."""

from __future__ import annotations

import sys
from pathlib import Path
from typing import Any, NamedTuple

from flibuste.kernel import registry
from flibuste.kernel.game import Game
from flibuste.kernel.rulebook import Rulebook


class Subject(NamedTuple):
    game: Game[Any]
    name: str
    tests: Path | None = None
    """Where the game's tests lie, if that is not in its own folder. They may cite rules, too."""

    @property
    def folder(self) -> Path:
        return registry.folder(self.name)

    @property
    def book(self) -> Rulebook:
        return registry.rulebook(self.name)

    @property
    def spec(self) -> str:
        """Where another process finds this very object: MODULE:NAME."""
        modules = [registry.package_of(self.name), type(self.game).__module__]
        for module in modules:
            for name, value in vars(sys.modules[module]).items():
                if value is self.game:
                    return f"{module}:{name}"
        raise AssertionError(f"no other process can find the game: {modules[0]} keeps it under no name")


def subject_of(game: Game[Any] | str, tests: Path | None = None) -> Subject:
    """A game by its name or as an object. Its package need not be installed."""
    if isinstance(game, str):
        return Subject(registry.find(game), game, tests)
    name = game.meta.id
    if name not in registry.all_names():
        registry.register(package_of(game))
    return Subject(game, name, tests)


def package_of(game: Game[Any]) -> str:
    """The package that keeps this object as its GAME."""
    module = type(game).__module__
    while module:
        if getattr(sys.modules.get(module), "GAME", None) is game:
            return module
        module = module.rpartition(".")[0]
    raise ValueError(f"{game.meta.id} is no package's GAME, and no game of this name is installed")
