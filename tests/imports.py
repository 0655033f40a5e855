"""The imports of our modules, read from their sources."""

from __future__ import annotations

import ast
from collections.abc import Iterable
from pathlib import Path


def module_name(home: Path, file: Path) -> str:
    """The dotted name of a file below the package `home`; a package has its folder's name."""
    parts = [home.name, *file.relative_to(home).with_suffix("").parts]
    return ".".join(parts[:-1] if parts[-1] == "__init__" else parts)


def imported_modules(home: Path, file: Path, modules: Iterable[str]) -> set[str]:
    """Which of these modules a file imports, anywhere in it: for types only and inside functions, too.

    `from a import b` is an import of `a.b` if that is a module, and of `a` otherwise.
    """
    known = set(modules)
    package = module_name(home, file).split(".")
    if file.name != "__init__.py":
        package = package[:-1]
    found: set[str] = set()
    for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
        if isinstance(node, ast.Import):
            found |= {alias.name for alias in node.names}
        elif isinstance(node, ast.ImportFrom):
            base = package[: len(package) - node.level + 1] if node.level else []
            source = ".".join([*base, *([node.module] if node.module else [])])
            for alias in node.names:
                part = f"{source}.{alias.name}"
                found.add(part if part in known else source)
    return found & known


def import_graph(home: Path) -> dict[str, set[str]]:
    """For each module of a package, the modules of the package that it imports."""
    files = {module_name(home, file): file for file in sorted(home.rglob("*.py"))}
    return {name: imported_modules(home, file, files) - {name} for name, file in files.items()}
