"""`flibuste puzzles`: solved, listed, made and checked at the terminal."""

from __future__ import annotations

from pathlib import Path

import pytest

from flibuste.i18n.translator import LANGUAGES, Translator
from flibuste.kernel import registry
from flibuste.puzzles import checking
from flibuste.puzzles.criteria import LEAD, MOST_WORLDS, Effort
from flibuste.puzzles.puzzle import fresh, puzzles_of, read_puzzles
from tests.cli.terminal import Ran, run

GAMES = registry.names()


def solve(game: str, name: str, *typed: str, language: str = "en") -> Ran:
    lines = "".join(f"{line}\n" for line in typed)
    return run("puzzles", "play", game, "--puzzle", name, "--lang", language, typed=lines)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", GAMES)
def test_a_puzzle_is_solved_or_missed(home: Path, game: str, language: str) -> None:
    puzzle = puzzles_of(game)[0]
    voice = Translator(language, game)
    parse = registry.find(game).vocabulary.parse
    best = voice.choice(parse(puzzle.best))
    right = solve(game, puzzle.id, puzzle.best, language=language)
    assert (right.code, right.err) == (0, "")
    assert voice.say("puzzles-right", {"choice": best}) in right.out
    wrong = solve(game, puzzle.id, puzzle.matelot, language=language)
    missed = voice.choice(parse(puzzle.matelot))
    assert voice.say("puzzles-wrong", {"choice": missed, "best": best}) in wrong.out
    assert voice.say("puzzles-theme", {"theme": voice.say(f"puzzle-theme-{puzzle.theme}")}) in wrong.out


def test_a_choice_that_is_not_offered_is_refused_and_tells_nothing(home: Path) -> None:
    puzzle = puzzles_of("freibeuter")[0]
    ran = solve("freibeuter", puzzle.id, "resolve AB12", "quit")
    assert "FRE-" in ran.out
    assert "The best choice" not in ran.out
    assert not list(home.rglob("puzzle.record")), "there is nothing to save"


def test_the_puzzle_of_a_day_is_played_without_a_name(home: Path) -> None:
    ran = run("puzzles", "play", "libertalia", "--day", "2026-01-05", "--lang", "en", typed="quit\n")
    assert ran.code == 0
    assert any(puzzle.id in ran.out for puzzle in puzzles_of("libertalia"))
    assert run("puzzles", "play", "--lang", "en", typed="quit\n").code == 0


@pytest.mark.parametrize(
    ("words", "said"),
    [
        (("fetch",), "play, list, make, check"),
        (("play", "libertalia", "--puzzle", "kraken"), "There is no puzzle “kraken”."),
        (("play", "--day", "2999-01-01"), "There is no puzzle for 2999-01-01"),
        (("play", "--day", "soon"), "“soon” is not a date"),
        (("make", "libertalia", "--games", "0"), "There is no game to look at"),
        (("make", "libertalia", "--seats", "9"), "9 cannot play this game"),
    ],
)
def test_what_does_not_fit_is_refused(home: Path, words: tuple[str, ...], said: str) -> None:
    ran = run("puzzles", *words, "--lang", "en")
    assert ran.code != 0
    assert said in ran.out + ran.err


def test_the_list_names_every_puzzle(home: Path) -> None:
    listed = run("puzzles", "list", "libertalia", "--lang", "fr").out
    assert all(puzzle.id in listed for puzzle in puzzles_of("libertalia"))
    assert "Libertalia" in run("puzzles", "list", "--lang", "fr").out


def test_puzzles_are_made_and_the_search_goes_on_later(home: Path, tmp_path: Path) -> None:
    out = tmp_path / "toy.ndjson"
    words = ("puzzles", "make", "_parley", "--jobs", "1", "--seats", "2", "--out", str(out), "--lang", "en")
    made = run(*words, "--games", "1")
    assert (made.code, made.out.startswith("1 games")) == (0, True)
    (found,) = read_puzzles(out)
    assert (found.game, found.lead >= LEAD, found.worlds >= MOST_WORLDS) == ("_parley", True, True)
    assert found.best in [option.text for option in fresh(found).decision.options]
    kept = (tmp_path / "toy.ndjson.games").read_text(encoding="utf-8")
    assert run(*words, "--games", "1").out == made.out
    assert (tmp_path / "toy.ndjson.games").read_text(encoding="utf-8") == kept, "nothing was looked at again"


def test_a_check_says_how_many_hold(home: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def little(self: Effort, factor: int) -> Effort:
        return Effort(4, 2, 2, 2, 20)

    monkeypatch.setattr(Effort, "times", little)
    monkeypatch.setattr(checking, "TIMES", 1)
    ran = run(
        "puzzles", "check", "libertalia", "--sample", "1", "--jobs", "1", "--effort", "10", "--lang", "en"
    )
    assert ran.code == 0
    assert "With 10 times the effort" in ran.out and "of 1 solutions hold" in ran.out
