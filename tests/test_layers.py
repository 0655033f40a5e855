"""Imports point one way; LAYERS has the order, lowest first."""

from __future__ import annotations

import ast
from functools import cache
from pathlib import Path

import pytest

from flibuste.kernel import registry
from tests import SOURCES

HOME = SOURCES / "flibuste"
LAYERS = [
    ["kernel"],
    ["games"],
    ["i18n", "bots"],
    ["arena", "table"],
    ["analysis", "lessons"],
    ["puzzles"],
    ["server", "testing", "research"],
    ["bench"],
    ["cli"],
    ["front"],
]
LEVEL = {part: level for level, parts in enumerate(LAYERS) for part in parts}
SERVER_LAYERS = [
    ["settings", "metrics", "logs", "refusals", "faults", "look_alikes"],
    ["http", "open_files", "storage", "cluster", "workers"],
    ["identity"],
    ["notices"],
    ["ratings"],
    ["people"],
    ["live"],
    ["thinking"],
    ["lobby"],
    ["accounts"],
    ["cups", "orders"],
    ["services"],
    ["pages"],
    ["api"],
    ["websocket"],
    ["app", "admin"],
    ["run", "admin_people"],
]
SERVER_LEVEL = {room: level for level, rooms in enumerate(SERVER_LAYERS) for room in rooms}
IMPURE = {"datetime", "io", "logging", "os", "pathlib", "random", "secrets", "socket", "sys", "time"}
"""Clock, files, network, luck of one's own: nothing a rule may touch."""

FILES = sorted(file for file in HOME.rglob("*.py") if file.parent != HOME)


def module_of(file: Path) -> list[str]:
    """The dotted name of a file's package, from `flibuste` on, and its own."""
    return ["flibuste", *file.relative_to(HOME).with_suffix("").parts]


def imports(file: Path) -> set[str]:
    """Every module a file imports, wherever in the file; relative ones by their full name."""
    found: set[str] = set()
    home = module_of(file)
    for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
        if isinstance(node, ast.Import):
            found |= {alias.name for alias in node.names}
        elif isinstance(node, ast.ImportFrom):
            near = home[: -node.level] if node.level else []
            base = ".".join([*near, node.module] if node.module else near)
            found |= {base} if node.module not in (None, "flibuste") else set()
            found |= {f"{base}.{alias.name}" for alias in node.names}
    return found


def ours(file: Path) -> list[list[str]]:
    return [name.split(".") for name in sorted(imports(file)) if name.split(".")[0] == "flibuste"]


@cache
def rules_of(game: str) -> set[Path]:
    """A game's rules: whatever its GAME is made of. What draws it, and its tests, nobody there imports."""
    home = HOME / "games" / game
    rules, found = set[Path](), [home / "__init__.py"]
    while found:
        file = found.pop()
        if file.is_file() and file not in rules:
            rules.add(file)
            found += [
                home / f"{name[3]}.py" for name in ours(file) if name[1:3] == ["games", game] and name[3:]
            ]
    return rules


def may(file: Path, other: str) -> bool:
    """Whether this file may import from that part: always from below, and from its own. How a game draws
    itself needs words, and its tests may use a table and the checks."""
    part, *rest = file.relative_to(HOME).parts
    if other == part or LEVEL[other] < LEVEL[part]:
        return True
    if part != "games" or file in rules_of(rest[0]):
        return False
    below = LEVEL[other] <= LEVEL["table"] or other == "testing"
    return other == "i18n" or ("tests" in rest and below)


@pytest.mark.parametrize("file", FILES, ids=lambda file: ".".join(module_of(file)[1:]))
def test_imports_point_one_way(file: Path) -> None:
    part = module_of(file)[1]
    assert part in LEVEL, f"{part} has no place in {LAYERS}"
    for name in ours(file):
        if len(name) > 1 and name[1] in LEVEL:
            assert may(file, name[1]), f"{'.'.join(name)} is above or beside {part}"


