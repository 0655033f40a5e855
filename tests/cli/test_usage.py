"""Wrong command lines: one sentence in the user's language, exit code 2, never a traceback."""

from __future__ import annotations

from pathlib import Path

import pytest

from flibuste.cli.main import COMMANDS
from flibuste.tongue.tongue import LANGUAGES
from tests.cli.terminal import run

WRONG = [
    ["dance"],
    ["plya"],
    ["--dance"],
    ["play", "chess"],
    ["play", "freibeuter", "--dance"],
    ["play", "freibeuter", "extra"],
    ["play", "freibeuter", "--seats"],
    ["play", "freibeuter", "--seats", "you"],
    ["play", "freibeuter", "--seats", "you,greedy,greedy,greedy,greedy"],
    ["play", "freibeuter", "--seats", "you,deepblue"],
    ["play", "freibeuter", "--seats", ",,"],
    ["play", "freibeuter", "--names", "a,b,c,d,e,f"],
    ["play", "freibeuter", "--option", "start"],
    ["play", "freibeuter", "--option", "start=9"],
    ["play", "freibeuter", "--option", "wind=3"],
    ["play", "freibeuter", "--resume", "x.record"],
    ["rules", "chess"],
    ["rules", "freibeuter", "--pager=yes"],
    ["replay"],
    ["verify"],
    ["verify", "a", "b"],
    ["simulate"],
    ["simulate", "chess"],
    ["simulate", "freibeuter", "--seats", "9"],
    ["simulate", "freibeuter", "--seats", "two"],
    ["simulate", "freibeuter", "--bots", "deepblue"],
    ["simulate", "freibeuter", "--games", "-5"],
    ["simulate", "freibeuter", "--games", "0"],
    ["simulate", "freibeuter", "--games", "²"],
    ["simulate", "freibeuter", "--games", "many"],
    ["simulate", "freibeuter", "--jobs", "0"],
]


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("words", WRONG, ids=" ".join)
def test_a_wrong_command_line_gets_a_sentence_and_exit_code_2(
    home: Path, words: list[str], language: str
) -> None:
    ran = run(*words, "--lang", language)
    assert (ran.code, ran.out) == (2, "")
    sentence, see_help = ran.err.rstrip("\n").rsplit("\n", 1)
    assert sentence and "--help" in see_help
    assert "Traceback" not in ran.err
    assert not home.exists()


def test_the_sentence_is_in_the_language_asked_for() -> None:
    assert "La commande « dance » n’existe pas" in run("dance", "--lang", "fr").err.replace("\u00a0", " ")
    assert "Einen Befehl „dance“ gibt es nicht" in run("--lang=de", "dance").err
    assert "There is no command “dance”" in run("dance", "--lang", "en").err


def test_the_likeliest_command_is_named() -> None:
    assert "“play”" in run("plya", "--lang", "en").err


@pytest.mark.parametrize("words", [["--lang"], ["--lang", "xx", "games"], ["games", "--lang="]])
def test_an_unknown_language_is_refused_in_the_systems(words: list[str]) -> None:
    ran = run(*words)
    assert ran.code == 2
    assert "La langue" in ran.err


def test_the_language_comes_from_the_environment(monkeypatch: pytest.MonkeyPatch) -> None:
    assert "Jeux" not in run("games").err
    assert "joueurs" in run("games").out
    monkeypatch.setenv("FLIBUSTE_LANG", "de")
    assert "Spieler" in run("games").out
    assert "players" in run("games", "--lang", "EN").out


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("command", ["", *COMMANDS])
def test_every_command_has_a_help_page_in_every_language(command: str, language: str) -> None:
    ran = run(*command.split(), "--help", "--lang", language)
    if ran.code == 1 and command not in ("", "play", "games", "rules", "replay", "verify", "simulate"):
        pytest.skip(ran.err)
    assert (ran.code, ran.err) == (0, "")
    assert f"flibuste {command}".strip() in ran.out
    assert "--lang fr|en|de" in ran.out


def test_without_arguments_the_help_is_shown() -> None:
    assert run().out.strip() == run("--help").out.strip() != ""


def test_a_command_whose_package_is_missing_says_so(monkeypatch: pytest.MonkeyPatch) -> None:
    def lacking(_name: str) -> None:
        raise ModuleNotFoundError(name="uvicorn")

    monkeypatch.setattr("flibuste.cli.main.import_module", lacking)
    ran = run("serve", "--lang", "en")
    assert (ran.code, ran.out) == (1, "")
    assert "needs the package uvicorn" in ran.err


def test_the_version_is_shown() -> None:
    ran = run("--version")
    assert (ran.code, ran.out.split()[0]) == (0, "flibuste")


def test_games_are_listed_without_the_developers_toys() -> None:
    ran = run("games", "--lang", "fr")
    assert "Flibustier  freibeuter" in ran.out
    assert "_parley" not in ran.out
