"""Wrong command lines: one sentence in the user's language, exit code 2, never a traceback."""

from __future__ import annotations

from importlib.metadata import version
from pathlib import Path

import pytest

from flibuste.cli.main import COMMANDS
from flibuste.i18n.translator import LANGUAGES
from flibuste.kernel import agenda, registry
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
    ["simulate", "freibeuter", "--jobs", "1_0"],
    ["simulate", "freibeuter", "--seats", "2,,3"],
    ["simulate", "freibeuter", "--games", "1.5"],
    ["simulate", "freibeuter", "--check=yes"],
    ["simulate", "freibeuter", "--option", "=3"],
    ["arena", "freibeuter", "--games", "1000000000"],
    ["arena", "freibeuter", "--seconds", "nan"],
    ["arena", "freibeuter", "--elo0", "2001"],
    ["arena", "freibeuter", "--share1", "1"],
    ["arena", "freibeuter", "--resume"],
    ["arena", "--resume", "--games", "5"],
    ["balance", "freibeuter", "--iterations", "0"],
    ["balance", "freibeuter", "--ladder"],
    ["bench", "--rounds", "100"],
    ["bench", "--seconds", "0"],
    ["bench", "--tables", "many"],
    ["serve", "--port", "65536"],
    ["serve", "--port", "http"],
    ["serve", "--no-browser=1"],
    ["admin"],
    ["admin", "close"],
    ["admin", "tables", "all"],
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


@pytest.mark.parametrize(
    ("words", "sentence"),
    [
        (["--dance"], "L’option --dance n’existe pas."),
        (["play", "freibeuter", "--dance=3"], "L’option --dance n’existe pas."),
        (["play", "freibeuter", "--seats"], "Il manque la valeur de l’option --seats."),
        (["arena", "--resume", "--games", "5"], "Il manque la valeur de l’option --resume."),
        (["rules", "freibeuter", "--pager=yes"], "L’option --pager ne prend pas de valeur."),
        (["serve", "--no-browser=1"], "L’option --no-browser ne prend pas de valeur."),
        (["replay"], "Il manque un argument : FICHIER."),
        (["verify", "a", "b", "c"], "Il y a un argument de trop : b c."),
        (["simulate", "freibeuter", "--games", "²"], "--games demande un nombre entier d’au moins 1 ;"),
        (
            ["bench", "--rounds", "100"],
            "--rounds demande un nombre entier de 1 à 99 ; « 100 » n’en est pas un.",
        ),
        (["arena", "freibeuter", "--share1", "1"], "--share1 demande un nombre de 0,001 à 0,999 ;"),
    ],
    ids=lambda part: " ".join(part) if isinstance(part, list) else "",
)
def test_each_error_of_the_parser_has_a_sentence_of_its_own(words: list[str], sentence: str) -> None:
    err = run(*words, "--lang", "fr").err
    assert sentence in " ".join(err.replace("\u202f", " ").replace("\u00a0", " ").split())


@pytest.mark.parametrize("words", [["arena"], ["balance"]])
def test_arena_and_balance_have_the_same_options(words: list[str]) -> None:
    page = run(*words, "--help", "--lang", "en").out
    for option in ("--bots", "--games", "--seats", "--seconds", "--iterations", "--option", "--data"):
        assert f"  {option} " in page
    for option in ("--seed", "--out", "--resume", "--jobs", "--cluster", "--json", "--csv", "--html"):
        assert f"  {option} " in page


def test_a_decimal_may_have_a_comma_or_a_point() -> None:
    words = ("arena", "_parley", "--bots", "greedy,random", "--games", "2", "--jobs", "1", "--json")
    for seconds in ("0.5", "0,5"):
        assert run(*words, "--seconds", seconds).code == 0


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
    assert (ran.code, ran.err) == (0, "")
    assert f"flibuste {command}".strip() in ran.out
    assert "--lang fr|en|de" in ran.out


def test_a_command_whose_package_is_missing_says_so(monkeypatch: pytest.MonkeyPatch) -> None:
    def lacking(_name: str) -> None:
        raise ModuleNotFoundError(name="uvicorn")

    monkeypatch.setattr("flibuste.cli.program.import_module", lacking)
    ran = run("serve", "--lang", "en")
    assert (ran.code, ran.out) == (1, "")
    assert "needs the package uvicorn" in ran.err


@pytest.mark.parametrize(
    ("compiled", "language", "said"),
    [
        (True, "fr", "règles compilées"),
        (False, "fr", "règles interprétées"),
        (True, "en", "rules compiled"),
        (False, "de", "Regeln interpretiert"),
    ],
)
def test_the_version_is_shown_and_whether_the_rules_are_compiled(
    compiled: bool, language: str, said: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("flibuste.bench.build.compiled", lambda: compiled)
    ran = run("--version", "--lang", language)
    assert (ran.code, ran.err) == (0, "")
    assert ran.out.startswith(f"flibuste {version('flibuste')}, {said}")


def test_the_version_tells_the_build_that_runs() -> None:
    interpreted = str(agenda.__file__).endswith(".py")
    assert ("interpreted" in run("--version", "--lang", "en").out) == interpreted


def test_games_are_listed_without_the_developers_toys() -> None:
    ran = run("games", "--lang", "fr")
    assert "Flibustier  freibeuter" in ran.out
    assert "_parley" not in ran.out


@pytest.mark.parametrize(
    ("typed", "game"),
    [
        ("Flibustier", "freibeuter"),
        ("störtebeker", "stoertebeker"),
        ("Stortebeker", "stoertebeker"),
        ("Rum & Pirates", "rum_and_pirates"),
        ("rum", "rum_and_pirates"),
        ("LIBERTALIA", "libertalia"),
    ],
)
def test_a_game_is_found_by_its_name_in_any_language(typed: str, game: str) -> None:
    assert (
        run("rules", typed, "--rule", "1", "--lang", "de").out
        == run("rules", game, "--rule", "1", "--lang", "de").out
    )


def test_the_likeliest_game_is_named() -> None:
    ran = run("play", "libertalya", "--lang", "fr")
    assert ran.code == 2
    assert "Vouliez-vous dire «\xa0libertalia\xa0»" in ran.err
    assert "freibeuter, libertalia" in run("play", "chess", "--lang", "en").err


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", registry.names())
def test_the_options_of_a_game_are_listed_with_their_values(game: str, language: str) -> None:
    ran = run("games", game, "--lang", language)
    assert (ran.code, ran.err) == (0, "")
    for option in registry.find(game).meta.options:
        assert f"--option {option.key}=" in ran.out
        assert all(value in ran.out for value in option.values)
    said = run("play", game, "--option", "xyzzy=1", "--lang", language)
    assert said.code == 2
    assert all(option.key in said.err for option in registry.find(game).meta.options)
