"""`--data`: the user's own files for a game, and the note about built-in ones."""

from __future__ import annotations

from pathlib import Path

import pytest

from flibuste.i18n.translator import LANGUAGES, Translator
from flibuste.kernel import registry
from flibuste.kernel.records.record import parse
from tests.cli.terminal import only_record, run

GAME = "stoertebeker"
FILES = registry.find(GAME).meta.data
DICE = '[["rum"], ["blank"]]\n'


def folder(home: Path, **files: str | bytes) -> str:
    names = {"ships": "ships.csv", "cards": "cards.csv", "dice": "colour_dice.json", "crew": "crew.csv"}
    for key, content in files.items():
        (home / names[key]).write_bytes(content.encode() if isinstance(content, str) else content)
    return str(home)


@pytest.fixture
def saved(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.setenv("FLIBUSTE_HOME", str(tmp_path / "home"))
    return tmp_path / "home"


def test_a_game_is_played_with_the_files_of_a_folder_and_keeps_them(tmp_path: Path, saved: Path) -> None:
    data = tmp_path / "box"
    data.mkdir()
    ran = run("play", GAME, "--seats", "random,random", "--data", folder(data, dice=DICE), "--lang", "en")
    assert ran.code == 0, ran.err
    record = parse(only_record(saved).read_text(encoding="utf-8"))
    assert record.setup.data == (("colour_dice.json", DICE),)


def test_only_a_box_that_is_ones_own_to_the_last_file_is_no_reconstruction(
    tmp_path: Path, saved: Path
) -> None:
    note = Translator("en", GAME).say("data-built-in")
    built_in = {name: registry.folder(GAME).joinpath(name).read_text(encoding="utf-8") for name in FILES}
    for count in range(1, len(FILES) + 1):
        data = tmp_path / str(count)
        data.mkdir()
        for name in FILES[:count]:
            (data / name).write_text(built_in[name], encoding="utf-8")
        ran = run("play", GAME, "--seats", "you,random", "--data", str(data), "--lang", "en", typed="\n")
        assert (note in " ".join(ran.out.split())) == (count < len(FILES))


def test_without_files_of_ones_own_the_terminal_says_so(saved: Path) -> None:
    for language in LANGUAGES:
        ran = run("play", GAME, "--seats", "you,random", "--lang", language, typed="\n")
        said = " ".join(ran.out.split())
        assert " ".join(Translator(language, GAME).say("data-built-in").split()) in said
    ran = run("play", GAME, "--seats", "you,random", "--seed", "1", "--lang", "en", typed="1\n" * 6)
    assert (
        " ".join(ran.out.split()).count(Translator("en", GAME).say("data-built-in")) == 1
    )  # at the start only
    ran = run("play", "freibeuter", "--seats", "you,random", "--lang", "en", typed="\n")
    assert "econstruct" not in ran.out


def test_what_is_odd_is_said_and_played(tmp_path: Path, saved: Path) -> None:
    ships = (registry.folder(GAME) / "ships.csv").read_text(encoding="utf-8").splitlines()[:25]
    ran = run("play", GAME, "--seats", "random,random", "--data", folder(tmp_path, ships="\n".join(ships)))
    assert ran.code == 0 and "ships.csv" in ran.err and "24" in ran.err


BROKEN: list[tuple[dict[str, str | bytes], str]] = [
    ({"dice": "[]"}, "colour_dice.json"),
    ({"ships": "id\n"}, "ships.csv"),
    ({"crew": "x"}, "crew.csv"),
    ({"ships": b"\xff\xfe"}, "ships.csv"),
    ({"cards": "x" * 300_000}, "cards.csv"),
    ({"cards": "x" * 70_000}, "cards.csv"),
]


@pytest.mark.parametrize("command", ["play", "simulate"])
@pytest.mark.parametrize("language", LANGUAGES)
def test_files_that_cannot_be_used_are_refused_in_a_sentence(
    tmp_path: Path, saved: Path, command: str, language: str
) -> None:
    for number, (files, name) in enumerate(BROKEN):
        home = tmp_path / f"{number}"
        home.mkdir()
        ran = run(command, GAME, "--data", folder(home, **files), "--lang", language)
        assert ran.code == 1 and name in ran.err and "Traceback" not in ran.err, ran.err
    assert not (saved / "records").exists()


def test_a_folder_that_is_missing_empty_or_full_of_folders_is_refused(tmp_path: Path, saved: Path) -> None:
    (tmp_path / "empty").mkdir()
    (tmp_path / "odd").mkdir()
    (tmp_path / "odd" / "ships.csv").mkdir()
    for name in ("gone", "empty", "odd"):
        ran = run("play", GAME, "--data", str(tmp_path / name), "--lang", "en")
        assert ran.code == 1 and str(tmp_path / name) in ran.err
    ran = run("play", "freibeuter", "--data", str(tmp_path), "--lang", "en")
    assert ran.code == 2 and "freibeuter" in ran.err


def test_simulations_take_options_and_files(tmp_path: Path) -> None:
    words = ["--seats", "2", "--games", "4", "--jobs", "1", "--json"]
    data = folder(tmp_path, dice=DICE)
    ran = run("simulate", GAME, *words, "--option", "advanced=on", "--data", data, "--check")
    assert ran.code == 0, ran.err
    assert run("simulate", GAME, *words, "--option", "advanced=perhaps").code == 2
