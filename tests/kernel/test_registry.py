"""Games come from our own folder and from packages; a broken package stops nobody."""

from __future__ import annotations

import pickle
import sys
import warnings
from collections.abc import Callable, Iterator
from importlib.metadata import EntryPoint
from pathlib import Path

import pytest

from flibuste.games import _parley
from flibuste.kernel import registry
from flibuste.kernel.types import Refusal

Packages = Callable[..., None]


@pytest.fixture
def packages(monkeypatch: pytest.MonkeyPatch) -> Iterator[Packages]:
    """Installs packages with these entry points, for one test."""

    def forget() -> None:
        for kept in (registry._packaged, registry.all_names, registry.find, registry.rulebook):
            kept.cache_clear()

    def install(**values: str) -> None:
        found = [EntryPoint(name, value, registry.GROUP) for name, value in values.items()]
        monkeypatch.setattr(registry, "entry_points", lambda group: found if group == registry.GROUP else [])
        forget()

    yield install
    monkeypatch.undo()
    forget()


def write(folder: Path, name: str, code: str, files: tuple[str, ...] = registry.REQUIRED) -> None:
    home = folder / name
    home.mkdir()
    (home / "__init__.py").write_text(code, encoding="utf-8")
    for file in files:
        (home / file).parent.mkdir(exist_ok=True)
        (home / file).write_text('[[chapter]]\nkey = "one"\nrules = ["PAR-1"]\n', encoding="utf-8")


GAME = """
from flibuste.games._parley.game import Parley
GAME = Parley()
GAME.meta = GAME.meta._replace(id="{}")
"""


def test_a_package_brings_a_game(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, packages: Packages) -> None:
    write(tmp_path, "brought_game", GAME.format("brought"))
    monkeypatch.syspath_prepend(str(tmp_path))
    packages(brought="brought_game")
    assert registry.names()[-1] == "brought" and "brought" not in registry.built_in()
    assert registry.find("brought").meta.id == "brought"
    assert registry.package_of("brought") == "brought_game"
    assert registry.folder("brought") == tmp_path / "brought_game"
    assert registry.rulebook("brought").rules == ("PAR-1",)
    assert registry.edition("brought", 1) is registry.find("brought")


@pytest.mark.parametrize(
    ("called", "package", "said"),
    [
        ("freibeuter", "sound_game", "a built-in game has this name"),
        ("Big-Name", "sound_game", "small letters"),
        ("sound", "no_such_module", "ModuleNotFoundError"),
        ("sound", "crashing_game", "ZeroDivisionError"),
        ("sound", "empty_game", "keeps no GAME"),
        ("other", "sound_game", "calls it sound"),
        ("sound", "bare_game", "no rules.toml and no locales/en.ftl"),
        ("sound", "flat_module", "is a module"),
    ],
)
def test_a_broken_package_is_one_warning_and_the_others_are_there(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, packages: Packages, called: str, package: str, said: str
) -> None:
    write(tmp_path, "sound_game", GAME.format("sound"))
    write(tmp_path, "brought_game", GAME.format("brought"))
    write(tmp_path, "crashing_game", "1 / 0")
    write(tmp_path, "empty_game", "")
    write(tmp_path, "bare_game", GAME.format("sound"), ())
    (tmp_path / "flat_module.py").write_text(GAME.format("sound"), encoding="utf-8")
    monkeypatch.syspath_prepend(str(tmp_path))
    packages(**{called: package, "brought": "brought_game"})
    with pytest.warns(registry.BrokenGame, match=said) as heard:
        assert registry.all_names() == (*registry.built_in(), "brought")
    assert len(heard) == 1
    with warnings.catch_warnings():
        warnings.simplefilter("error")
        assert registry.names() and registry.find("freibeuter").meta.title == "Freibeuter"
    for module in [module for module in sys.modules if module.startswith(("sound_", "brought_", "bare_"))]:
        del sys.modules[module]


def test_a_game_nobody_has_is_refused_with_those_there_are() -> None:
    with pytest.raises(Refusal) as refused:
        registry.find("chess")
    assert refused.value.reason == "unknown-game" and refused.value.facts["games"] == list(registry.names())


def test_only_a_game_that_can_be_found_again_is_registered() -> None:
    assert registry.register(_parley.__name__) == "_parley"
    with pytest.raises(ValueError, match="keeps no GAME"):
        registry.register("flibuste.kernel")


def test_a_game_of_earlier_rules_is_unpickled_as_the_object_its_package_keeps(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    old = _parley.GAME
    monkeypatch.setattr(_parley, "GAME", object())
    monkeypatch.setattr(_parley, "EARLIER", (old,), raising=False)
    assert pickle.loads(pickle.dumps(old)) is old
