"""A new game begins as a copy of the template that plays at once."""

from __future__ import annotations

import os
import re
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from tests import ROOT, SOURCES

PLAY = """
import sys
from flibuste.kernel import registry
from flibuste.kernel.chance import Dealer, Quick
from flibuste.kernel.game import play_out, make_setup
from flibuste.i18n.translator import LANGUAGES, Translator

name = sys.argv[1]
game, book = registry.find(name), registry.rulebook(name)
told = []
for seats in game.meta.seats:
    for seed in range(20):
        dealer = Dealer(Quick(seed), told)
        s = game.start(make_setup(game.meta, seats), dealer)
        play_out(game, s, dealer)
        assert game.result(s).reason in game.meta.ends
for language in LANGUAGES:
    translator = Translator(language, name)
    for event in told:
        assert event.rule in book and translator.event(event, 0)
    assert translator.say("game-title") == game.meta.title
print(game.meta.id, game.meta.title, game.meta.prefix, type(game).__name__, sep=", ")
"""


@pytest.fixture
def checkout(tmp_path: Path) -> Path:
    """A copy of the sources, without what was compiled."""
    made = shutil.ignore_patterns("__pycache__", ".*", "*.so", "*.pyd", "node_modules")
    shutil.copytree(SOURCES, tmp_path / "src", ignore=made)
    return tmp_path


@pytest.fixture
def tree(checkout: Path) -> Path:
    """A copy with the tests, too."""
    shutil.copytree(ROOT / "tests", checkout / "tests", ignore=shutil.ignore_patterns("__pycache__"))
    for file in ("pyproject.toml", "conftest.py"):
        shutil.copy(ROOT / file, checkout / file)
    return checkout


def run(checkout: Path, *arguments: str) -> subprocess.CompletedProcess[str]:
    """Python in the copy, in English."""
    env = {**os.environ, "PYTHONPATH": str(checkout / "src"), "LC_ALL": "en_GB.UTF-8", "PYTHONUTF8": "1"}
    env.pop("FLIBUSTE_BUILD", None)
    return subprocess.run(
        [sys.executable, *arguments], cwd=checkout, env=env, capture_output=True, text=True, check=False
    )


def new_game(checkout: Path, *names: str) -> subprocess.CompletedProcess[str]:
    return run(checkout, "-m", "flibuste.cli.developer.new_game", *names)


@pytest.mark.parametrize(
    ("called", "label"),
    [
        ("trial_run", "trial_run, Trial run, TRI, TrialRun\n"),
        ("gold_of_tortuga", "gold_of_tortuga, Gold of tortuga, GOL, GoldOfTortuga\n"),
    ],
)
def test_the_copy_plays_under_its_own_name_in_every_language(checkout: Path, called: str, label: str) -> None:
    done = new_game(checkout, called)
    assert (done.returncode, done.stderr) == (0, "")
    assert f"src/flibuste/games/{called}" in done.stdout.replace(os.sep, "/")
    played = run(checkout, "-c", PLAY, called)
    assert (played.stderr, played.stdout) == ("", label)


FAILED = re.compile(r"^FAILED \S+::(\S+)", re.MULTILINE)


@pytest.mark.slow
def test_the_copy_passes_everything_but_the_golden_games_which_one_command_writes(tree: Path) -> None:
    """As docs/add-a-game.md says. The whole conformance suite and the copied tests run on it."""
    assert new_game(tree, "trial_run", "SEA").returncode == 0
    games = str(tree / "src" / "flibuste" / "games" / "trial_run" / "tests")
    suite = ["-m", "pytest", "-q", "-p", "no:cacheprovider", "-k", "trial_run", "tests/conformance", games]
    fresh = run(tree, *suite)
    assert FAILED.findall(fresh.stdout) == [
        "test_every_seat_count_and_every_end_has_a_golden_game[trial_run]"
    ], fresh.stdout
    assert "error" not in fresh.stdout.splitlines()[-1]
    golden = run(tree, "-m", "flibuste.cli.developer.golden", "trial_run")
    assert (golden.returncode, golden.stderr) == (0, "")
    again = run(tree, *suite)
    assert again.returncode == 0, again.stdout


def test_the_prefix_can_be_chosen(checkout: Path) -> None:
    done = new_game(checkout, "freight", "CAR")
    assert (done.returncode, done.stderr) == (0, "")
    assert "CAR-1" in done.stdout
    played = run(checkout, "-c", PLAY, "freight")
    assert (played.stderr, played.stdout) == ("", "freight, Freight, CAR, Freight\n")


def test_nothing_of_the_template_is_left_in_the_copy(checkout: Path) -> None:
    new_game(checkout, "trial_run")
    games = checkout / "src" / "flibuste" / "games"
    copy = games / "trial_run"
    texts = {
        str(file.relative_to(copy)): file.read_text("utf-8") for file in copy.rglob("*.*") if file.is_file()
    }
    for file, text in texts.items():
        for word in ("_parley", "Parley", "PAR-", '"PAR"', "Pourparlers", "Palaver"):
            assert word not in text, f"{word} in {file}"
    template = [file for file in (games / "_parley").rglob("*.*") if file.is_file()]
    assert len(texts) == len([file for file in template if "records" not in file.parts])


@pytest.mark.parametrize(
    ("names", "said"),
    [
        ((), "make new-game"),
        (("one", "TWO", "three"), "make new-game"),
        (("trial_run", "tri"), "tri"),
        (("trial_run", "C"), "capital"),
        (("trial_run", "LIB"), "libertalia"),
        (("_secret",), "underscore"),
        (("2fast",), "2fast"),
        (("Corsairs",), "Corsairs"),
        (("sea-wolf",), "sea-wolf"),
        (("../oops",), "../oops"),
        (("ab",), "ab"),
        (("",), "name"),
        (("lambda",), "lambda"),
        (("freibeuter",), "freibeuter"),
        (("freight",), "FRE"),
        (("parade",), "PAR"),
    ],
)
def test_a_name_that_will_not_do_is_refused_in_one_sentence(
    checkout: Path, names: tuple[str, ...], said: str
) -> None:
    games = checkout / "src" / "flibuste" / "games"
    before = sorted(games.rglob("*.*"))
    done = new_game(checkout, *names)
    assert (done.returncode, done.stdout) == (2, "")
    assert said in done.stderr
    assert done.stderr.count("\n") == 1
    assert [file for file in sorted(games.rglob("*.*")) if "__pycache__" not in file.parts] == before


def test_an_installed_package_makes_no_games(checkout: Path) -> None:
    (checkout / "src").rename(checkout / "site-packages")
    env = {**os.environ, "PYTHONPATH": str(checkout / "site-packages"), "LC_ALL": "en_GB.UTF-8"}
    done = subprocess.run(
        [sys.executable, "-m", "flibuste.cli.developer.new_game", "trial_run"],
        cwd=checkout,
        env=env,
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 2
    assert not (checkout / "site-packages" / "flibuste" / "games" / "trial_run").exists()
