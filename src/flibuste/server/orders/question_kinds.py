"""What standing orders can be about: a game's kinds of question, and what its `orders.toml` suggests."""

from __future__ import annotations

import importlib
import pkgutil
import tomllib
from functools import cache
from typing import NamedTuple

from flibuste.kernel import registry
from flibuste.kernel.agenda import Question


class Suggested(NamedTuple):
    """A kind of question with the choices a form offers, and the places of the view that can be measured."""

    kind: str
    choices: tuple[str, ...]
    measures: dict[str, tuple[str, ...]]


@cache
def kinds_of(game: str) -> frozenset[str]:
    """Every kind of question a game keeps, in whichever of its modules."""
    package = importlib.import_module(registry.package_of(game))
    names = [f"{package.__name__}.{module.name}" for module in pkgutil.iter_modules(package.__path__)]
    modules = [importlib.import_module(name) for name in names if not name.endswith((".tests", ".conftest"))]
    kept = [one for module in modules for one in vars(module).values() if isinstance(one, Question)]
    return frozenset(question.kind for question in kept)


@cache
def suggested(game: str) -> tuple[Suggested, ...]:
    """What the game's own file suggests. A game without one offers what is asked at the moment."""
    file = registry.folder(game) / "orders.toml"
    if not file.is_file():
        return ()
    written = tomllib.loads(file.read_text(encoding="utf-8"))
    return tuple(
        Suggested(
            kind,
            tuple(entry["choices"]),
            {name: tuple(path) for name, path in entry.get("measures", {}).items()},
        )
        for kind, entry in written.items()
    )


def measures_of(game: str, kind: str) -> dict[str, tuple[str, ...]]:
    return next((one.measures for one in suggested(game) if one.kind == kind), {})
