"""No module of the platform is called like something in a game, and no folder of the platform is crowded."""

from __future__ import annotations

import ast
import re
from collections import Counter
from collections.abc import Iterator
from pathlib import Path

from tests import ROOT, SOURCES

PACKAGE = SOURCES / "flibuste"
SITE = ROOT / "web" / "src"
SITE_FILES = (".ts", ".svelte", ".css")
MOST = 15
"""The most modules in a folder of the platform; a package's `__init__` is not counted."""

PRESCRIBED = {
    "__init__.py",
    "balance.py",
    "bots.py",
    "game.py",
    "text.py",
    "ui/index.ts",
    "ui/Cover.svelte",
    "ui/Setup.svelte",
}
"""Files of a game that the platform finds by their names, and `game.py`, where the template has the rules.

Their names are excused, but not classes of the same name.
"""


def snake_case(name: str) -> str:
    """`ChoicePanel` and `choice-panel` are `choice_panel`."""
    words = re.sub(r"(?<=[a-z0-9])(?=[A-Z])|(?<=[A-Z])(?=[A-Z][a-z])", "_", name)
    return words.replace("-", "_").lower()


def stem(file: Path) -> str:
    """The name without any suffix: `table.svelte.ts` is `table`."""
    return snake_case(file.name.partition(".")[0])


def sources(home: Path) -> Iterator[Path]:
    for file in sorted(home.rglob("*")):
        if "node_modules" not in file.parts and file.suffix in (".py", *SITE_FILES):
            yield file


def platform_names(package: Path, site: Path) -> dict[str, list[Path]]:
    """The modules and packages outside the games, and the files of the site."""
    found: dict[str, list[Path]] = {}
    for file in [*sources(package), *sources(site)]:
        if file.is_relative_to(package / "games"):
            continue
        name = stem(file) if file.stem != "__init__" else file.parent.name
        found.setdefault(name, []).append(file)
    return found


def game_names(games: Path) -> dict[str, list[Path]]:
    """The modules, classes and components in the games' folders, without the prescribed files."""
    found: dict[str, list[Path]] = {}
    for file in sources(games):
        if file.parent == games:
            continue
        prescribed = "/".join(file.relative_to(games).parts[1:]) in PRESCRIBED
        names = set() if prescribed or file.stem == "__init__" else {stem(file)}
        if file.suffix == ".py":
            tree = ast.parse(file.read_text(encoding="utf-8"))
            names |= {snake_case(node.name) for node in ast.walk(tree) if isinstance(node, ast.ClassDef)}
        for name in names:
            found.setdefault(name, []).append(file)
    return found


def shared_names(package: Path, site: Path) -> dict[str, list[str]]:
    """Names that the platform and a game both use, with the files."""
    ours, theirs = platform_names(package, site), game_names(package / "games")
    home = package.parents[1]
    return {
        name: [str(file.relative_to(home)) for file in [*ours[name], *theirs[name]]]
        for name in sorted(ours.keys() & theirs.keys())
    }


def test_no_module_of_the_platform_has_a_name_from_a_games_folder() -> None:
    assert len(platform_names(PACKAGE, SITE)) > 150
    shared = shared_names(PACKAGE, SITE)
    assert not shared, "\n".join(f"{name}: {', '.join(files)}" for name, files in shared.items())


def test_a_folder_of_the_platform_holds_at_most_fifteen_modules() -> None:
    counted = Counter(
        file.parent.relative_to(PACKAGE)
        for file in PACKAGE.rglob("*.py")
        if file.stem != "__init__" and not file.is_relative_to(PACKAGE / "games")
    )
    full = {str(folder): count for folder, count in counted.items() if count > MOST}
    assert counted and not full, full


def test_every_prescribed_file_is_in_some_game() -> None:
    for name in PRESCRIBED:
        assert list((PACKAGE / "games").glob(f"*/{name}")), name


def test_a_shared_name_is_found(tmp_path: Path) -> None:
    package, site = tmp_path / "src" / "app", tmp_path / "web" / "src"
    for file, text in {
        package / "server" / "__init__.py": "",
        package / "server" / "harbour.py": "",
        package / "cli" / "play.py": "",
        package / "kernel" / "game.py": "",
        package / "bots" / "__init__.py": "",
        package / "games" / "one" / "__init__.py": "",
        package / "games" / "one" / "game.py": "class Harbour: pass\nclass Player: pass\nclass Bots: pass",
        package / "games" / "one" / "play.py": "",
        package / "games" / "one" / "ui" / "ChoicePanel.svelte": "",
        package / "games" / "one" / "ui" / "server.ts": "",
        site / "pages" / "choice-panel.svelte.ts": "",
        site / "pages" / "player_list.ts": "",
    }.items():
        file.parent.mkdir(parents=True, exist_ok=True)
        file.write_text(text, encoding="utf-8")
    shared = shared_names(package, site)
    assert list(shared) == ["bots", "choice_panel", "harbour", "play", "server"]
    assert shared["harbour"] == ["src/app/server/harbour.py", "src/app/games/one/game.py"]
