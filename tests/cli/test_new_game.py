"""A new game begins as a copy of the template that plays at once."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

SOURCES = Path(__file__).parents[2] / "src"

PLAY = """
import sys
from flibuste.kernel import shelf
from flibuste.kernel.chance import Dealer, Quick
from flibuste.kernel.game import play_out, settle
from flibuste.tongue.tongue import LANGUAGES, Tongue

name = sys.argv[1]
game, book = shelf.find(name), shelf.rulebook(name)
told = []
for seats in game.meta.seats:
    for seed in range(20):
        dealer = Dealer(Quick(seed), told)
        s = game.start(settle(game.meta, seats), dealer)
        play_out(game, s, dealer)
        assert game.result(s).reason in game.meta.ends
for language in LANGUAGES:
    tongue = Tongue(language, name)
    for event in told:
        assert event.rule in book and tongue.event(event, 0)
    assert tongue.say("game-title") == game.meta.title
print(game.meta.id, game.meta.title, game.meta.prefix, type(game).__name__, sep=", ")
"""


@pytest.fixture
def checkout(tmp_path: Path) -> Path:
    """A copy of the sources, without what was compiled."""
    made = shutil.ignore_patterns("__pycache__", ".*", "*.so", "*.pyd", "node_modules")
    shutil.copytree(SOURCES, tmp_path / "src", ignore=made)
    return tmp_path


def run(checkout: Path, *arguments: str) -> subprocess.CompletedProcess[str]:
    """Python in the copy, in English."""
    env = {**os.environ, "PYTHONPATH": str(checkout / "src"), "LC_ALL": "en_GB.UTF-8", "PYTHONUTF8": "1"}
    return subprocess.run(
        [sys.executable, *arguments], cwd=checkout, env=env, capture_output=True, text=True, check=False
    )


def new_game(checkout: Path, *names: str) -> subprocess.CompletedProcess[str]:
    return run(checkout, "-m", "flibuste.cli.new_game", *names)


@pytest.mark.parametrize(
    ("called", "label"),
    [
        ("corsairs", "corsairs, Corsairs, COR, Corsairs\n"),
        ("gold_of_tortuga", "gold_of_tortuga, Gold of tortuga, GOL, GoldOfTortuga\n"),
    ],
)
def test_the_copy_plays_under_its_own_name_in_every_language(checkout: Path, called: str, label: str) -> None:
    done = new_game(checkout, called)
    assert (done.returncode, done.stderr) == (0, "")
    assert f"src/flibuste/games/{called}" in done.stdout.replace(os.sep, "/")
    played = run(checkout, "-c", PLAY, called)
    assert (played.stderr, played.stdout) == ("", label)


def test_the_copy_passes_its_own_tests(checkout: Path) -> None:
    new_game(checkout, "corsairs")
    tests = checkout / "src" / "flibuste" / "games" / "corsairs" / "tests"
    done = run(checkout, "-m", "pytest", "-q", "-p", "no:cacheprovider", str(tests))
    assert done.returncode == 0, done.stdout


def test_nothing_of_the_template_is_left_in_the_copy(checkout: Path) -> None:
    new_game(checkout, "corsairs")
    games = checkout / "src" / "flibuste" / "games"
    copy = games / "corsairs"
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
        (("one", "two"), "make new-game"),
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
        [sys.executable, "-m", "flibuste.cli.new_game", "corsairs"],
        cwd=checkout,
        env=env,
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 2
    assert not (checkout / "site-packages" / "flibuste" / "games" / "corsairs").exists()
