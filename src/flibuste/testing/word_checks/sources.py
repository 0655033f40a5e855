"""What a game's source files say: the questions, events, refusals and rules in them."""

from __future__ import annotations

import ast
import importlib
import pkgutil
import re
from collections.abc import Iterable, Iterator
from pathlib import Path
from typing import Any, NamedTuple

from flibuste.kernel import registry
from flibuste.kernel.agenda import Question
from flibuste.kernel.rulebook import Rulebook


class Call(NamedTuple):
    """A call whose key is written out: its keys, and of its facts the names written out with it."""

    where: str
    keys: tuple[str, ...]
    facts: frozenset[str] | None
    """None where they were put together elsewhere."""
    secret: bool


def files_of(folder: Path, tests: bool = False) -> list[Path]:
    """The Python files of a folder; its tests only if they are wanted."""
    found = sorted(folder.rglob("*.py"))
    return [file for file in found if tests or "tests" not in file.relative_to(folder).parts]


def strings(node: ast.expr) -> tuple[str, ...]:
    """The string written here, or both of `a if c else b`; none if it is worked out."""
    if isinstance(node, ast.Constant) and isinstance(node.value, str):
        return (node.value,)
    if isinstance(node, ast.IfExp):
        return strings(node.body) + strings(node.orelse)
    return ()


def names_in(node: ast.expr) -> frozenset[str] | None:
    if not isinstance(node, ast.Dict):
        return None
    keys = [key.value for key in node.keys if isinstance(key, ast.Constant)]
    return frozenset(map(str, keys)) if len(keys) == len(node.keys) else None


def calls(files: Iterable[Path], name: str, at: int) -> Iterator[Call]:
    """Calls of this function or method. Argument number `at` is the key.

    For a `tell` or a `Refusal` the facts are the argument two further on, for a record the next one.
    """
    for file in files:
        for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Call) and len(node.args) > at:
                called = (
                    node.func.attr if isinstance(node.func, ast.Attribute) else getattr(node.func, "id", "")
                )
                if called == name:
                    where = f"{file.name}:{node.lineno}"
                    after = at + (2 if name in ("tell", "Refusal") else 1)
                    facts = names_in(node.args[after]) if len(node.args) > after else frozenset[str]()
                    if name == "tell" and len(node.args) <= after:
                        facts = None
                    yield Call(where, strings(node.args[at]), facts, len(node.args) > after + 1)


def questions_of(name: str) -> list[Question[Any]]:
    """Every question a game keeps, in whichever of its modules."""
    package = importlib.import_module(registry.package_of(name))
    found: dict[int, Question[Any]] = {}
    for module in pkgutil.walk_packages(package.__path__, f"{package.__name__}."):
        if ".tests" not in module.name:
            for value in vars(importlib.import_module(module.name)).values():
                if isinstance(value, Question):
                    found[id(value)] = value
    return list(found.values())


def citations(files: Iterable[Path], prefix: str) -> dict[str, str]:
    """Every rule number written anywhere, and the file it was first found in."""
    number = re.compile(rf"\b{re.escape(prefix)}-\d+\b")
    found: dict[str, str] = {}
    for file in files:
        for rule in number.findall(file.read_text(encoding="utf-8")):
            found.setdefault(rule, file.name)
    return found


def check_citations(cited: dict[str, str], book: Rulebook) -> None:
    """The rulebook is the specification: every rule in it is cited, and every rule cited is in it."""
    unknown = {rule: file for rule, file in cited.items() if rule not in book}
    assert not unknown, f"cited, and not in the book: {unknown}"
    silent = [rule for rule in book.rules if rule not in cited]
    assert not silent, f"in the book, and cited by neither code nor tests: {silent}"
