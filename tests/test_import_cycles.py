"""No two modules import each other, directly or by way of others, not even for their types."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests import SOURCES
from tests.imports import import_graph


def cycles(graph: dict[str, set[str]]) -> list[list[str]]:
    """Groups of modules that import each other: strongly connected components, by Tarjan's algorithm."""
    order: dict[str, int] = {}
    lowest: dict[str, int] = {}
    path: list[str] = []
    found: list[list[str]] = []

    def visit(module: str) -> None:
        order[module] = lowest[module] = len(order)
        path.append(module)
        for other in sorted(graph[module]):
            if other not in order:
                visit(other)
                lowest[module] = min(lowest[module], lowest[other])
            elif other in path:
                lowest[module] = min(lowest[module], order[other])
        if lowest[module] == order[module]:
            at = path.index(module)
            group, path[at:] = path[at:], []
            if len(group) > 1:
                found.append(sorted(group))

    for module in graph:
        if module not in order:
            visit(module)
    return found


def written(home: Path, files: dict[str, str]) -> Path:
    for name, text in files.items():
        file = home / name
        file.parent.mkdir(parents=True, exist_ok=True)
        file.write_text(text, encoding="utf-8")
    return home


def test_no_module_imports_itself_by_way_of_others() -> None:
    graph = import_graph(SOURCES / "flibuste")
    assert len(graph) > 200
    assert cycles(graph) == []


@pytest.mark.parametrize(
    "files",
    [
        {"a.py": "from app.b import x", "b.py": "import app.a"},
        {"a.py": "from app import b", "b.py": "def later():\n    from .a import x"},
        {"a.py": "import app.b", "b.py": "if TYPE_CHECKING:\n    from app.a import X"},
        {"a.py": "from . import b", "b.py": "from app.c.d import x", "c/d.py": "from ..a import x"},
        {"a.py": "from app.c import x", "c/__init__.py": "from .. import a"},
    ],
    ids=["direct", "in a function", "for types", "by way of others", "by way of a package"],
)
def test_a_cycle_is_found(tmp_path: Path, files: dict[str, str]) -> None:
    graph = import_graph(written(tmp_path / "app", {"__init__.py": "", **files}))
    (group,) = cycles(graph)
    assert "app.a" in group


def test_modules_that_import_one_way_are_no_cycle(tmp_path: Path) -> None:
    files = {
        "__init__.py": "",
        "a.py": "from app import b, c",
        "b.py": "from app.c import x",
        "c.py": "x = 1",
    }
    graph = import_graph(written(tmp_path / "app", files))
    assert graph["app.a"] == {"app.b", "app.c"}
    assert cycles(graph) == []
