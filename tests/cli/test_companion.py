"""`flibuste play --companion`: each new situation is explained in one sentence, once."""

from __future__ import annotations

from pathlib import Path

import pytest

import flibuste as fb
from flibuste.cli.terminal.companion import Companion
from flibuste.i18n.companion import EVENT
from flibuste.i18n.translator import LANGUAGES, Translator
from flibuste.kernel import registry
from tests.cli.terminal import Ran, Terminal, ones, only_record, record_in, run

GAMES = tuple(registry.names())


def play(game: str, typed: str, language: str = "en") -> Ran:
    ran = run("play", game, "--companion", "--seed", "5", "--lang", language, typed=typed)
    assert (ran.code, ran.err) == (0, "")
    return ran


def squeezed(text: str) -> str:
    return " ".join(text.split())


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("language", LANGUAGES)
def test_the_first_question_is_explained_in_every_language(home: Path, game: str, language: str) -> None:
    ran = play(game, "", language)
    voice = Translator(language, game)
    kinds = [key for key in companion_keys(game) if not key.startswith(EVENT)]
    assert sum(squeezed(f"» {voice.say(key)}") in squeezed(ran.out) for key in kinds) == 1
    assert [name.rpartition(" (")[2] for name in record_in(home).players[1:]] == ["mousse)", "mousse)"]


def companion_keys(game: str) -> list[str]:
    text = (registry.folder(game) / "locales" / "en.ftl").read_text(encoding="utf-8")
    lines = [line.partition(" =") for line in text.splitlines() if line.startswith("companion-")]
    return [key for key, _, _ in lines]


def test_in_a_whole_game_nothing_is_said_twice(home: Path) -> None:
    ran = play("freibeuter", ones())
    voice = Translator("en", "freibeuter")
    for kind in ("turn", "draw"):
        assert squeezed(ran.out).count(squeezed(voice.say(f"companion-{kind}"))) == 1
    assert ran.out.count("is on board the") == 1
    assert f"flibuste analyse {only_record(home)} --seat 1" in squeezed(ran.out)


def test_a_frame_that_is_drawn_again_says_the_same_and_another_question_does_not(tmp_path: Path) -> None:
    table = fb.table("freibeuter", seats=2, seed=7)
    seat = table.asking[0]
    decision = table.decision(seat)
    assert decision is not None
    words, companion = Translator("en", "freibeuter"), Companion(tmp_path / "game.companion")
    first = companion.sentences([], decision, words)
    assert first == [words.say("companion-turn")]
    assert companion.sentences([], decision, words) == first
    assert companion.sentences([], decision._replace(serial=9), words) == []


def test_without_the_option_nobody_explains_anything(home: Path) -> None:
    ran = run("play", "freibeuter", "--seed", "5", "--lang", "en", typed="1\n1\n")
    assert "» " not in ran.out


def test_a_saved_game_goes_on_with_a_companion(home: Path) -> None:
    play("freibeuter", "1\n")
    ran = run("play", "--resume", "--companion", "--lang", "en", typed="")
    assert (ran.code, ran.err) == (0, "")
    assert "» " in ran.out


def test_a_companion_comes_back_with_the_game_and_says_nothing_twice(home: Path) -> None:
    voice = Translator("en", "freibeuter")
    first = play("freibeuter", "1\n")
    kinds = [key for key in companion_keys("freibeuter") if not key.startswith(EVENT)]
    begun = {key for key in kinds if squeezed(voice.say(key)) in squeezed(first.out)}
    assert "companion-turn" in begun
    heard: list[str] = []
    for typed in ("", "1\n1\n", "1\n1\n1\n", ones()):
        ran = run("play", "--resume", "--lang", "en", typed=typed)
        assert (ran.code, ran.err) == (0, "")
        heard.append(squeezed(ran.out))
    assert "companion-turn" not in {key for key in kinds if squeezed(voice.say(key)) in " ".join(heard)}
    # The open question is explained again to whoever comes back to it; an answered one never is.
    assert sum(said.count(squeezed(voice.say("companion-draw"))) for said in heard[1:]) <= 1
    assert f"flibuste analyse {only_record(home)} --seat 1" in heard[-1]


@pytest.mark.parametrize("kept", ["", "[]", '{"a": 1}', '{"0": 5}', "\xff", "[" * 100_000])
def test_a_spoilt_memory_is_an_empty_one(tmp_path: Path, kept: str) -> None:
    file = tmp_path / "game.companion"
    file.write_bytes(kept.encode("latin-1"))
    assert Companion(file).said == {}


def test_a_game_without_words_for_it_is_refused(home: Path) -> None:
    ran = run("play", "_parley", "--companion", "--lang", "en")
    assert ran.code != 0
    assert "has no companion for a first game" in ran.err


def test_at_a_real_terminal_the_turns_of_bots_wait_to_be_read(home: Path) -> None:
    terminal = Terminal(
        "play", "freibeuter", "--companion", "--seed", "5", "--lang", "de", FLIBUSTE_HOME=str(home)
    )
    terminal.until("Jeder Zug ist nur eine Sache")
    terminal.until(">")
    terminal.type("1")
    for _ in range(6):
        said = terminal.until("Weiter mit Enter|nächsten|Enter:|Deine Wahl")
        if "Weiter mit Enter" in said:
            break
        terminal.type("" if "Enter" in said else "1")
    else:
        raise AssertionError("no bot's turn was told")
    terminal.type("ende")
    code, _ = terminal.end()
    assert code == 0