SERVER_FILES = [file for file in FILES if module_of(file)[1] == "server" and module_of(file)[2] != "__init__"]


@pytest.mark.parametrize("file", SERVER_FILES, ids=lambda file: ".".join(module_of(file)[2:]))
def test_imports_inside_the_server_point_one_way(file: Path) -> None:
    room = module_of(file)[2]
    assert room in SERVER_LEVEL, f"{room} has no place in {SERVER_LAYERS}"
    for name in ours(file):
        other = name[2] if name[1:2] == ["server"] and len(name) > 2 else room
        lower = other == room or SERVER_LEVEL.get(other, -1) < SERVER_LEVEL[room]
        assert lower, f"{'.'.join(name)} is above or beside {room}"


GAME_FILES = [file for file in FILES if module_of(file)[1] == "games" and len(module_of(file)) > 3]


@pytest.mark.parametrize("file", GAME_FILES, ids=lambda file: ".".join(module_of(file)[2:]))
def test_a_game_knows_no_other_game(file: Path) -> None:
    game = module_of(file)[2]
    for name in ours(file):
        if name[1:2] == ["games"] and len(name) > 2:
            assert name[2] == game, f"{game} imports {'.'.join(name)}"


RULES = sorted(file for game in registry.all_names() for file in rules_of(game))


@pytest.mark.parametrize("file", RULES, ids=lambda file: ".".join(module_of(file)[2:]))
def test_rules_are_pure(file: Path) -> None:
    impure = {name.split(".")[0] for name in imports(file)} & IMPURE
    assert not impure, f"{file.name} imports {sorted(impure)}"
    for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
        if isinstance(node, ast.Call) and isinstance(node.func, ast.Name):
            where = f"{file.name}:{node.lineno}"
            assert node.func.id not in ("open", "print", "input"), f"{where}: {node.func.id}"


def uses_tests(file: Path) -> bool:
    """Whether a file of the package imports from `tests`, which is not part of it."""
    text = file.read_text(encoding="utf-8")
    return "tests" in text and any(name.split(".")[0] == "tests" for name in imports(file))


def test_only_a_games_tests_import_the_projects_test_helpers() -> None:
    assert [file for file in FILES if uses_tests(file) and "tests" not in module_of(file)] == []


def test_an_import_from_above_is_found(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("tests.test_layers.HOME", tmp_path)
    for name, text in {
        "kernel/a.py": "from flibuste import games",
        "kernel/b.py": "import flibuste.table.table",
        "games/one/__init__.py": "from flibuste.i18n.translator import Translator",
        "bots/a.py": "def later():\n    from flibuste.i18n import translator",
        "table/a.py": "from ..cli import main",
    }.items():
        file = tmp_path / name
        file.parent.mkdir(parents=True, exist_ok=True)
        file.write_text(text, encoding="utf-8")
        with pytest.raises(AssertionError, match="is above or beside"):
            test_imports_point_one_way(file)
    file = tmp_path / "kernel/a.py"
    file.write_text("from tests.browser import site", encoding="utf-8")
    assert uses_tests(file)
    for name, text in {
        "server/cluster/a.py": "from flibuste.server.live.connections import Connections",
        "server/live/a.py": "from flibuste.server.services import Services",
        "server/storage/a.py": "from ..cluster import pubsub",
    }.items():
        file = tmp_path / name
        file.parent.mkdir(parents=True, exist_ok=True)
        file.write_text(text, encoding="utf-8")
        with pytest.raises(AssertionError, match="is above or beside"):
            test_imports_inside_the_server_point_one_way(file)
    file = tmp_path / "games/one/b.py"
    file.write_text("from flibuste.games.two import state", encoding="utf-8")
    with pytest.raises(AssertionError, match="one imports"):
        test_a_game_knows_no_other_game(file)
    file.write_text("import random", encoding="utf-8")
    with pytest.raises(AssertionError, match="imports"):
        test_rules_are_pure(file)
